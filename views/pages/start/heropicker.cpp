// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/heropicker.h"

#include <QScrollBar>
#include <algorithm>

namespace fabletop {

HeroPicker::HeroPicker(SeatId seat, Language language, QWidget* parent)
    : PickArea(Qt::Vertical, parent), m_seat(seat), m_language(language)
{}

HeroPick* HeroPicker::add(const QString& choice, const HeroRules& hero,
                          const std::shared_ptr<const Theme>& theme)
{
    auto* pick = new HeroPick(choice, hero, m_language, m_seat, theme, ground());
    connect(pick, &HeroPick::clicked, this, [this, choice] { Q_EMIT picked(choice); });
    m_picks.push_back(pick);
    return pick;
}

void HeroPicker::showChoice(const QString& choice)
{
    for (HeroPick* pick : m_picks) {
        pick->setChecked(pick->choice() == choice);
        if (pick->isChecked()) keepInSight(pick);
    }
}

/// One row where each name has room, else so many rows, evenly filled: of ten, five and five.
int HeroPicker::layOut(const Theme& theme, const QRect& box, int rows)
{
    const int count = static_cast<int>(m_picks.size());
    if (count == 0) return 0;
    const int least = theme.px(leastPick);
    const int fits = std::max(1, box.width() / least);
    int across = std::min(fits, count);
    if (across < count && rows > 1) across = std::min(fits, std::max((count + rows - 1) / rows, 5));
    const int needed = (count + across - 1) / across;
    const int shown = std::min(needed, rows);
    const int high = m_picks.front()->sizeHint().height();
    const int bar = needed > shown ? verticalScrollBar()->sizeHint().width() : 0;
    const int each = (box.width() - bar) / across;
    // Whole names or short ones, never some of each.
    const bool whole = std::all_of(m_picks.begin(), m_picks.end(),
                                   [each](const HeroPick* pick) { return pick->fitsWhole(each); });
    for (HeroPick* pick : m_picks)
        pick->setWhole(whole);
    setGeometry(box.left(), box.bottom() + 1 - shown * high, box.width(), shown * high);
    arrange({m_picks.begin(), m_picks.end()}, QSize(each, high), across);
    return shown * high;
}

} // namespace fabletop
