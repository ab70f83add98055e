// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/herofilemenu.h"

#include "views/preferences/shortcuts.h"
#include "views/workshop/files/herofiles.h"

#include <QFileDialog>

namespace fabletop {

HeroFileMenu::HeroFileMenu(HeroFiles& files, QWidget* page) : QMenu(page), m_files(files)
{
    addAction(tr("New hero…"), this, &HeroFileMenu::newRequested);
    addAction(tr("Copy a built-in hero…"), this, &HeroFileMenu::galleryRequested);
    addAction(tr("Open…"), this, [this] { m_files.openByDialog(); });
    m_files.addRecent(*this);
    addAction(tr("Save"), this, [this] { m_files.save(); })->setShortcuts(keysIn(*page, Act::saveHero));
    addAction(tr("Save as…"), this, [this] { m_files.saveAs(); });
    addAction(tr("Export package…"), this, [this] { m_files.pack(); });
    addSeparator();
    addAction(tr("Import cards from CSV…"), this, &HeroFileMenu::cardsByDialog);
}

void HeroFileMenu::cardsByDialog()
{
    const QString path = QFileDialog::getOpenFileName(parentWidget(), tr("Cards out of a table"),
                                                      m_files.folder(), QStringLiteral("*.csv *.tsv *.txt"));
    if (path.isEmpty()) return;
    if (const QString cards = m_files.cardsOf(path); !cards.isEmpty()) Q_EMIT cardsMade(cards);
}

} // namespace fabletop
