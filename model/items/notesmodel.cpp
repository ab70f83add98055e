// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/notesmodel.h"

#include "model/match/words/samplenotes.h"

#include <algorithm>

namespace fabletop {

NotesModel::NotesModel(QObject* parent) : QAbstractListModel(parent) {}

void NotesModel::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    if (match) {
        connect(match, &Match::annotationsChanged, this, &NotesModel::renew);
        connect(match, &QObject::destroyed, this, [this] { setMatch(nullptr); });
    }
    renew();
}

void NotesModel::setUntil(int position)
{
    if (position == m_until) return;
    m_until = position;
    if (rows() != m_rows) renew();
}

std::vector<NotesModel::Row> NotesModel::rows() const
{
    std::vector<Row> rows;
    if (!m_match) return rows;
    const auto put = [&](int position, Row::Kind kind, std::size_t place) {
        if (m_until < 0 || position <= m_until) rows.push_back({position, kind, static_cast<int>(place)});
    };
    const Annotations& all = m_match->annotations();
    for (std::size_t place = 0; place < all.notes.size(); ++place)
        put(all.notes[place].position, Row::Kind::note, place);
    for (std::size_t place = 0; place < all.bookmarks.size(); ++place)
        put(all.bookmarks[place].position, Row::Kind::bookmark, place);
    for (std::size_t place = 0; place < all.opened.size(); ++place)
        put(all.opened[place], Row::Kind::opened, place);
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& a, const Row& b) { return a.position < b.position; });
    return rows;
}

void NotesModel::renew()
{
    beginResetModel();
    m_rows = rows();
    endResetModel();
}

int NotesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant NotesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_match) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto place = static_cast<std::size_t>(row.place);
    const Annotations& all = m_match->annotations();
    const bool bookmark = row.kind == Row::Kind::bookmark;
    const bool opened = row.kind == Row::Kind::opened;
    if (place >= (opened ? all.opened.size() : bookmark ? all.bookmarks.size() : all.notes.size())) return {};
    const Note note = row.kind == Row::Kind::note ? all.notes[place] : Note{};
    switch (role) {
    case Qt::DisplayRole: return shownNote(bookmark ? all.bookmarks[place].name : note.text);
    case Qt::EditRole: return noteToEdit(bookmark ? all.bookmarks[place].name : note.text);
    case PositionRole: return row.position;
    case TurnRole: {
        const Timeline& timeline = m_match->timeline();
        return row.position <= timeline.last()
                   ? timeline.seenAt({row.position, 0}, Viewer::spectator()).turn.number
                   : 0;
    }
    case MarkRole: return note.mark;
    case BookmarkRole: return bookmark;
    case OpenedRole: return opened;
    case PlaceRole: return row.place;
    case ScopeRole: return static_cast<int>(note.scope);
    case TakenBackRole: return note.takenBack;
    default: return {};
    }
}

QHash<int, QByteArray> NotesModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {PositionRole, "position"},   {TurnRole, "turn"},
            {MarkRole, "mark"},           {BookmarkRole, "bookmark"},   {PlaceRole, "place"},
            {ScopeRole, "scope"},         {TakenBackRole, "takenBack"}, {OpenedRole, "opened"}};
}

} // namespace fabletop
