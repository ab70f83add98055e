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
    /// `small`: discs whose names are only their tips, for four seats.
    void showChoice(const QString& choice, bool seated, bool small);
    /// Within the box of the seat from `top` on, down to the figures of the seat at `foot`: two rows at most,
    /// small discs in one; the others are scrolled to.
    void layOut(const Theme& theme, const QRect& box, int top, int foot, bool small);

Q_SIGNALS:
    void picked(const QString& choice);

private:
    /// How high a picker is then.
    [[nodiscard]] int setCompact(bool compact);

    SeatId m_seat;
    Language m_language;
    std::vector<HeroPick*> m_picks;
};

} // namespace fabletop
