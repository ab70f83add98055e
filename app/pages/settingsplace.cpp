// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/settingsplace.h"

#include "app/session/soundmodule.h"
#include "app/session/workspace.h"
#include "views/preferences/shortcuts.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QUrl>

namespace fabletop {

SettingsPlace::SettingsPlace(Workspace& workspace)
    : SettingsPage(workspace.settings, workspace.theme, workspace.language), m_work(workspace)
{
    connect(this, &SettingsPage::languageRequested, this,
            [this](const QString& code) { m_work.shell.chooseLanguage(code); });
    connect(this, &SettingsPage::lessonRequested, this, [this] { m_work.starter.lesson(); });
    connect(this, &SettingsPage::folderRequested, this, &SettingsPlace::chooseFolder);
    connect(this, &SettingsPage::ownFolderRequested, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_work.store.dataFolder())); });
    connect(this, &SettingsPage::printRequested, this,
            [this] { m_work.exporting.printKeys(Shortcuts(m_work.settings), *m_work.theme); });
    connect(&m_work.settings.news(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == matchesFolderKey) tellFolders();
    });
    tellFolders();
    setMute(soundModuleFile().isEmpty());
}

void SettingsPlace::aboutToShow()
{
    tellFolders();
}

void SettingsPlace::tellFolders()
{
    setFolders(m_work.store.folder(), m_work.store.dataFolder());
}

void SettingsPlace::chooseFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder for matches"), m_work.store.folder());
    if (folder.isEmpty()) return;
    if (!QFileInfo(folder).isWritable())
        return Q_EMIT warned(tr("Couldn’t use %1: it isn’t writable.").arg(QDir::toNativeSeparators(folder)));
    m_work.settings.setValue(matchesFolderKey, folder);
}

} // namespace fabletop
