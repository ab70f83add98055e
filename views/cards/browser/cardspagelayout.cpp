// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a CardsPage are, and what gives way in a narrow one.

#include "views/cards/browser/carddelegate.h"
#include "views/cards/browser/cardfilters.h"
#include "views/cards/browser/cardpreview.h"
#include "views/cards/browser/cardspage.h"
#include "views/theme/button.h"

#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int cardSideWide = 296;
constexpr int cardSideNarrow = 266; ///< the card in it has the large face
constexpr int narrowPage = 1080;    ///< below it the filters are behind a button

} // namespace

/// In a narrow page the button loses its words first, then the title goes, which the window says too.
void CardsPage::fitHead()
{
    // A page that is not shown has no size that counts.
    const auto tooWide = [this] {
        return m_head->isVisible() && m_head->layout()->sizeHint().width() > m_head->width();
    };
    m_compare->setText(tr("Compare decks"));
    m_title->show();
    if (tooWide()) m_compare->setText(QString());
    if (tooWide()) m_title->hide();
}

/// In a narrow page the filters give their room to the cards until they are asked for; then the card at the
/// right gives its own.
void CardsPage::fold()
{
    const bool narrow = width() < m_theme->px(narrowPage);
    if (!narrow) m_filtersOpen = false;
    m_showFilters->setVisible(narrow);
    const bool wished = m_filters->wishes() != CardCriteria();
    m_showFilters->setRole(m_filtersOpen || wished ? ButtonRole::on : ButtonRole::plain);
    m_filters->setVisible(!narrow || m_filtersOpen);
    m_preview->setVisible(!narrow || !m_filtersOpen);
    const int wide = narrow ? cardSideNarrow : cardSideWide;
    m_preview->setFixedWidth(
        std::clamp(m_theme->px(wide), cardSideNarrow, std::max(cardSideNarrow, width() / 3)));
    setFocusProxy(m_filters->isHidden() ? static_cast<QWidget*>(m_grid) : m_filters->searchField());
}

void CardsPage::layOutGrid()
{
    const int room = m_grid->viewport()->width() - 2;
    const int cell = m_faces->cellWidthFor(room);
    m_faces->setCellWidth(cell);
    m_grid->setGridSize(m_faces->cell());
    QMargins head = m_head->layout()->contentsMargins();
    head.setLeft(viewsLeft + m_faces->cardLeft()); // the heading stands over the cards' edge
    m_head->layout()->setContentsMargins(head);
    m_empty->setGeometry(m_grid->viewport()->rect());
    layOutTable();
}

/// Figures are as wide as their heads; names share the rest.
void CardsPage::layOutTable()
{
    const QFontMetrics metrics(m_table->horizontalHeader()->font());
    int room = m_views->width() - 16;
    for (int column : {CardListModel::value, CardListModel::boost, CardListModel::copies}) {
        const int wide =
            metrics.horizontalAdvance(m_list.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
            26;
        m_table->setColumnWidth(column, wide);
        room -= wide;
    }
    const std::pair<int, int> shares[] = {{CardListModel::title, 32},
                                          {CardListModel::hero, 20},
                                          {CardListModel::type, 12},
                                          {CardListModel::users, 16},
                                          {CardListModel::timing, 20}};
    for (const auto& [column, share] : shares)
        m_table->setColumnWidth(column, room * share / 100);
}

} // namespace fabletop
