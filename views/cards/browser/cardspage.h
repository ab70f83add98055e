// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardsPage: all cards as a grid of faces or a table, filtered and sorted; one of them large; two decks
/// compared.

#include "model/items/cards/cardfilter.h"
#include "views/cards/browser/deckprint.h"
#include "views/pages/page.h"

#include <memory>

class QComboBox;
class QLabel;
class QListView;
class QStackedWidget;
class QTableView;

namespace fabletop {

class Button;
class CardDelegate;
class CardFilters;
class CardPreview;
class DeckComparison;

class CardsPage : public Page {
    Q_OBJECT
public:
    CardsPage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    /// Heroes of a match that do not come with the program; they are shown after those that do.
    void setGuests(const std::vector<std::shared_ptr<const HeroRules>>& guests);
    void setDecks(std::vector<DeckInMatch> decks) { m_list.setDecks(std::move(decks)); }
    void showTable(bool table);
    void compareDecks(bool compare);

    [[nodiscard]] CardListModel& list() { return m_list; }
    [[nodiscard]] CardFilter& cards() { return m_cards; }
    [[nodiscard]] CardFilters* filters() const { return m_filters; }
    [[nodiscard]] CardPreview* preview() const { return m_preview; }
    [[nodiscard]] DeckComparison* comparison() const { return m_comparison; }
    [[nodiscard]] QListView* grid() const { return m_grid; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    /// In a narrow page: shows the filters and takes them away.
    [[nodiscard]] Button* filtersButton() const { return m_showFilters; }
    [[nodiscard]] QComboBox* sortBox() const { return m_sort; }
    /// The cards that are shown now, in their order, with all their copies.
    [[nodiscard]] std::vector<PrintedCard> shownCards() const;

Q_SIGNALS:
    void printRequested(fabletop::DeckPrint kind);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int viewsLeft = 6; ///< of grid and table from the filters
    void build();
    void buildTable();
    void attachPeeks();
    QWidget* buildHead();
    void retranslate();
    void renew();
    void layOutGrid();
    void fitHead();
    void fold();
    void layOutTable();
    void sortBy(int column);
    void onCurrent();
    void offerPrint();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    CardListModel m_list;
    CardFilter m_cards;
    CardFilters* m_filters;
    QWidget* m_head = nullptr;
    QLabel* m_title;
    Button* m_showFilters;
    Button* m_compare;
    QComboBox* m_sort;
    Button* m_asGrid;
    Button* m_asTable;
    QStackedWidget* m_views;
    QListView* m_grid;
    QTableView* m_table;
    CardDelegate* m_faces;
    CardDelegate* m_rows;
    DeckComparison* m_comparison;
    QLabel* m_empty;
    CardPreview* m_preview;
    bool m_showsTable = false;
    bool m_filtersOpen = false; ///< in a narrow page
};

} // namespace fabletop
