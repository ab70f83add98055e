// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/herosummary.h"

#include "model/language/prose/prose.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/illustrations/figurestem.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fabletop {

namespace {

struct SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(HeroSummary)
public:
    static QString sidekicks(const HeroRules& hero, Language language)
    {
        if (hero.fighters.size() < 2) return {};
        const FighterKind& first = hero.fighters[1];
        const auto count = static_cast<int>(hero.fighters.size()) - 1;
        const LocalName& name = first.name.in(language);
        const QString called = spokenName(count > 1 && !name.plural.empty() ? name.plural : name.text);
        const QString reach = first.ranged ? tr("ranged") : tr("melee");
        return count > 1 ? tr("%1 %2: %3, %4")
                               .arg(QString::number(count), called, QString::number(first.health), reach)
                         : tr("%1: %2, %3").arg(called, QString::number(first.health), reach);
    }
    static QString ability(const HeroRules& hero, Language language)
    {
        QStringList texts;
        for (std::size_t ability = 0; ability < hero.abilities.size(); ++ability)
            for (const TextPart& part :
                 abilityText(hero, idAt<AbilityId>(static_cast<int>(ability)), language))
                texts << (part.label.empty() ? fromUtf8(part.text)
                                             : tr("%1: %2").arg(fromUtf8(part.label), fromUtf8(part.text)));
        return texts.join(u' ');
    }
};

std::vector<FigureLook> companionsOf(const HeroRules& hero, const FigureDrawing& first)
{
    std::vector<FigureDrawing> drawings;
    for (std::size_t form = 1; form < hero.forms.size(); ++form)
        drawings.push_back(figureDrawing(hero, 0, static_cast<std::uint8_t>(form)));
    for (std::size_t place = 1; place < hero.fighters.size(); ++place)
        drawings.push_back(figureDrawing(hero, place, 0));
    std::vector<FigureLook> companions;
    for (const FigureDrawing& drawing : drawings)
        if (drawing != first && std::none_of(companions.begin(), companions.end(),
                                             [&](const FigureLook& one) { return one.drawing == drawing; }))
            companions.push_back({drawing, SeatId::none, false});
    return companions;
}

} // namespace

HeroSummary heroSummary(const HeroRules& hero, Language language)
{
    HeroSummary summary;
    summary.name = spokenName(hero.name, language);
    if (hero.fighters.empty()) return summary;
    summary.figure.drawing = figureDrawing(hero, 0, 0);
    summary.companions = companionsOf(hero, summary.figure.drawing);
    summary.health = hero.fighters.front().health;
    summary.move = hero.move;
    summary.ranged = hero.fighters.front().ranged;
    summary.sidekicks = SummaryWords::sidekicks(hero, language);
    summary.ability = SummaryWords::ability(hero, language);
    return summary;
}

} // namespace fabletop
