// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/players/botplayer.h"

#include "model/bots/bot.h"

namespace fabletop {

namespace {

int clamped(int option, const Question& question)
{
    return option >= 0 && option < question.options.count ? option : 0;
}

} // namespace

BotPlayer::BotPlayer(QString kind, std::unique_ptr<Bot> bot, QObject* parent)
    : Player(parent), m_kind(std::move(kind)), m_bot(std::move(bot))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::IdlePriority); // on Linux the only one below the window's
}

BotPlayer::~BotPlayer()
{
    cancel();
    m_pool.waitForDone();
}

std::unique_ptr<BotPlayer> BotPlayer::named(const QString& kind)
{
    std::unique_ptr<Bot> bot = makeBot(kind.toStdString());
    return bot ? std::make_unique<BotPlayer>(kind, std::move(bot)) : nullptr;
}

void BotPlayer::ask(const QuestionPtr& question)
{
    m_question = question;
    const int round = ++m_round;
    Q_EMIT thinkingChanged();
    m_thinking = std::shared_ptr<Bot>(m_bot->clone());
    m_pool.start([this, question, round, bot = m_thinking] {
        Rng rng = Rng::seeded(question->seed);
        const int option =
            bot->choose(*question->rules, question->observation, question->seat, question->options, rng);
        // The pool is waited for before this object goes, so it is there to be told.
        QMetaObject::invokeMethod(
            this, [this, round, option] { onChosen(round, option); }, Qt::QueuedConnection);
    });
}

void BotPlayer::cancel()
{
    if (!m_question) return;
    m_question.reset();
    m_thinking->hurry();
    m_pool.clear();
    Q_EMIT thinkingChanged();
}

void BotPlayer::moveNow()
{
    if (m_question) m_thinking->hurry();
}

void BotPlayer::onChosen(int round, int option)
{
    if (m_question && round == m_round) settle(option);
}

void BotPlayer::settle(int option)
{
    const QuestionPtr question = m_question;
    m_question.reset();
    Q_EMIT thinkingChanged();
    if (question->options.count > 0) Q_EMIT answered(question->options[clamped(option, *question)]);
}

} // namespace fabletop
