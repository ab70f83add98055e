#include "model/match/record/matchwriter.h"

#include <QFileInfo>
#include <QSaveFile>

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

MatchWriter::MatchWriter() = default;
MatchWriter::~MatchWriter() = default;
MatchWriter::MatchWriter(MatchWriter&&) noexcept = default;
MatchWriter& MatchWriter::operator=(MatchWriter&&) noexcept = default;

bool MatchWriter::start(const QString& path, const QByteArray& header)
{
    return startWith(path, {header});
}

bool MatchWriter::startWith(const QString& path, std::vector<QByteArray> lines)
{
    m_path = path;
    m_good = 0;
    return rewrite(std::move(lines));
}

bool MatchWriter::resume(const QString& path, std::vector<QByteArray> lines, bool torn)
{
    const qint64 size = sizeOf(lines);
    // Where the file is not exactly those lines (torn, foreign line ends), it is put right as a whole.
    if (torn || QFile(path).size() != size) return startWith(path, std::move(lines));
    m_path = path;
    m_lines = std::move(lines);
    m_written = m_lines.size();
    m_good = size;
    m_stale = false;
    m_file.reset();
    return openToAppend();
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

bool MatchWriter::moveTo(const QString& path)
{
    m_path = path;
    m_good = 0;
    m_stale = true;
    return retry();
}

/// What others did to the file meanwhile. A file taken away is written again as a whole; what another program
/// wrote into it is kept beside before ours takes its place.
bool MatchWriter::minded()
{
    if (m_good == 0 || !m_error.isEmpty()) return true; // nothing of ours is there, or a torn line of ours
    const QFileInfo there(m_path);
    if (there.exists() && there.size() == m_good) return true;
    m_stale = true;
    return !there.exists() || QFile::copy(m_path, besideName(m_path)) || fail(QStringLiteral("?"));
}

int MatchWriter::waiting() const
{
    return active() ? static_cast<int>(m_stale ? m_lines.size() : m_lines.size() - m_written) : 0;
}

bool MatchWriter::writeAll()
{
    m_file.reset();
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly)) return fail(file.errorString());
    for (const QByteArray& line : m_lines)
        file.write(withEnd(line));
    if (!file.commit()) return fail(file.errorString());
    m_written = m_lines.size();
    m_good = sizeOf(m_lines);
    m_stale = false;
    return openToAppend();
}

bool MatchWriter::openToAppend()
{
    m_file = std::make_unique<QFile>(m_path);
    // Without Append, so that a half-written line can be written over.
    if (!m_file->open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered)) {
        const QString error = m_file->errorString();
        m_file.reset();
        return fail(error);
    }
    m_error.clear();
    return true;
}

bool MatchWriter::writeRest()
{
    if (!m_file && !openToAppend()) return false;
    while (m_written < m_lines.size()) {
        const QByteArray bytes = withEnd(m_lines[m_written]);
        if (!m_file->seek(m_good) || m_file->write(bytes) != bytes.size()) {
            const QString error = m_file->errorString();
            m_file->resize(m_good);
            m_file.reset();
            return fail(error);
        }
        m_good += bytes.size();
        ++m_written;
    }
    m_error.clear();
    return true;
}

bool MatchWriter::fail(const QString& error)
{
    m_error = error.isEmpty() ? QStringLiteral("?") : error;
    return false;
}

} // namespace fabletop
