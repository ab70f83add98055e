// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/barwords.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

class BarWords {
    Q_DECLARE_TR_FUNCTIONS(BarWords)
};

constexpr int widestNumber = 88; ///< two digits, both of the widest

} // namespace

QString wordOf(PrimaryWord word, int one, int other)
{
    switch (word) {
    case PrimaryWord::attack: return BarWords::tr("Attack");
    case PrimaryWord::play: return BarWords::tr("Play");
    case PrimaryWord::done: return BarWords::tr("Done");
    case PrimaryWord::endTurn: return BarWords::tr("End turn");
    case PrimaryWord::defend: return BarWords::tr("Defend");
    case PrimaryWord::yes: return BarWords::tr("Yes");
    case PrimaryWord::becomes: return BarWords::tr("%1 becomes %2").arg(one).arg(other);
    case PrimaryWord::stay: return BarWords::tr("Stay here");
    case PrimaryWord::discardNone: return BarWords::tr("Discard none");
    case PrimaryWord::discard: return BarWords::tr("Discard");
    case PrimaryWord::discardSeveral: return BarWords::tr("Discard %n card(s)", nullptr, one);
    case PrimaryWord::boost: return BarWords::tr("Boost");
    case PrimaryWord::chooseCard: return BarWords::tr("Choose this card");
    case PrimaryWord::toTable: return BarWords::tr("To the table");
    case PrimaryWord::goOn: return BarWords::tr("Continue");
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
        words << wordOf(static_cast<PrimaryWord>(word), widestNumber, widestNumber);
    return words;
}

} // namespace fabletop
