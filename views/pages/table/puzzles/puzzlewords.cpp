// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/puzzles/puzzlewords.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

constexpr int mediumFrom = 1'100;
constexpr int hardFrom = 1'450;

class PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleWords)
};

} // namespace

QString kindTitle(PositionKind kind)
{
    switch (kind) {
    case PositionKind::win: return PuzzleWords::tr("Win this turn");
    case PositionKind::survive: return PuzzleWords::tr("Survive");
    case PositionKind::defense: return PuzzleWords::tr("Best defense");
    case PositionKind::discard: return PuzzleWords::tr("Best discard");
    case PositionKind::move: break;
    }
    return PuzzleWords::tr("Best decision");
}

QString kindTask(PositionKind kind, const QString& hero, const QString& foe)
{
    switch (kind) {
    case PositionKind::win:
        return PuzzleWords::tr("You play %1. Find the decision that defeats %2 before the turn ends.")
            .arg(hero, foe);
    case PositionKind::survive:
        return PuzzleWords::tr("You play %1. Find the decision that keeps you alive against %2.")
            .arg(hero, foe);
    case PositionKind::defense:
        return PuzzleWords::tr("You play %1. Find the best way to defend against %2.").arg(hero, foe);
    case PositionKind::discard:
        return PuzzleWords::tr("You play %1 against %2. Find the card you can do without.").arg(hero, foe);
    case PositionKind::move: break;
    }
    return PuzzleWords::tr("You play %1. Find the decision that gives you the best chance against %2.")
        .arg(hero, foe);
}

QString levelWord(int rating)
{
    if (rating < mediumFrom) return PuzzleWords::tr("easy");
    return rating < hardFrom ? PuzzleWords::tr("medium") : PuzzleWords::tr("hard");
}

} // namespace fabletop
