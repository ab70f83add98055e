// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroFileMenu: what is done with the file of a hero, with the dialogs it takes.

#include "model/rules/names.h"

#include <QMenu>

namespace fabletop {

class HeroFiles;

class HeroFileMenu : public QMenu {
    Q_OBJECT
public:
    HeroFileMenu(HeroFiles& files, Language language, QWidget* page);

Q_SIGNALS:
    void newRequested();
    /// Cards out of a table, as rules text.
    void cardsMade(const QString& text);

private:
    void duplicateByDialog();
    void cardsByDialog();

    HeroFiles& m_files;
    Language m_language;
};

} // namespace fabletop
