// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/balancedelegate.h"

#include "model/items/workshop/balancemodel.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <cmath>

namespace fabletop {

namespace {

constexpr double mostInk = 0.24;
constexpr double hatchedShare = 0.4; ///< of the wash beneath hatching, which adds ink of its own
constexpr qreal figureSize = 16;

QColor inkAt(const Theme& theme, double opacity)
{
    QColor ink = theme.color(Tone::ink);
    ink.setAlphaF(static_cast<float>(opacity));
    return ink;
}

void paintFigures(QPainter& painter, const Theme& theme, const QRect& box, const QModelIndex& index)
{
    const QString interval = index.data(BalanceModel::IntervalRole).toString();
    const QRect upper =
        interval.isEmpty() ? box : QRect(box.left(), box.top(), box.width(), box.height() * 56 / 100);
    paintText(painter, upper, index.data().toString(),
              {theme.interfaceFont(theme.px(figureSize), QFont::Bold),
               theme.color(interval.isEmpty() ? Tone::ink2 : Tone::ink)},
              Fit::exact, (interval.isEmpty() ? Qt::AlignVCenter : Qt::AlignBottom) | Qt::AlignHCenter);
    paintText(painter, QRect(box.left(), upper.bottom() + 1, box.width(), box.bottom() - upper.bottom()),
              interval, {theme.font(TextRole::label), painter.pen().color()}, Fit::exact,
              Qt::AlignTop | Qt::AlignHCenter);
}

constexpr int padding = 12;
constexpr int spanWide = 180; ///< of the line that shows a share
constexpr int spanFrom = 520; ///< width of the words from which it is there too

bool isWords(const QAbstractItemModel& model, int column)
{
    return column + 1 == model.columnCount();
}

} // namespace

void paintHeat(QPainter& painter, const Theme& theme, const QRect& box, double heat)
{
    const double ink = std::abs(heat) * mostInk;
    painter.fillRect(box, inkAt(theme, heat < 0 ? ink * hatchedShare : ink));
    if (heat >= 0) return;
    painter.save();
    painter.setClipRect(box);
    painter.setBrushOrigin(box.topLeft());
    painter.setOpacity(ink); // of the brush only its shape: a pattern's ink is opaque
    painter.fillRect(box, theme.art().patternBrush(QStringLiteral("slant"), theme.color(Tone::ink),
                                                   painter.device()->devicePixelRatioF()));
    painter.restore();
}

/// Between nothing and all, with the middle marked: what is won, and how far luck may have moved it.
void paintSpan(QPainter& painter, const Theme& theme, const QRectF& box, const QList<int>& span)
{
    const auto x = [&box](int percent) { return box.left() + box.width() * percent / 100; };
    const qreal middle = std::round(box.center().y()) + 0.5;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Tone::hair), 1));
    painter.drawLine(QPointF(x(0), middle), QPointF(x(100), middle));
    for (int mark : {0, 50, 100})
        painter.drawLine(QPointF(x(mark), middle - 7), QPointF(x(mark), middle + 7));
    painter.setPen(QPen(theme.color(Tone::ink2), 2));
    painter.drawLine(QPointF(x(span[1]), middle), QPointF(x(span[2]), middle));
    for (int end : {span[1], span[2]})
        painter.drawLine(QPointF(x(end), middle - 4), QPointF(x(end), middle + 4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Tone::ink));
    painter.drawRect(QRectF(x(span[0]) - 4, middle - 4, 8, 8));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void BalanceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const QRect box = option.rect;
    const bool total = index.data(BalanceModel::TotalRole).toBool();
    painter->save();
    painter->fillRect(box, m_theme->color(total ? Tone::raised : Tone::panel));
    paintHeat(*painter, *m_theme, box.adjusted(0, 0, -1, -1), index.data(BalanceModel::HeatRole).toDouble());
    if (option.state & QStyle::State_MouseOver && index.data(BalanceModel::OpensRole).toBool())
        painter->fillRect(box, inkAt(*m_theme, 0.06));
    painter->fillRect(QRect(box.left(), box.bottom(), box.width(), 1), m_theme->color(Tone::hair));
    if (isWords(*index.model(), index.column())) {
        // Where there is room for both: seen first, then read.
        const auto span = index.data(BalanceModel::SpanRole).value<QList<int>>();
        const int seen = box.width() >= m_theme->px(spanFrom) && span.size() == 3 ? m_theme->px(spanWide) : 0;
        if (seen > 0)
            paintSpan(*painter, *m_theme, QRectF(box.left() + 2 * padding, box.top(), seen, box.height()),
                      span);
        paintText(*painter, box.adjusted(seen > 0 ? seen + 4 * padding : padding, 2, -8, -2),
                  index.data().toString(),
                  {m_theme->font(TextRole::second), m_theme->color(total ? Tone::ink : Tone::ink2)},
                  Fit::wrap);
    } else {
        paintFigures(*painter, *m_theme, box, index);
    }
    if (option.state & QStyle::State_Selected) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_theme->color(Tone::accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(box).adjusted(2, 2, -3, -3), 4, 4);
    }
    painter->restore();
}

void BalanceHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const bool total =
        orientation() == Qt::Vertical && model()->rowCount() > 1 && section + 1 == model()->rowCount();
    painter->save();
    painter->fillRect(rect, m_theme->color(total ? Tone::raised : Tone::panel));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_theme->color(Tone::hair));
    const bool left = orientation() == Qt::Vertical || isWords(*model(), section);
    painter->setFont(m_theme->font(TextRole::body));
    painter->setPen(m_theme->color(left && orientation() == Qt::Horizontal ? Tone::ink2 : Tone::ink));
    const QRect words = left ? rect.adjusted(padding, 0, -4, 0) : rect.adjusted(2, 0, -2, 0);
    paintText(*painter, words, model()->headerData(section, orientation()).toString(),
              TextStyle::of(*painter), Fit::wrap,
              Qt::AlignVCenter | (left ? Qt::AlignLeft : Qt::AlignHCenter));
    painter->restore();
}

QSize BalanceHeader::sectionSizeFromContents(int section) const
{
    if (!model()) return {};
    const QFontMetrics metrics(m_theme->font(TextRole::body));
    const int wide = metrics.horizontalAdvance(model()->headerData(section, orientation()).toString());
    return {wide + 2 * padding, QHeaderView::sectionSizeFromContents(section).height()};
}

} // namespace fabletop
