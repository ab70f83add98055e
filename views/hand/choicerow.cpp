// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/choicerow.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QFontMetrics>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int choiceGap = 6;
constexpr int rowGap = 3;

} // namespace

ChoiceRow::ChoiceRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))

{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
}

void ChoiceRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
}

bool ChoiceRow::setChoices(const std::vector<ChoiceLook>& choices)
{
    if (choices == m_choices) return false;
    m_choices = choices;
    for (Button* button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (std::size_t place = 0; place < choices.size(); ++place) {
        auto* button =
            new Button(choices[place].icon, unmarked(choices[place].text), ButtonRole::plain, this);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(choices[place].text); // also where it is cut
        connect(button, &Button::clicked, this, [this, place] { Q_EMIT picked(static_cast<int>(place)); });
        button->show();
        m_buttons.push_back(button);
    }
    m_widths.assign(m_buttons.size(), 0);
    m_second = m_buttons.size();
    return true;
}

int ChoiceRow::rowWidth(std::size_t from, std::size_t to) const
{
    int wide = 0;
    for (std::size_t place = from; place < to; ++place)
        wide += m_widths[place] + (place > from ? choiceGap : 0);
    return wide;
}

int ChoiceRow::fit(int room, int high, int bar)
{
    const std::size_t count = m_buttons.size();
    for (std::size_t place = 0; place < count; ++place) {
        m_buttons[place]->setText(unmarked(m_choices[place].text));
        m_buttons[place]->setToolTip(QString());
        m_widths[place] = std::max(m_theme->px(38), m_buttons[place]->sizeHint().width());
    }
    m_second = count;
    m_high = high;
    int wide = rowWidth(0, count);
    if (wide > room && count > 1) {
        for (std::size_t second = 1; second < count; ++second) {
            const int two = std::max(rowWidth(0, second), rowWidth(second, count));
            if (two >= wide) continue;
            wide = two;
            m_second = second;
        }
        m_high = (bar - 3 * rowGap) / 2;
    }
    if (wide > room) cutTo(std::max(room, m_theme->px(160)));
    layOut();
    return std::max(rowWidth(0, m_second), rowWidth(m_second, count));
}

/// What does not fit even so ends in "…"; the whole is in its tip.
void ChoiceRow::cutTo(int room)
{
    const auto longest = static_cast<int>(std::max(m_second, m_buttons.size() - m_second));
    const int most = (room - (longest - 1) * choiceGap) / longest;
    for (std::size_t place = 0; place < m_buttons.size(); ++place) {
        if (m_widths[place] <= most) continue;
        Button& button = *m_buttons[place];
        const int around =
            m_widths[place] - QFontMetrics(button.font()).horizontalAdvance(m_choices[place].text);
        const QString cut =
            QFontMetrics(button.font()).elidedText(m_choices[place].text, Qt::ElideRight, most - around);
        button.setText(unmarked(cut));
        button.setToolTip(QStringLiteral("<qt>%1</qt>").arg(m_choices[place].text.toHtmlEscaped()));
        m_widths[place] = most;
    }
}

/// At the right, so that the last answer is where the last one always is.
void ChoiceRow::layOut()
{
    const std::size_t count = m_buttons.size();
    const bool two = m_second < count;
    const int first = two ? (height() - 2 * m_high - rowGap) / 2 : (height() - m_high) / 2;
    const auto row = [this](std::size_t from, std::size_t to, int top) {
        int left = width() - rowWidth(from, to);
        for (std::size_t place = from; place < to; ++place) {
            m_buttons[place]->setGeometry(left, top, m_widths[place], m_high);
            left += m_widths[place] + choiceGap;
        }
    };
    row(0, m_second, first);
    if (two) row(m_second, count, first + m_high + rowGap);
}

void ChoiceRow::resizeEvent(QResizeEvent*)
{
    layOut();
}

} // namespace fabletop
