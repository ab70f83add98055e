// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/viewmenu.h"

#include "app/window/menus/menurow.h"
#include "model/content/languagetext.h"

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
    addAction(tr("Zoom &in"), QKeySequence::ZoomIn, this, [this] { Q_EMIT zoomRequested(1); });
    addAction(tr("Zoom &out"), QKeySequence::ZoomOut, this, [this] { Q_EMIT zoomRequested(-1); });
    addAction(tr("&Fit"), QKeySequence(tr("Ctrl+0")), this, [this] { Q_EMIT zoomRequested(0); });
}

void ViewMenu::addBoard()
{
    addToggle(tr("Zone &letters"), QStringLiteral("look/zoneLetters"));
    addToggle(tr("Space &numbers"), QStringLiteral("look/spaceNumbers"));
    addToggle(tr("Plain &board"), QStringLiteral("look/plainBoard"));
}

void ViewMenu::addMotion()
{
    const std::vector<Named> speeds{{0.0, tr("Off")},
                                    {0.5, tr("Half")},
                                    {1.0, tr("Normal")},
                                    {2.0, tr("Double")},
                                    {4.0, tr("Quadruple")}};
    addGroup(tr("&Animation speed"), speeds, m_settings.speed(),
             [this](double speed) { Q_EMIT speedRequested(speed); });
    const std::vector<Spelled> docks{{QStringLiteral("below"), tr("Below the hand")},
                                     {QStringLiteral("beside"), tr("On the right")},
                                     {QStringLiteral("hidden"), tr("Hidden")}};
    addGroup(tr("Tim&eline"), docks,
             m_settings.value(QStringLiteral("look/timeline"), QStringLiteral("below")).toString(),
             [this](const QString& dock) {
                 m_settings.setValue(QStringLiteral("look/timeline"), dock);
                 Q_EMIT boardOptionsChanged();
             });
}

void ViewMenu::addLooks()
{
    const std::vector<Spelled> palettes{{QStringLiteral("desktop"), tr("Follow system")},
                                        {QStringLiteral("light"), tr("Light")},
                                        {QStringLiteral("dark"), tr("Dark")}};
    addGroup(tr("T&heme"), palettes, m_settings.palette(),
             [this](const QString& palette) { Q_EMIT paletteRequested(palette); });
    const std::vector<Named> sizes{
        {0.9, tr("Small")}, {1.0, tr("Normal")}, {1.2, tr("Large")}, {1.4, tr("Very large")}};
    addGroup(tr("&Text size"), sizes, m_settings.textScale(),
             [this](double scale) { Q_EMIT textScaleRequested(scale); });
}

void ViewMenu::addLanguages(Language language)
{
    const QString now = languageCode(language);
    addGroup(tr("Lan&guage"), languageNames(), now,
             [this](const QString& code) { Q_EMIT languageRequested(code); });
}

void ViewMenu::addToggle(const QString& name, const QString& key)
{
    QAction* action = addAction(name);
    action->setCheckable(true);
    action->setChecked(m_settings.value(key, false).toBool());
    connect(action, &QAction::toggled, this, [this, key](bool on) {
        m_settings.setValue(key, on);
        Q_EMIT boardOptionsChanged();
    });
}

template <typename Choices, typename Value, typename Pick>
void ViewMenu::addGroup(const QString& title, const Choices& choices, const Value& current, Pick pick)
{
    QMenu* part = addMenu(title);
    auto* radio = new QActionGroup(part);
    for (const auto& [value, name] : choices) {
        QAction* action = part->addAction(name);
        action->setCheckable(true);
        action->setChecked(value == current);
        radio->addAction(action);
        connect(action, &QAction::triggered, this, [pick, chosen = value] { pick(chosen); });
    }
}

} // namespace fabletop
