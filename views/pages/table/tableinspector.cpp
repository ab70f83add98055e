// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tableinspector.h"

#include "model/items/eventlogmodel.h"
#include "views/battlefield/battlefieldview.h"
#include "views/cards/cardpeek.h"
#include "views/hand/actionbar.h"
#include "views/hand/detailpane.h"
#include "views/hand/handview.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/cardrow.h"
#include "views/pages/table/eventspaces.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablenews.h"
#include "views/pages/table/tablewords.h"
#include "views/theme/button.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int deckWide = 260;
constexpr int peekInto = 12;     ///< the shadow of a card that is looked at may reach over its pile
constexpr int longestHelp = 140; ///< characters that the bar's line may hold

} // namespace

TableInspector::TableInspector(TableController& table, TableParts& parts, TableLayout& layout,
                               EventLogModel& log)
    : m_table(table), m_parts(parts), m_layout(layout), m_log(log)
{
    connectParts();
}

void TableInspector::connectParts()
{
    using Self = TableInspector;
    connect(m_parts.board, &BattlefieldView::spaceHovered, this, &Self::inspectSpace);
    connect(m_parts.board, &BattlefieldView::cursorMoved, this, &Self::inspectSpace);
    connect(m_parts.board, &BattlefieldView::fighterHovered, this, &Self::inspectFighter);
    for (SeatPanel* panel : m_parts.panels) {
        connect(panel, &SeatPanel::pileHovered, this, &Self::inspectPile);
        connect(panel, &SeatPanel::fighterHovered, this, &Self::inspectFighter);
        connect(panel, &SeatPanel::abilityHovered, this, &Self::inspectAbility);
        connect(panel, &SeatPanel::abilityClicked, this, &Self::askAgain);
    }
    for (SeatPanel* panel : m_parts.panels)
        CardPeek::attach(
            *panel, m_parts.hand->theme(),
            [panel](QPoint at) {
                return panel->pileRect(SeatPanel::Pile::discard).contains(at) ? panel->look().top
                                                                              : std::nullopt;
            },
            [this, panel](QSize card, QPoint) { return overPanel(*panel, card); });
    connect(m_parts.hand, &HandView::cardHovered, this, &Self::inspectCard);
    connect(m_parts.large, &DetailPane::sentenceClicked, this, &Self::explainSentence);
    connect(m_parts.large, &DetailPane::sentenceHovered, this, &Self::inspectSentence);
    connect(m_parts.large, &DetailPane::emptyClicked, this, [this] { tellIdle(m_parts.large); });
    connect(m_parts.pane, &DetailPane::newsRequested, this, &Self::tellNews);
    connect(m_parts.pane, &DetailPane::logRequested, this, &Self::toggleLog);
    // The card that others played last, while the pointer rests on the news.
    CardPeek::attach(*m_parts.pane->newsButton(), m_parts.hand->theme(), [this](QPoint) {
        const auto last = match() ? TableNews(m_table).lastPlay() : std::nullopt;
        return last ? std::optional(last->card) : std::nullopt;
    });
    CardPeek::attach(*m_parts.deck, m_parts.hand->theme(), [this](QPoint at) -> std::optional<CardLook> {
        const DeckLook::Row* row = m_parts.deck->rowAt(at);
        if (!row || !match()) return std::nullopt;
        return m_table.looks().card(m_parts.deck->look().seat, row->card);
    });
    connect(m_parts.large, &DetailPane::heightChanged, this, [this] { m_layout.arrangePane(); });
    const auto there = [this] { tell(tr("Timeline"), tr("The table shows this moment already")); };
    connect(m_parts.strip, &TimelineStrip::alreadyThere, this, there);
    connect(m_parts.column, &TurnColumn::alreadyThere, this, there);
}

/// Above the pile, or below it where a second panel leaves no room; never over the board.
QPoint TableInspector::overPanel(const SeatPanel& panel, QSize card) const
{
    const QPoint own = panel.mapTo(panel.window(), QPoint(0, 0));
    const QRect pile = panel.pileRect(SeatPanel::Pile::discard).toRect().translated(own);
    const int top = m_parts.board->mapTo(panel.window(), QPoint(0, 0)).y();
    const int above = pile.top() - card.height() + peekInto;
    return {own.x() + (panel.width() - card.width()) / 2, above >= top ? above : pile.bottom() + 1};
}

const Match* TableInspector::match() const
{
    return m_table.match();
}

// -- where it is said

void TableInspector::tell(const QString& heading, const QString& text, bool harm)
{
    m_parts.deck->hide();
    // A refusal keeps the bar's line until the next input.
    const bool line = !harm && !text.contains(u'\n') && text.size() <= longestHelp;
    if (!line || m_parts.prompt->look().harm) return tellLong(heading, text, harm);
    tellNothing();
    tellHelp(text);
}

void TableInspector::tellLong(const QString& heading, const QString& text, bool harm)
{
    m_parts.deck->hide();
    m_parts.large->showText(heading, text, harm);
    showLarge(false);
    Q_EMIT told(text);
}

void TableInspector::tellLines(const QString& heading, std::vector<PaneLine> lines)
{
    m_parts.deck->hide();
    QStringList words;
    for (const PaneLine& line : lines)
        words << (line.text + u' ' + line.value).trimmed();
    m_parts.large->showLines(heading, std::move(lines));
    showLarge(false);
    Q_EMIT told(words.join(u'\n'));
}

void TableInspector::tellNothing()
{
    m_parts.deck->setVisible(m_pinned != SeatId::none);
    tellHelp({});
    const bool spoke = std::exchange(m_spoken, SpaceId::none) != SpaceId::none;
    const bool listed = std::exchange(m_newsOpen, false);
    if (!m_logOpen) {
        m_parts.large->hide();
        if ((listed || spoke) && match()) Q_EMIT pointed();
        return;
    }
    m_parts.large->showLog();
    showLarge(true);
}

/// All of them: a list of sentences names most. Else the one that the bar tells about, and the one that the
/// keys have come to.
SpaceSet TableInspector::named() const
{
    if (m_parts.large->isVisible() && (m_logOpen || m_newsOpen)) return ~SpaceSet{0};
    return bit(m_spoken) | bit(m_parts.board->hasFocus() ? m_parts.board->cursor() : SpaceId::none);
}

/// Over a panel; only the log answers to the pointer.
void TableInspector::showLarge(bool log)
{
    if (log) m_layout.setPaneLeft(false);
    m_parts.large->setAttribute(Qt::WA_TransparentForMouseEvents, !log);
    m_parts.large->show();
    m_parts.large->raise();
    m_layout.arrangePane();
    if (match()) Q_EMIT pointed();
}

void TableInspector::toggleLog()
{
    m_logOpen = !m_logOpen && match();
    tellNothing();
    Q_EMIT told(m_logOpen ? tr("What happened") : tr("Log closed"));
}

bool TableInspector::closeLog()
{
    if (!std::exchange(m_logOpen, false)) return false;
    tellNothing();
    return true;
}

void TableInspector::tellRefusal(const QString& reason)
{
    m_parts.large->hide();
    PromptLook look = m_parts.prompt->look();
    look.help = reason;
    look.harm = true;
    m_parts.prompt->setLook(look);
    Q_EMIT told(reason);
}

void TableInspector::forget()
{
    m_pinned = SeatId::none;
    m_fighter = FighterId::none;
    m_ringed = 0;
    m_parts.large->clear();
    m_parts.large->hide();
    m_logOpen = false;
    m_parts.deck->setLook({});
    m_parts.deck->hide();
}

void TableInspector::tellIdle(const QWidget* where)
{
    for (const SeatPanel* panel : m_parts.panels)
        if (where == panel) return tell(panel->look().hero, panel->accessibleName());
    if (where == m_parts.prompt)
        return tell(tr("What is asked"), m_parts.prompt->look().text + u'\n' + m_parts.prompt->look().help);
    if (where == m_parts.actions)
        return tell(tr("Actions"),
                    tr("A turn has actions: maneuver, attack and scheme, in any order, also the same "
                       "one twice. Filled lozenges are left."));
    if (where == m_parts.hand)
        return tell(tr("Hand"), m_parts.hand->cards().empty() ? tr("There is no card here")
                                                              : tr("Between the cards is nothing to pick"));
    if (where == m_parts.large)
        return tell(tr("What happened"), tr("Click a sentence to learn from which rule it follows."));
    tell(tr("The table"), tr("There is nothing to pick here"));
}

// -- what is under the pointer

void TableInspector::inspectSpace(SpaceId space)
{
    m_space = space;
    m_spoken = SpaceId::none;
    if (match()) Q_EMIT pointed();
    if (!match() || space == SpaceId::none) return tellNothing();
    const Battlefield& battlefield = match()->info().setup.battlefield;
    const bool taken = m_parts.board->look().pieceOn(space) != nullptr;
    if (taken || index(space) >= battlefield.spaces.size()) return;
    tell(tr("Space %1").arg(m_table.narrator().space(space)),
         m_table.looks().space(battlefield, m_table.table(), space));
    m_spoken = space;
    Q_EMIT pointed();
}

void TableInspector::inspectFighter(FighterId fighter)
{
    m_fighter = fighter;
    if (!match()) return;
    Q_EMIT pointed();
    if (fighter == FighterId::none) return tellNothing();
    m_layout.setPaneLeft(onLeft(fighter));
    tellLong(m_table.narrator().fighter(fighter), wordsOf(fighter));
}

/// Which panel is nearer: the eye has the shortest way, and the pointer lies under nothing.
bool TableInspector::onLeft(FighterId fighter) const
{
    const SpaceId space = m_table.table().fighter(fighter).space;
    if (space == SpaceId::none) return m_table.looks().figure(m_table.table(), fighter).right;
    return m_parts.board->spaceRect(space).center().x() < m_parts.board->width() / 2;
}

/// Figures and place, and what an attack could do to it, or else its hero's abilities.
QString TableInspector::wordsOf(FighterId fighter) const
{
    const Table& table = m_table.table();
    const Looks& looks = m_table.looks();
    QString words = looks.fighter(table, fighter);
    if (const SpaceId space = table.fighter(fighter).space; space != SpaceId::none)
        words += u'\n' + looks.space(match()->info().setup.battlefield, table, space).section(u'.', 0, 0);
    if (const QString forecast = TableWords(m_table).forecast(fighter); !forecast.isEmpty())
        return words + QStringLiteral("\n\n") + forecast;
    const SeatId seat = seatOf(fighter);
    const std::size_t abilities =
        fighter == heroOf(seat) ? match()->rules().hero(seat).abilities.size() : std::size_t{0};
    for (std::size_t ability = 0; ability < abilities; ++ability)
        words += QStringLiteral("\n\n") + looks.ability(seat, idAt<AbilityId>(static_cast<int>(ability)));
    return words;
}

/// A card of the row is read where it lies; the bar says why it can't be played, or how many it stands for.
void TableInspector::inspectCard(int place)
{
    const auto& cards = m_parts.hand->cards();
    const bool there = place >= 0 && place < static_cast<int>(cards.size());
    const HandCard* card = there ? &cards[static_cast<std::size_t>(place)] : nullptr;
    tellHelp(!card             ? QString()
             : card->count > 0 ? tr("%n copy(ies) left", nullptr, card->count)
                               : card->look.dimmed,
             card && !card->look.dimmed.isEmpty() ? TableWords(m_table).cardRule(card->owner, card->card)
                                                  : QString());
}

/// In place of the help until it is empty; a refusal stays.
void TableInspector::tellHelp(const QString& words, const QString& rule)
{
    PromptLook look = m_parts.prompt->look();
    if (m_reason.isEmpty() || m_reason != look.help) { // the bar says something new
        m_help = look.help;
        m_rule = look.rule;
    }
    m_reason.clear();
    if (look.harm) return;
    look.help = words.isEmpty() ? m_help : words;
    look.rule = words.isEmpty() || rule.isEmpty() ? m_rule : rule;
    if (words.isEmpty()) return m_parts.prompt->setLook(look);
    m_reason = words;
    m_parts.prompt->setLook(look);
    Q_EMIT told(words);
}

void TableInspector::inspectPile(SeatId seat, SeatPanel::Pile pile, bool over)
{
    if (pile != SeatPanel::Pile::deck || !over || !match()) return tellNothing();
    DeckPanel& deck = *m_parts.deck;
    deck.setLook(deckLook(m_table, seat));
    deck.setGeometry(m_layout.asideOf(*m_parts.panels[index(seat)], deckWide, deck.wantedHeight()));
    deck.show();
    deck.raise();
}

void TableInspector::pinDeck(SeatId seat)
{
    m_pinned = m_pinned == seat ? SeatId::none : seat;
    inspectPile(seat, SeatPanel::Pile::deck, true);
    // One that stays has rows to point at.
    m_parts.deck->setAttribute(Qt::WA_TransparentForMouseEvents, m_pinned == SeatId::none);
    Q_EMIT told(m_parts.deck->accessibleName());
}

bool TableInspector::unpinDeck()
{
    if (m_pinned == SeatId::none) return false;
    m_pinned = SeatId::none;
    tellNothing();
    return true;
}

void TableInspector::inspectAbility(SeatId seat, bool over)
{
    if (!over || !match()) return tellNothing();
    const SeatPanelLook& look = m_parts.panels[index(seat)]->look();
    QString words = look.ability;
    if (m_table.triggers().settled(match()->rules().hero(seat)))
        words += QStringLiteral("\n\n") + tr("You are not asked any more. Click here to be asked again.");
    m_layout.setPaneLeft(look.figure.right);
    tellLong(look.hero, words);
}

void TableInspector::askAgain(SeatId seat)
{
    if (!match()) return;
    m_table.triggers().askAgain(match()->rules().hero(seat));
    inspectAbility(seat, true);
}

// -- what happened

void TableInspector::inspectSentence(int row)
{
    const int event = row < 0 ? -1 : m_log.index(row).data(EventLogModel::EventRole).toInt();
    m_ringed = event < 0 || !match() ? 0 : spacesOf(match()->timeline(), event);
    Q_EMIT pointed();
}

void TableInspector::explainSentence(int row)
{
    const QModelIndex index = m_log.index(row);
    const QString rule = index.data(EventLogModel::RuleRole).toString();
    const QString turn = index.data(EventLogModel::TurnRole).toInt() == 0
                             ? tr("Setup")
                             : tr("Turn %1").arg(index.data(EventLogModel::TurnRole).toInt());
    const QString words = index.data(Qt::DisplayRole).toString();
    m_logOpen = false;
    tell(turn, rule.isEmpty() ? words : tr("%1\nIt follows from %2.").arg(words, rule));
}

/// What was long ago is told in one line where room is short.
void TableInspector::tellNews()
{
    const auto news = TableNews(m_table).actions();
    const QRect room = m_layout.largeRoom();
    for (std::size_t bare = 0; bare <= news.size(); ++bare) {
        tell(tr("Since your turn"), newsText(news, bare));
        m_newsOpen = m_parts.large->isVisible();
        if (match()) Q_EMIT pointed();
        if (!m_newsOpen ||
            m_parts.large->wantedHeight(room.width(), TableLayout::leastWords) <= room.height())
            return;
    }
}

} // namespace fabletop
