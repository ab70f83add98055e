// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/barlabels.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

class BarWords {
    Q_DECLARE_TR_FUNCTIONS(BarWords)
};

constexpr int widestNumber = 88; ///< two digits, both of the widest

} // namespace

QString wordOf(PrimaryLabel word, int one, int other)
{
    switch (word) {
    case PrimaryLabel::attack: return BarWords::tr("Attack");
    case PrimaryLabel::play: return BarWords::tr("Play");
    case PrimaryLabel::done: return BarWords::tr("Done");
    case PrimaryLabel::endTurn: return BarWords::tr("End turn");
    case PrimaryLabel::defend: return BarWords::tr("Defend");
    case PrimaryLabel::yes: return BarWords::tr("Yes");
    case PrimaryLabel::becomes: return BarWords::tr("Change to %1").arg(other);
    case PrimaryLabel::stay: return BarWords::tr("Stay here");
    case PrimaryLabel::discardNone: return BarWords::tr("Discard none");
    case PrimaryLabel::discard: return BarWords::tr("Discard");
    case PrimaryLabel::discardSeveral: return BarWords::tr("Discard %1").arg(one);
    case PrimaryLabel::boost: return BarWords::tr("Boost");
    case PrimaryLabel::chooseCard: return BarWords::tr("Choose card");
    case PrimaryLabel::toTable: return BarWords::tr("Back to table");
    case PrimaryLabel::goOn: return BarWords::tr("Continue");
    }
    return {};
}

QString takeBackWord()
{
    return BarWords::tr("Take back");
}

QStringList widestPrimaryWords()
{
    QStringList words;
    for (int word = 0; word < primaryWords; ++word)
        words << wordOf(static_cast<PrimaryLabel>(word), widestNumber, widestNumber);
    return words;
}

} // namespace fabletop
