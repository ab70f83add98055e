// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a MainWindow to look things up in, the rulebook and the cards; and who looks at a match.

#include "app/window/banner.h"
#include "app/window/mainwindow.h"
#include "model/match/words/peoplenames.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/cardfilters.h"
#include "views/cards/browser/cardspage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/table/tablepage.h"
#include "views/rulebook/bookprint.h"
#include "views/rulebook/rulebookpage.h"
#include "views/workshop/workshophub.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>
#include <algorithm>

namespace fabletop {

void MainWindow::showRulebook()
{
    if (!m_rulebook) {
        m_rulebook = new RulebookPage(m_theme, m_language);
        m_pages->addWidget(m_rulebook);
        connect(m_rulebook, &RulebookPage::printRequested, this, &MainWindow::printRulebook);
        connect(m_rulebook, &RulebookPage::cardsRequested, this, [this](const QString& hero) {
            showCards();
            CardCriteria wishes;
            wishes.heroes = QStringList{hero};
            m_cards->filters()->setWishes(wishes);
        });
    }
    m_rulebook->setNumbers(m_match ? m_match->rules().numbers : RuleNumbers());
    turnTo(m_rulebook);
    m_rulebook->setFocus();
}

void MainWindow::showRule(const QString& id)
{
    showRulebook();
    m_rulebook->showRule(id);
}

void MainWindow::printRulebook()
{
    const QString file = askForPdf(tr("Rulebook"));
    if (file.isEmpty()) return;
    const QString problem = printBook(file, m_rulebook->book(), *m_theme);
    problem.isEmpty() ? m_banner->inform(tr("Saved as %1").arg(spokenPath(file)))
                      : m_banner->tell(problem, {});
}

void MainWindow::showCards()
{
    if (!m_cards) {
        m_cards = new CardsPage(m_theme, m_language);
        m_pages->addWidget(m_cards);
        connect(m_cards, &CardsPage::ruleRequested, this, &MainWindow::showRule);
        connect(m_cards, &CardsPage::printRequested, this,
                [this](DeckPrint kind) { printCards(static_cast<int>(kind)); });
    }
    refreshShelf();
    tellDecks();
    turnTo(m_cards);
    m_cards->setFocus();
}

/// Who sits at the table of the match that is open; a match that is only looked at has none.
Presence MainWindow::presence() const
{
    return m_table->match() == m_match.get() ? m_table->controller().presence() : Presence();
}

/// Somebody else looks at the table: no other page goes on showing what the one before saw.
void MainWindow::onViewerChanged()
{
    if (m_match && m_replay->trunk() == m_match.get()) {
        m_replay->sight().setPresence(presence());
        m_replay->sight().setViewer(viewerOf(*m_match, presence()));
    }
    if (m_cards && m_match) tellDecks();
}

/// Where copies are in the match, as far as whoever looks at it may know.
void MainWindow::tellDecks()
{
    std::vector<std::shared_ptr<const HeroRules>> heroes = m_opened;
    const auto knows = [&heroes](const HeroRules& hero) {
        return std::any_of(heroes.begin(), heroes.end(),
                           [&](const auto& one) { return one->id == hero.id && one->source == hero.source; });
    };
    std::vector<DeckInMatch> decks;
    if (m_match) {
        const Table table = m_match->tableAtCursor(viewerOf(*m_match, presence()));
        const MatchRules& rules = m_match->rules();
        const std::vector<QString> people = peopleOf(m_match->info());
        for (int seat = 0; seat < rules.seatCount(); ++seat) {
            const auto id = idAt<SeatId>(seat);
            if (const auto& hero = rules.seats[static_cast<std::size_t>(seat)].hero; !knows(*hero))
                heroes.push_back(hero);
            decks.push_back({QString::fromStdString(rules.hero(id).id),
                             people[static_cast<std::size_t>(seat)], deckKnowledge(rules, table, id)});
        }
    }
    for (const CollectedHero& own : m_shelf.heroes())
        if (!knows(*own.hero)) heroes.push_back(own.hero);
    m_cards->setGuests(heroes);
    m_cards->setDecks(std::move(decks));
}

bool MainWindow::openHero(const QString& path)
{
    Diagnostics diagnostics;
    auto hero = loadHero(path, diagnostics);
    if (!hero) {
        const bool fixable = QFileInfo(path).isFile();
        tell(diagnostics, fixable ? QStringList{tr("Fix in Workshop")} : QStringList(),
             [this, path] { openInEditor(path); });
        return false;
    }
    const QString id = QString::fromStdString(hero->id);
    m_opened = {std::move(hero)};
    showCards();
    CardCriteria wishes;
    wishes.heroes = QStringList{id};
    m_cards->filters()->setWishes(wishes);
    m_banner->offer(tr("These are the cards of %1").arg(spokenFile(path)), {tr("Edit in Workshop")},
                    [this, path](int place) {
                        if (place == 0) openInEditor(path);
                    });
    return true;
}

void MainWindow::openInEditor(const QString& hero)
{
    showWorkshop();
    m_workshop->showHeroes();
    m_workshop->heroes()->editor()->open(hero);
    m_banner->hide();
}

void MainWindow::printCards(int kind)
{
    const QString file = askForPdf(tr("Cards"));
    if (file.isEmpty()) return;
    const QString problem =
        fabletop::printCards(file, m_cards->shownCards(), static_cast<DeckPrint>(kind), m_language, *m_theme);
    problem.isEmpty() ? m_banner->inform(tr("Saved as %1").arg(spokenPath(file)))
                      : m_banner->tell(problem, {});
}

QString MainWindow::askForPdf(const QString& name)
{
    const QString folder = m_settings.value(QStringLiteral("folders/export"), m_store.folder()).toString();
    const QString proposal = QStringLiteral("%1/%2.pdf").arg(folder, name.toLower());
    return QFileDialog::getSaveFileName(this, tr("Save as PDF"), proposal, QStringLiteral("*.pdf"));
}

} // namespace fabletop
