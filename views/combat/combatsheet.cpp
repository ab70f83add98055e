// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatsheet.h"

#include "views/combat/combatbar.h"
#include "views/combat/combatpainter.h"
#include "views/combat/ledgerview.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QShortcut>
#include <algorithm>
#include <tuple>

namespace fabletop {

CombatSheet::CombatSheet(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_scroll(new QScrollArea(this)),
      m_ledgerView(new LedgerView(LedgerForm::wide, m_theme)), m_bar(new CombatBar(m_theme, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] {
        m_baked = {};
        update();
    });
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Combat"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_ledgerView);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_ledgerView->setAutoFillBackground(false);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, &CombatSheet::onMotion);
    connect(&m_motion, &QVariantAnimation::finished, this, &CombatSheet::onMotionEnded);
    connect(m_ledgerView, &LedgerView::ruleActivated, this, &CombatSheet::ruleActivated);
    connect(m_bar, &CombatBar::goOn, this, &CombatSheet::advance);
    connect(m_bar, &CombatBar::toTheEnd, this, &CombatSheet::toTheEnd);
    connect(m_bar, &CombatBar::speedChanged, this, &CombatSheet::onSpeed);
    auto* space =
        new QShortcut(Qt::Key_Space, this); // whatever has the keyboard; texts and links keep theirs
    space->setAutoRepeat(false);
    connect(space, &QShortcut::activated, this, &CombatSheet::advance);
}

// -- what is shown

void CombatSheet::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_baked = {};
    layOut();
    refresh();
}

void CombatSheet::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    m_baked = {};
    refresh();
}

void CombatSheet::setCombat(const Ledger& ledger, const QString& where)
{
    const bool other = ledger.fight != m_ledger.fight;
    const CombatBeat reached =
        other || m_beat == 0 ? CombatBeat{-1, 0} : m_beats[static_cast<std::size_t>(m_beat - 1)];
    if (other) m_motion.stop();
    m_ledger = ledger;
    m_where = where;
    m_beats = combatBeats(ledger);
    m_beat = 0;
    const auto lit = [&](const CombatBeat& beat) {
        return std::tie(beat.row, beat.lines) <= std::tie(reached.row, reached.lines);
    };
    while (!atEnd() && lit(m_beats[static_cast<std::size_t>(m_beat)]))
        ++m_beat;
    layOut();
    refresh();
}

void CombatSheet::setStep(int step)
{
    m_motion.stop();
    m_holding = false;
    m_beat = static_cast<int>(std::count_if(m_beats.begin(), m_beats.end(),
                                            [step](const CombatBeat& beat) { return beat.row < step; }));
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
    const std::vector<CombatBeat> turning{{revealRow, 0, 0, false}, {revealRow, 0, 0, true}};
    m_halfTurned = partOf(revealRow) >= 0.5;
    m_shown = m_halfTurned ? ledgerAfter(m_ledger, m_beats, moving() ? m_beat + 1 : m_beat)
                           : ledgerAfter(m_ledger, turning, 1);
    m_ledgerView->setLedger(m_shown);
    m_ledgerView->fitInto(*m_scroll, true);
    tellBar();
    m_bar->setMore(!atEnd());
    if (m_looks.narrator().valid()) {
        const CombatPainter combat(*m_theme, m_looks, m_shown);
        setAccessibleDescription(combat.heading() + QStringLiteral(". ") +
                                 m_ledgerView->accessibleDescription());
    }
    update();
}

void CombatSheet::setHelp(const QString& help)
{
    m_help = help;
    tellBar();
}

void CombatSheet::tellBar()
{
    m_bar->setSentence(sentence(),
                       m_help.isEmpty() ? tr("Click anywhere or press Space to continue.") : m_help);
}

QString CombatSheet::sentence() const
{
    if (step() > Ledger::rowCount) return tr("The combat is over.");
    return tr("Step %1 of %2").arg(step()).arg(Ledger::rowCount);
}

// -- motion

void CombatSheet::play(double speed)
{
    m_speed = speed;
    beginCount();
    if (m_looks.narrator().valid() && speed > 0)
        startBeat();
    else
        toTheEnd();
}

void CombatSheet::startBeat()
{
    if (atEnd()) {
        // Time to read the result; where an effect asks in the middle, the question gives it.
        if (!m_clickToGoOn) run(m_ledger.over ? combatHold : questionHold, true);
        return;
    }
    const CombatBeat& beat = m_beats[static_cast<std::size_t>(m_beat)];
    m_motion.setEasingCurve(beat.row == revealRow ? QEasingCurve::InOutSine : QEasingCurve::OutCubic);
    run(beat.milliseconds, false);
}

void CombatSheet::run(int milliseconds, bool holding)
{
    m_motion.stop();
    m_holding = holding;
    m_due += milliseconds / m_speed;
    m_motion.setDuration(std::max(1, static_cast<int>(m_due - static_cast<double>(m_clock.elapsed()))));
    m_motion.start();
    refresh();
}

/// Beats are due by the clock, so that what painting takes does not add up over a fight.
void CombatSheet::beginCount()
{
    m_clock.start();
    m_due = 0;
}

void CombatSheet::onMotion(const QVariant&)
{
    if (!moving()) return;
    if (!m_halfTurned && partOf(revealRow) >= 0.5) refresh();
    update();
}

void CombatSheet::onMotionEnded()
{
    if (m_holding) {
        m_holding = false;
        Q_EMIT finished();
        return;
    }
    const bool waits = m_clickToGoOn && !atEnd() && m_beats[static_cast<std::size_t>(m_beat)].endsRow;
    m_beat = std::min(m_beat + 1, static_cast<int>(m_beats.size()));
    refresh();
    if (!waits) startBeat();
}

void CombatSheet::advance()
{
    if (m_holding || atEnd()) {
        m_motion.stop();
        m_holding = false;
        Q_EMIT finished();
        return;
    }
    beginCount();
    const bool moved = playing() || m_speed <= 0;
    m_motion.stop();
    if (moved) {
        while (!atEnd() && !m_beats[static_cast<std::size_t>(m_beat)].endsRow)
            ++m_beat;
        m_beat = std::min(m_beat + 1, static_cast<int>(m_beats.size()));
    }
    refresh();
    if (m_speed > 0) startBeat();
}

void CombatSheet::toTheEnd()
{
    m_motion.stop();
    m_holding = false;
    m_beat = static_cast<int>(m_beats.size());
    refresh();
}

void CombatSheet::setSpeed(double speed)
{
    m_speed = speed;
    m_bar->setSpeed(speed);
}

void CombatSheet::onSpeed(double speed)
{
    const bool was = playing();
    m_speed = speed;
    beginCount();
    if (speed <= 0)
        toTheEnd();
    else if (was)
        startBeat();
    Q_EMIT speedChanged(speed);
}

qreal CombatSheet::partOf(int row) const
{
    const bool here = moving() && !atEnd() && m_beats[static_cast<std::size_t>(m_beat)].row == row;
    return here ? m_motion.currentValue().toReal() : 1;
}

// -- input

void CombatSheet::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) advance();
}

void CombatSheet::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept(); // the press has gone on; the page below must not hear of it
}

void CombatSheet::keyPressEvent(QKeyEvent* event)
{
    const bool modifier =
        event->text().isEmpty() && event->key() != Qt::Key_Right && event->key() != Qt::Key_Escape;
    if (modifier || event->isAutoRepeat())
        QWidget::keyPressEvent(event);
    else
        advance();
}

void CombatSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Combat"));
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace fabletop
