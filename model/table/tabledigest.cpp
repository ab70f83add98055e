// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/tabledigest.h"

namespace fabletop {

namespace {

/// What a number on a table is. These stand behind every recorded digest: add at the end of a group, never
/// change one.
enum class Fact : std::uint8_t {
    deck = 1,
    hand,
    discard,
    row,
    shown,
    topKnown,
    bottomKnown,
    token,
    counter,
    form,
    scheduled,
    out,
    tokenStart,
    fighterSpace = 32,
    fighterHealth,
    fighterTurnStart,
    fighterStatus,
    sideFighter = 64,
    sideCard,
    sideBoost,
    sideFlags,
    sidePrinted,
    sideReplaced,
    sideAdded,
    sideBonus,
    sideBegun,
    sideNamed,
    combatStep = 96,
    combatAttack,
    combatDefense,
    combatDamage,
    combatWinner,
    turnNumber = 128,
    turnSeat,
    turnActions,
    turnTaken,
    turnCurrent,
    schemeSeat,
    schemeCard,
    schemeFighter,
    winner,
    endCause,
    lastHit,
    lastSource
};

class Digest {
public:
    /// Of seat or side `of`, at `place` there.
    void add(Fact fact, std::size_t of, std::size_t place, std::uint32_t value)
    {
        if (value == 0) return;
        m_hash ^= std::uint64_t{asNumber(fact)} << 56 | std::uint64_t{of} << 48 | std::uint64_t{place} << 32 |
                  value;
        m_hash *= 0x9E3779B185EBCA87ULL;
        m_hash ^= m_hash >> 32;
    }
    void add(Fact fact, std::uint32_t value) { add(fact, 0, 0, value); }
    template <typename Cards> void addCards(Fact fact, std::size_t seat, const Cards& cards)
    {
        std::size_t place = 0;
        for (CardId card : cards)
            add(fact, seat, place++, known(card));
    }
    /// Ids whose "none" is 0xFF: nothing where there is none, else one more.
    template <typename Id> [[nodiscard]] static constexpr std::uint32_t known(Id id)
    {
        return set(asNumber(id));
    }
    /// A fighter by its owner and its number there.
    [[nodiscard]] static std::uint32_t known(FighterId id)
    {
        if (id == FighterId::none) return 0;
        return narrowed<std::uint32_t>(index(seatOf(id)) << 8 | index(id) % fightersPerSeat) + 1;
    }
    /// Numbers that read 0xFF while nobody has set them.
    [[nodiscard]] static constexpr std::uint32_t set(std::uint8_t number)
    {
        return number == 0xFF ? 0u : number + 1u;
    }

    [[nodiscard]] std::uint64_t value() const { return m_hash * 0xC2B2AE3D27D4EB4FULL ^ m_hash >> 29; }

private:
    std::uint64_t m_hash = 2;
};

void addSeat(Digest& digest, const SeatState& seat, std::size_t s)
{
    digest.addCards(Fact::deck, s, seat.deck());
    digest.addCards(Fact::hand, s, seat.hand());
    digest.addCards(Fact::discard, s, seat.discard());
    for (std::size_t i = 0; i < seat.shown.size(); ++i)
        digest.add(Fact::shown, s, i, seat.shown[i].bits + 1u);
    for (std::size_t viewer = 0; viewer < maxSeats; ++viewer) {
        digest.add(Fact::topKnown, s, viewer, seat.topKnown[viewer]);
        digest.add(Fact::bottomKnown, s, viewer, seat.bottomKnown[viewer]);
    }
    for (std::size_t i = 0; i < tokensPerSeat; ++i)
        digest.add(Fact::token, s, i, Digest::known(seat.tokens[i]));
    for (std::size_t i = 0; i < countersPerSeat; ++i)
        digest.add(Fact::counter, s, i, seat.counters[i]);
    digest.add(Fact::form, s, 0, seat.form);
    digest.add(Fact::scheduled, s, 0, seat.scheduled);
    digest.add(Fact::out, s, 0, seat.out);
    digest.add(Fact::tokenStart, s, 0, seat.tokenStart);
}

void addFighters(Digest& digest, const Table& table, std::size_t s)
{
    for (int number = 0; number < fightersPerSeat; ++number) {
        const FighterState& fighter = table.fighter(fighterAt(idAt<SeatId>(static_cast<int>(s)), number));
        const auto place = static_cast<std::size_t>(number);
        digest.add(Fact::fighterSpace, s, place, Digest::known(fighter.space));
        digest.add(Fact::fighterHealth, s, place, fighter.health);
        digest.add(Fact::fighterTurnStart, s, place, Digest::known(fighter.began()));
        digest.add(Fact::fighterStatus, s, place, asNumber(fighter.status));
    }
}

/// Flags as they are recorded: whether its fighter still fights is one of them.
void addSide(Digest& digest, const CombatSide& side, std::size_t s)
{
    digest.add(Fact::sideFighter, s, 0, Digest::known(side.fighter));
    digest.add(Fact::sideCard, s, 0, Digest::known(side.card));
    digest.add(Fact::sideBoost, s, 0, Digest::known(side.boost));
    digest.add(Fact::sideFlags, s, 0, side.flags);
    digest.add(Fact::sidePrinted, s, 0, side.printed);
    digest.add(Fact::sideReplaced, s, 0, Digest::set(side.replaced));
    digest.add(Fact::sideAdded, s, 0, side.added);
    digest.add(Fact::sideBonus, s, 0, side.bonus);
    digest.add(Fact::sideBegun, s, 0, side.begun);
    digest.add(Fact::sideNamed, s, 0, Digest::set(side.named));
}

void addCombat(Digest& digest, const Combat& combat)
{
    addSide(digest, combat.sides[attackSide], attackSide);
    addSide(digest, combat.sides[defenseSide], defenseSide);
    digest.add(Fact::combatStep, asNumber(combat.step));
    digest.add(Fact::combatAttack, combat.attack);
    digest.add(Fact::combatDefense, combat.defense);
    digest.add(Fact::combatDamage, combat.damage);
    digest.add(Fact::combatWinner, Digest::set(combat.winner));
}

void addTurn(Digest& digest, const Turn& turn)
{
    digest.add(Fact::turnNumber, turn.number);
    digest.add(Fact::turnSeat, Digest::known(turn.seat));
    digest.add(Fact::turnActions, turn.actions);
    digest.add(Fact::turnTaken, turn.taken);
    digest.add(Fact::turnCurrent, asNumber(turn.current));
    digest.add(Fact::schemeSeat, Digest::known(turn.schemeSeat));
    digest.add(Fact::schemeCard, Digest::known(turn.schemeCard));
    digest.add(Fact::schemeFighter, Digest::known(turn.schemeFighter));
    digest.add(Fact::winner, Digest::set(turn.winner));
    digest.add(Fact::endCause, asNumber(turn.cause));
    digest.add(Fact::lastHit, asNumber(turn.lastHit));
    digest.add(Fact::lastSource, Digest::known(turn.lastSource));
}

} // namespace

std::uint64_t digestByMeaning(const Table& table)
{
    Digest digest;
    for (std::size_t s = 0; s < maxSeats; ++s) {
        addSeat(digest, table.seats[s], s);
        addFighters(digest, table, s);
    }
    addCombat(digest, table.combat);
    addTurn(digest, table.turn);
    return digest.value();
}

} // namespace fabletop
