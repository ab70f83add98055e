// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/librarydelegate.h"

#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/timeline/healthcurves.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int discStep = 30;

} // namespace

void paintSmallCurves(QPainter& painter, const Theme& theme, const QRectF& box, const MatchSummary& summary)
{
    int top = 1;
    for (const MatchSummary::Seat& seat : summary.seats)
        top = std::max(top, seat.maximum);
    painter.setPen(QPen(theme.color(Tone::hair), 1));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    for (std::size_t place = 0; place < summary.seats.size(); ++place) {
        const auto& health = summary.seats[place].health;
        if (health.empty()) continue;
        const auto y = [&](int value) { return box.bottom() - (box.height() - 2) * value / top; };
        QPainterPath path(QPointF(box.left(), y(health.front().second)));
        qreal last = y(health.front().second);
        for (const auto& [event, value] : health) {
            const qreal x = box.left() + box.width() * event / std::max(1, summary.events);
            path.lineTo(x, last);
            last = y(value);
            path.lineTo(x, last);
        }
        path.lineTo(box.right(), last);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(curvePen(theme, idAt<SeatId>(static_cast<int>(place)), 1.6));
        painter.drawPath(path);
    }
}

void LibraryDelegate::paintHeroes(QPainter& painter, const QRect& box, const MatchSummary& summary,
                                  const QStringList& initials, const QString& names) const
{
    qreal x = box.left() + 20;
    for (std::size_t place = 0; place < summary.seats.size(); ++place) {
        DiscLook disc;
        disc.seat = idAt<SeatId>(static_cast<int>(place));
        disc.emblem = summary.seats[place].hero;
        disc.initial = initials.value(static_cast<qsizetype>(place));
        disc.defeated = summary.over() && summary.seats[place].team != summary.winner;
        paintDisc(painter, *m_theme, QPointF(x, box.center().y() + 0.5), 13, disc);
        x += discStep;
    }
    const QRectF words(x - 8, box.top(), box.right() - x + 6, box.height());
    paintText(painter, words, names, {m_theme->font(TextRole::body), m_theme->color(Tone::ink)}, Fit::elide);
}

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const MatchSummary summary = index.data(LibraryModel::SummaryRole).value<MatchSummary>();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen) painter->fillRect(option.rect, m_theme->color(Tone::accentWash));
    if (chosen && index.column() == 0)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 4, option.rect.height()),
                          m_theme->color(Tone::accent));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      m_theme->color(Tone::hair));
    if (index.column() == LibraryModel::heroes && !summary.seats.empty()) {
        paintHeroes(*painter, option.rect, summary, index.data(LibraryModel::InitialsRole).toStringList(),
                    index.data().toString());
    } else if (index.column() == LibraryModel::curves) {
        paintSmallCurves(*painter, *m_theme, QRectF(option.rect).adjusted(8, 8, -8, -8), summary);
    } else {
        const bool problem = index.column() == LibraryModel::result && summary.problem.has_value();
        const Tone tone = problem                                ? Tone::warn
                          : index.column() == LibraryModel::date ? Tone::ink2
                                                                 : Tone::ink;
        const QRect words = option.rect.adjusted(4, 0, -8, 0);
        const QVariant align = index.data(Qt::TextAlignmentRole);
        paintText(*painter, words, index.data().toString().simplified(),
                  {m_theme->font(TextRole::body), m_theme->color(tone)}, Fit::elide,
                  align.isValid() ? align.toInt() : int(Qt::AlignVCenter | Qt::AlignLeft));
    }
    painter->restore();
}

} // namespace fabletop
