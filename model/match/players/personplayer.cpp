// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/players/personplayer.h"

namespace fabletop {

void PersonPlayer::ask(const QuestionPtr& question)
{
    m_question = question;
    Q_EMIT thinkingChanged();
    Q_EMIT asked();
}

void PersonPlayer::cancel()
{
    if (!m_question) return;
    m_question.reset();
    Q_EMIT thinkingChanged();
}

void PersonPlayer::answer(const Decision& decision)
{
    if (m_question) Q_EMIT answered(decision);
}

} // namespace fabletop
