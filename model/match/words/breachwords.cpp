// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/breachwords.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct BreachWords {
    Q_DECLARE_TR_FUNCTIONS(Shaking)
};

} // namespace

QString worded(const BreachReport& breach, const HeroRules* owner)
{
    using Words = BreachWords;
    switch (breach.breach) {
    case Breach::none: return Words::tr("The game did not come to an end.");
    case Breach::runaway: return Words::tr("A text ran on and on and was stopped.");
    case Breach::overflow: return Words::tr("A text exceeded the limits of the table and was stopped.");
    case Breach::noAnswer: return Words::tr("A question is open that nobody can answer.");
    case Breach::strayAnswers: return Words::tr("There are answers although nothing is asked.");
    case Breach::fullList: return Words::tr("There are more answers than a question can have.");
    case Breach::eventsDiffer: return Words::tr("The events do not give the table.");
    case Breach::healthDiffers: return Words::tr("The health of a fighter cannot be right.");
    case Breach::spacesDiffer: return Words::tr("A fighter stands where it cannot stand.");
    case Breach::cardsDiffer: break;
    }
    const auto place = static_cast<std::size_t>(index(breach.card));
    if (!owner || place >= owner->cards.size())
        return Words::tr("Cards of the opponent were lost or doubled.");
    return Words::tr("Copies of “%1” were lost or doubled.")
        .arg(QString::fromStdString(owner->cards[place].name.text(Language::en)));
}

} // namespace fabletop
