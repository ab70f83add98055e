// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NotesModel: what stands beside the decisions of a match: notes and bookmarks in the order of their places,
/// and where all hands were shown.

#include "model/match/match.h"

#include <QAbstractListModel>
#include <vector>

namespace fabletop {

class NotesModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        PositionRole = Qt::UserRole + 1, ///< int
        TurnRole,                        ///< int: 0 during the set-up
        MarkRole,                        ///< QString: "!" …
        BookmarkRole,                    ///< bool
        PlaceRole,                       ///< int: place in the match's own list of notes or bookmarks
        ScopeRole,                       ///< int: NoteScope
        TakenBackRole,                   ///< int: decisions taken back here, 0 for an ordinary note
        OpenedRole, ///< bool: all hands were shown here; nobody wrote it, and nobody can delete it
    };

    explicit NotesModel(QObject* parent = nullptr);
    void setMatch(Match* match);
    /// Only what stands at this position or before; -1: all.
    void setUntil(int position);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: the text or name for people; EditRole: the same as it was written, without signs of ours.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        int position = 0;
        enum class Kind : std::uint8_t { note, bookmark, opened } kind = Kind::note;
        int place = 0;
        bool operator==(const Row&) const = default;
    };
    void renew();
    [[nodiscard]] std::vector<Row> rows() const;

    Match* m_match = nullptr;
    int m_until = -1;
    std::vector<Row> m_rows;
};

} // namespace fabletop
