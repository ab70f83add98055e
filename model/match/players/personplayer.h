// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PersonPlayer: a seat whose questions are shown to a person, and answered by whatever they click.

#include "model/match/players/player.h"

namespace fabletop {

class PersonPlayer : public Player {
    Q_OBJECT
public:
    using Player::Player;

    [[nodiscard]] QString kind() const override { return QStringLiteral("person"); }
    [[nodiscard]] bool person() const override { return true; }
    void ask(const QuestionPtr& question) override;
    void cancel() override;

    /// What is asked now; null while nothing is.
    [[nodiscard]] const QuestionPtr& question() const { return m_question; }
    /// Hands the person's answer in. Ignored while nothing is asked.
    void answer(const Decision& decision);

Q_SIGNALS:
    void asked();

private:
    QuestionPtr m_question;
};

} // namespace fabletop
