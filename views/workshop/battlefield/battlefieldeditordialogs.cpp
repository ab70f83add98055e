// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs of a BattlefieldEditorPage: files, pictures, exports, and what is asked before something could
// be lost.

#include "views/theme/button.h"
#include "views/theme/numberfield.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace fabletop {

namespace {

constexpr double usualCircle = 28; ///< millimetres: the foot of a figure

} // namespace

void BattlefieldEditorPage::useDialogs()
{
    const auto path = [this](const QString& proposal) {
        return askWhereToSave(this, tr("Save the battlefield"), proposal,
                              tr("Battlefields (*.battlefield.json)"), QStringLiteral(".battlefield.json"));
    };
    m_files.setAskers(dialogAsker(this), path);
}

void BattlefieldEditorPage::offerFiles()
{
    QMenu menu(this);
    menu.addAction(tr("New battlefield"), this, [this] { m_files.startNew(); });
    menu.addAction(tr("Open…"), this, &BattlefieldEditorPage::openByDialog);
    menu.addAction(tr("Save"), QKeySequence::Save, this, &BattlefieldEditorPage::save);
    menu.addAction(tr("Save as…"), this, &BattlefieldEditorPage::saveAs);
    menu.addSeparator();
    menu.addAction(tr("Import a drawn map (SVG)…"), this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Import a drawn map"), m_files.folder(),
                                                          QStringLiteral("*.svg"));
        if (!file.isEmpty()) m_files.importMap(file);
    });
    menu.addAction(tr("Picture to draw on…"), this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Picture to draw on"), m_files.folder(),
                                                          QStringLiteral("*.svg *.png *.jpg *.jpeg"));
        if (!file.isEmpty()) m_files.setPicture(file);
    });
    QAction* lighter = menu.addAction(tr("Picture stronger"), this, [this] {
        Backdrop backdrop = m_editor.battlefield().backdrop;
        backdrop.dim = std::max(0.0, backdrop.dim - 0.15);
        m_editor.report(m_editor.steps().placeBackdrop(backdrop));
    });
    QAction* dimmer = menu.addAction(tr("Picture dimmer"), this, [this] {
        Backdrop backdrop = m_editor.battlefield().backdrop;
        backdrop.dim = std::min(1.0, backdrop.dim + 0.15);
        m_editor.report(m_editor.steps().placeBackdrop(backdrop));
    });
    QAction* without = menu.addAction(tr("Remove the picture"), this,
                                      [this] { m_editor.report(m_editor.steps().setBackdrop({})); });
    for (QAction* action : {lighter, dimmer, without})
        action->setEnabled(!m_editor.battlefield().backdrop.file.empty());
    menu.addSeparator();
    menu.addAction(tr("Export as PDF, SVG or PNG…"), this, &BattlefieldEditorPage::exportByDialog);
    menu.exec(m_fileMenu->mapToGlobal(QPoint(0, m_fileMenu->height())));
}

bool BattlefieldEditorPage::saveAs()
{
    settle();
    return m_files.saveAs();
}

void BattlefieldEditorPage::openByDialog()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a battlefield"), m_files.folder(),
                                                      tr("Battlefields (*.json)"));
    if (!file.isEmpty()) m_files.open(file);
}

void BattlefieldEditorPage::exportByDialog()
{
    const auto circle = askNumber(this, tr("Export"), tr("Diameter of a space on paper, in millimetres"),
                                  usualCircle, 5, 100, 1);
    if (!circle) return;
    const QString name = QString::fromStdString(m_editor.battlefield().id);
    const QString file = QFileDialog::getSaveFileName(this, tr("Export"),
                                                      QStringLiteral("%1/%2.pdf").arg(m_files.folder(), name),
                                                      QStringLiteral("*.pdf *.svg *.png"));
    if (!file.isEmpty()) m_files.exportTo(file, *circle, *m_theme);
}

} // namespace fabletop
