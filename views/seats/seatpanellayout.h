// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatPanelLayout: where on a seat's panel everything is: whole, half as high where four sit, folded where
/// the window is narrow.

#include "views/seats/seatpanellook.h"
#include "views/theme/theme.h"

#include <QRectF>
#include <QSizeF>
#include <vector>

namespace fabletop {

enum class SeatPart { none, hero, ability, sidekick, hand, deck, discard };

/// Between the edge of a panel and what is on it.
inline constexpr qreal seatPadding = 12;
/// Of the band in the seat's color at the head of a panel.
inline constexpr qreal seatBand = 5;
/// Of a plate that holds a half figure at least; a lower one shows a face.
inline constexpr qreal plateBust = 100;

struct SeatPlace {
    SeatPart part = SeatPart::none;
    FighterId fighter = FighterId::none;
    QRectF rect;
};

/// What the panels of a table have in common.
///
/// Why: two seats are compared at a glance, so their parts stand at the same heights; the one with less room
/// decides.
struct SeatPanelShare {
    qreal plate = 1e6;  ///< height of a plate at most, in pixels
    bool beside = true; ///< move and reach stand beside the name, if they fit
    bool operator==(const SeatPanelShare&) const = default;
};

class SeatPanelLayout {
public:
    SeatPanelLayout() = default;
    SeatPanelLayout(const SeatPanelLook& look, const Theme& theme, QSizeF size, bool half,
                    SeatPanelShare share = {});

    [[nodiscard]] bool folded() const { return m_size.width() < 160; }
    [[nodiscard]] bool half() const { return m_half; }
    [[nodiscard]] QSizeF size() const { return m_size; }
    /// How much larger than in the design all of it is: with a window that is.
    [[nodiscard]] qreal grown() const { return m_grown; }
    [[nodiscard]] const std::vector<SeatPlace>& places() const { return m_places; }
    /// The ground of the half figure.
    [[nodiscard]] QRectF plate() const { return m_plate; }
    /// On the plate, towards the board.
    [[nodiscard]] QRectF healthBox() const { return m_health; }
    [[nodiscard]] QRectF nameRow() const { return m_name; }
    /// Move and reach are beside the name, else below it.
    [[nodiscard]] bool beside() const { return m_beside; }
    /// Lines of the ability that there is room for.
    [[nodiscard]] int abilityLines() const { return m_abilityLines; }
    /// There is room for none: a link to it shares the row of move and reach.
    [[nodiscard]] bool abilityLink() const { return m_abilityLink; }
    /// Where "You have seen 2 cards" goes; empty: nowhere.
    [[nodiscard]] QRectF seenRow() const { return m_seen; }
    /// Empty where it has no place of its own.
    [[nodiscard]] QRectF rectOf(FighterId fighter) const;
    [[nodiscard]] QRectF rectOf(SeatPart part) const;
    /// Heights at which one part ends and another begins, from below: what lies over a panel begins at one.
    [[nodiscard]] std::vector<qreal> seams() const;
    /// What a pointer there means; null for nothing.
    [[nodiscard]] const SeatPlace* at(QPointF point) const;

private:
    void layOutWhole(const SeatPanelLook& look, const Theme& theme);
    void placeHero(const SeatPanelLook& look, const Theme& theme, qreal bottom);
    [[nodiscard]] qreal plateFor(qreal room, qreal line, int wanted) const;
    void layOutHalf(const SeatPanelLook& look, const Theme& theme);
    void layOutFolded(const SeatPanelLook& look);
    qreal placePlate(const SeatPanelLook& look, qreal top, qreal height, qreal healthWide);
    void placeSidekicks(const SeatPanelLook& look, QRectF row);
    void placePiles(const QRectF& row, QSizeF card, qreal firstLeft);

    QSizeF m_size;
    bool m_half = false;
    qreal m_grown = 1;
    bool m_beside = true;
    SeatPanelShare m_share;
    QRectF m_plate;
    QRectF m_health;
    QRectF m_name;
    QRectF m_seen;
    int m_abilityLines = 0;
    bool m_abilityLink = false;
    std::vector<SeatPlace> m_places;
};

/// Of the text on a panel: of the ability, of names.
[[nodiscard]] QFont seatText(const Theme& theme, qreal grown, QFont::Weight weight = QFont::Normal);
/// What opens an ability that there is no room for.
[[nodiscard]] QString abilityWord();
/// What a hero's line of move and reach says, as wide as it is drawn.
[[nodiscard]] qreal figuresWide(const Theme& theme, const SeatPanelLook& look);

} // namespace fabletop
