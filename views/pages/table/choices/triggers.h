// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Triggers: what a person wants done whenever an optional ability is due: ask, always, never.
///
/// Why kept by hero and ability: the wish outlives the match; and never a rule: whoever wants "always" still
/// hands in a decision that the engine offered.

#include "model/engine/engine.h"

#include <optional>

namespace fabletop {

class Settings;
struct Question;

enum class Trigger { ask, always, never };

class Triggers {
public:
    explicit Triggers(Settings& settings) : m_settings(settings) {}

    [[nodiscard]] Trigger wish(const HeroRules& hero, AbilityId ability) const;
    /// Whether any ability of the hero is settled beforehand.
    [[nodiscard]] bool settled(const HeroRules& hero) const;
    void askAgain(const HeroRules& hero);
    void setWish(const HeroRules& hero, AbilityId ability, Trigger wish);
    /// The ability that asks whether it should be used; none for any other question.
    [[nodiscard]] static AbilityId asking(const Question& question);
    /// The decision that the wish already makes; empty where the person must be asked.
    [[nodiscard]] std::optional<Decision> answer(const Question& question) const;

private:
    Settings& m_settings;
};

} // namespace fabletop
