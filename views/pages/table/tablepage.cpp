// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablepage.h"

#include "model/items/eventlogmodel.h"
#include "views/baking/illustrations.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combataside.h"
#include "views/combat/combatband.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/detailpane.h"
#include "views/hand/traybacks.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablelooks.h"
#include "views/pages/table/tablewords.h"
#include "views/theme/button.h"
#include "views/theme/keyboardhome.h"
#include "views/theme/pressguard.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <utility>

namespace fabletop {

namespace {

constexpr int fadeTime = 160;

} // namespace

TablePage::TablePage(Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent)
    : Page(parent), m_theme(theme), m_controller(settings), m_log(new EventLogModel(this)),
      m_parts(theme, *this), m_layout(*this, m_parts, theme),
      m_inspector(m_controller, m_parts, m_layout, *m_log), m_row(m_controller, m_hint, m_parts, m_inspector),
      m_keys(settings, m_controller, m_parts, m_inspector, m_row),
      m_stage(settings, m_controller, m_parts, *this), m_guide(settings, m_controller, m_parts, *this)
{
    m_log->setView(&m_controller.view());
    m_parts.large->setLog(m_log);
    m_parts.strip->setView(&m_controller.view());
    m_parts.column->setView(&m_controller.view());
    m_parts.board->setAccessibleName(tr("Battlefield"));
    setFocusPolicy(Qt::ClickFocus);
    setKeyboardHome(*this, *this);
    connectBoard();
    connectBar();
    connectHand();
    connectRest();
    setSpeed(settings.speed());
}

TablePage::~TablePage()
{
    m_controller.disconnect(this);
}

void TablePage::connectBoard()
{
    connect(m_parts.board, &BattlefieldView::spaceClicked, &m_controller.input(), &TableInput::pickSpace);
    connect(m_parts.board, &BattlefieldView::fighterClicked, &m_controller.input(), &TableInput::pickFighter);
    connect(m_parts.board, &BattlefieldView::fighterDropped, &m_controller.input(), &TableInput::drop);
    connect(m_parts.board, &BattlefieldView::backgroundClicked, &m_controller.input(),
            &TableInput::pickNothing);
    connect(m_parts.board, &BattlefieldView::fighterLifted, this, [this](FighterId fighter) {
        m_dragged = fighter;
        m_controller.input().lift(fighter);
    });
    connect(m_parts.board, &BattlefieldView::dragEnded, this, [this] {
        m_dragged = FighterId::none;
        m_controller.input().putDown();
    });
    for (SeatPanel* panel : m_parts.panels)
        connect(panel, &SeatPanel::fighterClicked, &m_controller.input(), &TableInput::pickFighter);
}

void TablePage::connectBar()
{
    connect(m_parts.prompt, &PromptBar::confirmed, &m_controller.input(), &TableInput::confirm);
    connect(m_parts.prompt, &PromptBar::declined, &m_controller.input(), &TableInput::decline);
    connect(m_parts.prompt, &PromptBar::takenBack, &m_controller, &TableController::takeBack);
    connect(m_parts.prompt, &PromptBar::movedNow, &m_controller, &TableController::moveNow);
    connect(m_parts.prompt, &PromptBar::hintRequested, &m_hint, &TableHint::toggle);
    connect(m_parts.prompt, &PromptBar::returned, &m_controller.view().cursor(), &MatchCursor::goLive);
    connect(m_parts.prompt, &PromptBar::ruleActivated, this, &TablePage::ruleActivated);
    connect(m_parts.prompt, &PromptBar::refused, &m_inspector, &TableInspector::tellRefusal);
    connect(m_parts.prompt, &PromptBar::settled, &m_controller,
            [this](int wish) { m_controller.settle(static_cast<Trigger>(wish)); });
    connect(m_parts.actions, &ActionBar::picked, &m_controller.input(), &TableInput::pickAction);
    connect(m_parts.actions, &ActionBar::refused, &m_inspector, &TableInspector::tellRefusal);
    connect(m_parts.choices, &ChoiceRow::picked, this, [this](int place) { m_keys.choose(place); });
}

void TablePage::connectHand()
{
    connect(&m_row, &HandRow::turned, this, &TablePage::refresh);
    connect(m_parts.strip, &TimelineStrip::seekRequested, this, &TablePage::onSeek);
    connect(m_parts.column, &TurnColumn::seekRequested, this, &TablePage::onSeek);
    connect(m_parts.sheet, &CombatSheet::ruleActivated, this, &TablePage::ruleActivated);
    connect(m_parts.aside, &CombatAside::ruleActivated, this, &TablePage::ruleActivated);
    connect(m_parts.strip, &TimelineStrip::fightPressed, &m_stage, &TableStage::openPast);
    connect(m_parts.column, &TurnColumn::fightPressed, &m_stage, &TableStage::openPast);
    connect(m_parts.result, &ResultBar::rematch, this, &TablePage::rematchRequested);
    connect(m_parts.result, &ResultBar::swapSides, this, &TablePage::swapRequested);
    connect(m_parts.result, &ResultBar::review, this, &TablePage::reviewRequested);
    connect(m_parts.result, &ResultBar::ruleActivated, this, &TablePage::ruleActivated);
    connect(m_parts.result, &ResultBar::newMatch, this, &TablePage::newMatchRequested);
}

void TablePage::connectRest()
{
    connect(&m_controller, &TableController::changed, this, &TablePage::refresh);
    connect(&m_controller, &TableController::viewerChanged, this, &TablePage::forgetViewer);
    connect(&m_controller, &TableController::refused, &m_inspector, &TableInspector::tellRefusal);
    connect(&m_controller, &TableController::ended, this, &TablePage::onEnded);
    connect(&m_stage, &TableStage::partBegan, this, &TablePage::refreshMoving);
    connect(&m_stage, &TableStage::sheetShown, &m_guide, &LessonGuide::refresh);
    connect(&m_stage, &TableStage::combatTold, &m_guide, &LessonGuide::closeLedger);
    connect(&m_inspector, &TableInspector::told, this, &TablePage::told);
    connect(&m_inspector, &TableInspector::pointed, this, &TablePage::refreshBoard);
    connect(&m_hint, &TableHint::changed, this, &TablePage::refresh);
    connect(&m_hint, &TableHint::changed, this, &TablePage::tellHint);
    connect(&m_guide, &LessonGuide::changed, this, &TablePage::refresh);
    connect(&m_guide, &LessonGuide::finished, this, &TablePage::lessonFinished);
}

// -- what it is given

void TablePage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_layout.setTheme(m_theme);
    setFade(); // its art may be another
    m_layout.arrange(match());
    refresh();
}

void TablePage::setMatch(Match* match, Language language)
{
    m_stage.reset();
    m_guide.stop();
    m_controller.setMatch(match, language);
    const int seats = match ? match->rules().seatCount() : 2;
    for (int seat = 0; seat < maxSeats; ++seat)
        m_parts.panels[static_cast<std::size_t>(seat)]->setVisible(seat < seats);
    if (match) {
        m_parts.board->setBattlefield(match->info().setup.battlefield, m_theme);
        m_parts.board->setDescriber([this](SpaceId space) {
            return this->match() ? m_controller.looks().space(this->match()->info().setup.battlefield,
                                                              m_controller.table(), space)
                                 : QString();
        });
        tellNarrator();
    }
    m_layout.arrange(match);
    m_row.prepare();
    forgetViewer();
    refresh();
}

void TablePage::setLanguage(Language language)
{
    m_controller.setLanguage(language);
    tellNarrator();
    refresh();
}

void TablePage::tellNarrator()
{
    m_parts.band->setNarrator(m_controller.narrator());
    m_parts.sheet->setNarrator(m_controller.narrator());
    m_parts.aside->setNarrator(m_controller.narrator());
    m_stage.tellSheet();
    m_parts.retranslate();
    if (match() && match()->over()) m_parts.result->setLook(resultLook(*match(), m_controller.looks()));
}

void TablePage::setSpeed(double speed)
{
    m_controller.setSpeed(speed);
    const bool moves = speed > 0 && !m_controller.lessMotion();
    m_parts.board->choreographer().setSpeed(moves ? speed : 0);
    m_parts.sheet->setSpeed(moves ? speed : 0);
    m_parts.hand->setMoving(moves);
    setFade();
}

/// Of pictures that come later than what they belong to.
void TablePage::setFade()
{
    const bool moves = m_controller.speed() > 0 && !m_controller.lessMotion();
    m_theme->art().illustrations().setFade(moves ? fadeTime : 0);
}

void TablePage::setDock(Dock dock)
{
    m_layout.setDock(dock);
    m_layout.arrange(match());
}

void TablePage::setSides(QWidget* left, QWidget* right)
{
    m_layout.setSides(left, right);
    m_layout.arrange(match());
}

// -- what it shows

void TablePage::refresh()
{
    if (m_refreshing) return;
    m_refreshing = true;
    m_guide.refresh();
    refreshTold();
    refreshQuestion();
    if (m_hintTold && !m_hint.shown()) tellHint();
    if (!m_parts.large->isVisible()) m_inspector.tellNothing(); // before the board: it shows what is told
    refreshBoard();
    m_stage.refreshCover();
    m_layout.arrange(match());
    m_guide.refresh(); // its ring goes round what has its place now
    m_refreshing = false;
}

/// All of a hint over the panel, as long as it is one of the open question.
void TablePage::tellHint()
{
    std::vector<PaneLine> lines = m_hint.lines();
    const bool any = !lines.empty();
    if (!any && m_hintTold) m_inspector.tellNothing();
    if (any) m_inspector.tellLines(tr("Hint"), std::move(lines));
    m_hintTold = any;
}

/// Nothing is asked while a part is shown; what earlier parts have told is there.
void TablePage::refreshMoving()
{
    m_guide.refresh();
    if (m_stage.onBoard()) m_inspector.tellNothing(); // what was told belongs to the moment before
    if (m_toldEvents != m_controller.view().cursor().events()) {
        refreshTold();
    }
    refreshQuestion();
}

/// What follows from how much has been told.
void TablePage::refreshTold()
{
    m_toldEvents = m_controller.view().cursor().events();
    refreshPanels();
    m_row.refreshTabs();
}

/// What goes with the question, or with there being none.
void TablePage::refreshQuestion()
{
    const QPointer<QWidget> focused = QApplication::focusWidget();
    const bool answered = focused && m_parts.prompt->isAncestorOf(focused);
    PromptLook asked = promptLook(m_controller, m_guide.lesson().text());
    m_hint.light(asked);
    m_parts.prompt->setLook(asked);
    m_parts.pane->setNews(newsLook(m_controller));
    m_parts.pane->setLast(lastLook(m_controller));
    if (match() && match()->over()) m_layout.arrange(match());
    m_row.refresh();
    const std::vector<ChoiceLook> choices = choiceLooks(m_controller);
    if (m_parts.choices->setChoices(choices)) m_parts.orderFocus();
    m_parts.choices->setVisible(!choices.empty());
    refreshActions();
    m_stage.refreshBand();
    // A button that was pressed and is gone leaves the keyboard where the next question is answered.
    if (answered && (!focused || !focused->isVisible() || !focused->isEnabled())) m_stage.giveKeyboard();
    PressGuard::setMeaning(*this, QString::number(m_stage.onBoard() + 2 * m_stage.onSheet()) +
                                      pressMeaning(m_controller));
}

void TablePage::refreshBoard()
{
    if (!match() || m_stage.onBoard()) return;
    BoardLook look = boardLook(m_controller, {m_inspector.fighter(), m_dragged, m_inspector.space(),
                                              m_inspector.ringed(), m_inspector.named()});
    m_hint.light(look);
    if (m_parts.board->withOptions(look) != m_parts.board->look()) m_parts.board->setLook(look);
}

void TablePage::refreshPanels()
{
    for (int place = 0; match() && place < match()->rules().seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        SeatPanelLook look =
            seatPanelLook(m_controller.looks(), m_controller.table(), seat, m_controller.viewer());
        look.computer = !match()->info().person(seat);
        m_parts.panels[static_cast<std::size_t>(place)]->setLook(look);
        m_parts.trays[static_cast<std::size_t>(place)]->setBacks(trayLook(m_controller, seat));
    }
    m_layout.alignPanels(match());
    m_layout.arrangeTrays(match());
}

void TablePage::refreshActions()
{
    if (!match()) return;
    m_parts.actions->setVisible(m_controller.asking() && m_controller.staging().ask() == Ask::action &&
                                !m_controller.playback().busy() && !m_controller.looksBack());
    m_parts.actions->setActions(m_controller.table().turn.actions);
    m_parts.actions->setCurrent(m_controller.staging().picked().action);
    m_parts.actions->setAdvised(ActionKind::maneuver, m_hint.rankOf(ActionKind::maneuver));
    for (ActionKind kind : {ActionKind::maneuver, ActionKind::attack, ActionKind::scheme})
        m_parts.actions->setReason(kind, TableWords(m_controller).actionReason(kind));
}

void TablePage::forgetViewer()
{
    m_row.forgetViewer();
    m_inspector.forget();
}

void TablePage::onEnded()
{
    m_stage.refreshCover();
    m_parts.sheet->hide();
    m_stage.refreshBand();
    m_inspector.tellNothing();
    m_parts.result->setLook(resultLook(*match(), m_controller.looks()));
    m_parts.result->show();
    m_parts.result->raise();
}

QString TablePage::rule() const
{
    return m_parts.prompt->look().rule;
}

// -- pointer and keys

void TablePage::onSeek(int position, int offset)
{
    if (!match()) return;
    m_controller.playback().finishNow();
    m_controller.view().cursor().moveTo({position, offset});
}

void TablePage::keyPressEvent(QKeyEvent* event)
{
    if (!m_keys.press(*event)) QWidget::keyPressEvent(event);
}

void TablePage::mouseReleaseEvent(QMouseEvent* event)
{
    if (!match() || event->button() != Qt::LeftButton) return;
    // The press was the sheet's or the cover's own; its release is nobody's.
    if (m_parts.sheet->isVisible() || m_parts.cover->isVisible()) return;
    if (m_controller.playback().busy()) return m_controller.playback().finishNow();
    m_inspector.tellIdle(childAt(event->pos()));
}

void TablePage::focusInEvent(QFocusEvent*)
{
    m_stage.giveKeyboard();
}

void TablePage::resizeEvent(QResizeEvent*)
{
    m_layout.arrange(match());
}

void TablePage::showEvent(QShowEvent*)
{
    m_layout.arrange(match());
}

void TablePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    painter.fillRect(m_parts.board->geometry(), m_theme->color(Tone::sunken));
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_parts.board->setAccessibleName(tr("Battlefield"));
        if (match()) refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace fabletop
