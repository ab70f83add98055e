// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/boarditems.h"

#include "views/theme/painttext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>

namespace fabletop {

void BoardItem::setRect(const QRectF& rect)
{
    if (rect == m_rect) return;
    prepareGeometryChange();
    m_rect = rect;
}

void BoardItem::keepForFade()
{
    m_before = m_picture;
    m_beforePart = m_part;
}

void BoardItem::setPicture(const QPixmap& picture, const QRectF& part)
{
    const bool whole = part == QRectF(0, 0, 1, 1);
    if (whole)
        m_whole = QPixmap();
    else if (m_part == QRectF(0, 0, 1, 1) && !m_picture.isNull())
        m_whole = m_picture;
    m_picture = picture;
    m_part = part;
    update();
}

void BoardItem::setFade(qreal shown)
{
    m_shown = shown;
    if (shown >= 1) m_before = QPixmap();
    update();
}

void BoardItem::clear()
{
    m_picture = m_before = m_whole = QPixmap();
    m_part = QRectF(0, 0, 1, 1);
    m_shown = 1;
    update();
}

void BoardItem::paintPicture(QPainter& painter, const QPixmap& picture, const QRectF& part) const
{
    if (picture.isNull()) return;
    const QRectF where(m_rect.x() + part.x() * m_rect.width(), m_rect.y() + part.y() * m_rect.height(),
                       part.width() * m_rect.width(), part.height() * m_rect.height());
    const bool exact = std::abs(where.width() - picture.width() / picture.devicePixelRatio()) < 1;
    if (exact)
        painter.drawPixmap(where.topLeft(), picture);
    else
        painter.drawPixmap(where, picture, QRectF(picture.rect()));
}

BoardItem::BoardItem()
{
    setFlag(ItemUsesExtendedStyleOption);
}

void BoardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const QRectF sharp(m_rect.x() + m_part.x() * m_rect.width(), m_rect.y() + m_part.y() * m_rect.height(),
                       m_part.width() * m_rect.width(), m_part.height() * m_rect.height());
    if (!sharp.adjusted(-1, -1, 1, 1).contains(option->exposedRect))
        paintPicture(*painter, m_whole, QRectF(0, 0, 1, 1));
    if (m_shown < 1) {
        paintPicture(*painter, m_before, m_beforePart);
        painter->setOpacity(m_shown);
    }
    paintPicture(*painter, m_picture, m_part);
    painter->setOpacity(1);
}

void HintItem::renew(const Battlefield* battlefield, const BoardGeometry* geometry, const Theme* theme,
                     const BoardLook* look, const Attention& attention)
{
    const qreal reach = geometry ? 14 * geometry->unit() : 0;
    const QRectF rect = geometry ? geometry->rect().adjusted(-reach, -reach, reach, reach) : QRectF();
    if (rect != m_rect) prepareGeometryChange();
    m_rect = rect;
    m_battlefield = battlefield;
    m_geometry = geometry;
    m_theme = theme;
    m_look = look;
    m_attention = attention;
    update();
}

void HintItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_battlefield || !m_look) return;
    const BoardPainter board(*m_battlefield, *m_geometry, *m_theme);
    HintPainter(board, *m_look, m_attention).paint(*painter, m_layer);
}

void FighterItem::renew(const FighterDrawing& drawing, const BoardGeometry* geometry, const Theme* theme)
{
    const bool same = drawing == m_drawing && geometry == m_geometry && theme == m_theme && geometry;
    const qreal radius = geometry ? geometry->radius() : 0;
    if (same && qFuzzyCompare(m_radius, radius)) return;
    prepareGeometryChange();
    m_drawing = drawing;
    m_geometry = geometry;
    m_theme = theme;
    m_radius = radius;
    m_bounds = geometry ? fighterBounds(*geometry, drawing.piece) : QRectF();
    if (!same || !stretchesTo(m_bounds)) m_baked = QPixmap();
    update();
}

bool FighterItem::stretchesTo(const QRectF& bounds) const
{
    if (m_baked.isNull() || m_bakedSize.isEmpty() || bounds.isEmpty()) return false;
    constexpr qreal slack = 0.06; // tabs keep a least size
    const qreal form = m_bakedSize.width() / m_bakedSize.height();
    return std::abs(bounds.width() / bounds.height() / form - 1) <= slack;
}

void FighterItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_geometry) return;
    const qreal dpr = painter->device()->devicePixelRatioF();
    if (stretched() && qFuzzyCompare(m_bakedDpr, dpr))
        return painter->drawPixmap(m_bounds, m_baked, QRectF(QPointF(0, 0), m_bakedSize * dpr));
    if (m_baked.isNull() || !qFuzzyCompare(m_bakedDpr, dpr)) {
        m_baked = QPixmap((m_bounds.size() * dpr).toSize() + QSize(1, 1));
        m_baked.setDevicePixelRatio(dpr);
        m_baked.fill(Qt::transparent);
        QPainter baking(&m_baked);
        paintFighter(baking, *m_theme, *m_geometry, -m_bounds.topLeft(), m_drawing, m_layer);
        m_bakedDpr = dpr;
        m_bakedSize = m_bounds.size();
    }
    painter->drawPixmap(m_bounds.topLeft(), m_baked);
}

/// Also where a figure was there already: it may have been one of another size.
void FighterItem::complete()
{
    if (stretched()) return; // drawn anew when it is sharpened
    m_baked = QPixmap();
    update();
}

void FighterItem::sharpen()
{
    if (!stretched()) return;
    m_baked = QPixmap();
    update();
}

FighterSprite::FighterSprite(QGraphicsScene& scene)
    : m_body(new FighterItem(FighterLayer::body)), m_tab(new FighterItem(FighterLayer::tab))
{
    for (FighterItem* item : {m_body, m_tab}) {
        item->setAcceptedMouseButtons(Qt::NoButton);
        scene.addItem(item);
    }
}

FighterSprite::~FighterSprite()
{
    delete m_body;
    delete m_tab;
}

void FighterSprite::renew(const FighterDrawing& drawing, const BoardGeometry* geometry, const Theme* theme)
{
    m_body->renew(drawing, geometry, theme);
    m_tab->renew(drawing, geometry, theme);
}

void FighterSprite::sharpen()
{
    m_body->sharpen();
    m_tab->sharpen();
}

void FighterSprite::place(QPointF centre)
{
    m_body->setPos(centre);
    m_tab->setPos(centre);
    if (m_lifted) return;
    constexpr qreal furthest = 100000; // more than any board is high
    m_body->setZValue(BoardLevel::fighters + std::clamp(centre.y() / furthest, 0.0, 0.999));
    m_tab->setZValue(BoardLevel::tabs);
}

void FighterSprite::setOpacity(qreal opacity)
{
    m_body->setOpacity(opacity);
    m_tab->setOpacity(opacity);
}

void FighterSprite::setScale(qreal scale)
{
    m_body->setScale(scale);
    m_tab->setScale(scale);
}

void FighterSprite::lift()
{
    m_lifted = true;
    m_body->setZValue(BoardLevel::lifted);
    m_tab->setZValue(BoardLevel::lifted);
}

void NoteItem::say(const QString& text, const Theme* theme)
{
    prepareGeometryChange();
    m_text = text;
    m_theme = theme;
    m_rect = QRectF();
    if (text.isEmpty() || !theme) return;
    const QFontMetricsF metrics(theme->font(TextRole::second));
    m_rect = QRectF(0, 0, metrics.horizontalAdvance(text) + 20, metrics.height() + 10);
    update();
}

void NoteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_text.isEmpty()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme->color(Tone::ink));
    painter->drawRoundedRect(m_rect, 5, 5);
    paintText(*painter, m_rect, m_text, {m_theme->font(TextRole::second), m_theme->color(Tone::raised)},
              Fit::exact, Qt::AlignCenter);
}

} // namespace fabletop
