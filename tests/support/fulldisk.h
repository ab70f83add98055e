// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A disk that is full at a place of the test's choosing.

#include <QByteArray>
#include <QFile>
#include <QString>
#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <vector>

namespace fabletop::test {

/// While it lives no file may become larger than that: a write beyond it ends in the middle, as on a full
/// disk.
class FullDisk {
public:
    explicit FullDisk(qint64 size)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit full = m_before;
        full.rlim_cur = static_cast<rlim_t>(size);
        setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file as others make it, past the door that is tested.
inline bool put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// The places from 0 to `size` - 1 at which a disk is filled: all, or `most` of them with both ends and their
/// neighbours.
inline std::vector<qint64> placesIn(qint64 size, qint64 most)
{
    std::vector<qint64> places;
    const qint64 step = std::max<qint64>(1, size / std::max<qint64>(1, most));
    for (qint64 place = 0; place < size; place += step)
        places.push_back(place);
    for (qint64 place : {qint64{1}, size - 2, size - 1})
        if (place >= 0 && place < size) places.push_back(place);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace fabletop::test
