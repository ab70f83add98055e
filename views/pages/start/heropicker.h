// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroPicker: the heroes a seat may have, shipped ones and those the person has beside them.

#include "views/pages/start/pickarea.h"
#include "views/pages/start/pickbuttons.h"

#include <memory>
#include <vector>

namespace fabletop {

class HeroPicker : public PickArea {
    Q_OBJECT
public:
    HeroPicker(SeatId seat, Language language, QWidget* parent);

    HeroPick* add(const QString& choice, const HeroRules& hero, const std::shared_ptr<const Theme>& theme);
    /// Those that are not shipped.
    void removeGuests() { PickArea::removeGuests(m_picks); }
    [[nodiscard]] const std::vector<HeroPick*>& picks() const { return m_picks; }
    /// As it is written on its picker; empty for none.
    [[nodiscard]] QString chosenName() const { return checkedName(m_picks); }
    void showChoice(const QString& choice);
    /// The width in which so many stand in one row.
    [[nodiscard]] static int rowWide(const Theme& theme, int count) { return count * theme.px(leastPick); }
    static constexpr int leastPick = 52; ///< width of a picker whose name can be read
    /// On the foot of `box`, in so many rows at most; the others are scrolled to. The height it takes.
    int layOut(const Theme& theme, const QRect& box, int rows);

Q_SIGNALS:
    void picked(const QString& choice);

private:
    SeatId m_seat;
    Language m_language;
    std::vector<HeroPick*> m_picks;
};

} // namespace fabletop
