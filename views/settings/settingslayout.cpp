// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the settings page are: by its size and the size of letters, never by what is set.

#include "views/settings/settingscard.h"
#include "views/settings/settingspage.h"
#include "views/settings/settingsrow.h"
#include "views/theme/button.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int sideWide = 206;
constexpr int narrowSide = 52;
constexpr int leastCards = 520; ///< beside the list with its words
constexpr int margin = 14;
constexpr int cardGap = 10;
constexpr int widestCard = 760;
constexpr int leastColumn = 500;  ///< of settings
constexpr int leastKeys = 400;    ///< of shortcuts
constexpr int keysOfTwo = 40;     ///< percent of two columns: a key needs less than a setting with its help
constexpr int leastOfThree = 500; ///< each
constexpr int keysShare = 26;     ///< percent of three columns

} // namespace

void SettingsPage::layOut()
{
    if (m_cards.empty() || width() < 1) return;
    const bool compact = width() - m_theme->px(sideWide) < m_theme->px(leastCards);
    if (compact != m_compact) {
        m_compact = compact;
        m_list->setCompact(compact);
    }
    layOutSide();
    const int left = m_compact ? narrowSide : m_theme->px(sideWide);
    const int top = m_compact ? m_search->geometry().bottom() + 1 : 0;
    m_area->setGeometry(left, top, width() - left, height() - top);
    const int room = m_area->width() - m_area->verticalScrollBar()->sizeHint().width();
    const int high = layOutCards(room);
    m_ground->resize(room, std::max(high, m_area->height()));
}

/// Search, groups, and how much was changed; with large letters the search is over the cards and the groups
/// are icons.
void SettingsPage::layOutSide()
{
    const int field = std::max(34, m_search->sizeHint().height());
    const int button = m_resetAll->sizeHint().height();
    m_count->setVisible(!m_compact);
    m_resetAll->setText(m_compact ? QString() : tr("Reset all"));
    m_resetAll->setAccessibleName(tr("Reset all"));
    m_resetAll->setToolTip(m_compact ? tr("Reset all") : QString());
    if (m_compact) {
        const int wide = std::min(width() - narrowSide - 2 * margin, m_theme->px(360));
        m_search->setGeometry(narrowSide + margin, 10, wide, field);
        m_resetAll->setGeometry(6, height() - button - 10, narrowSide - 12, button);
        m_list->setGeometry(0, 10, narrowSide - 1, std::min(m_list->high(), height() - button - 30));
        return;
    }
    const int side = m_theme->px(sideWide);
    m_search->setGeometry(12, 12, side - 24, field);
    const int top = 12 + field + 14;
    const int words = m_count->heightForWidth(side - 28);
    const int below = words + button + 34;
    const int list = std::min(m_list->high(), height() - top - below);
    m_list->setGeometry(0, top, side - 1, list);
    m_count->setGeometry(14, top + list + 12, side - 28, words);
    m_resetAll->setGeometry(12, top + list + 12 + words + 12, side - 24, button);
}

namespace {

/// Shortcuts have a column of their own; of three, the second has what is set once.
int columnOf(SettingsGroup group, int columns)
{
    if (group == SettingsGroup::shortcuts) return columns - 1;
    return columns == 3 && group >= SettingsGroup::sound ? 1 : 0;
}

std::vector<int> columnsOf(int room, const Theme& theme)
{
    if (room >= 3 * theme.px(leastOfThree) + 2 * cardGap) {
        // A key needs no more than its name; what the settings get beside it keeps their help in one line.
        const int keys = std::clamp(room * keysShare / 100, theme.px(leastKeys), theme.px(widestCard));
        const int each = std::min((room - keys - 2 * cardGap) / 2, theme.px(widestCard));
        return {each, each, keys};
    }
    if (room < theme.px(leastColumn) + theme.px(leastKeys) + cardGap)
        return {room}; // less than two columns need: it fills the page
    const int keys = std::max(theme.px(leastKeys), (room - cardGap) * keysOfTwo / 100);
    return {std::min(room - cardGap - keys, theme.px(widestCard)), std::min(keys, theme.px(widestCard))};
}

} // namespace

int SettingsPage::layOutCards(int width)
{
    const int room = width - 2 * margin;
    const std::vector<int> wide = columnsOf(room, *m_theme);
    const auto columns = static_cast<int>(wide.size());
    std::vector<int> bottom(wide.size(), margin);
    for (std::size_t group = 0; group < m_cards.size(); ++group) {
        SettingsCard* card = m_cards[group];
        if (card->isHidden()) continue;
        const auto column = static_cast<std::size_t>(columnOf(static_cast<SettingsGroup>(group), columns));
        int left = margin;
        for (std::size_t before = 0; before < column; ++before)
            left += wide[before] + cardGap;
        const int high = card->arrange(wide[column]);
        card->setGeometry(left, bottom[column], wide[column], high);
        bottom[column] += high + cardGap;
    }
    m_none->setGeometry(margin, margin, room, m_theme->px(40));
    return *std::max_element(bottom.begin(), bottom.end()) + margin;
}

/// A card at the upper edge, a row somewhere.
void SettingsPage::bringToSight(QWidget& shown)
{
    layOut();
    const QPoint at = shown.mapTo(m_ground, QPoint());
    m_area->verticalScrollBar()->setValue(
        qobject_cast<SettingsCard*>(&shown) ? at.y() - margin : at.y() - m_area->height() / 3);
}

void SettingsPage::resizeEvent(QResizeEvent*)
{
    layOut();
}

void SettingsPage::showEvent(QShowEvent* event)
{
    layOut();
    Page::showEvent(event);
}

} // namespace fabletop
