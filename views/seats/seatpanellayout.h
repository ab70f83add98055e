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
inline constexpr qreal seatPadding = 16;

struct SeatPlace {
    SeatPart part = SeatPart::none;
    FighterId fighter = FighterId::none;
    QRectF rect;
};

class SeatPanelLayout {
public:
    SeatPanelLayout() = default;
    SeatPanelLayout(const SeatPanelLook& look, const Theme& theme, QSizeF size, bool half);

    [[nodiscard]] bool folded() const { return m_size.width() < 160; }
    [[nodiscard]] bool half() const { return m_half; }
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] const std::vector<SeatPlace>& places() const { return m_places; }
    /// Empty where it has no place of its own.
    [[nodiscard]] QRectF rectOf(FighterId fighter) const;
    [[nodiscard]] QRectF rectOf(SeatPart part) const;
    /// What a pointer there means; null for nothing.
    [[nodiscard]] const SeatPlace* at(QPointF point) const;

private:
    void layOutWhole(const SeatPanelLook& look, const Theme& theme);
    void layOutTexts(const SeatPanelLook& look, const Theme& theme, qreal top, qreal foot);
    void layOutHalf(const SeatPanelLook& look, const Theme& theme);
    void layOutFolded(const SeatPanelLook& look);

    QSizeF m_size;
    bool m_half = false;
    std::vector<SeatPlace> m_places;
};

} // namespace fabletop
