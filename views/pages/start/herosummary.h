// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroSummary: what somebody who chooses a hero wants to know of it, in the language of the window.

#include "model/rules/matchrules.h"
#include "views/illustrations/figure.h"

#include <QString>
#include <vector>

namespace fabletop {

struct HeroSummary {
    QString name;
    FigureLook figure;                  ///< with the seat's color and direction where there is a seat
    std::vector<FigureLook> companions; ///< each kind of sidekick and each other form, once
    int health = 0;
    int move = 0;
    bool ranged = false;
    QString sidekicks; ///< "Dr. Watson: 8, ranged"; "3 Harpies: 1, melee"; empty: none
    QString ability;   ///< all of them, one paragraph
    bool operator==(const HeroSummary&) const = default;
};

[[nodiscard]] HeroSummary heroSummary(const HeroRules& hero, Language language);

} // namespace fabletop
