// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/snippetfields.h"

#include <QRegularExpression>

namespace fabletop {

QTextCursor SnippetFields::cursorAt(int position, bool stays) const
{
    QTextCursor cursor(m_editor.document());
    cursor.setPosition(position);
    cursor.setKeepPositionOnInsert(stays);
    return cursor;
}

void SnippetFields::insert(int from, int to, const QString& wording, const QString& below)
{
    const bool inside = active();
    if (!inside) forget();
    QTextCursor text = m_editor.textCursor();
    text.setPosition(from);
    text.setPosition(to, QTextCursor::KeepAnchor);
    text.insertText(wording + below);
    static const QRegularExpression gap(QStringLiteral("\\{[^{}]*\\}"));
    std::vector<Field> own;
    for (auto found = gap.globalMatch(wording); found.hasNext();) {
        const auto one = found.next();
        own.push_back({cursorAt(from + static_cast<int>(one.capturedStart()), true),
                       cursorAt(from + static_cast<int>(one.capturedEnd()), false)});
    }
    m_editor.setTextCursor(text);
    if (inside) {
        if (own.empty()) return; // what was typed into the gap stays its content
        m_fields.erase(m_fields.begin() + static_cast<std::ptrdiff_t>(m_current));
    } else if (own.empty()) {
        return;
    } else {
        m_current = 0;
        m_last = cursorAt(text.position(), false);
    }
    m_fields.insert(m_fields.begin() + static_cast<std::ptrdiff_t>(m_current), own.begin(), own.end());
    mark();
}

void SnippetFields::mark()
{
    QTextCursor cursor = m_editor.textCursor();
    cursor.setPosition(m_fields[m_current].begin.position());
    cursor.setPosition(m_fields[m_current].end.position(), QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
}

void SnippetFields::goOn(int step)
{
    if (step < 0 && m_current == 0) return mark();
    m_current = step < 0 ? m_current - 1 : m_current + 1;
    if (m_current < m_fields.size()) return mark();
    QTextCursor cursor = m_editor.textCursor();
    cursor.setPosition(m_last.position());
    m_editor.setTextCursor(cursor);
    forget();
}

void SnippetFields::forget()
{
    m_fields.clear();
    m_current = 0;
}

bool SnippetFields::active() const
{
    const int at = m_editor.textCursor().position();
    return !m_fields.empty() && at >= m_fields.front().begin.position() && at <= m_last.position();
}

bool SnippetFields::untouched() const
{
    const QTextCursor cursor = m_editor.textCursor();
    return active() && m_current < m_fields.size() && cursor.hasSelection() &&
           cursor.selectionStart() == m_fields[m_current].begin.position() &&
           cursor.selectionEnd() == m_fields[m_current].end.position();
}

} // namespace fabletop
