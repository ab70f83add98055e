// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/duel.h"

#include <QDebug>

namespace fabletop::test {

namespace {

[[noreturn]] void giveUp(const Diagnostics& diagnostics)
{
    QString all;
    for (const Diagnostic& diagnostic : diagnostics)
        all += QString::fromStdString(toLine(diagnostic)) + QLatin1Char('\n');
    qFatal("shipped content is broken:\n%s", qPrintable(all));
}

} // namespace

MatchSetup duelSetup(const QString& first, const QString& second, const QString& battlefield)
{
    Diagnostics diagnostics;
    MatchSetup setup;
    for (const QString& id : {first, second}) {
        const auto hero = loadHero(id, diagnostics);
        if (!hero) giveUp(diagnostics);
        const auto seat = static_cast<std::uint8_t>(setup.seats.size());
        setup.seats.push_back({hero, seat, seat});
    }
    const auto field = loadBattlefield(battlefield, diagnostics);
    if (!field) giveUp(diagnostics);
    setup.battlefield = *field;
    return setup;
}

std::shared_ptr<const MatchRules> duel(const MatchSetup& setup)
{
    Diagnostics diagnostics;
    auto rules = buildRuleset(setup, diagnostics);
    if (!rules) giveUp(diagnostics);
    return rules;
}

std::vector<std::unique_ptr<Bot>> bots(const char* first, const char* second)
{
    std::vector<std::unique_ptr<Bot>> both;
    both.push_back(makeBot(first));
    both.push_back(makeBot(second));
    return both;
}

} // namespace fabletop::test
