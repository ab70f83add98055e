// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/style.h"

#include "views/theme/button.h"
#include "views/theme/painttext.h"
#include "views/theme/plaintips.h"
#include "views/theme/stylepaint.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int spinInset = 5; ///< what a line of text has more before its text

/// Shows the focus ring around what has the keyboard: a widget cannot paint outside itself.
class FocusRing final : public QObject {
public:
    explicit FocusRing(QApplication& application) : QObject(&application)
    {
        connect(&application, &QApplication::focusChanged, this,
                [this](QWidget*, QWidget* now) { follow(now); });
    }

private:
    void follow(QWidget* widget)
    {
        const bool ringed =
            widget && widget->window()->testAttribute(Qt::WA_KeyboardFocusChange) &&
            (qobject_cast<QAbstractButton*>(widget) || widget->property("focusRing").toBool());
        if (!ringed) {
            if (m_frame) m_frame->setWidget(nullptr);
            return;
        }
        if (!m_frame) m_frame = new QFocusFrame(widget->window());
        m_frame->setWidget(widget);
    }
    QPointer<QFocusFrame> m_frame;
};

bool hoverable(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QTabBar*>(widget) || qobject_cast<const QAbstractSlider*>(widget);
}

template <typename Option> const Option* as(const QStyleOption* option)
{
    return qstyleoption_cast<const Option*>(option);
}

} // namespace

ButtonRole roleFromWord(const QString& word)
{
    if (word == QLatin1String("primary")) return ButtonRole::primary;
    if (word == QLatin1String("on")) return ButtonRole::on;
    if (word == QLatin1String("harm")) return ButtonRole::harm;
    if (word == QLatin1String("quiet")) return ButtonRole::quiet;
    return ButtonRole::plain;
}

QString wordOf(ButtonRole role)
{
    switch (role) {
    case ButtonRole::plain: return QStringLiteral("plain");
    case ButtonRole::primary: return QStringLiteral("primary");
    case ButtonRole::on: return QStringLiteral("on");
    case ButtonRole::harm: return QStringLiteral("harm");
    case ButtonRole::quiet: return QStringLiteral("quiet");
    }
    return {};
}

Style::Style(std::shared_ptr<const Theme> theme)
    : QProxyStyle(QStringLiteral("fusion")), m_theme(std::move(theme))
{}

void Style::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (hoverable(widget)) widget->setAttribute(Qt::WA_Hover);
    // Left to itself a label takes "<" for markup; names come from strangers, so markup is what is asked for
    // only.
    if (auto* label = qobject_cast<QLabel*>(widget);
        label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
}

void Style::unpolish(QWidget* widget)
{
    if (hoverable(widget)) widget->setAttribute(Qt::WA_Hover, false);
    QProxyStyle::unpolish(widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin: return 4;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return std::max(16, m_theme->px(18));
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 9;
    case PM_ScrollBarExtent: return 12;
    case PM_ScrollBarSliderMin: return 28;
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness: return 18;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuPanelWidth: return metric == PM_MenuPanelWidth ? 1 : 0;
    case PM_MenuVMargin: return 4;
    case PM_MenuBarItemSpacing: return 2;
    case PM_MenuBarPanelWidth: return 0;
    case PM_TabBarTabHSpace: return widget && widget->property("tight").toBool() ? 8 : 16;
    case PM_TabBarTabVSpace: return 14;
    case PM_TabBarBaseOverlap: return 0;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return 12;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return 8;
    case PM_SmallIconSize: return 18;
    case PM_DefaultFrameWidth: // as a line's field: round, and 10 to the words with what the text adds
        return qobject_cast<const QPlainTextEdit*>(widget) ? 6
                                                           : QProxyStyle::pixelMetric(metric, option, widget);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* result) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ScrollBar_Transient:
    case SH_UnderlineShortcut: return hint == SH_UnderlineShortcut ? 1 : 0;
    case SH_FocusFrame_AboveWidget: return 1;
    case SH_FocusFrame_Mask: return 0;
    case SH_ToolTip_WakeUpDelay: return 400;
    default: return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    if (type == CT_PushButton)
        if (const auto* button = as<QStyleOptionButton>(option))
            return pushButtonSize(*m_theme, *button, widget);
    QSize own = QProxyStyle::sizeFromContents(type, option, size, widget);
    const int control = m_theme->px(34);
    switch (type) {
    case CT_ComboBox: return {own.width() + 12, std::max(own.height(), control)};
    case CT_LineEdit:
    case CT_SpinBox: return {own.width() + spinInset, std::max(own.height(), control)};
    case CT_ToolButton:
        if (const auto* button = as<QStyleOptionToolButton>(option))
            return toolButtonSize(*m_theme, *button, own, widget);
        return own;
    case CT_TabBarTab: // the letters are heavier than those that were measured
        if (const auto* tab = as<QStyleOptionTab>(option)) {
            QFont heavy = widget ? widget->font() : m_theme->font(TextRole::body);
            heavy.setWeight(QFont::Bold);
            const int more = QFontMetrics(heavy).horizontalAdvance(tab->text) -
                             tab->fontMetrics.horizontalAdvance(tab->text);
            return {own.width() + std::max(0, more), own.height()};
        }
        return own;
    case CT_MenuBarItem: return {own.width() + 8, std::max(own.height(), m_theme->px(28))};
    case CT_ItemViewItem: { // words of several lines have as much air as those of one
        const int row = m_theme->px(26);
        const int words = option->fontMetrics.height();
        const int air = own.height() >= 2 * words ? std::max(0, row - words) : 0;
        return {own.width(), std::max(own.height() + air, row)};
    }
    case CT_MenuItem: {
        const auto* item = as<QStyleOptionMenuItem>(option);
        if (item && item->menuItemType == QStyleOptionMenuItem::Separator) return {own.width(), 9};
        return {own.width() + 44, std::max(own.height(), m_theme->px(30))};
    }
    default: return own;
    }
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        // No arrows: the handle has the whole length.
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine) return {};
        if (const auto* bar = as<QStyleOptionSlider>(option)) {
            const bool level = bar->orientation == Qt::Horizontal;
            const int length = level ? bar->rect.width() : bar->rect.height();
            const int range = bar->maximum - bar->minimum;
            const int handle = range <= 0 ? length
                                          : std::clamp(static_cast<int>(static_cast<qint64>(bar->pageStep) *
                                                                        length / (range + bar->pageStep)),
                                                       std::min(28, length), length);
            const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                   length - handle, bar->upsideDown);
            const auto stretch = [&](int from, int to) {
                return level ? QRect(bar->rect.left() + from, bar->rect.top(), to - from, bar->rect.height())
                             : QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), to - from);
            };
            if (part == SC_ScrollBarSlider) return stretch(at, at + handle);
            if (part == SC_ScrollBarSubPage) return stretch(0, at);
            if (part == SC_ScrollBarAddPage) return stretch(at + handle, length);
            return bar->rect;
        }
    }
    if (control == CC_SpinBox && part == SC_SpinBoxEditField) // its text begins where that of a line does
        return QProxyStyle::subControlRect(control, option, part, widget).adjusted(spinInset, 0, 0, 0);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField) return option->rect.adjusted(10, 1, -26, -1);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect own = QProxyStyle::subElementRect(element, option, widget);
    if (element != SE_LineEditContents) return own;
    const auto* frame = as<QStyleOptionFrame>(option);
    return frame && frame->lineWidth > 0 ? own.adjusted(7, 0, -7, 0) : own;
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    switch (element) {
    case PE_FrameFocusRect: return; // the ring outside says it
    case PE_PanelLineEdit: {
        const auto* frame = as<QStyleOptionFrame>(option);
        if (frame && frame->lineWidth > 0) paintField(*painter, *m_theme, *option);
        return;
    }
    case PE_FrameLineEdit: return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: paintCheckBox(*painter, *m_theme, *option); return;
    case PE_IndicatorRadioButton: paintRadio(*painter, *m_theme, *option); return;
    case PE_PanelMenu:
    case PE_FrameMenu: paintMenuPanel(*painter, *m_theme, *option); return;
    case PE_PanelTipLabel: painter->fillRect(option->rect, m_theme->color(Tone::ink)); return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          m_theme->color(Tone::hair));
        return;
    case PE_Frame:
        if (qobject_cast<const QPlainTextEdit*>(widget)) return paintField(*painter, *m_theme, *option);
        painter->setPen(m_theme->color(Tone::hair));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelItemViewItem:
        if (const auto* item = as<QStyleOptionViewItem>(option)) paintRow(*painter, *m_theme, *item);
        return;
    case PE_PanelItemViewRow: return;
    case PE_IndicatorArrowDown:
        paintChevron(*painter, QRectF(option->rect).center(), 8, 0, m_theme->color(Tone::ink));
        return;
    case PE_IndicatorArrowUp:
        paintChevron(*painter, QRectF(option->rect).center(), 8, 180, m_theme->color(Tone::ink));
        return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    switch (element) {
    case CE_PushButton:
        if (const auto* button = as<QStyleOptionButton>(option))
            return paintPushButton(*painter, *m_theme, *button, widget);
        break;
    case CE_ComboBoxLabel:
        if (const auto* box = as<QStyleOptionComboBox>(option);
            box && !box->editable && box->currentIcon.isNull())
            return paintComboLabel(*painter, *m_theme, *box,
                                   subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget));
        break;
    case CE_FocusFrame: return paintFocusRing(*painter, *m_theme, option->rect);
    case CE_ProgressBar:
        if (const auto* bar = as<QStyleOptionProgressBar>(option))
            return paintProgress(*painter, *m_theme, *bar);
        break;
    case CE_MenuItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option))
            return paintMenuItem(*painter, *m_theme, *item);
        break;
    case CE_MenuBarItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option))
            return paintMenuBarItem(*painter, *m_theme, *item);
        break;
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, m_theme->color(Tone::panel)); return;
    case CE_TabBarTab:
        if (const auto* tab = as<QStyleOptionTab>(option)) return paintTab(*painter, *m_theme, *tab);
        break;
    case CE_Header: return paintWholeHeader(*painter, *this, as<QStyleOptionHeader>(option), widget);
    case CE_HeaderSection:
        if (const auto* header = as<QStyleOptionHeader>(option))
            return paintHeader(*painter, *m_theme, *header);
        break;
    case CE_Splitter: painter->fillRect(option->rect, m_theme->color(Tone::hair)); return;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    switch (control) {
    case CC_ToolButton:
        if (const auto* button = as<QStyleOptionToolButton>(option))
            return paintToolButton(*painter, *m_theme, *button, widget);
        break;
    case CC_ComboBox:
        if (const auto* box = as<QStyleOptionComboBox>(option)) return paintCombo(*painter, *m_theme, *box);
        break;
    case CC_SpinBox:
        if (const auto* box = as<QStyleOptionSpinBox>(option))
            return paintSpin(*painter, *m_theme, *box, subControlRect(control, option, SC_SpinBoxUp, widget),
                             subControlRect(control, option, SC_SpinBoxDown, widget));
        break;
    case CC_ScrollBar:
        if (const auto* bar = as<QStyleOptionSlider>(option))
            return paintScrollBar(*painter, *m_theme, *bar,
                                  subControlRect(control, option, SC_ScrollBarSlider, widget));
        break;
    case CC_Slider:
        if (const auto* slider = as<QStyleOptionSlider>(option))
            return paintSlider(*painter, *m_theme, *slider,
                               subControlRect(control, option, SC_SliderHandle, widget));
        break;
    default: break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void Style::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool,
                         const QString& text, QPalette::ColorRole role) const
{
    if (text.isEmpty()) return;
    const QPen pen = painter->pen();
    const QColor ink = role == QPalette::NoRole ? pen.color() : palette.color(role);
    paintText(*painter, rect, text, {painter->font(), ink}, Fit::exact, flags);
    painter->setPen(pen);
}

void applyTheme(QApplication& application, const std::shared_ptr<const Theme>& theme)
{
    auto* style = qobject_cast<Style*>(QApplication::style());
    if (style) {
        style->setTheme(theme);
    } else {
        QApplication::setStyle(new Style(theme));
        new FocusRing(application);
        installButtonAccess();
        application.installEventFilter(new PlainTips(&application));
    }
    const QPalette palette = theme->palette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QApplication::setFont(theme->font(TextRole::body));
    QApplication::setFont(theme->font(TextRole::button), "QPushButton");
    QToolTip::setFont(theme->font(TextRole::body));
}

std::shared_ptr<const Theme> themeInForce()
{
    if (const auto* style = qobject_cast<const Style*>(QApplication::style())) return style->sharedTheme();
    return std::make_shared<const Theme>(false, QApplication::font());
}

void releasePalette(QApplication&)
{
    QApplication::setPalette(QPalette());
}

} // namespace fabletop
