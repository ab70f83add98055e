// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/scenarios/scenariosteps.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/records/decisionmatch.h"
#include "model/content/records/eventjson.h"
#include "model/content/records/outsidenames.h"
#include "model/content/records/recordproblem.h"
#include "model/content/scenarios/scenarioproblem.h"

#include <QJsonObject>
#include <algorithm>
#include <bit>

namespace fabletop {

namespace {

constexpr int largestNumber = 255;

std::string nameOf(const QJsonValue& value)
{
    return spaceIdOf(value).value_or("");
}

const QStringList& expectationFields()
{
    static const QStringList fields{
        QStringLiteral("health"),    QStringLiteral("space"),        QStringLiteral("form"),
        QStringLiteral("token"),     QStringLiteral("defeated"),     QStringLiteral("hand"),
        QStringLiteral("discard"),   QStringLiteral("deck"),         QStringLiteral("hand_size"),
        QStringLiteral("deck_size"), QStringLiteral("discard_size"), QStringLiteral("discard_has"),
        QStringLiteral("hand_has"),  QStringLiteral("turn"),         QStringLiteral("actions"),
        QStringLiteral("decides"),   QStringLiteral("counter"),      QStringLiteral("winner"),
        QStringLiteral("events"),    QStringLiteral("no_events"),    QStringLiteral("known"),
        QStringLiteral("combat")};
    return fields;
}

} // namespace

ScenarioStep ScenarioStepReader::read(const JsonNode& node)
{
    ScenarioStep step;
    step.line = node.span().line;
    if (!node.value().isObject()) return wrongType(m_diagnostics, node, "an object in braces"), step;
    if (node["do"].exists()) {
        step.content = node.value().toObject();
        checkDecision(node);
        return step;
    }
    const std::vector<JsonNode> fields = node.children();
    const QString kind = fields.empty() ? QString() : fields.front().key();
    const bool known = kind == u"expect" || kind == u"options" || kind == u"refuse";
    if (!known || fields.size() != 1) return complain(m_diagnostics, node, ScenarioProblem::stepKind), step;
    const JsonNode& content = fields.front();
    if (!content.value().isObject()) return wrongType(m_diagnostics, content, "an object in braces"), step;
    step.content = content.value().toObject();
    if (kind == u"expect") {
        step.kind = ScenarioStep::Kind::expectation;
        checkExpectation(content);
    } else if (kind == u"options") {
        step.kind = ScenarioStep::Kind::options;
        checkOptions(content);
    } else {
        step.kind = ScenarioStep::Kind::refusal;
        checkDecision(content);
    }
    return step;
}

void ScenarioStepReader::checkDecision(const JsonNode& node)
{
    if (!node.value().isObject()) return wrongType(m_diagnostics, node, "an object in braces");
    if (node.value().toObject().isEmpty())
        return complain(m_diagnostics, node, ScenarioProblem::emptyDecision);
    std::vector<PatternFault> faults;
    (void)readPattern(m_rules, node.value().toObject(), faults);
    for (const PatternFault& fault : faults) {
        const JsonNode field = node[fault.field];
        if (fault.code == JsonProblem::unknownField)
            unknownField(m_diagnostics, field, decisionFields());
        else
            complain(m_diagnostics, field, fault.code, fault.arguments);
    }
}

void ScenarioStepReader::checkOptions(const JsonNode& node)
{
    JsonFields fields(node, m_diagnostics);
    for (const JsonNode& one : fields.list("include"))
        checkDecision(one);
    for (const JsonNode& one : fields.list("exclude"))
        checkDecision(one);
    (void)fields.whole("count", 0, largestNumber * largestNumber);
    fields.finish();
}

void ScenarioStepReader::checkExpectation(const JsonNode& node)
{
    for (const JsonNode& field : node.children()) {
        const QString key = field.key();
        if (!expectationFields().contains(key))
            unknownField(m_diagnostics, field, expectationFields());
        else if (key == u"health" || key == u"space" || key == u"form")
            checkFighterKeys(field, key);
        else if (key == u"token")
            checkTokens(field);
        else if (key == u"defeated")
            checkDefeated(field);
        else if (key.endsWith(QLatin1String("_size")))
            checkSizes(field);
        else if (key == u"turn")
            checkSeat(field, false);
        else if (key == u"actions")
            (void)wholeOf(field, 0, largestNumber, m_diagnostics);
        else if (key == u"decides")
            checkSeat(field, true);
        else if (key == u"counter")
            checkCounters(field);
        else if (key == u"winner")
            checkWinner(field);
        else if (key == u"events" || key == u"no_events")
            checkEvents(field);
        else if (key == u"combat")
            checkCombat(field);
        else
            checkCards(field, key == u"known");
    }
}

void ScenarioStepReader::checkFighterKeys(const JsonNode& node, const QString& what)
{
    for (const JsonNode& member : membersOf(node)) {
        const FighterId fighter = fighterOf(member, member.key(), true);
        if (what == u"health") (void)wholeOf(member, 0, largestNumber, m_diagnostics);
        if (what == u"space") checkSpaceOrNull(member);
        if (what != u"form" || fighter == FighterId::none) continue;
        std::vector<std::string> forms;
        for (const FormRules& form : m_rules.hero(seatOf(fighter)).forms)
            forms.push_back(form.id);
        const auto text = textOf(member, m_diagnostics);
        if (text && std::find(forms.begin(), forms.end(), *text) == forms.end())
            unknownName(m_diagnostics, member, RecordProblem::unknownForm, *text, forms);
    }
}

FighterId ScenarioStepReader::fighterOf(const JsonNode& node, const QString& name, bool key)
{
    const FighterSet found = fightersNamed(m_rules, name);
    if (std::has_single_bit(found)) return static_cast<FighterId>(std::countr_zero(found));
    const auto say = key ? complainOfKey : complain;
    if (found == 0)
        say(m_diagnostics, node, RecordProblem::unknownFighter, {name.toStdString()});
    else
        say(m_diagnostics, node, ScenarioProblem::ambiguousName,
            {name.toStdString(), "1:" + name.toStdString()});
    return FighterId::none;
}

void ScenarioStepReader::checkTokens(const JsonNode& node)
{
    for (const JsonNode& member : membersOf(node)) {
        const TokenSet found = tokensNamed(m_rules, member.key());
        const std::string name = member.key().toStdString();
        if (found == 0)
            complainOfKey(m_diagnostics, member, RecordProblem::unknownToken, {name});
        else if (!std::has_single_bit(found))
            complainOfKey(m_diagnostics, member, ScenarioProblem::ambiguousName, {name, "1:" + name});
        checkSpaceOrNull(member);
    }
}

void ScenarioStepReader::checkDefeated(const JsonNode& node)
{
    for (const JsonNode& element : elementsOf(node))
        (void)fighterOf(element, element.value().toString(), false);
}

void ScenarioStepReader::checkCards(const JsonNode& node, bool ofOpponents)
{
    for (const JsonNode& member : membersOf(node)) {
        const SeatId seat = seatKey(member);
        for (const JsonNode& card : elementsOf(member))
            if (seat != SeatId::none) checkCard(seat, card, ofOpponents);
    }
}

void ScenarioStepReader::checkCard(SeatId seat, const JsonNode& node, bool ofOpponents)
{
    const auto id = textOf(node, m_diagnostics);
    if (!id) return;
    std::vector<std::string> all;
    for (int s = 0; s < m_rules.seatCount(); ++s) {
        const SeatId owner = idAt<SeatId>(s);
        if (ofOpponents ? m_rules.friends(seat, owner) : owner != seat) continue;
        for (const CardKind& card : m_rules.hero(owner).cards)
            all.push_back(card.id);
    }
    if (std::find(all.begin(), all.end(), *id) == all.end())
        unknownName(m_diagnostics, node, RecordProblem::unknownCard, *id, all);
}

void ScenarioStepReader::checkSizes(const JsonNode& node)
{
    for (const JsonNode& member : membersOf(node)) {
        (void)seatKey(member);
        (void)wholeOf(member, 0, largestNumber, m_diagnostics);
    }
}

void ScenarioStepReader::checkCounters(const JsonNode& node)
{
    for (const JsonNode& member : membersOf(node)) {
        const SeatedName name = seatedName(m_rules, member.key());
        (void)wholeOf(member, 0, largestNumber, m_diagnostics);
        bool known = false;
        if (name.seat != SeatId::none)
            for (const std::string& counter : m_rules.hero(name.seat).counters)
                known = known || counter == name.name.toStdString();
        if (!known)
            complainOfKey(m_diagnostics, member, RecordProblem::unknownValue, {member.key().toStdString()});
    }
}

void ScenarioStepReader::checkWinner(const JsonNode& node)
{
    const QString team = node.value().toString();
    const bool seat = seatNumbered(m_rules, node.value().toInt(0)) != SeatId::none;
    if (team != u"A" && team != u"B" && !seat && !node.value().isNull())
        wrongType(m_diagnostics, node, "“A”, “B” or null");
}

void ScenarioStepReader::checkEvents(const JsonNode& node)
{
    for (const JsonNode& element : elementsOf(node)) {
        JsonFields fields(element, m_diagnostics);
        const JsonNode name = fields.field("event", Need::required);
        if (!name.exists()) continue;
        const QStringList known = eventFields(name.value().toString());
        if (known.isEmpty()) {
            std::vector<std::string> names;
            for (const QString& one : eventNames())
                names.push_back(one.toStdString());
            unknownName(m_diagnostics, name, RecordProblem::unknownEvent, nameOf(name.value()), names);
            continue;
        }
        for (const JsonNode& field : element.children())
            if (!known.contains(field.key())) unknownField(m_diagnostics, field, known);
    }
}

void ScenarioStepReader::checkCombat(const JsonNode& node)
{
    JsonFields fields(node, m_diagnostics);
    for (const char* key : {"attack", "defense", "damage"})
        (void)fields.whole(key, 0, largestNumber);
    if (const JsonNode won = fields.field("won"); won.exists()) checkSeat(won, true);
    std::vector<std::string> all;
    for (const SeatRules& seat : m_rules.seats)
        for (const CardKind& card : seat.hero->cards)
            all.push_back(card.id);
    for (const JsonNode& card : fields.list("cancelled")) {
        const auto id = textOf(card, m_diagnostics);
        if (id && std::find(all.begin(), all.end(), *id) == all.end())
            unknownName(m_diagnostics, card, RecordProblem::unknownCard, *id, all);
    }
    fields.finish();
}

void ScenarioStepReader::checkSeat(const JsonNode& node, bool mayBeNull)
{
    if (mayBeNull && node.value().isNull()) return;
    if (seatNumbered(m_rules, node.value().toInt(0)) == SeatId::none)
        wrongType(m_diagnostics, node, "the number of a seat");
}

void ScenarioStepReader::checkSpaceOrNull(const JsonNode& node)
{
    if (node.value().isNull() || spaceNamed(m_rules, node.value()) != SpaceId::none) return;
    unknownName(m_diagnostics, node, BattlefieldProblem::unknownSpace, nameOf(node.value()),
                m_rules.board.ids);
}

SeatId ScenarioStepReader::seatKey(const JsonNode& node)
{
    const SeatId seat = seatNumbered(m_rules, node.key());
    if (seat == SeatId::none)
        complainOfKey(m_diagnostics, node, RecordProblem::unknownSeat, {node.key().toStdString()});
    return seat;
}

std::vector<JsonNode> ScenarioStepReader::membersOf(const JsonNode& node)
{
    if (node.value().isObject()) return node.children();
    wrongType(m_diagnostics, node, "an object in braces");
    return {};
}

std::vector<JsonNode> ScenarioStepReader::elementsOf(const JsonNode& node)
{
    if (node.value().isArray()) return node.children();
    wrongType(m_diagnostics, node, "a list in brackets");
    return {};
}

} // namespace fabletop
