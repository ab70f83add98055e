// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatedPlayers: gives each seat of a match its player: a person at this screen, or a computer that waits
/// until what happened has been shown.

#include "model/match/players/player.h"

#include <QObject>

namespace fabletop {

class Match;
class Playback;
class Settings;

class SeatedPlayers : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    SeatedPlayers(Settings& settings, Playback& playback, QObject* parent = nullptr);

    void sitDown(Match& match);
    static void leave(Match& match);

Q_SIGNALS:
    /// A person is to decide.
    void asked(const fabletop::QuestionPtr& question);

private:
    [[nodiscard]] std::unique_ptr<Player> person();
    [[nodiscard]] std::unique_ptr<Player> computer(const QString& name);

    Settings& m_settings;
    Playback& m_playback;
};

} // namespace fabletop
