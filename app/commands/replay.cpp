// SPDX-License-Identifier: GPL-3.0-or-later
// replay: a match as text, as JSON, or verified.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/content/catalogue.h"
#include "model/match/record/matchfile.h"
#include "model/match/record/seatexport.h"
#include "model/match/words/divergencewords.h"
#include "model/match/words/narrate.h"
#include "model/match/words/peoplenames.h"
#include "model/table/fold.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace fabletop {

namespace {

/// In the words of files, for programs.
QJsonObject divergenceJson(const Divergence& divergence)
{
    QJsonObject object{{QStringLiteral("line"), divergence.line},
                       {QStringLiteral("decision"), divergence.decision},
                       {QStringLiteral("recorded"), divergence.recorded},
                       {QStringLiteral("now"), divergence.now}};
    if (divergence.branch != 0) object.insert(QStringLiteral("branch"), divergence.branch);
    return object;
}

int verify(const QString& file, bool json, Language language)
{
    const LoadedMatch match = openMatch(file, Check::thorough);
    const Verification result = verification(match);
    printDiagnostics(result.diagnostics);
    QJsonArray divergences;
    for (const Divergence& found : match.divergences()) {
        divergences.append(divergenceJson(found));
        const DivergenceWords words = told(found, Narrator(match.rules, peopleOf(match.info), language),
                                           Viewer::everyone(Viewer::Why::commandLine));
        // Programs read what stands before the sentence, so it is no matter of language.
        printError(QStringLiteral("%1:%2: ").arg(file, QString::number(found.line)) +
                   QCoreApplication::translate("Divergence", "%1: recorded %2, now %3")
                       .arg(placeOf(found), words.recorded, words.now));
    }
    if (json)
        printJson({{QStringLiteral("verified"), result.verified},
                   {QStringLiteral("decisions"), result.decisions},
                   {QStringLiteral("divergence"), divergences.isEmpty() ? QJsonValue() : divergences.first()},
                   {QStringLiteral("divergences"), divergences}});
    else if (result.verified)
        printLine(CommandWords::tr("verified: %n decision(s)", nullptr, result.decisions));
    return result.verified ? allWell : failed;
}

QJsonValue winnerOf(const LoadedMatch& match)
{
    const std::uint8_t winner = match.timeline.state(match.timeline.last()).table.turn.winner;
    return winner == 0xFF ? QJsonValue()
                          : QJsonValue(winner == 0 ? QStringLiteral("A") : QStringLiteral("B"));
}

/// The lines of the file: a seat's export holds nothing that the seat may not know.
int printAsJson(const LoadedMatch& match, Viewer viewer, int until)
{
    QJsonObject object = seenHeader(match, viewer);
    QJsonArray decisions;
    for (std::size_t i = 1; i < match.record.size() && static_cast<int>(i) <= until; ++i)
        decisions.append(seenDecision(match, static_cast<int>(i), viewer));
    object[QStringLiteral("decisions")] = decisions;
    object[QStringLiteral("winner")] = winnerOf(match);
    printJson(object);
    return allWell;
}

int printAsText(const LoadedMatch& match, Viewer viewer, int until, Language language)
{
    const Narrator narrator(match.rules, peopleOf(match.info), language);
    const Timeline& timeline = match.timeline;
    Table table = timeline.tableBefore(0);
    for (int position = 0; position <= std::min(until, timeline.last()); ++position) {
        if (position > 0) {
            const Step& step = timeline.step(position);
            const bool own = bit(step.decision.seat) & viewer.seats();
            const QString said = step.resignation ? narrator.resignation(step.decision.seat)
                                 : own            ? narrator.decision(step.decision)
                                                  : QString();
            printLine(QStringLiteral("%1. %2").arg(position).arg(said));
        }
        for (const Event& event : timeline.events(position)) {
            const QString sentence = narrator.event(observe(event, table, viewer), observe(table, viewer));
            if (!sentence.isEmpty()) printLine(QStringLiteral("    ") + sentence);
            fold(table, event);
        }
    }
    if (until >= timeline.last() && table.over()) printLine(narrator.result(timeline));
    return allWell;
}

} // namespace

int runReplay(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Prints or verifies a match."));
    parser.addOptions(
        {{QStringLiteral("verify"), QStringLiteral("Runs every decision again and compares.")},
         {QStringLiteral("seat"), QStringLiteral("Shows what that seat may know."), QStringLiteral("N")},
         {QStringLiteral("until"), QStringLiteral("Stops after decision N."), QStringLiteral("N")},
         {QStringLiteral("json"), QStringLiteral("Prints JSON.")}});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A match file."));
    if (const auto status = parseArguments(parser, "replay", arguments)) return *status;
    if (parser.positionalArguments().size() != 1)
        return usageError(CommandWords::tr("replay needs one file"));
    const QString file = parser.positionalArguments().front();
    const bool json = parser.isSet(QStringLiteral("json"));
    const auto language = languageFromCode(parser.value(QStringLiteral("language")).toStdString());
    if (!language)
        return usageError(
            CommandWords::tr("unknown language %1").arg(parser.value(QStringLiteral("language"))));
    int until = std::numeric_limits<int>::max();
    Viewer viewer = Viewer::everyone(Viewer::Why::commandLine);
    if (parser.isSet(QStringLiteral("until"))) {
        const auto number = wholeNumber(parser, QStringLiteral("until"), 0, 1'000'000);
        if (!number) return wrongUsage;
        until = static_cast<int>(*number);
    }
    if (parser.isSet(QStringLiteral("seat"))) {
        const auto number = wholeNumber(parser, QStringLiteral("seat"), 1, maxSeats);
        if (!number) return wrongUsage;
        viewer = Viewer::of(idAt<SeatId>(static_cast<int>(*number) - 1));
    }
    if (parser.isSet(QStringLiteral("verify"))) return verify(file, json, *language);
    const LoadedMatch match = openMatch(file);
    printDiagnostics(match.diagnostics);
    if (!match.viewable()) return failed;
    const auto seated = static_cast<SeatSet>((1u << match.rules->seats.size()) - 1);
    if (!(viewer.seats() & seated))
        return usageError(
            CommandWords::tr("seat %1 doesn’t exist").arg(parser.value(QStringLiteral("seat"))));
    const int status =
        json ? printAsJson(match, viewer, until) : printAsText(match, viewer, until, *language);
    return match.ok() ? status : failed; // what is shown ends where the file is damaged
}

} // namespace fabletop
