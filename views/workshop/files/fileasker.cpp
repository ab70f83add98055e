// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/fileasker.h"

#include "views/workshop/battlefield/battlefieldeditorpage.h"

#include <QFileDialog>
#include <QFileInfo>

namespace fabletop {

namespace {

QString nameOf(FileAnswer answer)
{
    switch (answer) {
    case FileAnswer::save: return BattlefieldEditorPage::tr("Save");
    case FileAnswer::saveElsewhere: return BattlefieldEditorPage::tr("Save as…");
    case FileAnswer::goOver: return BattlefieldEditorPage::tr("Overwrite");
    case FileAnswer::bringBack: return BattlefieldEditorPage::tr("Restore");
    case FileAnswer::discard: return BattlefieldEditorPage::tr("Discard changes");
    case FileAnswer::replace: return BattlefieldEditorPage::tr("Replace");
    case FileAnswer::remove: return BattlefieldEditorPage::tr("Remove");
    case FileAnswer::cancel: return BattlefieldEditorPage::tr("Cancel");
    }
    return {};
}

} // namespace

ConfirmDialog::Kind kindOf(FileAnswer answer)
{
    switch (answer) {
    case FileAnswer::save:
    case FileAnswer::saveElsewhere:
    case FileAnswer::bringBack: return ConfirmDialog::Kind::keep;
    case FileAnswer::goOver:
    case FileAnswer::discard:
    case FileAnswer::replace:
    case FileAnswer::remove: return ConfirmDialog::Kind::destroy;
    case FileAnswer::cancel: break;
    }
    return ConfirmDialog::Kind::stay;
}

std::vector<ConfirmDialog::Answer> inWords(const QList<FileAnswer>& answers)
{
    std::vector<ConfirmDialog::Answer> words;
    for (FileAnswer answer : answers)
        words.push_back({nameOf(answer), kindOf(answer)});
    return words;
}

FileAsker dialogAsker(QWidget* parent)
{
    return [parent](const QString& question, const QList<FileAnswer>& answers) {
        ConfirmDialog box(parent, BattlefieldEditorPage::tr("Workshop"), question, inWords(answers));
        return answers.value(box.ask(), FileAnswer::cancel);
    };
}

QString withEnding(const QString& path, const QString& ending,
                   const std::function<bool(const QString& path)>& mayReplace)
{
    const QString last = u'.' + ending.section(u'.', -1);
    if (path.isEmpty() || path.endsWith(last, Qt::CaseInsensitive)) return path;
    const QString whole = path + ending;
    return !QFileInfo::exists(whole) || mayReplace(whole) ? whole : QString();
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposal,
                       const QString& patterns, const QString& ending)
{
    const QString path = QFileDialog::getSaveFileName(parent, title, proposal, patterns);
    return withEnding(path, ending, [&](const QString& whole) {
        const QString question =
            BattlefieldEditorPage::tr("%1 already exists. Overwrite it?").arg(QFileInfo(whole).fileName());
        return ConfirmDialog(parent, title, question, inWords({FileAnswer::goOver, FileAnswer::cancel}))
                   .ask() == 0;
    });
}

bool settleSave(const SaveReport& report, const FileAsker& ask, const std::function<SaveReport()>& anyway,
                const std::function<bool()>& elsewhere)
{
    switch (report.result) {
    case SaveResult::saved: return true;
    case SaveResult::cannotWrite:
        return ask(report.message, {FileAnswer::saveElsewhere, FileAnswer::cancel}) ==
                   FileAnswer::saveElsewhere &&
               elsewhere();
    case SaveResult::changedOnDisk:
        switch (ask(report.message, {FileAnswer::goOver, FileAnswer::saveElsewhere, FileAnswer::cancel})) {
        case FileAnswer::goOver: return settleSave(anyway(), ask, anyway, elsewhere);
        case FileAnswer::saveElsewhere: return elsewhere();
        default: return false;
        }
    }
    return false;
}

} // namespace fabletop
