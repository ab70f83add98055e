// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How Style draws each control, one function a control; internal to views/theme.

#include "views/theme/style.h"

#include <QStyleOption>

namespace fabletop {

void paintPushButton(QPainter& painter, const Theme& theme, const QStyleOptionButton& option,
                     const QWidget* widget);
void paintToolButton(QPainter& painter, const Theme& theme, const QStyleOptionToolButton& option,
                     const QWidget* widget);
[[nodiscard]] QSize toolButtonSize(const Theme& theme, const QStyleOptionToolButton& option, const QSize& own,
                                   const QWidget* widget);
[[nodiscard]] QSize pushButtonSize(const Theme& theme, const QStyleOptionButton& option,
                                   const QWidget* widget);

void paintCheckBox(QPainter& painter, const Theme& theme, const QStyleOption& option);
void paintRadio(QPainter& painter, const Theme& theme, const QStyleOption& option);
void paintField(QPainter& painter, const Theme& theme, const QStyleOption& option);
void paintCombo(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& option);
/// What is chosen in a list, as much of it as there is room for.
void paintComboLabel(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& option,
                     const QRect& room);
void paintSpin(QPainter& painter, const Theme& theme, const QStyleOptionSpinBox& option, const QRect& up,
               const QRect& down);
void paintRow(QPainter& painter, const Theme& theme, const QStyleOptionViewItem& option);
void paintScrollBar(QPainter& painter, const Theme& theme, const QStyleOptionSlider& option,
                    const QRect& handle);
void paintSlider(QPainter& painter, const Theme& theme, const QStyleOptionSlider& option,
                 const QRect& handle);
void paintProgress(QPainter& painter, const Theme& theme, const QStyleOptionProgressBar& option);
void paintMenuPanel(QPainter& painter, const Theme& theme, const QStyleOption& option);
void paintMenuItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& option);
void paintMenuBarItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& option);
void paintTab(QPainter& painter, const Theme& theme, const QStyleOptionTab& option);
void paintHeader(QPainter& painter, const Theme& theme, const QStyleOptionHeader& option);
/// As Qt draws it, but with the sign of the order behind the words, not at the far end of the column.
void paintWholeHeader(QPainter& painter, const QStyle& style, const QStyleOptionHeader* option,
                      const QWidget* widget);
/// Where the sign of a column's order stands: behind its words, where Qt puts it only if they leave no room.
[[nodiscard]] QRect orderSign(const QStyleOptionHeader& option, const QRect& label, QRect sign);
void paintFocusRing(QPainter& painter, const Theme& theme, const QRect& rect);
/// A small chevron pointing down (0), left (90), up (180) or right (270).
void paintChevron(QPainter& painter, QPointF centre, qreal size, qreal degrees, const QColor& ink);

} // namespace fabletop
