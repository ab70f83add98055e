// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// KeyButton: shows a key; pressed, it takes the next one.
///
/// Why no field: what is typed into a field is text; here every key, Tab and Enter too, is what is meant.
/// Escape alone leaves things as they are.

#include "views/theme/button.h"

namespace fabletop {

class KeyButton final : public Button {
    Q_OBJECT
public:
    explicit KeyButton(QWidget* parent);

    void setKey(const QString& spoken);
    [[nodiscard]] bool waiting() const { return m_waiting; }

Q_SIGNALS:
    void taken(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool onKey(const QKeyEvent& event);
    void wait(bool waiting);

    QString m_spoken;
    bool m_waiting = false;
};

} // namespace fabletop
