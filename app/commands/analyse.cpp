// SPDX-License-Identifier: GPL-3.0-or-later
// analyse: what the computer makes of the decisions of a match that is over.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/match/analysis/analyst.h"
#include "model/match/record/matchfile.h"
#include "model/match/words/narrate.h"
#include "model/match/words/peoplenames.h"

#include <QJsonArray>
#include <algorithm>
#include <thread>

namespace fabletop {

namespace {

constexpr qint64 mostIterations = 10'000'000;
constexpr qint64 mostMilliseconds = 3'600'000;
constexpr qint64 mostJobs = 64;

struct Depth {
    JudgeBudget budget;
    int threads = 1;
};

/// As players of chess write them; the notes of match files have the same.
QString markOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::fine: break;
    case Verdict::inaccuracy: return QStringLiteral("?!");
    case Verdict::mistake: return QStringLiteral("?");
    case Verdict::blunder: return QStringLiteral("??");
    }
    return {};
}

/// Four places are more than any budget can tell.
double rounded(float chance)
{
    return std::round(static_cast<double>(chance) * 10'000) / 10'000;
}

/// What the team that decided thought of its chance before, by the curve.
Band before(const MatchAnalysis& analysis, const AnalysedDecision& decision, const MatchRules& rules)
{
    const Band& band = analysis.chances[static_cast<std::size_t>(decision.position - 1)];
    return rules.team(decision.seat) == 0 ? band : Band{1 - band.chance, 1 - band.high, 1 - band.low};
}

void printAsJson(const MatchAnalysis& analysis, const MatchRules& rules)
{
    QJsonArray list;
    for (const AnalysedDecision& decision : analysis.decisions) {
        const Band chance = before(analysis, decision, rules);
        const float luck = analysis.luckAt(decision.position, rules);
        list.append(
            QJsonObject{{QStringLiteral("n"), decision.position},
                        {QStringLiteral("seat"), static_cast<int>(index(decision.seat)) + 1},
                        {QStringLiteral("chance"), rounded(chance.chance)},
                        {QStringLiteral("low"), rounded(chance.low)},
                        {QStringLiteral("high"), rounded(chance.high)},
                        {QStringLiteral("best"), rounded(decision.best.chance)},
                        {QStringLiteral("played"), rounded(decision.played.chance)},
                        {QStringLiteral("doubt"), rounded(decision.doubt)},
                        {QStringLiteral("luck"), rounded(rules.team(decision.seat) == 0 ? luck : -luck)},
                        {QStringLiteral("mark"), markOf(decision.verdict())},
                        {QStringLiteral("better"),
                         decision.better.isEmpty() ? QJsonValue() : QJsonValue(decision.better)}});
    }
    printJsonList(list);
}

QString percent(float chance)
{
    return QString::number(std::lround(100 * chance));
}

void printAsText(const MatchAnalysis& analysis, const LoadedMatch& match, Language language)
{
    const Narrator narrator(match.rules, peopleOf(match.info), language);
    const MatchRules& rules = *match.rules;
    for (const AnalysedDecision& decision : analysis.decisions) {
        const Band chance = before(analysis, decision, rules);
        QString line =
            CommandWords::tr("%1. %2 (%3 to %4) %5: %6")
                .arg(QString::number(decision.position), CommandWords::tr("%1%").arg(percent(chance.chance)),
                     CommandWords::tr("%1%").arg(percent(chance.low)),
                     CommandWords::tr("%1%").arg(percent(chance.high)), narrator.person(decision.seat),
                     narrator.decision(match.timeline.step(decision.position).decision));
        const auto better = betterDecision(rules, match.timeline.state(decision.position - 1), decision);
        if (decision.verdict() != Verdict::fine && better)
            line += u' ' + markOf(decision.verdict()) + u' ' +
                    CommandWords::tr("Better by %1: %2")
                        .arg(CommandWords::tr("%1%").arg(percent(decision.lost)), narrator.decision(*better));
        printLine(line);
    }
    for (int team = 0; team < 2; ++team)
        printLine(CommandWords::tr("Team %1: accuracy %2, luck %3, inaccuracies %4, mistakes %5, blunders %6")
                      .arg(team == 0 ? QStringLiteral("A") : QStringLiteral("B"),
                           CommandWords::tr("%1%").arg(std::lround(analysis.accuracyOf(team, rules))),
                           CommandWords::tr("%1%").arg(percent(analysis.luckOf(team, rules))))
                      .arg(analysis.count(Verdict::inaccuracy, team, rules))
                      .arg(analysis.count(Verdict::mistake, team, rules))
                      .arg(analysis.count(Verdict::blunder, team, rules)));
}

/// None: the usage is wrong, and that was said.
std::optional<Depth> depthOf(const QCommandLineParser& parser)
{
    std::optional<qint64> iterations = Depth{}.budget.iterations;
    std::optional<qint64> milliseconds = 0;
    std::optional<qint64> threads = std::clamp<qint64>(std::thread::hardware_concurrency(), 1, mostJobs);
    if (parser.isSet(QStringLiteral("budget-ms"))) {
        milliseconds = wholeNumber(parser, QStringLiteral("budget-ms"), 1, mostMilliseconds);
        iterations = mostIterations; // the time is what ends it
    }
    if (parser.isSet(QStringLiteral("budget")))
        iterations = wholeNumber(parser, QStringLiteral("budget"), 1, mostIterations);
    if (parser.isSet(QStringLiteral("jobs")))
        threads = wholeNumber(parser, QStringLiteral("jobs"), 1, mostJobs);
    if (!iterations || !milliseconds || !threads) return std::nullopt;
    Depth depth;
    depth.budget.iterations = static_cast<int>(*iterations);
    depth.budget.time = std::chrono::milliseconds(*milliseconds);
    depth.threads = static_cast<int>(*threads);
    return depth;
}

MatchAnalysis analysed(const LoadedMatch& match, const Depth& depth)
{
    Analyst analyst(match.rules, match.timeline, depth.budget);
    std::vector<std::thread> helpers;
    for (int thread = 1; thread < depth.threads; ++thread)
        helpers.emplace_back([&analyst] { analyst.work(); });
    analyst.work();
    for (std::thread& helper : helpers)
        helper.join();
    return analyst.result();
}

} // namespace

QString whyNotWords(NotAnalysable why)
{
    return why == NotAnalysable::unfinished
               ? CommandWords::tr("the match is not over, and hidden cards stay hidden until then")
               : CommandWords::tr("it was played by other rules, and can only be shown as recorded");
}

int runAnalyse(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Judges every decision of a match that is over."));
    parser.addOptions(
        {{QStringLiteral("budget"), QStringLiteral("Iterations for a decision."), QStringLiteral("N")},
         {QStringLiteral("budget-ms"), QStringLiteral("Milliseconds for a decision; not the same twice."),
          QStringLiteral("MS")},
         {QStringLiteral("jobs"), QStringLiteral("Threads; as many as there are cores if not given."),
          QStringLiteral("J")},
         {QStringLiteral("json"), QStringLiteral("Prints JSON.")}});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A match file."));
    if (const auto status = parseArguments(parser, "analyse", arguments)) return *status;
    if (parser.positionalArguments().size() != 1)
        return usageError(CommandWords::tr("analyse needs one file"));
    const std::optional<Depth> depth = depthOf(parser);
    if (!depth) return wrongUsage;
    const QString file = parser.positionalArguments().front();
    const LoadedMatch match = openMatch(file);
    printDiagnostics(match.diagnostics);
    if (!match.ok()) return failed;
    if (const NotAnalysable why = Analyst::whyNot(match.timeline); why != NotAnalysable::nothing) {
        printError(faultIn(file, whyNotWords(why)));
        return failed;
    }
    const MatchAnalysis analysis = analysed(match, *depth);
    if (parser.isSet(QStringLiteral("json")))
        printAsJson(analysis, *match.rules);
    else
        printAsText(analysis, match, languageOf(arguments));
    return allWell;
}

} // namespace fabletop
