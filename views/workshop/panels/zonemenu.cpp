// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/zonemenu.h"

#include "model/content/battlefields/battlefieldcheck.h"
#include "views/theme/themeddialog.h"
#include "views/workshop/panels/zonelist.h"

#include <QActionGroup>
#include <QColorDialog>
#include <QCoreApplication>
#include <QMenu>

namespace fabletop {

namespace {

struct ZoneMenu {
    Q_DECLARE_TR_FUNCTIONS(ZoneMenu)
};

void addPatterns(QMenu& menu, BattlefieldEditor& editor, int zone)
{
    QMenu* patterns = menu.addMenu(ZoneMenu::tr("Pattern"));
    auto* group = new QActionGroup(patterns);
    for (const std::string& pattern : zonePatterns()) {
        QAction* action = patterns->addAction(patternName(pattern), patterns, [&editor, zone, pattern] {
            editor.report(editor.steps().setZonePattern(zone, QString::fromStdString(pattern)));
        });
        action->setCheckable(true);
        action->setChecked(editor.battlefield().zones[static_cast<std::size_t>(zone)].pattern == pattern);
        group->addAction(action);
    }
}

} // namespace

void fillZoneMenu(QMenu& menu, BattlefieldEditor& editor, int zone, Language language, QWidget& parent)
{
    const Zone& one = editor.battlefield().zones[static_cast<std::size_t>(zone)];
    menu.addAction(
        ZoneMenu::tr("Name…"), &parent,
        [&editor, zone, language, &parent, before = QString::fromStdString(one.name.text(language))] {
            const auto name = askText(&parent, ZoneMenu::tr("Name of the zone"), ZoneMenu::tr("Name"), before,
                                      ZoneMenu::tr("Rename"));
            if (name) editor.report(editor.steps().nameZone(zone, language, *name));
        });
    menu.addAction(ZoneMenu::tr("Colour…"), &parent,
                   [&editor, zone, &parent, before = QColor(QString::fromStdString(one.color))] {
                       const QColor colour =
                           QColorDialog::getColor(before, &parent, ZoneMenu::tr("Colour of the zone"));
                       if (colour.isValid())
                           editor.report(editor.steps().setZoneColour(zone, colour.name().toUpper()));
                   });
    addPatterns(menu, editor, zone);
    menu.addSeparator();
    const int last = static_cast<int>(editor.battlefield().zones.size()) - 1;
    menu.addAction(ZoneMenu::tr("Move up"), &parent,
                   [&editor, zone] { editor.report(editor.steps().moveZone(zone, zone - 1)); })
        ->setEnabled(zone > 0);
    menu.addAction(ZoneMenu::tr("Move down"), &parent,
                   [&editor, zone] { editor.report(editor.steps().moveZone(zone, zone + 1)); })
        ->setEnabled(zone < last);
    menu.addAction(ZoneMenu::tr("Remove the zone"), &parent,
                   [&editor, zone] { editor.report(editor.steps().removeZone(zone)); });
}

} // namespace fabletop
