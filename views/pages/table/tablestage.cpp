// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablestage.h"

#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatband.h"
#include "views/combat/combatline.h"
#include "views/combat/combatplace.h"
#include "views/combat/combatsheet.h"
#include "views/hand/detailpane.h"
#include "views/hand/handtabs.h"
#include "views/hand/handview.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/eventspaces.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablewords.h"
#include "views/seats/seatpanel.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <QApplication>
#include <QEvent>
#include <utility>
#include <vector>

namespace fabletop {

namespace {

/// What a question is answered on: cards in the hand row, spaces and fighters on the board, all else in the
/// bar.
CombatAside::Part partFor(const OpenQuestion& open)
{
    if (open.any([](const Decision& option) { return option.card != CardId::none; }))
        return CombatAside::Part::stage;
    if (!open.numbers().empty() || !open.players().empty() || !open.options().empty())
        return CombatAside::Part::both;
    const bool board = open.any([](const Decision& option) {
        return option.space != SpaceId::none || option.fighter != FighterId::none ||
               option.token != TokenId::none;
    });
    return board ? CombatAside::Part::ledger : CombatAside::Part::both;
}

} // namespace

TableStage::TableStage(Settings& settings, TableController& table, TableParts& parts, QWidget& page)
    : m_settings(settings), m_table(table), m_parts(parts), m_page(page)
{
    m_parts.cover->installEventFilter(this);
    m_parts.sheet->installEventFilter(this);
    connect(&m_table.playback(), &Playback::partBegan, this, &TableStage::onPartBegan);
    connect(&m_table, &TableController::coverRequested, this, &TableStage::onCoverRequested);
    connect(&m_parts.board->choreographer(), &Choreographer::finished, this, &TableStage::onBoardFinished);
    connect(m_parts.sheet, &CombatSheet::finished, this, &TableStage::onSheetFinished);
    connect(m_parts.sheet, &CombatSheet::closed, this, &TableStage::giveKeyboard);
    connect(m_parts.sheet, &CombatSheet::paceChanged, this,
            [this](CombatPace pace) { m_settings.setCombatPace(pace); });
    connect(&m_settings.news(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == u"combatPace") m_parts.sheet->setPace(m_settings.combatPace());
    });
    connect(m_parts.band, &CombatBand::unfolded, this, [this] {
        m_parts.sheet->toTheEnd();
        m_parts.sheet->show();
        m_parts.sheet->raise();
    });
    connect(m_parts.cover, &HandOverScreen::welcomed, this, &TableStage::onWelcomed);
}

void TableStage::reset()
{
    m_shows = Shows::nothing;
    m_sheetFight = -1;
    m_sheetWaits = false;
    m_parts.hideOverlays();
}

bool TableStage::atRest() const
{
    return m_shows == Shows::nothing && !m_parts.board->choreographer().busy() && m_parts.sheet->isHidden();
}

// -- what has just happened

void TableStage::onPartBegan()
{
    m_parts.sheet->closePast();
    const Playback::Part part = m_table.playback().part();
    const bool sheet = part.combat && beginSheet(part.end);
    if (!sheet) m_shows = Shows::board;
    if (part.combat && !sheet) Q_EMIT combatTold(false);
    Q_EMIT partBegan();
    if (!sheet) return playOnBoard(part.first, part.end);
    if (m_sheetWaits)
        showCover();
    else
        showSheet();
}

/// All watch it together. False: there is none, and the board shows what came of it.
bool TableStage::beginSheet(int end)
{
    const bool hidden = m_table.presence().covers() && m_table.viewer() != SeatId::none;
    m_table.watchTogether();
    if (!m_page.isVisible() || !m_settings.value(QStringLiteral("look/combats"), true).toBool()) return false;
    m_shows = Shows::sheet;
    m_sheetEnd = end;
    const int fight = m_table.match()->timeline().structure().fightAt(end - 1);
    m_sheetWaits = std::exchange(m_sheetFight, fight) == fight && hidden; // it comes back after a secret
    return true;
}

void TableStage::playOnBoard(int first, int end)
{
    const TableView& view = m_table.view();
    std::vector<Event> events;
    for (int event = first; event < end; ++event)
        events.push_back(view.event(event));
    SpaceSet named = 0;
    for (const Event& event : events)
        named |= spacesNamed(event); // by the bar, which tells them
    const auto look = [&](const Table& table) {
        BoardLook board = m_table.looks().board(table);
        board.named = named;
        return board;
    };
    m_parts.board->setLook(look(view.table()));
    m_parts.board->choreographer().play(events, m_parts.board->withOptions(look(view.tableAfter(end))));
}

/// The combat as all see it who watch: in front of several persons nothing that one of them drew or looked
/// at.
void TableStage::showSheet()
{
    CombatSheet& sheet = *m_parts.sheet;
    m_parts.band->hide();
    m_parts.aside->hide();
    m_parts.line->hide();
    tellSheet();
    if (sheet.isHidden()) sheet.setPace(m_settings.combatPace());
    sheet.show();
    sheet.raise();
    sheet.setFocus();
    Q_EMIT sheetShown();
    sheet.play();
}

void TableStage::tellSheet()
{
    if (m_shows != Shows::sheet || !m_table.match()) return;
    const Ledger ledger = m_table.view().ledgerAfter(m_sheetEnd);
    m_parts.sheet->setCombat(ledger, placeOf(ledger));
}

QString TableStage::placeOf(const Ledger& ledger) const
{
    return combatPlace(*m_table.match(), ledger);
}

bool TableStage::asksInCombat() const
{
    if (!m_table.match() || m_table.match()->over()) return false;
    const CombatStep step = m_table.table().combat.step;
    const bool open = step >= CombatStep::reveal && step < CombatStep::over;
    return open && m_table.asking() && m_shows == Shows::nothing && !m_table.looksBack();
}

void TableStage::refreshBand()
{
    const bool asks = asksInCombat();
    const bool sheets = m_settings.value(QStringLiteral("look/combats"), true).toBool();
    const CombatAside::Part part =
        asks && sheets ? partFor(m_table.staging().open()) : CombatAside::Part::nothing;
    const Ledger ledger = asks ? m_table.view().ledger() : Ledger{};
    if (asks) m_parts.aside->setCombat(ledger, placeOf(ledger));
    m_parts.band->setCombat(ledger);
    m_parts.line->setLedger(ledger);
    m_parts.band->setVisible(asks && (part == CombatAside::Part::ledger || !sheets));
    m_parts.line->setVisible(part == CombatAside::Part::stage && !m_parts.strip->isHidden());
    if (part == m_parts.aside->part()) return;
    const QWidget* focused = QApplication::focusWidget();
    const bool ours = focused && (focused == &m_page || m_page.isAncestorOf(focused));
    m_parts.aside->setPart(part);
    // A lifted card would reach over the ledger into the bar.
    m_parts.hand->setVisible(part != CombatAside::Part::ledger && part != CombatAside::Part::both);
    renewCovered();
    if (ours) giveKeyboard(); // not to a button that happens to be next: Space answers nothing
}

void TableStage::openPast(int event)
{
    Match* match = m_table.match();
    if (!match || !atRest() || m_table.playback().busy()) return;
    const Structure& structure = match->timeline().structure();
    const int place = structure.fightAt(event);
    if (place < 0) return;
    const Fight& fight = structure.fights()[static_cast<std::size_t>(place)];
    if (!fight.over || event >= fight.endEvent) return;
    const Ledger ledger = m_table.view().ledgerAfter(fight.endEvent);
    m_parts.sheet->setPace(m_settings.combatPace());
    m_parts.sheet->openPast(ledger, placeOf(ledger), tr("Back to table"));
}

void TableStage::onBoardFinished()
{
    if (m_shows != Shows::board) return;
    m_shows = Shows::nothing;
    m_table.playback().partDone();
}

void TableStage::onSheetFinished()
{
    m_parts.sheet->hide();
    Q_EMIT combatTold(true);
    if (m_shows != Shows::sheet) return;
    m_shows = Shows::nothing;
    giveKeyboard();
    m_table.playback().partDone();
}

// -- who looks

void TableStage::onCoverRequested(SeatId seat)
{
    m_sheetWaits = false;
    const SeenEvents& open = m_table.view().open();
    QString last;
    for (int event = m_table.match()->timeline().eventCount(); event-- > 0 && last.isEmpty();)
        last = m_table.narrator().event(open.at(event), open.combatBefore(event));
    m_parts.cover->setPerson(seat, m_table.narrator().person(seat), TableWords(m_table).awaitedQuestion(),
                             last);
    showCover();
}

/// Nothing below it can be reached by a key either.
void TableStage::showCover()
{
    HandOverScreen& cover = *m_parts.cover;
    if (m_sheetWaits) cover.setEverybody();
    for (QWidget* below : m_page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        below->setEnabled(below == &cover);
    cover.setGeometry(m_page.rect());
    cover.show();
    cover.raise();
    cover.setFocus();
}

/// Gone with what it waited for: a question that was taken back, a combat that was skipped.
void TableStage::refreshCover()
{
    if (m_sheetWaits && !m_table.playback().busy()) {
        m_sheetWaits = false;
        m_shows = Shows::nothing;
    }
    if (m_sheetWaits || m_table.presence().awaited() != SeatId::none || m_parts.cover->isHidden()) return;
    m_parts.cover->hide();
    for (QWidget* below : m_page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        below->setEnabled(true);
}

void TableStage::onWelcomed()
{
    const bool sheet = std::exchange(m_sheetWaits, false);
    if (!sheet) m_table.welcome();
    refreshCover();
    if (sheet) return showSheet();
    if (m_parts.cover->isHidden()) giveKeyboard();
}

// -- the keyboard

/// Cards alone answer the open question.
bool TableStage::answersByCard() const
{
    if (!m_table.asking()) return false;
    const OpenQuestion& open = m_table.staging().open();
    const bool board = open.any([](const Decision& option) {
        return option.space != SpaceId::none || option.fighter != FighterId::none ||
               option.token != TokenId::none || option.target != FighterId::none;
    });
    return !board && open.any([](const Decision& option) { return option.card != CardId::none; });
}

void TableStage::giveKeyboard()
{
    for (QWidget* over : {static_cast<QWidget*>(m_parts.cover), static_cast<QWidget*>(m_parts.sheet)})
        if (!over->isHidden()) return over->setFocus();
    if (!m_parts.result->isHidden()) return m_parts.result->setFocus();
    if (!m_parts.board->isEnabled())
        return m_parts.hand->isEnabled() ? m_parts.hand->setFocus() : m_page.setFocus();
    if (answersByCard() && m_parts.hand->isEnabled()) return m_parts.hand->setFocus();
    m_parts.board->setFocus();
}

/// What lies under the cover or the sheet is out of reach for keys too.
void TableStage::renewCovered()
{
    const bool covered = !m_parts.cover->isHidden() || !m_parts.sheet->isHidden();
    const CombatAside::Part part = m_parts.aside->part();
    const bool stage = part == CombatAside::Part::stage || part == CombatAside::Part::both;
    const bool ledger = part == CombatAside::Part::ledger || part == CombatAside::Part::both;
    m_parts.board->setEnabled(!covered && !stage);
    m_parts.prompt->setEnabled(!covered);
    m_parts.aside->setEnabled(!covered);
    for (QWidget* row : {static_cast<QWidget*>(m_parts.tabs), static_cast<QWidget*>(m_parts.hand)})
        row->setEnabled(!covered && !ledger);
    for (SeatPanel* panel : m_parts.panels)
        panel->setEnabled(!covered && !stage);
    for (QWidget* beside : {static_cast<QWidget*>(m_parts.strip), static_cast<QWidget*>(m_parts.column),
                            static_cast<QWidget*>(m_parts.pane)})
        beside->setEnabled(m_parts.cover->isHidden()); // the sheet leaves the timeline free
    if (covered && m_page.isVisible()) giveKeyboard();
}

bool TableStage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) renewCovered();
    return QObject::eventFilter(watched, event);
}

} // namespace fabletop
