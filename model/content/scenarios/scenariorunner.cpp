// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/scenarios/scenariorunner.h"

#include "model/content/catalogue.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/decisionmatch.h"
#include "model/content/records/eventjson.h"
#include "model/content/scenarios/expectation.h"
#include "model/content/scenarios/scenariowords.h"
#include "model/engine/engine.h"

#include <QJsonArray>
#include <QStringList>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int mostListed = 16; ///< decisions on offer that a message lists

/// One scenario being run.
class Run {
public:
    Run(const Scenario& scenario, std::vector<std::uint16_t>* visited)
        : m_scenario(scenario), m_rules(*scenario.rules), m_state(scenario.state),
          m_options(std::make_unique<OptionList>()), m_visited(visited)
    {}

    /// What failed, with its line; nothing where all holds.
    [[nodiscard]] std::optional<std::pair<int, QString>> run()
    {
        EventLog log{{}, {}, m_visited};
        if (m_scenario.setUp)
            begin(m_rules, m_state, *m_options, &log);
        else
            resume(m_rules, m_state, m_scenario.turn, m_scenario.actions, m_scenario.begins, *m_options,
                   &log);
        keep(std::move(log));
        for (const ScenarioStep& step : m_scenario.steps)
            if (const QString fault = take(step); !fault.isEmpty()) return std::pair(step.line, fault);
        return std::nullopt;
    }

private:
    QString take(const ScenarioStep& step)
    {
        switch (step.kind) {
        case ScenarioStep::Kind::decision: return decide(step.content);
        case ScenarioStep::Kind::expectation: return expect(step.content);
        case ScenarioStep::Kind::options: return compareOptions(step.content);
        case ScenarioStep::Kind::refusal: return refuse(step.content);
        }
        return {};
    }

    DecisionPattern patternOf(const QJsonObject& content) const
    {
        std::vector<PatternFault> faults; // none: the file was checked
        return readPattern(m_rules, content, faults);
    }

    std::vector<Decision> offered(const DecisionPattern& pattern) const
    {
        std::vector<Decision> result;
        for (const Decision& decision : *m_options)
            if (agrees(m_rules, m_state, decision, pattern)) result.push_back(decision);
        return result;
    }

    QString decide(const QJsonObject& content)
    {
        const DecisionPattern pattern = patternOf(content);
        const std::vector<Decision> meant = offered(pattern);
        if (meant.empty()) {
            if (wasAnswered(pattern) || passesOver(pattern)) return {};
            return ScenarioWords::tr("“%1” isn’t available; %2").arg(describe(content), onOffer());
        }
        for (const Decision& other : meant)
            if (!sameEffect(m_rules, m_state, meant.front(), other))
                return ScenarioWords::tr("“%1” may mean several decisions; %2")
                    .arg(describe(content), onOffer());
        EventLog log{{}, {}, m_visited};
        answer(m_rules, m_state, meant.front(), *m_options, &log);
        m_answered.clear();
        keep(std::move(log));
        return {};
    }

    /// Whether the engine took this decision by itself since the last step; each counts once.
    bool wasAnswered(const DecisionPattern& pattern)
    {
        const auto found = std::find_if(m_answered.begin(), m_answered.end(), [&](const Decision& decision) {
            return agreesInPast(m_rules, decision, pattern);
        });
        if (found == m_answered.end()) return false;
        m_answered.erase(found);
        return true;
    }

    /// "Yes" to an effect that begins with a choice says nothing that the choice does not say.
    bool passesOver(const DecisionPattern& pattern) const
    {
        if (pattern.verb != Verb::yes || m_options->count == 0) return false;
        if (pattern.seat != SeatId::none && pattern.seat != m_state.flow.decides) return false;
        return std::all_of(m_options->begin(), m_options->end(), [](const Decision& decision) {
            switch (decision.verb) {
            case Verb::choose:
            case Verb::move:
            case Verb::place:
            case Verb::discard:
            case Verb::boost:
            case Verb::decline: return true;
            case Verb::maneuver:
            case Verb::scheme:
            case Verb::attack:
            case Verb::defend:
            case Verb::yes: return false;
            }
            return false;
        });
    }

    void keep(EventLog log)
    {
        for (const Event& event : log.events) {
            m_combat.follow(m_rules, m_state.table, event);
            m_events.push_back(toJson(m_rules, event, &m_state.table));
        }
        m_answered.insert(m_answered.end(), log.answered.begin(), log.answered.end());
    }

    QString expect(const QJsonObject& content)
    {
        const QStringList faults = unfulfilled({m_rules, m_state, m_combat, m_events}, content);
        m_events.clear();
        return faults.join(QStringLiteral("; "));
    }

    QString compareOptions(const QJsonObject& content)
    {
        QStringList faults;
        const QJsonArray include = content.value(QLatin1String("include")).toArray();
        for (const QJsonValue& one : include)
            if (offered(patternOf(one.toObject())).empty())
                faults.append(ScenarioWords::tr("“%1” isn’t available").arg(describe(one.toObject())));
        const QJsonArray exclude = content.value(QLatin1String("exclude")).toArray();
        for (const QJsonValue& one : exclude)
            if (!offered(patternOf(one.toObject())).empty())
                faults.append(ScenarioWords::tr("“%1” is available").arg(describe(one.toObject())));
        const QJsonValue count = content.value(QLatin1String("count"));
        if (!count.isUndefined() && count.toInt() != m_options->count)
            faults.append(ScenarioWords::tr("expected %n decision(s)", nullptr, count.toInt()));
        return faults.isEmpty() ? QString()
                                : faults.join(QStringLiteral("; ")) + QStringLiteral("; ") + onOffer();
    }

    QString refuse(const QJsonObject& content)
    {
        const DecisionPattern pattern = patternOf(content);
        if (!offered(pattern).empty())
            return ScenarioWords::tr("“%1” should be refused but is available").arg(describe(content));
        State after = m_state;
        const auto options = std::make_unique<OptionList>();
        const auto refusal = apply(m_rules, after, completed(m_rules, m_state, pattern), *options);
        if (!refusal) return ScenarioWords::tr("“%1” should be refused but was taken").arg(describe(content));
        if (after != m_state)
            return ScenarioWords::tr("“%1” was refused but changed the table").arg(describe(content));
        return {};
    }

    QString onOffer() const
    {
        if (m_options->count == 0) return ScenarioWords::tr("nothing is available");
        QStringList list;
        for (const Decision& decision : *m_options) {
            if (list.size() == mostListed) break;
            list.append(describe(toJson(m_rules, m_state, decision)));
        }
        const int more = m_options->count - static_cast<int>(list.size());
        const QString text = ScenarioWords::tr("available (%1):").arg(m_options->count) + u' ' +
                             list.join(QStringLiteral(" | "));
        return more > 0 ? text + QStringLiteral(" | ") + ScenarioWords::tr("and %1 more").arg(more) : text;
    }

    const Scenario& m_scenario;
    const MatchRules& m_rules;
    State m_state;
    std::unique_ptr<OptionList> m_options;
    std::vector<Decision> m_answered;
    std::vector<QJsonObject> m_events;
    CombatRecord m_combat;
    std::vector<std::uint16_t>* m_visited;
};

QString placed(const QString& file, int line, const QString& text)
{
    return QStringLiteral("%1:%2: %3").arg(file, QString::number(line), text);
}

void add(ScenarioReport& report, ScenarioResult result)
{
    ++(result.passed ? report.passed : report.failed);
    report.results.push_back(std::move(result));
}

void addRefused(ScenarioReport& report, const QString& path)
{
    const QString why =
        report.diagnostics.empty() ? QString() : QString::fromStdString(toLine(report.diagnostics.front()));
    add(report, {path, {}, false, why});
}

} // namespace

ScenarioResult runScenario(const Scenario& scenario, const QString& file, std::vector<std::uint16_t>* visited)
{
    ScenarioResult result{file, scenario.name, false, {}};
    if (!scenario.rules) {
        result.message = placed(file, scenario.line, scenario.hindrance);
        return result;
    }
    const auto fault = Run(scenario, visited).run();
    result.passed = !fault;
    if (fault) result.message = placed(file, fault->first, fault->second);
    return result;
}

ScenarioReport runScenarioFile(const QString& path)
{
    ScenarioReport report;
    const auto text = readTextFile(path, report.diagnostics);
    if (text) return runScenarioText(*text, path);
    addRefused(report, path);
    return report;
}

ScenarioReport runScenarioText(const std::string& text, const QString& path)
{
    ScenarioReport report;
    const auto scenarios = readScenarios(text, path.toStdString(), report.diagnostics);
    if (!scenarios) {
        addRefused(report, path);
        return report;
    }
    for (const Scenario& scenario : *scenarios)
        add(report, runScenario(scenario, path));
    return report;
}

} // namespace fabletop
