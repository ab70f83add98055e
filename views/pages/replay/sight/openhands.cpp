#include "views/pages/replay/sight/openhands.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace fabletop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OpenHands)
};

} // namespace

OpeningAsker openingDialog(QWidget* parent)
{
    return [parent] {
        QMessageBox box(QMessageBox::Question, Words::tr("Show all hands"), Words::tr("Show all hands?"), QMessageBox::NoButton, parent);
        box.setInformativeText(Words::tr("This match is still running. The match file will say that all hands were shown here."));
        QPushButton* show = box.addButton(Words::tr("Show all hands"), QMessageBox::AcceptRole);
        QPushButton* cancel = box.addButton(Words::tr("Cancel"), QMessageBox::RejectRole);
        box.setDefaultButton(cancel);
        box.setEscapeButton(cancel);
        box.exec();
        return box.clickedButton() == show;
    };
}

} // namespace fabletop
