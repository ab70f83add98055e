// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ConfirmDialog: a dialog that asks before something is done that can't be undone.
///
/// Why the only one: Return and Escape are pressed without reading. Neither may ever be the answer that
/// destroys something, so which button they are is decided here and nowhere else (a test finds other message
/// boxes).

#include <QMessageBox>
#include <vector>

namespace fabletop {

class ConfirmDialog : public QMessageBox {
    Q_OBJECT
public:
    enum class Kind {
        stay,    ///< leaves everything as it is; Escape
        keep,    ///< goes on and loses nothing; Return, where there is one
        destroy, ///< something is gone afterwards, or known that was a secret; only a press of its own
    };
    struct Answer {
        QString words;
        Kind kind;
    };

    /// One answer at least must be `stay`. They stand as the desktop puts them.
    ConfirmDialog(QWidget* parent, const QString& title, const QString& question,
                  const std::vector<Answer>& answers);

    /// Asks. The place of the answer in the list.
    [[nodiscard]] int ask();

private:
    std::vector<QAbstractButton*> m_buttons;
    int m_stay = 0;
};

} // namespace fabletop
