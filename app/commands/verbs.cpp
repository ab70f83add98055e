// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verb.h"

namespace fabletop {

std::span<const Command> verbs()
{
    static constexpr Command all[] = {
        {"scenario", "FILE…", "runs scenario files", runScenario},
        {"simulate", "--heroes A,B --battlefield ID --games N", "plays games between computers", runSimulate},
        {"replay", "FILE", "prints or verifies a match", runReplay},
        {"validate", "FILE…", "checks files of ours", runValidate},
        {"format", "FILE…", "puts rules, rule sets and hero files into canonical form", runFormat},
        {"text", "HERO", "prints a hero's sheet and cards", runText},
        {"analyse", "FILE", "judges the decisions of a match", runAnalyse},
        {"positions", "FILE…", "finds positions to solve in matches", runPositions},
        {"bench", "", "measures", runBench},
    };
    return all;
}

} // namespace fabletop
