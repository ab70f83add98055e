// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: acts on fighters.

#include "tests/meaning/reference.h"

#include <algorithm>
#include <bit>

namespace fabletop::meaning {

/// Whom an act is on. Several are chosen one at a time before anything happens (R-EFF-04); where nobody can
/// be chosen there is no act.
std::optional<FighterSet> Reference::whom(const Node& phrase)
{
    const FighterSet all = fighters(phrase);
    switch (many(phrase)) {
    case Many::one:
    case Many::every:
    case Many::bare: return all;
    case Many::some: {
        const auto one = askFighter(all);
        if (!one) return std::nullopt;
        return bit(*one);
    }
    default: break;
    }
    const bool mayStop = many(phrase) != Many::exactly;
    const int most = many(phrase) == Many::anyNumber ? maxFighters : headOf(phrase).many;
    FighterSet chosen = 0;
    while (std::popcount(chosen) < most) {
        const auto one = askFighter(all & ~chosen, mayStop);
        if (!one) break;
        chosen |= bit(*one);
    }
    m_did = chosen != 0;
    if (!chosen) return std::nullopt;
    return chosen;
}

/// The choice that a little word makes is "that fighter" afterwards, not yet within the line.
void Reference::onFighters(const Node&, const Node& phrase, const std::function<void(FighterSet)>& doing)
{
    const auto set = whom(phrase);
    if (set) doing(*set);
    if (many(phrase) != Many::some) return;
    nameFighter(set ? lowest<FighterId>(*set & board() ? *set & board() : *set) : FighterId::none);
}

bool Reference::fighterAct(const Node& node)
{
    switch (node.word) {
    case Word::deal:
        onFighters(node, node.parts[1], [&](FighterSet set) {
            const int before = m_dealt;
            const bool named =
                headOf(node.parts[1]).word != Word::allFighters || many(node.parts[1]) != Many::every;
            const int lost = damage(set, number(node.parts[0]), false);
            if (named) m_dealt = before + lost;
        });
        return true;
    case Word::recover:
        onFighters(node, node.parts[0], [&](FighterSet set) {
            const int amount = number(node.parts[1]);
            for (FighterId fighter : members<FighterId>(set)) {
                FighterState& state = m_table.fighter(fighter);
                state.health = narrowed<std::uint8_t>(
                    std::min<int>(m_rules.fighter(fighter).maximum, state.health + std::max(0, amount)));
            }
        });
        return true;
    case Word::setHealth:
        onFighters(node, node.parts[0], [&](FighterSet set) {
            // One number for all of them, looked at before anything changes.
            const int amount = number(node.parts[1]);
            for (FighterId fighter : members<FighterId>(set))
                m_table.fighter(fighter).health =
                    narrowed<std::uint8_t>(std::clamp<int>(amount, 1, m_rules.fighter(fighter).maximum));
        });
        return true;
    case Word::leaveBattlefield:
        onFighters(node, node.parts[0], [&](FighterSet set) {
            for (FighterId fighter : members<FighterId>(set)) {
                m_table.fighter(fighter).space = SpaceId::none;
                m_table.fighter(fighter).status = FighterStatus::away;
            }
        });
        return true;
    case Word::preventDamage:
        onFighters(node, node.parts[0], [&](FighterSet set) {
            for (int side : {attackSide, defenseSide})
                if (combatant(side) != FighterId::none && (set & bit(combatant(side))))
                    m_table.combat.sides[side].flags |= asNumber(SideFlag::prevented);
        });
        return true;
    case Word::takeForm: {
        const auto& forms = m_rules.hero(m_speaker.you).forms;
        for (std::size_t i = 0; i < forms.size(); ++i)
            if (forms[i].declared == node.text) m_table.seat(m_speaker.you).form = narrowed<std::uint8_t>(i);
        return true;
    }
    case Word::changeForm: m_table.seat(m_speaker.you).form ^= 1; return true;
    default: return false;
    }
}

/// At the same time (R-EFF-07); defeats afterwards, together.
int Reference::damage(FighterSet set, int amount, bool exhaustion)
{
    FighterSet fallen = 0;
    int all = 0;
    for (FighterId fighter : members<FighterId>(set)) {
        bool spared = false;
        for (int side : {attackSide, defenseSide})
            spared = spared || (m_speaker.side >= 0 && combatant(side) == fighter &&
                                m_table.combat.sides[side].has(SideFlag::prevented));
        FighterState& state = m_table.fighter(fighter);
        if (amount <= 0 || spared || state.status != FighterStatus::active) continue;
        const int lost = std::min<int>(state.health, amount);
        const bool opposing = m_rules.team(seatOf(fighter)) != m_rules.team(m_speaker.you);
        if (!exhaustion && opposing) m_dealt += lost;
        all += lost;
        state.health = narrowed<std::uint8_t>(state.health - lost);
        if (state.health == 0) fallen |= bit(fighter);
    }
    defeat(fallen);
    if (!exhaustion && fallen) m_felled = true;
    return all;
}

void Reference::defeat(FighterSet fallen)
{
    if (!fallen) return;
    for (FighterId fighter : members<FighterId>(fallen)) {
        m_table.fighter(fighter).status = FighterStatus::defeated;
        m_table.fighter(fighter).space = SpaceId::none;
    }
    bool standing[2] = {false, false};
    for (int seat = 0; seat < m_rules.seatCount(); ++seat) {
        const SeatId id = idAt<SeatId>(seat);
        if (m_table.fighter(heroOf(id)).status != FighterStatus::defeated) standing[m_rules.team(id)] = true;
        const FighterSet own = fightersOf(id);
        bool left = false;
        for (FighterId fighter : members<FighterId>(own))
            left = left || m_table.fighter(fighter).status == FighterStatus::active ||
                   m_table.fighter(fighter).status == FighterStatus::away;
        if (!left && m_table.turn.seat == id) m_table.turn.actions = 0;
    }
    if (standing[0] && standing[1]) return;
    const bool nobody = !standing[0] && !standing[1];
    m_table.turn.winner = nobody ? m_rules.team(m_table.turn.seat) : standing[0] ? 0 : 1;
}

/// Along lines and passages, not through opposing fighters unless the text says so, to an empty space; its
/// own is one of them, for no steps are a move too.
SpaceSet Reference::reachOf(FighterId fighter, int steps, bool through) const
{
    SpaceSet taken = 0, foes = 0;
    for (FighterId other : members<FighterId>(board() & ~bit(fighter))) {
        taken |= bit(m_table.fighter(other).space);
        if (m_rules.team(seatOf(other)) != m_rules.team(seatOf(fighter)))
            foes |= bit(m_table.fighter(other).space);
    }
    const auto& lines = m_rules.fighter(fighter).large ? m_rules.board.adjacent : m_rules.board.steps;
    SpaceSet seen = bit(m_table.fighter(fighter).space), edge = seen;
    for (int step = 0; step < steps; ++step) {
        SpaceSet next = 0;
        for (SpaceId at : members<SpaceId>(edge))
            next |= lines[index(at)];
        edge = next & ~seen & (through ? ~SpaceSet{0} : ~foes);
        seen |= edge;
    }
    return seen & ~taken;
}

void Reference::moveOne(FighterId fighter, int steps, bool through)
{
    Answers answers;
    for (SpaceId space : members<SpaceId>(reachOf(fighter, steps, through)))
        answers.insert({.fighter = fighter, .space = space});
    if (const auto answer = ask(m_speaker.you, answers)) m_table.fighter(fighter).space = answer->space;
}

/// Each in any order, at most once; whoever is left may stay.
void Reference::moveSeveral(FighterSet set, int steps, bool through)
{
    while (set && !over()) {
        Answers answers;
        for (FighterId fighter : members<FighterId>(set))
            for (SpaceId space : members<SpaceId>(reachOf(fighter, steps, through)))
                answers.insert({.fighter = fighter, .space = space});
        const auto answer = ask(m_speaker.you, answers, true);
        if (!answer) return;
        m_table.fighter(answer->fighter).space = answer->space;
        set &= ~bit(answer->fighter);
    }
}

/// One after the other in the order of the player; the last is not asked for who; nobody is left out who has
/// somewhere to go.
void Reference::placeSeveral(FighterSet set, const Node& where)
{
    while (set && !over()) {
        Answers answers;
        for (FighterId fighter : members<FighterId>(set))
            for (SpaceId space :
                 members<SpaceId>(spaces(where, fighter) & ~standing(board() & ~bit(fighter))))
                answers.insert({.fighter = fighter, .space = space});
        const auto answer = ask(m_speaker.you, answers);
        if (!answer) return;
        put(*answer);
        set &= ~bit(answer->fighter);
    }
}

void Reference::put(const Answer& answer)
{
    m_table.fighter(answer.fighter).space = answer.space;
    nameSpace(answer.space);
}

bool Reference::movement(const Node& node)
{
    const bool through = node.word == Word::moveThrough || node.word == Word::moveEachThrough;
    switch (node.word) {
    case Word::move:
    case Word::moveThrough:
    case Word::moveEach:
    case Word::moveEachThrough:
        onFighters(node, node.parts[0], [&](FighterSet set) {
            const Many count = many(node.parts[0]);
            const int steps = number(node.parts[1]);
            const bool each = node.word == Word::moveEach || node.word == Word::moveEachThrough;
            if (each || (count != Many::one && count != Many::some)) return moveSeveral(set, steps, through);
            if (set) moveOne(lowest<FighterId>(set), steps, through);
        });
        return true;
    case Word::place:
        onFighters(node, node.parts[0], [&](FighterSet set) { placeSeveral(set, node.parts[1]); });
        return true;
    case Word::swap: swap(node); return true;
    case Word::returnDefeated: {
        FighterSet fallen = 0;
        for (FighterId fighter : members<FighterId>(namedFighters(node.text)))
            if (m_table.fighter(fighter).status == FighterStatus::defeated) fallen |= bit(fighter);
        returnOne(node, fallen, node.parts[0], true);
        return true;
    }
    case Word::comeBack: {
        FighterSet away = 0;
        const Node& who = node.parts[0];
        const FighterSet meant = who.word == Word::named ? namedFighters(who.text) : bit(m_speaker.self);
        for (FighterId fighter : members<FighterId>(meant))
            if (m_table.fighter(fighter).status == FighterStatus::away) away |= bit(fighter);
        returnOne(node, away, node.parts[1], false);
        return true;
    }
    default: return false;
    }
}

/// Two who change places are two; "a" is chosen first, then the other among the rest.
void Reference::swap(const Node& node)
{
    const auto pick = [&](const Node& phrase, FighterSet without) -> std::optional<FighterId> {
        const FighterSet set = fighters(phrase) & ~without;
        if (many(phrase) == Many::some) return askFighter(set);
        if (!set) return std::nullopt;
        return lowest<FighterId>(set);
    };
    const bool firstAsked = many(node.parts[0]) == Many::some,
               secondAsked = many(node.parts[1]) == Many::some;
    const FighterSet fixedSecond = secondAsked ? 0 : fighters(node.parts[1]);
    const auto first = pick(node.parts[0], firstAsked ? fixedSecond : 0);
    const auto second =
        !first && firstAsked ? std::nullopt : pick(node.parts[1], first && secondAsked ? bit(*first) : 0);
    if (first && second && *first != *second)
        std::swap(m_table.fighter(*first).space, m_table.fighter(*second).space);
    if (firstAsked) nameFighter(first.value_or(FighterId::none));
    if (secondAsked && (first || !firstAsked)) nameFighter(second.value_or(FighterId::none));
}

/// Of those that are alike, the first.
void Reference::returnOne(const Node&, FighterSet among, const Node& where, bool healed)
{
    if (!among) return;
    const FighterId fighter = lowest<FighterId>(among);
    Answers answers;
    for (SpaceId space : members<SpaceId>(spaces(where, fighter) & ~standing(board())))
        answers.insert({.fighter = fighter, .space = space});
    const auto answer = ask(m_speaker.you, answers);
    if (!answer) return;
    FighterState& state = m_table.fighter(fighter);
    state.status = FighterStatus::active;
    if (healed) state.health = m_rules.fighter(fighter).health;
    put(*answer);
    if (m_fighter == fighter) m_fighter = FighterId::none; // it is another one now
}

} // namespace fabletop::meaning
