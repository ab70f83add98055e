// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/editorpointer.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr double stillClick = 0.004; ///< share of the board that a click may tremble

} // namespace

EditorPointer::EditorPointer(BattlefieldEditor& editor, QObject* parent) : QObject(parent), m_editor(editor)
{
    connect(&editor.document().history(), &BattlefieldHistory::dragEnded, this, [this] {
        m_stroke = Stroke::none;
        Q_EMIT changed();
    });
}

void EditorPointer::begin(Stroke stroke)
{
    m_stroke = stroke;
    if (stroke == Stroke::spaces || stroke == Stroke::label || stroke == Stroke::brush)
        m_editor.document().history().beginDrag();
}

void EditorPointer::end()
{
    const Stroke ended = std::exchange(m_stroke, Stroke::none);
    if (ended == Stroke::spaces || ended == Stroke::label || ended == Stroke::brush)
        m_editor.document().history().endDrag();
    m_painted.clear();
    Q_EMIT changed();
}

void EditorPointer::cancel()
{
    if (m_stroke == Stroke::none) return;
    const bool dragged = m_editor.document().history().dragging();
    m_stroke = Stroke::none;
    if (dragged) m_editor.document().history().cancelDrag();
    m_painted.clear();
    Q_EMIT changed();
}

void EditorPointer::press(const EditorPoint& point, bool adds)
{
    cancel();
    m_from = m_to = point.at;
    m_space = point.space;
    m_adds = adds;
    m_moved = false;
    switch (m_editor.tool()) {
    case EditorTool::select: return pressSelect(point, adds);
    case EditorTool::space: return pressSpace(point);
    case EditorTool::line:
        if (point.space >= 0)
            begin(Stroke::line);
        else if (point.proposal.first >= 0)
            m_editor.acceptProposal(point.proposal.first, point.proposal.second);
        else if (point.line >= 0)
            m_editor.selectLine(point.line);
        else
            m_editor.refuse(tr("Drag from one space to another"));
        return;
    case EditorTool::zone:
        if (m_editor.brush() < 0) return m_editor.refuse(tr("There is no zone yet: add one first"));
        if (point.space < 0) return m_editor.refuse(tr("Paint over spaces"));
        begin(Stroke::brush);
        m_inside = !std::ranges::count(
            m_editor.battlefield().spaces[static_cast<std::size_t>(point.space)].zones, m_editor.brush());
        return paint(point.space);
    case EditorTool::start:
        return point.space < 0 ? m_editor.refuse(tr("Click on a space")) : pressStart(point.space);
    case EditorTool::passage:
        if (point.space < 0) return m_editor.refuse(tr("Click on a space"));
        m_editor.report(m_editor.steps().setPassage(
            {point.space}, !m_editor.battlefield().spaces[static_cast<std::size_t>(point.space)].passage,
            m_editor.symmetry()));
        return;
    case EditorTool::note: return pressNote(point);
    }
}

void EditorPointer::pressSelect(const EditorPoint& point, bool adds)
{
    if (point.space >= 0) {
        if (adds && m_editor.isSelected(point.space)) {
            Places rest = m_editor.selected();
            std::erase(rest, point.space);
            return m_editor.select(rest);
        }
        if (!m_editor.isSelected(point.space)) m_editor.select({point.space}, adds);
        const Space& space = m_editor.battlefield().spaces[static_cast<std::size_t>(point.space)];
        m_grip = QPointF(space.x, space.y);
        return begin(Stroke::spaces);
    }
    if (point.label >= 0) {
        m_editor.selectLabel(point.label);
        m_label = point.label;
        const GroundLabel& label = m_editor.battlefield().labels[static_cast<std::size_t>(point.label)];
        m_grip = QPointF(label.x, label.y);
        return begin(Stroke::label);
    }
    if (point.proposal.first >= 0)
        return m_editor.acceptProposal(point.proposal.first, point.proposal.second);
    if (point.line >= 0) return m_editor.selectLine(point.line);
    m_before = adds ? m_editor.selected() : Places();
    m_editor.select(m_before);
    begin(Stroke::band);
}

void EditorPointer::pressSpace(const EditorPoint& point)
{
    if (point.space >= 0) {
        m_editor.select({point.space});
        const Space& space = m_editor.battlefield().spaces[static_cast<std::size_t>(point.space)];
        m_grip = QPointF(space.x, space.y);
        return begin(Stroke::spaces);
    }
    const std::vector<int> zones =
        m_editor.brush() < 0 ? std::vector<int>() : std::vector<int>{m_editor.brush()};
    const auto before = m_editor.battlefield().spaces.size();
    if (m_editor.report(m_editor.steps().addSpace(m_editor.placed(point.at), zones, m_editor.symmetry())) &&
        m_editor.battlefield().spaces.size() > before)
        m_editor.select({static_cast<int>(before)});
}

/// The next free number, or none where it had one.
void EditorPointer::pressStart(int space)
{
    const auto& spaces = m_editor.battlefield().spaces;
    if (spaces[static_cast<std::size_t>(space)].start > 0)
        return void(m_editor.report(m_editor.steps().setStart(space, 0)));
    for (int start = 1; start <= 4; ++start)
        if (std::ranges::none_of(spaces, [start](const Space& one) { return one.start == start; }))
            return void(m_editor.report(m_editor.steps().setStart(space, start)));
    m_editor.refuse(tr("All four starts are set: click on one of them to take it away"));
}

void EditorPointer::pressNote(const EditorPoint& point)
{
    if (point.label >= 0) return m_editor.selectLabel(point.label);
    const auto before = m_editor.battlefield().labels.size();
    m_editor.report(m_editor.steps().addLabel(m_editor.placed(point.at), tr("Text")));
    if (m_editor.battlefield().labels.size() <= before) return;
    m_editor.selectLabel(static_cast<int>(before));
    Q_EMIT noteAdded();
}

void EditorPointer::paint(int space)
{
    if (space < 0 || std::ranges::count(m_painted, space)) return;
    m_painted.push_back(space);
    m_editor.report(m_editor.steps().setZone(m_painted, m_editor.brush(), m_inside, m_editor.symmetry()));
}

void EditorPointer::move(const EditorPoint& point)
{
    m_to = point.at;
    const QPointF by = m_to - m_from;
    if (std::abs(by.x()) > stillClick || std::abs(by.y()) > stillClick) m_moved = true;
    switch (m_stroke) {
    case Stroke::none: return;
    case Stroke::line: break;
    case Stroke::brush: return paint(point.space);
    case Stroke::spaces:
        // The grabbed space lands on the grid; the others keep their places beside it.
        if (m_moved)
            m_editor.steps().moveSpaces(m_editor.selected(), m_editor.placed(m_grip + by) - m_grip,
                                        m_editor.symmetry());
        return;
    case Stroke::label:
        if (m_moved) m_editor.steps().moveLabel(m_label, m_editor.placed(m_grip + by));
        return;
    case Stroke::band: {
        Places inside = m_before;
        const auto& spaces = m_editor.battlefield().spaces;
        for (std::size_t space = 0; space < spaces.size(); ++space)
            if (band().contains(QPointF(spaces[space].x, spaces[space].y)) &&
                !std::ranges::count(inside, static_cast<int>(space)))
                inside.push_back(static_cast<int>(space));
        m_editor.select(inside);
        break;
    }
    }
    Q_EMIT changed();
}

void EditorPointer::release(const EditorPoint& point)
{
    if (m_stroke == Stroke::none) return;
    const Stroke stroke = m_stroke;
    move(point);
    end();
    if (stroke == Stroke::line && point.space >= 0 && point.space != m_space)
        m_editor.report(m_editor.steps().toggleLine(m_space, point.space, m_editor.symmetry()));
    else if (stroke == Stroke::line && (m_moved || point.space != m_space))
        m_editor.refuse(tr("A line ends on a space"));
    else if (stroke == Stroke::spaces && !m_moved && !m_adds)
        m_editor.select({m_space});
}

} // namespace fabletop
