// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatsheet.h"

#include "views/combat/combatbar.h"
#include "views/combat/combatpainter.h"
#include "views/combat/combatstage.h"
#include "views/combat/ledgercolumns.h"
#include "views/theme/follow.h"
#include "views/theme/pressguard.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>
#include <tuple>

namespace fabletop {

namespace {

constexpr int frameTime = 16; ///< between two looks at the clock

/// How many events have happened by what is shown.
int eventsOf(const Ledger& shown)
{
    int events = -1;
    for (const LedgerRow& row : shown.rows)
        for (const LedgerLine& line : row.lines)
            events = std::max(events, line.event + 1);
    return events;
}

} // namespace

CombatSheet::CombatSheet(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_run([this] { return m_machine.elapsed(); }),
      m_stage(new CombatStage(m_theme, this)), m_bar(new CombatBar(m_theme, this)),
      m_columns(new LedgerColumns(m_theme, this))
{
    m_machine.start();
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setAttribute(Qt::WA_OpaquePaintEvent); // its three parts fill it
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Combat"));
    m_timer.setInterval(frameTime);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &CombatSheet::tick);
    connect(m_columns, &LedgerColumns::ruleActivated, this, &CombatSheet::ruleActivated);
    connect(m_bar, &CombatBar::goOn, this, &CombatSheet::advance);
    connect(m_bar, &CombatBar::toTheEnd, this, &CombatSheet::toTheEnd);
    connect(m_bar, &CombatBar::back, this, &CombatSheet::closePast);
    connect(m_bar, &CombatBar::paceChanged, this, [this](CombatPace pace) {
        setPace(pace);
        Q_EMIT paceChanged(pace);
    });
    auto* space =
        new QShortcut(Qt::Key_Space, this); // whatever has the keyboard; texts and links keep theirs
    space->setAutoRepeat(false);
    connect(space, &QShortcut::activated, this, &CombatSheet::advance);
}

// -- what is shown

void CombatSheet::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
}

void CombatSheet::setNarrator(const Narrator& narrator)
{
    m_stage->setNarrator(narrator);
    refresh();
}

void CombatSheet::setBarPlace(const QRect& bar)
{
    m_barPlace = bar;
    layOut();
}

void CombatSheet::setCombat(const Ledger& ledger, const QString& where)
{
    if (m_past) closePast();
    const bool other = ledger.fight != m_ledger.fight;
    const auto& before = m_run.beats();
    const CombatBeat reached =
        other || m_run.done() == 0 ? CombatBeat{-1, 0} : before[static_cast<std::size_t>(m_run.done() - 1)];
    m_ledger = ledger;
    m_where = where;
    std::vector<CombatBeat> beats = combatBeats(ledger);
    int done = 0;
    while (done < static_cast<int>(beats.size()) &&
           std::tie(beats[static_cast<std::size_t>(done)].row, beats[static_cast<std::size_t>(done)].lines) <=
               std::tie(reached.row, reached.lines))
        ++done;
    if (other || beats != before) m_run.setBeats(std::move(beats), done, ledger.over, false);
    refresh();
}

void CombatSheet::openPast(const Ledger& ledger, const QString& where, const QString& back)
{
    if (!m_past) m_live = {m_ledger, m_where, m_run.done()};
    m_past = true;
    m_back = back;
    m_ledger = ledger;
    m_where = where;
    m_toldEvents = -1;
    m_run.setBeats(combatBeats(ledger), 0, ledger.over, true);
    show();
    raise();
    setFocus();
    play();
}

void CombatSheet::closePast()
{
    if (!m_past) return;
    m_past = false;
    m_back.clear();
    m_ledger = m_live.ledger;
    m_where = m_live.where;
    m_run.setBeats(combatBeats(m_ledger), m_live.done, m_ledger.over, false);
    hide();
    refresh();
    Q_EMIT closed();
}

void CombatSheet::setStep(int step)
{
    const auto& beats = m_run.beats();
    m_run.setDone(static_cast<int>(std::count_if(
        beats.begin(), beats.end(), [step](const CombatBeat& beat) { return beat.row < step; })));
    refresh();
}

int CombatSheet::step() const
{
    const auto now = std::find_if(m_shown.rows.begin(), m_shown.rows.end(),
                                  [](const LedgerRow& row) { return row.status == RowStatus::now; });
    return static_cast<int>(now - m_shown.rows.begin()) + 1;
}

void CombatSheet::refresh()
{
    const std::vector<CombatBeat> turning{{revealRow, 0, 0, false, false}, {revealRow, 0, 0, true, false}};
    const double turn = m_run.partOf(revealRow);
    m_halfTurned = turn >= 0.5;
    m_shown =
        m_halfTurned ? ledgerAfter(m_ledger, m_run.beats(), m_run.lit()) : ledgerAfter(m_ledger, turning, 1);
    m_stage->setCombat(m_shown, m_where);
    m_stage->setMotion({turn, m_run.partOf(resultRow)});
    m_columns->setLedger(m_shown);
    m_bar->setMore(!m_run.atEnd());
    m_bar->setPast(m_past ? m_back : QString());
    tellBar();
    PressGuard::setMeaning(*this, QString::number(m_run.meaning()));
    if (m_run.timed() && isVisible())
        m_timer.start();
    else
        m_timer.stop();
    setAccessibleDescription(m_stage->accessibleDescription());
    tellStep();
}

void CombatSheet::setHelp(const QString& help)
{
    m_help = help;
    tellBar();
}

void CombatSheet::tellBar()
{
    QString help = m_help;
    if (help.isEmpty())
        help = m_run.pace() == CombatPace::click || m_past
                   ? tr("Space or click to continue.")
                   : tr("Space or a click on the stage goes on at once.");
    m_bar->setSentence(sentence(), help);
}

/// The last thing that happened in the step that is lit.
QString CombatSheet::whatHappened() const
{
    const LedgerRow& row = m_shown.rows[static_cast<std::size_t>(step() - 1)];
    const auto told = std::find_if(row.lines.rbegin(), row.lines.rend(),
                                   [](const LedgerLine& line) { return line.event >= 0; });
    if (row.step == CombatStep::result && m_shown.decided && m_stage->looks().narrator().valid())
        return CombatPainter(*m_theme, m_stage->looks(), m_shown).outcome();
    const int attack = m_shown.sides[attackSide].value;
    const int defense = m_shown.sides[defenseSide].value;
    if (row.step == CombatStep::reveal && attack >= 0 && defense >= 0)
        return tr("attack %1 against defense %2").arg(attack).arg(defense);
    return told == row.lines.rend() ? Narrator::step(row.step) : told->sentence;
}

QString CombatSheet::sentence() const
{
    if (step() > Ledger::rowCount) return tr("The combat is over.");
    const QString text = tr("Step %1 of %2: %3").arg(step()).arg(Ledger::rowCount).arg(whatHappened());
    return text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text;
}

/// Each step that opens is said aloud, and told to whoever follows.
void CombatSheet::tellStep()
{
    if (!isVisible() || m_ledger.empty()) return;
    const int events = eventsOf(m_shown);
    if (events != m_toldEvents && events >= 0) {
        m_toldEvents = events;
        Q_EMIT stepped(events);
    }
    if (step() == m_toldStep) return;
    m_toldStep = step();
    if (!QAccessible::isActive()) return;
    QAccessibleEvent spoken(m_bar, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

// -- going on

void CombatSheet::play()
{
    m_run.play();
    settle();
}

void CombatSheet::advance()
{
    m_run.press();
    settle();
}

void CombatSheet::toTheEnd()
{
    m_run.toEnd();
    settle();
}

void CombatSheet::setPace(CombatPace pace)
{
    const bool other = pace != m_run.pace();
    m_run.setPace(pace);
    m_bar->setPace(pace);
    tellBar();
    if (!other || !isVisible()) return;
    if (pace != CombatPace::click && waiting() && !m_run.atEnd()) advance(); // it goes on by itself now
}

/// After whatever the run has done.
void CombatSheet::settle()
{
    refresh();
    if (m_run.phase() != CombatRun::Phase::ended) return;
    if (m_past)
        closePast();
    else
        Q_EMIT finished();
}

void CombatSheet::tick()
{
    if (m_run.tick()) return settle();
    const double turn = m_run.partOf(revealRow);
    if (!m_halfTurned && turn >= 0.5) return refresh();
    m_stage->setMotion({turn, m_run.partOf(resultRow)});
}

// -- places and input

QSize CombatSheet::minimumSizeHint() const
{
    return {900, 540};
}

void CombatSheet::layOut()
{
    m_frame = m_barPlace.isNull() ? combatFrame(*m_theme, size()) : combatFrame(size(), m_barPlace);
    m_stage->setGeometry(m_frame.stage);
    m_bar->setGeometry(m_frame.bar);
    m_columns->setGeometry(m_frame.row);
}

void CombatSheet::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CombatSheet::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layOut();
    m_toldStep = -1;
    refresh();
    setFocus();
}

void CombatSheet::hideEvent(QHideEvent* event)
{
    m_timer.stop();
    QWidget::hideEvent(event);
}

void CombatSheet::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) advance();
}

void CombatSheet::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept(); // the press has gone on; the page below must not hear of it
}

/// Enter, where no button has it, is Continue.
void CombatSheet::keyPressEvent(QKeyEvent* event)
{
    if (m_past && event->key() == Qt::Key_Escape) return closePast();
    const bool onward = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                        event->key() == Qt::Key_Right || event->key() == Qt::Key_Space;
    if (onward && !event->isAutoRepeat())
        advance();
    else if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
}

void CombatSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Combat"));
        if (!m_ledger.empty()) refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace fabletop
