#include "views/hand/actionbar.h"

#include "views/theme/button.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr std::array kinds{ActionKind::maneuver, ActionKind::attack, ActionKind::scheme};
constexpr std::array<const char*, 3> icons{"maneuver", "attack", "scheme"};
constexpr std::array<const char*, 3> keys{"M", "A", "S"};

std::size_t placeOf(ActionKind kind)
{
    return static_cast<std::size_t>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
}

} // namespace

ActionBar::ActionBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        auto* made = new Button(QLatin1String(icons[place]), QString(), ButtonRole::plain, this);
        made->setKeyHint(QLatin1String(keys[place]));
        connect(made, &Button::clicked, this, [this, place] { Q_EMIT picked(kinds[place]); });
        connect(made, &Button::refused, this, &ActionBar::refused);
        m_buttons[place] = made;
    }
    retranslate();
}

void ActionBar::retranslate()
{
    m_buttons[0]->setText(tr("Maneuver"));
    m_buttons[1]->setText(tr("Attack"));
    m_buttons[2]->setText(tr("Scheme"));
}

void ActionBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
    update();
}

void ActionBar::setActions(int left, int total)
{
    m_left = left;
    m_total = std::max(left, total);
    setAccessibleName(tr("%n action(s) left", nullptr, left));
    update();
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

void ActionBar::setFlat(bool flat)
{
    if (flat == m_flat) return;
    m_flat = flat;
    layOut();
}

void ActionBar::layOut()
{
    const int head = m_theme->px(28);
    if (m_flat) {
        const int each = (width() - 16) / 3;
        for (int place = 0; place < 3; ++place)
            m_buttons[static_cast<std::size_t>(place)]->setGeometry(8 + place * each, head, each - 4,
                                                                    m_theme->px(34));
        return;
    }
    const int room = height() - head - 8;
    const int high = std::min(m_theme->px(34), room / 3 - 5);
    for (int place = 0; place < 3; ++place)
        m_buttons[static_cast<std::size_t>(place)]->setGeometry(16, head + place * (high + 5), width() - 32,
                                                                high);
}

void ActionBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void ActionBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_theme->font(TextRole::label));
    painter.setPen(m_theme->textColor(TextRole::label));
    const QString words = tr("Actions left");
    const QRectF line(16, 4, width() - 32, m_theme->px(20));
    QRectF used;
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, words, &used);
    paintLozenges(painter, *m_theme, QPointF(used.right() + 10, line.center().y()), m_left, m_total);
}

} // namespace fabletop
