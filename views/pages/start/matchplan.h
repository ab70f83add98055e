// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchPlan: what a new match is to be, before it is one; and the making of it.

#include "model/content/rulesets/ruleset.h"
#include "model/match/match.h"

#include <QString>
#include <array>
#include <memory>
#include <optional>

namespace fabletop {

class Settings;

struct MatchPlan {
    struct Seat {
        QString hero; ///< a shipped id, or the path of a .hero file
        QString name;
        QString player = QStringLiteral("person"); ///< or the name of a computer player
        bool withPartner = false; ///< the person of the seat two before also holds this one (R-TEAM-01)
        bool operator==(const Seat&) const = default;
    };
    std::array<Seat, maxSeats> seats;
    int count = 2;       ///< seats that play: two, or four in two teams, sitting in turn (R-TEAM-04)
    QString battlefield; ///< a shipped id, or the path of a battlefield file
    QString ruleSet = standardRulesId; ///< or the path of a rule-set file
    int first = 0; ///< the seat that goes first, -1: by chance; the others follow in their order
    std::optional<std::uint64_t> seed; ///< none: by chance
    bool hints = true;                 ///< the lamp at the table
    bool practice = false;             ///< take-backs also after something hidden came to light, marked
    bool openHands = false;            ///< everybody sees every hand
    bool operator==(const MatchPlan&) const = default;

    /// Who holds the seat: its own number, or the one of the partner's.
    [[nodiscard]] int holder(int seat) const;
};

/// What the last match was, or two shipped heroes, a person against the computer.
[[nodiscard]] MatchPlan lastPlan(const Settings& settings);
void keepPlan(Settings& settings, const MatchPlan& plan);
/// Everything by chance but who sits where.
[[nodiscard]] MatchPlan surprise(MatchPlan plan);
/// Whether so many can sit down at a battlefield (R-TEAM-02).
[[nodiscard]] bool seats(const Battlefield& battlefield, int count);

/// The match, not yet begun; null with diagnostics where it cannot be.
[[nodiscard]] std::unique_ptr<Match> makeMatch(const MatchPlan& plan, Diagnostics& diagnostics);
/// The same on a battlefield that no file holds yet.
[[nodiscard]] std::unique_ptr<Match> makeMatch(const MatchPlan& plan, Battlefield battlefield,
                                               Diagnostics& diagnostics);
/// The same by rules that no file holds yet.
[[nodiscard]] std::unique_ptr<Match> makeMatch(const MatchPlan& plan, const RuleSet& rules,
                                               Diagnostics& diagnostics);
/// The same people and heroes again with a new seed, `swapped`: on the other sides.
[[nodiscard]] std::unique_ptr<Match> makeRematch(const Match& match, bool swapped, Diagnostics& diagnostics);

} // namespace fabletop
