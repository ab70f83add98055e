// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReferenceModel: the language reference as a tree: kinds of constructs, and below each its constructs.
///
/// Why the sentences are made when asked for: two hundred rows in the person's language stand at once, and
/// only the row that somebody looks at says what its example says.

#include "model/content/reference/exampletexts.h"
#include "model/language/reference/reference.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>
#include <vector>

namespace fabletop {

class ReferenceModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        keyRole = Qt::UserRole + 1,
        helpRole,    ///< one line in the person's language
        lineRole,    ///< the line that holds the construct
        exampleRole, ///< that line with what stands below it
        saysRole,    ///< what the example says as card text; empty where no card prints it
        ruleRole,    ///< "R-…", or empty
        searchRole,  ///< folded: wording, help and example
    };

    explicit ReferenceModel(Language language, QObject* parent = nullptr);

    void setLanguage(Language language);
    /// The construct with this key, else the one whose wording has most words in common with the phrase;
    /// invalid: none.
    [[nodiscard]] QModelIndex find(const QString& phrase) const;
    /// How a construct is written, its gaps in the person's words: "move ‹fighters› up to ‹number› spaces".
    [[nodiscard]] static QString wording(std::string_view key);
    [[nodiscard]] int constructs() const { return static_cast<int>(reference().size()); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Entry {
        const ReferenceEntry* entry;
        const Example* example;
        QString wording;
        QString search;
    };
    void fill();
    [[nodiscard]] const Entry& at(const QModelIndex& index) const;
    [[nodiscard]] static QString kindName(int kind);

    Language m_language;
    ExampleTexts m_texts;
    std::vector<std::vector<Entry>> m_kinds; ///< in the order of kindName; none is empty
};

/// Rows in which all words stand, accents or not; kinds without such a row are left out.
class ReferenceFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace fabletop
