// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/matchwriter.h"

#include "model/content/files/wholefile.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

QByteArray withEnd(const QByteArray& line)
{
    return line + '\n';
}

qint64 sizeOf(const std::vector<QByteArray>& lines)
{
    qint64 size = 0;
    for (const QByteArray& line : lines)
        size += line.size() + 1;
    return size;
}

/// A name beside `path` that nothing has yet: "duel (other).match", "duel (other 2).match".
QString besideName(const QString& path)
{
    const QFileInfo info(path);
    const QString stem = info.path() + u'/' + info.completeBaseName();
    const QString ending = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    QString name = stem + QStringLiteral(" (other)") + ending;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = stem + QStringLiteral(" (other %1)").arg(number) + ending;
    return name;
}

} // namespace

QByteArray joined(const std::vector<QByteArray>& lines)
{
    QByteArray text;
    text.reserve(sizeOf(lines));
    for (const QByteArray& line : lines)
        text += withEnd(line);
    return text;
}

bool MatchWriter::start(const QString& path, const QByteArray& header)
{
    return startWith(path, {header});
}

bool MatchWriter::startWith(const QString& path, std::vector<QByteArray> lines)
{
    m_path = path;
    m_good = 0;
    m_written = 0;
    return rewrite(std::move(lines));
}

bool MatchWriter::resume(const QString& path, std::vector<QByteArray> lines, bool torn)
{
    const qint64 size = sizeOf(lines);
    // Where the file is not exactly those lines (torn, foreign line ends), it is put right as a whole.
    if (torn || QFileInfo(path).size() != size) return startWith(path, std::move(lines));
    m_path = path;
    m_lines = std::move(lines);
    m_written = m_lines.size();
    m_good = size;
    m_stale = false;
    return open();
}

bool MatchWriter::append(const QByteArray& line)
{
    m_lines.push_back(line);
    return retry();
}

bool MatchWriter::rewrite(std::vector<QByteArray> lines)
{
    m_lines = std::move(lines);
    m_stale = true;
    return retry();
}

bool MatchWriter::retry()
{
    if (!active()) return true;
    if (!minded()) return false;
    return m_stale ? writeAll() : writeRest();
}

bool MatchWriter::settle()
{
    if (!retry()) return false;
    if (!m_file.isOpen()) return true;
    const auto fault = m_file.sync();
    if (!fault) return true;
    m_stale = true; // what the system could not bring down it may have let go
    return fail(*fault);
}

bool MatchWriter::moveTo(const QString& path)
{
    const QString before = std::exchange(m_path, path);
    const qint64 good = std::exchange(m_good, 0);
    const bool stale = std::exchange(m_stale, true);
    if (writeAll()) return true;
    m_path = before; // the match stays where it is until it is somewhere else
    m_good = good;
    m_stale = stale;
    return false;
}

/// What others did to the file meanwhile. A file taken away is written again as a whole; what another program
/// wrote into it is kept beside before ours takes its place.
bool MatchWriter::minded()
{
    if (m_good == 0) return true; // nothing of ours is there
    const QFileInfo there(m_path);
    if (there.exists() && there.size() == m_good && (!m_file.isOpen() || m_file.undisturbed())) return true;
    m_stale = true;
    if (!there.exists()) return true;
    const auto fault = copyWholeFile(m_path, besideName(m_path), Onto::nothing);
    if (fault) return fail(*fault);
    m_good = 0; // kept once
    return true;
}

int MatchWriter::waiting() const
{
    if (!active()) return 0;
    const auto more = static_cast<int>(m_lines.size()) - static_cast<int>(m_written);
    return m_stale ? std::max(1, more) : more;
}

bool MatchWriter::writeAll()
{
    m_file.close();
    if (const auto fault = writeWholeFile(m_path, joined(m_lines))) return fail(*fault);
    m_written = m_lines.size();
    m_good = sizeOf(m_lines);
    m_stale = false;
    return open();
}

bool MatchWriter::open()
{
    if (const auto fault = m_file.open(m_path, m_good)) return fail(*fault);
    m_fault.reset();
    return true;
}

bool MatchWriter::writeRest()
{
    if (!m_file.isOpen() && !open()) return false;
    while (m_written < m_lines.size()) {
        if (const auto fault = m_file.append(withEnd(m_lines[m_written]))) return fail(*fault);
        m_good = m_file.size();
        ++m_written;
    }
    m_fault.reset();
    return true;
}

bool MatchWriter::fail(const FileFault& fault)
{
    m_fault = fault;
    return false;
}

} // namespace fabletop
