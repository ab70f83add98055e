// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/viewpoint/openhands.h"

#include "views/pages/confirmdialog.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OpenHands)
};

} // namespace

OpeningAsker openingDialog(QWidget* parent)
{
    return [parent] {
        ConfirmDialog box(parent, Words::tr("Show all hands?"),
                          Words::tr("This match is still running. The match file will say that all hands "
                                    "were shown here."),
                          {{Words::tr("Show all hands"), ConfirmDialog::Kind::destroy},
                           {Words::tr("Cancel"), ConfirmDialog::Kind::stay}});
        return box.ask() == 0;
    };
}

} // namespace fabletop
