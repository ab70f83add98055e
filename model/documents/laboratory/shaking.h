// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shaking a hero: many random games against every shipped hero, with all that must hold looked at after each
/// decision.
///
/// Why random games: nobody plays so badly that a random player would not, so questions without an answer,
/// texts that never end and cards that get lost show up here long before a person meets them. The first
/// failure is kept as a match that opens at the failing step.

#include "model/bots/invariants.h"
#include "model/content/catalogue.h"
#include "model/documents/laboratory/backgroundtrial.h"

#include <functional>
#include <memory>
#include <optional>

namespace fabletop {

struct ShakeQuestion {
    std::shared_ptr<const HeroRules> hero;
    int games = 2000;
    std::uint64_t seed = 1;
};

struct ShakeFailure {
    BreachReport breach; ///< none: the game did not end
    int game = 0;        ///< from 0
    int position = 0;    ///< the decision after which it was found
    QString opponent;    ///< ids
    QString battlefield;
    SeatId seat = SeatId{0}; ///< of the hero that was shaken
};

struct ShakeResult {
    int asked = 0;
    int played = 0; ///< fewer than asked after a cancel or a failure
    std::int64_t decisions = 0;
    std::optional<ShakeFailure> failure;
};

/// What went wrong, in the language of the program.
[[nodiscard]] QString worded(const ShakeFailure& failure, const HeroRules& hero);

/// Plays the games on this thread up to the first failure; the same question gives the same result.
/// `progressed` is told after every game and stops them by answering false. Nothing, with diagnostics, if no
/// match can be made.
[[nodiscard]] std::optional<ShakeResult> shake(const ShakeQuestion& question, Diagnostics& diagnostics,
                                               const std::function<bool(const ShakeResult&)>& progressed);

/// Plays the failing game again and writes it to `path` as a match file up to the failing step. False if it
/// can't be written; then `why` says so.
[[nodiscard]] bool recordFailure(const ShakeQuestion& question, const ShakeFailure& failure,
                                 const QString& path, QString* why = nullptr);

/// The same in the background.
class ShakeTrial : public BackgroundTrial {
    Q_OBJECT
public:
    using BackgroundTrial::BackgroundTrial;

    /// A trial that goes on is cancelled first; of that one no more is heard.
    void start(const ShakeQuestion& question);

Q_SIGNALS:
    /// Now and then, at most twenty times a second.
    void progressed(const fabletop::ShakeResult& soFar);
    void finished(const fabletop::ShakeResult& result);
    void failed(const QString& message); ///< no game could be played at all
};

} // namespace fabletop
