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

/// Who is met where, in which order: every opponent, then every battlefield, then the other seat. Known
/// before the first game, so that a page can show what there is to be played.
class ShakePlan {
public:
    ShakePlan() : m_opponents(shippedHeroes()), m_battlefields(shippedBattlefields()) {}

    [[nodiscard]] const QStringList& opponents() const { return m_opponents; } ///< ids
    [[nodiscard]] const QStringList& battlefields() const { return m_battlefields; }
    /// The place of a game's opponent, of its battlefield, and the seat of the hero that is shaken.
    [[nodiscard]] int opponentOf(int game) const { return game % opponentCount(); }
    [[nodiscard]] int battlefieldOf(int game) const { return game / opponentCount() % battlefieldCount(); }
    [[nodiscard]] int seatOf(int game) const { return game / opponentCount() / battlefieldCount() % 2; }
    /// How many of the first `games` are played against this opponent on this battlefield.
    [[nodiscard]] int gamesBetween(int opponent, int battlefield, int games) const;

private:
    [[nodiscard]] int opponentCount() const { return static_cast<int>(m_opponents.size()); }
    [[nodiscard]] int battlefieldCount() const { return static_cast<int>(m_battlefields.size()); }

    QStringList m_opponents;
    QStringList m_battlefields;
};

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
