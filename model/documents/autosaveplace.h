// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// AutosavePlace: where the copy of a document that is not saved yet lies, and whose it is.
///
/// Why a lock beside the copy: it tells a living window from a crash, so that two windows neither offer nor
/// overwrite each other's copies. Why beside the document's own file: nobody's file changes before they say
/// so.

#include <QLockFile>
#include <QString>
#include <QStringList>
#include <memory>

namespace fabletop {

class AutosavePlace {
public:
    /// `folder` takes copies of documents without a file, and of those whose own folder takes none; `ending`
    /// is that of the document's files.
    AutosavePlace(QString folder, QString ending);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// Where the copy is; empty while there is none.
    [[nodiscard]] const QString& target() const { return m_target; }
    /// Finds a place for the copy of the document at `path`, which may be empty. False: there is none.
    bool pick(const QString& path);
    /// Takes a copy that was left behind as its own. False while another program holds it.
    bool claim(const QString& autosave);
    /// Removes the copy.
    void forget();

    /// The copy that belongs to a document's file.
    [[nodiscard]] static QString beside(const QString& path);
    /// Whether a copy is there whose program no longer runs.
    [[nodiscard]] static bool left(const QString& autosave);
    /// The file a copy belongs to, by what it says itself: where the folder of both was moved, the file
    /// beside it.
    [[nodiscard]] static QString ownerOf(const QString& autosave, const QString& recorded);
    /// Such copies in the folder whose names end in `ending` and that of copies.
    [[nodiscard]] static QStringList leftIn(const QString& folder, const QString& ending);

private:
    QString m_folder;
    QString m_ending;
    QString m_target;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace fabletop
