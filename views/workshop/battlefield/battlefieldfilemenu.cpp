// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/battlefieldfilemenu.h"

#include "views/preferences/shortcuts.h"
#include "views/theme/numberfield.h"
#include "views/workshop/files/battlefieldfiles.h"
#include "views/workshop/files/documentpage.h"

#include <QFileDialog>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr double usualCircle = 28; ///< millimetres: the foot of a figure

} // namespace

BattlefieldFileMenu::BattlefieldFileMenu(BattlefieldFiles& files, BattlefieldEditor& editor,
                                         std::shared_ptr<const Theme> theme, DocumentPage& page)
    : QMenu(&page), m_files(files), m_editor(editor), m_theme(std::move(theme))
{
    addAction(tr("New battlefield"), this, [this] { m_files.startNew(); });
    addAction(tr("Open…"), this, [this] { m_files.openByDialog(); });
    m_files.addRecent(*this);
    addAction(tr("Save"), &page, &DocumentPage::save)->setShortcuts(keysIn(page, Act::saveField));
    addAction(tr("Save as…"), &page, &DocumentPage::saveAs);
    addSeparator();
    addAction(tr("Import a drawn map (SVG)…"), this, [this] {
        if (const QString file = chooseFile(tr("Import a drawn map"), QStringLiteral("*.svg"));
            !file.isEmpty())
            m_files.importMap(file);
    });
    addPicture();
    addSeparator();
    addAction(tr("Export as PDF, SVG or PNG…"), this, &BattlefieldFileMenu::exportByDialog);
}

void BattlefieldFileMenu::addPicture()
{
    addAction(tr("Background image…"), this, [this] {
        if (const QString file =
                chooseFile(tr("Picture to draw on"), QStringLiteral("*.svg *.png *.jpg *.jpeg"));
            !file.isEmpty())
            m_files.setPicture(file);
    });
    QAction* stronger = addAction(tr("Increase opacity"), this, [this] { dimPicture(-0.15); });
    QAction* dimmer = addAction(tr("Picture dimmer"), this, [this] { dimPicture(0.15); });
    QAction* without = addAction(tr("Remove the picture"), this,
                                 [this] { m_editor.report(m_editor.steps().setBackdrop({})); });
    for (QAction* action : {stronger, dimmer, without})
        action->setEnabled(!m_editor.battlefield().backdrop.file.empty());
}

void BattlefieldFileMenu::dimPicture(double by)
{
    Backdrop backdrop = m_editor.battlefield().backdrop;
    backdrop.dim = std::clamp(backdrop.dim + by, 0.0, 1.0);
    m_editor.report(m_editor.steps().placeBackdrop(backdrop));
}

QString BattlefieldFileMenu::chooseFile(const QString& title, const QString& patterns)
{
    return QFileDialog::getOpenFileName(parentWidget(), title, m_files.folder(), patterns);
}

void BattlefieldFileMenu::exportByDialog()
{
    const auto circle = askNumber(parentWidget(), tr("Export"),
                                  tr("Diameter of a space on paper, in millimetres"), usualCircle, 5, 100, 1);
    if (!circle) return;
    const QString name = QString::fromStdString(m_editor.battlefield().id);
    const QString file = QFileDialog::getSaveFileName(parentWidget(), tr("Export"),
                                                      QStringLiteral("%1/%2.pdf").arg(m_files.folder(), name),
                                                      QStringLiteral("*.pdf *.svg *.png"));
    if (!file.isEmpty()) m_files.exportTo(file, *circle, *m_theme);
}

} // namespace fabletop
