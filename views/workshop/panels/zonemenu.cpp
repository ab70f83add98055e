// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/zonemenu.h"

#include "model/content/battlefields/battlefieldcheck.h"
#include "views/workshop/panels/zonelist.h"

#include <QActionGroup>
#include <QColorDialog>
#include <QCoreApplication>
#include <QInputDialog>
#include <QMenu>

namespace fabletop {

namespace {

struct ZoneMenu {
    Q_DECLARE_TR_FUNCTIONS(ZoneMenu)
};

void addPatterns(QMenu& menu, EditorDesk& desk, int zone)
{
    QMenu* patterns = menu.addMenu(ZoneMenu::tr("Pattern"));
    auto* group = new QActionGroup(patterns);
    for (const std::string& pattern : zonePatterns()) {
        QAction* action = patterns->addAction(patternName(pattern), patterns, [&desk, zone, pattern] {
            desk.report(desk.steps().setZonePattern(zone, QString::fromStdString(pattern)));
        });
        action->setCheckable(true);
        action->setChecked(desk.battlefield().zones[static_cast<std::size_t>(zone)].pattern == pattern);
        group->addAction(action);
    }
}

} // namespace

void fillZoneMenu(QMenu& menu, EditorDesk& desk, int zone, Language language, QWidget& parent)
{
    const Zone& one = desk.battlefield().zones[static_cast<std::size_t>(zone)];
    menu.addAction(
        ZoneMenu::tr("Name…"), &parent,
        [&desk, zone, language, &parent, before = QString::fromStdString(one.name.text(language))] {
            bool kept = false;
            const QString name =
                QInputDialog::getText(&parent, ZoneMenu::tr("Name of the zone"), ZoneMenu::tr("Name"),
                                      QLineEdit::Normal, before, &kept);
            if (kept) desk.report(desk.steps().nameZone(zone, language, name));
        });
    menu.addAction(ZoneMenu::tr("Colour…"), &parent,
                   [&desk, zone, &parent, before = QColor(QString::fromStdString(one.color))] {
                       const QColor colour =
                           QColorDialog::getColor(before, &parent, ZoneMenu::tr("Colour of the zone"));
                       if (colour.isValid())
                           desk.report(desk.steps().setZoneColour(zone, colour.name().toUpper()));
                   });
    addPatterns(menu, desk, zone);
    menu.addSeparator();
    const int last = static_cast<int>(desk.battlefield().zones.size()) - 1;
    menu.addAction(ZoneMenu::tr("Move up"), &parent,
                   [&desk, zone] { desk.report(desk.steps().moveZone(zone, zone - 1)); })
        ->setEnabled(zone > 0);
    menu.addAction(ZoneMenu::tr("Move down"), &parent,
                   [&desk, zone] { desk.report(desk.steps().moveZone(zone, zone + 1)); })
        ->setEnabled(zone < last);
    menu.addAction(ZoneMenu::tr("Remove the zone"), &parent,
                   [&desk, zone] { desk.report(desk.steps().removeZone(zone)); });
}

} // namespace fabletop
