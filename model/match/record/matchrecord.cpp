// SPDX-License-Identifier: GPL-3.0-or-later
/// The part of Match that keeps its file and what people write into it.

#include "model/content/files/wholefile.h"
#include "model/match/branches.h"
#include "model/match/match.h"
#include "model/match/record/matchlines.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

/// Empty: there is none, or more than a reader takes as one line.
QByteArray analysisToKeep(const Annotations& annotations)
{
    if (!annotations.analysis) return {};
    const QByteArray line = analysisLine(*annotations.analysis);
    return line.size() < MatchLimits{}.line ? line : QByteArray();
}

} // namespace

bool Match::record(const QString& path)
{
    const bool own = !m_loadedPath.isEmpty() && path == m_loadedPath;
    return heed(own ? m_writer.resume(path, m_loadedLines, m_loadedTorn)
                    : m_writer.startWith(path, allLines()));
}

/// Says how a writing ended: why it failed, or that what had failed before is written now.
bool Match::heed(bool written)
{
    const bool failed = std::exchange(m_saveFailed, !written);
    if (!written) Q_EMIT saveFailed(m_writer.fault()->sentence());
    if (written && failed) Q_EMIT saved();
    return written;
}

std::vector<QByteArray> Match::allLines() const
{
    std::vector<QByteArray> lines = m_record;
    for (const Note& note : m_annotations.notes)
        lines.push_back(noteLine(note));
    for (const Bookmark& bookmark : m_annotations.bookmarks)
        lines.push_back(bookmarkLine(bookmark));
    for (int position : m_annotations.opened)
        lines.push_back(openedLine(position));
    if (const QByteArray analysis = analysisToKeep(m_annotations); !analysis.isEmpty())
        lines.push_back(analysis);
    for (const OtherLine& other : m_annotations.others)
        lines.push_back(other.text);
    for (const Branch& branch : m_annotations.branches)
        lines.insert(lines.end(), branch.record.begin(), branch.record.end());
    return lines;
}

void Match::append(const QByteArray& line)
{
    if (m_writer.active()) heed(m_writer.append(line));
}

void Match::rewriteFile()
{
    if (m_writer.active()) heed(m_writer.rewrite(allLines()));
}

bool Match::retrySaving()
{
    return heed(m_writer.retry());
}

bool Match::settle()
{
    return heed(m_writer.settle());
}

bool Match::saveElsewhere(const QString& path)
{
    return m_writer.active() ? heed(m_writer.moveTo(path)) : record(path);
}

std::optional<FileFault> Match::saveCopy(const QString& path)
{
    if (m_writer.active() && QFileInfo(path) == QFileInfo(m_writer.path())) // its own file is no copy
        return retrySaving() ? std::nullopt : m_writer.fault();
    return writeWholeFile(path, joined(m_writer.active() ? m_writer.lines() : allLines()));
}

void Match::addNote(int position, const QString& text, const QString& mark, NoteScope scope)
{
    m_annotations.notes.push_back({std::clamp(position, 0, m_timeline.last()), text, mark, scope, 0});
    append(noteLine(m_annotations.notes.back()));
    Q_EMIT annotationsChanged();
}

void Match::changeNote(int place, const QString& text, const QString& mark)
{
    auto& notes = m_annotations.notes;
    if (place < 0 || place >= static_cast<int>(notes.size())) return;
    notes[static_cast<std::size_t>(place)].text = text;
    notes[static_cast<std::size_t>(place)].mark = mark;
    rewriteFile();
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

bool Match::markOpened()
{
    const int here = m_timeline.last();
    auto& opened = m_annotations.opened;
    if (std::find(opened.begin(), opened.end(), here) != opened.end()) return true;
    if (!path().isEmpty() && !m_writer.active()) return false;
    append(openedLine(here));
    if (unsaved() > 0) return false; // it waits with the rest, and is in the file before anybody asks again
    opened.push_back(here);
    Q_EMIT annotationsChanged();
    return true;
}

void Match::setAnalysis(MatchAnalysis analysis)
{
    const bool first = !m_annotations.analysis;
    m_annotations.analysis = std::move(analysis);
    const QByteArray line = analysisToKeep(m_annotations);
    if (first && !line.isEmpty())
        append(line);
    else if (!first)
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

int Match::beginBranch(int parent, int position, const QString& title)
{
    const Timeline line = lineOf(m_timeline, m_annotations.branches, parent);
    Branch branch;
    branch.parent = parent;
    branch.position = std::clamp(position, 0, line.last());
    branch.title = title;
    const State& state = line.state(branch.position);
    branch.line = Timeline(state.table, {}, state);
    return addBranch(std::move(branch));
}

void Match::growBranch(int id, const Timeline& whole)
{
    bool shortened = false;
    for (Branch& branch : m_annotations.branches) {
        if (branch.id != id) continue;
        // A take-back in the branch: what is gone is no longer in its line either.
        if (whole.last() < branch.last()) {
            branch.line.truncate(std::max(0, whole.last() - branch.position));
            branch.record = branchLines(*m_rules, branch);
            shortened = true;
        }
        for (int position = branch.last() + 1; position <= whole.last(); ++position) {
            const Step& step = whole.step(position);
            const State& after = whole.state(position);
            if (step.resignation)
                branch.line.appendResignation(step.decision.seat, whole.events(position), after);
            else
                branch.line.append(step.decision, whole.events(position), after);
            branch.record.push_back(branchLine(*m_rules, branch, branch.line.last()));
            append(branch.record.back());
        }
    }
    if (shortened) {
        dropBranches([&](const Branch& one) { return one.parent == id && one.position > whole.last(); });
        rewriteFile();
    }
    Q_EMIT annotationsChanged();
}

/// With all that leave them.
void Match::dropBranches(const std::function<bool(const Branch&)>& unwanted)
{
    std::vector<int> gone;
    std::erase_if(m_annotations.branches, [&](const Branch& branch) {
        const bool orphan =
            unwanted(branch) || std::find(gone.begin(), gone.end(), branch.parent) != gone.end();
        if (orphan) gone.push_back(branch.id);
        return orphan;
    });
}

void Match::renameBranch(int id, const QString& title)
{
    for (Branch& branch : m_annotations.branches) {
        if (branch.id != id || branch.title == title) continue;
        branch.title = title;
        branch.record = branchLines(*m_rules, branch);
        rewriteFile();
        Q_EMIT annotationsChanged();
    }
}

void Match::removeBranch(int id)
{
    dropBranches([id](const Branch& branch) { return branch.id == id; });
    rewriteFile();
    Q_EMIT annotationsChanged();
}

} // namespace fabletop
