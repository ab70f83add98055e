// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PacedPlayer: a computer player that answers no faster than a person can follow.
///
/// Why a player around a player: the match cannot tell, the bot keeps its own thread, and the pace is one
/// place.

#include "model/match/players/player.h"

#include <QTimer>
#include <functional>
#include <optional>

namespace fabletop {

class PacedPlayer final : public Player {
    Q_OBJECT
public:
    /// `ready` says whether the table has shown all that happened; `pause` how long thinking takes at least.
    PacedPlayer(std::unique_ptr<Player> player, std::function<bool()> ready, std::function<int()> pause);

    [[nodiscard]] QString kind() const override { return m_player->kind(); }
    void ask(const QuestionPtr& question) override;
    void cancel() override;
    void moveNow() override;
    [[nodiscard]] bool thinking() const override { return m_asked; }
    /// The table has caught up: an answer that waits may go out.
    void release();

private:
    void onAnswered(const Decision& decision);

    std::unique_ptr<Player> m_player;
    std::function<bool()> m_ready;
    std::function<int()> m_pause;
    QTimer m_timer;
    bool m_asked = false;
    std::optional<Decision> m_answer;
};

} // namespace fabletop
