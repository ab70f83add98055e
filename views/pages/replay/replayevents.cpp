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
constexpr int headSpace = 30;

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

bool isHead(const QModelIndex& index)
{
    return index.data(EventLogModel::OpensTurnRole).toBool();
}

EventLogModel::Stress stressOf(const QModelIndex& index)
{
    return static_cast<EventLogModel::Stress>(index.data(EventLogModel::StressRole).toInt());
}

} // namespace

bool ReplayEvents::startsTurn(const QModelIndex& index) const
{
    if (index.row() == 0 || isHead(index)) return true;
    return index.siblingAtRow(index.row() - 1).data(EventLogModel::TurnRole) !=
           index.data(EventLogModel::TurnRole);
}

/// A row that only says whose turn begins is the heading, and nothing else.
qreal ReplayEvents::headHeight(const QModelIndex& index) const
{
    return startsTurn(index) ? std::round(headSpace * m_theme->scale()) : 0;
}

QString ReplayEvents::headWords(const QModelIndex& index) const
{
    if (isHead(index)) return index.data().toString();
    const int turn = index.data(EventLogModel::TurnRole).toInt();
    return turn == 0 ? tr("Setup") : tr("Turn %1").arg(turn);
}

QFont ReplayEvents::letters(const QModelIndex& index) const
{
    QFont font = m_theme->font(TextRole::body);
    if (stressOf(index) == EventLogModel::Stress::outcome) font.setBold(true);
    return font;
}

QSize ReplayEvents::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const auto head = static_cast<int>(headHeight(index));
    if (isHead(index)) return {width, head};
    const QRect words =
        QFontMetrics(letters(index))
            .boundingRect(QRect(0, 0, std::max(60, width - leftMargin - endMargin), mostHeight),
                          Qt::TextWordWrap, index.data().toString());
    return {width, words.height() + lineSpace + head};
}

QColor ReplayEvents::ink(const QModelIndex& index, bool current) const
{
    if (!current && !index.data(EventLogModel::HappenedRole).toBool()) return m_theme->color(Tone::ink3);
    return m_theme->color(stressOf(index) == EventLogModel::Stress::harm ? Tone::harm : Tone::ink);
}

void ReplayEvents::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    QRectF row = option.rect;
    const qreal head = headHeight(index);
    const bool current = option.state & QStyle::State_Selected;
    const QRectF heading(row.topLeft(), QSizeF(row.width(), head));
    if (!isHead(index)) row.setTop(row.top() + head);
    if (current)
        painter->fillRect(row, m_theme->color(Tone::accentWash));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, m_theme->color(Tone::raised));
    const SeatId seat = seatOfRow(index);
    const QColor band = seat == SeatId::none ? m_theme->color(Tone::hair) : m_theme->seat(seat);
    if (head > 0)
        paintText(*painter, heading.adjusted(leftMargin - 10, 0, -endMargin, -4), headWords(index).toUpper(),
                  {headFont(*m_theme), m_theme->color(Tone::ink2)}, Fit::exact,
                  Qt::AlignLeft | Qt::AlignBottom);
    if (current) // one bar, in place of the turn's
        painter->fillRect(QRectF(row.left(), row.top(), 4, row.height()), m_theme->color(Tone::accent));
    else if (!isHead(index))
        painter->fillRect(QRectF(row.left() + 12, row.top(), 3, row.height()), band);
    if (!isHead(index))
        paintText(*painter, row.adjusted(leftMargin, 0, -endMargin, 0), index.data().toString(),
                  {letters(index), ink(index, current)}, Fit::wrap);
    painter->restore();
}

} // namespace fabletop
