// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BotPlayer: a seat played by the computer, which thinks in a thread of its own so that the window never
/// waits.

#include "model/match/players/player.h"

#include <QThreadPool>

namespace fabletop {

class Bot;

class BotPlayer : public Player {
    Q_OBJECT
public:
    BotPlayer(QString kind, std::unique_ptr<Bot> bot, QObject* parent = nullptr);
    ~BotPlayer() override;
    /// A bot by its name in match files; null if there is none of that name.
    [[nodiscard]] static std::unique_ptr<BotPlayer> named(const QString& kind);

    [[nodiscard]] QString kind() const override { return m_kind; }
    void ask(const QuestionPtr& question) override;
    void cancel() override;
    void moveNow() override;
    [[nodiscard]] bool thinking() const override { return m_question != nullptr; }

private:
    void onChosen(int round, int option);
    void settle(int option);

    QString m_kind;
    std::shared_ptr<const Bot>
        m_bot; ///< cloned for each question, so that a withdrawn one can finish in peace
    std::shared_ptr<Bot> m_thinking; ///< the one that was asked last
    QuestionPtr m_question;
    int m_round = 0; ///< answers of earlier questions are ignored by it
    QThreadPool m_pool;
};

} // namespace fabletop
