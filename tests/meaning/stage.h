// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Stage: tables on which a text is played by the engine and by the reference, question for question.

#include "model/content/catalogue.h"
#include "model/engine/engine.h"
#include "tests/meaning/reference.h"

#include <memory>
#include <string>

namespace fabletop::meaning {

/// A text of a card of the probe hero: what is played.
struct Played {
    CardId card = CardId::none;
    Timing timing = Timing::scheme;
    const std::vector<Node>* lines = nullptr;
};

struct Outcome {
    bool played = false; ///< false: nobody could use the card on this table
    bool event = false;  ///< something happened by the text
    std::string fault;   ///< what the engine and the reference made differently; empty: nothing
};

/// A hero's cards ready to be played in a duel and in teams.
class Stage {
public:
    explicit Stage(const std::shared_ptr<const HeroRules>& hero);
    /// On table `number`, which is the same for every hero; decisions by chance.
    [[nodiscard]] Outcome play(const Played& played, int number, std::uint64_t seed);

private:
    std::shared_ptr<const MatchRules> m_duel, m_teams;
    std::unique_ptr<OptionList> m_options, m_scratch;
};

/// What a hero file of the texts begins with, and the text of one card.
[[nodiscard]] const std::string& probeHead();
[[nodiscard]] std::string probeCard(int number, const std::vector<std::string>& lines, Timing timing);

} // namespace fabletop::meaning
