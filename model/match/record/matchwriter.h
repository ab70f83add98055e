// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchWriter: puts a match into its file line by line, and loses nothing when the disk refuses.
///
/// Why it keeps the lines: taking back and moving to another place rewrite the file as a whole, and what a
/// full disk refused must still be there when it has room again. A long match is some 400 kB. What another
/// program put into the file meanwhile is kept beside it ("… (other)"), never written over.
///
/// Each line is with the system when `append` comes back, so a killed program loses none; the whole is
/// brought down to the disk by every rewrite and by `settle`, which whoever ends or leaves a match calls.

#include "model/content/files/growingfile.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

namespace fabletop {

class MatchWriter {
public:
    /// Takes over lines that are already in the file at `path` (repairing a torn one), and goes on after
    /// them.
    bool resume(const QString& path, std::vector<QByteArray> lines, bool torn);
    /// Begins a new file. A file of that name is replaced only once the new one is complete.
    bool start(const QString& path, const QByteArray& header);
    /// The same with lines there are already.
    bool startWith(const QString& path, std::vector<QByteArray> lines);
    /// Adds a line and hands it to the system. False: it waits in memory, `fault()` says why.
    bool append(const QByteArray& line);
    /// Replaces the whole file, atomically.
    bool rewrite(std::vector<QByteArray> lines);
    /// Tries again to write what waits.
    bool retry();
    /// Brings everything down to the disk, what waits too.
    bool settle();
    /// Writes the whole match to another place and goes on there.
    bool moveTo(const QString& path);

    [[nodiscard]] bool active() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const std::vector<QByteArray>& lines() const { return m_lines; }
    /// Lines that are not in the file yet; 1 at least where it must be written anew.
    [[nodiscard]] int waiting() const;
    /// Why not all is written; nothing: all is.
    [[nodiscard]] const std::optional<FileFault>& fault() const { return m_fault; }

private:
    bool minded();
    bool writeAll();
    bool writeRest();
    bool open();
    bool fail(const FileFault& fault);

    QString m_path;
    std::optional<FileFault> m_fault;
    std::vector<QByteArray> m_lines;
    std::size_t m_written = 0; ///< lines known to be in the file
    qint64 m_good = 0;         ///< size of the file after them; 0: nothing of ours is there
    bool m_stale = false;      ///< the file must be written as a whole
    GrowingFile m_file;
};

/// The lines as they stand in a file.
[[nodiscard]] QByteArray joined(const std::vector<QByteArray>& lines);

} // namespace fabletop
