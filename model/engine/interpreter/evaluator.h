// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Evaluator: what a selector, quantity or condition means on this table, for the text in this frame.
/// It changes nothing and asks nobody.

#include "model/engine/state.h"
#include "model/rules/matchrules.h"

namespace fabletop {

/// Some cards of one seat in one place, by kind: copies are interchangeable.
struct CardSet {
    SeatId owner = SeatId::none;
    Place place = Place::hand;
    int side = 0;            ///< where place is Place::combat
    std::uint32_t kinds = 0; ///< bit i: CardId i; bit 31: cards not seen
    int count = 0;           ///< copies included; 0 for a card that lies there no more

    [[nodiscard]] bool empty() const { return kinds == 0; }
    [[nodiscard]] CardId first() const { return kinds ? lowest<CardId>(kinds) : CardId::none; }
};

/// Kinds of cards in a pile, and how many cards of these kinds it holds.
[[nodiscard]] std::uint32_t kindsIn(PileView pile);
[[nodiscard]] int countOf(PileView pile, std::uint32_t kinds);

class Evaluator {
public:
    Evaluator(const MatchRules& rules, const Table& table, const Frame& frame)
        : m_rules(rules), m_table(table), m_frame(frame)
    {}

    [[nodiscard]] FighterSet fighters(ExprId id) const;
    /// `mover`: the fighter to be placed, for "other".
    [[nodiscard]] SpaceSet spaces(ExprId id, FighterId mover) const;
    [[nodiscard]] CardSet cards(ExprId id) const;
    /// -1 where there is nothing to measure (the printed value of a card that is not there).
    [[nodiscard]] int number(ExprId id) const;
    /// Whether the card or fighter whose number it is, is there; sums and counts always are.
    [[nodiscard]] bool isThere(ExprId id) const;
    [[nodiscard]] bool holds(ExprId id) const;
    [[nodiscard]] SeatId player(ExprId id) const;

    /// The player on the other side of the combat, or the only opponent (R-TEAM-11).
    [[nodiscard]] SeatId opponent() const;
    /// Side of the open combat on which the text's owner stands.
    [[nodiscard]] int ownSide() const;
    [[nodiscard]] bool inCombat() const;
    [[nodiscard]] FighterSet opposing() const;
    /// Of the selector's fighters those that it names itself, and not only as "fighters" of either side.
    [[nodiscard]] FighterSet named(ExprId id) const;
    /// Spaces on which tokens lie, of those of the text's owner whose numbers are in `numbers`.
    [[nodiscard]] SpaceSet tokenSpaces(int numbers) const;

private:
    [[nodiscard]] bool comparable(const Expr& comparison) const;
    [[nodiscard]] const Expr& expr(ExprId id) const { return m_rules.program.exprs[id]; }
    [[nodiscard]] FighterSet combatFighter(int side) const;
    [[nodiscard]] FighterSet near(const Expr& e) const;
    [[nodiscard]] SpaceSet spacesOf(FighterSet set) const;
    [[nodiscard]] CardSet combatCard(int side) const;
    [[nodiscard]] CardSet inPile(ExprId filter, SeatId owner, Place place) const;
    [[nodiscard]] std::uint32_t described(const Expr& e, SeatId owner) const;
    [[nodiscard]] FighterSet standingOn(FighterSet set, SpaceSet spaces) const;
    [[nodiscard]] SpaceSet around(const Expr& e, ExprId selector) const;
    [[nodiscard]] SpaceSet aroundSpaces(const Expr& e, ExprId selector, SpaceSet centre) const;
    [[nodiscard]] SpaceSet nearTo(const Expr& e, SpaceId space) const;
    [[nodiscard]] bool areThese(ExprId selector, FighterSet these) const;
    [[nodiscard]] FighterSet heroesAmong(FighterSet set) const;
    [[nodiscard]] FighterSet everywhere(ExprId selector) const;
    [[nodiscard]] FighterSet turnBegan(const Expr& e) const;
    [[nodiscard]] bool liesThere() const;
    template <typename Keep> [[nodiscard]] CardSet filtered(CardSet set, Keep keep) const;
    [[nodiscard]] int valueOf(const CardSet& set) const;

    const MatchRules& m_rules;
    const Table& m_table;
    const Frame& m_frame;
};

} // namespace fabletop
