// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// GrowingFile: a file to whose end is written, piece by piece, so that a reader never sees half a piece.
///
/// A piece is with the system when `append` comes back, so that it outlives the program; `sync` brings all of
/// it down to the disk, so that it outlives the machine. What failed half-way is cut off again.

#include "model/content/files/filefault.h"
#include "model/content/files/systemfile.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace fabletop {

class GrowingFile {
public:
    /// Opens a file that is there, to go on after its first `size` bytes.
    [[nodiscard]] std::optional<FileFault> open(const QString& path, qint64 size);
    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    void close() { (void)m_file.close(); }

    /// All of it or nothing.
    [[nodiscard]] std::optional<FileFault> append(const QByteArray& bytes);
    [[nodiscard]] std::optional<FileFault> sync();
    /// What is written whole.
    [[nodiscard]] qint64 size() const { return m_size; }
    /// Whether its name still leads to this file, and nobody else has written into it.
    [[nodiscard]] bool undisturbed() const;

private:
    QString m_path;
    SystemFile m_file;
    qint64 m_size = 0;
};

} // namespace fabletop
