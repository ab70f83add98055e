// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/about.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace fabletop {

namespace {

class About {
    Q_DECLARE_TR_FUNCTIONS(About)
};

} // namespace

void showAbout(const Theme& theme, QWidget* parent)
{
    QMessageBox box(parent);
    box.setWindowTitle(About::tr("About Fabletop"));
    box.setIconPixmap(theme.art().appIcon().pixmap(64, 64));
    box.setText(About::tr("Fabletop %1. A table for duels between storied heroes.")
                    .arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(About::tr(
        "Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of "
        "the game.\n\n"
        "Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are "
        "trademarks of Mondo Tees, LLC. "
        "No art, logo or card wording of the published game is used.\n\n"
        "Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later)."));
    box.exec();
}

} // namespace fabletop
