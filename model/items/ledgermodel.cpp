// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/ledgermodel.h"

namespace fabletop {

namespace {

/// Rows of steps carry no number, lines that of their step plus one.
constexpr quintptr isStep = 0;

} // namespace

LedgerModel::LedgerModel(QObject* parent) : QAbstractItemModel(parent) {}

void LedgerModel::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &Match::cursorMoved, this, &LedgerModel::refresh);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            refresh();
        });
    }
    refresh();
}

void LedgerModel::setViewer(Viewer viewer)
{
    m_viewer = viewer;
    refresh();
}

void LedgerModel::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    refresh();
}

void LedgerModel::refresh()
{
    const Ledger next =
        m_match ? ledgerAt(m_match->timeline(), m_match->cursor(), m_viewer, m_narrator) : Ledger{};
    if (next == m_ledger) return;
    beginResetModel();
    m_ledger = next;
    endResetModel();
    Q_EMIT ledgerChanged();
}

QModelIndex LedgerModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : isStep);
}

QModelIndex LedgerModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == isStep) return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, isStep);
}

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    if (m_ledger.empty() || parent.column() > 0) return 0;
    if (!parent.isValid()) return Ledger::rowCount;
    if (parent.internalId() != isStep) return 0;
    return static_cast<int>(m_ledger.rows[static_cast<std::size_t>(parent.row())].lines.size());
}

int LedgerModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant LedgerModel::lineData(const LedgerLine& line, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return line.sentence;
    case AttackRole: return line.attack;
    case DefenseRole: return line.defense;
    case RuleRole: return line.rule;
    case CancelledRole: return line.cancelled;
    case CancelledByRole: return line.cancelledBy;
    case SeatRole: return line.seat == SeatId::none ? -1 : static_cast<int>(line.seat);
    case ItemRole: return line.item == 0xFF ? -1 : line.item;
    case SourceRole: return static_cast<int>(line.kind);
    case OrderRole: return line.order;
    case EventRole: return line.event;
    default: return {};
    }
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const bool isLine = index.internalId() != isStep;
    const auto place = static_cast<std::size_t>(isLine ? index.parent().row() : index.row());
    const LedgerRow& row = m_ledger.rows[place];
    if (role == StepRole) return static_cast<int>(row.step);
    if (role == StatusRole) return static_cast<int>(row.status);
    if (isLine) return lineData(row.lines[static_cast<std::size_t>(index.row())], role);
    return role == Qt::DisplayRole ? QVariant(Narrator::step(row.step)) : QVariant();
}

QHash<int, QByteArray> LedgerModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {StepRole, "step"},
            {StatusRole, "status"},       {AttackRole, "attack"},
            {DefenseRole, "defense"},     {RuleRole, "rule"},
            {CancelledRole, "cancelled"}, {CancelledByRole, "cancelledBy"},
            {SeatRole, "seat"},           {ItemRole, "item"},
            {SourceRole, "source"},       {OrderRole, "order"},
            {EventRole, "event"}};
}

} // namespace fabletop
