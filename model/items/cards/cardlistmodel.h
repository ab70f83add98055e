// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardListModel: every card of some heroes, a row a title, in the language of the window.
///
/// Why one model: the grid, the table, the filters and the figures of the card browser are views of it.

#include "model/items/cards/deckknowledge.h"
#include "model/rules/matchrules.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <memory>
#include <vector>

namespace fabletop {

/// One deck of a running match, as far as those who look may know it.
struct DeckInMatch {
    QString hero;  ///< id
    QString owner; ///< a person's or seat's name
    std::vector<DeckRow> rows;
    bool operator==(const DeckInMatch&) const = default;
};

class CardListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { title, hero, type, value, boost, copies, users, timing, columns };
    enum Role {
        SortRole = Qt::UserRole + 1, ///< a key that sorts the column right
        SearchRole,                  ///< QString: folded names and texts in all four languages
        HeroRole,                    ///< QString: id of the hero
        TypeRole,                    ///< int: CardType
        ValueRole,                   ///< int, -1 for none
        BoostRole,                   ///< int, -1 for none
        TimingsRole,                 ///< int: bit i: something is due at Timing i (committed … scheme)
        UsersRole,                   ///< QStringList of keys, see userKey
        CopiesRole,                  ///< int
        LeftRole,                    ///< int: copies still to come in the match, -1: its hero does not play
        RuleRole,                    ///< QString: the clause that says most about how it is played
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setHeroes(std::vector<std::shared_ptr<const HeroRules>> heroes);
    [[nodiscard]] const std::vector<std::shared_ptr<const HeroRules>>& heroes() const { return m_heroes; }
    void setLanguage(Language language);
    /// The decks of the match that is played or looked at; none: no match.
    void setDecks(std::vector<DeckInMatch> decks);
    [[nodiscard]] const std::vector<DeckInMatch>& decks() const { return m_decks; }

    [[nodiscard]] const HeroRules& heroOf(int row) const
    {
        return *m_heroes[m_rows[static_cast<std::size_t>(row)].hero];
    }
    [[nodiscard]] CardId card(int row) const { return m_rows[static_cast<std::size_t>(row)].card; }
    [[nodiscard]] const CardKind& kind(int row) const { return heroOf(row).cards[index(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// "attack" in the language of the window.
    [[nodiscard]] static QString typeName(CardType type);
    /// How users are told apart in filters: "any", or the kind of fighter of a hero.
    [[nodiscard]] static QString anyUser() { return QStringLiteral("any"); }
    [[nodiscard]] static QString userKey(const HeroRules& hero, std::size_t fighter);

    using QAbstractTableModel::index;

private:
    struct Row {
        std::size_t hero = 0;
        CardId card = CardId::none;
        mutable QString search; ///< made when first needed
    };
    [[nodiscard]] std::size_t index(int row) const { return static_cast<std::size_t>(card(row)); }
    [[nodiscard]] QString shown(int row, int column) const;
    [[nodiscard]] QVariant sortKey(int row, int column) const;
    [[nodiscard]] QString searchText(int row) const;
    [[nodiscard]] QStringList userKeys(int row) const;
    [[nodiscard]] int left(int row) const;

    std::vector<std::shared_ptr<const HeroRules>> m_heroes;
    std::vector<Row> m_rows;
    std::vector<DeckInMatch> m_decks;
    Language m_language = Language::en;
};

} // namespace fabletop
