// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Compiler: resolved text to a Program. Control flow becomes jumps; nothing is left to look up.

#include "model/language/meaning/resolved.h"

namespace fabletop {

/// Fills `hero.program` and the places where its texts begin.
void compileHero(HeroRules& hero, const std::string& file, Diagnostics& diagnostics);

/// Where the parts of the rules begin.
struct RulesEntries {
    std::uint16_t match = 0;  ///< "play a match"
    std::uint16_t loop = 0;   ///< its turn loop
    std::uint16_t turn = 0;   ///< "take a turn"
    std::uint16_t action = 0; ///< "take the actions"
};
[[nodiscard]] Program compileRules(const RulesText& rules, const std::string& file, RulesEntries& entries,
                                   Diagnostics& diagnostics);

/// Appends `part` to `program`; returns where its code and expressions now begin.
struct LinkBase {
    std::uint16_t code = 0;
    std::uint16_t expr = 0;
};
LinkBase link(Program& program, const Program& part);

} // namespace fabletop
