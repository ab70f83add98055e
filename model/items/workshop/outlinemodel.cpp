// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/workshop/outlinemodel.h"

#include "model/match/words/spokenname.h"

#include <algorithm>

namespace fabletop {

namespace {

/// The internal id of a declaration; a moment's is the row of its declaration.
constexpr quintptr top = static_cast<quintptr>(-1);

bool sameShape(const std::vector<OutlineItem>& one, const std::vector<OutlineItem>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const OutlineItem& a, const OutlineItem& b) {
                          return a.word == b.word && a.name == b.name && a.copies == b.copies &&
                                 sameShape(a.moments, b.moments);
                      });
}

} // namespace

void OutlineModel::setText(const QString& text)
{
    std::vector<OutlineItem> items = outlineOf(text.toStdString());
    if (sameShape(m_items, items)) {
        m_items = std::move(items);
        if (m_items.empty()) return;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {FirstLineRole, LastLineRole});
        return;
    }
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

QModelIndex OutlineModel::indexOfLine(int line) const
{
    for (std::size_t row = 0; row < m_items.size(); ++row)
        if (m_items[row].firstLine <= line && line <= m_items[row].lastLine)
            return index(static_cast<int>(row), 0);
    return {};
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : top);
}

QModelIndex OutlineModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == top) return {};
    return createIndex(static_cast<int>(child.internalId()), 0, top);
}

int OutlineModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_items.size());
    if (parent.internalId() != top) return 0;
    return static_cast<int>(m_items[static_cast<std::size_t>(parent.row())].moments.size());
}

int OutlineModel::columnCount(const QModelIndex&) const
{
    return 1;
}

const OutlineItem* OutlineModel::itemAt(const QModelIndex& index) const
{
    if (!index.isValid()) return nullptr;
    if (index.internalId() == top) return &m_items[static_cast<std::size_t>(index.row())];
    return &m_items[index.internalId()].moments[static_cast<std::size_t>(index.row())];
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    const OutlineItem* item = itemAt(index);
    if (!item) return {};
    switch (role) {
    case Qt::DisplayRole: {
        const QString copies = item->copies > 1 ? QStringLiteral("  ×%1").arg(item->copies) : QString();
        return spokenName(item->name) + copies;
    }
    case FirstLineRole: return item->firstLine;
    case LastLineRole: return item->lastLine;
    case NameRole: return QString::fromStdString(item->name);
    case CopiesRole: return item->copies;
    default: return {};
    }
}

} // namespace fabletop
