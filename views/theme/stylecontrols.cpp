// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/theme/stylepaint.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace fabletop {

namespace {

bool enabled(const QStyleOption& option)
{
    return option.state & QStyle::State_Enabled;
}
bool focused(const QStyleOption& option)
{
    return option.state & QStyle::State_HasFocus;
}

void paintBox(QPainter& painter, const Theme& theme, const QStyleOption& option, qreal radius)
{
    const bool on = focused(option) && enabled(option);
    const qreal width = on ? 2 : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(on ? Tone::accent : enabled(option) ? Tone::edge : Tone::hair), width));
    painter.setBrush(theme.color(enabled(option) ? Tone::raised : Tone::panel));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            radius, radius);
}

} // namespace

void paintChevron(QPainter& painter, QPointF centre, qreal size, qreal degrees, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.rotate(degrees);
    painter.setPen(roundPen(ink, 1.6));
    painter.drawPolyline(
        QPolygonF({QPointF(-size / 2, -size / 4), QPointF(0, size / 4), QPointF(size / 2, -size / 4)}));
    painter.restore();
}

void paintCheckBox(QPainter& painter, const Theme& theme, const QStyleOption& option)
{
    const QRectF box = QRectF(option.rect).adjusted(0.8, 0.8, -0.8, -0.8);
    const bool on = option.state & QStyle::State_On;
    const bool partly = option.state & QStyle::State_NoChange;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool filled = (on || partly) && enabled(option);
    painter.setPen(QPen(theme.color(filled ? Tone::accent : enabled(option) ? Tone::edge : Tone::ink3), 1.2));
    painter.setBrush(theme.color(filled ? Tone::accent : enabled(option) ? Tone::raised : Tone::panel));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(roundPen(theme.color(enabled(option) ? Tone::onAccent : Tone::ink3), box.width() * 0.12));
    const auto at = [&box](qreal x, qreal y) {
        return box.topLeft() + QPointF(x * box.width(), y * box.height());
    };
    if (on)
        painter.drawPolyline(QPolygonF({at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.30)}));
    else if (partly)
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    painter.restore();
}

void paintRadio(QPainter& painter, const Theme& theme, const QStyleOption& option)
{
    const QRectF box = QRectF(option.rect).adjusted(0.8, 0.8, -0.8, -0.8);
    const bool on = option.state & QStyle::State_On;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(!enabled(option) ? Tone::ink3
                                    : on             ? Tone::accent
                                                     : Tone::edge),
                        on ? 1.6 : 1.2));
    painter.setBrush(theme.color(enabled(option) ? Tone::raised : Tone::panel));
    painter.drawEllipse(box);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(enabled(option) ? Tone::accent : Tone::ink3));
        painter.drawEllipse(box.center(), box.width() * 0.27, box.width() * 0.27);
    }
    painter.restore();
}

void paintField(QPainter& painter, const Theme& theme, const QStyleOption& option)
{
    painter.save();
    paintBox(painter, theme, option, 5);
    painter.restore();
}

void paintCombo(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& option)
{
    painter.save();
    paintBox(painter, theme, option, 5);
    if (option.state & QStyle::State_MouseOver && enabled(option)) {
        QColor veil = theme.color(Tone::ink);
        veil.setAlphaF(0.06F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
    const bool left = option.direction == Qt::RightToLeft;
    paintChevron(
        painter,
        QPointF(left ? option.rect.left() + 14 : option.rect.right() - 13, option.rect.center().y() + 1.0), 9,
        0, theme.color(enabled(option) ? Tone::ink : Tone::ink3));
    painter.restore();
}

void paintComboLabel(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& option,
                     const QRect& room)
{
    painter.save();
    paintText(painter, QRectF(room).adjusted(1, 0, -1, 0), option.currentText,
              {painter.font(), theme.color(enabled(option) ? Tone::ink : Tone::ink3)}, Fit::elide);
    painter.restore();
}

void paintSpin(QPainter& painter, const Theme& theme, const QStyleOptionSpinBox& option, const QRect& up,
               const QRect& down)
{
    painter.save();
    paintBox(painter, theme, option, 5);
    const auto step = [&](const QRect& rect, QAbstractSpinBox::StepEnabledFlag flag, QStyle::SubControl part,
                          qreal turn) {
        const bool can = enabled(option) && option.stepEnabled & flag;
        if (can && option.activeSubControls & part)
            painter.fillRect(rect.adjusted(0, 1, -1, -1), theme.color(Tone::accentWash));
        paintChevron(painter, QRectF(rect).center(), 8, turn, theme.color(can ? Tone::ink : Tone::ink3));
    };
    if (option.buttonSymbols != QAbstractSpinBox::NoButtons) {
        step(up, QAbstractSpinBox::StepUpEnabled, QStyle::SC_SpinBoxUp, 180);
        step(down, QAbstractSpinBox::StepDownEnabled, QStyle::SC_SpinBoxDown, 0);
    }
    painter.restore();
}

void paintScrollBar(QPainter& painter, const Theme& theme, const QStyleOptionSlider& option,
                    const QRect& handle)
{
    painter.save();
    painter.fillRect(option.rect, theme.color(Tone::panel));
    painter.setRenderHint(QPainter::Antialiasing);
    const bool level = option.orientation == Qt::Horizontal;
    const bool hot = option.state & QStyle::State_MouseOver || option.state & QStyle::State_Sunken;
    if (option.minimum < option.maximum) {
        const qreal thick = hot ? 7 : 5;
        QRectF bar(handle);
        if (level)
            bar = QRectF(bar.left() + 2, bar.center().y() - thick / 2, bar.width() - 4, thick);
        else
            bar = QRectF(bar.center().x() - thick / 2, bar.top() + 2, thick, bar.height() - 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(hot ? Tone::edge : Tone::hair));
        painter.drawRoundedRect(bar, thick / 2, thick / 2);
    }
    painter.restore();
}

void paintSlider(QPainter& painter, const Theme& theme, const QStyleOptionSlider& option, const QRect& handle)
{
    const bool level = option.orientation == Qt::Horizontal;
    const QRectF knob = QRectF(handle).adjusted(1, 1, -1, -1);
    const QPointF middle = knob.center();
    const QPointF start =
        level ? QPointF(option.rect.left() + 4, middle.y()) : QPointF(middle.x(), option.rect.bottom() - 4);
    const QPointF end =
        level ? QPointF(option.rect.right() - 4, middle.y()) : QPointF(middle.x(), option.rect.top() + 4);
    const bool swapped = option.upsideDown == level;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(roundPen(theme.color(Tone::sunken), 4));
    painter.drawLine(start, end);
    painter.setPen(roundPen(theme.color(enabled(option) ? Tone::accent : Tone::ink3), 4));
    painter.drawLine(swapped ? end : start, knob.center());
    painter.setPen(QPen(theme.color(enabled(option) ? Tone::accent : Tone::hair), focused(option) ? 3 : 2));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawEllipse(knob.center(), 7.5, 7.5);
    painter.restore();
}

void paintProgress(QPainter& painter, const Theme& theme, const QStyleOptionProgressBar& option)
{
    const QRectF track(option.rect.left(), option.rect.center().y() - 2.0, option.rect.width(), 4);
    const bool running = option.minimum >= option.maximum;
    const qreal share =
        running ? 0.3
                : (option.progress - option.minimum) / static_cast<qreal>(option.maximum - option.minimum);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Tone::sunken));
    painter.drawRoundedRect(track, 2, 2);
    QRectF bar = track;
    bar.setWidth(track.width() * std::clamp(share, 0.0, 1.0));
    if (running) bar.moveLeft(track.left() + (track.width() - bar.width()) * ((option.progress & 63) / 63.0));
    painter.setBrush(theme.color(Tone::accent));
    painter.drawRoundedRect(bar, 2, 2);
    painter.restore();
}

void paintMenuPanel(QPainter& painter, const Theme& theme, const QStyleOption& option)
{
    painter.setPen(theme.color(Tone::edge));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintMenuItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& option)
{
    painter.save();
    const QRectF row(option.rect);
    painter.fillRect(row, theme.color(Tone::raised));
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRectF(row.left() + 8, row.center().y(), row.width() - 16, 1),
                         theme.color(Tone::hair));
        painter.restore();
        return;
    }
    const bool lit = option.state & QStyle::State_Selected && enabled(option);
    if (lit) {
        painter.fillRect(row.adjusted(1, 0, -1, 0), theme.color(Tone::accentWash));
        painter.fillRect(QRectF(row.left() + 1, row.top(), 3, row.height()), theme.color(Tone::accent));
    }
    const QColor ink = theme.color(enabled(option) ? Tone::ink : Tone::ink3);
    constexpr qreal side = 18;
    const QRectF mark(row.left() + 10, row.center().y() - side / 2, side, side);
    if (option.checked)
        theme.art().paintIcon(painter, mark, QStringLiteral("check"), ink);
    else if (!option.icon.isNull())
        option.icon.paint(&painter, mark.toAlignedRect(), Qt::AlignCenter,
                          enabled(option) ? QIcon::Normal : QIcon::Disabled);
    painter.setFont(option.font);
    painter.setPen(ink);
    const QStringList halves = option.text.split(QLatin1Char('\t'));
    const QRectF words = row.adjusted(36, 0, -16, 0);
    paintText(painter, words, halves.first(), TextStyle::of(painter), Fit::exact,
              Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic | Qt::TextSingleLine);
    if (halves.size() > 1) {
        paintText(painter, words, halves.last(),
                  {painter.font(), theme.color(enabled(option) ? Tone::ink2 : Tone::ink3)}, Fit::exact,
                  Qt::AlignVCenter | Qt::AlignRight);
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintChevron(painter, QPointF(row.right() - 12, row.center().y()), 8, 270, ink);
    painter.restore();
}

void paintMenuBarItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& option)
{
    painter.save();
    painter.fillRect(option.rect, theme.color(Tone::panel));
    if (option.state & (QStyle::State_Selected | QStyle::State_Sunken)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Tone::accentWash));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 2, -1, -2), 4, 4);
    }
    paintText(painter, option.rect, option.text,
              {option.font, theme.color(enabled(option) ? Tone::ink : Tone::ink3)}, Fit::exact,
              Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine);
    painter.restore();
}

void paintTab(QPainter& painter, const Theme& theme, const QStyleOptionTab& option)
{
    const bool on = option.state & QStyle::State_Selected;
    painter.save();
    QFont font = painter.font();
    font.setWeight(on ? QFont::Bold : QFont::Normal);
    paintText(painter, option.rect, option.text,
              {font, theme.color(!enabled(option) ? Tone::ink3
                                 : on             ? Tone::ink
                                                  : Tone::ink2)},
              Fit::exact, Qt::AlignCenter | Qt::TextShowMnemonic);
    if (on)
        painter.fillRect(QRectF(option.rect.left() + 4, option.rect.bottom() - 2, option.rect.width() - 8, 3),
                         theme.color(Tone::accent));
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(QRectF(option.rect.left() + 4, option.rect.bottom(), option.rect.width() - 8, 1),
                         theme.color(Tone::edge));
    painter.restore();
}

void paintRow(QPainter& painter, const Theme& theme, const QStyleOptionViewItem& option)
{
    if (option.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(option.rect, option.backgroundBrush);
    const bool selected = option.state & QStyle::State_Selected;
    if (selected)
        painter.fillRect(option.rect, theme.color(Tone::accentWash));
    else if (option.state & QStyle::State_MouseOver && enabled(option)) {
        QColor veil = theme.color(Tone::ink);
        veil.setAlphaF(0.06F);
        painter.fillRect(option.rect, veil);
    }
    const bool first = option.viewItemPosition == QStyleOptionViewItem::Beginning ||
                       option.viewItemPosition == QStyleOptionViewItem::OnlyOne;
    if (selected && first)
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                         theme.color(Tone::accent));
}

void paintHeader(QPainter& painter, const Theme& theme, const QStyleOptionHeader& option)
{
    painter.fillRect(option.rect, theme.color(Tone::panel));
    painter.fillRect(QRectF(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     theme.color(Tone::hair));
}

QRect orderSign(const QStyleOptionHeader& option, const QRect& label, QRect sign)
{
    constexpr int gap = 6;
    if (option.orientation != Qt::Horizontal || !(option.textAlignment & Qt::AlignLeft)) return sign;
    const int words = option.fontMetrics.horizontalAdvance(option.text);
    sign.moveLeft(std::min(sign.left(), label.left() + words + gap));
    return sign;
}

void paintWholeHeader(QPainter& painter, const QStyle& style, const QStyleOptionHeader* option,
                      const QWidget* widget)
{
    if (!option) return;
    const QStyleOptionHeader& header = *option;
    QStyleOptionHeaderV2 part;
    if (const auto* second = qstyleoption_cast<const QStyleOptionHeaderV2*>(&header))
        part = *second;
    else
        static_cast<QStyleOptionHeader&>(part) = header;
    painter.save();
    painter.setClipRect(header.rect, Qt::IntersectClip);
    style.drawControl(QStyle::CE_HeaderSection, &part, &painter, widget);
    const QRect label = style.subElementRect(QStyle::SE_HeaderLabel, &header, widget);
    part.rect = label;
    if (label.isValid()) style.drawControl(QStyle::CE_HeaderLabel, &part, &painter, widget);
    if (header.sortIndicator != QStyleOptionHeader::None) {
        part.rect = orderSign(header, label, style.subElementRect(QStyle::SE_HeaderArrow, &header, widget));
        style.drawPrimitive(QStyle::PE_IndicatorHeaderArrow, &part, &painter, widget);
    }
    painter.restore();
}

void paintFocusRing(QPainter& painter, const Theme& theme, const QRect& rect)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 7, 7);
    painter.restore();
}

} // namespace fabletop
