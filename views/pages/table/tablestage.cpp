// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablestage.h"

#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatband.h"
#include "views/combat/combatplace.h"
#include "views/combat/combatsheet.h"
#include "views/hand/detailpane.h"
#include "views/hand/handtabs.h"
#include "views/hand/handview.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablewords.h"
#include "views/seats/seatpanel.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <QEvent>
#include <utility>
#include <vector>

namespace fabletop {

namespace {

constexpr int combatsByClick = 3; ///< a new person's first combats go on by click

const QString combatsKey = QStringLiteral("play/combats");

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
    m_parts.board->setLook(m_table.looks().board(view.table()));
    m_parts.board->choreographer().play(
        events, m_parts.board->withOptions(m_table.looks().board(view.tableAfter(end))));
}

/// The combat as all see it who watch: in front of several persons nothing that one of them drew or looked
/// at.
void TableStage::showSheet()
{
    CombatSheet& sheet = *m_parts.sheet;
    m_parts.band->hide();
    tellSheet();
    if (sheet.isHidden()) sheet.setClickToGoOn(m_settings.value(combatsKey, 0).toInt() < combatsByClick);
    sheet.show();
    sheet.raise();
    sheet.setFocus();
    Q_EMIT sheetShown();
    sheet.play(m_settings.speed());
}

void TableStage::tellSheet()
{
    if (m_shows != Shows::sheet || !m_table.match()) return;
    const Ledger ledger = m_table.view().ledgerAfter(m_sheetEnd);
    m_parts.sheet->setCombat(ledger, combatPlace(m_table.match()->timeline().structure(), ledger));
}

void TableStage::refreshBand()
{
    const Combat& combat = m_table.table().combat;
    const bool open = m_table.match() && combat.step >= CombatStep::reveal && combat.step < CombatStep::over;
    const bool shown = open && m_table.asking() && m_shows == Shows::nothing && !m_table.looksBack();
    m_parts.band->setCombat(shown ? m_table.view().ledger() : Ledger{});
    m_parts.band->setVisible(shown);
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
    const int seen = m_settings.value(combatsKey, 0).toInt();
    if (m_parts.sheet->ledger().over && seen < combatsByClick) m_settings.setValue(combatsKey, seen + 1);
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

void TableStage::giveKeyboard()
{
    for (QWidget* over : {static_cast<QWidget*>(m_parts.cover), static_cast<QWidget*>(m_parts.sheet)})
        if (!over->isHidden()) return over->setFocus();
    if (!m_parts.result->isHidden()) return m_parts.result->setFocus();
    m_parts.board->setFocus();
}

/// What lies under the cover or the sheet is out of reach for keys too.
void TableStage::renewCovered()
{
    const bool covered = !m_parts.cover->isHidden() || !m_parts.sheet->isHidden();
    for (QWidget* below : {static_cast<QWidget*>(m_parts.board), static_cast<QWidget*>(m_parts.prompt),
                           static_cast<QWidget*>(m_parts.tabs), static_cast<QWidget*>(m_parts.hand),
                           static_cast<QWidget*>(m_parts.pane)})
        below->setEnabled(!covered);
    for (SeatPanel* panel : m_parts.panels)
        panel->setEnabled(!covered);
    for (QWidget* beside : {static_cast<QWidget*>(m_parts.strip), static_cast<QWidget*>(m_parts.column)})
        beside->setEnabled(m_parts.cover->isHidden()); // the sheet leaves the timeline free
    if (covered && m_page.isVisible()) giveKeyboard();
}

bool TableStage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) renewCovered();
    return QObject::eventFilter(watched, event);
}

} // namespace fabletop
