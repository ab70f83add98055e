// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Looks: what cards, fighters and tokens of a match look like, as the plain values that painters take.
///
/// Why one place: table, hand, panels, combat sheet and result show the same card and the same fighter.

#include "model/content/battlefields/battlefield.h"
#include "model/match/words/narrate.h"
#include "views/battlefield/boardlook.h"
#include "views/cards/cardlook.h"
#include "views/theme/shapes.h"

#include <QCoreApplication>

namespace fabletop {

class Looks {
    Q_DECLARE_TR_FUNCTIONS(Looks)
public:
    Looks() = default;
    explicit Looks(const Narrator& narrator) : m_narrator(narrator) {}

    [[nodiscard]] const Narrator& narrator() const { return m_narrator; }
    [[nodiscard]] const MatchRules& rules() const { return m_narrator.rules(); }

    /// The face of a card; its back for one that is not known. `askedLine`: as for `cardFace`.
    [[nodiscard]] CardLook card(SeatId seat, CardId card, int askedLine = 0) const;
    [[nodiscard]] DiscLook disc(const Table& table, FighterId fighter) const;
    [[nodiscard]] DialLook dial(const Table& table, FighterId fighter) const;
    /// All that stands and lies on the battlefield, without any hint.
    [[nodiscard]] BoardLook board(const Table& table) const;
    /// Its figure as it stands for its seat: the first team looks right, the second left.
    [[nodiscard]] FigureLook figure(const Table& table, FighterId fighter) const;
    /// File stem of a fighter's emblem.
    [[nodiscard]] QString emblem(FighterId fighter) const;
    /// An ability as one paragraph: its name and sentences.
    [[nodiscard]] QString ability(SeatId seat, AbilityId ability) const;
    /// "Space 18: zones green and purple. <fighter>, 11 of 16", for tips and screen readers.
    [[nodiscard]] QString space(const Battlefield& battlefield, const Table& table, SpaceId space) const;
    /// Figures of a fighter in words: health, move, reach.
    [[nodiscard]] QString fighter(const Table& table, FighterId fighter) const;

private:
    [[nodiscard]] QString initial(FighterId fighter) const;

    Narrator m_narrator;
};

} // namespace fabletop
