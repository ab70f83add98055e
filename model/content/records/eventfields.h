// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What `shape::describe` is given: something that writes the fields of an event, reads them, or lists them.

#include "model/content/records/outsidenames.h"
#include "model/content/records/recordproblem.h"
#include "model/rules/diagnostic.h"
#include "model/table/event.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fabletop {

/// Owner of the cards on one side of the table's combat; none without a table.
[[nodiscard]] inline SeatId sideOwner(const Table* table, int side)
{
    return table ? seatOf(table->combat.sides[side].fighter) : SeatId::none;
}

class EventWriter {
public:
    EventWriter(const MatchRules& rules, const Table* table, const Cause& cause, QJsonObject& object)
        : m_rules(rules), m_table(table), m_cause(cause), m_object(object)
    {}
    [[nodiscard]] static constexpr bool always() { return false; }

    void seat(const char* key, SeatId seat);
    void seats(const char* key, SeatSet seats, SeatSet usual);
    void card(const char* key, SeatId owner, CardId card);
    void sideCard(const char* key, int side, CardId card);
    void pile(const char* key, SeatId owner, const Pile& pile);
    void fighter(const char* key, FighterId fighter);
    void fighterIfAny(const char* key, FighterId fighter) { this->fighter(key, fighter); }
    void space(const char* key, SpaceId space);
    void token(const char* key, TokenId token);
    void path(const char* key, const Path& path);
    void number(const char* key, int number);
    void place(const char* key, int place) { number(key, place); }
    void signedNumber(const char* key, std::uint8_t number);
    void flag(const char* key, std::uint8_t flag);
    void side(const char* key, std::uint8_t side);
    void team(const char* key, std::uint8_t team);
    void form(const char* key, SeatId seat, std::uint8_t form);
    void counter(const char* key, SeatId seat, std::uint8_t counter);
    void source(const DamageDealt& event);
    template <typename E> void word(const char* key, E value, std::span<const std::string_view> words)
    {
        put(key, text(words[static_cast<std::size_t>(value)]));
    }

private:
    static QString text(std::string_view word)
    {
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }
    void put(const char* key, const QJsonValue& value) { m_object.insert(QLatin1String(key), value); }

    const MatchRules& m_rules;
    const Table* m_table;
    const Cause& m_cause;
    QJsonObject& m_object;
};

/// Why something recorded can't be read, with what fills the wording.
struct RecordFault {
    ProblemCode code;
    std::vector<std::string> arguments;
};

/// Absent fields get their default, except that an event without its seat, fighter, token or card is none;
/// what cannot be understood makes the whole unreadable. A card that its owner's hero hasn't got is read as
/// unseen and listed: whether that will do depends on the event.
class EventReader {
public:
    EventReader(const MatchRules& rules, const Table* table, const Cause& cause, const QJsonObject& object)
        : m_rules(rules), m_table(table), m_cause(cause), m_object(object)
    {}
    [[nodiscard]] static constexpr bool always() { return true; }
    [[nodiscard]] bool good() const { return m_good; }
    /// The first fault, where it isn't good.
    [[nodiscard]] const std::optional<RecordFault>& fault() const { return m_fault; }
    /// `heroLacksCard` for every card that isn't there any more.
    [[nodiscard]] const std::vector<RecordFault>& missingCards() const { return m_missing; }

    void seat(const char* key, SeatId& seat);
    void seats(const char* key, SeatSet& seats, SeatSet usual);
    void card(const char* key, SeatId owner, CardId& card);
    void sideCard(const char* key, int side, CardId& card);
    void pile(const char* key, SeatId owner, Pile& pile);
    void fighter(const char* key, FighterId& fighter);
    void fighterIfAny(const char* key, FighterId& fighter);
    void space(const char* key, SpaceId& space);
    void token(const char* key, TokenId& token);
    void path(const char* key, Path& path);
    template <typename N> void number(const char* key, N& number)
    {
        number = static_cast<N>(whole(key, 0, std::numeric_limits<N>::max()));
    }
    void signedNumber(const char* key, std::uint8_t& number);
    void place(const char* key, std::uint8_t& place); ///< of a bit in a byte
    void flag(const char* key, std::uint8_t& flag);
    void side(const char* key, std::uint8_t& side);
    void team(const char* key, std::uint8_t& team);
    void form(const char* key, SeatId seat, std::uint8_t& form);
    void counter(const char* key, SeatId seat, std::uint8_t& counter);
    void source(DamageDealt& event);
    template <typename E> void word(const char* key, E& value, std::span<const std::string_view> words)
    {
        value = static_cast<E>(wordPlace(key, words));
    }

private:
    [[nodiscard]] QJsonValue at(const char* key) const { return m_object.value(QLatin1String(key)); }
    int whole(const char* key, int low, int high);
    std::size_t wordPlace(const char* key, std::span<const std::string_view> words);
    CardId cardOf(const char* key, SeatId owner, const QJsonValue& value);
    void demand(bool good, const char* key, ProblemCode code = RecordProblem::wrongValue);

    const MatchRules& m_rules;
    const Table* m_table;
    const Cause& m_cause;
    const QJsonObject& m_object;
    bool m_good = true;
    std::optional<RecordFault> m_fault;
    std::vector<RecordFault> m_missing;
};

} // namespace fabletop
