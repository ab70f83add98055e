// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The settings in the window: language, folders, lesson and print are the workspace's.

#include "views/settings/settingspage.h"

namespace fabletop {

struct Workspace;

class SettingsPlace : public SettingsPage {
    Q_OBJECT
public:
    explicit SettingsPlace(Workspace& workspace);

    void aboutToShow() override;

private:
    void chooseFolder();
    void tellFolders();

    Workspace& m_work;
};

} // namespace fabletop
