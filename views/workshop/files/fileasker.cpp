#include "views/workshop/files/fileasker.h"

#include "views/workshop/workshoppage.h"

#include <QMessageBox>
#include <QPushButton>
#include <vector>

namespace fabletop {

namespace {

QString nameOf(FileAnswer answer)
{
    switch (answer) {
    case FileAnswer::save: return WorkshopPage::tr("Save");
    case FileAnswer::saveElsewhere: return WorkshopPage::tr("Save under another name…");
    case FileAnswer::goOver: return WorkshopPage::tr("Write over it");
    case FileAnswer::bringBack: return WorkshopPage::tr("Bring them back");
    case FileAnswer::discard: return WorkshopPage::tr("Give the changes up");
    case FileAnswer::replace: return WorkshopPage::tr("Replace it");
    case FileAnswer::remove: return WorkshopPage::tr("Remove it");
    case FileAnswer::cancel: return WorkshopPage::tr("Cancel");
    }
    return {};
}

} // namespace

FileAsker dialogAsker(QWidget* parent)
{
    return [parent](const QString& question, const QList<FileAnswer>& answers) {
        QMessageBox box(QMessageBox::Question, WorkshopPage::tr("Workshop"), question, QMessageBox::NoButton, parent);
        box.setTextFormat(Qt::PlainText); // names of strangers may be in it
        std::vector<QAbstractButton*> buttons;
        for (FileAnswer answer : answers)
            buttons.push_back(box.addButton(nameOf(answer), answer == FileAnswer::cancel ? QMessageBox::RejectRole : QMessageBox::ActionRole));
        box.exec();
        for (qsizetype place = 0; place < answers.size(); ++place)
            if (box.clickedButton() == buttons[static_cast<std::size_t>(place)]) return answers[place];
        return FileAnswer::cancel;
    };
}

bool settleSave(const SaveReport& report, const FileAsker& ask, const std::function<SaveReport()>& anyway,
                const std::function<bool()>& elsewhere)
{
    switch (report.result) {
    case SaveResult::saved: return true;
    case SaveResult::cannotWrite: return ask(report.message, {FileAnswer::saveElsewhere, FileAnswer::cancel}) == FileAnswer::saveElsewhere && elsewhere();
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
