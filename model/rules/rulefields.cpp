// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/rulefields.h"

#include <algorithm>
#include <array>
#include <string>

// Read by the tools of translation; the core layer has no Qt.
#define QT_TRANSLATE_NOOP(context, text) text

namespace fabletop {

namespace {

constexpr int wholeDeck = 31; // a deck has 30 cards, so nothing above it can matter

constexpr std::array<RuleField, 6> fields{{
    {"opening_hand", "R-SETUP-04", QT_TRANSLATE_NOOP("RuleField", "Opening hand"),
     QT_TRANSLATE_NOOP("RuleField", "Cards that everybody draws before the first turn."), 0, wholeDeck,
     &RuleNumbers::openingHand},
    {"hand_limit", "R-TURN-08", QT_TRANSLATE_NOOP("RuleField", "Hand limit"),
     QT_TRANSLATE_NOOP("RuleField", "Cards that may be kept at the end of one’s own turn."), 0, wholeDeck,
     &RuleNumbers::handLimit},
    {"actions", "R-TURN-01", QT_TRANSLATE_NOOP("RuleField", "Actions a turn"),
     QT_TRANSLATE_NOOP("RuleField", "So many actions must be taken each turn."), 1, wholeDeck,
     &RuleNumbers::actions},
    {"exhaustion_damage", "R-DRAW-05", QT_TRANSLATE_NOOP("RuleField", "Exhaustion damage"),
     QT_TRANSLATE_NOOP("RuleField",
                       "What each fighter takes where a card should be drawn and the deck is empty."),
     0, wholeDeck, &RuleNumbers::exhaustionDamage},
    {"reshuffle", "R-DRAW-03", QT_TRANSLATE_NOOP("RuleField", "Exhausted decks are reshuffled"),
     QT_TRANSLATE_NOOP("RuleField",
                       "An empty deck is made anew out of the discard pile when a card should be drawn."),
     0, 1, nullptr, &RuleNumbers::reshuffle},
    {"late_end_check", "R-VIC-05", QT_TRANSLATE_NOOP("RuleField", "Late end check"),
     QT_TRANSLATE_NOOP("RuleField", "Fallen heroes are looked for when an action is over, not at once."), 0,
     1, nullptr, &RuleNumbers::lateEndCheck},
}};

} // namespace

void RuleField::set(RuleNumbers& numbers, int value) const
{
    if (flag)
        numbers.*flag = value != 0;
    else
        numbers.*number = value;
}

std::span<const RuleField> ruleFields()
{
    return fields;
}

const RuleField* findRuleField(std::string_view key)
{
    std::string wanted(key);
    std::replace(wanted.begin(), wanted.end(), ' ', '_');
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const RuleField& field) { return wanted == field.key; });
    return found == fields.end() ? nullptr : &*found;
}

} // namespace fabletop
