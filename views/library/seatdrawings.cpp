// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/seatdrawings.h"

#include "model/content/catalogue.h"
#include "model/match/record/matchfile.h"
#include "views/illustrations/figurestem.h"

#include <QFile>
#include <algorithm>
#include <memory>

namespace fabletop {

namespace {

/// Of the first line alone, which says who plays; what happened then isn't needed for that.
std::vector<std::shared_ptr<const HeroRules>> heroesIn(const QString& path)
{
    std::vector<std::shared_ptr<const HeroRules>> heroes;
    QFile file(path);
    const MatchLimits limits;
    if (!file.open(QIODevice::ReadOnly)) return heroes;
    const LoadedMatch head = readMatch(file.readLine(limits.header), path, Check::quick, limits);
    for (const MatchSetup::Seat& seat : head.info.setup.seats)
        heroes.push_back(seat.hero);
    return heroes;
}

} // namespace

std::vector<FigureDrawing> seatDrawings(const MatchSummary& summary)
{
    const QStringList shipped = shippedHeroes();
    std::vector<FigureDrawing> drawings(summary.seats.size());
    const bool own =
        std::any_of(summary.seats.begin(), summary.seats.end(),
                    [&](const MatchSummary::Seat& seat) { return !shipped.contains(seat.hero); });
    const auto written = own ? heroesIn(summary.path) : std::vector<std::shared_ptr<const HeroRules>>();
    for (std::size_t place = 0; place < drawings.size(); ++place) {
        const QString& id = summary.seats[place].hero;
        Diagnostics ignored;
        const auto hero = shipped.contains(id)     ? loadHero(id, ignored)
                          : place < written.size() ? written[place]
                                                   : nullptr;
        if (hero) drawings[place] = figureDrawing(*hero, 0, 0);
    }
    return drawings;
}

} // namespace fabletop
