// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Inks: in which colours an illustration is printed. One recipe for figures, half figures and vignettes.
///
/// Why marks in the drawings: a figure wears the colour of the seat that plays it, and the same file stands
/// for all four. In the dark the paper and the ink are dimmed as by a lamp instead of being turned round, so
/// that faces stay faces.

#include "model/rules/matchrules.h"
#include "model/table/ids.h"

#include <QByteArray>
#include <QColor>
#include <array>
#include <utility>
#include <vector>

class QJsonObject;

namespace fabletop {

/// What the wash of an illustration says: whose it is, or of which type a card is that nobody plays.
enum class Wash : std::uint8_t { seat1, seat2, seat3, seat4, attack, defense, versatile, scheme };
inline constexpr int washCount = static_cast<int>(Wash::scheme) + 1;

[[nodiscard]] Wash washOf(SeatId seat);
[[nodiscard]] Wash washOf(CardType type);

class Inks {
public:
    /// `illustration`: the object of that name in tokens.json.
    /// `seats`: colours that stand for the shipped ones, where they are valid; the same recipe makes wash and
    /// shade of them.
    explicit Inks(const QJsonObject& illustration, const std::array<QColor, maxSeats>& seats = {});

    /// The drawing in these inks. One pass over the text, so that no ink is replaced twice. Thread safe.
    [[nodiscard]] QByteArray printed(const QByteArray& svg, Wash wash, bool lamplight) const;
    /// Whether a drawing has an ink that stands for the seat's.
    [[nodiscard]] bool carriedBy(const QByteArray& svg) const;
    [[nodiscard]] QColor wash(Wash wash) const;
    [[nodiscard]] QColor shade(Wash wash) const;

private:
    using Pair = std::pair<QByteArray, QByteArray>; ///< as drawn, as printed: "#RRGGBB"
    std::array<QByteArray, 2> m_marks;              ///< the wash and its shade as drawn
    std::array<std::array<QByteArray, 2>, washCount> m_washes;
    std::vector<Pair> m_lamplight;
};

} // namespace fabletop
