// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Fairness: whether the starts of a battlefield are worth the same, tried by a few hundred games between
/// computers.
///
/// Why the games come in fours: start 1 moves first and heroes differ, so the winner of a plain game says
/// little about the start. Each pair of heroes plays with the heroes exchanged and with the starts exchanged;
/// what is left over when all four are added up is the start. Who moves first is counted on the side.

#include "model/bots/statistics.h"
#include "model/content/battlefields/battlefield.h"
#include "model/documents/laboratory/backgroundtrial.h"
#include "model/rules/diagnostic.h"

#include <QStringList>
#include <functional>
#include <optional>

namespace fabletop {

struct FairnessQuestion {
    Battlefield battlefield;
    QStringList heroes; ///< ids or paths; one plays against itself; none: the first and the last that come
                        ///< with the program
    QString player = QStringLiteral("greedy"); ///< see makeBot
    int games = 400;                           ///< rounded up to whole fours
    std::uint64_t seed = 1;
};

struct FairnessResult {
    int asked = 0;
    int played = 0; ///< fewer than asked after a cancel
    int faults = 0; ///< games that did not end
    int winsOfStart1 = 0;
    int winsOfStart2 = 0;
    int winsOfFirst = 0; ///< by whoever moved first, whatever the start
    double meanTurns = 0;

    [[nodiscard]] Share start1() const { return wilsonShare(winsOfStart1, winsOfStart1 + winsOfStart2); }
    [[nodiscard]] Share first() const { return wilsonShare(winsOfFirst, winsOfStart1 + winsOfStart2); }
    /// Whether an even chance lies outside the interval.
    [[nodiscard]] bool unfair() const { return start1().uneven(); }
};

/// Plays the games on this thread; the same question gives the same result. `progressed` is told after every
/// four games and stops them by answering false. Nothing, with diagnostics, if no match can be made of the
/// battlefield.
[[nodiscard]] std::optional<FairnessResult>
playForFairness(const FairnessQuestion& question, Diagnostics& diagnostics,
                const std::function<bool(const FairnessResult&)>& progressed);

/// The same in the background.
class FairnessTrial : public BackgroundTrial {
    Q_OBJECT
public:
    using BackgroundTrial::BackgroundTrial;

    /// A trial that goes on is cancelled first; of that one no more is heard.
    void start(const FairnessQuestion& question);

Q_SIGNALS:
    /// Now and then, at most twenty times a second.
    void progressed(const fabletop::FairnessResult& soFar);
    void finished(const fabletop::FairnessResult& result); ///< also after a cancel: what was played so far
    void failed(const QString& message);
};

} // namespace fabletop
