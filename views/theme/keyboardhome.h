// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// KeyboardHome: where the keyboard goes when a field, a tool or a button has done its part.
///
/// Why one rule: a key that ends in a field nobody looks at any more is lost, and a focus that falls to the
/// next button by itself makes the next press an accident.

#include <QObject>
#include <QString>

class QKeyEvent;
class QLineEdit;
class QWidget;

namespace fabletop {

/// What is inside `container` gives the keyboard to `home`.
void setKeyboardHome(QWidget& container, QWidget& home);
/// Gives it to the home around `from`; false: there is none to be seen. A Button that is hidden does so by
/// itself.
bool giveKeyboardHome(QWidget& from);

/// Every field in a container, also later ones: Enter takes what was typed and Escape what stood there
/// before, and both give the keyboard home; undo and redo are the field's only while it has something of its
/// own to undo.
class FieldKeys : public QObject {
    Q_OBJECT
public:
    explicit FieldKeys(QWidget& container);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adopt(QWidget& widget);
    bool onKey(QWidget& widget, const QKeyEvent& event);
    [[nodiscard]] static bool leavesUndo(const QWidget& widget, const QKeyEvent& event);

    QWidget& m_container;
    QString m_before; ///< what stood in the field when it got the keyboard
};

} // namespace fabletop
