// SPDX-License-Identifier: GPL-3.0-or-later
// What the texts of cards and abilities do to fighters, cards and values.

#include "model/engine/interpreter/interpreter.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

bool Interpreter::visitFighterAct(const Instruction& instruction)
{
    const Evaluator eval = evaluator();
    switch (instruction.op) {
    case Word::deal:
        dealDamage(eval.fighters(instruction.b), eval.number(instruction.a), DamageKind::effect,
                   instruction.rule, instruction.b);
        break;
    case Word::recover:
        recover(eval.fighters(instruction.a), eval.number(instruction.b), instruction.rule);
        break;
    case Word::setHealth:
        for (FighterId fighter : members<FighterId>(eval.fighters(instruction.a)))
            emit(HealthSet{fighter, narrowed<std::uint8_t>(std::clamp<int>(
                                        eval.number(instruction.b), 1, m_rules.fighter(fighter).maximum))},
                 instruction.rule);
        break;
    case Word::swap: {
        const FighterSet first = eval.fighters(instruction.a);
        const FighterSet second = eval.fighters(instruction.b);
        if (std::popcount(first) == 1 && std::popcount(second) == 1 && first != second)
            emit(FightersSwapped{lowest<FighterId>(first), lowest<FighterId>(second)}, instruction.rule);
        break;
    }
    case Word::move:
    case Word::moveThrough:
    case Word::moveEach:
    case Word::moveEachThrough:
    case Word::place:
    case Word::returnDefeated: ask(top().you); return true;
    default: return false;
    }
    if (m_state.flow.depth > 0) advance();
    return true;
}

bool Interpreter::visitCardAct(const Instruction& instruction)
{
    const Evaluator eval = evaluator();
    switch (instruction.op) {
    case Word::draw: drawCards(top().you, eval.number(instruction.a), instruction.rule); break;
    case Word::playerDraws:
        drawCards(eval.player(instruction.a), eval.number(instruction.b), instruction.rule);
        break;
    case Word::discardRandom:
        discardRandom(eval.player(instruction.a), eval.number(instruction.b), instruction.rule);
        break;
    case Word::lookAtHand: showHand(eval.player(instruction.a), bit(top().you), instruction.rule); break;
    case Word::revealHand: showHand(eval.player(instruction.a), allSeats, instruction.rule); break;
    case Word::discardThat:
        if (!(instruction.flags & OpFlag::chosen)) return ask(top().you), true;
        if (top().card != CardId::none)
            discardFromHand(top().cardSeat, top().card, Why::discard, instruction.rule);
        break;
    case Word::discardAny: ask(top().you); return true;
    case Word::playerDiscards: {
        const SeatId who = eval.player(instruction.a);
        if (who != SeatId::none) return ask(who), true;
        break;
    }
    case Word::takeBack: {
        const CardSet card = eval.cards(instruction.a);
        if (card.place == Place::combat && !card.empty())
            emit(CardMoved{card.owner, card.first(), Place::combat, Place::hand, Why::exchange,
                           narrowed<std::uint8_t>(card.side), 1, FighterId::none},
                 instruction.rule);
        break;
    }
    case Word::playAsAttack:
        if (top().card != CardId::none) {
            emit(CardMoved{top().cardSeat, top().card, Place::hand, Place::combat, Why::exchange, attackSide,
                           1, FighterId::none},
                 instruction.rule);
            const auto value = m_rules.card(top().cardSeat, top().card).value;
            emit(ValueChanged{attackSide, ValueChange::printed, value, value}, instruction.rule);
        }
        break;
    default: return false;
    }
    if (m_state.flow.depth > 0) advance();
    return true;
}

bool Interpreter::visitValueAct(const Instruction& instruction)
{
    const Evaluator eval = evaluator();
    switch (instruction.op) {
    case Word::addToCard:
        changeValue(eval.cards(instruction.b), ValueChange::added, eval.number(instruction.a),
                    instruction.rule);
        break;
    case Word::setPrinted:
        changeValue(eval.cards(instruction.a), ValueChange::printed, eval.number(instruction.b),
                    instruction.rule);
        break;
    case Word::replaceValue:
        changeValue(eval.cards(instruction.a), ValueChange::replaced, eval.number(instruction.b),
                    instruction.rule);
        break;
    case Word::fixValue:
        changeValue(eval.cards(instruction.a), ValueChange::fixed, eval.number(instruction.b),
                    instruction.rule);
        break;
    case Word::ignoreValue:
        changeValue(eval.cards(instruction.a), ValueChange::ignored, 0, instruction.rule);
        break;
    case Word::cancelCard: cancel(eval.cards(instruction.a), instruction.rule); break;
    case Word::gainActions:
        if (const int amount = eval.number(instruction.a); amount > 0 && table().turn.seat == top().you)
            emit(ActionsGained{top().you, saturated<std::uint8_t>(amount)}, instruction.rule);
        break;
    case Word::playFaceUp: {
        const int side = eval.ownSide();
        const CardId own = table().combat.sides[side].card;
        const bool attack = side == attackSide;
        if (own != CardId::none)
            emit(CardsTurned{attack ? own : CardId::none, attack ? CardId::none : own, CardId::none},
                 instruction.rule);
        break;
    }
    default: return false;
    }
    advance();
    return true;
}

/// "The damage dealt" by a card or ability is what it did to opponents and to those it names (by `selector`;
/// 0: it deals none): not what its other fighters took on the way, and not what drawing from an empty deck
/// costs. A text that never asks for it counts everything: so it has always been, and what nobody reads makes
/// no other State.
void Interpreter::dealDamage(FighterSet set, int amount, DamageKind kind, RuleId rule, ExprId selector)
{
    if (amount <= 0) return;
    const Frame& frame = top();
    const bool text = frame.source != SourceKind::rules;
    FighterSet hurt = 0;
    int dealt = 0;
    FighterSet counted = set;
    if (text && asksFor(Word::damageDealt))
        counted = selector ? evaluator().opposing() | evaluator().named(selector) : 0;
    for (FighterId fighter : members<FighterId>(set)) {
        const int health = table().fighter(fighter).health;
        if (health == 0 || protectedByCombat(fighter)) continue;
        if (counted & bit(fighter)) dealt += std::min(health, amount);
        hurt |= bit(fighter);
        emit(DamageDealt{fighter, saturated<std::uint8_t>(amount), kind, text ? frame.you : SeatId::none,
                         text ? frame.item : std::uint8_t{0xFF}},
             rule);
    }
    top().dealt = saturated<std::uint8_t>(top().dealt + dealt);
    defeatFallen(hurt, !text || kind == DamageKind::effect || !asksFor(Word::felled));
}

/// Whether the text in progress asks for that number or condition anywhere.
bool Interpreter::asksFor(Word word)
{
    const auto& code = m_rules.program.code;
    std::size_t at = top().at;
    while (at > 0 && code[at - 1].op != Word::end)
        --at;
    for (; code[at].op != Word::end; ++at)
        for (ExprId id : {code[at].a, code[at].b, code[at].c})
            if (id != 0 && holdsWord(id, word)) return true;
    return false;
}

bool Interpreter::holdsWord(ExprId id, Word word) const
{
    const Expr& expr = m_rules.program.exprs[id];
    const auto within = [&](ExprId part) { return part != 0 && holdsWord(part, word); };
    return expr.word == word || within(expr.a) || within(expr.b) || within(expr.c);
}

/// `counted`: the text in progress has done it ("this defeated a fighter").
void Interpreter::defeatFallen(FighterSet set, bool counted)
{
    FighterSet fallen = 0;
    for (FighterId fighter : members<FighterId>(set)) {
        if (table().fighter(fighter).health > 0) continue;
        emit(FighterDefeated{fighter}, ruleOf(m_rules, Clause::removal));
        fallen |= bit(fighter);
    }
    if (fallen == 0) return;
    if (counted) top().felled = saturated<std::uint8_t>(top().felled + std::popcount(fallen));
    for (int s = 0; s < m_rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (!(fallen & fightersOf(seat)) || table().seat(seat).out) continue;
        bool left = false;
        for (FighterId fighter : members<FighterId>(fightersOf(seat))) {
            const FighterStatus status = table().fighter(fighter).status;
            left = left || status == FighterStatus::active || status == FighterStatus::away;
        }
        if (left) continue;
        emit(PlayerOut{seat}, ruleOf(m_rules, Clause::playerOut));
        if (table().turn.seat == seat && table().turn.actions > 0)
            emit(ActionsLost{seat}, ruleOf(m_rules, Clause::playerOut));
    }
    if (!m_rules.numbers.lateEndCheck) checkVictory(fallen);
}

/// R-VIC-01, R-TEAM-10: a team whose heroes are all defeated has lost; of two, the one whose turn it is wins
/// (R-VIC-03).
void Interpreter::checkVictory(FighterSet)
{
    bool standing[2] = {false, false};
    for (int s = 0; s < m_rules.seatCount(); ++s) {
        const FighterStatus status = table().fighter(heroOf(idAt<SeatId>(s))).status;
        if (status != FighterStatus::defeated)
            standing[m_rules.seats[static_cast<std::size_t>(s)].team & 1] = true;
    }
    if (standing[0] && standing[1]) return;
    if (!standing[0] && !standing[1]) {
        const SeatId active = table().turn.seat == SeatId::none ? idAt<SeatId>(0) : table().turn.seat;
        return endMatch(m_rules.team(active), Clause::bothDown);
    }
    endMatch(standing[0] ? 0 : 1, m_rules.seatCount() > 2 ? Clause::teamVictory : Clause::victory);
}

void Interpreter::endMatch(std::uint8_t winner, Clause clause)
{
    emit(MatchEnded{winner, EndCause::heroDefeated}, ruleOf(m_rules, clause));
    finish();
}

void Interpreter::recover(FighterSet set, int amount, RuleId rule)
{
    for (FighterId fighter : members<FighterId>(set)) {
        const int room = m_rules.fighter(fighter).maximum - table().fighter(fighter).health;
        const int gained = std::min(amount, room); // R-HP-01
        if (gained > 0) emit(HealthRecovered{fighter, narrowed<std::uint8_t>(gained)}, rule);
    }
}

/// R-DRAW: one at a time; each card that cannot be drawn costs every own fighter health.
void Interpreter::drawCards(SeatId seat, int count, RuleId rule)
{
    for (int i = 0; i < count && m_state.flow.depth > 0 && seat != SeatId::none; ++i) {
        const FighterSet own = fightersOf(seat) & onBoard(table());
        if (own == 0 && table().turn.number > 0)
            return; // R-HERO-11: nobody on the battlefield, nothing drawn
        if (table().seat(seat).deck.empty() && m_rules.numbers.reshuffle) reshuffle(seat);
        if (table().seat(seat).deck.empty()) {
            dealDamage(own, m_rules.numbers.exhaustionDamage, DamageKind::exhaustion,
                       ruleOf(m_rules, Clause::exhausted));
            continue;
        }
        const CardId card = table().seat(seat).deck.back();
        emit(CardMoved{seat, card, Place::deckTop, Place::hand, Why::draw, 0, 0, FighterId::none}, rule,
             bit(seat));
    }
}

void Interpreter::reshuffle(SeatId seat)
{
    const RuleId rule = ruleOf(m_rules, Clause::reshuffle);
    while (!table().seat(seat).discard.empty() && m_state.flow.fault == Fault::none)
        emit(CardMoved{seat, table().seat(seat).discard.back(), Place::discard, Place::deckTop, Why::putBack,
                       0, 0, FighterId::none},
             rule);
    shuffle(seat, rule);
}

void Interpreter::shuffle(SeatId seat, RuleId rule)
{
    Pile order = table().seat(seat).deck;
    for (std::uint32_t i = order.count; i > 1; --i)
        std::swap(order.items[i - 1], order.items[m_state.rng.below(i)]);
    emit(DeckShuffled{seat, order}, rule, 0);
}

void Interpreter::discardFromHand(SeatId seat, CardId card, Why why, RuleId rule)
{
    if (table().seat(seat).hand.find(card) < 0) return;
    emit(CardMoved{seat, card, Place::hand, Place::discard, why, 0, 1, FighterId::none}, rule);
    Frame& frame = top();
    frame.card = card;
    frame.cardSeat = seat;
    frame.counted = saturated<std::uint8_t>(frame.counted + 1);
}

void Interpreter::discardRandom(SeatId seat, int count, RuleId rule)
{
    if (seat == SeatId::none) return;
    top().card = CardId::none;
    for (int i = 0; i < count && !table().seat(seat).hand.empty(); ++i) {
        const Pile& hand = table().seat(seat).hand;
        discardFromHand(seat, hand[m_state.rng.below(hand.count)], Why::discard, rule);
    }
}

void Interpreter::showHand(SeatId owner, SeatSet viewers, RuleId rule)
{
    if (owner == SeatId::none || table().seat(owner).hand.empty()) return;
    emit(CardsShown{owner, viewers, Place::hand, table().seat(owner).hand}, rule,
         narrowed<SeatSet>(viewers | bit(owner)));
}

void Interpreter::changeValue(const CardSet& card, ValueChange change, int amount, RuleId rule)
{
    if (card.empty() || card.place != Place::combat || amount < 0) return;
    const CombatSide& side = table().combat.sides[card.side];
    if (side.has(SideFlag::fixed) && change != ValueChange::ignored) return; // R-VAL-04
    emitValue(card.side, change, amount, rule);
}

/// The event says what the value becomes, so it is tried out first.
void Interpreter::emitValue(int side, ValueChange change, int amount, RuleId rule)
{
    ValueChanged body{narrowed<std::uint8_t>(side), change,
                      narrowed<std::uint8_t>(std::min(amount, highestValue)), 0};
    const Combat before = table().combat;
    fold(table(), body);
    body.becomes = saturated<std::uint8_t>(combatValue(m_rules, table(), side));
    table().combat = before;
    emit(body, rule);
}

/// R-WIN-04: spared until the combat is over.
bool Interpreter::protectedByCombat(FighterId fighter)
{
    if (!evaluator().inCombat()) return false;
    for (const CombatSide& side : table().combat.sides)
        if (side.fights(fighter) && side.has(SideFlag::prevented)) return true;
    return false;
}

/// R-CANC: everything not yet begun on that card is lost; protected cards shrug it off (R-CANC-05).
void Interpreter::cancel(const CardSet& card, RuleId rule)
{
    if (card.empty() || card.place != Place::combat) return;
    const CombatSide& side = table().combat.sides[card.side];
    const CardKind& kind = m_rules.card(card.owner, side.card);
    if (side.has(SideFlag::cancelled) ||
        (kind.protectedFromCancel && !m_rules.friends(card.owner, top().you)))
        return;
    bool mattered = false;
    for (Timing timing : {Timing::immediately, Timing::during, Timing::after}) {
        const auto t = static_cast<std::size_t>(timing);
        mattered = mattered || (kind.programs[t] != 0 && !(side.begun >> t & 1));
    }
    emit(EffectsCancelled{narrowed<std::uint8_t>(card.side), mattered}, rule);
    if (side.boost != CardId::none) loseBoost(rule);
}

/// A boost committed beside the attack card goes with the card's effects (R-CANC-03).
void Interpreter::loseBoost(RuleId rule)
{
    const CombatSide& side = table().combat.sides[attackSide];
    const CardId boost = side.boost;
    if (side.bonus > 0) emitValue(attackSide, ValueChange::bonusLost, side.bonus, rule);
    emit(CardMoved{seatOf(side.fighter), boost, Place::boost, Place::discard, Why::cleanUp, attackSide, 1,
                   FighterId::none},
         rule);
}

} // namespace fabletop
