// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/actionbar.h"

#include "views/hand/barslots.h"
#include "views/theme/band.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr std::array kinds{ActionKind::maneuver, ActionKind::attack, ActionKind::scheme};
constexpr std::array<const char*, 3> icons{"maneuver", "attack", "scheme"};
constexpr std::array<const char*, 3> keys{"M", "A", "S"};
constexpr int usualWidth = 148;
constexpr int badgeIn = 5; ///< a rank takes the place of the action's key

std::size_t placeOf(ActionKind kind)
{
    return static_cast<std::size_t>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
}

/// A rank in the corner of a button, which gets the clicks.
class RankBadge final : public QWidget {
public:
    static constexpr int side = 20;
    RankBadge(const std::shared_ptr<const Theme>& theme, const int& rank, QWidget* parent)
        : QWidget(parent), m_theme(theme), m_rank(rank)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        resize(side, side);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintRankSign(painter, *m_theme, QPointF(side / 2.0, side / 2.0), side / 2.0 - 1, m_rank);
    }

private:
    const std::shared_ptr<const Theme>& m_theme;
    const int& m_rank;
};

} // namespace

ActionBar::ActionBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        auto* made = new Button(QLatin1String(icons[place]), QString(), ButtonRole::plain, this);
        made->setFocusPolicy(Qt::TabFocus);
        connect(made, &Button::clicked, this, [this, place] { Q_EMIT picked(kinds[place]); });
        connect(made, &Button::refused, this, &ActionBar::refused);
        m_buttons[place] = made;
        m_badges[place] = new RankBadge(m_theme, m_ranks[place], this);
        m_badges[place]->hide();
    }
    retranslate();
}

void ActionBar::retranslate()
{
    renew(m_shown); // how much of it there is room for is a matter of layout
}

void ActionBar::renew(Shown shown)
{
    m_shown = shown;
    const QString names[] = {tr("Maneuver"), tr("Attack"), tr("Scheme")};
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        Button& button = *m_buttons[place];
        button.setText(shown == Shown::icons ? QString() : names[place]);
        button.setKeyHint(shown == Shown::all ? QLatin1String(keys[place]) : QString());
        button.setAccessibleName(names[place]);
        button.setToolTip(shown == Shown::all
                              ? QString()
                              : QStringLiteral("%1 (%2)").arg(names[place], QLatin1String(keys[place])));
    }
}

void ActionBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
}

void ActionBar::setAdvised(ActionKind kind, int rank)
{
    const std::size_t place = placeOf(kind);
    m_ranks[place] = rank;
    m_badges[place]->setVisible(rank > 0);
    m_badges[place]->update();
}

void ActionBar::setActions(int left)
{
    setAccessibleName(tr("%n action(s) left", nullptr, left));
}

void ActionBar::setCurrent(ActionKind kind)
{
    for (std::size_t place = 0; place < kinds.size(); ++place)
        m_buttons[place]->setRole(kinds[place] == kind ? ButtonRole::on : ButtonRole::plain);
}

void ActionBar::setReason(ActionKind kind, const QString& reason)
{
    m_buttons[placeOf(kind)]->setReason(reason);
}

Button* ActionBar::button(ActionKind kind) const
{
    return m_buttons[placeOf(kind)];
}

int ActionBar::each() const
{
    int widest = 0;
    for (const Button* button : m_buttons)
        widest = std::max(widest, button->sizeHint().width());
    return widest;
}

int ActionBar::fit(int easy, int room, int tight, int high)
{
    const int gaps = 2 * barGap;
    int wide = 0;
    for (Shown shown : {Shown::all, Shown::names, Shown::icons}) {
        renew(shown);
        wide = shown == Shown::all ? std::max(std::min(band(*m_theme, usualWidth), (easy - gaps) / 3), each())
               : shown == Shown::names ? each()
                                       : high + 4;
        if (3 * wide + gaps <= (shown == Shown::names ? tight : room)) break;
    }
    return 3 * wide + gaps;
}

void ActionBar::layOut()
{
    const int wide = (width() - 2 * barGap) / 3;
    for (int place = 0; place < 3; ++place) {
        const auto at = static_cast<std::size_t>(place);
        m_buttons[at]->setGeometry(place * (wide + barGap), 0, wide, height());
        m_badges[at]->move(place * (wide + barGap) + wide - RankBadge::side - badgeIn,
                           whole() ? (height() - RankBadge::side) / 2 : 1);
        m_badges[at]->raise();
    }
}

void ActionBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

} // namespace fabletop
