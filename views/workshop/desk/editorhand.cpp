// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/desk/editorhand.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr double stillClick = 0.004; ///< share of the board that a click may tremble

} // namespace

EditorHand::EditorHand(EditorDesk& desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    connect(&desk.document(), &BattlefieldDocument::dragEnded, this, [this] {
        m_stroke = Stroke::none;
        Q_EMIT changed();
    });
}

void EditorHand::begin(Stroke stroke)
{
    m_stroke = stroke;
    if (stroke == Stroke::spaces || stroke == Stroke::label || stroke == Stroke::brush)
        m_desk.document().beginDrag();
}

void EditorHand::end()
{
    const Stroke ended = std::exchange(m_stroke, Stroke::none);
    if (ended == Stroke::spaces || ended == Stroke::label || ended == Stroke::brush)
        m_desk.document().endDrag();
    m_painted.clear();
    Q_EMIT changed();
}

void EditorHand::cancel()
{
    if (m_stroke == Stroke::none) return;
    const bool dragged = m_desk.document().dragging();
    m_stroke = Stroke::none;
    if (dragged) m_desk.document().cancelDrag();
    m_painted.clear();
    Q_EMIT changed();
}

void EditorHand::press(const EditorPoint& point, bool adds)
{
    cancel();
    m_from = m_to = point.at;
    m_space = point.space;
    m_adds = adds;
    m_moved = false;
    switch (m_desk.tool()) {
    case EditorTool::select: return pressSelect(point, adds);
    case EditorTool::space: return pressSpace(point);
    case EditorTool::line:
        if (point.space >= 0)
            begin(Stroke::line);
        else if (point.proposal.first >= 0)
            m_desk.acceptProposal(point.proposal.first, point.proposal.second);
        else if (point.line >= 0)
            m_desk.selectLine(point.line);
        else
            m_desk.refuse(tr("Drag from one space to another"));
        return;
    case EditorTool::zone:
        if (m_desk.brush() < 0) return m_desk.refuse(tr("There is no zone yet: add one first"));
        if (point.space < 0) return m_desk.refuse(tr("Paint over spaces"));
        begin(Stroke::brush);
        m_inside = !std::ranges::count(
            m_desk.battlefield().spaces[static_cast<std::size_t>(point.space)].zones, m_desk.brush());
        return paint(point.space);
    case EditorTool::start:
        return point.space < 0 ? m_desk.refuse(tr("Click on a space")) : pressStart(point.space);
    case EditorTool::passage:
        if (point.space < 0) return m_desk.refuse(tr("Click on a space"));
        m_desk.report(m_desk.steps().setPassage(
            {point.space}, !m_desk.battlefield().spaces[static_cast<std::size_t>(point.space)].passage,
            m_desk.symmetry()));
        return;
    case EditorTool::note: return pressNote(point);
    }
}

void EditorHand::pressSelect(const EditorPoint& point, bool adds)
{
    if (point.space >= 0) {
        if (adds && m_desk.isSelected(point.space)) {
            Places rest = m_desk.selected();
            std::erase(rest, point.space);
            return m_desk.select(rest);
        }
        if (!m_desk.isSelected(point.space)) m_desk.select({point.space}, adds);
        const Space& space = m_desk.battlefield().spaces[static_cast<std::size_t>(point.space)];
        m_grip = QPointF(space.x, space.y);
        return begin(Stroke::spaces);
    }
    if (point.label >= 0) {
        m_desk.selectLabel(point.label);
        m_label = point.label;
        const GroundLabel& label = m_desk.battlefield().labels[static_cast<std::size_t>(point.label)];
        m_grip = QPointF(label.x, label.y);
        return begin(Stroke::label);
    }
    if (point.proposal.first >= 0) return m_desk.acceptProposal(point.proposal.first, point.proposal.second);
    if (point.line >= 0) return m_desk.selectLine(point.line);
    m_before = adds ? m_desk.selected() : Places();
    m_desk.select(m_before);
    begin(Stroke::band);
}

void EditorHand::pressSpace(const EditorPoint& point)
{
    if (point.space >= 0) {
        m_desk.select({point.space});
        const Space& space = m_desk.battlefield().spaces[static_cast<std::size_t>(point.space)];
        m_grip = QPointF(space.x, space.y);
        return begin(Stroke::spaces);
    }
    const std::vector<int> zones = m_desk.brush() < 0 ? std::vector<int>() : std::vector<int>{m_desk.brush()};
    const auto before = m_desk.battlefield().spaces.size();
    if (m_desk.report(m_desk.steps().addSpace(m_desk.placed(point.at), zones, m_desk.symmetry())) &&
        m_desk.battlefield().spaces.size() > before)
        m_desk.select({static_cast<int>(before)});
}

/// The next free number, or none where it had one.
void EditorHand::pressStart(int space)
{
    const auto& spaces = m_desk.battlefield().spaces;
    if (spaces[static_cast<std::size_t>(space)].start > 0)
        return void(m_desk.report(m_desk.steps().setStart(space, 0)));
    for (int start = 1; start <= 4; ++start)
        if (std::ranges::none_of(spaces, [start](const Space& one) { return one.start == start; }))
            return void(m_desk.report(m_desk.steps().setStart(space, start)));
    m_desk.refuse(tr("All four starts are set: click on one of them to take it away"));
}

void EditorHand::pressNote(const EditorPoint& point)
{
    if (point.label >= 0) return m_desk.selectLabel(point.label);
    const auto before = m_desk.battlefield().labels.size();
    m_desk.report(m_desk.steps().addLabel(m_desk.placed(point.at), tr("Text")));
    if (m_desk.battlefield().labels.size() <= before) return;
    m_desk.selectLabel(static_cast<int>(before));
    Q_EMIT noteAdded();
}

void EditorHand::paint(int space)
{
    if (space < 0 || std::ranges::count(m_painted, space)) return;
    m_painted.push_back(space);
    m_desk.report(m_desk.steps().setZone(m_painted, m_desk.brush(), m_inside, m_desk.symmetry()));
}

void EditorHand::move(const EditorPoint& point)
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
            m_desk.steps().moveSpaces(m_desk.selected(), m_desk.placed(m_grip + by) - m_grip,
                                      m_desk.symmetry());
        return;
    case Stroke::label:
        if (m_moved) m_desk.steps().moveLabel(m_label, m_desk.placed(m_grip + by));
        return;
    case Stroke::band: {
        Places inside = m_before;
        const auto& spaces = m_desk.battlefield().spaces;
        for (std::size_t space = 0; space < spaces.size(); ++space)
            if (band().contains(QPointF(spaces[space].x, spaces[space].y)) &&
                !std::ranges::count(inside, static_cast<int>(space)))
                inside.push_back(static_cast<int>(space));
        m_desk.select(inside);
        break;
    }
    }
    Q_EMIT changed();
}

void EditorHand::release(const EditorPoint& point)
{
    if (m_stroke == Stroke::none) return;
    const Stroke stroke = m_stroke;
    move(point);
    end();
    if (stroke == Stroke::line && point.space >= 0 && point.space != m_space)
        m_desk.report(m_desk.steps().toggleLine(m_space, point.space, m_desk.symmetry()));
    else if (stroke == Stroke::line && (m_moved || point.space != m_space))
        m_desk.refuse(tr("A line ends on a space"));
    else if (stroke == Stroke::spaces && !m_moved && !m_adds)
        m_desk.select({m_space});
}

} // namespace fabletop
