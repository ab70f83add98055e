#include "views/hand/choicerow.h"

#include "views/theme/button.h"

#include <algorithm>

namespace fabletop {

ChoiceRow::ChoiceRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{}

void ChoiceRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut(width(), true);
}

void ChoiceRow::setChoices(const std::vector<ChoiceLook>& choices)
{
    if (choices == m_choices) return;
    m_choices = choices;
    for (Button* button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (std::size_t place = 0; place < choices.size(); ++place) {
        auto* button = new Button(choices[place].icon, unmarked(choices[place].text), ButtonRole::plain, this);
        connect(button, &Button::clicked, this, [this, place] { Q_EMIT picked(static_cast<int>(place)); });
        button->show();
        m_buttons.push_back(button);
    }
    layOut(width(), true);
}

/// Rows of buttons, each row centred. Answers the height.
int ChoiceRow::layOut(int width, bool place) const
{
    constexpr int gap = 8;
    const int high = m_theme->px(36);
    int top = 6;
    std::size_t first = 0;
    while (first < m_buttons.size()) {
        int used = 0;
        std::size_t end = first;
        for (; end < m_buttons.size(); ++end) {
            const int wide = std::max(m_theme->px(40), m_buttons[end]->sizeHint().width());
            if (end > first && used + gap + wide > width - 16) break;
            used += (end > first ? gap : 0) + wide;
        }
        int left = (width - used) / 2;
        for (; first < end; ++first) {
            const int wide = std::max(m_theme->px(40), m_buttons[first]->sizeHint().width());
            if (place) m_buttons[first]->setGeometry(left, top, std::min(wide, width - 16), high);
            left += wide + gap;
        }
        top += high + gap;
    }
    return top;
}

int ChoiceRow::wantedHeight(int width) const
{
    return m_choices.empty() ? 0 : layOut(width, false);
}

void ChoiceRow::resizeEvent(QResizeEvent*)
{
    layOut(width(), true);
}

} // namespace fabletop
