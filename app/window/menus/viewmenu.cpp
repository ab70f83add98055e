// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/viewmenu.h"

#include "app/window/menus/menurow.h"
#include "model/content/languagetext.h"
#include "views/preferences/shortcuts.h"

#include <QActionGroup>
#include <utility>
#include <vector>

namespace fabletop {

namespace {

using Named = std::pair<double, QString>;
using Spelled = std::pair<QString, QString>;

} // namespace

ViewMenu::ViewMenu(Settings& settings, Language language, QWidget* parent)
    : QMenu(tr("&View"), parent), m_settings(settings)
{
    addZoom();
    addSeparator();
    addBoard();
    addSeparator();
    addMotion();
    addLooks();
    addLanguages(language);
}

void ViewMenu::addZoom()
{
    const auto entry = [this](Act act, const QString& name, int step) {
        standFor(*addAction(name, this, [this, step] { Q_EMIT zoomRequested(step); }), act);
    };
    entry(Act::zoomIn, tr("Zoom &in"), 1);
    entry(Act::zoomOut, tr("Zoom &out"), -1);
    entry(Act::zoomFit, tr("&Fit"), 0);
    standFor(*addAction(tr("Full &screen"), this, &ViewMenu::fullScreenRequested), Act::fullScreen);
}

void ViewMenu::addBoard()
{
    addToggle(tr("Zone &letters"), QStringLiteral("look/zoneLetters"), Act::zoneLetters);
    addToggle(tr("Space &numbers"), QStringLiteral("look/spaceNumbers"), Act::spaceNumbers);
    addToggle(tr("Plain &board"), QStringLiteral("look/plainBoard"), Act::plainBoard);
}

void ViewMenu::addMotion()
{
    const std::vector<Named> speeds{{0.0, tr("Off")},
                                    {0.5, tr("Half")},
                                    {1.0, tr("Normal")},
                                    {2.0, tr("Double")},
                                    {4.0, tr("Quadruple")}};
    addGroup(
        tr("&Animation speed"), speeds, [this] { return m_settings.speed(); },
        [this](double speed) { m_settings.setSpeed(speed); });
    const std::vector<Spelled> docks{{QStringLiteral("below"), tr("Below the hand")},
                                     {QStringLiteral("beside"), tr("On the right")},
                                     {QStringLiteral("hidden"), tr("Hidden")}};
    const QString dock = QStringLiteral("look/timeline");
    addGroup(
        tr("Tim&eline"), docks,
        [this, dock] { return m_settings.value(dock, QStringLiteral("below")).toString(); },
        [this, dock](const QString& place) { m_settings.setValue(dock, place); });
}

void ViewMenu::addLooks()
{
    const std::vector<Spelled> palettes{{QStringLiteral("desktop"), tr("Follow system")},
                                        {QStringLiteral("light"), tr("Light")},
                                        {QStringLiteral("dark"), tr("Dark")}};
    addGroup(
        tr("T&heme"), palettes, [this] { return m_settings.palette(); },
        [this](const QString& palette) { m_settings.setPalette(palette); });
    const std::vector<Named> sizes{
        {0.9, tr("Small")}, {1.0, tr("Normal")}, {1.2, tr("Large")}, {1.4, tr("Very large")}};
    addGroup(
        tr("&Text size"), sizes, [this] { return m_settings.textScale(); },
        [this](double scale) { m_settings.setTextScale(scale); });
}

void ViewMenu::addLanguages(Language language)
{
    addGroup(
        tr("Lan&guage"), languageNames(), [language] { return languageCode(language); },
        [this](const QString& code) { Q_EMIT languageRequested(code); });
}

void ViewMenu::follow(const std::function<void()>& renew)
{
    renew();
    connect(&m_settings.news(), &SettingsNews::changed, this, renew);
}

void ViewMenu::addToggle(const QString& name, const QString& key, Act act)
{
    QAction* action = addAction(name);
    action->setCheckable(true);
    standFor(*action, act);
    follow([this, action, key] { action->setChecked(m_settings.value(key, false).toBool()); });
    connect(action, &QAction::toggled, this, [this, key](bool on) { m_settings.setValue(key, on); });
}

template <typename Choices, typename Current, typename Pick>
void ViewMenu::addGroup(const QString& title, const Choices& choices, Current current, Pick pick)
{
    QMenu* part = addMenu(title);
    auto* radio = new QActionGroup(part);
    radio->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional); // sizes between those here
    for (const auto& [value, name] : choices) {
        QAction* action = part->addAction(name);
        action->setCheckable(true);
        radio->addAction(action);
        follow([action, current, its = value] { action->setChecked(its == current()); });
        connect(action, &QAction::triggered, this, [action, pick, chosen = value] {
            action->setChecked(true);
            pick(chosen);
        });
    }
}

} // namespace fabletop
