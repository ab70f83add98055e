// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of a TablePage: what is under them is shown in the pane, what they pick goes to the
// controller.

#include "model/items/eventlogmodel.h"
#include "model/match/words/narration.h"
#include "views/battlefield/battlefieldview.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/choicerow.h"
#include "views/hand/detailpane.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/seats/seatpanel.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

namespace fabletop {

/// Short texts stand beside the hand; what needs more room over the right panel, never over the board.
void TablePage::tell(const QString& heading, const QString& text, bool harm)
{
    m_large->showText(heading, text, harm);
    m_deck->hide();
    const bool large = m_large->wantedHeight(m_paneRoom.width(), 40) > m_pane->height();
    m_large->setVisible(large);
    if (large)
        m_pane->showLog();
    else
        m_pane->showText(heading, text, harm);
    arrangePane();
    Q_EMIT told(text);
}

/// A click that came to nothing else: whatever was clicked says what it is.
void TablePage::tellIdle(const QWidget* where)
{
    for (const SeatPanel* panel : m_panels)
        if (where == panel) return tell(panel->look().hero, panel->accessibleName());
    if (where == m_prompt)
        return tell(tr("What is asked"), m_prompt->look().text + u'\n' + m_prompt->look().help);
    if (where == m_actions)
        return tell(tr("Actions"),
                    tr("A turn has actions: maneuver, attack and scheme, in any order, also the same "
                       "one twice. Filled lozenges are left."));
    if (where == m_hand)
        return tell(tr("Hand"), m_hand->cards().empty() ? tr("There is no card here")
                                                        : tr("Between the cards is nothing to pick"));
    if (where == m_pane)
        return tell(tr("What happened"), tr("Click a sentence to learn from which rule it follows."));
    tell(tr("The table"), tr("There is nothing to pick here"));
}

void TablePage::mouseReleaseEvent(QMouseEvent* event)
{
    if (!match() || event->button() != Qt::LeftButton) return;
    // The press was the sheet's or the cover's own; its release is nobody's.
    if (m_sheet->isVisible() || m_cover->isVisible()) return;
    if (m_controller.playback().busy()) return m_controller.playback().finishNow();
    tellIdle(childAt(event->pos()));
}

void TablePage::onSentenceClicked(int row)
{
    const QModelIndex index = m_log->index(row);
    const QString rule = index.data(EventLogModel::RuleRole).toString();
    const QString turn = index.data(EventLogModel::TurnRole).toInt() == 0
                             ? tr("Setup")
                             : tr("Turn %1").arg(index.data(EventLogModel::TurnRole).toInt());
    const QString words = index.data(Qt::DisplayRole).toString();
    tell(turn, rule.isEmpty() ? words : tr("%1\nIt follows from %2.").arg(words, rule));
}

void TablePage::tellCard(const CardLook& look, const QString& remark)
{
    if (m_paneRoom.width() < 200) { // too narrow for a whole face: its words instead
        QStringList lines{remark};
        for (const CardPart& part : look.parts)
            lines << (part.timing.isEmpty() ? part.text : tr("%1: %2").arg(part.timing, part.text));
        lines.removeAll(QString());
        return tell(look.title, lines.join(u'\n'));
    }
    m_large->showCard(look, remark);
    m_large->show();
    m_large->raise();
    arrangePane();
    Q_EMIT told(look.title);
}

void TablePage::tellNothing()
{
    m_large->hide();
    m_deck->setVisible(m_pinned != SeatId::none);
    if (const auto last = m_controller.lastPlay())
        m_pane->showBrief(last->card, last->person, last->words);
    else
        m_pane->showLog();
}

void TablePage::onSpaceHovered(SpaceId space)
{
    m_pointed = space;
    m_lesson->seeSpace(space);
    if (match()) refreshBoard();
    if (!match() || space == SpaceId::none) return tellNothing();
    const auto& spaces = match()->info().setup.battlefield.spaces;
    const bool taken = m_board->look().pieceOn(space) != nullptr;
    if (taken || index(space) >= spaces.size()) return;
    const QString words =
        m_controller.looks().space(match()->info().setup.battlefield, m_controller.table(), space);
    tell(tr("Space %1").arg(m_controller.narrator().space(space)), words);
}

void TablePage::onFighterHovered(FighterId fighter)
{
    m_inspected = fighter;
    m_lesson->seeFighter(fighter);
    if (!match()) return;
    refreshBoard();
    if (fighter == FighterId::none) return tellNothing();
    const Table table = m_controller.table();
    QString words = m_controller.looks().fighter(table, fighter);
    if (table.fighter(fighter).space != SpaceId::none)
        words += u'\n' + m_controller.looks()
                             .space(match()->info().setup.battlefield, table, table.fighter(fighter).space)
                             .section(u'.', 0, 0);
    if (const QString forecast = m_controller.forecast(fighter); !forecast.isEmpty())
        return tell(m_controller.narrator().fighter(fighter), words + QStringLiteral("\n\n") + forecast);
    const HeroRules& hero = match()->rules().hero(seatOf(fighter));
    for (std::size_t ability = 0; fighter == heroOf(seatOf(fighter)) && ability < hero.abilities.size();
         ++ability)
        words += QStringLiteral("\n\n") +
                 m_controller.looks().ability(seatOf(fighter), idAt<AbilityId>(static_cast<int>(ability)));
    tell(m_controller.narrator().fighter(fighter), words);
}

void TablePage::onCardHovered(int place)
{
    if (place < 0 || place >= static_cast<int>(m_hand->cards().size())) return tellNothing();
    const HandCard& card = m_hand->cards()[static_cast<std::size_t>(place)];
    QString remark = card.look.dimmed;
    if (card.count > 0) remark = tr("%n copy(ies) left", nullptr, card.count);
    tellCard(card.look, remark);
}

void TablePage::onCardDropped(int place, QPoint global)
{
    if (m_pile.any() || m_otherHand != SeatId::none || !match()) return;
    const QPoint at = m_board->viewport()->mapFromGlobal(global);
    if (!m_board->viewport()->rect().contains(at)) return;
    const HandCard card = m_hand->cards()[static_cast<std::size_t>(place)];
    m_controller.dropCard(card.owner, card.card, card.row, m_board->spaceAt(at));
}

/// The own hand lies open already; a second click on the same pile puts it away.
void TablePage::onPileClicked(SeatId seat, SeatPanel::Pile pile)
{
    const auto own = m_controller.ownSeats();
    const bool mine = std::find(own.begin(), own.end(), seat) != own.end();
    const PileShown wanted{seat, pile};
    if (m_pile == wanted) return closePile();
    if (pile == SeatPanel::Pile::deck) { // its list stays until the next click
        m_pinned = m_pinned == seat ? SeatId::none : seat;
        onPileHovered(seat, pile, true);
        Q_EMIT told(m_deck->accessibleName());
        return;
    }
    if (pile == SeatPanel::Pile::hand && mine) {
        m_otherHand = seat == m_controller.viewer() ? SeatId::none : seat;
        closePile();
        return tell(tr("Hand"), tr("Your hand lies below the board"));
    }
    m_pile = wanted;
    refresh();
}

void TablePage::onPileHovered(SeatId seat, SeatPanel::Pile pile, bool over)
{
    if (pile != SeatPanel::Pile::deck || !over || !match()) return tellNothing();
    m_deck->setLook(deckLook(m_controller, seat));
    const QRect panel = m_panels[index(seat)]->geometry();
    const int wide = std::max(unit(260), panel.width());
    const bool left = panel.center().x() > width() / 2; // away from the pointer
    const int high = std::min(m_deck->wantedHeight(), m_board->height());
    m_deck->setGeometry(left ? 0 : m_board->geometry().right() + 1 + panel.width() - wide, m_board->y(), wide,
                        high);
    m_deck->show();
    m_deck->raise();
}

void TablePage::onAbilityHovered(SeatPanel* panel, bool over)
{
    if (!over || !match()) return tellNothing();
    const SeatPanelLook& look = panel->look();
    QString words = look.ability;
    if (m_controller.triggers().settled(match()->rules().hero(look.seat)))
        words += QStringLiteral("\n\n") + tr("You are not asked any more. Click here to be asked again.");
    tell(look.hero, words);
}

void TablePage::onAbilityClicked(SeatId seat)
{
    if (!match()) return;
    m_controller.triggers().askAgain(match()->rules().hero(seat));
    onAbilityHovered(m_panels[index(seat)], true);
}

void TablePage::onNewsRequested()
{
    const auto news = m_controller.news();
    for (std::size_t bare = 0; bare <= news.size();
         ++bare) { // what was long ago is told in one line where room is short
        tell(tr("Since your turn"), newsText(news, bare));
        if (!m_large->isVisible() || m_large->wantedHeight(m_paneRoom.width(), 40) <= m_paneRoom.height())
            return;
    }
}

void TablePage::closePile()
{
    m_pile = {};
    tellNothing();
    refresh();
}

void TablePage::onRefused(const QString& reason)
{
    tell(tr("That cannot be done"), reason, true);
    PromptLook look = m_prompt->look();
    look.help = reason;
    look.harm = true;
    m_prompt->setLook(look);
}

void TablePage::onChoicePicked(int place)
{
    const PendingSelection& staging = m_controller.staging();
    const auto at = static_cast<std::size_t>(place);
    if (!m_controller.asking()) return;
    if (at < staging.numbers().size()) return m_controller.pickNumber(staging.numbers()[at]);
    if (at < staging.players().size()) return m_controller.pickPlayer(staging.players()[at]);
    if (at < staging.options().size()) m_controller.pickOption(staging.options()[at]);
}

/// Digits pick a number or the option at that place.
bool TablePage::digit(int key)
{
    if (key < Qt::Key_0 || key > Qt::Key_9 || m_choices->empty()) return false;
    const int number = key - Qt::Key_0;
    if (!m_controller.staging().numbers().empty())
        m_controller.pickNumber(number);
    else if (number > 0 && number <= static_cast<int>(m_choices->buttons().size()))
        onChoicePicked(number - 1);
    return true;
}

void TablePage::keyPressEvent(QKeyEvent* event)
{
    if (m_cover->isVisible()) {
        QCoreApplication::sendEvent(m_cover, event);
        return;
    }
    if (!match() || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_M: return m_actions->button(ActionKind::maneuver)->press();
    case Qt::Key_A: return m_actions->button(ActionKind::attack)->press();
    case Qt::Key_S: return m_actions->button(ActionKind::scheme)->press();
    case Qt::Key_Escape:
        if (m_pinned != SeatId::none) {
            m_pinned = SeatId::none;
            tellNothing();
        } else if (m_pile.any())
            closePile();
        else
            m_controller.stepBack();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_prompt->confirmButton()->isVisible()) m_prompt->confirmButton()->press();
        return;
    default:
        if (!digit(event->key())) QWidget::keyPressEvent(event);
    }
}

} // namespace fabletop
