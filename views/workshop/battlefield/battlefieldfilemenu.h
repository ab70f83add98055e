// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldFileMenu: what is done with the file of a battlefield, its picture and its exports, with the
/// dialogs that it takes.

#include "views/theme/theme.h"

#include <QMenu>

namespace fabletop {

class BattlefieldEditor;
class BattlefieldFiles;
class DocumentPage;

class BattlefieldFileMenu : public QMenu {
    Q_OBJECT
public:
    BattlefieldFileMenu(BattlefieldFiles& files, BattlefieldEditor& editor,
                        std::shared_ptr<const Theme> theme, DocumentPage& page);

private:
    void addPicture();
    void dimPicture(double by);
    [[nodiscard]] QString chooseFile(const QString& title, const QString& patterns);
    void exportByDialog();

    BattlefieldFiles& m_files;
    BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
