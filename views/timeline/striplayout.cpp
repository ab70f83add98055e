// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/striplayout.h"

#include "views/timeline/symbolpainter.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal blockGap = 5;
constexpr qreal tickGap = 2; ///< between folded turns
constexpr qreal padding = 8;
constexpr qreal numberWidth = 15; ///< a digit more needs 7
constexpr qreal symbolGap = 7;
constexpr qreal wholeWidth = 270; ///< of the turn that is looked at
constexpr qreal wholeShare = 0.45;
constexpr qreal leastWhole = 200; ///< where the others need a little of it
constexpr qreal openWidth = 52;   ///< of a turn, at most, while more may follow

qreal headOf(int number)
{
    return number > 99 ? numberWidth + 14 : number > 9 ? numberWidth + 7 : numberWidth;
}

PlacedTurn turnOfRow(const TimelineModel& model, int row)
{
    const QModelIndex index = model.index(row);
    PlacedTurn turn;
    turn.number = index.data(TimelineModel::NumberRole).toInt();
    const int seat = index.data(TimelineModel::SeatRole).toInt();
    turn.seat = seat < 0 ? SeatId::none : idAt<SeatId>(seat);
    turn.firstEvent = index.data(TimelineModel::FirstEventRole).toInt();
    turn.endEvent = index.data(TimelineModel::EndEventRole).toInt();
    for (const Symbol& symbol : index.data(TimelineModel::SymbolsRole).value<QList<Symbol>>())
        turn.symbols.push_back({symbol, 0, 0});
    return turn;
}

} // namespace

void StripLayout::readTurns(const TimelineModel& model)
{
    for (int row = 0; row < model.rowCount(); ++row)
        m_turns.push_back(turnOfRow(model, row));
}

StripLayout::StripLayout(const TimelineModel& model, qreal scale, qreal zoom)
{
    readTurns(model);
    place(std::min(scale, 1.6));
    const qreal wanted = std::round(m_width * std::max(1.0, zoom));
    if (m_width > 0 && m_width < wanted) stretch(wanted);
    anchor(false);
}

StripLayout StripLayout::folded(const TimelineModel& model, qreal scale, qreal room, int current)
{
    StripLayout layout;
    layout.readTurns(model);
    layout.place(std::min(scale, 1.6));
    const int last = static_cast<int>(layout.m_turns.size()) - 1;
    for (int row = 0; row < last && layout.m_width > room; ++row) {
        if (row == current) continue;
        PlacedTurn& turn = layout.m_turns[static_cast<std::size_t>(row)];
        turn.colourOnly = true;
        turn.whole = false;
        layout.place(std::min(scale, 1.6));
    }
    layout.anchor(false);
    return layout;
}

StripLayout StripLayout::inOneView(const TimelineModel& model, qreal scale, qreal room, int whole, bool open)
{
    StripLayout layout;
    layout.readTurns(model);
    const auto count = static_cast<qreal>(layout.m_turns.size());
    if (layout.m_turns.empty() || room <= 0) return layout;
    const qreal e = std::min(scale, 1.6);
    const qreal gap = room / count < 24 ? 1 : 2;
    const bool single = layout.m_turns.size() == 1;
    qreal large = std::min(wholeWidth * std::max(1.0, e), room * wholeShare);
    qreal each = single ? 0 : (room - large - gap * (count - 1)) / (count - 1);
    if (const qreal left = room - (leastWidth + gap) * (count - 1);
        !single && each < leastWidth && left >= leastWhole * std::max(1.0, e)) {
        large = left; // a little less of it, and every other turn keeps its number
        each = leastWidth;
    }
    if (open)
        each = std::min(each, openWidth * e);
    else if (single)
        large = room;
    large = std::max(large, each);
    qreal x = 0;
    for (int row = 0; row < static_cast<int>(layout.m_turns.size()); ++row) {
        PlacedTurn& turn = layout.m_turns[static_cast<std::size_t>(row)];
        const qreal left = std::round(x);
        const qreal right = std::round(x + (row == whole ? large : each));
        turn.left = left;
        turn.width = right - left;
        turn.whole = row == whole;
        turn.colourOnly = !turn.whole && each < leastWidth;
        x += (row == whole ? large : each) + gap;
    }
    const qreal side = layout.sideOfSmall(e);
    for (PlacedTurn& turn : layout.m_turns)
        turn.whole ? placeWhole(turn, e) : placeSmall(turn, side, e);
    layout.m_width = layout.m_turns.back().right();
    layout.anchor(open);
    return layout;
}

/// All symbols where there is room, without the least of them where there isn't, and then smaller.
void StripLayout::placeWhole(PlacedTurn& turn, qreal scale)
{
    const qreal first = turn.left + padding * scale + (turn.number > 0 ? headOf(turn.number) * scale : 0);
    const qreal room = turn.right() - padding * scale - first;
    const auto needed = [&] {
        qreal sum = -symbolGap;
        for (const PlacedSymbol& placed : turn.symbols)
            if (placed.width > 0) sum += placed.width + symbolGap;
        return sum * scale;
    };
    for (PlacedSymbol& placed : turn.symbols)
        placed.width = symbolWidth(placed.symbol);
    for (const Symbol::Kind kind : {Symbol::Kind::draw, Symbol::Kind::passage, Symbol::Kind::skipped})
        if (needed() > room)
            for (PlacedSymbol& placed : turn.symbols)
                if (placed.symbol.kind == kind) placed.width = 0;
    const qreal share = std::min(mostGrown, room / std::max(1.0, needed())) * scale;
    qreal x = first;
    for (PlacedSymbol& placed : turn.symbols) {
        placed.left = x;
        placed.width *= share;
        if (placed.width > 0) x = placed.right() + symbolGap * share;
    }
}

/// As large as they can be, all alike, without losing one.
qreal StripLayout::sideOfSmall(qreal scale)
{
    const auto shown = [this, scale](qreal side) {
        int count = 0;
        for (PlacedTurn& turn : m_turns) {
            if (turn.whole) continue;
            placeSmall(turn, side, scale);
            for (const PlacedSymbol& placed : turn.symbols)
                count += placed.width > side * scale ? 2 : placed.width > 0 ? 1 : 0; // two: with its damage
        }
        return count;
    };
    const int all = shown(smallSide);
    qreal side = largeSide;
    while (side > smallSide && shown(side) < all)
        --side;
    return side;
}

/// What tells most comes first; what is shown stands in the order in which it happened.
void StripLayout::placeSmall(PlacedTurn& turn, qreal side, qreal scale)
{
    if (turn.colourOnly) return;
    for (PlacedSymbol& placed : turn.symbols)
        placed.width = 0;
    qreal room = turn.width - 4;
    const auto take = [&](const std::initializer_list<Symbol::Kind>& kinds) {
        for (PlacedSymbol& placed : turn.symbols) {
            if (placed.width > 0 || std::find(kinds.begin(), kinds.end(), placed.symbol.kind) == kinds.end())
                continue;
            const bool harm = placed.symbol.kind == Symbol::Kind::combat && placed.symbol.attack >= 0;
            const qreal wide = side * (harm ? (smallSide + harmWidth) / smallSide : 1) * scale;
            const qreal taken = wide <= room ? wide : side * scale;
            if (taken > room) continue;
            placed.width = taken;
            room -= taken + 2;
        }
    };
    using enum Symbol::Kind;
    take({combat, end});
    take({damage, scheme});
    take({maneuver, boostedManeuver});
    take({passage});
    qreal x = turn.left + 2 + (room + 2) / 2;
    for (PlacedSymbol& placed : turn.symbols) {
        placed.left = x;
        if (placed.width > 0) x += placed.width + 2;
    }
}

void StripLayout::place(qreal scale)
{
    qreal x = 0;
    for (PlacedTurn& turn : m_turns) {
        turn.left = x;
        if (turn.colourOnly) {
            for (PlacedSymbol& placed : turn.symbols)
                placed.width = 0;
            turn.width = tickWidth;
            const bool more = &turn != &m_turns.back() && (&turn)[1].colourOnly;
            x = turn.right() + (more ? tickGap : blockGap);
            continue;
        }
        qreal inside = x + padding * scale;
        if (turn.number > 0) inside += headOf(turn.number) * scale;
        for (PlacedSymbol& placed : turn.symbols) {
            placed.left = inside;
            placed.width = symbolWidth(placed.symbol) * scale;
            inside = placed.right() + symbolGap * scale;
        }
        if (turn.symbols.empty())
            inside += (turn.number == 0 ? 16 : 4) * scale;
        else
            inside -= symbolGap * scale;
        turn.width = inside + padding * scale - x;
        x = turn.right() + blockGap;
    }
    m_width = m_turns.empty() ? 0 : x - blockGap;
}

/// Gives every block its share of what is left over, and sets its symbols apart a little.
void StripLayout::stretch(qreal room)
{
    const qreal each = std::floor((room - m_width) / static_cast<qreal>(m_turns.size()));
    qreal moved = 0;
    for (PlacedTurn& turn : m_turns) {
        turn.left += moved;
        turn.width += each;
        const qreal apart = std::min(10.0, each / static_cast<qreal>(turn.symbols.size() + 1));
        qreal shift = moved;
        for (PlacedSymbol& placed : turn.symbols) {
            shift += apart;
            placed.left += shift;
        }
        moved += each;
    }
    m_turns.back().width += room - m_width - moved;
    m_width = room;
}

/// A symbol's first event stands at its left edge; what lies between is spread evenly.
void StripLayout::anchor(bool open)
{
    const auto put = [this](int events, qreal x) {
        if (m_anchors.empty() || (events > m_anchors.back().events && x >= m_anchors.back().x))
            m_anchors.push_back({events, x});
    };
    for (const PlacedTurn& turn : m_turns) {
        put(turn.firstEvent, turn.left);
        for (std::size_t i = 0; i < turn.symbols.size(); ++i) {
            const PlacedSymbol& here = turn.symbols[i];
            if (!turn.whole || here.width <= 0) continue;
            put(here.symbol.firstEvent, here.left);
            const bool nested =
                i + 1 < turn.symbols.size() && turn.symbols[i + 1].symbol.firstEvent < here.symbol.endEvent;
            if (!nested) put(here.symbol.endEvent, here.right());
        }
    }
    if (m_turns.empty()) return;
    const PlacedTurn& last = m_turns.back();
    if (open && last.whole) { // more may follow in it
        qreal x = last.left + padding + headOf(last.number);
        for (const PlacedSymbol& placed : last.symbols)
            if (placed.width > 0) x = placed.right() + symbolGap;
        return put(last.endEvent, std::min(last.right(), x));
    }
    if (m_anchors.back().events == last.endEvent && m_anchors.size() > 1)
        m_anchors.back().x = last.right();
    else
        put(last.endEvent, last.right());
}

qreal StripLayout::xOf(int events) const
{
    if (m_anchors.empty()) return 0;
    const auto after =
        std::upper_bound(m_anchors.begin(), m_anchors.end(), events,
                         [](int wanted, const Anchor& anchor) { return wanted < anchor.events; });
    if (after == m_anchors.begin()) return m_anchors.front().x;
    if (after == m_anchors.end()) return m_anchors.back().x;
    const Anchor& before = *(after - 1);
    return before.x + (after->x - before.x) * (events - before.events) / (after->events - before.events);
}

int StripLayout::eventsAt(qreal x) const
{
    if (m_anchors.empty()) return 0;
    const auto after = std::upper_bound(m_anchors.begin(), m_anchors.end(), x,
                                        [](qreal wanted, const Anchor& anchor) { return wanted < anchor.x; });
    if (after == m_anchors.begin()) return m_anchors.front().events;
    if (after == m_anchors.end()) return m_anchors.back().events;
    const Anchor& before = *(after - 1);
    return before.events + static_cast<int>(std::lround((after->events - before.events) * (x - before.x) /
                                                        (after->x - before.x)));
}

int StripLayout::turnAt(qreal x) const
{
    const auto after =
        std::upper_bound(m_turns.begin(), m_turns.end(), x,
                         [](qreal wanted, const PlacedTurn& turn) { return wanted < turn.left; });
    if (after == m_turns.begin() || x > (after - 1)->right() + blockGap) return -1;
    return static_cast<int>(after - m_turns.begin()) - 1;
}

int StripLayout::turnOf(int events) const
{
    if (m_turns.empty()) return -1;
    const auto place = std::find_if(m_turns.begin(), m_turns.end(),
                                    [events](const PlacedTurn& turn) { return events <= turn.endEvent; });
    return static_cast<int>((place == m_turns.end() ? place - 1 : place) - m_turns.begin());
}

int StripLayout::symbolOf(int turn, int events) const
{
    if (turn < 0) return -1;
    const auto& symbols = m_turns[static_cast<std::size_t>(turn)].symbols;
    for (std::size_t i = symbols.size(); i-- > 0;)
        if (events > symbols[i].symbol.firstEvent && events <= symbols[i].symbol.endEvent)
            return static_cast<int>(i);
    return -1;
}

int StripLayout::symbolAt(int turn, qreal x) const
{
    if (turn < 0) return -1;
    const auto& symbols = m_turns[static_cast<std::size_t>(turn)].symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if (symbols[i].width > 0 && x >= symbols[i].left - 2 && x <= symbols[i].right() + 2)
            return static_cast<int>(i);
    return -1;
}

} // namespace fabletop
