// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/ledger.h"

#include "model/engine/queries.h"
#include "model/language/prose/prose.h"
#include "model/match/words/catalogue.h"
#include "model/match/words/ledgerwords.h"
#include "model/match/words/narration.h"
#include "model/table/fold.h"

#include <algorithm>
#include <optional>

namespace fabletop {

namespace {

constexpr int firstRow = static_cast<int>(CombatStep::declare);

constexpr std::size_t rowOf(CombatStep step)
{
    return static_cast<std::size_t>(static_cast<int>(step) - firstRow);
}

/// What has become of a card's value, in the order in which it became so.
struct Sum {
    int printed = 0;
    int shown = 0; ///< printed, or what stands in its place
    std::vector<int> terms;
    bool replaced = false;
    bool ignored = false;

    void take(const ValueChanged& change)
    {
        const int amount = static_cast<std::int8_t>(change.amount);
        switch (change.change) {
        case ValueChange::printed: printed = shown = change.amount; break;
        case ValueChange::added:
        case ValueChange::bonus: terms.push_back(amount); break;
        case ValueChange::fixed: terms.clear(); [[fallthrough]];
        case ValueChange::replaced:
            shown = change.amount;
            replaced = true;
            break;
        case ValueChange::bonusLost: terms.push_back(-amount); break;
        case ValueChange::ignored: ignored = true; break;
        case ValueChange::prevented: break;
        }
    }
    [[nodiscard]] QString text(int value) const
    {
        QString result = num(printed);
        if (replaced) result += QStringLiteral(" → ") + num(shown);
        int total = shown;
        std::vector<int> all = terms;
        for (int term : terms)
            total += term;
        if (!ignored && total != value) all.push_back(value - total); // what stands without an event
        for (int term : all)
            if (term != 0)
                result += (term < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + num(std::abs(term));
        if (ignored) return result + QStringLiteral(" → ") + num(value);
        return result == num(value) || (all.empty() && replaced)
                   ? result
                   : result + QStringLiteral(" = ") + num(value);
    }
};

class Accountant {
public:
    /// `seen`: the events as the viewer knows them, where they are kept; null: they are observed here.
    Accountant(const Timeline& timeline, const SeenEvents* seen, Viewer viewer, const Narrator& narrator,
               int fight)
        : m_timeline(timeline), m_seen(seen), m_viewer(viewer), m_narrator(narrator),
          m_rules(narrator.rules())
    {
        m_ledger.fight = fight;
        for (int row = 0; row < Ledger::rowCount; ++row)
            m_ledger.rows[static_cast<std::size_t>(row)].step = static_cast<CombatStep>(row + firstRow);
    }

    Ledger run(int end)
    {
        const Speaking speaking(m_narrator.language());
        const Fight& fight = m_timeline.structure().fights()[static_cast<std::size_t>(m_ledger.fight)];
        m_table = m_timeline.tableBefore(fight.firstEvent);
        for (int number = fight.firstEvent; number < std::min(end, fight.endEvent); ++number)
            take(number);
        m_ledger.over = fight.over && end >= fight.endEvent;
        closeEffect(m_ledger.over, std::min(end, fight.endEvent));
        setStatuses();
        return m_ledger;
    }

private:
    void take(int number)
    {
        const Combat before = observe(m_table.combat, m_viewer);
        const Event event =
            m_seen ? m_seen->at(number) : observe(m_timeline.event(number), m_table, m_viewer);
        if (const auto* step = std::get_if<StepReached>(&event.body)) reach(step->step, number);
        if (beginsEffect(event)) beginEffect(event, number);
        if (const auto* moved = std::get_if<CardMoved>(&event.body); moved && moved->why == Why::commit)
            m_row = std::max(m_row, rowOf(CombatStep::choose)); // an attack is declared with its card
        if (const auto* begun = std::get_if<CombatBegan>(&event.body)) declare(*begun);
        if (std::holds_alternative<CombatDecided>(event.body)) closeEffect(true, number);
        if (std::holds_alternative<EffectsCancelled>(event.body)) strikeOut(event);
        if (const auto* change = std::get_if<ValueChanged>(&event.body))
            m_sums[change->side & 1].take(*change);
        const QString sentence = m_teller.line(event, before, m_narrator.event(event, before));
        const auto* hit = std::get_if<DamageDealt>(&event.body);
        const int health = hit ? m_table.fighter(hit->fighter).health : 0;
        fold(m_table, m_timeline.event(number));
        look(event);
        tell(event, number, isCombatDamage(hit) ? damageLine(*hit) : sentence);
        keep(event, health);
        if (!row().lines.empty() && row().lines.back().event >= 0) row().lines.back().sides = m_ledger.sides;
    }

    void declare(const CombatBegan& begun)
    {
        m_row = 0;
        const FighterId fighters[2] = {begun.attacker, begun.target};
        for (std::size_t side = 0; side < 2; ++side) {
            m_ledger.sides[side].fighter = fighters[side];
            m_ledger.sides[side].healthBefore = m_table.fighter(fighters[side]).health;
        }
    }

    [[nodiscard]] bool isCombatDamage(const DamageDealt* hit) const
    {
        return hit && hit->kind == DamageKind::combat &&
               hit->fighter == m_ledger.sides[defenseSide].fighter && hit->amount > 0;
    }
    [[nodiscard]] QString damageLine(const DamageDealt& hit) const
    {
        return m_teller.combatDamage(hit, m_ledger.sides[attackSide].value, m_ledger.sides[defenseSide].value,
                                     m_table.fighter(hit.fighter).health);
    }

    void reach(CombatStep step, int number)
    {
        closeEffect(true, number);
        noteNotDue();
        m_order = 0;
        if (step == CombatStep::over || step == CombatStep::none) return;
        m_row = std::max(m_row, rowOf(step));
    }

    [[nodiscard]] bool ofEffect(const Cause& cause) const
    {
        return m_effect && m_effect->kind == cause.kind && m_effect->seat == cause.seat &&
               m_effect->item == cause.item;
    }
    /// Abilities begin with their first event.
    [[nodiscard]] bool beginsEffect(const Event& event) const
    {
        if (std::holds_alternative<EffectBegan>(event.body)) return true;
        return event.cause.kind == SourceKind::ability && !ofEffect(event.cause);
    }
    void beginEffect(const Event& event, int number)
    {
        closeEffect(true, number);
        if (event.cause.kind == SourceKind::rules) return; // of a card that lies face down for the viewer
        m_effect = event.cause;
        m_effectEvent = number;
        const auto* begun = std::get_if<EffectBegan>(&event.body);
        m_effectTiming = begun ? begun->timing : Timing::always;
        ++m_order;
        m_effectLines = 0;
    }

    /// An effect of which nothing came is still a line, and says why; one under way says so. `number`: the
    /// event that follows it.
    void closeEffect(bool finished, int number)
    {
        if (!m_effect) return;
        const Cause cause = *m_effect;
        if (m_effectLines == 0 && !m_narrator.source(cause).isEmpty()) {
            LedgerLine line = lineFrom(cause, m_effectEvent);
            line.sentence = finished ? idleLine(cause, number) : m_teller.begun(cause);
            line.order = m_order;
            line.idle = true;
            line.sides = m_ledger.sides;
            row().lines.push_back(line);
        }
        m_effect.reset();
    }
    /// Whoever was asked before the next event made no use of the effect.
    [[nodiscard]] QString idleLine(const Cause& cause, int number) const
    {
        const int began = m_timeline.positionOf(m_effectEvent);
        const int ended =
            number < m_timeline.eventCount() ? m_timeline.positionOf(number) : m_timeline.last();
        if (ended > began) return m_teller.unused(cause, m_timeline.step(began + 1).decision.seat);
        return m_teller.idle(cause, m_effectTiming, observe(m_table.combat, m_viewer));
    }
    /// The step that is left had nothing to do.
    void noteNotDue()
    {
        LedgerRow& left = row();
        if (left.lines.empty()) left.why = m_teller.notDue(left.step, observe(m_table.combat, m_viewer));
    }

    [[nodiscard]] LedgerLine lineFrom(const Cause& cause, int number) const
    {
        LedgerLine line;
        line.rule =
            index(cause.rule) < m_rules.ruleNames.size() ? fromUtf8(m_rules.ruleName(cause.rule)) : QString();
        line.kind = cause.kind;
        line.seat = cause.seat;
        line.item = cause.item;
        line.event = number;
        return line;
    }

    /// Notes what now lies in front of both fighters, and how the values have changed by it.
    void look(const Event& event)
    {
        const Combat shown = observe(m_table.combat, m_viewer);
        m_changed[0] = m_changed[1] = -1;
        for (int side = 0; side < 2; ++side) {
            const CombatSide& lies = shown.sides[side];
            LedgerSide& kept = m_ledger.sides[static_cast<std::size_t>(side)];
            // Who has come back with the number of one that fell is another one, after the combat too.
            bool& gone = m_gone[static_cast<std::size_t>(side)];
            gone = gone || m_table.combat.sides[side].has(SideFlag::gone);
            if (kept.fighter != FighterId::none) kept.form = m_table.seat(seatOf(kept.fighter)).form;
            kept.healthNow =
                kept.fighter == FighterId::none || gone ? 0 : m_table.fighter(kept.fighter).health;
            if (lies.card != CardId::none) kept.card = lies.card;
            if (lies.boost != CardId::none) kept.boost = lies.boost;
            kept.faceUp = kept.faceUp || lies.has(SideFlag::faceUp);
            kept.cancelled = kept.cancelled || lies.has(SideFlag::cancelled);
            if (m_row < rowOf(CombatStep::reveal) || m_row > rowOf(CombatStep::result)) continue;
            value(side, lies.card != CardId::none && lies.has(SideFlag::faceUp));
        }
        if (const auto* decided = std::get_if<CombatDecided>(&event.body)) {
            settle(attackSide, decided->attack);
            settle(defenseSide, decided->defense);
        }
    }
    void value(int side, bool open)
    {
        const bool undefended = side == defenseSide && m_ledger.sides[defenseSide].card == CardId::none;
        if (!open && !undefended) return;
        const bool turned = open && m_turned;
        if (turned) settle(side, combatValue(m_rules, m_table, side));
        if (undefended && m_turned) settle(side, 0);
    }
    void settle(int side, int value)
    {
        LedgerSide& kept = m_ledger.sides[static_cast<std::size_t>(side)];
        if (kept.value != value) m_changed[side] = value;
        kept.value = value;
        kept.sum = m_sums[side].text(value);
    }

    void tell(const Event& event, int number, const QString& sentence)
    {
        const auto* change = std::get_if<ValueChanged>(&event.body);
        const bool printed =
            change && change->change == ValueChange::printed && m_row == rowOf(CombatStep::reveal);
        const bool silent = sentence.isEmpty() || printed;
        if (silent && m_changed[0] < 0 && m_changed[1] < 0) return;
        if (silent && !row().lines.empty()) {
            putValues(row().lines.back());
            return;
        }
        LedgerLine line = lineFrom(event.cause, number);
        line.sentence = sentence;
        putValues(line);
        line.order = ofEffect(event.cause) ? m_order : 0;
        if (ofEffect(event.cause)) ++m_effectLines;
        if (!line.sentence.isEmpty()) row().lines.push_back(line);
    }
    void putValues(LedgerLine& line) const
    {
        if (m_changed[attackSide] >= 0) line.attack = m_changed[attackSide];
        if (m_changed[defenseSide] >= 0) line.defense = m_changed[defenseSide];
    }

    /// What the page says beside its rows. `health`: of whoever is hurt, before.
    void keep(const Event& event, int health)
    {
        if (std::holds_alternative<CardsTurned>(event.body) && m_row >= rowOf(CombatStep::reveal)) {
            m_turned = true;
            m_ledger.noDefense = m_ledger.sides[defenseSide].card == CardId::none;
            refreshValues();
        } else if (const auto* decided = std::get_if<CombatDecided>(&event.body)) {
            m_ledger.decided = true;
            m_ledger.damage = decided->damage;
            if (decided->winner <= defenseSide)
                m_ledger.winner = seatOf(m_ledger.sides[decided->winner].fighter);
            m_ledger.healthBefore = m_ledger.healthAfter = m_ledger.sides[defenseSide].healthNow;
        } else if (const auto* hit = std::get_if<DamageDealt>(&event.body)) {
            if (hit->kind != DamageKind::combat || hit->fighter != m_ledger.sides[defenseSide].fighter)
                return;
            m_ledger.healthBefore = health;
            m_ledger.healthAfter = m_table.fighter(hit->fighter).health;
        }
    }
    void refreshValues()
    {
        m_changed[0] = m_changed[1] = -1;
        for (int side = 0; side < 2; ++side)
            value(side, m_table.combat.sides[side].has(SideFlag::faceUp));
        if (!row().lines.empty()) putValues(row().lines.back());
    }

    /// Adds what the card would still have done, struck out.
    void strikeOut(const Event& event)
    {
        const auto side = static_cast<std::size_t>(std::get<EffectsCancelled>(event.body).side & 1);
        const Combat shown = observe(m_table.combat, m_viewer);
        const CombatSide& lies = shown.sides[side];
        const SeatId seat = seatOf(lies.fighter);
        if (index(seat) >= m_rules.seats.size() || index(lies.card) >= m_rules.hero(seat).cards.size())
            return;
        for (const TextPart& part : cardText(m_rules.hero(seat), lies.card, m_narrator.language())) {
            const CombatStep step = stepOf(part.timing);
            if (step == CombatStep::none || lies.begun >> static_cast<unsigned>(part.timing) & 1) continue;
            LedgerLine line;
            line.sentence = fromUtf8(part.text);
            line.cancelled = true;
            line.cancelledBy = m_narrator.source(event.cause);
            line.kind = SourceKind::card;
            line.seat = seat;
            line.item = static_cast<std::uint8_t>(lies.card);
            m_ledger.rows[std::max(m_row, rowOf(step))].lines.push_back(line);
        }
    }

    void setStatuses()
    {
        for (std::size_t place = 0; place < m_ledger.rows.size(); ++place) {
            LedgerRow& row = m_ledger.rows[place];
            const bool past = place < m_row || m_ledger.over;
            if (past)
                row.status = row.lines.empty() || place > m_row ? RowStatus::passed : RowStatus::done;
            else
                row.status = place == m_row ? RowStatus::now : RowStatus::toCome;
        }
    }

    LedgerRow& row() { return m_ledger.rows[m_row]; }

    const Timeline& m_timeline;
    const SeenEvents* m_seen;
    Viewer m_viewer;
    const Narrator& m_narrator;
    const MatchRules& m_rules;
    Ledger m_ledger;
    Table m_table{};
    Sum m_sums[2];
    std::size_t m_row = 0;
    int m_changed[2] = {-1, -1}; ///< values the last event led to, -1: unchanged
    int m_order = 0;
    LedgerTeller m_teller{m_narrator};
    std::optional<Cause> m_effect;
    Timing m_effectTiming = Timing::always;
    int m_effectEvent = -1;
    int m_effectLines = 0;
    bool m_turned = false;
    std::array<bool, 2> m_gone{}; ///< that fighter fell, and one with its number has come back
};

} // namespace

Ledger ledgerAt(const Timeline& timeline, Cursor cursor, Viewer viewer, const Narrator& narrator)
{
    if (!narrator.valid() || timeline.empty()) return {};
    const int events = timeline.flat(cursor);
    const int fight = timeline.structure().fightAt(events - 1);
    return fight < 0 ? Ledger{} : Accountant(timeline, nullptr, viewer, narrator, fight).run(events);
}

Ledger ledgerAt(const Timeline& timeline, const SeenEvents& seen, int events, const Narrator& narrator)
{
    if (!narrator.valid() || timeline.empty()) return {};
    const int fight = timeline.structure().fightAt(events - 1);
    return fight < 0 ? Ledger{} : Accountant(timeline, &seen, seen.viewer(), narrator, fight).run(events);
}

} // namespace fabletop
