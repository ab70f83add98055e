// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ViewMenu: how things look: zoom, what is written on boards, motion, timeline, palette, size of texts and
/// language. What it keeps it writes into the settings; who draws is told by its signals.

#include "model/rules/names.h"
#include "views/pages/settings.h"

#include <QMenu>

namespace fabletop {

class ViewMenu : public QMenu {
    Q_OBJECT
public:
    ViewMenu(Settings& settings, Language language, QWidget* parent);

Q_SIGNALS:
    /// One step nearer (1) or further (-1), or the whole board (0).
    void zoomRequested(int step);
    /// The settings of boards and of the timeline have other values now.
    void boardOptionsChanged();
    void speedRequested(double speed);
    void paletteRequested(const QString& palette);
    void textScaleRequested(double scale);
    void languageRequested(const QString& code);

private:
    void addZoom();
    void addBoard();
    void addMotion();
    void addLooks();
    void addLanguages(Language language);
    void addToggle(const QString& name, const QString& key);
    /// A menu of choices of which one holds.
    template <typename Choices, typename Value, typename Pick>
    void addGroup(const QString& title, const Choices& choices, const Value& current, Pick pick);

    Settings& m_settings;
};

} // namespace fabletop
