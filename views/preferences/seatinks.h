// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The colours of the four seats: the shipped ones or a person's own, and what may be one.
///
/// Why a colour is measured before it is taken: a seat that is mistaken for another seat or for a zone makes
/// a board unreadable, to one reader in twelve sooner than to whoever chose it.

#include "model/rules/matchrules.h"

#include <QColor>
#include <QString>
#include <array>
#include <cstdint>
#include <vector>

namespace fabletop {

class Settings;
class Theme;

/// In the light palette; one that isn't valid is the shipped one.
using SeatInks = std::array<QColor, maxSeats>;

/// A colour that has a name. The first four are the shipped ones, in the order of seats.
struct SeatSwatch {
    QColor ink;
    QString name; ///< in the language of now
};
[[nodiscard]] std::vector<SeatSwatch> seatSwatches();
/// Its name, or "#RRGGBB".
[[nodiscard]] QString seatInkName(const QColor& ink);

/// "seats/1" …: "#RRGGBB", or nothing.
[[nodiscard]] QString seatInkKey(SeatId seat);
/// A person's own; what can't be read as a colour isn't one.
[[nodiscard]] SeatInks ownSeatInks(const Settings& settings);
/// All four, shipped ones where there is no own.
[[nodiscard]] SeatInks seatInksInForce(const Settings& settings);

/// Its partner by lamplight.
[[nodiscard]] QColor lamplitSeatInk(const QColor& ink);

/// The theme in a person's own colours; its art is made anew where they have changed.
[[nodiscard]] Theme withOwnSeats(const Theme& theme, const Settings& settings);

/// Why a colour can't be a seat's.
struct SeatInkFault {
    enum class Kind : std::uint8_t { none, pale, seat, zone };
    Kind kind = Kind::none;
    double measured = 0;        ///< contrast after WCAG 2, or CIEDE2000
    double least = 0;           ///< what it would have to be
    SeatId seat = SeatId::none; ///< the other one
    bool operator==(const SeatInkFault&) const = default;
};
/// Text in it on a panel reaches 4.5 : 1; 12.5 from every other seat in four kinds of sight (8 between their
/// partners by lamplight); 12 from every zone ink of `theme` in normal sight.
[[nodiscard]] SeatInkFault seatInkFault(SeatId seat, const QColor& ink, const SeatInks& all,
                                        const Theme& theme);

} // namespace fabletop
