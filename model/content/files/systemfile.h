// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SystemFile: an open file of the system, closed by itself. Every call answers 0 or the system's error
/// number.
///
/// Why not QFile: what the system says of flushing to the disk and of closing must be heard, and QFile keeps
/// it to itself. Only the files of this folder use it.

#include <QByteArray>
#include <utility>

struct stat;

namespace fabletop {

class SystemFile {
public:
    SystemFile() = default;
    ~SystemFile() { (void)close(); }
    SystemFile(SystemFile&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    SystemFile& operator=(SystemFile&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    SystemFile(const SystemFile&) = delete;
    SystemFile& operator=(const SystemFile&) = delete;

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int open(const QByteArray& name, int flags, unsigned int mode);
    /// To the end of a device or pipe.
    [[nodiscard]] int write(const char* bytes, qsizetype count);
    [[nodiscard]] int writeAt(qint64 place, const char* bytes, qsizetype count);
    [[nodiscard]] int cut(qint64 size);
    /// Down to the disk, where this file's kind knows such a thing.
    [[nodiscard]] int sync();
    /// Gives a file that was opened by O_TMPFILE a name; nothing may have it yet.
    [[nodiscard]] int nameIt(const QByteArray& name) const;
    [[nodiscard]] int close();
    [[nodiscard]] int look(struct stat& into) const;
    /// Owner, group and permissions, as far as this person may give them.
    void takeRightsOf(const struct stat& other);

private:
    int m_number = -1;
};

/// The folder of `file` down to the disk: a name that was given lasts only then.
[[nodiscard]] int syncFolder(const QByteArray& file);

} // namespace fabletop
