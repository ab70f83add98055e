// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SettingsList: the groups of settings as a column of buttons, with the number of changes in each.

#include "views/settings/settingstable.h"
#include "views/theme/rovingfocus.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class GroupButton;

class SettingsList : public QWidget {
    Q_OBJECT
public:
    SettingsList(std::shared_ptr<const Theme> theme, QWidget* parent);

    void setCurrent(SettingsGroup group);
    [[nodiscard]] SettingsGroup current() const { return m_current; }
    void setChanges(SettingsGroup group, int changes);
    [[nodiscard]] QAbstractButton* button(SettingsGroup group) const;
    /// Icons alone, where there is no room for words.
    void setCompact(bool compact);
    void retranslate();
    /// The height of all of them.
    [[nodiscard]] int high() const;

Q_SIGNALS:
    void picked(fabletop::SettingsGroup group);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    RovingFocus m_stop;
    std::vector<GroupButton*> m_buttons;
    SettingsGroup m_current = SettingsGroup::language;
    bool m_compact = false;
};

} // namespace fabletop
