// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/matchplan.h"

#include "model/bots/search/levels.h"
#include "model/content/contentcollection.h"
#include "model/match/words/peoplenames.h"
#include "views/preferences/settings.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <algorithm>

namespace fabletop {

namespace {

/// A match file keeps the battlefield in its first line, which has an end; a larger picture stays outside.
constexpr std::size_t largestPlayedPicture = 7u << 20;

std::uint64_t chance()
{
    return QRandomGenerator::global()->bounded(1, 1'000'000'000);
}

QString key(int seat, const char* what)
{
    return QStringLiteral("plan/seat%1/%2").arg(seat + 1).arg(QLatin1String(what));
}

/// A shipped hero or battlefield, or one of a file that is still there.
bool canBe(const QString& idOrPath, const QStringList& shipped)
{
    return shipped.contains(idOrPath) || (looksLikePath(idOrPath) && QFileInfo(idOrPath).isFile());
}

/// The starts a battlefield needs are known only from its file.
bool fieldSeats(const QString& id, int count)
{
    Diagnostics ignored;
    const auto field = loadBattlefield(id, ignored);
    return field && seats(*field, count);
}

/// A picture that lies beside the battlefield's file comes along.
std::optional<Battlefield> fieldOf(const MatchPlan& plan, Diagnostics& diagnostics)
{
    auto field = loadBattlefield(plan.battlefield, diagnostics);
    if (!field || !looksLikePath(plan.battlefield)) return field;
    field = withPictureInside(std::move(*field), QFileInfo(plan.battlefield).absolutePath());
    if (field->backdrop.file.size() > largestPlayedPicture) field->backdrop = {};
    return field;
}

/// Who sits down with which hero, in the order of their turns.
void seatAll(const MatchPlan& plan, MatchInfo& info, Diagnostics& diagnostics)
{
    const int count = plan.count;
    const int first =
        plan.first >= 0 ? plan.first : static_cast<int>(info.setup.seed % static_cast<unsigned>(count));
    for (int turn = 0; turn < count; ++turn) {
        const int place = (first + turn) % count;
        const int holder = plan.holder(place);
        const MatchPlan::Seat& seat = plan.seats[static_cast<std::size_t>(place)];
        const MatchPlan::Seat& held = plan.seats[static_cast<std::size_t>(holder)];
        const QString usual = usualName(held.player, holder + 1);
        const auto who = static_cast<std::uint8_t>((holder - first + count) % count);
        info.setup.seats.push_back(
            {loadHero(seat.hero, diagnostics), static_cast<std::uint8_t>(turn % 2), who});
        info.seats.push_back({held.name.trimmed().isEmpty() ? usual : held.name.trimmed(), held.player});
    }
}

std::unique_ptr<Match> makeMatch(const MatchPlan& plan, Battlefield battlefield, const RuleSet& rules,
                                 Diagnostics& diagnostics)
{
    MatchInfo info;
    info.hints = plan.hints;
    info.practice = plan.practice;
    info.openHands = plan.openHands;
    info.setup.seed = plan.seed.value_or(chance());
    info.setup.numbers = rules.numbers;
    info.setup.rulesName = rules.name;
    seatAll(plan, info, diagnostics);
    if (hasErrors(diagnostics)) return nullptr;
    info.setup.battlefield = std::move(battlefield);
    auto built = buildRuleset(info.setup, diagnostics);
    return built ? std::make_unique<Match>(std::move(info), std::move(built)) : nullptr;
}

} // namespace

int MatchPlan::holder(int seat) const
{
    const Seat& held = seats[static_cast<std::size_t>(seat)];
    return seat >= 2 && held.withPartner ? seat - 2 : seat;
}

bool seats(const Battlefield& battlefield, int count)
{
    return battlefield.starts() >= count;
}

MatchPlan lastPlan(const Settings& settings)
{
    const QStringList heroes = shippedHeroes();
    const QStringList fields = shippedBattlefields();
    MatchPlan plan;
    for (int place = 0; place < maxSeats; ++place) {
        MatchPlan::Seat& seat = plan.seats[static_cast<std::size_t>(place)];
        const QString usual = heroes.value(std::min<qsizetype>(place, heroes.size() - 1));
        seat.hero = settings.value(key(place, "hero"), usual).toString();
        if (!canBe(seat.hero, heroes)) seat.hero = usual;
        const QString player = place == 0 ? QStringLiteral("person") : QStringLiteral("apprentice");
        seat.player = settings.value(key(place, "player"), player).toString();
        if (seat.player != u"person" && !levelCalled(seat.player.toStdString()))
            seat.player = QStringLiteral("apprentice"); // the computers of versions that didn't think
        seat.name = settings.value(key(place, "name")).toString();
        seat.withPartner = place >= 2 && settings.value(key(place, "withPartner"), false).toBool();
    }
    plan.count = settings.value(QStringLiteral("plan/count"), 2).toInt() == 4 ? 4 : 2;
    plan.hints = settings.value(QStringLiteral("plan/hints"), true).toBool();
    plan.practice = settings.value(QStringLiteral("plan/practice"), false).toBool();
    plan.openHands = settings.value(QStringLiteral("plan/openHands"), false).toBool();
    plan.battlefield = settings.value(QStringLiteral("plan/battlefield"), fields.value(0)).toString();
    if (!canBe(plan.battlefield, fields)) plan.battlefield = fields.value(0);
    if (!fieldSeats(plan.battlefield, plan.count)) plan.count = 2;
    plan.ruleSet = settings.value(QStringLiteral("plan/ruleSet"), standardRulesId).toString();
    if (!QFileInfo(plan.ruleSet).isFile()) plan.ruleSet = standardRulesId;
    plan.first = std::clamp(settings.value(QStringLiteral("plan/first"), 0).toInt(), -1, plan.count - 1);
    return plan;
}

void keepPlan(Settings& settings, const MatchPlan& plan)
{
    for (int place = 0; place < maxSeats; ++place) {
        const MatchPlan::Seat& seat = plan.seats[static_cast<std::size_t>(place)];
        settings.setValue(key(place, "hero"), seat.hero);
        settings.setValue(key(place, "player"), seat.player);
        settings.setValue(key(place, "name"), seat.name);
        settings.setValue(key(place, "withPartner"), seat.withPartner);
    }
    settings.setValue(QStringLiteral("plan/count"), plan.count);
    settings.setValue(QStringLiteral("plan/practice"), plan.practice);
    settings.setValue(QStringLiteral("plan/openHands"), plan.openHands);
    settings.setValue(QStringLiteral("plan/battlefield"), plan.battlefield);
    settings.setValue(QStringLiteral("plan/ruleSet"), plan.ruleSet);
    settings.setValue(QStringLiteral("plan/first"), plan.first);
}

MatchPlan surprise(MatchPlan plan)
{
    const auto shuffled = [](QStringList all) {
        std::shuffle(all.begin(), all.end(), *QRandomGenerator::global());
        return all;
    };
    const QStringList heroes = shuffled(shippedHeroes());
    for (std::size_t place = 0; place < plan.seats.size(); ++place)
        plan.seats[place].hero =
            heroes.value(static_cast<int>(place) % std::max(1, static_cast<int>(heroes.size())));
    for (const QString& field : shuffled(shippedBattlefields()))
        if (fieldSeats(field, plan.count)) plan.battlefield = field;
    plan.first = -1;
    plan.seed.reset();
    return plan;
}

std::unique_ptr<Match> makeMatch(const MatchPlan& plan, Diagnostics& diagnostics)
{
    auto field = fieldOf(plan, diagnostics);
    return field ? makeMatch(plan, std::move(*field), diagnostics) : nullptr;
}

std::unique_ptr<Match> makeMatch(const MatchPlan& plan, Battlefield battlefield, Diagnostics& diagnostics)
{
    const auto rules = loadRuleSet(plan.ruleSet, diagnostics);
    return rules ? makeMatch(plan, std::move(battlefield), *rules, diagnostics) : nullptr;
}

std::unique_ptr<Match> makeMatch(const MatchPlan& plan, const RuleSet& rules, Diagnostics& diagnostics)
{
    auto field = fieldOf(plan, diagnostics);
    return field ? makeMatch(plan, std::move(*field), rules, diagnostics) : nullptr;
}

std::unique_ptr<Match> makeRematch(const Match& match, bool swapped, Diagnostics& diagnostics)
{
    MatchInfo info = swapped ? match.info().swappedSides(chance()) : match.info().rematch(chance());
    auto rules = buildRuleset(info.setup, diagnostics);
    return rules ? std::make_unique<Match>(std::move(info), std::move(rules)) : nullptr;
}

} // namespace fabletop
