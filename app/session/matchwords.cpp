// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchwords.h"

#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"

#include <QCoreApplication>
#include <algorithm>

namespace fabletop {

namespace {

class MatchWords {
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};

} // namespace

QString teamsOf(const MatchInfo& info, Language language)
{
    QStringList sides[2];
    for (const MatchSetup::Seat& seat : info.setup.seats)
        sides[seat.team & 1] << spokenName(seat.hero->name, language);
    const QString joint = MatchWords::tr(" and ");
    return MatchWords::tr("%1 against %2").arg(sides[0].join(joint), sides[1].join(joint));
}

QString titleOf(const MatchInfo& info, Language language)
{
    return MatchWords::tr("%1, %2").arg(teamsOf(info, language),
                                        spokenName(info.setup.battlefield.name, language));
}

QString titleOfUnfinished(const Match& match, Language language)
{
    const int turn = match.seenState(Viewer::spectator()).table.turn.number;
    const QString teams = teamsOf(match.info(), language);
    return turn > 0 ? MatchWords::tr("%1, turn %2").arg(teams, QString::number(turn))
                    : MatchWords::tr("%1, setup").arg(teams);
}

QString turnWords(int turn)
{
    return turn > 0 ? MatchWords::tr("Turn %1").arg(turn) : QString();
}

void tellProblem(Messages& messages, const Diagnostics& diagnostics, const QStringList& answers,
                 const std::function<void()>& then)
{
    if (diagnostics.empty()) return messages.tell(MatchWords::tr("Couldn’t open this file."));
    const auto error = std::find_if(diagnostics.begin(), diagnostics.end(),
                                    [](const Diagnostic& one) { return one.severity == Severity::error; });
    const Diagnostic& first = error == diagnostics.end() ? diagnostics.front() : *error;
    const QString file = spokenFile(QString::fromStdString(first.file));
    const QString why = first.where.length > 0 || first.where.line > 1 ? toldWithPlace(first) : told(first);
    messages.tell(MatchWords::tr("Couldn’t open %1: %2.").arg(file, why), answers, [then](int place) {
        if (then && place == 0) then();
    });
}

} // namespace fabletop
