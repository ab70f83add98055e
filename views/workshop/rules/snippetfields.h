// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SnippetFields: the gaps of a wording that was put into a text, gone through with Tab.
///
/// Why cursors and not places: whatever is typed into a gap moves the ones behind it, and a QTextCursor moves
/// along.

#include <QPlainTextEdit>
#include <QTextCursor>
#include <vector>

namespace fabletop {

class SnippetFields {
public:
    /// The editor must outlive it.
    explicit SnippetFields(QPlainTextEdit& editor) : m_editor(editor) {}

    /// Puts `wording` in place of the characters from `from` up to `to` and marks its first gap; behind it
    /// where it has none. A gap is written "{fighters}". `below`: what is added behind everything, where the
    /// cursor goes last. A wording that is put into a gap brings its own gaps along.
    void insert(int from, int to, const QString& wording, const QString& below);
    /// Marks the next gap, or the one before; behind the last one the wording ends and all are forgotten.
    void goOn(int step);
    void forget();
    /// Whether the cursor stands in the wording, from its first gap to its end.
    [[nodiscard]] bool active() const;
    /// Whether the gap is marked whole, as it is before anything is typed into it.
    [[nodiscard]] bool untouched() const;

private:
    /// A gap with what was typed into it.
    struct Field {
        QTextCursor begin; ///< stays before what is typed there
        QTextCursor end;
    };
    [[nodiscard]] QTextCursor cursorAt(int position, bool stays) const;
    void mark();

    QPlainTextEdit& m_editor;
    std::vector<Field> m_fields;
    std::size_t m_current = 0;
    QTextCursor m_last; ///< where the cursor goes behind all of them
};

} // namespace fabletop
