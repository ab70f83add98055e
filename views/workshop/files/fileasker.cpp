// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/fileasker.h"

#include "views/workshop/workshoppage.h"

#include <QFileDialog>
#include <QFileInfo>

namespace fabletop {

namespace {

QString nameOf(FileAnswer answer)
{
    switch (answer) {
    case FileAnswer::save: return WorkshopPage::tr("Save");
    case FileAnswer::saveElsewhere: return WorkshopPage::tr("Save as…");
    case FileAnswer::goOver: return WorkshopPage::tr("Overwrite");
    case FileAnswer::bringBack: return WorkshopPage::tr("Restore");
    case FileAnswer::discard: return WorkshopPage::tr("Discard changes");
    case FileAnswer::replace: return WorkshopPage::tr("Replace");
    case FileAnswer::remove: return WorkshopPage::tr("Remove");
    case FileAnswer::cancel: return WorkshopPage::tr("Cancel");
    }
    return {};
}

} // namespace

SafeQuestion::Kind kindOf(FileAnswer answer)
{
    switch (answer) {
    case FileAnswer::save:
    case FileAnswer::saveElsewhere:
    case FileAnswer::bringBack: return SafeQuestion::Kind::keep;
    case FileAnswer::goOver:
    case FileAnswer::discard:
    case FileAnswer::replace:
    case FileAnswer::remove: return SafeQuestion::Kind::destroy;
    case FileAnswer::cancel: break;
    }
    return SafeQuestion::Kind::stay;
}

std::vector<SafeQuestion::Answer> inWords(const QList<FileAnswer>& answers)
{
    std::vector<SafeQuestion::Answer> words;
    for (FileAnswer answer : answers)
        words.push_back({nameOf(answer), kindOf(answer)});
    return words;
}

FileAsker dialogAsker(QWidget* parent)
{
    return [parent](const QString& question, const QList<FileAnswer>& answers) {
        SafeQuestion box(parent, WorkshopPage::tr("Workshop"), question, inWords(answers));
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
            WorkshopPage::tr("%1 already exists. Overwrite it?").arg(QFileInfo(whole).fileName());
        return SafeQuestion(parent, title, question, inWords({FileAnswer::goOver, FileAnswer::cancel}))
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
