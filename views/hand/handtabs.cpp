// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/handtabs.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int formRoom = 20; ///< for the seat's form before each tab

} // namespace

HandTabs::HandTabs(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    hide();
}

void HandTabs::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
}

void HandTabs::setTabs(const std::vector<Tab>& tabs, SeatId current)
{
    if (tabs.size() != m_tabs.size()) {
        for (Button* button : m_buttons) {
            button->hide();
            button->deleteLater();
        }
        m_buttons.clear();
        for (std::size_t place = 0; place < tabs.size() && tabs.size() > 1; ++place) {
            auto* button = new Button(QString(), QString(), ButtonRole::plain, this);
            button->setSize(ButtonSize::small);
            button->show();
            connect(button, &Button::clicked, this, [this, place] { Q_EMIT picked(m_tabs[place].seat); });
            m_buttons.push_back(button);
        }
    }
    m_tabs = tabs;
    for (std::size_t place = 0; place < m_buttons.size(); ++place) {
        m_buttons[place]->setText(
            unmarked(tr("%1, %2").arg(m_tabs[place].name, QString::number(m_tabs[place].cards))));
        m_buttons[place]->setRole(m_tabs[place].seat == current ? ButtonRole::on : ButtonRole::plain);
    }
    setVisible(!m_buttons.empty());
    layOut();
    update();
}

int HandTabs::heightOf(const Theme& theme)
{
    return theme.px(30) + 6;
}

void HandTabs::layOut()
{
    int all = 0;
    for (const Button* button : m_buttons)
        all += formRoom + button->sizeHint().width() + 8;
    int left = std::max(0, (width() - all) / 2);
    for (Button* button : m_buttons) {
        button->setGeometry(left + formRoom, 3, button->sizeHint().width(), m_theme->px(30));
        left += formRoom + button->sizeHint().width() + 8;
    }
}

void HandTabs::resizeEvent(QResizeEvent*)
{
    layOut();
}

void HandTabs::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t place = 0; place < m_buttons.size(); ++place) {
        const QRect box = m_buttons[place]->geometry();
        paintSeatForm(painter, *m_theme, m_tabs[place].seat, QPointF(box.left() - 10, box.center().y() + 1),
                      5);
    }
}

} // namespace fabletop
