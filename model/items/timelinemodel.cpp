#include "model/items/timelinemodel.h"

#include <algorithm>
#include <utility>

namespace fabletop {

TimelineModel::TimelineModel(QObject* parent) : QAbstractListModel(parent) {}

void TimelineModel::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &Match::stepped, this, &TimelineModel::onStepped);
        connect(m_match, &Match::takenBack, this, &TimelineModel::reset);
        connect(m_match, &Match::cursorMoved, this, &TimelineModel::onCursorMoved);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            reset();
        });
    }
    reset();
}

const Chapter& TimelineModel::turn(int row) const
{
    const Structure& structure = m_match->timeline().structure();
    return structure
        .chapters()[static_cast<std::size_t>(structure.level(Level::turn)[static_cast<std::size_t>(row)])];
}

QList<Symbol> TimelineModel::symbols(int row) const
{
    const Chapter& chapter = turn(row);
    return symbolsOf(m_match->rules(), m_match->timeline(), chapter.firstEvent, chapter.endEvent);
}

int TimelineModel::rowOfCursor() const
{
    if (!m_match || m_symbols.isEmpty()) return -1;
    const Timeline& timeline = m_match->timeline();
    const int chapter = timeline.chapterAt(Level::turn, m_match->cursor());
    const std::vector<int>& turns = timeline.structure().level(Level::turn);
    const auto place = std::lower_bound(turns.begin(), turns.end(), chapter);
    return chapter < 0 ? 0 : static_cast<int>(place - turns.begin());
}

void TimelineModel::reset()
{
    beginResetModel();
    m_symbols.clear();
    const auto turns = m_match ? m_match->timeline().structure().level(Level::turn).size() : 0;
    for (int row = 0; row < static_cast<int>(turns); ++row)
        m_symbols.append(symbols(row));
    m_current = rowOfCursor();
    endResetModel();
}

void TimelineModel::onStepped()
{
    const auto turns = static_cast<int>(m_match->timeline().structure().level(Level::turn).size());
    const int known = static_cast<int>(m_symbols.size());
    if (known > 0) {
        m_symbols.last() = symbols(known - 1);
        Q_EMIT dataChanged(index(known - 1), index(known - 1), {SymbolsRole, EndEventRole});
    }
    if (turns == known) return;
    beginInsertRows({}, known, turns - 1);
    for (int row = known; row < turns; ++row)
        m_symbols.append(symbols(row));
    endInsertRows();
}

void TimelineModel::onCursorMoved()
{
    const int was = std::exchange(m_current, rowOfCursor());
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
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_match) return {};
    const Chapter& chapter = turn(index.row());
    switch (role) {
    case Qt::DisplayRole: return QString::number(chapter.number);
    case NumberRole: return chapter.number;
    case SeatRole: return chapter.seat == SeatId::none ? -1 : static_cast<int>(chapter.seat);
    case SymbolsRole: return QVariant::fromValue(m_symbols[index.row()]);
    case FirstEventRole: return chapter.firstEvent;
    case EndEventRole: return chapter.endEvent;
    case FirstPositionRole: return m_match->timeline().positionOf(chapter.firstEvent);
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
