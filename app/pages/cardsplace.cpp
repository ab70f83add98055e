// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/cardsplace.h"

#include "app/session/matchwords.h"
#include "app/session/workspace.h"
#include "model/content/catalogue.h"
#include "model/match/words/peoplenames.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/cardfilters.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace fabletop {

CardsPlace::CardsPlace(Workspace& workspace)
    : CardsPage(workspace.theme, workspace.language), m_work(workspace)
{
    connect(this, &CardsPage::printRequested, this, [this](DeckPrint kind) {
        m_work.exporting.printCards(shownCards(), kind, m_work.language, *m_work.theme);
    });
    connect(&m_work.session, &MatchSession::stepped, this, [this] {
        if (isVisible()) tellDecks();
    });
    connect(&m_work.session, &MatchSession::viewerChanged, this, [this] {
        if (m_work.session.match()) tellDecks();
    });
}

void CardsPlace::aboutToShow()
{
    m_work.shelf.refresh();
    tellDecks();
}

void CardsPlace::goTo(const QString& hero)
{
    CardCriteria wishes;
    wishes.heroes = QStringList{hero};
    filters()->setWishes(wishes);
}

/// Where copies are in the match, as far as whoever looks at it may know.
void CardsPlace::tellDecks()
{
    std::vector<std::shared_ptr<const HeroRules>> heroes = m_opened;
    const auto knows = [&heroes](const HeroRules& hero) {
        return std::any_of(heroes.begin(), heroes.end(),
                           [&](const auto& one) { return one->id == hero.id && one->source == hero.source; });
    };
    std::vector<DeckInMatch> decks;
    if (const Match* match = m_work.session.match()) {
        const Table table = match->timeline().seenAt(match->timeline().end(), m_work.session.viewer());
        const MatchRules& rules = match->rules();
        const std::vector<QString> people = peopleOf(match->info());
        for (int seat = 0; seat < rules.seatCount(); ++seat) {
            const auto id = idAt<SeatId>(seat);
            if (const auto& hero = rules.seats[static_cast<std::size_t>(seat)].hero; !knows(*hero))
                heroes.push_back(hero);
            decks.push_back({QString::fromStdString(rules.hero(id).id),
                             people[static_cast<std::size_t>(seat)], deckKnowledge(rules, table, id)});
        }
    }
    for (const CollectedHero& own : m_work.shelf.content().heroes())
        if (!knows(*own.hero)) heroes.push_back(own.hero);
    setGuests(heroes);
    setDecks(std::move(decks));
}

bool CardsPlace::open(const QString& path, int)
{
    Diagnostics diagnostics;
    auto hero = loadHero(path, diagnostics);
    if (!hero) {
        const bool fixable = QFileInfo(path).isFile();
        tellProblem(m_work.messages, diagnostics,
                    fixable ? QStringList{tr("Fix in Workshop")} : QStringList(),
                    [this, path] { offerEditor(path); });
        return false;
    }
    const QString id = QString::fromStdString(hero->id);
    m_opened = {std::move(hero)};
    m_work.shell.turnTo(pageid::cards, id);
    m_work.messages.offer(tr("These are the cards of %1").arg(spokenFile(path)), {tr("Edit in Workshop")},
                          [this, path](int place) {
                              if (place == 0) offerEditor(path);
                          });
    return true;
}

void CardsPlace::offerEditor(const QString& path)
{
    m_work.shell.turnTo(pageid::workshop, path);
    m_work.messages.dismiss();
}

} // namespace fabletop
