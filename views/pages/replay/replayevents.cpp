// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replayevents.h"

#include "model/items/eventlogmodel.h"
#include "views/theme/painttext.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>
#include <cmath>

namespace fabletop {

namespace {

constexpr int leftMargin = 26;
constexpr int endMargin = 14;
constexpr int lineSpace = 8;
constexpr int leastHeadLetters = 11;
constexpr int mostHeight = 2000;

QFont headFont(const Theme& theme)
{
    QFont font = theme.font(TextRole::label);
    font.setPixelSize(std::max(leastHeadLetters, font.pixelSize()));
    return font;
}

SeatId seatOfRow(const QModelIndex& index)
{
    const int seat = index.data(EventLogModel::SeatRole).toInt();
    return seat < 0 ? SeatId::none : idAt<SeatId>(seat);
}

} // namespace

bool ReplayEvents::startsTurn(const QModelIndex& index) const
{
    if (index.row() == 0) return true;
    return index.siblingAtRow(index.row() - 1).data(EventLogModel::TurnRole) !=
           index.data(EventLogModel::TurnRole);
}

qreal ReplayEvents::headHeight(const QModelIndex& index) const
{
    return startsTurn(index) ? std::round(26 * m_theme->scale()) : 0;
}

QSize ReplayEvents::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QRect words =
        QFontMetrics(m_theme->font(TextRole::body))
            .boundingRect(QRect(0, 0, std::max(60, width - leftMargin - endMargin), mostHeight),
                          Qt::TextWordWrap, index.data().toString());
    return {width, words.height() + lineSpace + static_cast<int>(headHeight(index))};
}

void ReplayEvents::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    QRectF row = option.rect;
    const qreal head = headHeight(index);
    const SeatId seat = seatOfRow(index);
    const QColor band = seat == SeatId::none ? m_theme->color(Tone::hair) : m_theme->seat(seat);
    if (head > 0) {
        const int turn = index.data(EventLogModel::TurnRole).toInt();
        paintText(*painter, row.adjusted(leftMargin - 10, 0, 0, 0),
                  QStringLiteral("\n") + (turn == 0 ? tr("Setup") : tr("Turn %1").arg(turn)).toUpper(),
                  {headFont(*m_theme), m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignLeft | Qt::AlignTop);
        row.setTop(row.top() + head);
    }
    const bool current = option.state & QStyle::State_Selected;
    if (current)
        painter->fillRect(row, m_theme->color(Tone::accentWash));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, m_theme->color(Tone::raised));
    if (current)
        painter->fillRect(QRectF(row.left(), row.top(), 4, row.height()), m_theme->color(Tone::accent));
    painter->fillRect(QRectF(row.left() + 12, row.top(), 3, row.height()), band);
    const bool happened = index.data(EventLogModel::HappenedRole).toBool();
    paintText(*painter, row.adjusted(leftMargin, 0, -endMargin, 0), index.data().toString(),
              {m_theme->font(TextRole::body), m_theme->color(current || happened ? Tone::ink : Tone::ink3)},
              Fit::wrap);
    painter->restore();
}

} // namespace fabletop
