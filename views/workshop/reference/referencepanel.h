// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReferencePanel: the language reference: every construct by kind, and of the chosen one its help, an
/// example and what the example says on a card. Narrow beside an editor or as a whole page.

#include "model/rules/names.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;
class QLineEdit;
class QModelIndex;
class QPlainTextEdit;
class QScrollArea;
class QSplitter;
class QTreeView;

namespace fabletop {

class Button;
class ReferenceDelegate;
class ReferenceFilter;
class ReferenceModel;
class RulesHighlighter;

class ReferencePanel : public QWidget {
    Q_OBJECT
public:
    ReferencePanel(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// Turns to the entry of a word, or of the phrase that holds it best; a word that is nowhere is searched
    /// for.
    void showWord(const QString& word);
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] QTreeView* list() const { return m_list; }
    [[nodiscard]] QPlainTextEdit* example() const { return m_example; }
    [[nodiscard]] Button* insertButton() const { return m_insert; }
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString says() const;
    /// Of the chosen entry, see reference.h; empty where none is chosen.
    [[nodiscard]] QString key() const;

Q_SIGNALS:
    /// The example as rules text, lines of a block indented against the first.
    void insertRequested(const QString& text);
    /// The rule behind the construct, "R-…".
    void ruleRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* buildEntry();
    void retranslate();
    void filter();
    void showChosen();
    void choose(const QModelIndex& source);
    void fitExample();
    [[nodiscard]] QModelIndex firstEntry() const;

    std::shared_ptr<const Theme> m_theme;
    ReferenceModel* m_model;
    ReferenceFilter* m_filter;
    ReferenceDelegate* m_delegate;
    QLineEdit* m_search;
    QLabel* m_none;
    QSplitter* m_parts;
    QTreeView* m_list;
    QScrollArea* m_entry;
    QLabel* m_wording;
    QLabel* m_help;
    QLabel* m_exampleTitle;
    QPlainTextEdit* m_example;
    RulesHighlighter* m_colours;
    QLabel* m_saysTitle;
    QLabel* m_says;
    QLabel* m_rule;
    Button* m_insert;
};

} // namespace fabletop
