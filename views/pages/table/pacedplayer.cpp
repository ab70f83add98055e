// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/pacedplayer.h"

namespace fabletop {

PacedPlayer::PacedPlayer(std::unique_ptr<Player> player, std::function<bool()> ready,
                         std::function<int()> pause)
    : m_player(std::move(player)), m_ready(std::move(ready)), m_pause(std::move(pause))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PacedPlayer::release);
    connect(m_player.get(), &Player::answered, this, &PacedPlayer::onAnswered);
}

void PacedPlayer::ask(const QuestionPtr& question)
{
    m_asked = true;
    m_answer.reset();
    if (const int pause = m_pause(); pause > 0) m_timer.start(pause);
    Q_EMIT thinkingChanged();
    m_player->ask(question);
}

void PacedPlayer::cancel()
{
    m_timer.stop();
    m_player->cancel();
    m_answer.reset();
    if (!m_asked) return;
    m_asked = false;
    Q_EMIT thinkingChanged();
}

void PacedPlayer::moveNow()
{
    m_timer.stop();
    if (m_asked && !m_answer) m_player->moveNow();
    release();
}

void PacedPlayer::onAnswered(const Decision& decision)
{
    m_answer = decision;
    release();
}

void PacedPlayer::release()
{
    if (!m_asked || !m_answer || m_timer.isActive() || !m_ready()) return;
    const Decision decision = *m_answer;
    m_answer.reset();
    m_asked = false;
    Q_EMIT thinkingChanged();
    Q_EMIT answered(decision);
}

} // namespace fabletop
