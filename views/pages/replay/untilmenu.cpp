// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/untilmenu.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"

namespace fabletop {

UntilMenu::UntilMenu(const TableView& view, QWidget* parent) : QMenu(parent), m_view(view)
{
    for (int place = 0; place < view.match()->rules().seatCount(); ++place)
        addHero(idAt<SeatId>(place));
    add(*this, tr("The match ends"), {});
}

void UntilMenu::add(QMenu& into, const QString& words, const Condition& condition)
{
    QAction* action = into.addAction(unmarked(words), this, [this, condition] { Q_EMIT picked(condition); });
    if (m_view.futureHidden()) return; // what can't be waited for would tell what doesn't come
    const int next =
        nextEvent(m_view.match()->timeline(), m_view.cursor().events(), condition, m_view.viewer());
    action->setEnabled(next >= 0);
}

void UntilMenu::addHero(SeatId seat)
{
    const MatchRules& rules = m_view.match()->rules();
    const HeroRules& hero = rules.hero(seat);
    const Narrator& narrator = m_view.narrator();
    QMenu& own = *addMenu(unmarked(spokenName(hero.name, narrator.language())));
    QMenu& cards = *own.addMenu(tr("A card is played"));
    for (std::size_t place = 0; place < hero.cards.size(); ++place) {
        const auto card = idAt<CardId>(static_cast<int>(place));
        add(cards, narrator.card(seat, card), {Condition::Kind::card, seat, card, FighterId::none, 0});
    }
    for (FighterId fighter : members<FighterId>(fightersOf(seat))) {
        if (!rules.exists(fighter)) continue;
        const QString name = narrator.fighter(fighter);
        add(own, tr("%1 is hurt").arg(name), {Condition::Kind::hurt, seat, CardId::none, fighter, 0});
        add(own, tr("%1 is defeated").arg(name), {Condition::Kind::defeated, seat, CardId::none, fighter, 0});
    }
    const FighterId leader = heroOf(seat);
    const int half = rules.fighter(leader).maximum / 2;
    add(own, tr("%1 is down to %2 or less").arg(narrator.fighter(leader), QString::number(half)),
        {Condition::Kind::healthAtMost, seat, CardId::none, leader, half});
    add(own, tr("A card is drawn"), {Condition::Kind::drawn, seat, CardId::none, FighterId::none, 0});
}

} // namespace fabletop
