// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardpainter.h"

#include "views/cards/cardtext.h"
#include "views/theme/fittedtext.h"
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

constexpr qreal designWidth = 630;
constexpr qreal designHeight = 880;
constexpr qreal corner = 30;
constexpr qreal middle = designWidth / 2;
const QColor backInk(0x1F, 0x3A, 0x3A);
const QColor backGold(0xD9, 0xC4, 0x8F);

constexpr qreal ruleBelowTitle = 42;
constexpr qreal textBelowRule = 26;
constexpr qreal footTop = 812; ///< where the text of a whole face must end
constexpr qreal faceMargin = 48;

/// The title of a whole face, on as few lines as fit.
struct FaceTitle {
    QFont font;
    QStringList lines;
    qreal first = 0; ///< base line of the first
    qreal line = 0;
    [[nodiscard]] qreal last() const { return first + line * static_cast<qreal>(lines.size() - 1); }
};

FaceTitle titleOf(const Theme& theme, const QString& words)
{
    struct Step {
        qreal size;
        qreal line;
        int lines;
        qreal first;
    };
    FaceTitle title;
    for (const Step& step :
         {Step{58, 54, 1, 384}, Step{50, 54, 2, 366}, Step{42, 46, 3, 356}, Step{34, 38, 4, 352}}) {
        title.font = theme.serifFont(step.size, true);
        title.lines = breakTitle(words, title.font, 560, step.lines);
        title.line = step.line;
        title.first = title.lines.size() == 1 ? 384 : step.first;
        if (title.lines.size() <= step.lines) break;
    }
    return title;
}

} // namespace

/// Where things lie on a face, in the grid of 630 × 880; `pixel` is one pixel in that grid.
struct CardPainter::Face {
    bool compact = false;
    qreal pixel = 1;
    qreal z = 1;
    QRectF plate;
    qreal emblemY = 163;
    qreal emblemRadius = 104;
    QPointF shape;
    qreal shapeSize = 150;
    QPointF boost;
    qreal boostRadius = 46;

    explicit Face(qreal width) : compact(width < compactBelow), pixel(designWidth / width)
    {
        z = std::clamp(width / 120, 1.0, 1.24) * pixel;
        plate = QRectF(22, 22, 586, compact ? 240 : 278);
        emblemY = compact ? 144 : 163;
        emblemRadius = compact ? 94 : 104;
        shape = compact ? QPointF(119, 123) : QPointF(96, 100);
        shapeSize = compact ? 176 : 150;
        boost = compact ? QPointF(526, 129) : QPointF(544, 106);
        boostRadius = compact ? 58 : 46;
    }
};

QMarginsF CardPainter::margins()
{
    return {8, 14, 8, 20};
}

void CardPainter::paint(QPainter& painter, const QRectF& sheet, const CardLook& look) const
{
    const qreal radius = corner * sheet.width() / designWidth;
    paintShadow(painter, m_theme, sheet, radius, look.lifted || look.chosen ? 2 : 1);
    paintFace(painter, sheet, look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!look.dimmed.isEmpty() && !look.back) paintDimmed(painter, sheet, look.dimmed);
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

void CardPainter::paintFace(QPainter& painter, const QRectF& sheet, const CardLook& look) const
{
    if (look.back) return paintBack(painter, sheet);
    const Face face(sheet.width());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(m_theme.color(Tone::raised));
    const qreal radius = corner / face.pixel;
    painter.drawRoundedRect(sheet, radius, radius);
    painter.translate(sheet.topLeft());
    painter.scale(1 / face.pixel, 1 / face.pixel);
    paintPlate(painter, look, face);
    const qreal top = face.compact ? paintCompactTitle(painter, look.title, face) : paintTitle(painter, look);
    paintWords(painter, look, face, top);
    if (!face.compact) paintFoot(painter, look);
    painter.restore();
}

/// The engraver's ground of a type inside `clip`.
void CardPainter::paintGround(QPainter& painter, const QPainterPath& clip, CardType type, qreal pixel) const
{
    const QRectF plate = clip.boundingRect();
    painter.save();
    painter.setClipPath(clip);
    const QColor ink = Theme::mix(m_theme.type(type), m_theme.color(Tone::raised), 0.34);
    painter.setPen(QPen(ink, std::max(2.0, 0.5 * pixel), Qt::SolidLine, Qt::FlatCap));
    QVector<QLineF> lines;
    const auto slanted = [&](qreal degrees, qreal pitch) {
        const qreal run = plate.height() / std::tan(degrees * std::numbers::pi / 180);
        const qreal step = pitch / std::sin(std::abs(degrees) * std::numbers::pi / 180);
        for (qreal x = plate.left() - std::abs(run); x < plate.right() + std::abs(run); x += step)
            lines << QLineF(x, plate.bottom(), x + run, plate.top());
    };
    switch (type) {
    case CardType::attack: slanted(60, 15); break;
    case CardType::defense:
        for (qreal y = plate.top() + 12; y < plate.bottom(); y += 15)
            lines << QLineF(plate.left(), y, plate.right(), y);
        break;
    case CardType::versatile:
        slanted(45, 20);
        slanted(-45, 20);
        break;
    case CardType::scheme:
        painter.setPen(QPen(ink, std::max(4.6, 0.9 * pixel), Qt::SolidLine, Qt::RoundCap));
        for (qreal y = plate.top() + 12; y < plate.bottom(); y += 15) {
            const bool odd = std::lround((y - plate.top()) / 15) % 2;
            for (qreal x = plate.left() + (odd ? 12 : 19.5); x < plate.right(); x += 15)
                lines << QLineF(x, y, x + 0.1, y);
        }
        break;
    }
    painter.drawLines(lines);
    painter.restore();
}

void CardPainter::paintPlate(QPainter& painter, const CardLook& look, const Face& face) const
{
    const CardType type = look.shownType();
    const QColor ink = m_theme.type(type);
    const QColor sheet = m_theme.color(Tone::raised);
    const QPen frame(ink, std::max(2.6, 0.8 * face.pixel));
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::mix(ink, sheet, m_theme.dark() ? 0.20 : 0.14));
    painter.drawRoundedRect(face.plate, 14, 14);
    QPainterPath plate;
    plate.addRoundedRect(face.plate, 14, 14);
    paintGround(painter, plate, type, face.pixel);
    painter.setPen(frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(face.plate, 14, 14);
    const QPointF centre(middle, face.emblemY);
    painter.setBrush(sheet);
    painter.drawEllipse(centre, face.emblemRadius, face.emblemRadius);
    const qreal side = 1.4 * face.emblemRadius;
    const QColor drawn = m_theme.color(Tone::ink);
    if (m_theme.art().hasEmblem(look.emblem))
        m_theme.art().paintEmblem(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                  look.emblem, drawn);
    else
        paintCentred(painter, centre, look.initial, m_theme.serifFont(face.emblemRadius * 1.25, true), drawn);
    QRectF box(0, 0, face.shapeSize, face.shapeSize);
    box.moveCenter(face.shape);
    paintType(painter, m_theme, type, box, look.value < 0 ? QString() : QString::number(look.value),
              0.07 * face.shapeSize);
    paintBoost(painter, m_theme, face.boost, face.boostRadius, boostText(look.boost));
    if (face.compact || look.bearer.isEmpty()) return;
    QFont font = timingFont(m_theme, 25);
    font.setLetterSpacing(QFont::PercentageSpacing, 110);
    const qreal width = std::min(QFontMetricsF(font).horizontalAdvance(look.bearer.toUpper()) + 52, 560.0);
    const QRectF label(middle - width / 2, face.plate.bottom() - 22, width, 44);
    painter.setPen(QPen(ink, 2.4));
    painter.setBrush(sheet);
    painter.drawRoundedRect(label, 22, 22);
    paintCentred(painter, label.center(), look.bearer.toUpper(), font, drawn);
}

qreal CardPainter::paintCompactTitle(QPainter& painter, const QString& title, const Face& face) const
{
    constexpr qreal width = 566;
    const qreal line = 13.4 * face.z;
    QFont font = m_theme.serifFont(12.6 * face.z * 1.06, true);
    QStringList lines = breakTitle(title, font, width, 2);
    if (lines.size() > 2) {
        font = m_theme.serifFont(12.6 * face.z * 0.92, true);
        lines = breakTitle(title, font, width, 2);
    }
    const QFontMetricsF metrics(font);
    if (lines.size() > 2) {
        const QString rest = lines.mid(1).join(QLatin1Char(' '));
        lines = {lines[0], metrics.elidedText(rest, Qt::ElideRight, width)};
    }
    painter.setFont(font);
    painter.setPen(m_theme.color(Tone::ink));
    qreal base = face.plate.bottom() + 15 * face.z - line;
    for (const QString& words : lines) {
        base += line;
        paintText(painter, QPointF(middle - metrics.horizontalAdvance(words) / 2, base), words,
                  TextStyle::of(painter));
    }
    return base;
}

qreal CardPainter::paintTitle(QPainter& painter, const CardLook& look) const
{
    const FaceTitle title = titleOf(m_theme, look.title);
    const QFontMetricsF metrics(title.font);
    painter.setFont(title.font);
    painter.setPen(m_theme.color(Tone::ink));
    qreal base = title.first;
    for (const QString& line : title.lines) {
        paintText(painter, QPointF(middle - metrics.horizontalAdvance(line) / 2, base), line,
                  TextStyle::of(painter));
        base += title.line;
    }
    return paintRule(painter, title.last() + ruleBelowTitle, m_theme.type(look.shownType()));
}

bool CardPainter::fits(const CardLook& look) const
{
    const qreal room = footTop - titleOf(m_theme, look.title).last() - ruleBelowTitle - textBelowRule;
    return look.parts.empty() || fitText(m_theme, look, designWidth - 2 * faceMargin, room).height() <= room;
}

qreal CardPainter::paintRule(QPainter& painter, qreal y, const QColor& ink) const
{
    painter.setPen(QPen(ink, 2));
    painter.drawLine(QPointF(middle - 90, y), QPointF(middle - 18, y));
    painter.drawLine(QPointF(middle + 18, y), QPointF(middle + 90, y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({QPointF(middle, y - 10), QPointF(middle + 10, y), QPointF(middle, y + 10),
                                   QPointF(middle - 10, y)}));
    return y;
}

/// What ends a short text: a hanging vignette in the ground of the type, as printers close a chapter.
void CardPainter::paintTailpiece(QPainter& painter, qreal top, qreal bottom, CardType type, qreal pixel) const
{
    constexpr qreal roomy = 120;
    if (bottom - top < roomy) return;
    const qreal high = std::min(78.0, (bottom - top) * 0.42);
    const qreal wide = 2.7 * high;
    const qreal y = (top + bottom - high) / 2 + 8;
    QPainterPath bracket(QPointF(middle - wide / 2, y));
    bracket.lineTo(middle + wide / 2, y);
    bracket.cubicTo(middle + wide * 0.30, y + high * 0.10, middle + wide * 0.16, y + high * 0.55, middle,
                    y + high);
    bracket.cubicTo(middle - wide * 0.16, y + high * 0.55, middle - wide * 0.30, y + high * 0.10,
                    middle - wide / 2, y);
    const QColor ink = m_theme.type(type);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::mix(ink, m_theme.color(Tone::raised), m_theme.dark() ? 0.20 : 0.14));
    painter.drawPath(bracket);
    paintGround(painter, bracket, type, pixel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, std::max(2.0, 0.6 * pixel)));
    painter.drawPath(bracket);
}

void CardPainter::paintWords(QPainter& painter, const CardLook& look, const Face& face, qreal top) const
{
    const bool foot = !face.compact && (look.copies > 0 || !look.hero.isEmpty());
    const qreal bottom = face.compact ? designHeight - 22 : foot ? footTop : 850;
    if (look.parts.empty()) {
        const qreal size = face.compact ? 10 * face.z : 36;
        const qreal at = top + (face.compact ? 17 * face.z : 96);
        paintCentred(painter, QPointF(middle, at), look.noEffect, m_theme.serifFont(size, false, true),
                     m_theme.color(Tone::ink2));
        return paintTailpiece(painter, at + size, bottom, look.shownType(), face.pixel);
    }
    const qreal left = face.compact ? std::max(44.0, 8 * face.pixel) : faceMargin;
    const qreal width = designWidth - 2 * left;
    CardText text;
    qreal y = top;
    if (face.compact) {
        const qreal z = face.z;
        y = top + 9.6 * z;
        text = breakText(m_theme, look, {9.4 * z, 11.4 * z, 8 * z, 10.8 * z, 13.6 * z}, width, bottom - y);
    } else {
        const qreal from = top + textBelowRule;
        const qreal room = bottom - from;
        text = fitText(m_theme, look, width, room);
        y = from + std::max(0.0, room - text.height()) * 0.22;
    }
    const QFont timing = timingFont(m_theme, text.sizes.timing);
    const QFont plain = m_theme.interfaceFont(text.sizes.text);
    for (const CardLine& line : text.lines) {
        y += line.advance;
        paintText(painter, QPointF(left, y), line.text,
                  {line.timing ? timing : plain,
                   line.timing ? m_theme.type(look.shownType()) : m_theme.color(Tone::ink)});
    }
    paintTailpiece(painter, y + 20, bottom, look.shownType(), face.pixel);
}

void CardPainter::paintFoot(QPainter& painter, const CardLook& look) const
{
    painter.setPen(m_theme.color(Tone::ink2));
    if (look.copies > 0) {
        paintText(painter, QPointF(44, 846), QStringLiteral("×%1").arg(look.copies),
                  {m_theme.interfaceFont(26, QFont::DemiBold), painter.pen().color()});
    }
    const QFont font = timingFont(m_theme, 21);
    painter.setFont(font);
    const QString hero = look.hero.toUpper();
    paintText(painter, QPointF(middle - QFontMetricsF(font).horizontalAdvance(hero) / 2, 846), hero,
              TextStyle::of(painter));
}

void CardPainter::paintDimmed(QPainter& painter, const QRectF& sheet, const QString& reason) const
{
    const qreal radius = corner * sheet.width() / designWidth;
    QPainterPath clip;
    clip.addRoundedRect(sheet, radius, radius);
    painter.save();
    painter.setClipPath(clip);
    QColor veil = m_theme.color(Tone::panel);
    veil.setAlphaF(0.62F);
    painter.fillRect(sheet, veil);
    const QFont font =
        m_theme.interfaceFont(std::max(9.0, std::min(12.0 * m_theme.scale(), sheet.width() * 0.085)));
    const qreal side = QFontMetricsF(font).height();
    const QRectF words = sheet.adjusted(side + 12, 0, -6, 0);
    const QString fitting = fittedWords(font, QSizeF(words.width(), sheet.height() * 0.7 - 10), reason);
    const QRectF needed = QFontMetricsF(font).boundingRect(words, Qt::TextWordWrap, fitting);
    QRectF strip(sheet.left(), 0, sheet.width(), needed.height() + 10);
    strip.moveBottom(std::min(sheet.bottom() - 4, sheet.top() + sheet.height() * 0.68 + strip.height() / 2));
    painter.fillRect(strip, m_theme.color(Tone::panel));
    painter.setPen(QPen(m_theme.color(Tone::hair), 1));
    painter.drawLine(strip.topLeft(), strip.topRight());
    painter.drawLine(strip.bottomLeft(), strip.bottomRight());
    m_theme.art().paintIcon(painter, QRectF(strip.left() + 6, strip.center().y() - side / 2, side, side),
                            QStringLiteral("lock"), m_theme.color(Tone::ink2));
    paintText(painter, QRectF(words.left(), strip.top(), words.width(), strip.height()), fitting,
              {font, m_theme.color(Tone::ink)}, Fit::wrap, Qt::AlignVCenter);
    painter.restore();
}

void CardPainter::paintBack(QPainter& painter, const QRectF& sheet) const
{
    if (sheet.width() >= 72) return m_theme.art().paintCardBack(painter, sheet);
    // Smaller, the rosette would close: its frame and a lozenge stand for it.
    const qreal s = sheet.width() / 39;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(backInk);
    painter.drawRoundedRect(sheet, 1.86 * s, 1.86 * s);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(backGold, 0.6 * s));
    painter.drawRoundedRect(sheet.adjusted(1.6 * s, 1.6 * s, -1.6 * s, -1.6 * s), s, s);
    painter.setPen(QPen(backGold, 0.7 * s));
    const QPointF c = sheet.center();
    painter.drawPolygon(QPolygonF({c - QPointF(0, 9.3 * s), c + QPointF(6.8 * s, 0), c + QPointF(0, 9.3 * s),
                                   c - QPointF(6.8 * s, 0)}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(backGold);
    painter.drawEllipse(c, 2.7 * s, 2.7 * s);
    painter.restore();
}

} // namespace fabletop
