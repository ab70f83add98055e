// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// fold: the only function that changes a Table.
///
/// Why one door: live play, replays, a seat's view and tests all arrive at the same table because
/// they take the same events through here. It works alike on full and on observed tables, whose
/// hidden cards read CardId::unseen.

#include "model/table/event.h"

namespace fabletop {

void fold(Table& table, const DeckShuffled& event);
void fold(Table& table, const DeckArranged& event);
void fold(Table& table, const CardMoved& event);
void fold(Table& table, const CardsShown& event);
void fold(Table& table, const FighterPlaced& event);
void fold(Table& table, const FighterMoved& event);
void fold(Table& table, const FightersSwapped& event);
void fold(Table& table, const FighterLeft& event);
void fold(Table& table, const DamageDealt& event);
void fold(Table& table, const HealthRecovered& event);
void fold(Table& table, const HealthSet& event);
void fold(Table& table, const FighterDefeated& event);
void fold(Table& table, const PlayerOut& event);
void fold(Table& table, const TurnBegan& event);
void fold(Table& table, const ActionsGained& event);
void fold(Table& table, const ActionsLost& event);
void fold(Table& table, const ActionBegan& event);
void fold(Table& table, const TurnEnded& event);
void fold(Table& table, const CombatBegan& event);
void fold(Table& table, const StepReached& event);
void fold(Table& table, const EffectBegan& event);
void fold(Table& table, const CardsTurned& event);
void fold(Table& table, const ValueChanged& event);
void fold(Table& table, const EffectsCancelled& event);
void fold(Table& table, const CombatDecided& event);
void fold(Table& table, const NumberNamed& event);
void fold(Table& table, const FormTaken& event);
void fold(Table& table, const CounterSet& event);
void fold(Table& table, const TokenPut& event);
void fold(Table& table, const Scheduled& event);
void fold(Table& table, const MatchEnded& event);
void fold(Table& table, const TextStopped& event);

void fold(Table& table, const Event& event);

} // namespace fabletop
