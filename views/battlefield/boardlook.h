// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BoardLook: everything a battlefield shows besides itself, as one plain value.
///
/// Why: the view computes no rule. Whoever knows the match fills this in from the engine's answers;
/// the same look drawn twice gives the same picture, in a window, an export or a test.

#include "model/table/ids.h"
#include "views/illustrations/figure.h"

#include <QString>
#include <vector>

namespace fabletop {

/// A fighter on the battlefield.
struct PieceLook {
    FighterId fighter = FighterId::none;
    SpaceId space = SpaceId::none;
    SeatId seat = SeatId::none;
    bool hero = false;
    QString emblem;  ///< file stem in :/art/emblems
    QString initial; ///< shown where there is no such emblem
    int health = 1;
    int maximum = 1;
    int number = 0;      ///< 1 … among alike (Sisters), 0: single
    bool large = false;  ///< drawn 1.12 times
    FigureLook figure;   ///< what stands on its base
    bool dashed = false; ///< of the second of two teams: the rim of its base is cut
    bool operator==(const PieceLook&) const = default;
};

/// Where on the rule of its space a token's mark sits.
enum class MarkPlace { southWest, southEast };

struct TokenLook {
    TokenId token = TokenId::none;
    SpaceId space = SpaceId::none;
    QString emblem;  ///< file stem in :/art/emblems: the token's kind
    QString initial; ///< shown where there is no such emblem
    MarkPlace place = MarkPlace::southWest;
    bool veil = true; ///< whitens the ring of the space
    bool operator==(const TokenLook&) const = default;
};

enum class OfferKind {
    steps,   ///< reachable; `amount` steps, 0 writes no number
    boosted, ///< reachable with a boost of `amount`
    place,   ///< may be chosen or placed on; no number
};

struct SpaceOffer {
    SpaceId space = SpaceId::none;
    OfferKind kind = OfferKind::steps;
    int amount = 0;
    bool operator==(const SpaceOffer&) const = default;
};

enum class TargetKind { melee, ranged };

struct TargetLook {
    FighterId fighter = FighterId::none;
    TargetKind kind = TargetKind::melee;
    bool operator==(const TargetLook&) const = default;
};

/// What the last action left: a dashed route in the seat's colour with a hollow rim where it began.
struct TraceLook {
    SeatId seat = SeatId::none;
    bool hero = true;           ///< size of the hollow rim
    bool faint = false;         ///< it is older news: thin, and where it began is left out
    std::vector<SpaceId> route; ///< start first
    bool operator==(const TraceLook&) const = default;
};

/// An attack declared: a stroke in `harm` from one space to another.
struct StrokeLook {
    SpaceId from = SpaceId::none;
    SpaceId to = SpaceId::none;
    bool operator==(const StrokeLook&) const = default;
};

/// What would be good to do, in `accent`: a dashed way with its rank where it leads to.
struct AdviceLook {
    int rank = 1;
    SpaceId from = SpaceId::none; ///< none: only the place
    SpaceId to = SpaceId::none;
    bool operator==(const AdviceLook&) const = default;
};

struct BoardLook {
    std::vector<PieceLook> pieces;
    std::vector<TokenLook> tokens;

    // The open choice. Offered spaces and candidate fighters are what keys and clicks can pick.
    std::vector<SpaceOffer> offers;
    std::vector<TargetLook> targets; ///< fighters that may be attacked
    FighterSet candidates = 0;       ///< fighters that may be picked
    FighterSet draggable = 0;        ///< fighters that can be taken up with the mouse
    FighterId selected = FighterId::none;
    std::vector<SpaceId> path;          ///< route under way, start first
    std::vector<SpaceId> hoverPath;     ///< route to the space under the pointer, start first
    FighterId staged = FighterId::none; ///< a move that is picked and not handed in yet:
    SpaceId stagedTo = SpaceId::none;   ///< drawn there, pale where it still stands
    QString hoverText;                  ///< written in its eye: "2/3"
    bool preview = false;               ///< offers and targets only show what would be: drawn at 60 %
    QString dragNote;                   ///< said at the pointer while a fighter is dragged

    // Attention.
    SpaceId hoveredSpace = SpaceId::none; ///< pointed at elsewhere (a list, a sentence)
    FighterId hoveredFighter = FighterId::none;
    SpaceSet ringed = 0; ///< spaces named in a sentence that is pointed at
    SpaceSet named = 0;  ///< spaces that a sentence in sight speaks of: their numbers are written
    std::vector<TraceLook> traces;
    std::vector<StrokeLook> strokes;
    std::vector<AdviceLook> advice;

    // Settings.
    bool zoneLetters = false;
    bool spaceNumbers = false;
    bool plain = false; ///< no backdrop

    [[nodiscard]] const PieceLook* piece(FighterId fighter) const;
    [[nodiscard]] const PieceLook* pieceOn(SpaceId space) const;
    [[nodiscard]] const SpaceOffer* offer(SpaceId space) const;
    [[nodiscard]] const TargetLook* target(FighterId fighter) const;
    /// The space can be picked: offered itself, or a target or candidate stands on it.
    [[nodiscard]] bool pickable(SpaceId space) const;
    /// Something else can be picked than on the other.
    [[nodiscard]] bool asksOtherThan(const BoardLook& other) const
    {
        return offers != other.offers || targets != other.targets || candidates != other.candidates;
    }
    bool operator==(const BoardLook&) const = default;
};

} // namespace fabletop
