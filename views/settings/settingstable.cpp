// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingstable.h"

#include "model/content/languagetext.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

class SettingsTable {
    Q_DECLARE_TR_FUNCTIONS(SettingsTable)
};

constexpr const char* icons[settingsGroups] = {"globe",  "lamp",  "turning-point", "sound",
                                               "person", "table", "folder",        "keyboard"};

SettingEntry toggle(SettingsGroup group, const char* key, const QString& name, const QString& help,
                    bool usual = false)
{
    return {group, QLatin1String(key), SettingKind::toggle, name, help, usual};
}

SettingEntry language()
{
    SettingEntry entry{SettingsGroup::language,       languageKey, SettingKind::choice,
                       SettingsTable::tr("Language"), {},          {}};
    for (const LanguageRow& row : languageTable)
        entry.choices.push_back({languageCode(row.language), languageName(row.language)});
    return entry;
}

SettingEntry textSize()
{
    SettingEntry entry{SettingsGroup::language,
                       QStringLiteral("look/textScale"),
                       SettingKind::percent,
                       SettingsTable::tr("Text size"),
                       SettingsTable::tr("Cards and board labels grow too"),
                       1.0};
    entry.least = 80;
    entry.most = 200;
    entry.step = 10;
    entry.share = true;
    return entry;
}

SettingEntry palette()
{
    return {SettingsGroup::look,
            QStringLiteral("look/palette"),
            SettingKind::choice,
            SettingsTable::tr("Palette"),
            {},
            QStringLiteral("desktop"),
            {{QStringLiteral("desktop"), SettingsTable::tr("Follow system")},
             {QStringLiteral("light"), SettingsTable::tr("Light")},
             {QStringLiteral("dark"), SettingsTable::tr("Dark")}}};
}

SettingEntry timeline()
{
    return {SettingsGroup::look,
            QStringLiteral("look/timeline"),
            SettingKind::choice,
            SettingsTable::tr("Timeline"),
            SettingsTable::tr("Where the turns of a match are listed"),
            QStringLiteral("below"),
            {{QStringLiteral("below"), SettingsTable::tr("Below")},
             {QStringLiteral("beside"), SettingsTable::tr("On the right")},
             {QStringLiteral("hidden"), SettingsTable::tr("Hidden")}}};
}

SettingEntry speed()
{
    return {SettingsGroup::motion,
            QStringLiteral("look/speed"),
            SettingKind::choice,
            SettingsTable::tr("Speed"),
            {},
            1.0,
            {{0.0, SettingsTable::tr("Off")},
             {0.5, QStringLiteral("½")},
             {1.0, QStringLiteral("1")},
             {2.0, QStringLiteral("2")},
             {4.0, QStringLiteral("4")}}};
}

SettingEntry combatPace()
{
    return {SettingsGroup::motion,
            QStringLiteral("combatPace"),
            SettingKind::choice,
            SettingsTable::tr("Combat pace"),
            SettingsTable::tr("Slow holds for 3 seconds at the reveal and the result"),
            QStringLiteral("click"),
            {{QStringLiteral("click"), SettingsTable::tr("On click")},
             {QStringLiteral("slow"), SettingsTable::tr("Slow")},
             {QStringLiteral("fast"), SettingsTable::tr("Fast")}}};
}

SettingEntry volume()
{
    return {SettingsGroup::sound,
            QStringLiteral("sound/volume"),
            SettingKind::percent,
            SettingsTable::tr("Volume"),
            SettingsTable::tr("Cards, steps and blows; silent while the computer plays itself"),
            0};
}

} // namespace

QString groupName(SettingsGroup group)
{
    switch (group) {
    case SettingsGroup::language: return SettingsTable::tr("Language and text");
    case SettingsGroup::look: return SettingsTable::tr("Look");
    case SettingsGroup::motion: return SettingsTable::tr("Motion and pace");
    case SettingsGroup::sound: return SettingsTable::tr("Sound");
    case SettingsGroup::seats: return SettingsTable::tr("Seats");
    case SettingsGroup::play: return SettingsTable::tr("Play");
    case SettingsGroup::folders: return SettingsTable::tr("Folders");
    case SettingsGroup::shortcuts: return SettingsTable::tr("Shortcuts");
    }
    return {};
}

QString groupIcon(SettingsGroup group)
{
    return QLatin1String(icons[static_cast<std::size_t>(group)]);
}

std::vector<SettingEntry> settingEntries()
{
    using G = SettingsGroup;
    return {
        language(),
        textSize(),
        palette(),
        toggle(G::look, "look/plainBoard", SettingsTable::tr("Plain board"),
               SettingsTable::tr("No picture behind the spaces")),
        toggle(G::look, "look/zoneLetters", SettingsTable::tr("Zone letters"),
               SettingsTable::tr("A letter beside each ring")),
        toggle(G::look, "look/spaceNumbers", SettingsTable::tr("Space numbers"),
               SettingsTable::tr("A number beside each space")),
        timeline(),
        speed(),
        combatPace(),
        toggle(G::motion, "look/combats", SettingsTable::tr("Combats step by step"),
               SettingsTable::tr("Off: the board shows only the result"), true),
        toggle(G::motion, "look/lessMotion", SettingsTable::tr("Less motion"),
               SettingsTable::tr("Fighters and cards appear in place; pauses stay")),
        volume(),
        toggle(G::play, "plan/hints", SettingsTable::tr("Hints"),
               SettingsTable::tr("In new matches: the lamp shows the best decisions"), true),
        toggle(
            G::play, "plan/practice", SettingsTable::tr("Practice take-backs"),
            SettingsTable::tr("In new matches: also after hidden cards were revealed; marked in the match")),
        toggle(G::play, "plan/openHands", SettingsTable::tr("Open hands"),
               SettingsTable::tr("In new matches: everyone sees all hands")),
    };
}

} // namespace fabletop
