// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchstarter.h"

#include "app/session/matchsession.h"
#include "app/session/matchwords.h"
#include "model/content/catalogue.h"
#include "views/preferences/settings.h"

#include <utility>

namespace fabletop {

namespace {

constexpr std::uint64_t lessonSeed = 7; ///< an opening hand with an attack, a scheme and a defense
/// A match file keeps the battlefield in its first line, which has an end; a larger picture is left out of
/// the match.
constexpr std::size_t largestTriedPicture = 7u << 20;
const QString lessonMatch = QStringLiteral("lesson/match");

} // namespace

MatchStarter::MatchStarter(Settings& settings, MatchSession& session, Messages& messages)
    : m_settings(settings), m_session(session), m_messages(messages)
{}

void MatchStarter::begin(std::unique_ptr<Match> match, const Diagnostics& diagnostics)
{
    if (match)
        m_session.play(std::move(match));
    else
        tellProblem(m_messages, diagnostics);
}

void MatchStarter::start(const MatchPlan& plan)
{
    Diagnostics diagnostics;
    auto match = makeMatch(plan, diagnostics);
    begin(std::move(match), diagnostics);
}

void MatchStarter::surprise()
{
    start(fabletop::surprise(lastPlan(m_settings)));
}

void MatchStarter::lesson()
{
    MatchPlan plan = lastPlan(m_settings);
    plan.count = 2;
    plan.seats[0] = {shippedHeroes().value(0), plan.seats[0].name, QStringLiteral("person")};
    plan.seats[1] = {shippedHeroes().value(1), QString(), QStringLiteral("greedy1")};
    plan.battlefield = shippedBattlefields().value(0);
    plan.first = 0;
    plan.seed = lessonSeed;
    plan.practice = true;
    plan.openHands = false;
    Diagnostics diagnostics;
    auto match = makeMatch(plan, diagnostics);
    if (!match) return tellProblem(m_messages, diagnostics);
    if (!m_session.play(std::move(match))) return;
    m_session.teach();
    m_settings.setValue(lessonMatch, m_session.match()->path());
}

void MatchStarter::lessonFinished()
{
    m_settings.setValue(QStringLiteral("lesson/done"), true);
    m_settings.setValue(lessonMatch, QString());
}

bool MatchStarter::isLesson(const QString& path) const
{
    return m_settings.value(lessonMatch).toString() == path;
}

void MatchStarter::rematch(bool swapped)
{
    Diagnostics diagnostics;
    auto match = makeRematch(*m_session.match(), swapped, diagnostics);
    begin(std::move(match), diagnostics);
}

void MatchStarter::tryOut(const Battlefield& battlefield)
{
    Battlefield tried = battlefield;
    if (tried.backdrop.file.size() > largestTriedPicture) tried.backdrop = {};
    MatchPlan plan = lastPlan(m_settings);
    plan.count = 2;
    Diagnostics diagnostics;
    auto match = makeMatch(plan, std::move(tried), diagnostics);
    begin(std::move(match), diagnostics);
}

void MatchStarter::playBy(const RuleSet& rules)
{
    Diagnostics diagnostics;
    auto match = makeMatch(lastPlan(m_settings), rules, diagnostics);
    begin(std::move(match), diagnostics);
}

void MatchStarter::playAs(const QString& heroFile)
{
    MatchPlan plan = lastPlan(m_settings);
    plan.count = 2;
    plan.seats[0].hero = heroFile;
    start(plan);
}

} // namespace fabletop
