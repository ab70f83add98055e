// SPDX-License-Identifier: GPL-3.0-or-later
// What a TablePage shows of its controller, and how it shows what has just happened.

#include "model/items/eventlogmodel.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatband.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/barlabels.h"
#include "views/hand/choicerow.h"
#include "views/hand/detailpane.h"
#include "views/hand/handtabs.h"
#include "views/hand/promptbar.h"
#include "views/pages/replay/replaylook.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/seats/seatpanel.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/pressguard.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int combatsByClick = 3; ///< a new person's first combats go on by click

} // namespace

void TablePage::refresh()
{
    if (m_refreshing) return;
    m_refreshing = true;
    refreshLesson();
    refreshPrompt();
    refreshPanels();
    refreshTabs();
    refreshHand();
    refreshChoices();
    refreshActions();
    refreshBand();
    refreshBoard();
    if (!m_large->isVisible()) tellNothing();
    refreshTray();
    refreshCover();
    arrange();
    refreshLesson(); // its ring goes round what has its place now
    tellMeaning();
    m_refreshing = false;
}

/// What a press anywhere on the page answers: another question, or another pick for it, makes it another
/// press.
void TablePage::tellMeaning()
{
    QStringList parts{QString::number(static_cast<int>(m_shows))};
    if (match() && m_controller.asking()) {
        const PendingSelection& staging = m_controller.staging();
        for (int number :
             {match()->timeline().last(), static_cast<int>(staging.action()),
              static_cast<int>(index(staging.fighter())), static_cast<int>(index(staging.target())),
              static_cast<int>(index(staging.space())), static_cast<int>(index(staging.token())),
              static_cast<int>(staging.boost())})
            parts << QString::number(number);
        for (int row : staging.rows())
            parts << QString::number(row);
    }
    PressGuard::setMeaning(*this, parts.join(u'/'));
}

void TablePage::refreshBoard()
{
    if (!match() || m_shows == Shows::board) return;
    BoardLook look = m_controller.board();
    look.dragNote = m_controller.staging().ask() == Ask::action ? tr("Maneuver: draws a card") : QString();
    const FighterId shown = m_dragged != FighterId::none ? m_dragged : m_inspected;
    const bool open = m_controller.asking() && m_controller.staging().ask() == Ask::action &&
                      m_controller.staging().action() == ActionKind::none;
    if (shown != FighterId::none && look.selected == FighterId::none && open)
        m_controller.staging().preview(shown, look);
    look.ringed |= m_ringed;
    if (look.offer(m_pointed) && !m_controller.looksBack()) {
        const PendingSelection::Way way = m_controller.staging().wayTo(m_pointed, m_dragged);
        look.hoverPath = way.route;
        if (way.steps > 0)
            look.hoverText = way.boost > 0
                                 ? QStringLiteral("+%1").arg(way.boost)
                                 : QStringLiteral("%1/%2").arg(way.steps).arg(std::max(way.most, way.steps));
    }
    if (m_board->withOptions(look) != m_board->look()) m_board->setLook(look);
}

void TablePage::refreshPanels()
{
    if (!match()) return;
    const Table table = m_controller.table();
    for (int place = 0; place < seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        SeatPanelLook look = seatPanelLook(m_controller.looks(), table, seat, m_controller.viewer());
        look.computer = !match()->info().person(seat);
        m_panels[static_cast<std::size_t>(place)]->setLook(look);
    }
}

void TablePage::refreshHand()
{
    const CardRowLook row = cardRow(m_controller, m_pile, m_otherHand);
    m_hand->setCaption(row.caption, row.seat);
    m_hand->setEmptyText(row.empty);
    m_hand->setAsking(m_pile.any() ? std::nullopt : m_controller.askingCard());
    m_hand->setCards(row.cards);
}

/// Two heroes in one hand: a tab a hand. A new question turns to the hand that is asked.
void TablePage::refreshTabs()
{
    if (m_handOf != m_controller.viewer()) m_otherHand = SeatId::none;
    m_handOf = m_controller.viewer();
    std::vector<HandTabs::Tab> tabs;
    if (match()) {
        const Table table = m_controller.table();
        for (SeatId seat : m_controller.ownSeats())
            tabs.push_back({seat,
                            spokenName(match()->rules().hero(seat).name, m_controller.narrator().language()),
                            static_cast<int>(table.seat(seat).hand.size())});
    }
    m_tabs->setTabs(tabs, m_otherHand == SeatId::none ? m_controller.viewer() : m_otherHand);
}

void TablePage::refreshPrompt()
{
    PromptLook look;
    look.icon = m_controller.promptIcon();
    look.text = m_controller.prompt();
    look.harm = !m_controller.note().isEmpty();
    look.help = look.harm                    ? m_controller.note()
                : m_lesson->text().isEmpty() ? m_controller.help()
                                             : m_lesson->text();
    if (match()) {
        const SeatId decides = match()->decides();
        const bool waiting = !m_controller.asking() && !match()->over() && decides != SeatId::none &&
                             !match()->info().person(decides);
        if (!m_controller.asking()) look.seat = decides;
        look.thinking = waiting && !m_controller.playback().busy();
        look.moveNow = waiting && !m_controller.looksBack();
        look.toTable = m_controller.looksBack();
        look.settles = m_controller.askingAbility() != AbilityId::none;
        if (seatCount() > 2)
            for (int seat = 0; seat < seatCount(); ++seat)
                look.order.push_back(idAt<SeatId>(seat));
        look.toMove = m_controller.table().turn.seat;
        look.confirm = m_controller.confirmText();
        look.confirmReason = m_controller.confirmReason();
        look.decline = m_controller.declineText();
        look.takeBack = takeBackWord(); // keeps its place; where nothing can be taken back it says why
        look.takeBackReason = m_controller.takeBackReason();
        look.takeBackTip = m_controller.takeBackTip();
    }
    m_prompt->setLook(look);
    const int news = match() ? static_cast<int>(m_controller.news().size()) : 0;
    m_pane->setNews(news == 0 ? QString() : tr("%n thing(s) since your turn", nullptr, news));
}

void TablePage::refreshChoices()
{
    std::vector<ChoiceLook> choices;
    const PendingSelection& staging = m_controller.staging();
    if (match() && m_controller.asking() && !m_controller.playback().busy() && !m_controller.looksBack()) {
        for (int number : staging.numbers())
            choices.push_back({QString::number(number), {}});
        for (SeatId player : staging.players())
            choices.push_back({m_controller.narrator().person(player), QStringLiteral("person")});
        for (const Decision& option : staging.question().options)
            if (option.verb == Verb::choose && option.option != 0xFF)
                choices.push_back(
                    {m_controller.narrator().option(staging.question().observation, option), {}});
    }
    m_choices->setChoices(choices);
    m_choices->setVisible(!choices.empty());
}

void TablePage::refreshActions()
{
    if (!match()) return;
    m_actions->setVisible(m_controller.asking() && m_controller.staging().ask() == Ask::action &&
                          !m_controller.playback().busy() && !m_controller.looksBack());
    m_actions->setActions(m_controller.table().turn.actions);
    m_actions->setCurrent(m_controller.staging().action());
    for (ActionKind kind : {ActionKind::maneuver, ActionKind::attack, ActionKind::scheme})
        m_actions->setReason(kind, m_controller.actionReason(kind));
}

/// Cards put face down lie in the tray until they are turned.
void TablePage::refreshTray()
{
    QStringList backs;
    const Combat combat = match() ? m_controller.table().combat : Combat{};
    if (match() && combat.step >= CombatStep::declare && combat.step < CombatStep::reveal) {
        if (combat.sides[attackSide].card != CardId::none) backs << tr("attack");
        if (combat.sides[attackSide].boost != CardId::none) backs << tr("boost");
        if (combat.sides[defenseSide].card != CardId::none) backs << tr("defense");
    }
    m_pane->setTray(backs);
    if (!backs.isEmpty() && !m_large->isVisible()) m_pane->showLog();
}

/// While an effect of a combat asks, the sheet is folded to a band.
void TablePage::refreshBand()
{
    const bool open = match() && m_controller.table().combat.step >= CombatStep::reveal &&
                      m_controller.table().combat.step < CombatStep::over;
    const bool shown =
        open && m_controller.asking() && m_shows == Shows::nothing && !m_controller.looksBack();
    m_band->setCombat(shown ? ledgerAt(match()->timeline(), match()->cursor(), m_controller.sight(),
                                       m_controller.narrator())
                            : Ledger{});
    m_band->setVisible(shown);
}

// -- what has just happened

void TablePage::onPartBegan()
{
    const Playback::Part part = m_controller.playback().part();
    const Timeline& timeline = match()->timeline();
    const bool visible = isVisible() && m_settings.value(QStringLiteral("look/combats"), true).toBool();
    if (part.combat) {
        const bool hidden = m_controller.covers() && m_controller.viewer() != SeatId::none;
        m_controller.watchTogether();
        if (visible) {
            m_shows = Shows::sheet;
            m_sheetEnd = timeline.cursorAt(part.end);
            const int fight = timeline.structure().fightAt(part.end - 1);
            m_sheetWaits =
                std::exchange(m_sheetFight, fight) == fight && hidden; // it comes back after a secret
            return m_sheetWaits ? showCover() : showSheet();
        }
    }
    if (part.combat) m_lesson->closeLedger(); // no sheet tells it
    tellNothing();                            // what was told belongs to the moment before
    m_shows = Shows::board;
    const BoardLook after =
        m_controller.looks().board(timeline.seenAt(timeline.cursorAt(part.end), m_controller.sight()));
    BoardLook bare = m_controller.looks().board(m_controller.table());
    m_board->setLook(bare);
    refreshPrompt();
    m_board->choreographer().play(timeline.seen(part.first, part.end, m_controller.sight()),
                                  m_board->withOptions(after));
}

/// The combat as all see it who watch: in front of several persons nothing that one of them drew or looked
/// at.
void TablePage::showSheet()
{
    m_band->hide();
    tellSheet();
    if (m_sheet->isHidden())
        m_sheet->setClickToGoOn(m_settings.value(QStringLiteral("play/combats"), 0).toInt() < combatsByClick);
    m_sheet->show();
    m_sheet->raise();
    m_sheet->setFocus();
    refreshLesson();
    m_sheet->play(m_settings.speed());
}

/// The combat on the sheet, in the language that is spoken now.
void TablePage::tellSheet()
{
    const Ledger ledger =
        ledgerAt(match()->timeline(), m_sheetEnd, m_controller.sight(), m_controller.narrator());
    m_sheet->setCombat(
        ledger, ReplayLook(*match(), m_controller.looks(), m_sheetEnd, m_controller.sight()).when(ledger));
}

void TablePage::onBoardFinished()
{
    if (m_shows != Shows::board) return;
    m_shows = Shows::nothing;
    m_controller.playback().partDone();
}

void TablePage::onSheetFinished()
{
    m_sheet->hide();
    if (m_lesson->told() == LessonStep::ledger) m_lesson->closeLedger();
    if (m_shows != Shows::sheet) return;
    m_shows = Shows::nothing;
    giveKeyboard();
    const int seen = m_settings.value(QStringLiteral("play/combats"), 0).toInt();
    if (m_sheet->ledger().over && seen < combatsByClick)
        m_settings.setValue(QStringLiteral("play/combats"), seen + 1);
    m_controller.playback().partDone();
}

// -- who looks

void TablePage::onCoverRequested(SeatId seat)
{
    m_sheetWaits = false;
    constexpr Viewer anybody = Viewer::spectator();
    const Timeline& timeline = match()->timeline();
    QString last;
    for (int event = timeline.eventCount(); event-- > 0 && last.isEmpty();)
        last =
            m_controller.narrator().event(timeline.seen(event, anybody), timeline.seenBefore(event, anybody));
    m_cover->setPerson(seat, m_controller.narrator().person(seat), m_controller.awaitedQuestion(), last);
    showCover();
}

/// Nothing below it can be reached by a key either.
void TablePage::showCover()
{
    if (m_sheetWaits) m_cover->setEverybody();
    for (QWidget* below : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        below->setEnabled(below == m_cover);
    m_cover->setGeometry(rect());
    m_cover->show();
    m_cover->raise();
    m_cover->setFocus();
}

/// Gone with what it waited for: a question that was taken back, a combat that was skipped.
void TablePage::refreshCover()
{
    if (m_sheetWaits && !m_controller.playback().busy()) {
        m_sheetWaits = false;
        m_shows = Shows::nothing;
    }
    if (m_sheetWaits || m_controller.awaited() != SeatId::none || m_cover->isHidden()) return;
    m_cover->hide();
    for (QWidget* below : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        below->setEnabled(true);
}

void TablePage::onWelcomed()
{
    const bool sheet = std::exchange(m_sheetWaits, false);
    if (!sheet) m_controller.welcome();
    refreshCover();
    if (sheet) return showSheet();
    if (m_cover->isHidden()) giveKeyboard();
}

/// Nothing that was shown to the one before stays, seen or spoken.
void TablePage::onViewerChanged()
{
    m_pile = {};
    m_pinned = m_otherHand = SeatId::none;
    m_inspected = FighterId::none;
    m_ringed = 0;
    m_large->clear();
    m_large->hide();
    m_pane->clear();
    m_deck->setLook({});
    m_deck->hide();
    m_log->setViewer(m_controller.sight());
    refresh();
}

void TablePage::onEnded()
{
    refreshCover();
    m_sheet->hide();
    m_band->hide();
    tellNothing();
    m_result->setLook(resultLook(*match(), m_controller.looks()));
    m_result->show();
    m_result->raise();
    refresh();
}

} // namespace fabletop
