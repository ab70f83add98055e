#include "views/pages/start/matchplan.h"

#include "views/pages/settings.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace fabletop {

namespace {

std::uint64_t chance()
{
    return QRandomGenerator::global()->bounded(1, 1'000'000'000);
}

QString key(int seat, const char* what)
{
    return QStringLiteral("plan/seat%1/%2").arg(seat + 1).arg(QLatin1String(what));
}

} // namespace

MatchPlan lastPlan(const Settings& settings)
{
    const QStringList heroes = shippedHeroes();
    const QStringList fields = shippedBattlefields();
    MatchPlan plan;
    for (int place = 0; place < 2; ++place) {
        MatchPlan::Seat& seat = plan.seats[static_cast<std::size_t>(place)];
        const QString usual = heroes.value(std::min<qsizetype>(place, heroes.size() - 1));
        seat.hero = settings.value(key(place, "hero"), usual).toString();
        if (!heroes.contains(seat.hero)) seat.hero = usual;
        seat.player =
            settings
                .value(key(place, "player"), place == 0 ? QStringLiteral("person") : QStringLiteral("greedy"))
                .toString();
        seat.name = settings.value(key(place, "name")).toString();
    }
    plan.battlefield = settings.value(QStringLiteral("plan/battlefield"), fields.value(0)).toString();
    if (!fields.contains(plan.battlefield)) plan.battlefield = fields.value(0);
    plan.first = settings.value(QStringLiteral("plan/first"), 0).toInt();
    return plan;
}

void keepPlan(Settings& settings, const MatchPlan& plan)
{
    for (int place = 0; place < 2; ++place) {
        const MatchPlan::Seat& seat = plan.seats[static_cast<std::size_t>(place)];
        settings.setValue(key(place, "hero"), seat.hero);
        settings.setValue(key(place, "player"), seat.player);
        settings.setValue(key(place, "name"), seat.name);
    }
    settings.setValue(QStringLiteral("plan/battlefield"), plan.battlefield);
    settings.setValue(QStringLiteral("plan/first"), plan.first);
}

MatchPlan surprise(MatchPlan plan)
{
    const auto pick = [](const QStringList& from) {
        return from.isEmpty() ? QString()
                              : from.at(QRandomGenerator::global()->bounded(static_cast<int>(from.size())));
    };
    for (MatchPlan::Seat& seat : plan.seats)
        seat.hero = pick(shippedHeroes());
    if (shippedHeroes().size() > 1)
        while (plan.seats[0].hero == plan.seats[1].hero)
            plan.seats[1].hero = pick(shippedHeroes());
    plan.battlefield = pick(shippedBattlefields());
    plan.first = -1;
    plan.seed.reset();
    return plan;
}

std::unique_ptr<Match> makeMatch(const MatchPlan& plan, Diagnostics& diagnostics)
{
    MatchInfo info;
    info.setup.seed = plan.seed.value_or(chance());
    const int first = plan.first >= 0 ? plan.first : static_cast<int>(info.setup.seed % 2);
    for (int turn = 0; turn < 2; ++turn) {
        const int place = turn == 0 ? first : 1 - first;
        const MatchPlan::Seat& seat = plan.seats[static_cast<std::size_t>(place)];
        const bool person = seat.player == u"person";
        const QString usual = person ? QCoreApplication::translate("MatchPlan", "Player %1").arg(place + 1)
                                     : QCoreApplication::translate("MatchPlan", "Computer");
        info.setup.seats.push_back({loadHero(seat.hero, diagnostics), static_cast<std::uint8_t>(turn),
                                    static_cast<std::uint8_t>(turn)});
        info.seats.push_back({seat.name.trimmed().isEmpty() ? usual : seat.name.trimmed(), seat.player});
    }
    auto field = loadBattlefield(plan.battlefield, diagnostics);
    if (!field || hasErrors(diagnostics)) return nullptr;
    info.setup.battlefield = std::move(*field);
    auto rules = buildRuleset(info.setup, diagnostics);
    return rules ? std::make_unique<Match>(std::move(info), std::move(rules)) : nullptr;
}

std::unique_ptr<Match> makeRematch(const Match& match, bool swapped, Diagnostics& diagnostics)
{
    MatchInfo info = swapped ? match.info().swappedSides(chance()) : match.info().rematch(chance());
    auto rules = buildRuleset(info.setup, diagnostics);
    return rules ? std::make_unique<Match>(std::move(info), std::move(rules)) : nullptr;
}

} // namespace fabletop
