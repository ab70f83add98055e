#include "views/combat/combatsheet.h"

#include "views/cards/cardpainter.h"
#include "views/combat/combatbar.h"
#include "views/combat/combatpainter.h"
#include "views/combat/ledgerview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace fabletop {

namespace {

constexpr qreal headingHeight = 90;
constexpr qreal sumHeight = 82;
constexpr qreal cardTop = 134;
constexpr qreal plateHeight = 92;
constexpr qreal washShare = 0.94;

} // namespace

CombatSheet::CombatSheet(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_scroll(new QScrollArea(this)),
      m_ledgerView(new LedgerView(LedgerForm::wide, m_theme)), m_bar(new CombatBar(m_theme, this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Combat"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
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
}

// -- what is shown

void CombatSheet::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_ledgerView->setTheme(m_theme);
    m_bar->setTheme(m_theme);
    m_baked = {};
    m_ground = {};
    layOut();
    refresh();
}

void CombatSheet::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    m_baked = {};
    refresh();
}

void CombatSheet::setBackdrop(const QPixmap& backdrop)
{
    m_backdrop = backdrop;
    m_ground = {};
    update();
}

void CombatSheet::setCombat(const Ledger& ledger, const QString& where)
{
    const bool other = ledger.fight != m_ledger.fight;
    const CombatBeat reached = other || m_beat == 0 ? CombatBeat{-1, 0} : m_beats[static_cast<std::size_t>(m_beat - 1)];
    if (other) m_motion.stop();
    m_ledger = ledger;
    m_where = where;
    m_beats = combatBeats(ledger);
    m_beat = 0;
    const auto lit = [&](const CombatBeat& beat) {
        return std::tie(beat.row, beat.lines) <= std::tie(reached.row, reached.lines);
    };
    while (!atEnd() && lit(m_beats[static_cast<std::size_t>(m_beat)])) ++m_beat;
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
    m_bar->setSentence(sentence());
    m_bar->setMore(!atEnd());
    if (m_looks.narrator().valid()) {
        const CombatPainter combat(*m_theme, m_looks, m_shown);
        setAccessibleDescription(combat.heading() + QStringLiteral(". ") + m_ledgerView->accessibleDescription());
    }
    update();
}

QString CombatSheet::sentence() const
{
    if (step() > Ledger::rowCount) return tr("The combat is over. Click anywhere or press Space to go on.");
    return tr("Step %1 of %2. Click anywhere or press Space to go on.").arg(step()).arg(Ledger::rowCount);
}

// -- motion

void CombatSheet::play(double speed)
{
    m_speed = speed;
    if (m_looks.narrator().valid() && speed > 0) startBeat();
    else toTheEnd();
}

void CombatSheet::startBeat()
{
    if (atEnd()) {
        if (!m_clickToGoOn) run(combatHold, true);
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
    m_motion.setDuration(std::max(1, static_cast<int>(milliseconds / m_speed)));
    m_motion.start();
    refresh();
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
    const bool moved = playing() || m_speed <= 0;
    m_motion.stop();
    if (moved) {
        while (!atEnd() && !m_beats[static_cast<std::size_t>(m_beat)].endsRow) ++m_beat;
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
    if (speed <= 0) toTheEnd();
    else if (was) startBeat();
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

void CombatSheet::keyPressEvent(QKeyEvent* event)
{
    const bool modifier = event->text().isEmpty() && event->key() != Qt::Key_Right && event->key() != Qt::Key_Escape;
    if (modifier || event->isAutoRepeat()) QWidget::keyPressEvent(event);
    else advance();
}

void CombatSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Combat"));
        refresh();
    }
    QWidget::changeEvent(event);
}

// -- places

QSize CombatSheet::minimumSizeHint() const { return {900, 540}; }

void CombatSheet::layOut()
{
    const int bar = m_theme->px(54);
    m_bar->setGeometry(0, height() - bar, width(), bar);
    const qreal room = height() - bar;
    const bool narrow = width() < 1150;
    const qreal margin = narrow ? 16 : 36;
    const qreal gap = narrow ? 18 : 40;
    const qreal grown = std::clamp(std::min(width() / 1224.0, room / 654.0), 1.0, 1.4);
    const qreal byHeight = (room - cardTop - plateHeight - 34) / CardPainter::aspect;
    const qreal byWidth = (width() - 2 * margin - 2 * gap - 592 * std::min(m_theme->scale(), 1.15)) / 2;
    m_cardWidth = std::floor(std::max(150.0, std::min({240 * grown, byHeight, std::max(byWidth, 170.0)})));
    const qreal middle = std::min(width() - 2 * (margin + gap + m_cardWidth), 592 * std::max(grown, m_theme->scale()));
    const qreal left = std::floor((width() - middle - 2 * (gap + m_cardWidth)) / 2);
    const qreal sheet = std::round(m_cardWidth * CardPainter::aspect);
    const qreal spare = std::max(0.0, (room - cardTop - sheet - 22 - plateHeight - 60) / 2);
    const qreal top = std::floor(std::min(spare, 120.0) * (grown > 1 ? 1 : 0));
    m_columns[0] = QRectF(left, top, m_cardWidth, cardTop + sheet + 22 + plateHeight);
    m_middle = QRectF(left + m_cardWidth + gap, top, middle, room - top);
    m_columns[1] = m_columns[0].translated(m_cardWidth + 2 * gap + middle, 0);
    m_ground = {};
    placeLedger();
}

void CombatSheet::placeLedger()
{
    const qreal top = m_middle.top() + headingHeight * std::min(m_theme->scale(), 1.3);
    const qreal sum = sumHeight * m_theme->scale();
    const qreal most = height() - m_bar->height() - top - 16 - sum - 14;
    const auto heightOf = [&](bool tight) {
        return layOutLedger(m_ledger, LedgerForm::wide, *m_theme, std::floor(m_middle.width()) - 2, tight).height + 8;
    };
    const bool tight = heightOf(false) > most;
    m_ledgerView->setTight(tight);
    m_ledgerBox = QRectF(m_middle.left(), top, std::floor(m_middle.width()), std::ceil(std::min(heightOf(tight), most)));
    m_scroll->setGeometry(m_ledgerBox.adjusted(1, 1, -1, -5).toAlignedRect());
    m_sumBox = QRectF(m_ledgerBox.left(), m_ledgerBox.bottom() + 16, m_ledgerBox.width(), sum);
}

void CombatSheet::resizeEvent(QResizeEvent*) { layOut(); }

void CombatSheet::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setFocus();
}

// -- drawing

void CombatSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_ground.isNull()) {
        m_ground = QPixmap(size() * devicePixelRatioF());
        m_ground.setDevicePixelRatio(devicePixelRatioF());
        m_ground.fill(m_theme->color(Tone::ground));
        QPainter wash(&m_ground);
        wash.setOpacity(1 - washShare);
        if (!m_backdrop.isNull()) wash.drawPixmap(QPointF(0, 0), m_backdrop);
    }
    painter.drawPixmap(0, 0, m_ground);
    if (m_shown.empty() || !m_looks.narrator().valid()) return;
    const CombatPainter combat(*m_theme, m_looks, m_shown);
    const qreal half = width() / 2.0;
    for (int side : {attackSide, defenseSide}) {
        const FighterId fighter = m_shown.sides[static_cast<std::size_t>(side)].fighter;
        painter.fillRect(QRectF(side * half, 0, half, 4), m_theme->seat(seatOf(fighter)));
        paintSide(painter, combat, side);
    }
    paintHeading(painter, combat);
    CombatPainter::paintPanel(painter, *m_theme, m_ledgerBox, Tone::raised, 8);
    combat.paintSum(painter, m_sumBox, partOf(resultRow));
}

void CombatSheet::paintHeading(QPainter& painter, const CombatPainter& combat) const
{
    const qreal e = std::min(m_theme->scale(), 1.3);
    const QString heading = combat.heading();
    painter.setFont(m_theme->nameFont(TextRole::pageTitle, heading));
    painter.setPen(m_theme->color(Tone::ink));
    painter.drawText(QRectF(m_middle.left() - 30, m_middle.top() + 14 * e, m_middle.width() + 60, 42 * e), Qt::AlignCenter, heading);
    painter.setFont(m_theme->font(TextRole::body));
    painter.setPen(m_theme->color(Tone::ink2));
    painter.drawText(QRectF(m_middle.left(), m_middle.top() + 54 * e, m_middle.width(), 20 * e), Qt::AlignCenter, m_where);
}

void CombatSheet::paintSide(QPainter& painter, const CombatPainter& combat, int side) const
{
    const QRectF& column = m_columns[static_cast<std::size_t>(side)];
    const qreal falling = partOf(resultRow);
    const int lost = m_shown.decided && side == defenseSide ? m_shown.healthBefore - m_shown.healthAfter : 0;
    const qreal dial = column.width() < 200 ? 50 : 62;
    const qreal beside = m_ledgerBox.left() - m_columns[0].right() - 8;
    combat.paintFighter(painter, QRectF(column.left(), column.top() + 124 - dial, column.width() + beside, dial), side,
                        falling < 1 ? std::max(0, lost) : 0);
    paintCard(painter, combat, side);
    combat.paintPlate(painter, QRectF(column.left(), column.bottom() - plateHeight, column.width(), plateHeight), side,
                      m_shown.sides[static_cast<std::size_t>(side)].value >= 0);
}

void CombatSheet::paintCard(QPainter& painter, const CombatPainter& combat, int side) const
{
    const QRectF& column = m_columns[static_cast<std::size_t>(side)];
    const QRectF sheet(QPointF(column.left(), column.top() + cardTop), CardPainter::sizeForWidth(m_cardWidth));
    const CardPainter cards(*m_theme);
    const auto baked = [&](std::size_t slot, const CardLook& look, const QRectF& at) {
        Baked& kept = m_baked[slot];
        if (kept.picture.isNull() || kept.look != look || kept.width != at.width() ||
            kept.picture.devicePixelRatio() != devicePixelRatioF())
            kept = {look, at.width(), cards.baked(look, at.width(), devicePixelRatioF())};
        painter.drawPixmap(at.topLeft() - QPointF(CardPainter::margins().left(), CardPainter::margins().top()), kept.picture);
    };
    if (!combat.hasCard(side)) {
        combat.paintNoCard(painter, sheet, side);
        return;
    }
    if (side == attackSide && m_shown.sides[attackSide].boost != CardId::none) {
        const qreal peep = std::min(40.0, (m_ledgerBox.left() - sheet.right()) - 6);
        baked(2, combat.boost(), QRectF(QPointF(sheet.left() + peep, sheet.top() - 10), sheet.size()));
    }
    const CardLook look = combat.card(side);
    const qreal turn = partOf(revealRow);
    if (turn < 1 && !look.back) cards.paintTurning(painter, sheet, look, turn);
    else baked(static_cast<std::size_t>(side), look, sheet);
}

} // namespace fabletop
