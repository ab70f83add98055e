#include "model/match/words/peoplenames.h"

#include "model/match/words/narration.h"

namespace fabletop {

QString shownName(const QString& name, const QString& player)
{
    if (player == u"person" || !name.startsWith(player + u' ')) return name;
    bool number = false;
    const int seat = QStringView(name).mid(player.size() + 1).toInt(&number);
    return number ? Narration::tr("Computer %1").arg(seat) : name;
}

std::vector<QString> peopleOf(const MatchInfo& info)
{
    std::vector<QString> people;
    for (const MatchInfo::Seat& seat : info.seats)
        people.push_back(shownName(seat.name, seat.player));
    return people;
}

} // namespace fabletop
