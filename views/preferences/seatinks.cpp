// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preferences/seatinks.h"

#include "model/content/battlefields/colours.h"
#include "views/preferences/settings.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

class SeatColors {
    Q_DECLARE_TR_FUNCTIONS(SeatColors)
};

constexpr double leastContrast = 4.5;
constexpr double leastFromSeats = 12.46; ///< ultramarine and orchid
constexpr double leastByNight = 8;       ///< by lamplight, where the shipped ones have 9.5
constexpr double leastFromZones = 12;
const QColor lightPanel(0xF4, 0xEC, 0xDB);

struct NamedInk {
    const char* ink;
    const char* name;
    const char* lamplit; ///< of shipped ones; others are worked out
};

constexpr NamedInk namedSeatInks[] = {
    {"#2321A6", QT_TRANSLATE_NOOP("SeatColors", "ultramarine"), "#B4BCFF"},
    {"#9C4C0A", QT_TRANSLATE_NOOP("SeatColors", "russet"), "#D68D52"},
    {"#24282D", QT_TRANSLATE_NOOP("SeatColors", "charcoal"), "#ECEEF0"},
    {"#A239C4", QT_TRANSLATE_NOOP("SeatColors", "orchid"), "#CC66EE"},
    {"#950404", QT_TRANSLATE_NOOP("SeatColors", "garnet"), nullptr},
    {"#5A2E02", QT_TRANSLATE_NOOP("SeatColors", "walnut"), nullptr},
    {"#2F6812", QT_TRANSLATE_NOOP("SeatColors", "fern"), nullptr},
    {"#037751", QT_TRANSLATE_NOOP("SeatColors", "jade"), nullptr},
    {"#036868", QT_TRANSLATE_NOOP("SeatColors", "teal"), nullptr},
    {"#6755BE", QT_TRANSLATE_NOOP("SeatColors", "iris"), nullptr},
    {"#6E495C", QT_TRANSLATE_NOOP("SeatColors", "plum"), nullptr},
    {"#3C021F", QT_TRANSLATE_NOOP("SeatColors", "eggplant"), nullptr},
};

Colour measuredInk(const QColor& ink)
{
    return {ink.redF(), ink.greenF(), ink.blueF()};
}

/// CIE lightness L*, 0 … 100.
double lightnessOf(const QColor& ink)
{
    const double y = contrastOf(measuredInk(ink), Colour{}) * 0.05 - 0.05;
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

} // namespace

std::vector<SeatSwatch> seatSwatches()
{
    std::vector<SeatSwatch> swatches;
    for (const NamedInk& one : namedSeatInks)
        swatches.push_back({QColor(QLatin1String(one.ink)), SeatColors::tr(one.name)});
    return swatches;
}

QString seatInkName(const QColor& ink)
{
    for (const NamedInk& one : namedSeatInks)
        if (QColor(QLatin1String(one.ink)).rgb() == ink.rgb()) return SeatColors::tr(one.name);
    return ink.name().toUpper();
}

QString seatInkKey(SeatId seat)
{
    return QStringLiteral("seats/%1").arg(index(seat) + 1);
}

SeatInks ownSeatInks(const Settings& settings)
{
    SeatInks inks;
    for (int seat = 0; seat < maxSeats; ++seat) {
        const QString kept = settings.value(seatInkKey(idAt<SeatId>(seat))).toString();
        if (colourFrom(kept.toStdString())) inks[static_cast<std::size_t>(seat)] = QColor(kept);
    }
    return inks;
}

SeatInks seatInksInForce(const Settings& settings)
{
    SeatInks inks = ownSeatInks(settings);
    for (std::size_t seat = 0; seat < inks.size(); ++seat)
        if (!inks[seat].isValid()) inks[seat] = QColor(QLatin1String(namedSeatInks[seat].ink));
    return inks;
}

/// The darker by day, the lighter by night, as the shipped ones are: so colours that lightness tells apart
/// stay apart.
QColor lamplitSeatInk(const QColor& ink)
{
    for (const NamedInk& one : namedSeatInks)
        if (one.lamplit && QColor(QLatin1String(one.ink)).rgb() == ink.rgb())
            return QColor(QLatin1String(one.lamplit));
    constexpr int steps = 50;
    const double wanted = std::clamp(110 - 1.05 * lightnessOf(ink), 58.0, 95.0);
    for (int step = 0; step < steps; ++step)
        if (const QColor lighter = Theme::mix(Qt::white, ink, static_cast<qreal>(step) / steps);
            lightnessOf(lighter) >= wanted)
            return lighter;
    return Qt::white;
}

Theme withOwnSeats(const Theme& theme, const Settings& settings)
{
    const SeatInks own = ownSeatInks(settings);
    SeatInks inks = own;
    for (QColor& ink : inks)
        if (ink.isValid() && theme.dark()) ink = lamplitSeatInk(ink);
    const Theme seated = theme.withSeats(own, inks);
    if (theme.art().seats() == own) return seated;
    return seated.withArt(std::make_shared<const Art>(theme.art().pictures(), own));
}

SeatInkFault seatInkFault(SeatId seat, const QColor& ink, const SeatInks& all, const Theme& theme)
{
    using Kind = SeatInkFault::Kind;
    const double contrast = contrastOf(measuredInk(ink), measuredInk(lightPanel));
    if (contrast < leastContrast) return {Kind::pale, contrast, leastContrast};
    for (int place = 0; place < maxSeats; ++place) {
        const auto other = idAt<SeatId>(place);
        if (other == seat) continue;
        const QColor& theirs = all[static_cast<std::size_t>(place)];
        const double day = leastDifference(measuredInk(ink), measuredInk(theirs));
        if (day < leastFromSeats) return {Kind::seat, day, leastFromSeats, other};
        const double night =
            leastDifference(measuredInk(lamplitSeatInk(ink)), measuredInk(lamplitSeatInk(theirs)));
        if (night < leastByNight) return {Kind::seat, night, leastByNight, other};
    }
    for (const QColor& zone : theme.zoneInks())
        if (const double apart = differenceOf(measuredInk(ink), measuredInk(zone)); apart < leastFromZones)
            return {Kind::zone, apart, leastFromZones};
    return {};
}

} // namespace fabletop
