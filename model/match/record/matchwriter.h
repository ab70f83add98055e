#pragma once
/// MatchWriter: puts a match into its file line by line, and loses nothing when the disk refuses.
///
/// Why it keeps the lines: taking back and moving to another place rewrite the file as a whole, and what a
/// full disk refused must still be there when it has room again. A long match is some 400 kB. What another program
/// put into the file meanwhile is kept beside it ("… (other)"), never written over.

#include <QByteArray>
#include <QFile>
#include <QString>
#include <memory>
#include <vector>

namespace fabletop {

class MatchWriter {
public:
    MatchWriter();
    ~MatchWriter();
    MatchWriter(MatchWriter&&) noexcept;
    MatchWriter& operator=(MatchWriter&&) noexcept;

    /// Takes over lines that are already in the file at `path` (repairing a torn one), and goes on after
    /// them.
    bool resume(const QString& path, std::vector<QByteArray> lines, bool torn);
    /// Begins a new file. A file of that name is replaced only once the new one is complete.
    bool start(const QString& path, const QByteArray& header);
    /// The same with lines there are already.
    bool startWith(const QString& path, std::vector<QByteArray> lines);
    /// Adds a line and hands it to the system. False: it waits in memory, `error()` says why.
    bool append(const QByteArray& line);
    /// Replaces the whole file, atomically.
    bool rewrite(std::vector<QByteArray> lines);
    /// Tries again to write what waits.
    bool retry();
    /// Writes the whole match to another place and goes on there.
    bool moveTo(const QString& path);

    [[nodiscard]] bool active() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const std::vector<QByteArray>& lines() const { return m_lines; }
    [[nodiscard]] int waiting() const; ///< lines not in the file yet
    [[nodiscard]] const QString& error() const
    {
        return m_error;
    } ///< the system's words; empty: all is written

private:
    bool minded();
    bool writeAll();
    bool writeRest();
    bool openToAppend();
    bool fail(const QString& error);

    QString m_path;
    QString m_error;
    std::vector<QByteArray> m_lines;
    std::size_t m_written = 0; ///< lines known to be in the file
    qint64 m_good = 0;         ///< size of the file after them
    bool m_stale = false;      ///< the file must be written as a whole
    std::unique_ptr<QFile> m_file;
};

} // namespace fabletop
