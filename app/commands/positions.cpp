// SPDX-License-Identifier: GPL-3.0-or-later
// positions: the places in matches that are over where one decision is clearly the best.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/content/records/decisionjson.h"
#include "model/match/analysis/analyst.h"
#include "model/match/positions/positionsearch.h"
#include "model/match/record/matchfile.h"
#include "model/match/words/narrate.h"
#include "model/match/words/peoplenames.h"

#include <cmath>
#include <thread>

namespace fabletop {

namespace {

constexpr qint64 mostIterationsCompared = 10'000'000;
constexpr qint64 mostThreads = 64;

struct SearchWish {
    PositionBudget budget;
    int threads = 1;
};

/// None: the usage is wrong, and that was said.
std::optional<SearchWish> wishOf(const QCommandLineParser& parser)
{
    std::optional<qint64> iterations = PositionBudget{}.longer;
    std::optional<qint64> threads = std::clamp<qint64>(std::thread::hardware_concurrency(), 1, mostThreads);
    if (parser.isSet(QStringLiteral("budget")))
        iterations = wholeNumber(parser, QStringLiteral("budget"), 10, mostIterationsCompared);
    if (parser.isSet(QStringLiteral("jobs")))
        threads = wholeNumber(parser, QStringLiteral("jobs"), 1, mostThreads);
    if (!iterations || !threads) return std::nullopt;
    SearchWish wish;
    wish.budget.longer = static_cast<int>(*iterations);
    wish.budget.screen = wish.budget.longer;
    wish.budget.each = std::max(1, wish.budget.longer / 10);
    wish.threads = static_cast<int>(*threads);
    return wish;
}

std::vector<Position> positionsOf(const LoadedMatch& match, const SearchWish& wish)
{
    PositionSearch search(match.rules, match.timeline, wish.budget);
    std::vector<std::thread> helpers;
    for (int thread = 1; thread < wish.threads; ++thread)
        helpers.emplace_back([&search] { search.work(); });
    search.work();
    for (std::thread& helper : helpers)
        helper.join();
    return search.result();
}

double inPrint(float chance)
{
    return std::round(static_cast<double>(chance) * 10'000) / 10'000;
}

void addJson(QJsonArray& list, const QString& file, const LoadedMatch& match,
             const std::vector<Position>& positions)
{
    for (const Position& position : positions) {
        const State& before = match.timeline.state(position.at);
        QJsonArray right;
        for (const Decision& decision : position.right)
            right.append(toJson(*match.rules, before, decision));
        list.append(QJsonObject{{QStringLiteral("file"), file},
                                {QStringLiteral("at"), position.at},
                                {QStringLiteral("seat"), static_cast<int>(index(before.flow.decides)) + 1},
                                {QStringLiteral("kind"), QString(nameOf(position.kind))},
                                {QStringLiteral("right"), right},
                                {QStringLiteral("best"), inPrint(position.best)},
                                {QStringLiteral("next"), inPrint(position.next)},
                                {QStringLiteral("doubt"), inPrint(position.doubt)},
                                {QStringLiteral("iterations"), position.iterations},
                                {QStringLiteral("rating"), position.rating}});
    }
}

QString kindWord(PositionKind kind)
{
    switch (kind) {
    case PositionKind::win: return CommandWords::tr("win this turn");
    case PositionKind::survive: return CommandWords::tr("survive");
    case PositionKind::defense: return CommandWords::tr("best defense");
    case PositionKind::discard: return CommandWords::tr("best discard");
    case PositionKind::move: break;
    }
    return CommandWords::tr("best decision");
}

void printAsLines(const QString& file, const LoadedMatch& match, const std::vector<Position>& positions,
                  Language language)
{
    const Narrator narrator(match.rules, peopleOf(match.info), language);
    const auto percent = [](float chance) { return CommandWords::tr("%1%").arg(std::lround(100 * chance)); };
    for (const Position& position : positions) {
        const State& before = match.timeline.state(position.at);
        printLine(CommandWords::tr("%1, after decision %2, %3: %4 (%5, otherwise %6)")
                      .arg(file, QString::number(position.at), kindWord(position.kind),
                           narrator.option(before, position.right.front()), percent(position.best),
                           percent(position.next)));
    }
    printLine(CommandWords::tr("%1: %n position(s)", nullptr, static_cast<int>(positions.size())).arg(file));
}

} // namespace

int runPositions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Finds places in matches that are over where one decision is clearly the best."));
    parser.addOptions(
        {{QStringLiteral("budget"), QStringLiteral("Iterations for each decision that is compared."),
          QStringLiteral("N")},
         {QStringLiteral("jobs"), QStringLiteral("Threads; as many as there are cores if not given."),
          QStringLiteral("J")},
         {QStringLiteral("json"), QStringLiteral("Prints JSON.")}});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Match files."),
                                 QStringLiteral("FILE…"));
    if (const auto status = parseArguments(parser, "positions", arguments)) return *status;
    if (parser.positionalArguments().isEmpty())
        return usageError(CommandWords::tr("positions needs at least one file"));
    const std::optional<SearchWish> wish = wishOf(parser);
    if (!wish) return wrongUsage;
    int status = allWell;
    QJsonArray list;
    for (const QString& file : parser.positionalArguments()) {
        const LoadedMatch match = openMatch(file);
        printDiagnostics(match.diagnostics);
        const NotAnalysable why = match.ok() ? Analyst::whyNot(match.timeline) : NotAnalysable::nothing;
        if (why != NotAnalysable::nothing) printError(faultIn(file, whyNotWords(why)));
        if (!match.ok() || why != NotAnalysable::nothing) {
            status = failed;
            continue;
        }
        const std::vector<Position> positions = positionsOf(match, *wish);
        if (parser.isSet(QStringLiteral("json")))
            addJson(list, file, match, positions);
        else
            printAsLines(file, match, positions, languageOf(arguments));
    }
    if (parser.isSet(QStringLiteral("json"))) printJsonList(list);
    return status;
}

} // namespace fabletop
