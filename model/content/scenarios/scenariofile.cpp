// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/scenarios/scenariofile.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/catalogue.h"
#include "model/content/json/jsonfields.h"
#include "model/content/records/outsidenames.h"
#include "model/content/records/recordproblem.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/content/scenarios/scenarioproblem.h"
#include "model/content/scenarios/scenariosetup.h"
#include "model/content/scenarios/scenariosteps.h"
#include "model/content/scenarios/scenariowords.h"
#include "model/engine/engine.h"
#include "model/match/words/diagnosticwords.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <map>

namespace fabletop {

namespace {

constexpr int mostActions = 20;
constexpr double largestSeed = 9007199254740992.0;
const QString roomiest = QStringLiteral("sarpedon");

/// What scenarios of one file share, read once: their battlefields, the heroes, and Rulesets by heroes.
class ScenarioShelf {
public:
    /// `folder`: where paths of heroes begin, that of the scenario file.
    explicit ScenarioShelf(QDir folder) : m_folder(std::move(folder)) {}

    /// A hero that comes with the program, or out of a file. A file that is refused or missing says why.
    [[nodiscard]] std::shared_ptr<const HeroRules> hero(const QString& idOrPath, Diagnostics& diagnostics)
    {
        auto& hero = m_heroes[idOrPath];
        if (!hero)
            hero =
                loadHero(shippedHeroes().contains(idOrPath) ? idOrPath : m_folder.absoluteFilePath(idOrPath),
                         diagnostics);
        return hero;
    }

    /// A hero out of its own text; the same text is the same hero.
    [[nodiscard]] std::shared_ptr<const HeroRules> hero(const std::string& source, const std::string& id,
                                                        Diagnostics& diagnostics)
    {
        auto& hero = m_written[source];
        if (!hero) hero = readHero(source, id + ".hero", diagnostics);
        return hero;
    }

    /// A MatchRules for these seats on that battlefield. Rooms and starts are looked at only where `setUp`: a
    /// table in the middle of a match stands as it is said to stand.
    [[nodiscard]] std::shared_ptr<const MatchRules> rules(const MatchSetup& setup, bool setUp,
                                                          Diagnostics& diagnostics)
    {
        if (setUp) return buildRuleset(setup, diagnostics);
        QString key;
        for (const MatchSetup::Seat& seat : setup.seats)
            key += QString::fromStdString(seat.hero->shipped ? seat.hero->id : seat.hero->source) + u' ';
        auto& linked = m_linked[key];
        if (!linked) {
            MatchSetup roomy = setup;
            const auto battlefield = loadBattlefield(roomiest, diagnostics);
            if (!battlefield) return nullptr;
            roomy.battlefield = *battlefield;
            linked = buildRuleset(roomy, diagnostics);
        }
        if (!linked) return nullptr;
        auto rules = std::make_shared<MatchRules>(*linked);
        rules->board = makeBoard(setup.battlefield);
        rules->numbers = setup.numbers;
        for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
            rules->seats[seat].team = setup.seats[seat].team;
            rules->seats[seat].person = setup.seats[seat].person;
        }
        return rules;
    }

    [[nodiscard]] std::map<QString, Battlefield>& battlefields() { return m_battlefields; }
    /// Names of battlefields that were refused, so that scenarios on them are not scolded as well.
    [[nodiscard]] QStringList& broken() { return m_broken; }

private:
    QDir m_folder;
    QStringList m_broken;
    std::map<QString, std::shared_ptr<const HeroRules>> m_heroes;
    std::map<std::string, std::shared_ptr<const HeroRules>> m_written; ///< by text
    std::map<QString, std::shared_ptr<const MatchRules>> m_linked;
    std::map<QString, Battlefield> m_battlefields;
};

/// Reads one scenario object.
class ScenarioReader {
public:
    ScenarioReader(ScenarioShelf& shelf, Diagnostics& diagnostics)
        : m_shelf(shelf), m_diagnostics(diagnostics)
    {}

    Scenario read(const JsonNode& node)
    {
        JsonFields fields(node, m_diagnostics);
        m_scenario.line = node.span().line;
        m_scenario.name = QString::fromStdString(fields.text("name", Need::required).value_or(""));
        for (const JsonNode& rule : fields.list("rules"))
            (void)textOf(rule, m_diagnostics);
        m_scenario.setUp = fields.flag("setup").value_or(false);
        m_scenario.setup.seed = static_cast<std::uint64_t>(readSeed(fields));
        readRuleNumbers(fields.field("ruleset"), m_scenario.setup.numbers, m_diagnostics);
        readBattlefieldOf(fields.field("battlefield", Need::required));
        m_seats = fields.list("seats", Need::required);
        for (std::size_t i = 0; i < m_seats.size(); ++i)
            readSeatHead(m_seats[i], i);
        if (fields.object()["seats"].value().isArray()) checkTeams(fields.object()["seats"]);
        const JsonNode turn = fields.field("turn");
        const std::vector<JsonNode> steps = fields.list("steps");
        fields.finish();
        readTurn(turn);
        if (!hasErrors(m_diagnostics) && m_scenario.hindrance.isEmpty())
            setUp(fields.object()["seats"], steps);
        return std::move(m_scenario);
    }

private:
    double readSeed(JsonFields& fields)
    {
        const JsonNode seed = fields.field("seed");
        const auto number = numberOf(seed, 0, largestSeed, m_diagnostics);
        if (number && *number != static_cast<double>(static_cast<std::uint64_t>(*number)))
            wrongType(m_diagnostics, seed, "a whole number");
        return number.value_or(1);
    }

    void readBattlefieldOf(const JsonNode& node)
    {
        if (!node.exists()) return;
        std::optional<Battlefield> battlefield;
        Diagnostics own;
        if (node.value().isObject()) {
            battlefield = readBattlefield(node, own);
        } else if (const auto id = textOf(node, m_diagnostics)) {
            const QString name = QString::fromStdString(*id);
            const auto found = m_shelf.battlefields().find(name);
            if (found != m_shelf.battlefields().end())
                battlefield = found->second;
            else if (shippedBattlefields().contains(name))
                battlefield = loadBattlefield(name, own);
            else if (m_shelf.broken().contains(name))
                m_scenario.hindrance = ScenarioWords::tr("its battlefield is refused");
            else
                complain(m_diagnostics, node, BattlefieldProblem::unknownBattlefield, {*id});
        }
        // Warnings are for whoever draws battlefields, not for whoever tests rules on one.
        for (Diagnostic& one : own)
            if (one.severity == Severity::error) report(m_diagnostics, std::move(one));
        if (battlefield) m_scenario.setup.battlefield = std::move(*battlefield);
    }

    void readSeatHead(const JsonNode& node, std::size_t place)
    {
        JsonFields fields(node, m_diagnostics);
        MatchSetup::Seat seat;
        const auto hero = fields.text("hero", Need::required);
        if (hero) {
            const QString id = QString::fromStdString(*hero);
            Diagnostics own;
            if (const JsonNode source = fields.field("source"); source.exists())
                seat.hero = readSource(source, *hero);
            else if (shippedHeroes().contains(id) || looksLikePath(id))
                seat.hero = m_shelf.hero(id, own);
            if (!seat.hero)
                m_scenario.hindrance = own.empty() ? ScenarioWords::tr("there is no hero “%1”").arg(id)
                                                   : QString::fromStdString(own.front().file) +
                                                         QStringLiteral(": ") + toldWithPlace(own.front());
        }
        const JsonNode team = fields.field("team");
        const auto letter = textOf(team, m_diagnostics);
        if (letter && *letter != "A" && *letter != "B") wrongType(m_diagnostics, team, "“A” or “B”");
        seat.team = letter ? (*letter == "A" ? 0 : 1) : static_cast<std::uint8_t>(place % 2);
        const QString person = QString::fromStdString(fields.text("person").value_or(""));
        seat.person = static_cast<std::uint8_t>(
            person.isEmpty() || !m_people.contains(person) ? place : m_people.indexOf(person));
        m_people.append(person);
        m_scenario.setup.seats.push_back(std::move(seat));
    }

    /// The whole text of a hero that is not shipped, as in match files. What is wrong in it is said of the
    /// field.
    [[nodiscard]] std::shared_ptr<const HeroRules> readSource(const JsonNode& node, const std::string& id)
    {
        const auto text = textOf(node, m_diagnostics);
        if (!text) return nullptr;
        Diagnostics own;
        auto hero = m_shelf.hero(*text, id, own);
        for (const Diagnostic& one : own)
            if (one.severity == Severity::error) complain(m_diagnostics, node, one.code, one.arguments);
        if (!hero || hero->id == id) return hero;
        complain(m_diagnostics, node, ScenarioProblem::heroHasOtherId, {hero->id, id});
        return nullptr;
    }

    void checkTeams(const JsonNode& node)
    {
        const std::size_t count = m_scenario.setup.seats.size();
        if (count != 2 && count != maxSeats) return complain(m_diagnostics, node, RecordProblem::seatCount);
        std::size_t ofTeamA = 0;
        for (const MatchSetup::Seat& seat : m_scenario.setup.seats)
            ofTeamA += seat.team == 0 ? 1 : 0;
        if (ofTeamA * 2 != count) complain(m_diagnostics, node, RecordProblem::unevenTeams);
    }

    void readTurn(const JsonNode& node)
    {
        if (!node.exists()) return;
        JsonFields fields(node, m_diagnostics);
        const int seats = std::max(1, static_cast<int>(m_scenario.setup.seats.size()));
        m_scenario.turn = idAt<SeatId>(fields.whole("seat", 1, seats).value_or(1) - 1);
        m_scenario.actions = fields.whole("actions", 0, mostActions).value_or(m_scenario.actions);
        m_scenario.begins = fields.flag("begin").value_or(false);
        fields.finish();
    }

    void setUp(const JsonNode& seats, const std::vector<JsonNode>& steps)
    {
        Diagnostics own;
        m_scenario.rules = m_shelf.rules(m_scenario.setup, m_scenario.setUp, own);
        if (!m_scenario.rules) {
            // What is wrong with the match as a whole is said of the list of its seats.
            for (const Diagnostic& one : own)
                complain(m_diagnostics, seats, one.code, one.arguments);
            if (!hasErrors(own))
                m_scenario.hindrance = ScenarioWords::tr("couldn’t build the rules of this match");
            return;
        }
        m_scenario.state = freshState(*m_scenario.rules, m_scenario.setup.seed);
        ScenarioSetup setup(*m_scenario.rules, m_scenario.state, m_scenario.setUp, m_diagnostics);
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            JsonFields fields(m_seats[i], m_diagnostics);
            for (const char* known : {"hero", "source", "team", "person"})
                (void)fields.field(known);
            setup.readSeat(idAt<SeatId>(static_cast<int>(i)), fields);
            fields.finish();
        }
        setup.finish(seats);
        ScenarioStepReader reader(*m_scenario.rules, m_diagnostics);
        for (const JsonNode& step : steps)
            m_scenario.steps.push_back(reader.read(step));
    }

    ScenarioShelf& m_shelf;
    Diagnostics& m_diagnostics;
    Scenario m_scenario;
    QStringList m_people;
    std::vector<JsonNode> m_seats;
};

/// The scenario objects of a file, whichever of the three forms it has.
std::vector<JsonNode> scenarioNodes(const JsonNode& root, ScenarioShelf& shelf, Diagnostics& diagnostics)
{
    if (root.value().isArray()) return root.children();
    if (!root.value().isObject())
        return complain(diagnostics, root, ScenarioProblem::notAScenario), std::vector<JsonNode>();
    if (!root["scenarios"].exists() && !root["battlefields"].exists()) return {root};
    JsonFields fields(root, diagnostics);
    for (const JsonNode& node : fields.members("battlefields")) {
        Diagnostics own;
        auto battlefield = readBattlefield(node, own);
        for (Diagnostic& one : own)
            if (one.severity == Severity::error) report(diagnostics, std::move(one));
        if (battlefield)
            shelf.battlefields().insert_or_assign(node.key(), std::move(*battlefield));
        else
            shelf.broken().append(node.key());
    }
    std::vector<JsonNode> nodes = fields.list("scenarios");
    fields.finish();
    return nodes;
}

} // namespace

std::optional<std::vector<Scenario>> readScenarios(const std::string& text, const std::string& file,
                                                   Diagnostics& diagnostics)
{
    const auto json = JsonText::read(text, file, diagnostics);
    if (!json) return std::nullopt;
    ScenarioShelf shelf(QFileInfo(QString::fromStdString(file)).dir());
    std::vector<Scenario> scenarios;
    bool refused = false;
    Diagnostics found;
    const std::vector<JsonNode> nodes = scenarioNodes(json->root(), shelf, found);
    refused = hasErrors(found);
    for (const JsonNode& node : nodes) {
        Diagnostics own;
        scenarios.push_back(ScenarioReader(shelf, own).read(node));
        refused = refused || hasErrors(own);
        for (Diagnostic& one : own)
            report(found, std::move(one));
    }
    for (Diagnostic& one : found)
        report(diagnostics, std::move(one));
    if (refused) return std::nullopt;
    return scenarios;
}

} // namespace fabletop
