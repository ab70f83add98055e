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

void HeroPicker::showChoice(const QString& choice, bool seated, bool small)
{
    for (HeroPick* pick : m_picks) {
        pick->setVisible(seated);
        pick->setCompact(small);
        pick->setChecked(pick->choice() == choice);
        if (pick->isChecked()) keepInSight(pick);
    }
    setVisible(seated);
}

int HeroPicker::setCompact(bool compact)
{
    for (HeroPick* pick : m_picks)
        pick->setCompact(compact);
    return m_picks.empty() ? 1 : m_picks.front()->sizeHint().height();
}

void HeroPicker::layOut(const Theme& theme, const QRect& box, int top, int foot, bool small)
{
    const int count = static_cast<int>(m_picks.size());
    const int room = box.width() - 24;
    const int across = small ? (count <= 10 ? 10 : std::clamp(room / theme.px(44), 6, count))
                             : std::max(5, std::min((count + 1) / 2, room / theme.px(100)));
    const int rows = (count + across - 1) / across;
    const int below = foot - top;
    int high = setCompact(small);
    // Where two rows with names do not fit, names give way and stand in tips. A page that is not shown has no
    // size that counts.
    if (parentWidget()->isVisible() && !small && std::min(rows, 2) * high > below) high = setCompact(true);
    const int shown = std::min(rows, small ? 1 : std::clamp(below / high, 1, 2));
    const int bar = rows > shown ? verticalScrollBar()->sizeHint().width() : 0;
    setGeometry(box.left() + 12, top, room, shown * high);
    arrange({m_picks.begin(), m_picks.end()},
            QSize(std::min(theme.px(small ? 58 : 116), (room - bar) / across), high), across);
}

} // namespace fabletop
