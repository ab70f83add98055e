// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/plaintips.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QTextDocument>
#include <QToolTip>

namespace fabletop {

namespace {

QString tipAt(const QWidget& widget, QPoint place)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    if (!view || view->viewport() != &widget) return widget.toolTip();
    const QString ofRow = view->indexAt(place).data(Qt::ToolTipRole).toString();
    return ofRow.isEmpty() ? widget.toolTip() : ofRow;
}

} // namespace

QString plainTip(const QString& text)
{
    if (text.startsWith(QLatin1String(markedTip)) || !Qt::mightBeRichText(text)) return text;
    return QLatin1String(markedTip) + text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
           QStringLiteral("</qt>");
}

bool PlainTips::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget) return false;
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = tipAt(*widget, help->pos());
    const QString plain = plainTip(text);
    if (plain == text) return false;
    QToolTip::showText(help->globalPos(), plain, widget);
    return true;
}

} // namespace fabletop
