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
     QT_TRANSLATE_NOOP("RuleField", "Cards each player draws before the first turn."), 0, wholeDeck,
     &RuleNumbers::openingHand},
    {"hand_limit", "R-TURN-08", QT_TRANSLATE_NOOP("RuleField", "Hand limit"),
     QT_TRANSLATE_NOOP("RuleField", "Cards a player may keep at the end of their turn."), 0, wholeDeck,
     &RuleNumbers::handLimit},
    {"actions", "R-TURN-01", QT_TRANSLATE_NOOP("RuleField", "Actions per turn"),
     QT_TRANSLATE_NOOP("RuleField", "Actions each player must take per turn."), 1, wholeDeck,
     &RuleNumbers::actions},
    {"exhaustion_damage", "R-DRAW-05", QT_TRANSLATE_NOOP("RuleField", "Exhaustion damage"),
     QT_TRANSLATE_NOOP("RuleField", "Damage to each fighter when its player must draw from an empty deck."),
     0, wholeDeck, &RuleNumbers::exhaustionDamage},
    {"reshuffle", "R-DRAW-03", QT_TRANSLATE_NOOP("RuleField", "Reshuffle exhausted decks"),
     QT_TRANSLATE_NOOP("RuleField",
                       "When a player must draw from an empty deck, the discard pile becomes the new deck."),
     0, 1, nullptr, &RuleNumbers::reshuffle},
    {"late_end_check", "R-VIC-05", QT_TRANSLATE_NOOP("RuleField", "Late end check"),
     QT_TRANSLATE_NOOP("RuleField", "Defeated heroes are checked after each action, not immediately."), 0, 1,
     nullptr, &RuleNumbers::lateEndCheck},
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
