// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// FileFault: why a file couldn't be saved, as a value: which file, and the reason in a person's words.
///
/// Why not the system's message alone: whoever reads it must know which file in which folder, and what to do
/// about it.

#include <QCoreApplication>
#include <QString>

namespace fabletop {

class FileFault {
    Q_DECLARE_TR_FUNCTIONS(FileFault)
public:
    /// What the system refused: the file itself, or a new file in its folder.
    enum class Of { file, folder };

    /// `error` is the system's number (errno).
    FileFault(QString path, int error, Of of = Of::file) : m_path(std::move(path)), m_error(error), m_of(of)
    {}

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] int error() const { return m_error; }
    /// "the disk is full", to stand behind a colon.
    [[nodiscard]] QString reason() const;
    /// "Couldn't save duel.match in ~/Documents: the disk is full."
    [[nodiscard]] QString sentence() const;

private:
    QString m_path;
    int m_error;
    Of m_of;
};

/// "~/Documents": a folder as people write it.
[[nodiscard]] QString shownFolder(const QString& folder);

} // namespace fabletop
