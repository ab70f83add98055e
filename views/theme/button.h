// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Button: a push button with a role, a tinted icon, a key hint, and a reason why it cannot be used.
///
/// Why not setEnabled(false): a disabled control takes no focus, key or hover and so could never say
/// why. With a reason the button stays enabled for Qt, is drawn and reported as disabled, and a press
/// answers with the reason.

#include "views/theme/style.h"

#include <QPushButton>

namespace fabletop {

class Button : public QPushButton {
    Q_OBJECT
public:
    explicit Button(QWidget* parent = nullptr);
    explicit Button(const QString& text, QWidget* parent = nullptr);
    Button(const QString& iconStem, const QString& text, ButtonRole role, QWidget* parent = nullptr);

    void setRole(ButtonRole role);
    [[nodiscard]] ButtonRole role() const;
    void setSize(ButtonSize size);
    /// Stem of a file in :/art/icons; tinted by the style for every state.
    void setIconStem(const QString& stem);
    /// The key that does the same, shown small at the right.
    void setKeyHint(const QString& key);
    /// Not empty: cannot be used now, and this says why. Empty: usable.
    void setReason(const QString& reason);
    [[nodiscard]] const QString& reason() const { return m_reason; }
    /// A click, or the refusal.
    void press();
    [[nodiscard]] bool usable() const { return m_reason.isEmpty() && isEnabled(); }

Q_SIGNALS:
    /// Pressed while it cannot be used.
    void refused(const QString& reason);

protected:
    bool event(QEvent* event) override;
    void nextCheckState() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    void refuse();
    QString m_reason;
};

/// A name as the text of a button, an action or a tab: its "&" marks no key.
[[nodiscard]] QString unmarked(QString text);
/// Such a text as people see it.
[[nodiscard]] QString shownText(const QString& text);

/// A dark note under `anchor`, shown at once and until `hideNote`; one at a time in a window.
void showNote(QWidget& anchor, const QString& text);
void hideNote(QWidget& anchor);

/// Makes screen readers hear a Button with a reason as disabled. Called by applyTheme.
void installButtonAccess();

} // namespace fabletop
