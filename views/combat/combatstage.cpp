// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatstage.h"

#include "views/cards/cardpainter.h"
#include "views/cards/cardpeek.h"
#include "views/combat/stagepainter.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QPainter>

namespace fabletop {

namespace {

constexpr qreal bandHeight = 6; ///< in the colors of both seats
constexpr qreal floorPitch = 7;

} // namespace

CombatStage::CombatStage(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] {
        m_baked = {};
        update();
    });
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Combat"));
    CardPeek::attach(*this, m_theme, [this](QPoint at) { return boostAt(at); });
    for (QWidget*& node : m_nodes) {
        node = new QWidget(this);
        node->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    layOut();
}

/// The card whose name a chip tells.
std::optional<CardLook> CombatStage::boostAt(QPoint at) const
{
    for (int side : {attackSide, defenseSide}) {
        const LedgerSide& here = m_ledger.sides[static_cast<std::size_t>(side)];
        const bool named =
            tells() && here.fighter != FighterId::none && here.boost != CardId::none && !here.cancelled;
        if (named && m_places.sides[static_cast<std::size_t>(side)].chip.contains(at))
            return CombatPainter(*m_theme, m_looks, m_ledger).boost(side);
    }
    return std::nullopt;
}

void CombatStage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_baked = {};
    layOut();
}

void CombatStage::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    m_baked = {};
    describe();
    update();
}

void CombatStage::setCombat(const Ledger& shown, const QString& where)
{
    if (shown == m_ledger && where == m_where) return;
    m_ledger = shown;
    m_where = where;
    describe();
    update();
}

void CombatStage::setMotion(const StageMotion& motion)
{
    if (motion == m_motion) return;
    m_motion = motion;
    update();
}

void CombatStage::describe()
{
    setAccessibleName(tr("Combat"));
    if (!tells()) return;
    const CombatBlow blow;
    const StagePainter stage(*m_theme, m_looks, m_ledger, m_places, blow);
    const CombatPainter combat(*m_theme, m_looks, m_ledger);
    setAccessibleDescription(
        QStringList{combat.heading(), m_where, combat.outcome()}.join(QStringLiteral(". ")));
    for (int side : {attackSide, defenseSide})
        m_nodes[static_cast<std::size_t>(side)]->setAccessibleName(stage.spoken(side));
}

void CombatStage::layOut()
{
    m_places = stagePlaces(*m_theme, size());
    for (std::size_t side = 0; side < 2; ++side)
        m_nodes[side]->setGeometry(
            (m_places.busts ? m_places.sides[side].bust : m_places.sides[side].base).toAlignedRect());
    update();
}

void CombatStage::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CombatStage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

// -- drawing

void CombatStage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    if (!tells()) return;
    const CombatBlow blow = combatBlow(m_motion.blow);
    const StagePainter stage(*m_theme, m_looks, m_ledger, m_places, blow);
    const qreal half = width() / 2.0;
    for (int side : {attackSide, defenseSide}) {
        const FighterId fighter = m_ledger.sides[static_cast<std::size_t>(side)].fighter;
        if (fighter != FighterId::none)
            painter.fillRect(QRectF(side * half, 0, half, bandHeight), m_theme->seat(seatOf(fighter)));
        stage.paintName(painter, side);
        paintCard(painter, side);
        stage.paintChip(painter, side);
    }
    for (int side : {attackSide, defenseSide})
        stage.paintFigure(painter, side);
    stage.paintHeading(painter, m_where);
    for (int side : {attackSide, defenseSide})
        stage.paintValue(painter, side);
    stage.paintSum(painter);
}

/// A wall and a floor.
void CombatStage::paintGround(QPainter& painter) const
{
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    painter.fillRect(QRectF(0, m_places.floor, width(), 1), m_theme->color(Tone::edge));
    for (qreal y = m_places.floor + floorPitch; y < height(); y += floorPitch)
        painter.fillRect(QRectF(0, y, width(), 1), m_theme->color(Tone::hair));
}

void CombatStage::paintCard(QPainter& painter, int side) const
{
    const QRectF sheet = m_places.sides[static_cast<std::size_t>(side)].card;
    const CombatPainter combat(*m_theme, m_looks, m_ledger);
    if (!combat.hasCard(side)) return combat.paintNoCard(painter, sheet, side);
    const CardPainter cards(*m_theme);
    const CardLook look = combat.card(side);
    if (m_motion.turn < 1 && !look.back) return cards.paintTurning(painter, sheet, look, m_motion.turn);
    Baked& kept = m_baked[static_cast<std::size_t>(side)];
    if (kept.picture.isNull() || kept.look != look || kept.width != sheet.width() ||
        kept.picture.devicePixelRatio() != devicePixelRatioF())
        kept = {look, sheet.width(), cards.baked(look, sheet.width(), devicePixelRatioF())};
    const QMarginsF around = CardPainter::margins();
    painter.drawPixmap(sheet.topLeft() - QPointF(around.left(), around.top()), kept.picture);
}

} // namespace fabletop
