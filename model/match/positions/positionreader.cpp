// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/positionreader.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/decisionmatch.h"
#include "model/content/records/recordproblem.h"
#include "model/match/positions/positionfileproblem.h"
#include "model/match/record/matchfileproblem.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int mostDecisions = 2'000;
constexpr std::size_t mostPositions = 100;
constexpr std::size_t longestLineRead = 20;
const QString unseenCard = QStringLiteral("?");

/// False, and said: it names nothing here.
bool sound(const std::vector<PatternFault>& faults, const JsonNode& node, Diagnostics& diagnostics)
{
    if (!faults.empty()) complain(diagnostics, node, faults.front().code, faults.front().arguments);
    return faults.empty();
}

} // namespace

std::optional<PositionMatch> readPositions(const std::string& text, const std::string& file,
                                           Diagnostics& diagnostics)
{
    const auto json = JsonText::read(text, file, diagnostics);
    return json ? PositionReader(diagnostics).read(json->root()) : std::nullopt;
}

std::optional<PositionMatch> PositionReader::read(const JsonNode& root)
{
    if (root["fabletop"].value() != QJsonValue(QStringLiteral("positions"))) {
        complain(m_diagnostics, root, PositionFileProblem::notPositions);
        return std::nullopt;
    }
    JsonFields fields(root, m_diagnostics);
    (void)fields.text("fabletop");
    (void)fields.whole("version", positionFileVersion, positionFileVersion, Need::required);
    const bool setUp = readSetup(fields);
    const std::vector<JsonNode> decisions = fields.list("decisions", Need::required);
    const std::vector<JsonNode> positions = fields.list("positions", Need::required);
    fields.finish();
    if (!setUp || hasErrors(m_diagnostics)) return std::nullopt;
    if (decisions.size() > static_cast<std::size_t>(mostDecisions)) {
        complain(m_diagnostics, root["decisions"], MatchFileProblem::tooManyDecisions,
                 {std::to_string(mostDecisions)});
        return std::nullopt;
    }
    readDecisions(decisions, positions);
    if (hasErrors(m_diagnostics)) return std::nullopt;
    return std::move(m_match);
}

/// The problems of the scenario are told at its own place in the file.
bool PositionReader::readScenario(const JsonNode& node)
{
    Diagnostics diagnostics;
    auto duel = duelOn(node.value().toObject(), diagnostics);
    if (!duel) {
        if (diagnostics.empty()) wrongType(m_diagnostics, node, "a scenario with two seats");
        for (const Diagnostic& diagnostic : diagnostics)
            complain(m_diagnostics, node, diagnostic.code, diagnostic.arguments);
        return false;
    }
    m_match = std::move(*duel);
    return true;
}

bool PositionReader::readSetup(JsonFields& fields)
{
    if (const JsonNode scenario = fields.field("scenario"); scenario.exists()) return readScenario(scenario);
    QStringList heroes;
    for (const JsonNode& hero : fields.list("heroes", Need::required)) {
        heroes << QString::fromStdString(hero.string());
        if (!shippedHeroes().contains(heroes.back())) // a path would open any file
            complain(m_diagnostics, hero, MatchFileProblem::unknownHero, {hero.string()});
    }
    const JsonNode battlefield = fields.field("battlefield", Need::required);
    const QString field = QString::fromStdString(battlefield.string());
    if (battlefield.exists() && !shippedBattlefields().contains(field))
        complain(m_diagnostics, battlefield, BattlefieldProblem::unknownBattlefield, {battlefield.string()});
    const JsonNode seedField = fields.field("seed", Need::required);
    bool isNumber = false;
    const std::uint64_t seed = seedField.value().toString().toULongLong(&isNumber);
    if (seedField.exists() && !isNumber) wrongType(m_diagnostics, seedField, "a whole number as text");
    if (hasErrors(m_diagnostics)) return false;
    if (heroes.size() != 2) {
        wrongType(m_diagnostics, fields.field("heroes"), "two heroes");
        return false;
    }
    auto duel = duelOf(heroes, field, seed, m_diagnostics);
    if (!duel) return false;
    m_match = std::move(*duel);
    return true;
}

void PositionReader::readDecisions(const std::vector<JsonNode>& decisions,
                                   const std::vector<JsonNode>& positions)
{
    std::size_t next = 0;
    if (positions.size() > mostPositions)
        return complain(m_diagnostics, positions[mostPositions], JsonProblem::tooLarge);
    const auto begun = beginningOf(m_match);
    m_state = begun->timeline().state(0);
    legal(*m_match.rules, m_state, *m_options);
    for (std::size_t at = 0; at <= decisions.size() && !hasErrors(m_diagnostics); ++at) {
        while (next < positions.size() && positions[next]["at"].value().toInt(-1) == static_cast<int>(at))
            readPosition(positions[next++]);
        if (at == decisions.size()) break;
        const std::optional<Decision> decision = onOffer(decisions[at]);
        if (!decision) return;
        m_match.decisions.push_back(*decision);
        answer(*m_match.rules, m_state, *decision, *m_options);
    }
    if (next < positions.size() && !hasErrors(m_diagnostics)) // out of order, or behind the end
        complain(m_diagnostics, positions[next], PositionFileProblem::nothingAsked,
                 {std::to_string(positions[next]["at"].value().toInt())});
}

void PositionReader::readPosition(const JsonNode& node)
{
    JsonFields fields(node, m_diagnostics);
    Position position;
    position.at = fields.whole("at", 0, mostDecisions, Need::required).value_or(0);
    const std::string name = fields.text("kind", Need::required).value_or("move");
    const auto kind = kindCalled(QString::fromStdString(name));
    if (!kind) complain(m_diagnostics, node["kind"], PositionFileProblem::unknownKind, {name});
    position.kind = kind.value_or(PositionKind::move);
    const auto chance = [&fields](const char* key) {
        return static_cast<float>(fields.number(key, 0, 1, Need::required).value_or(0));
    };
    position.best = chance("best");
    position.next = chance("next");
    position.doubt = chance("doubt");
    position.iterations = fields.whole("iterations", 1, 1'000'000'000, Need::required).value_or(1);
    position.rating =
        fields.whole("rating", leastRating, highestRating, Need::required).value_or(leastRating);
    (void)fields.list("right", Need::required);
    const std::vector<JsonNode> line = fields.list("line", Need::required);
    fields.finish();
    if (m_options->count < 2)
        return complain(m_diagnostics, node, PositionFileProblem::nothingAsked,
                        {std::to_string(position.at)});
    if (node["right"].exists()) position.right = rightOnes(node["right"]);
    for (const JsonNode& decision : line)
        if (const auto read = expected(decision); read && position.line.size() < longestLineRead)
            position.line.push_back(*read);
    m_match.positions.push_back(std::move(position));
}

std::vector<Decision> PositionReader::rightOnes(const JsonNode& list)
{
    std::vector<Decision> right;
    for (const JsonNode& node : list.children())
        if (const auto decision = onOffer(node); decision && right.size() < mostPositions)
            right.push_back(*decision);
    if (right.empty() || static_cast<int>(right.size()) >= m_options->count)
        wrongType(m_diagnostics, list, "at least one decision, and not all that are possible");
    return right;
}

std::optional<Decision> PositionReader::onOffer(const JsonNode& node)
{
    const QJsonObject object = node.value().toObject();
    std::vector<PatternFault> faults;
    const DecisionPattern pattern = readPattern(*m_match.rules, object, faults);
    if (!sound(faults, node, m_diagnostics)) return std::nullopt;
    std::optional<Decision> meant;
    for (const Decision& option : *m_options) {
        if (!pattern.verb || !agrees(*m_match.rules, m_state, option, pattern)) continue;
        if (!meant || toJson(*m_match.rules, m_state, option) == object) meant = option;
    }
    if (!meant) complain(m_diagnostics, node, PositionFileProblem::notPossible);
    return meant;
}

std::optional<Decision> PositionReader::expected(const JsonNode& node)
{
    QJsonObject object = node.value().toObject();
    const bool unseen = object.value(QLatin1String("card")) == unseenCard;
    if (unseen) object.remove(QStringLiteral("card"));
    std::vector<PatternFault> faults;
    const DecisionPattern pattern = readPattern(*m_match.rules, object, faults);
    if (!sound(faults, node, m_diagnostics)) return std::nullopt;
    if (!pattern.verb || !pattern.option.empty()) {
        complain(m_diagnostics, node, PositionFileProblem::notPossible);
        return std::nullopt;
    }
    Decision decision = completed(*m_match.rules, m_state, pattern);
    if (unseen) {
        decision.card = CardId::unseen;
        decision.cardSeat = decision.seat;
    }
    return decision;
}

} // namespace fabletop
