// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablepage.h"

#include "model/items/eventlogmodel.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatband.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/choicerow.h"
#include "views/hand/detailpane.h"
#include "views/hand/handtabs.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/seats/seatpanel.h"
#include "views/theme/keyboardhome.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

TablePage::TablePage(Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent)
    : Page(parent), m_settings(settings), m_theme(theme), m_controller(settings),
      m_log(new EventLogModel(this)), m_board(new BattlefieldView(this)),
      m_prompt(new PromptBar(theme, this)), m_actions(new ActionBar(theme, m_prompt)),
      m_choices(new ChoiceRow(theme, m_prompt)), m_tabs(new HandTabs(theme, this)),
      m_hand(new HandView(theme, this)), m_deck(new DeckPanel(theme, this)),
      m_pane(new DetailPane(theme, this)), m_large(new DetailPane(theme, this)),
      m_strip(new TimelineStrip(TimelineStrip::Form::table, theme, this)),
      m_column(new TurnColumn(theme, this)), m_band(new CombatBand(theme, m_prompt)),
      m_sheet(new CombatSheet(theme, this)), m_result(new ResultBar(theme, this)),
      m_cover(new HandOverScreen(theme, this)), m_lesson(new Lesson(this)), m_tag(new LessonTag(theme, this)),
      m_ring(new LessonRing(theme, this))
{
    for (SeatPanel*& panel : m_panels)
        panel = new SeatPanel(theme, this);
    m_pane->setLog(m_log);
    m_prompt->hold(m_band, m_actions, m_choices);
    m_choices->hide();
    for (QWidget* hidden : {static_cast<QWidget*>(m_band), static_cast<QWidget*>(m_sheet),
                            static_cast<QWidget*>(m_result), static_cast<QWidget*>(m_cover)})
        hidden->hide();
    m_hand->raise();
    m_pane->raise();
    m_large->raise();
    m_large->hide();
    m_large->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_deck->raise();
    m_sheet->raise();
    m_cover->raise();
    m_board->setAccessibleName(tr("Battlefield"));
    m_cover->installEventFilter(this);
    m_sheet->installEventFilter(this);
    setFocusPolicy(Qt::ClickFocus);
    setKeyboardHome(*this, *this);
    connectBoard();
    connectRows();
    connectLesson();
    setSpeed(settings.speed());
}

TablePage::~TablePage()
{
    m_controller.disconnect(this);
}

void TablePage::connectBoard()
{
    connect(m_board, &BattlefieldView::spaceClicked, &m_controller, &TableController::pickSpace);
    connect(m_board, &BattlefieldView::fighterClicked, &m_controller, &TableController::pickFighter);
    connect(m_board, &BattlefieldView::fighterDropped, &m_controller, &TableController::drop);
    connect(m_board, &BattlefieldView::backgroundClicked, &m_controller, &TableController::pickNothing);
    connect(m_board, &BattlefieldView::spaceHovered, this, &TablePage::onSpaceHovered);
    connect(m_board, &BattlefieldView::cursorMoved, this, &TablePage::onSpaceHovered);
    connect(m_board, &BattlefieldView::fighterHovered, this, &TablePage::onFighterHovered);
    connect(m_board, &BattlefieldView::fighterLifted, this, [this](FighterId fighter) {
        m_dragged = fighter;
        m_controller.lift(fighter);
    });
    connect(m_board, &BattlefieldView::dragEnded, this, [this] {
        m_dragged = FighterId::none;
        m_controller.putDown();
    });
    connect(&m_board->choreographer(), &Choreographer::finished, this, &TablePage::onBoardFinished);
    connect(&m_controller, &TableController::changed, this, &TablePage::refresh);
    connect(&m_controller, &TableController::viewerChanged, this, &TablePage::onViewerChanged);
    connect(&m_controller, &TableController::refused, this, &TablePage::onRefused);
    connect(&m_controller, &TableController::coverRequested, this, &TablePage::onCoverRequested);
    connect(&m_controller, &TableController::ended, this, &TablePage::onEnded);
    connect(&m_controller.playback(), &Playback::partBegan, this, &TablePage::onPartBegan);
    connect(m_sheet, &CombatSheet::finished, this, &TablePage::onSheetFinished);
    connect(m_sheet, &CombatSheet::ruleActivated, this, &TablePage::ruleActivated);
    connect(m_sheet, &CombatSheet::speedChanged, this, &TablePage::setSpeed);
    connect(m_band, &CombatBand::unfolded, this, [this] {
        m_sheet->toTheEnd();
        m_sheet->show();
        m_sheet->raise();
    });
    for (SeatPanel* panel : m_panels) {
        connect(panel, &SeatPanel::pileClicked, this, &TablePage::onPileClicked);
        connect(panel, &SeatPanel::pileHovered, this, &TablePage::onPileHovered);
        connect(panel, &SeatPanel::fighterHovered, this, &TablePage::onFighterHovered);
        connect(panel, &SeatPanel::fighterClicked, &m_controller, &TableController::pickFighter);
        connect(panel, &SeatPanel::abilityHovered, this,
                [this, panel](SeatId, bool over) { onAbilityHovered(panel, over); });
        connect(panel, &SeatPanel::abilityClicked, this, &TablePage::onAbilityClicked);
    }
}

void TablePage::connectRows()
{
    connect(m_prompt, &PromptBar::confirmed, &m_controller, &TableController::confirm);
    connect(m_prompt, &PromptBar::declined, &m_controller, &TableController::decline);
    connect(m_prompt, &PromptBar::takenBack, &m_controller, &TableController::takeBack);
    connect(m_prompt, &PromptBar::movedNow, &m_controller, &TableController::moveNow);
    connect(m_prompt, &PromptBar::returned, this, [this] {
        if (match()) match()->goLive();
    });
    connect(m_prompt, &PromptBar::refused, this, &TablePage::onRefused);
    connect(m_prompt, &PromptBar::settled, this,
            [this](int wish) { m_controller.settle(static_cast<Trigger>(wish)); });
    connect(m_actions, &ActionBar::picked, &m_controller, &TableController::pickAction);
    connect(m_actions, &ActionBar::refused, this, &TablePage::onRefused);
    connect(m_choices, &ChoiceRow::picked, this, &TablePage::onChoicePicked);
    connect(m_hand, &HandView::cardHovered, this, &TablePage::onCardHovered);
    connect(m_hand, &HandView::askingHovered, this, [this](bool over) {
        if (over && m_hand->asking())
            tellCard(*m_hand->asking(), {});
        else
            tellNothing();
    });
    connect(m_hand, &HandView::cardDropped, this, &TablePage::onCardDropped);
    connect(m_hand, &HandView::cardClicked, this, [this](int place) {
        if (m_pile.any()) return closePile();
        if (m_otherHand != SeatId::none) return onRefused(tr("The other hero is asked now"));
        const HandCard& card = m_hand->cards()[static_cast<std::size_t>(place)];
        m_controller.pickCard(card.owner, card.card, card.row);
    });
    connect(m_tabs, &HandTabs::picked, this, [this](SeatId seat) {
        m_otherHand = seat == m_controller.viewer() ? SeatId::none : seat;
        m_pile = {};
        refresh();
    });
    connect(m_pane, &DetailPane::sentenceClicked, this, &TablePage::onSentenceClicked);
    connect(m_pane, &DetailPane::sentenceHovered, this, [this](int row) {
        const int event = row < 0 ? -1 : m_log->index(row).data(EventLogModel::EventRole).toInt();
        m_ringed = event < 0 || !match() ? 0 : spacesOf(match()->timeline(), event);
        refreshBoard();
    });
    connect(m_pane, &DetailPane::newsRequested, this, &TablePage::onNewsRequested);
    connect(m_pane, &DetailPane::emptyClicked, this, [this] { tellIdle(m_pane); });
    connect(m_large, &DetailPane::heightChanged, this, &TablePage::arrangePane);
    const auto there = [this] { tell(tr("Timeline"), tr("The table shows this moment already")); };
    connect(m_strip, &TimelineStrip::seekRequested, this, &TablePage::seek);
    connect(m_strip, &TimelineStrip::alreadyThere, this, there);
    connect(m_column, &TurnColumn::seekRequested, this, &TablePage::seek);
    connect(m_column, &TurnColumn::alreadyThere, this, there);
    connect(m_cover, &HandOverScreen::welcomed, this, &TablePage::onWelcomed);
    connect(m_result, &ResultBar::rematch, this, &TablePage::rematchRequested);
    connect(m_result, &ResultBar::swapSides, this, &TablePage::swapRequested);
    connect(m_result, &ResultBar::review, this, &TablePage::reviewRequested);
    connect(m_result, &ResultBar::newMatch, this, &TablePage::newMatchRequested);
}

void TablePage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_board->setTheme(m_theme);
    m_prompt->setTheme(m_theme);
    m_actions->setTheme(m_theme);
    m_choices->setTheme(m_theme);
    m_tabs->setTheme(m_theme);
    m_hand->setTheme(m_theme);
    m_deck->setTheme(m_theme);
    m_pane->setTheme(m_theme);
    m_large->setTheme(m_theme);
    m_strip->setTheme(m_theme);
    m_column->setTheme(m_theme);
    m_band->setTheme(m_theme);
    m_sheet->setTheme(m_theme);
    m_result->setTheme(m_theme);
    m_cover->setTheme(m_theme);
    m_tag->setTheme(m_theme);
    m_ring->setTheme(m_theme);
    for (SeatPanel* panel : m_panels)
        panel->setTheme(m_theme);
    arrange();
    refresh();
}

void TablePage::setMatch(Match* match, Language language)
{
    m_shows = Shows::nothing;
    m_sheetFight = -1;
    m_sheetWaits = false;
    for (QWidget* hidden : {static_cast<QWidget*>(m_band), static_cast<QWidget*>(m_sheet),
                            static_cast<QWidget*>(m_result), static_cast<QWidget*>(m_cover)})
        hidden->hide();
    m_lesson->setMatch(nullptr, SeatId::none);
    m_controller.setMatch(match, language);
    m_strip->setMatch(match);
    m_column->setMatch(match);
    m_log->setMatch(match);
    m_deck->hide();
    for (int seat = 0; seat < maxSeats; ++seat)
        m_panels[static_cast<std::size_t>(seat)]->setVisible(seat < seatCount());
    if (match) {
        m_board->setBattlefield(match->info().setup.battlefield, m_theme);
        m_board->setDescriber([this](SpaceId space) {
            return this->match() ? m_controller.looks().space(this->match()->info().setup.battlefield,
                                                              m_controller.table(), space)
                                 : QString();
        });
        setLanguage(language);
    }
    arrange();
    onViewerChanged();
}

void TablePage::setLanguage(Language language)
{
    m_controller.setLanguage(language);
    m_log->setNarrator(m_controller.narrator());
    m_strip->setNarrator(m_controller.narrator());
    m_column->setNarrator(m_controller.narrator());
    m_band->setNarrator(m_controller.narrator());
    m_sheet->setNarrator(m_controller.narrator());
    if (match() && m_shows == Shows::sheet) tellSheet();
    m_actions->retranslate();
    m_result->retranslate();
    m_tag->retranslate();
    if (match() && match()->over()) m_result->setLook(resultLook(*match(), m_controller.looks()));
    refresh();
}

void TablePage::setSpeed(double speed)
{
    m_controller.setSpeed(speed);
    m_board->choreographer().setSpeed(speed);
    m_sheet->setSpeed(speed);
    m_hand->setMoving(speed > 0);
}

void TablePage::setDock(Dock dock)
{
    m_dock = dock;
    arrange();
}

void TablePage::seek(int position, int offset)
{
    if (!match()) return;
    m_controller.playback().finishNow();
    match()->setCursor({position, offset});
}

bool TablePage::atRest() const
{
    return m_shows == Shows::nothing && !m_board->choreographer().busy() && m_sheet->isHidden();
}

/// One person holds two heroes: the place of the tabs is kept in the whole match, whoever is asked.
bool TablePage::twoHands() const
{
    if (!match()) return false;
    const auto& seats = match()->rules().seats;
    for (int one = 0; one < seatCount(); ++one)
        for (int other = 0; other < one; ++other)
            if (match()->info().person(idAt<SeatId>(one)) &&
                seats[static_cast<std::size_t>(one)].person == seats[static_cast<std::size_t>(other)].person)
                return true;
    return false;
}

void TablePage::arrange()
{
    const double aspect = match() ? match()->info().setup.battlefield.aspect : 1.544;
    const TableFrame frame = tableFrame(*m_theme, size(), m_dock, aspect, twoHands(),
                                        m_tag->isHidden() ? 0 : m_tag->sizeHint().width());
    m_strip->setVisible(frame.dock == Dock::below);
    m_column->setVisible(frame.dock == Dock::beside);
    m_column->setGeometry(frame.column);
    arrangePanels(frame);
    m_board->setGeometry(frame.board);
    m_prompt->setGeometry(frame.bar);
    m_prompt->layOut();
    m_tabs->setGeometry(frame.tabs);
    m_hand->setGeometry(frame.hand.adjusted(0, -HandView::lift, 0, 0));
    m_hand->setMiddle(frame.board.center().x());
    m_pane->setGeometry(frame.pane);
    m_strip->setGeometry(frame.strip);
    m_tag->setGeometry(frame.tag);
    m_result->setGeometry(frame.bar.united(frame.hand).united(frame.pane));
    m_sheet->setGeometry(frame.sheet);
    m_cover->setGeometry(rect());
    m_paneRoom = frame.large;
    arrangePane();
}

void TablePage::arrangePane()
{
    const int wanted = std::min(m_large->wantedHeight(m_paneRoom.width(), 40), m_paneRoom.height());
    m_large->setGeometry(m_paneRoom.left(), m_paneRoom.bottom() + 1 - wanted, m_paneRoom.width(), wanted);
}

int TablePage::seatCount() const
{
    return match() ? match()->rules().seatCount() : 2;
}

/// Team A at the left, B at the right; two a side share the height.
void TablePage::arrangePanels(const TableFrame& frame)
{
    std::array<std::vector<SeatPanel*>, 2> sides;
    for (int seat = 0; seat < seatCount(); ++seat) {
        const int team = match() ? match()->rules().team(idAt<SeatId>(seat)) : seat;
        sides[static_cast<std::size_t>(team)].push_back(m_panels[static_cast<std::size_t>(seat)]);
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const QRect& room = side == 0 ? frame.left : frame.right;
        const int count = static_cast<int>(sides[side].size());
        for (int place = 0; place < count; ++place) {
            SeatPanel* panel = sides[side][static_cast<std::size_t>(place)];
            panel->setHalf(count > 1);
            const int top = room.height() * place / count;
            panel->setGeometry(room.left(), room.top() + top, room.width(),
                               room.height() * (place + 1) / count - top);
        }
    }
}

/// Whatever covers the page has the keyboard; else the board.
void TablePage::giveKeyboard()
{
    for (QWidget* over : {static_cast<QWidget*>(m_cover), static_cast<QWidget*>(m_sheet)})
        if (!over->isHidden()) return over->setFocus();
    if (!m_result->isHidden()) return m_result->setFocus();
    m_board->setFocus();
}

void TablePage::focusInEvent(QFocusEvent*)
{
    giveKeyboard();
}

/// What lies under the cover or the sheet is out of reach for keys too.
void TablePage::renewCovered()
{
    const bool covered = !m_cover->isHidden() || !m_sheet->isHidden();
    for (QWidget* below :
         {static_cast<QWidget*>(m_board), static_cast<QWidget*>(m_prompt), static_cast<QWidget*>(m_tabs),
          static_cast<QWidget*>(m_hand), static_cast<QWidget*>(m_pane)})
        below->setEnabled(!covered);
    for (SeatPanel* panel : m_panels)
        panel->setEnabled(!covered);
    for (QWidget* beside : {static_cast<QWidget*>(m_strip), static_cast<QWidget*>(m_column)})
        beside->setEnabled(m_cover->isHidden()); // the sheet leaves the timeline free
    if (covered && isVisible()) giveKeyboard();
}

bool TablePage::eventFilter(QObject* watched, QEvent* event)
{
    if ((watched == m_cover || watched == m_sheet) &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        renewCovered();
    return QWidget::eventFilter(watched, event);
}

void TablePage::resizeEvent(QResizeEvent*)
{
    arrange();
}

void TablePage::showEvent(QShowEvent*)
{
    arrange();
}

void TablePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    painter.fillRect(m_board->geometry(), m_theme->color(Tone::sunken));
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_board->setAccessibleName(tr("Battlefield"));
        if (match()) refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace fabletop
