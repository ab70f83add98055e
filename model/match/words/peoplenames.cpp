// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/peoplenames.h"

#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"

namespace fabletop {

QString usualName(const QString& player, int seat)
{
    return player + u' ' + QString::number(seat);
}

QString shownName(const QString& name, const QString& player, bool alone)
{
    if (!name.startsWith(player + u' ')) return spokenName(name);
    bool number = false;
    const int seat = QStringView(name).mid(player.size() + 1).toInt(&number);
    if (!number) return spokenName(name);
    if (player == u"person") return Narration::tr("Player %1").arg(seat);
    return alone ? Narration::tr("Computer") : Narration::tr("Computer %1").arg(seat);
}

std::vector<QString> peopleOf(const MatchInfo& info)
{
    int computers = 0;
    for (const MatchInfo::Seat& seat : info.seats)
        computers += seat.player != u"person";
    std::vector<QString> people;
    for (const MatchInfo::Seat& seat : info.seats)
        people.push_back(shownName(seat.name, seat.player, computers == 1));
    return people;
}

} // namespace fabletop
