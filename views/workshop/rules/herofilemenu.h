// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroFileMenu: what is done with the file of a hero, with the dialogs it takes.

#include <QMenu>

namespace fabletop {

class HeroFiles;

class HeroFileMenu : public QMenu {
    Q_OBJECT
public:
    HeroFileMenu(HeroFiles& files, QWidget* page);

Q_SIGNALS:
    void newRequested();
    /// Where a built-in hero is picked to begin with.
    void galleryRequested();
    /// Cards out of a table, as rules text.
    void cardsMade(const QString& text);

private:
    void cardsByDialog();

    HeroFiles& m_files;
};

} // namespace fabletop
