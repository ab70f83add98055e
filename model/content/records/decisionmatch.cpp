// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/records/decisionmatch.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/json/jsonfields.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/outsidenames.h"
#include "model/content/records/recordproblem.h"
#include "model/engine/options.h"
#include "model/rules/names.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

constexpr std::array<std::string_view, 11> verbs{"maneuver", "boost",   "move",   "place", "scheme", "attack",
                                                 "defend",   "discard", "choose", "yes",   "decline"};
constexpr int mostNumber = 9;   ///< the largest number a player may name
constexpr int mostOptions = 32; ///< more than any text offers

/// Reads the fields of one description.
class PatternReader {
public:
    PatternReader(const MatchRules& rules, std::vector<PatternFault>& faults)
        : m_rules(rules), m_faults(faults)
    {}

    DecisionPattern read(const QJsonObject& partial)
    {
        for (auto field = partial.begin(); field != partial.end(); ++field)
            readField(field.key(), field.value());
        return m_pattern;
    }

private:
    void readField(const QString& key, const QJsonValue& value)
    {
        if (key == u"do") return readVerb(value);
        if (key == u"seat") return readSeat(key, value, m_pattern.seat);
        if (key == u"player") return readSeat(key, value, m_pattern.player);
        if (key == u"fighter") return readFighters(key, value, m_pattern.fighters);
        if (key == u"target") return readFighters(key, value, m_pattern.targets);
        if (key == u"token") return readTokens(value);
        if (key == u"space") return readSpace(value);
        if (key == u"card") return readCard(value);
        if (key == u"number") return readNumber(value);
        if (key == u"option") return readOption(value);
        fault(key, JsonProblem::unknownField, {key.toStdString()});
    }

    void readVerb(const QJsonValue& value)
    {
        const std::string text = value.toString().toStdString();
        const auto found = std::find(verbs.begin(), verbs.end(), text);
        if (found == verbs.end()) return fault(QStringLiteral("do"), RecordProblem::unknownDecision, {text});
        m_pattern.verb = static_cast<Verb>(found - verbs.begin());
    }

    void readSeat(const QString& key, const QJsonValue& value, SeatId& seat)
    {
        seat = seatNumbered(m_rules, value.toInt(0));
        if (seat == SeatId::none)
            fault(key, JsonProblem::wrongType, {key.toStdString(), "the number of a seat"});
    }

    void readFighters(const QString& key, const QJsonValue& value, FighterSet& fighters)
    {
        fighters = fightersNamed(m_rules, value.toString());
        if (fighters == 0) fault(key, RecordProblem::unknownFighter, {text(value)});
    }

    void readTokens(const QJsonValue& value)
    {
        m_pattern.tokens = tokensNamed(m_rules, value.toString());
        if (m_pattern.tokens == 0) fault(QStringLiteral("token"), RecordProblem::unknownToken, {text(value)});
    }

    void readSpace(const QJsonValue& value)
    {
        m_pattern.space = spaceNamed(m_rules, value);
        if (m_pattern.space == SpaceId::none)
            fault(QStringLiteral("space"), BattlefieldProblem::unknownSpace, {text(value)});
    }

    void readCard(const QJsonValue& value)
    {
        const SeatedName name = seatedName(m_rules, value.toString());
        m_pattern.card = name.name.toStdString();
        m_pattern.cardSeat = name.seat;
        bool known = false;
        for (int s = 0; s < m_rules.seatCount(); ++s) {
            const SeatId seat = idAt<SeatId>(s);
            if (!name.seated || seat == name.seat)
                known = known || cardNamed(m_rules, seat, name.name) != CardId::none;
        }
        if (!known) fault(QStringLiteral("card"), RecordProblem::unknownCard, {text(value)});
    }

    void readNumber(const QJsonValue& value)
    {
        const int number = value.toInt(-1);
        if (number < 0 || number > mostNumber)
            return fault(QStringLiteral("number"), JsonProblem::wrongType,
                         {"number", composed("a whole number from %1 to %2", {"0", "9"})});
        m_pattern.number = static_cast<std::uint8_t>(number);
    }

    void readOption(const QJsonValue& value)
    {
        const int place = value.toInt(0);
        if (value.isString())
            m_pattern.option = kebab(value.toString().toStdString());
        else if (place >= 1 && place <= mostOptions)
            m_pattern.place = static_cast<std::uint8_t>(place - 1);
        if (m_pattern.option.empty() && m_pattern.place == 0xFF)
            fault(QStringLiteral("option"), JsonProblem::wrongType, {"option", "a name, or a place from 1"});
    }

    static std::string text(const QJsonValue& value) { return spaceIdOf(value).value_or(""); }

    void fault(const QString& field, ProblemCode code, std::vector<std::string> arguments)
    {
        m_faults.push_back({field, code, std::move(arguments)});
    }

    const MatchRules& m_rules;
    std::vector<PatternFault>& m_faults;
    DecisionPattern m_pattern;
};

bool cardAgrees(const MatchRules& rules, const Decision& decision, const DecisionPattern& pattern)
{
    if (pattern.card.empty()) return true;
    const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
    if (pattern.cardSeat != SeatId::none && pattern.cardSeat != owner) return false;
    if (index(owner) >= rules.seats.size() || index(decision.card) >= rules.hero(owner).cards.size())
        return false;
    return rules.card(owner, decision.card).id == pattern.card;
}

bool optionAgrees(const MatchRules& rules, const State& state, const Decision& decision,
                  const DecisionPattern& pattern)
{
    if (pattern.place != 0xFF && pattern.place != decision.option) return false;
    if (pattern.option.empty()) return true;
    const std::string* name = decision.option == 0xFF ? nullptr : optionName(rules, state, decision.option);
    return name && kebab(*name) == pattern.option;
}

bool optionAgreesSomewhere(const MatchRules& rules, const Decision& decision, const DecisionPattern& pattern)
{
    if (pattern.place != 0xFF && pattern.place != decision.option) return false;
    if (pattern.option.empty()) return true;
    const auto& choices = rules.program.optionNames;
    if (std::any_of(choices.begin(), choices.end(), [&](const auto& names) {
            return decision.option < names.size() && kebab(names[decision.option]) == pattern.option;
        }))
        return true;
    return std::any_of(rules.seats.begin(), rules.seats.end(), [&](const SeatRules& seat) {
        const auto& abilities = seat.hero->abilities;
        return decision.option < abilities.size() && abilities[decision.option].id == pattern.option;
    });
}

/// Everything but the option.
bool restAgrees(const MatchRules& rules, const Decision& decision, const DecisionPattern& pattern)
{
    if (pattern.verb && *pattern.verb != decision.verb) return false;
    if (pattern.seat != SeatId::none && pattern.seat != decision.seat) return false;
    const auto among = [](FighterSet set, FighterId fighter) {
        return set == 0 || (fighter != FighterId::none && (set & bit(fighter)) != 0);
    };
    if (!among(pattern.fighters, decision.fighter) || !among(pattern.targets, decision.target)) return false;
    if (pattern.tokens != 0 && (decision.token == TokenId::none || !(pattern.tokens & bit(decision.token))))
        return false;
    if (pattern.space != SpaceId::none && pattern.space != decision.space) return false;
    if (pattern.player != SeatId::none && pattern.player != decision.player) return false;
    if (pattern.number != 0xFF && pattern.number != decision.number) return false;
    return cardAgrees(rules, decision, pattern);
}

} // namespace

QString verbName(Verb verb)
{
    const std::string_view name = verbs[static_cast<std::size_t>(verb)];
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

const QStringList& decisionFields()
{
    static const QStringList fields{QStringLiteral("do"),      QStringLiteral("seat"),
                                    QStringLiteral("fighter"), QStringLiteral("target"),
                                    QStringLiteral("token"),   QStringLiteral("card"),
                                    QStringLiteral("space"),   QStringLiteral("player"),
                                    QStringLiteral("number"),  QStringLiteral("option")};
    return fields;
}

DecisionPattern readPattern(const MatchRules& rules, const QJsonObject& partial,
                            std::vector<PatternFault>& faults)
{
    return PatternReader(rules, faults).read(partial);
}

bool agrees(const MatchRules& rules, const State& state, const Decision& decision,
            const DecisionPattern& pattern)
{
    return restAgrees(rules, decision, pattern) && optionAgrees(rules, state, decision, pattern);
}

bool agreesInPast(const MatchRules& rules, const Decision& decision, const DecisionPattern& pattern)
{
    return restAgrees(rules, decision, pattern) && optionAgreesSomewhere(rules, decision, pattern);
}

Decision completed(const MatchRules& rules, const State& state, const DecisionPattern& pattern)
{
    Decision decision;
    decision.verb = pattern.verb.value_or(Verb::choose);
    decision.seat = pattern.seat == SeatId::none ? state.flow.decides : pattern.seat;
    const FighterSet own = decision.seat == SeatId::none ? 0 : fightersOf(decision.seat);
    const auto pick = [](FighterSet set) {
        return set == 0 ? FighterId::none : static_cast<FighterId>(std::countr_zero(set));
    };
    decision.fighter = pick((pattern.fighters & own) ? pattern.fighters & own : pattern.fighters);
    decision.target = pick((pattern.targets & ~own) ? pattern.targets & ~own : pattern.targets);
    decision.token =
        pattern.tokens == 0 ? TokenId::none : static_cast<TokenId>(std::countr_zero(pattern.tokens));
    decision.space = pattern.space;
    decision.player = pattern.player;
    decision.number = pattern.number;
    decision.option = pattern.option.empty() ? pattern.place : static_cast<std::uint8_t>(mostOptions);
    const QString card = QString::fromStdString(pattern.card);
    decision.cardSeat = pattern.cardSeat == SeatId::none ? decision.seat : pattern.cardSeat;
    // A card of somebody else's is still named, so that the refusal can say what is wrong with it.
    for (int s = 0; s < rules.seatCount() && cardNamed(rules, decision.cardSeat, card) == CardId::none; ++s)
        if (cardNamed(rules, idAt<SeatId>(s), card) != CardId::none) decision.cardSeat = idAt<SeatId>(s);
    decision.card = cardNamed(rules, decision.cardSeat, card);
    if (decision.card == CardId::none) decision.cardSeat = SeatId::none;
    return decision;
}

} // namespace fabletop
