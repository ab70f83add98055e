// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// StripLayout: where turns, symbols and events stand along a timeline.
///
/// Why apart from the strip: the curves above it use the same places, and a place is the same whichever way
/// one came to it.

#include "model/items/timelinemodel.h"

#include <QRectF>
#include <vector>

namespace fabletop {

struct PlacedSymbol {
    Symbol symbol;
    qreal left = 0;
    qreal width = 0; ///< 0: there is no room for it
    [[nodiscard]] qreal right() const { return left + width; }
};

struct PlacedTurn {
    int number = 0; ///< 0: the set-up
    SeatId seat = SeatId::none;
    int firstEvent = 0;
    int endEvent = 0;
    qreal left = 0;
    qreal width = 0;
    std::vector<PlacedSymbol> symbols;
    bool colourOnly = false; ///< there is no room for anything else
    bool whole = true; ///< its symbols are as large as they get; otherwise a few, small, below its number
    [[nodiscard]] qreal right() const { return left + width; }
};

class StripLayout {
public:
    StripLayout() = default;
    /// Every turn as wide as its symbols want; `zoom` 1 …: so many times as wide. `scale` is that of texts.
    StripLayout(const TimelineModel& model, qreal scale, qreal zoom = 1);
    /// The same in `room`: where there are more turns, the oldest fold to ticks, except the one at `current`
    /// and the last. As wide as it must be where even that is too much.
    [[nodiscard]] static StripLayout folded(const TimelineModel& model, qreal scale, qreal room, int current);
    /// The whole match in `room`: the turn at `whole` takes the most, the others share the rest. `open`: more
    /// may follow, so nothing tells by its width how much.
    [[nodiscard]] static StripLayout inOneView(const TimelineModel& model, qreal scale, qreal room, int whole,
                                               bool open);
    /// Narrower ones show their colour only.
    static constexpr qreal leastWidth = 18;
    static constexpr qreal tickWidth = 8;   ///< of a turn that is folded
    static constexpr qreal smallSide = 14;  ///< of a sign in a turn that isn't whole, at least
    static constexpr qreal largeSide = 18;  ///< and where no sign is left out for it
    static constexpr qreal harmWidth = 18;  ///< of the damage beside a small combat, per `smallSide`
    static constexpr qreal mostGrown = 1.3; ///< times their size, of the signs of the whole turn

    [[nodiscard]] const std::vector<PlacedTurn>& turns() const { return m_turns; }
    [[nodiscard]] bool empty() const { return m_turns.empty(); }
    [[nodiscard]] qreal width() const { return m_width; }
    [[nodiscard]] int eventCount() const { return m_turns.empty() ? 0 : m_turns.back().endEvent; }
    /// The place before which so many events lie.
    [[nodiscard]] qreal xOf(int events) const;
    [[nodiscard]] int eventsAt(qreal x) const;
    /// Place in `turns` of the turn at x, or of the turn that holds the event before the place; -1 if there
    /// is none.
    [[nodiscard]] int turnAt(qreal x) const;
    [[nodiscard]] int turnOf(int events) const;
    /// The symbol of a turn under way at that place, or -1.
    [[nodiscard]] int symbolOf(int turn, int events) const;
    [[nodiscard]] int symbolAt(int turn, qreal x) const;

private:
    struct Anchor {
        int events;
        qreal x;
    };
    void readTurns(const TimelineModel& model);
    void place(qreal scale);
    static void placeWhole(PlacedTurn& turn, qreal scale);
    static void placeSmall(PlacedTurn& turn, qreal side, qreal scale);
    [[nodiscard]] qreal sideOfSmall(qreal scale);
    void anchor(bool open);
    void stretch(qreal room);

    std::vector<PlacedTurn> m_turns;
    std::vector<Anchor> m_anchors; ///< both rising
    qreal m_width = 0;
};

} // namespace fabletop
