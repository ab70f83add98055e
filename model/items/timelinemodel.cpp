// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/timelinemodel.h"

#include <algorithm>
#include <utility>

namespace fabletop {

TimelineModel::TimelineModel(QObject* parent) : QAbstractListModel(parent) {}

void TimelineModel::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &TableView::renewed, this, &TimelineModel::reset);
        connect(view, &TableView::toldChanged, this, &TimelineModel::follow);
        connect(view, &TableView::moved, this, &TimelineModel::onMoved);
    }
    reset();
}

const Chapter& TimelineModel::turn(int row) const
{
    const Structure& structure = match()->timeline().structure();
    return structure
        .chapters()[static_cast<std::size_t>(structure.level(Level::turn)[static_cast<std::size_t>(row)])];
}

QList<Symbol> TimelineModel::symbols(int row) const
{
    return symbolsOf(match()->rules(), m_view->open(), turn(row).firstEvent, endEvent(row));
}

int TimelineModel::endEvent(int row) const
{
    return std::min(turn(row).endEvent, m_view->told());
}

int TimelineModel::turns() const
{
    if (!match()) return 0;
    const auto all = static_cast<int>(match()->timeline().structure().level(Level::turn).size());
    int begun = 0;
    while (begun < all && turn(begun).firstEvent < std::max(1, m_view->told()))
        ++begun;
    return begun;
}

int TimelineModel::rowOfPlace() const
{
    if (!match() || m_symbols.isEmpty()) return -1;
    const Timeline& timeline = match()->timeline();
    const int chapter = timeline.chapterAt(Level::turn, m_view->place());
    const std::vector<int>& turns = timeline.structure().level(Level::turn);
    const auto place = std::lower_bound(turns.begin(), turns.end(), chapter);
    const auto row = chapter < 0 ? 0 : static_cast<int>(place - turns.begin());
    return std::min(row, static_cast<int>(m_symbols.size()) - 1);
}

void TimelineModel::reset()
{
    beginResetModel();
    m_symbols.clear();
    for (int row = 0; row < turns(); ++row)
        m_symbols.append(symbols(row));
    m_current = rowOfPlace();
    endResetModel();
}

/// More has happened, or more or less of it is told.
void TimelineModel::follow()
{
    const int now = turns();
    const int known = static_cast<int>(m_symbols.size());
    if (now < known) {
        beginRemoveRows({}, now, known - 1);
        m_symbols.resize(now);
        endRemoveRows();
    }
    if (const int last = static_cast<int>(m_symbols.size()) - 1; last >= 0) {
        m_symbols[last] = symbols(last); // its end has moved, even where no sign came
        Q_EMIT dataChanged(index(last), index(last), {SymbolsRole, EndEventRole});
    }
    if (now > known) {
        beginInsertRows({}, known, now - 1);
        for (int row = known; row < now; ++row)
            m_symbols.append(symbols(row));
        endInsertRows();
    }
    m_current = rowOfPlace();
}

void TimelineModel::onMoved()
{
    const int was = std::exchange(m_current, rowOfPlace());
    if (was == m_current) return;
    for (int row : {was, m_current})
        if (row >= 0 && row < m_symbols.size()) Q_EMIT dataChanged(index(row), index(row), {CurrentRole});
}

int TimelineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_symbols.size());
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !match()) return {};
    const Chapter& chapter = turn(index.row());
    switch (role) {
    case Qt::DisplayRole: return QString::number(chapter.number);
    case NumberRole: return chapter.number;
    case SeatRole: return chapter.seat == SeatId::none ? -1 : static_cast<int>(chapter.seat);
    case SymbolsRole: return QVariant::fromValue(m_symbols[index.row()]);
    case FirstEventRole: return chapter.firstEvent;
    case EndEventRole: return endEvent(index.row());
    case FirstPositionRole: return match()->timeline().positionOf(chapter.firstEvent);
    case CurrentRole: return index.row() == m_current;
    default: return {};
    }
}

QHash<int, QByteArray> TimelineModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {NumberRole, "number"},
            {SeatRole, "seat"},
            {SymbolsRole, "symbols"},
            {FirstEventRole, "firstEvent"},
            {EndEventRole, "endEvent"},
            {FirstPositionRole, "firstPosition"},
            {CurrentRole, "current"}};
}

} // namespace fabletop
