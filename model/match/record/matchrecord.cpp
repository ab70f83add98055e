/// The part of Match that keeps its file and what people write into it.

#include "model/match/match.h"
#include "model/match/record/matchlines.h"

#include <algorithm>

namespace fabletop {

bool Match::record(const QString& path)
{
    const bool own = !m_loadedPath.isEmpty() && path == m_loadedPath;
    const bool written =
        own ? m_writer.resume(path, m_loadedLines, m_loadedTorn) : m_writer.startWith(path, allLines());
    if (!written) Q_EMIT saveFailed(m_writer.error());
    return written;
}

std::vector<QByteArray> Match::allLines() const
{
    std::vector<QByteArray> lines = m_record;
    for (const Note& note : m_annotations.notes)
        lines.push_back(noteLine(note));
    for (const Bookmark& bookmark : m_annotations.bookmarks)
        lines.push_back(bookmarkLine(bookmark));
    for (const Branch& branch : m_annotations.branches)
        lines.insert(lines.end(), branch.record.begin(), branch.record.end());
    return lines;
}

void Match::append(const QByteArray& line)
{
    if (!m_writer.active()) return;
    const bool failing = !m_writer.error().isEmpty();
    if (!m_writer.append(line))
        Q_EMIT saveFailed(m_writer.error());
    else if (failing)
        Q_EMIT saved();
}

void Match::rewriteFile()
{
    if (m_writer.active() && !m_writer.rewrite(allLines())) Q_EMIT saveFailed(m_writer.error());
}

bool Match::retrySaving()
{
    const bool written = m_writer.retry();
    if (written)
        Q_EMIT saved();
    else
        Q_EMIT saveFailed(m_writer.error());
    return written;
}

bool Match::saveElsewhere(const QString& path)
{
    if (!m_writer.active()) return record(path);
    const bool written = m_writer.moveTo(path);
    if (written)
        Q_EMIT saved();
    else
        Q_EMIT saveFailed(m_writer.error());
    return written;
}

void Match::addNote(int position, const QString& text)
{
    m_annotations.notes.push_back({std::clamp(position, 0, m_timeline.last()), text, 0});
    append(noteLine(m_annotations.notes.back()));
    Q_EMIT annotationsChanged();
}

void Match::removeNote(int place)
{
    auto& notes = m_annotations.notes;
    if (place < 0 || place >= static_cast<int>(notes.size())) return;
    notes.erase(notes.begin() + place);
    rewriteFile();
    Q_EMIT annotationsChanged();
}

void Match::addBookmark(int position, const QString& name)
{
    m_annotations.bookmarks.push_back({std::clamp(position, 0, m_timeline.last()), name});
    append(bookmarkLine(m_annotations.bookmarks.back()));
    Q_EMIT annotationsChanged();
}

void Match::removeBookmark(int place)
{
    auto& bookmarks = m_annotations.bookmarks;
    if (place < 0 || place >= static_cast<int>(bookmarks.size())) return;
    bookmarks.erase(bookmarks.begin() + place);
    rewriteFile();
    Q_EMIT annotationsChanged();
}

int Match::addBranch(Branch branch)
{
    branch.id = 1;
    for (const Branch& other : m_annotations.branches)
        branch.id = std::max(branch.id, other.id + 1);
    branch.record = branchLines(*m_rules, branch);
    m_annotations.branches.push_back(std::move(branch));
    for (const QByteArray& line : m_annotations.branches.back().record)
        append(line);
    Q_EMIT annotationsChanged();
    return m_annotations.branches.back().id;
}

} // namespace fabletop
