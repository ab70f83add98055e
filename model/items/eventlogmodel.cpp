// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/eventlogmodel.h"

#include <algorithm>
#include <variant>

namespace fabletop {

namespace {

EventLogModel::Stress stressOf(const EventBody& body)
{
    if (const auto* hit = std::get_if<DamageDealt>(&body); hit && hit->amount > 0)
        return EventLogModel::Stress::harm;
    if (std::holds_alternative<FighterDefeated>(body)) return EventLogModel::Stress::harm;
    if (std::holds_alternative<CombatDecided>(body) || std::holds_alternative<MatchEnded>(body))
        return EventLogModel::Stress::outcome;
    return EventLogModel::Stress::plain;
}

} // namespace

EventLogModel::EventLogModel(QObject* parent) : QAbstractListModel(parent) {}

void EventLogModel::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &TableView::renewed, this, &EventLogModel::reset);
        connect(view, &TableView::toldChanged, this, &EventLogModel::follow);
        connect(view, &TableView::moved, this, &EventLogModel::onMoved);
    }
    reset();
}

std::vector<int> EventLogModel::worthTelling(int first) const
{
    std::vector<int> rows;
    if (!match()) return rows;
    for (int event = first; event < m_view->told(); ++event)
        if (!m_view->sentence(event).isEmpty()) rows.push_back(event);
    return rows;
}

void EventLogModel::reset()
{
    beginResetModel();
    m_rows = worthTelling(0);
    m_known = m_view ? m_view->told() : 0;
    m_place = m_view ? m_view->cursor().events() : 0;
    endResetModel();
}

void EventLogModel::follow()
{
    const int told = m_view->told();
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

void EventLogModel::onMoved()
{
    const int was = currentRow();
    m_place = m_view->cursor().events();
    const int now = currentRow();
    if (was == now || m_rows.empty()) return;
    const int last = static_cast<int>(m_rows.size()) - 1;
    const auto [low, high] = std::minmax(was, now);
    Q_EMIT dataChanged(index(std::clamp(low, 0, last)), index(std::clamp(high, 0, last)), {HappenedRole});
}

int EventLogModel::currentRow() const
{
    return static_cast<int>(std::lower_bound(m_rows.begin(), m_rows.end(), m_place) - m_rows.begin()) - 1;
}

int EventLogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EventLogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !match()) return {};
    const int event = m_rows[static_cast<std::size_t>(index.row())];
    const Timeline& timeline = match()->timeline();
    if (event >= timeline.eventCount()) return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return m_view->sentence(event);
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
    case RuleRole: return QString::fromStdString(match()->rules().ruleName(m_view->event(event).cause.rule));
    case HappenedRole: return event < m_place;
    case OpensTurnRole: return std::holds_alternative<TurnBegan>(m_view->event(event).body);
    case StressRole: return static_cast<int>(stressOf(m_view->event(event).body));
    default: return {};
    }
}

QHash<int, QByteArray> EventLogModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {EventRole, "event"},         {PositionRole, "position"},
            {TurnRole, "turn"},           {SeatRole, "seat"},           {RuleRole, "rule"},
            {HappenedRole, "happened"},   {OpensTurnRole, "opensTurn"}, {StressRole, "stress"}};
}

} // namespace fabletop
