// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// KeyRow: an act and its key; a click on the key waits for another one.
///
/// Why a clash is shown in the row and nothing is taken: whoever presses a key that means something already
/// sees what, and says themselves whether it moves.

#include "views/preferences/shortcuts.h"
#include "views/settings/settingsrow.h"

class QLabel;

namespace fabletop {

class Button;
class KeyButton;

class KeyRow final : public SettingsRow {
    Q_OBJECT
public:
    KeyRow(Act act, Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent);

    [[nodiscard]] Act act() const { return m_act; }
    [[nodiscard]] Button* keyButton() const;
    [[nodiscard]] Button* takeButton() const { return m_take; }
    [[nodiscard]] bool clashes() const { return !m_owners.empty(); }
    /// As the settings say.
    void renew();
    /// By its key too.
    [[nodiscard]] bool answers(const QString& wanted) const override;
    int arrange(int width) override;

Q_SIGNALS:
    /// It takes another height.
    void grown();

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] int air() const override { return 2; }
    [[nodiscard]] int controlWide() const override;
    [[nodiscard]] QWidget* control() const override;
    int arrangeControl(int width) override;

private:
    void dress();
    void reset();
    void onKey(const QKeySequence& key);
    void takeOver();
    void forgetClash();

    Act m_act;
    Shortcuts m_shortcuts;
    KeyButton* m_key;
    QLabel* m_clash;
    Button* m_take;
    QKeySequence m_wanted; ///< while it clashes
    std::vector<Act> m_owners;
};

} // namespace fabletop
