// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/eventlogmodel.h"

#include <algorithm>

namespace fabletop {

EventLogModel::EventLogModel(QObject* parent) : QAbstractListModel(parent) {}

void EventLogModel::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &Match::stepped, this, &EventLogModel::follow);
        connect(m_match, &Match::toldChanged, this, &EventLogModel::follow);
        connect(m_match, &Match::takenBack, this, &EventLogModel::reset);
        connect(m_match, &Match::cursorMoved, this, &EventLogModel::onCursorMoved);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            reset();
        });
    }
    reset();
}

void EventLogModel::setViewer(Viewer viewer)
{
    if (viewer == m_viewer) return;
    m_viewer = viewer;
    reset();
}

void EventLogModel::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    reset();
}

QString EventLogModel::sentence(int event) const
{
    const Timeline& timeline = m_match->timeline();
    return m_narrator.event(timeline.seen(event, m_viewer), timeline.seenBefore(event, m_viewer));
}

std::vector<int> EventLogModel::worthTelling(int first) const
{
    std::vector<int> rows;
    if (!m_match || !m_narrator.valid()) return rows;
    for (int event = first; event < m_match->told(); ++event)
        if (!sentence(event).isEmpty()) rows.push_back(event);
    return rows;
}

void EventLogModel::reset()
{
    beginResetModel();
    m_rows = worthTelling(0);
    m_known = m_match ? m_match->told() : 0;
    m_cursor = m_match ? m_match->timeline().flat(m_match->cursor()) : 0;
    endResetModel();
}

void EventLogModel::follow()
{
    const int told = m_match->told();
    const auto kept = static_cast<int>(std::lower_bound(m_rows.begin(), m_rows.end(), told) - m_rows.begin());
    if (const auto all = static_cast<int>(m_rows.size()); kept < all) {
        beginRemoveRows({}, kept, all - 1);
        m_rows.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    const std::vector<int> fresh = told > m_known ? worthTelling(m_known) : std::vector<int>();
    m_known = told;
    if (fresh.empty()) return;
    const int first = static_cast<int>(m_rows.size());
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

void EventLogModel::onCursorMoved()
{
    const int cursor = m_match->timeline().flat(m_match->cursor());
    const int was = currentRow();
    m_cursor = cursor;
    const int now = currentRow();
    if (was == now || m_rows.empty()) return;
    const int last = static_cast<int>(m_rows.size()) - 1;
    const auto [low, high] = std::minmax(was, now);
    Q_EMIT dataChanged(index(std::clamp(low, 0, last)), index(std::clamp(high, 0, last)), {HappenedRole});
}

int EventLogModel::currentRow() const
{
    return static_cast<int>(std::lower_bound(m_rows.begin(), m_rows.end(), m_cursor) - m_rows.begin()) - 1;
}

int EventLogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EventLogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_match) return {};
    const int event = m_rows[static_cast<std::size_t>(index.row())];
    const Timeline& timeline = m_match->timeline();
    if (event >= timeline.eventCount()) return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return sentence(event);
    case EventRole: return event;
    case PositionRole: return timeline.positionOf(event);
    case TurnRole:
    case SeatRole: {
        const int place = timeline.structure().chapterAt(Level::turn, event);
        if (place < 0) return role == TurnRole ? 0 : -1;
        const Chapter& turn = timeline.structure().chapters()[static_cast<std::size_t>(place)];
        if (role == TurnRole) return turn.number;
        return turn.seat == SeatId::none ? -1 : static_cast<int>(turn.seat);
    }
    case RuleRole:
        return QString::fromStdString(m_match->rules().ruleName(timeline.seen(event, m_viewer).cause.rule));
    case HappenedRole: return event < m_cursor;
    default: return {};
    }
}

QHash<int, QByteArray> EventLogModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {EventRole, "event"}, {PositionRole, "position"},
            {TurnRole, "turn"},           {SeatRole, "seat"},   {RuleRole, "rule"},
            {HappenedRole, "happened"}};
}

} // namespace fabletop
