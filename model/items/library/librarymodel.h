// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LibraryModel: the saved matches of a folder and those that come with the program, a row each.
///
/// Why it reads in the background and in batches: ten thousand files must not make the window wait.

#include "model/items/library/matchsummary.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QThread>
#include <atomic>
#include <functional>
#include <memory>

namespace fabletop {

/// Reads files one after the other in a thread of its own.
class LibraryScanner : public QObject {
    Q_OBJECT
public:
    void stop() { m_stopped = true; }

public Q_SLOTS:
    /// The `.match` files of the folder, newest first, then `more`.
    void scan(const QString& folder, const QStringList& more, int round);

Q_SIGNALS:
    void listed(int total, int round);
    void read(const QList<fabletop::MatchSummary>& batch, int round);
    void done(int round);

private:
    std::atomic<bool> m_stopped = false;
};

class LibraryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { heroes, battlefield, people, result, turns, decisions, date, notes, curves, columns };
    enum Role {
        SummaryRole = Qt::UserRole + 1,
        SortRole,
        SearchRole,
        OutcomeRole,  ///< QString: who won
        CauseRole,    ///< QString: by what, and when
        PeopleRole,   ///< QString
        NamesRole,    ///< QStringList: each seat's hero
        InitialsRole, ///< QStringList: a letter for each seat's hero, where it has no emblem
    };

    explicit LibraryModel(QObject* parent = nullptr);
    ~LibraryModel() override;

    /// How ids are said: a hero's name for "hero", a card's for "hero/card", a battlefield's for its id.
    using Namer = std::function<QString(const QString& id)>;
    void setNamer(Namer hero, Namer card, Namer field);
    /// Reads the `.match` files of the folder, newest first, and the samples after them.
    void setFolder(const QString& folder, const QStringList& samples = {});
    void refresh();
    [[nodiscard]] bool reading() const { return m_reading; }
    [[nodiscard]] int total() const { return m_total; } ///< files that are read or will be

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] const MatchSummary& summary(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)].summary;
    }
    /// Why it cannot be opened, in words; empty: it can.
    [[nodiscard]] static QString problemText(const MatchSummary& summary);
    [[nodiscard]] QString resultText(const MatchSummary& summary) const;
    /// "Sherlock Holmes won", and by what and when on a line of its own.
    [[nodiscard]] QString outcomeText(const MatchSummary& summary) const;
    [[nodiscard]] QString causeText(const MatchSummary& summary) const;
    /// Everybody who played, once.
    [[nodiscard]] static QString peopleText(const MatchSummary& summary);
    [[nodiscard]] QString heroName(const QString& id) const { return m_hero ? m_hero(id) : id; }
    [[nodiscard]] QString cardName(const QString& id) const { return m_card ? m_card(id) : id; }
    [[nodiscard]] QString fieldName(const MatchSummary& summary) const;

Q_SIGNALS:
    void progressed(int read, int total);
    void readingChanged();
    void scanRequested(const QString& folder, const QStringList& more, int round);

private:
    struct Row {
        MatchSummary summary;
        mutable QString search; ///< folded words to look in, made when first needed
    };
    void take(const QList<MatchSummary>& batch, int round);
    [[nodiscard]] QString searchText(const Row& row) const;
    [[nodiscard]] QVariant sortKey(const MatchSummary& summary, int column) const;
    [[nodiscard]] QVariant shown(const MatchSummary& summary, int column) const;

    QThread m_thread;
    LibraryScanner* m_scanner;
    std::vector<Row> m_rows;
    QString m_folder;
    QStringList m_samples;
    Namer m_hero;
    Namer m_card;
    Namer m_field;
    int m_round = 0;
    int m_total = 0;
    bool m_reading = false;
};

/// Filters by words (heroes, people, battlefield, cards played, notes), hero and state; sorts by any column.
class LibraryFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class State { any, finished, unfinished };
    explicit LibraryFilter(QObject* parent = nullptr);

    void setWords(const QString& words);
    void setHero(const QString& id);
    void setState(State state);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    QString m_hero;
    State m_state = State::any;
};

} // namespace fabletop
