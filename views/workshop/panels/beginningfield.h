// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BeginningField: a line of text that shows its beginning, whatever its length, until somebody writes in it.
///
/// Why a class: QLineEdit shows where its cursor is, and a cursor at the beginning is where nobody writes on.

#include <QFocusEvent>
#include <QLineEdit>

namespace fabletop {

class BeginningField : public QLineEdit {
public:
    using QLineEdit::QLineEdit;
    /// Leaves the text alone while somebody writes.
    void showText(const QString& text)
    {
        if (isModified()) return;
        setText(text);
        if (!hasFocus()) setCursorPosition(0);
    }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        end(false); // Tab then chooses all of it, and a press its own place
        QLineEdit::focusInEvent(event);
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        QLineEdit::focusOutEvent(event);
        setCursorPosition(0);
    }
};

} // namespace fabletop
