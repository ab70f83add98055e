// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulesEditor: the text of a hero while it is written: colours, problems underlined, completion, help under
/// the pointer.
///
/// Why it knows no grammar: everything it offers is asked of the language's own services, so that nothing is
/// proposed that would not be understood.

#include "model/documents/rules/herodocument.h"
#include "views/theme/theme.h"

#include <QPlainTextEdit>
#include <functional>
#include <memory>

class QCompleter;

namespace fabletop {

class RulesCompletion;
class RulesFolding;
class RulesGutter;
class RulesHighlighter;

class RulesEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    RulesEditor(HeroDocument& document, std::shared_ptr<const Theme> theme, Language language,
                QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Of the help.
    void setLanguage(Language language);
    /// The line of the cursor, from 1.
    [[nodiscard]] int line() const { return textCursor().blockNumber() + 1; }
    void goToLine(int line);
    void goTo(const Span& span);
    /// Puts the mend of a problem in its place.
    void applyQuickFix(const Diagnostic& problem);
    /// What may stand here, as a list under the cursor.
    void complete();
    void goToDefinition();
    /// The construct under the cursor, by the key of its help (reference.h); empty where there is none.
    [[nodiscard]] QString wordHere() const;
    /// Lines of rules text, indented as the line of the cursor is.
    void insertExample(const QString& text);
    /// Whole blocks after the last line, with an empty one between.
    void addBlocks(const QString& text);
    /// "#" before the lines of the selection, or away from them.
    void toggleComment();
    /// In canonical form; says why not where a line is not understood.
    bool format();
    /// Marks the next place of the words, from the cursor on and round again. False: nowhere.
    bool findNext(const QString& words);
    /// In one step of undo; upper and lower case are not told apart. How often.
    int replaceAll(const QString& words, const QString& others);

    [[nodiscard]] RulesFolding& folding() { return *m_folding; }
    [[nodiscard]] RulesGutter* gutter() const { return m_gutter; }
    /// Lines of the text that lie in this part of the viewport, with their places in it.
    void forEachVisibleLine(const QRect& part,
                            const std::function<void(const QTextBlock&, const QRectF&)>& act) const;

    /// Larger or smaller letters, in points beside those of the theme.
    void setZoom(int points);
    [[nodiscard]] int zoom() const { return m_zoom; }
    [[nodiscard]] QCompleter* completer() const;

Q_SIGNALS:
    void refused(const QString& reason);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildGutter();
    void placeGutter();
    void showProblems();
    [[nodiscard]] qsizetype position() const { return textCursor().position(); }

    HeroDocument& m_document;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    RulesHighlighter* m_highlighter;
    RulesCompletion* m_completion;
    bool m_taking = false;
    RulesFolding* m_folding;
    RulesGutter* m_gutter = nullptr;
    int m_zoom = 0;
};

} // namespace fabletop
