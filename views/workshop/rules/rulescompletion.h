// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulesCompletion: the list of what may stand at the cursor of a rules text. It opens while somebody types,
/// or when asked for, and writes the whole wording with its gaps as fields.
///
/// Why it never takes Return from somebody who only types: a list that opened by itself has nothing chosen in
/// it, so Return ends the line as ever. Tab takes its first offer, the arrow keys choose.

#include "model/language/services/completions.h"
#include "model/rules/languages.h"
#include "views/theme/theme.h"
#include "views/workshop/rules/snippetfields.h"

#include <QObject>
#include <functional>
#include <memory>

class QCompleter;
class QKeyEvent;
class QStandardItemModel;

namespace fabletop {

class RulesCompletion : public QObject {
    Q_OBJECT
public:
    /// The editor must outlive it.
    RulesCompletion(QPlainTextEdit& editor, std::shared_ptr<const Theme> theme, Language language);

    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    void setLanguage(Language language) { m_language = language; }

    /// Asked for each list: drawings and files that may be named.
    void setDrawings(std::function<DrawingNames()> drawings);

    /// Opens the list with its first offer chosen; `refused` where nothing may stand here.
    void ask();
    /// A key before the editor has it; true if it meant the list or the fields. An event that is left ignored
    /// is the list's.
    [[nodiscard]] bool takes(QKeyEvent& event);
    /// A letter has just been typed.
    void follow();
    [[nodiscard]] QCompleter* completer() const { return m_completer; }

Q_SIGNALS:
    void refused(const QString& reason);

private:
    /// Fills the list; how many of its offers go on with what is written.
    int fill();
    void open();
    void insert(const QModelIndex& offer);
    [[nodiscard]] QString written() const;
    [[nodiscard]] bool goesThroughFields(const QKeyEvent& event);

    QPlainTextEdit& m_editor;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    std::function<DrawingNames()> m_drawings;
    QCompleter* m_completer;
    QStandardItemModel* m_offers;
    SnippetFields m_fields;
    int m_from = 0; ///< where the word begins that a completion replaces
};

} // namespace fabletop
