// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Autopilot: answers what a TablePage asks as a person would, by mouse events on what is shown.
///
/// Why in the program: the demonstration plays through the real window, and the test of the window uses the
/// same hand.

#include "model/bots/bot.h"
#include "views/pages/table/tablepage.h"

#include <QPoint>
#include <functional>
#include <memory>

namespace fabletop {

/// Press and release at a point of the widget or of the child there, as a mouse does it.
void clickAt(QWidget& widget, QPoint at);
/// Press, move in a few steps, release.
void dragFromTo(QWidget& widget, QPoint from, QPoint to);

class Autopilot {
public:
    /// `bot` decides what to do; the default hits where it can.
    explicit Autopilot(TablePage& page, std::unique_ptr<Bot> bot, std::uint64_t seed = 1);

    /// How a click is made; a test hands in its own.
    using Click = std::function<void(QWidget&, QPoint)>;
    void setClick(Click click) { m_click = std::move(click); }

    /// Does the next thing a person would do. False: nothing is to do now, wait for the table.
    bool step();
    /// What the bot would decide now; only while something is asked.
    [[nodiscard]] Decision wanted();

    // Single gestures, for pictures in between.
    void clickSpace(SpaceId space);
    void clickFighter(FighterId fighter);
    void clickCard(SeatId owner, CardId card);
    void hoverCard(SeatId owner, CardId card);
    /// The pointer rests where nothing is.
    void rest();
    void confirm();
    void decline();
    void perform(const Decision& decision);
    /// All but the last click of an attack or a maneuver.
    void prepare(const Decision& decision);

private:
    [[nodiscard]] Decision notYetChosen(const Decision& discard) const;
    [[nodiscard]] const Question& question() const { return m_page.controller().staging().question(); }
    void stageMove(const Decision& decision);
    void stageCard(const Decision& decision);
    void putToken(const Decision& decision);
    void choose(const Decision& decision);

    void click(QWidget& widget, QPoint at);

    TablePage& m_page;
    Click m_click = clickAt;
    std::unique_ptr<Bot> m_bot;
    Rng m_rng;
};

} // namespace fabletop
