// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Player: whoever answers the questions of one seat. A person, a bot and a recording look alike to a match.

#include "model/engine/engine.h"

#include <QObject>
#include <QString>
#include <memory>

namespace fabletop {

/// Everything a player is given: what its seat may know, and what it may answer.
struct Question {
    std::shared_ptr<const MatchRules> rules;
    SeatId seat = SeatId::none;
    State observation; ///< as `seat` may know it
    OptionList options;
    Prompt prompt;
    int position = 0;       ///< of the match
    std::uint64_t seed = 0; ///< for a player's own chance: of the match, its position and seat alone
};
using QuestionPtr = std::shared_ptr<const Question>;

class Player : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// "person", "greedy", …: as match files say it.
    [[nodiscard]] virtual QString kind() const = 0;
    [[nodiscard]] virtual bool person() const { return false; }
    /// Puts a question. The answer comes later through `answered`, never out of this call.
    virtual void ask(const QuestionPtr& question) = 0;
    /// The question is settled or withdrawn; no answer may follow.
    virtual void cancel() = 0;
    /// Ends thinking: the best answer so far is wanted at once.
    virtual void moveNow() {}
    [[nodiscard]] virtual bool thinking() const { return false; }

Q_SIGNALS:
    void answered(const fabletop::Decision& decision);
    void thinkingChanged();
};

} // namespace fabletop
