// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ConfirmDialog: a dialog that asks before something is done that can't be undone.
///
/// Why the only one: Return and Escape are pressed without reading. Neither may ever be the answer that
/// destroys something, so which button they are is decided here and nowhere else (a test finds other message
/// boxes).

#include "views/theme/themeddialog.h"

#include <vector>

namespace fabletop {

class ConfirmDialog : public ThemedDialog {
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

    /// One answer at least must be `stay`. What destroys stands at the left end, what keeps at the right one.
    ConfirmDialog(QWidget* parent, const QString& title, const QString& question,
                  const std::vector<Answer>& answers);

    /// Asks. The place of the answer in the list.
    [[nodiscard]] int ask();
    /// What Return and Escape answer.
    [[nodiscard]] Button* defaultButton() const { return m_default; }
    [[nodiscard]] Button* escapeButton() const { return m_escape; }

private:
    void add(const std::vector<Answer>& answers, Kind kind);

    Button* m_default = nullptr;
    Button* m_escape = nullptr;
    int m_stay = 0;
    int m_answer = 0;
};

} // namespace fabletop
