// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Prose: resolved rules text as sentences in a person's language.
///
/// Why: what a card says is made from what it does, so the two cannot disagree, and a home-made hero
/// can be read in four languages at once. No card text is stored anywhere.

#include "model/rules/matchrules.h"
#include "model/table/event.h"

#include <string>
#include <vector>

namespace fabletop {

/// What may be shown as resolving on its own: as a rule a sentence, with the lines of the hero's source that
/// it says.
struct Sentence {
    std::string text;
    std::vector<int> lines;
};

/// One part of a card or ability: its timing label ("After combat") and its sentences.
struct TextPart {
    Timing timing = Timing::always;
    std::string label;
    std::string text; ///< the sentences with a space between
    std::vector<Sentence> sentences;
};

[[nodiscard]] std::vector<TextPart> cardText(const HeroRules& hero, CardId card, Language language);
[[nodiscard]] std::vector<TextPart> abilityText(const HeroRules& hero, AbilityId ability, Language language);
/// The publisher's label of a timing in that language.
[[nodiscard]] std::string timingLabel(Timing timing, Language language);
/// Who may use the card, as on its plate: "any", else the forms or the kinds of fighters by name.
[[nodiscard]] std::string userText(const HeroRules& hero, const CardKind& card, Language language);
/// The tags that the card bears, by name.
[[nodiscard]] std::vector<std::string> tagNames(const HeroRules& hero, const CardKind& card,
                                                Language language);
/// What stands on a card without effects.
[[nodiscard]] std::string noEffectText(Language language);
/// The option that a text of this hero offers under this name, as offered to a person: what it does, or,
/// where the rules offer an ability, its name. `item`: the card or ability the text belongs to.
[[nodiscard]] std::string optionText(const HeroRules& hero, SourceKind source, int item,
                                     const std::string& name, Language language);

} // namespace fabletop
