// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/painttext.h"
#include "views/theme/stylepaint.h"

#include <QAbstractButton>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVariant>
#include <algorithm>

namespace fabletop {

namespace {

struct Look {
    QColor fill;
    QColor outline;
    QColor text;
    qreal width = 1;
};

QString property(const QWidget* widget, const char* name)
{
    return widget ? widget->property(name).toString() : QString();
}

bool unusable(const QStyleOption& option, const QWidget* widget)
{
    return !(option.state & QStyle::State_Enabled) || !property(widget, "reason").isEmpty();
}

ButtonRole roleOf(const QStyleOption& option, const QWidget* widget)
{
    if (option.state & QStyle::State_On) return ButtonRole::on;
    return roleFromWord(property(widget, "role"));
}

Look lookOf(const Theme& theme, ButtonRole role, const QStyleOption& option, const QWidget* widget)
{
    Look look{theme.color(Tone::raised), theme.color(Tone::edge), theme.color(Tone::ink)};
    switch (role) {
    case ButtonRole::primary:
        look = {theme.color(Tone::accent), theme.color(Tone::accent), theme.color(Tone::onAccent)};
        break;
    case ButtonRole::on:
        look = {theme.color(Tone::accentWash), theme.color(Tone::accent), theme.color(Tone::ink), 1.6};
        break;
    case ButtonRole::harm:
        look = {theme.color(Tone::harmWash), theme.color(Tone::harm), theme.color(Tone::harm)};
        break;
    case ButtonRole::quiet: look.fill = look.outline = QColor(Qt::transparent); break;
    case ButtonRole::plain: break;
    }
    if (unusable(option, widget)) {
        const bool quiet = role == ButtonRole::quiet;
        return {quiet ? look.fill : theme.color(Tone::panel), quiet ? look.outline : theme.color(Tone::hair),
                theme.color(Tone::ink3)};
    }
    const qreal pressed = option.state & QStyle::State_Sunken      ? 0.12
                          : option.state & QStyle::State_MouseOver ? 0.06
                                                                   : 0;
    if (pressed > 0) {
        QColor veil = theme.color(role == ButtonRole::primary ? Tone::onAccent : Tone::ink);
        veil.setAlphaF(static_cast<float>(pressed));
        look.fill = role == ButtonRole::quiet
                        ? veil
                        : Theme::mix(theme.color(role == ButtonRole::primary ? Tone::onAccent : Tone::ink),
                                     look.fill, pressed);
    }
    return look;
}

void paintSlab(QPainter& painter, const Theme& theme, const QRectF& rect, const Look& look, bool on)
{
    constexpr qreal radius = 5;
    const QRectF inner = rect.adjusted(look.width / 2, look.width / 2, -look.width / 2, -look.width / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.outline, look.width));
    painter.setBrush(look.fill);
    painter.drawRoundedRect(inner, radius, radius);
    if (!on) return;
    QPainterPath clip;
    clip.addRoundedRect(inner, radius, radius);
    painter.save();
    painter.setClipPath(clip);
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), theme.color(Tone::accent));
    painter.restore();
}

struct Measures {
    qreal padding;
    qreal height;
    qreal icon;
    qreal gap;
};

Measures measuresOf(const Theme& theme, const QWidget* widget)
{
    const QString size = property(widget, "size");
    const qreal e = theme.scale();
    if (size == QLatin1String("small")) return {10 * e, 30 * e, 16 * e, 6 * e};
    if (size == QLatin1String("large")) return {22 * e, 48 * e, 22 * e, 9 * e};
    return {14 * e, 34 * e, 19 * e, 7 * e};
}

/// Wide enough for the bold face that an "on" button takes, so that nothing moves when it is pressed.
QFont widestFont(const QFont& font)
{
    QFont bold(font);
    bold.setWeight(QFont::Bold);
    return bold;
}

QFont hintFont(const Theme& theme)
{
    return theme.interfaceFont(10.5 * theme.scale());
}

QString shownText(const QStyleOptionButton& option)
{
    return option.text;
}

bool hasIcon(const QStyleOptionButton& option, const QWidget* widget)
{
    return !property(widget, "artIcon").isEmpty() || !option.icon.isNull();
}

void paintButtonIcon(QPainter& painter, const Theme& theme, const QRectF& box,
                     const QStyleOptionButton& option, const QWidget* widget, const QColor& ink)
{
    const QString stem = property(widget, "artIcon");
    if (!stem.isEmpty())
        theme.art().paintIcon(painter, box, stem, ink);
    else
        option.icon.paint(&painter, box.toAlignedRect(), Qt::AlignCenter,
                          unusable(option, widget) ? QIcon::Disabled : QIcon::Normal);
}

} // namespace

QSize pushButtonSize(const Theme& theme, const QStyleOptionButton& option, const QWidget* widget)
{
    const Measures m = measuresOf(theme, widget);
    const QFont font = widget ? widget->font() : theme.font(TextRole::button);
    const QFontMetricsF metrics(widestFont(font));
    const QString text = shownText(option);
    const bool icon = hasIcon(option, widget);
    qreal width = 2 * m.padding;
    if (text.isEmpty())
        width = icon ? m.height : width;
    else
        width += metrics.size(Qt::TextShowMnemonic, text).width() + (icon ? m.icon + m.gap : 0);
    const QString hint = property(widget, "keyHint");
    if (!hint.isEmpty()) width += QFontMetricsF(hintFont(theme)).horizontalAdvance(hint) + 2 * m.gap;
    if (option.features & QStyleOptionButton::HasMenu) width += 16;
    const int lines = static_cast<int>(text.count(QLatin1Char('\n')));
    return {static_cast<int>(width + 1),
            static_cast<int>(std::max(m.height, metrics.height() + 8) + lines * metrics.lineSpacing())};
}

void paintPushButton(QPainter& painter, const Theme& theme, const QStyleOptionButton& option,
                     const QWidget* widget)
{
    const ButtonRole role = roleOf(option, widget);
    const Look look = lookOf(theme, role, option, widget);
    const Measures m = measuresOf(theme, widget);
    painter.save();
    paintSlab(painter, theme, option.rect, look, role == ButtonRole::on && !unusable(option, widget));
    QFont font = widget ? widget->font() : theme.font(TextRole::button);
    if (role == ButtonRole::on) font.setWeight(QFont::Bold);
    painter.setFont(font);
    QRectF room = QRectF(option.rect).adjusted(6, 0, -6, 0);
    const QString hint = property(widget, "keyHint");
    qreal hintLeft = room.right() + 2 * m.gap;
    if (!hint.isEmpty()) {
        hintLeft = room.right() + 2 - m.gap - QFontMetricsF(hintFont(theme)).horizontalAdvance(hint);
        QColor faint = look.text;
        faint.setAlphaF(0.8F);
        paintText(painter, room.adjusted(0, 0, -m.gap + 2, 0), hint, {hintFont(theme), faint}, Fit::exact,
                  Qt::AlignRight | Qt::AlignVCenter);
        painter.setFont(font);
    }
    const QString text = shownText(option);
    const bool icon = hasIcon(option, widget);
    const qreal textWidth = text.isEmpty() ? 0 : QFontMetricsF(font).size(Qt::TextShowMnemonic, text).width();
    const qreal whole = textWidth + (icon ? m.icon + (text.isEmpty() ? 0 : m.gap) : 0);
    qreal x = std::max(room.left(), room.center().x() - whole / 2);
    // Where the middle would bring it to the key, the middle of what the key leaves free.
    if (const qreal free = hintLeft - 2 * m.gap; x + whole > free)
        x = std::max(room.left(), (room.left() + free - whole) / 2);
    if (property(widget, "alignment") == QLatin1String("left")) x = option.rect.left() + m.padding;
    if (icon) {
        paintButtonIcon(painter, theme, QRectF(x, room.center().y() - m.icon / 2, m.icon, m.icon), option,
                        widget, look.text);
        x += m.icon + m.gap;
    }
    paintText(painter, QRectF(x, room.top(), room.right() - x, room.height()), text,
              {painter.font(), look.text}, Fit::shrink,
              Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic);
    if (option.features & QStyleOptionButton::HasMenu)
        paintChevron(painter, QPointF(room.right() - 8, room.center().y()), 8, 0, look.text);
    painter.restore();
}

namespace {

/// Qt takes a tool button without QIcon for one of text only; a tinted icon counts.
Qt::ToolButtonStyle toolStyle(const QStyleOptionToolButton& option, const QWidget* widget)
{
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && !property(widget, "artIcon").isEmpty() ? button->toolButtonStyle()
                                                            : option.toolButtonStyle;
}

} // namespace

QSize toolButtonSize(const Theme& theme, const QStyleOptionToolButton& option, const QSize& own,
                     const QWidget* widget)
{
    const qreal side = std::max(16.0, 18 * theme.scale());
    const Qt::ToolButtonStyle style = toolStyle(option, widget);
    const QFontMetricsF metrics(widestFont(option.font));
    const QSizeF text = metrics.size(Qt::TextShowMnemonic, option.text);
    QSizeF size(own);
    if (!property(widget, "artIcon").isEmpty()) {
        if (style == Qt::ToolButtonTextUnderIcon)
            size = {std::max(text.width() + 14, side + 14), side + text.height() + 14};
        else if (style == Qt::ToolButtonTextBesideIcon)
            size = {text.width() + side + 26, std::max(text.height(), side) + 10};
        else if (style == Qt::ToolButtonIconOnly)
            size = {side + 12, side + 12};
    }
    return size.expandedTo(QSizeF(28, 28)).toSize();
}

void paintToolButton(QPainter& painter, const Theme& theme, const QStyleOptionToolButton& option,
                     const QWidget* widget)
{
    QStyleOptionButton slab;
    slab.QStyleOption::operator=(option);
    slab.icon = option.icon;
    ButtonRole role = roleOf(option, widget);
    const bool flat = option.state & QStyle::State_AutoRaise;
    if (flat && role == ButtonRole::plain) role = ButtonRole::quiet;
    const Look look = lookOf(theme, role, option, widget);
    painter.save();
    paintSlab(painter, theme, option.rect, look, role == ButtonRole::on);
    const Qt::ToolButtonStyle style = toolStyle(option, widget);
    const bool text = style != Qt::ToolButtonIconOnly && !option.text.isEmpty();
    const bool icon = style != Qt::ToolButtonTextOnly && hasIcon(slab, widget);
    const bool under = style == Qt::ToolButtonTextUnderIcon;
    const qreal side = std::max(16.0, 18 * theme.scale());
    QRectF room = QRectF(option.rect).adjusted(5, 3, -5, -3);
    if (icon) {
        QRectF box(0, 0, side, side);
        box.moveCenter(room.center());
        if (text && under)
            box.moveTop(room.top() + 2);
        else if (text)
            box.moveLeft(room.left() + 3);
        paintButtonIcon(painter, theme, box, slab, widget, look.text);
        if (text) (under ? room.setTop(box.bottom()) : room.setLeft(box.right() + 6));
    }
    if (text) {
        QFont font = option.font;
        if (role == ButtonRole::on) font.setWeight(QFont::Bold);
        paintText(painter, room, option.text, {font, look.text}, Fit::exact,
                  (icon && !under ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter |
                      Qt::TextShowMnemonic);
    }
    if (option.features & QStyleOptionToolButton::HasMenu)
        paintChevron(painter, QPointF(option.rect.right() - 8, option.rect.bottom() - 8), 6, 0, look.text);
    painter.restore();
}

} // namespace fabletop
