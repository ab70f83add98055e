// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardpainter.h"

#include "views/baking/illustrations.h"
#include "views/cards/cardlayout.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

constexpr qreal plateCorner = 4;

/// Letters of the card: paints with the fonts of the finer grid in which they were measured.
class Letters {
public:
    explicit Letters(QPainter& painter) : m_painter(painter)
    {
        m_painter.save();
        m_painter.scale(1 / letterGrid, 1 / letterGrid);
    }
    ~Letters() { m_painter.restore(); }
    Letters(const Letters&) = delete;
    Letters& operator=(const Letters&) = delete;

    void put(qreal left, qreal base, const QString& text, const QFont& font, const QColor& ink)
    {
        paintText(m_painter, QPointF(left, base) * letterGrid, text, {font, ink});
    }
    void putCentred(qreal middle, qreal base, const QString& text, const QFont& font, const QColor& ink)
    {
        put(middle - lengthOf(text, font) / 2, base, text, font, ink);
    }

private:
    QPainter& m_painter;
};

/// Capitals with some room between them, for the bearer.
QFont labelFont(const Theme& theme, const CardLayout& card)
{
    QFont font = cardFont(theme, cardlayout::leastLetter(card.unit), true);
    font.setLetterSpacing(QFont::PercentageSpacing, 105);
    return font;
}

} // namespace

QMarginsF CardPainter::margins()
{
    return {8, 14, 8, 20};
}

void CardPainter::paint(QPainter& painter, const QRectF& sheet, const CardLook& look) const
{
    paintCard(painter, sheet, look, cardlayout::fitting(m_theme, look, sheet.size()));
}

void CardPainter::paintFace(QPainter& painter, const QRectF& sheet, const CardLook& look) const
{
    if (look.back) return paintBack(painter, sheet);
    paintFront(painter, sheet, look, cardlayout::fitting(m_theme, look, sheet.size()));
}

void CardPainter::paintInHand(QPainter& painter, const QRectF& sheet, const CardLook& look) const
{
    paintCard(painter, sheet, look, cardlayout::inHand(m_theme, look, sheet.size()));
}

bool CardPainter::fits(const CardLook& look) const
{
    return cardlayout::large(m_theme, look, sizeForWidth(cardlayout::largeWide)).whole;
}

bool CardPainter::fitsInHand(const CardLook& look, QSizeF sheet) const
{
    return look.back || cardlayout::inHand(m_theme, look, sheet).whole;
}

bool CardPainter::showsText(const CardLook& look, QSizeF sheet) const
{
    return cardlayout::fitting(m_theme, look, sheet).face != CardFace::head;
}

qreal CardPainter::heightForText(const CardLook& look, qreal width) const
{
    return cardlayout::textHeight(m_theme, look, width);
}

qreal CardPainter::handWidth(const CardLook& look, qreal height) const
{
    const qreal unit = cardlayout::handUnit(height);
    for (const qreal wide : cardlayout::handWidths)
        if (fitsInHand(look, QSizeF(wide * unit, height))) return wide * unit;
    return std::end(cardlayout::handWidths)[-1] * unit;
}

Illustration CardPainter::illustrationOf(const CardLook& look) const
{
    return {IllustrationKind::vignette, look.picture, look.wash, m_theme.dark(), false, look.ownPicture};
}

void CardPainter::prepareInHand(const CardLook& look, qreal height, qreal dpr) const
{
    if (look.back || look.picture.isEmpty()) return;
    const QSizeF sheet(handWidth(look, height), height);
    const CardLayout card = cardlayout::inHand(m_theme, look, sheet);
    if (card.picture)
        m_theme.art().illustrations().prepare(illustrationOf(look), card.plate.width() * card.unit * dpr);
}

/// Shadow, front or back, marks.
void CardPainter::paintCard(QPainter& painter, const QRectF& sheet, const CardLook& look,
                            const CardLayout& card) const
{
    const qreal radius = card.corner * card.unit;
    paintShadow(painter, m_theme, sheet, radius, look.lifted || look.chosen ? 2 : 1);
    if (look.back)
        paintBack(painter, sheet);
    else
        paintFront(painter, sheet, look, card);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!look.back) {
        painter.save();
        painter.translate(sheet.topLeft());
        painter.scale(card.unit, card.unit);
        paintState(painter, look, card);
        painter.restore();
    }
    if (look.seenByOpponent) {
        const QPointF centre(sheet.center().x(), sheet.top());
        painter.setPen(QPen(m_theme.color(Tone::edge), 1));
        painter.setBrush(m_theme.color(Tone::raised));
        painter.drawRoundedRect(QRectF(centre.x() - 15, centre.y() - 10, 30, 20), 10, 10);
        m_theme.art().paintIcon(painter, QRectF(centre.x() - 8, centre.y() - 8, 16, 16),
                                QStringLiteral("eye"), m_theme.color(Tone::ink));
    }
    if (look.chosen) {
        painter.setPen(QPen(m_theme.color(Tone::accent), 2.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(sheet.adjusted(-3, -3, 3, 3), radius + 3, radius + 3);
    }
    painter.restore();
}

/// A lock at the foot of the type's shape, or a bar on the lower edge.
void CardPainter::paintState(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    if (!look.dimmed.isEmpty()) {
        const qreal radius = card.face == CardFace::head ? std::min(11.0, card.shapeSize * 0.3) : 11;
        const QPointF centre(std::max(card.plate.left() + radius - 4, card.shape.x() - card.shapeSize * 0.37),
                             card.shape.y() + card.shapeSize * 0.44);
        painter.setPen(QPen(m_theme.color(Tone::ink2), 1.2));
        painter.setBrush(m_theme.color(Tone::raised));
        painter.drawEllipse(centre, radius, radius);
        const qreal side = 1.16 * radius;
        m_theme.art().paintIcon(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                QStringLiteral("lock"), m_theme.color(Tone::ink));
    } else if (look.playable) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Tone::accent));
        painter.drawRoundedRect(QRectF(14, card.sheet.height() - 4, card.sheet.width() - 28, 4), 2, 2);
    }
}

void CardPainter::paintFront(QPainter& painter, const QRectF& sheet, const CardLook& look,
                             const CardLayout& card) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(m_theme.color(Tone::raised));
    const qreal radius = card.corner * card.unit;
    painter.drawRoundedRect(sheet, radius, radius);
    painter.translate(sheet.topLeft());
    painter.scale(card.unit, card.unit);
    paintPlate(painter, look, card);
    paintType(painter, m_theme, look.shownType(),
              QRectF(card.shape.x() - card.shapeSize / 2, card.shape.y() - card.shapeSize / 2, card.shapeSize,
                     card.shapeSize),
              look.value < 0 ? QString() : QString::number(look.value), 0.05 * card.shapeSize);
    if (card.boostRadius > 0)
        paintBoost(painter, m_theme, card.boost, card.boostRadius, boostText(look.boost));
    paintBearer(painter, look, card);
    paintWords(painter, look, card);
    painter.restore();
}

void CardPainter::paintPlate(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    const QColor ink = m_theme.type(look.shownType());
    QPainterPath plate;
    plate.addRoundedRect(card.plate, plateCorner, plateCorner);
    painter.save();
    painter.setClipPath(plate, Qt::IntersectClip);
    painter.fillRect(card.plate, Theme::mix(ink, m_theme.color(Tone::raised), m_theme.dark() ? 0.20 : 0.14));
    paintGround(painter, card.plate, look.shownType(), card.face == CardFace::large ? 1.2 : 1);
    const bool drawn = paintPicture(painter, look, card);
    painter.restore();
    painter.setPen(QPen(ink, card.face == CardFace::large ? 1.4 : 1.1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(plate);
    if (!drawn) paintEmblem(painter, look, card);
}

/// The engraver's ground of a type.
void CardPainter::paintGround(QPainter& painter, const QRectF& plate, CardType type, qreal pixel) const
{
    const QColor ink = Theme::mix(m_theme.type(type), m_theme.color(Tone::raised), 0.34);
    painter.setPen(QPen(ink, 0.5 * pixel, Qt::SolidLine, Qt::FlatCap));
    const qreal pitch = 5 * pixel;
    QVector<QLineF> lines;
    const auto slanted = [&](qreal degrees, qreal between) {
        const qreal run = plate.height() / std::tan(degrees * std::numbers::pi / 180);
        const qreal step = between / std::sin(std::abs(degrees) * std::numbers::pi / 180);
        for (qreal x = plate.left() - std::abs(run); x < plate.right() + std::abs(run); x += step)
            lines << QLineF(x, plate.bottom(), x + run, plate.top());
    };
    switch (type) {
    case CardType::attack: slanted(60, pitch); break;
    case CardType::defense:
        for (qreal y = plate.top() + pitch * 0.8; y < plate.bottom(); y += pitch)
            lines << QLineF(plate.left(), y, plate.right(), y);
        break;
    case CardType::versatile:
        slanted(45, pitch * 1.4);
        slanted(-45, pitch * 1.4);
        break;
    case CardType::scheme:
        painter.setPen(QPen(ink, 1.1 * pixel, Qt::SolidLine, Qt::RoundCap));
        for (qreal y = plate.top() + pitch * 0.8; y < plate.bottom(); y += pitch) {
            const bool odd = std::lround((y - plate.top()) / pitch) % 2;
            for (qreal x = plate.left() + pitch * (odd ? 0.8 : 1.3); x < plate.right(); x += pitch)
                lines << QLineF(x, y, x + 0.02, y);
        }
        break;
    }
    painter.drawLines(lines);
}

/// At the width of the plate, on its foot, larger where the plate is a poster; false where there is none, or
/// none yet.
bool CardPainter::paintPicture(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    if (!card.picture || look.picture.isEmpty()) return false;
    const QSizeF design = Illustrations::designSize(IllustrationKind::vignette);
    constexpr qreal largest = 1.7; // beyond it what it shows would be cut off at the sides
    const qreal high = card.plate.width() * design.height() / design.width();
    const bool low = card.plate.height() < 0.8 * high; // whole, between shape and drop
    qreal grown = low                           ? 1.12 * card.plate.height() / high
                  : card.face == CardFace::head ? std::clamp(0.7 * card.plate.height() / high, 1.0, largest)
                                                : 1;
    // An edge that cuts through the drawing lies on the edge of the plate.
    if (!low && m_theme.art().illustrations().cutAbove(illustrationOf(look)))
        grown = std::max(grown, card.plate.height() / high);
    const qreal middle = low ? (card.shape.x() + card.shapeSize / 2 + card.boost.x() - card.boostRadius) / 2
                             : card.plate.center().x();
    const QRectF box(middle - card.plate.width() * grown / 2, card.plate.bottom() - high * grown,
                     card.plate.width() * grown, high * grown);
    return m_theme.art().illustrations().paint(painter, box, illustrationOf(look));
}

void CardPainter::paintEmblem(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    if (card.disc <= 0) return;
    // In the middle of what shape and drop leave.
    const qreal left = card.shape.x() + card.shapeSize / 2;
    const qreal right = card.boost.x() - card.boostRadius;
    const QPointF centre(card.face == CardFace::large ? card.plate.center().x() : (left + right) / 2,
                         card.plate.center().y());
    painter.setPen(QPen(m_theme.type(look.shownType()), 1.1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawEllipse(centre, card.disc, card.disc);
    const qreal side = 1.4 * card.disc;
    const QColor drawn = m_theme.color(Tone::ink);
    if (m_theme.art().hasEmblem(look.emblem)) {
        m_theme.art().paintEmblem(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                  look.emblem, drawn);
        return;
    }
    const QFont font = m_theme.serifFont(card.disc * 1.25 * letterGrid, true);
    const qreal capital = QFontMetricsF(font).capHeight() / letterGrid;
    Letters(painter).putCentred(centre.x(), centre.y() + capital / 2, look.initial, font, drawn);
}

void CardPainter::paintBearer(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    if (card.bearer.isEmpty() && card.bearer.height() <= 0) return;
    const QFont font = labelFont(m_theme, card);
    QString words = look.bearer.toUpper();
    constexpr qreal around = 13;
    if (lengthOf(words, font) + 2 * around > card.plate.width()) words = look.bearer;
    const qreal wide = std::min(lengthOf(words, font) + 2 * around, card.plate.width() + 10);
    const qreal middle = card.sheet.width() / 2;
    const QRectF label(middle - wide / 2, card.bearer.top(), wide, card.bearer.height());
    painter.setPen(QPen(m_theme.type(look.shownType()), 1.1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(label, label.height() / 2, label.height() / 2);
    const qreal capital = QFontMetricsF(font).capHeight() / letterGrid;
    Letters(painter).putCentred(middle, label.center().y() + capital / 2, words, font,
                                m_theme.color(Tone::ink));
}

void CardPainter::paintWords(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    const qreal middle = card.sheet.width() / 2;
    qreal base = card.titleTop;
    for (const QString& line : card.title.lines) {
        Letters(painter).putCentred(middle, base, line, card.title.font, m_theme.color(Tone::ink));
        base += card.titleLine;
    }
    if (card.face == CardFace::head) return;
    if (card.rule > 0) {
        const QColor ink = m_theme.type(look.shownType());
        const qreal y = card.rule;
        painter.setPen(QPen(ink, 0.9));
        painter.drawLine(QPointF(middle - 36, y), QPointF(middle - 7, y));
        painter.drawLine(QPointF(middle + 7, y), QPointF(middle + 36, y));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF({QPointF(middle, y - 4), QPointF(middle + 4, y), QPointF(middle, y + 4),
                                       QPointF(middle - 4, y)}));
    }
    paintLines(painter, look, card);
    paintFoot(painter, look, card);
}

void CardPainter::paintLines(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    if (look.parts.empty()) {
        const qreal size = card.face == CardFace::large ? 15 : 12;
        Letters(painter).putCentred(card.sheet.width() / 2, card.textTop + size, look.noEffect,
                                    m_theme.serifFont(size * letterGrid, false, true),
                                    m_theme.color(Tone::ink2));
        return;
    }
    const QFont plain = cardFont(m_theme, card.text.sizes.text);
    const QFont timing = cardFont(m_theme, card.text.sizes.timing, true);
    qreal base = card.textTop;
    bool first = true;
    for (const CardLine& line : card.text.lines) {
        if (!std::exchange(first, false)) base += line.advance;
        if (line.markedTo > line.markedFrom) {
            const qreal size = card.text.sizes.text;
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.color(Tone::accentWash));
            painter.drawRoundedRect(QRectF(card.textLeft + line.markedFrom - 2, base - size * 0.96,
                                           line.markedTo - line.markedFrom + 4, size * 1.24),
                                    2, 2);
        }
        QFont font = line.timing ? timing : plain;
        font.setStrikeOut(line.struck);
        Letters(painter).put(card.textLeft, base, line.text, font,
                             line.struck   ? m_theme.color(Tone::ink2)
                             : line.timing ? m_theme.type(look.shownType())
                                           : m_theme.color(Tone::ink));
    }
    if (!card.goesOn) return;
    const QPointF foot(card.sheet.width() / 2, card.sheet.height() - 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Tone::ink2));
    painter.drawPolygon(QPolygonF({foot + QPointF(-5, -5), foot + QPointF(5, -5), foot}));
}

void CardPainter::paintFoot(QPainter& painter, const CardLook& look, const CardLayout& card) const
{
    if (card.foot <= 0) return;
    const QFont font = cardFont(m_theme, std::max(11.5, cardlayout::leastLetter(card.unit)));
    const QColor ink = m_theme.color(Tone::ink2);
    Letters letters(painter);
    if (look.copies > 0)
        letters.put(card.textLeft, card.foot, QStringLiteral("×%1").arg(look.copies), font, ink);
    letters.put(card.sheet.width() - card.textLeft - lengthOf(look.hero, font), card.foot, look.hero, font,
                ink);
}

} // namespace fabletop
