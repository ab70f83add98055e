// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/herofilemenu.h"

#include "model/content/catalogue.h"
#include "model/match/words/spokenname.h"
#include "views/settings/keys/shortcuts.h"
#include "views/workshop/files/herofiles.h"

#include <QFileDialog>
#include <QInputDialog>

namespace fabletop {

HeroFileMenu::HeroFileMenu(HeroFiles& files, Language language, QWidget* page)
    : QMenu(page), m_files(files), m_language(language)
{
    addAction(tr("New hero…"), this, &HeroFileMenu::newRequested);
    addAction(tr("Like a hero that comes with the program…"), this, &HeroFileMenu::duplicateByDialog);
    addAction(tr("Open…"), this, [this] { m_files.openByDialog(); });
    m_files.addRecent(*this);
    addAction(tr("Save"), this, [this] { m_files.save(); })->setShortcuts(keysIn(*page, Act::saveHero));
    addAction(tr("Save as…"), this, [this] { m_files.saveAs(); });
    addAction(tr("Pack as a file for friends…"), this, [this] { m_files.pack(); });
    addSeparator();
    addAction(tr("Cards out of a table (CSV)…"), this, &HeroFileMenu::cardsByDialog);
}

void HeroFileMenu::duplicateByDialog()
{
    QStringList names;
    QStringList ids;
    Diagnostics ignored;
    for (const QString& id : shippedHeroes())
        if (const auto hero = loadHero(id, ignored)) {
            names << spokenName(hero->name, m_language);
            ids << id;
        }
    bool kept = false;
    const QString like =
        QInputDialog::getItem(parentWidget(), tr("Like which hero?"), tr("Hero"), names, 0, false, &kept);
    if (!kept) return;
    const QString name = QInputDialog::getText(parentWidget(), tr("New hero"), tr("Name of the hero"),
                                               QLineEdit::Normal, like + QStringLiteral(" 2"), &kept);
    if (kept) m_files.duplicate(ids.value(names.indexOf(like)), name);
}

void HeroFileMenu::cardsByDialog()
{
    const QString path = QFileDialog::getOpenFileName(parentWidget(), tr("Cards out of a table"),
                                                      m_files.folder(), QStringLiteral("*.csv *.tsv *.txt"));
    if (path.isEmpty()) return;
    if (const QString cards = m_files.cardsOf(path); !cards.isEmpty()) Q_EMIT cardsMade(cards);
}

} // namespace fabletop
