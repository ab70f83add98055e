// SPDX-License-Identifier: GPL-3.0-or-later
// What is on offer: the legal decisions of the open choice, always recomputed from the State.

#include "model/engine/interpreter/interpreter.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

void Interpreter::list()
{
    m_options.clear();
    const Instruction& instruction = current();
    const Evaluator eval = evaluator();
    const bool optional = instruction.flags & OpFlag::optional;
    switch (instruction.op) {
    case Word::actionBlock: return listActions();
    case Word::moveInManeuver: return listManeuver();
    case Word::askDefense: return listDefense();
    case Word::placeSidekicks: return listSidekicks();
    case Word::resolveAbilities: return listAbilities(instruction);
    case Word::chooseFighter:
        for (FighterId fighter : members<FighterId>(eval.fighters(instruction.a))) {
            Decision option = decision(Verb::choose);
            option.fighter = fighter;
            m_options.add(option);
        }
        break;
    case Word::chooseSpace:
        for (SpaceId space : members<SpaceId>(eval.spaces(instruction.a, top().self))) {
            Decision option = decision(Verb::choose);
            option.space = space;
            m_options.add(option);
        }
        break;
    case Word::chooseCard: listCards(Verb::choose, eval.cards(instruction.a)); break;
    case Word::discardThat: {
        const CardSet set = eval.cards(instruction.a);
        listCards(set.owner == top().you ? Verb::discard : Verb::choose, set);
        break;
    }
    case Word::playerDiscards: listCards(Verb::discard, eval.cards(instruction.b)); break;
    case Word::discardAny: listCards(Verb::discard, eval.cards(instruction.a)); return addDecline();
    case Word::discardToLimit: {
        const SeatState& seat = table().seat(top().you);
        const bool anybody = (fightersOf(top().you) & onBoard(table())) != 0; // R-HERO-11
        if (anybody && seat.hand.count > m_rules.numbers.handLimit)
            listCards(Verb::discard, {top().you, Place::hand, 0, kindsIn(seat.hand), seat.hand.count});
        return;
    }
    case Word::choosePlayer:
        for (int s = 0; s < m_rules.seatCount(); ++s) {
            const SeatId seat = idAt<SeatId>(s);
            if (m_rules.friends(seat, top().you) || !(fightersOf(seat) & onBoard(table())))
                continue; // R-TEAM-12
            Decision option = decision(Verb::choose);
            option.player = seat;
            m_options.add(option);
        }
        break;
    case Word::nameNumber:
        for (std::uint8_t number = 0; number <= 9; ++number) {
            Decision option = decision(Verb::choose);
            option.number = number;
            m_options.add(option);
        }
        break;
    case Word::mayYes: m_options.add(decision(Verb::yes)); return addDecline();
    case Word::optionBegin: return listOptions(instruction);
    case Word::chooseForm:
        for (std::size_t i = 0; i < m_rules.hero(top().you).forms.size(); ++i) {
            Decision option = decision(Verb::choose);
            option.option = narrowed<std::uint8_t>(i);
            m_options.add(option);
        }
        break;
    case Word::move:
    case Word::moveThrough:
        listMoves(eval.fighters(instruction.a), eval.number(instruction.b),
                  instruction.op == Word::moveThrough);
        break;
    case Word::moveEach:
    case Word::moveEachThrough:
        listMoves(top().extra ? top().todo & onBoard(table()) : eval.fighters(instruction.a),
                  eval.number(instruction.b), instruction.op == Word::moveEachThrough);
        return addDecline();
    case Word::place: {
        const FighterSet set = eval.fighters(instruction.a);
        if (std::popcount(set) != 1) break;
        const FighterId fighter = lowest<FighterId>(set);
        listPlaces(fighter, eval.spaces(instruction.b, fighter), true);
        break;
    }
    case Word::returnDefeated: {
        const FighterId fighter = returning(instruction.number);
        if (fighter != FighterId::none) listPlaces(fighter, eval.spaces(instruction.a, fighter), false);
        break;
    }
    default:
        if (!listTokens(instruction)) listDeck(instruction);
        break;
    }
    if (optional && m_options.count > 0) addDecline();
}

Decision Interpreter::decision(Verb verb) const
{
    Decision option;
    option.verb = verb;
    option.seat = m_state.flow.decides;
    return option;
}

void Interpreter::addDecline()
{
    m_options.add(decision(Verb::decline));
}

void Interpreter::listActions()
{
    const SeatId you = top().you;
    const FighterSet own = fightersOf(you) & onBoard(table());
    const std::uint32_t kinds = kindsIn(table().seat(you).hand);
    m_options.add(decision(Verb::maneuver));
    listSchemes(own, kinds);
    listAttacks(own, kinds);
}

void Interpreter::listSchemes(FighterSet own, std::uint32_t kinds)
{
    const auto& cards = m_rules.hero(top().you).cards;
    for (CardId card : members<CardId>(kinds)) {
        if (index(card) >= cards.size() || !cards[index(card)].scheme()) continue;
        for (FighterId fighter : members<FighterId>(own)) {
            if (!mayUse(m_rules, table(), fighter, cards[index(card)])) continue;
            Decision option = decision(Verb::scheme);
            option.card = card;
            option.cardSeat = top().you;
            option.fighter = fighter;
            m_options.add(option);
        }
    }
}

void Interpreter::listAttacks(FighterSet own, std::uint32_t kinds)
{
    const auto& cards = m_rules.hero(top().you).cards;
    for (FighterId fighter : members<FighterId>(own)) {
        const Targets reached = targets(m_rules, table(), fighter);
        const FighterSet foes = reached.adjacent | reached.byZone;
        if (foes == 0) continue;
        for (CardId card : members<CardId>(kinds)) {
            if (index(card) >= cards.size() || !cards[index(card)].attacks()) continue;
            if (!mayUse(m_rules, table(), fighter, cards[index(card)])) continue;
            for (FighterId foe : members<FighterId>(foes)) {
                Decision option = decision(Verb::attack);
                option.fighter = fighter;
                option.target = foe;
                option.card = card;
                option.cardSeat = top().you;
                m_options.add(option);
            }
        }
    }
}

/// One choice offers every boost, every move and an end; after the first of them no more boosts.
void Interpreter::listManeuver()
{
    const Frame& frame = top();
    const SeatId you = frame.you;
    const FighterSet left = (frame.extra ? frame.todo : fightersOf(you)) & onBoard(table());
    if (left == 0) return;
    if (!frame.boosted) {
        const auto& cards = m_rules.hero(you).cards;
        std::uint32_t kinds = kindsIn(table().seat(you).hand);
        for (CardId card : members<CardId>(kinds))
            if (index(card) >= cards.size() || cards[index(card)].boost == noValue)
                kinds &= ~(1u << index(card)); // R-BOOST-06
        listCards(Verb::boost, {you, Place::hand, 0, kinds, 1});
    }
    const int boost = maneuverBoost(m_rules, m_state); // once for all of them: the hot path
    for (FighterId fighter : members<FighterId>(left))
        listMoves(bit(fighter), moveValue(m_rules, table(), fighter).total() + boost);
    addDecline();
}

void Interpreter::listDefense()
{
    const SeatId owner = seatOf(table().combat.sides[defenseSide].fighter);
    const FighterId defender = fighting(table(), defenseSide);
    if (defender == FighterId::none) return addDecline();
    const auto& cards = m_rules.hero(owner).cards;
    for (CardId card : members<CardId>(kindsIn(table().seat(owner).hand))) {
        if (index(card) >= cards.size() || !cards[index(card)].defends()) continue;
        if (!mayUse(m_rules, table(), defender, cards[index(card)])) continue;
        Decision option = decision(Verb::defend);
        option.card = card;
        option.cardSeat = owner;
        m_options.add(option);
    }
    addDecline();
}

void Interpreter::listMoves(FighterSet set, int steps, bool throughFoes)
{
    for (FighterId fighter : members<FighterId>(set)) {
        const SpaceSet spaces = reach(m_rules, table(), fighter, steps, throughFoes);
        for (SpaceId space : members<SpaceId>(spaces)) {
            Decision option = decision(Verb::move);
            option.fighter = fighter;
            option.space = space;
            m_options.add(option);
        }
    }
}

/// Free spaces; the own one too where the text does not exclude it (R-MOVE-15).
void Interpreter::listPlaces(FighterId fighter, SpaceSet spaces, bool ownSpace)
{
    SpaceSet taken = occupancy(m_rules, table(), fighter).all;
    if (!ownSpace) taken |= bit(table().fighter(fighter).space);
    for (SpaceId space : members<SpaceId>(spaces & ~taken)) {
        Decision option = decision(Verb::place);
        option.fighter = fighter;
        option.space = space;
        m_options.add(option);
    }
}

void Interpreter::listCards(Verb verb, const CardSet& set)
{
    for (CardId card : members<CardId>(set.kinds)) {
        Decision option = decision(verb);
        option.card = card;
        option.cardSeat = set.owner;
        m_options.add(option);
    }
}

FighterId Interpreter::nextSidekick() const
{
    const SeatId you = m_state.flow.frames[m_state.flow.depth - 1].you;
    for (int number = 1; number < static_cast<int>(m_rules.hero(you).fighters.size()); ++number) {
        const FighterState& fighter = m_state.table.fighter(fighterAt(you, number));
        if (fighter.status == FighterStatus::active && fighter.space == SpaceId::none)
            return fighterAt(you, number);
    }
    return FighterId::none;
}

/// R-SETUP-06 … 08, 14: in a zone of the hero, not on a start another hero still needs; without room
/// anywhere.
void Interpreter::listSidekicks()
{
    const FighterId next = nextSidekick();
    if (next == FighterId::none) return;
    const SpaceId hero = table().fighter(heroOf(top().you)).space;
    SpaceSet reserved = 0;
    for (int s = 0; s < m_rules.seatCount(); ++s)
        if (table().fighter(heroOf(idAt<SeatId>(s))).space == SpaceId::none)
            reserved |= bit(m_rules.board.starts[static_cast<std::size_t>(s)]);
    const SpaceSet zones = hero == SpaceId::none ? 0 : m_rules.board.sameZone[index(hero)];
    listPlaces(next, zones & ~reserved, false);
    if (m_options.count == 0) listPlaces(next, m_rules.board.all() & ~reserved, false);
}

/// Options that can do nothing are offered only where all are such; of two picks the second is another one.
void Interpreter::listOptions(const Instruction& instruction)
{
    const Frame& frame = top();
    const std::size_t count = m_rules.program.optionNames[instruction.number].size();
    for (const bool all : {false, true}) {
        for (std::size_t i = 0; i < count && m_options.count < static_cast<int>(count); ++i) {
            if ((frame.picks & 0x0F) == i + 1) continue;
            if (!all && !useful(m_rules.program.code[frame.at + 1 + i].jump)) continue;
            Decision option = decision(Verb::choose);
            option.option = narrowed<std::uint8_t>(i);
            m_options.add(option);
        }
        if (m_options.count > 0) return;
    }
}

/// Whether the option that begins at `at` can do anything now; only plain cases say no.
bool Interpreter::useful(std::uint16_t at)
{
    const Instruction& first = m_rules.program.code[at];
    const Evaluator eval = evaluator();
    if (first.op == Word::recover) {
        for (FighterId fighter : members<FighterId>(eval.fighters(first.a)))
            if (table().fighter(fighter).health < m_rules.fighter(fighter).maximum) return true;
        return false;
    }
    if (first.op == Word::place) {
        const FighterSet set = eval.fighters(first.a);
        if (std::popcount(set) != 1) return false;
        const FighterId fighter = lowest<FighterId>(set);
        return (eval.spaces(first.b, fighter) & ~occupancy(m_rules, table(), fighter).all) != 0;
    }
    return true;
}

void Interpreter::listAbilities(const Instruction&)
{
    for (AbilityId ability : members<AbilityId>(top().extra & ~abilitiesBegun)) {
        Decision option = decision(Verb::choose);
        option.option = asNumber(ability);
        m_options.add(option);
    }
}

/// The defeated fighter with the lowest number among `numbers` (R-MOVE-18).
FighterId Interpreter::returning(int numbers)
{
    for (int number = 0; number < fightersPerSeat; ++number)
        if ((numbers >> number & 1) &&
            table().fighter(fighterAt(top().you, number)).status == FighterStatus::defeated)
            return fighterAt(top().you, number);
    return FighterId::none;
}

} // namespace fabletop
