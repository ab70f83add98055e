// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/about.h"

#include "views/theme/button.h"
#include "views/theme/ground.h"
#include "views/theme/themeddialog.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>
#include <vector>

namespace fabletop {

namespace {

constexpr int wide = 480;
constexpr int high = 320;

class About {
    Q_DECLARE_TR_FUNCTIONS(About)
};

struct Part {
    QString heading;
    QString text;
};

std::vector<Part> parts()
{
    return {
        {About::tr("Unofficial"),
         About::tr("Fabletop is an unofficial fan project. It is not made, endorsed or supported by the "
                   "publisher of the game.\n\n"
                   "Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are "
                   "trademarks of Mondo Tees, LLC. "
                   "No art, logo or card wording of the published game is used.")},
        {About::tr("License"),
         About::tr("Free software under the GNU General Public License, version 3 or later "
                   "(GPL-3.0-or-later): program, rules texts, rulebook, drawings and sounds. "
                   "It comes without any warranty.")},
        {About::tr("Credits"),
         About::tr("Written and drawn by the contributors of Fabletop. The figures, card pictures and "
                   "backdrops are drawings of our own; the heroes come from books and tales that belong to "
                   "everyone.")},
        {About::tr("Used with thanks"),
         About::tr("Qt %1 (LGPL version 3), libzip (BSD, three clauses).\n"
                   "Fonts, where they are installed: EB Garamond and Gentium Book Plus (SIL Open Font "
                   "License 1.1), DejaVu (Bitstream Vera license), Lato (SIL Open Font License 1.1).")
             .arg(QLatin1String(qVersion()))},
    };
}

QWidget* contents(const Theme& theme)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(4);
    for (const Part& part : parts()) {
        auto* heading = new QLabel(part.heading, page);
        heading->setFont(theme.font(TextRole::section));
        auto* text = new QLabel(part.text, page);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        for (QLabel* words : {heading, text}) {
            words->setTextFormat(Qt::PlainText);
            column->addWidget(words);
        }
        column->addSpacing(10);
    }
    column->addStretch(1);
    return page;
}

} // namespace

void showAbout(const Theme& theme, QWidget* parent)
{
    ThemedDialog box(parent, About::tr("About Fabletop"));
    box.setPicture(Art::appIcon().pixmap(64, 64));
    box.setText(About::tr("Fabletop %1. A table for duels between storied heroes.")
                    .arg(QCoreApplication::applicationVersion()));
    auto* room = new QScrollArea(&box);
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setWidget(contents(theme));
    room->setAccessibleName(About::tr("About Fabletop"));
    setGround(*room, theme, Tone::panel);
    box.addContent(room, 1);
    Button* close = box.addButton(About::tr("Close"), ButtonRole::primary);
    close->setDefault(true);
    close->setFocus();
    QObject::connect(close, &Button::clicked, &box, &QDialog::accept);
    box.resize(theme.px(wide), theme.px(high) + theme.px(200));
    box.exec();
}

} // namespace fabletop
