// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/breachwords.h"

#include "model/match/words/spokenname.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct BreachWords {
    Q_DECLARE_TR_FUNCTIONS(Shaking)
};

} // namespace

QString worded(const BreachReport& breach, const HeroRules* owner)
{
    switch (breach.breach) {
    case Breach::none: return BreachWords::tr("The game did not come to an end.");
    case Breach::runaway: return BreachWords::tr("A text ran on and on and was stopped.");
    case Breach::overflow: return BreachWords::tr("A text exceeded the limits of the table and was stopped.");
    case Breach::noAnswer: return BreachWords::tr("A question is open that nobody can answer.");
    case Breach::strayAnswers: return BreachWords::tr("There are answers although nothing is asked.");
    case Breach::fullList: return BreachWords::tr("There are more answers than a question can have.");
    case Breach::eventsDiffer: return BreachWords::tr("The events do not give the table.");
    case Breach::healthDiffers: return BreachWords::tr("The health of a fighter cannot be right.");
    case Breach::spacesDiffer: return BreachWords::tr("A fighter is on a space where it can’t be.");
    case Breach::cardsDiffer: break;
    }
    const auto place = static_cast<std::size_t>(index(breach.card));
    if (!owner || place >= owner->cards.size())
        return BreachWords::tr("Cards of the opponent were lost or doubled.");
    return BreachWords::tr("Copies of “%1” were lost or doubled.")
        .arg(spokenName(owner->cards[place].name, Language::en));
}

} // namespace fabletop
