// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/cardspage.h"

#include "model/content/catalogue.h"
#include "views/cards/browser/carddelegate.h"
#include "views/cards/browser/cardfilters.h"
#include "views/cards/browser/cardpreview.h"
#include "views/cards/browser/deckcomparison.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpeek.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/button.h"
#include "views/theme/fitbox.h"
#include "views/theme/ground.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int sortKeys[] = {CardListModel::hero,  CardListModel::title, CardListModel::type,
                            CardListModel::value, CardListModel::boost, CardListModel::copies};

} // namespace

CardsPage::CardsPage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_language(language),
      m_filters(new CardFilters(m_list, m_theme, language, this)), m_title(new QLabel(this)),
      m_showFilters(new Button(QStringLiteral("filter"), QString(), ButtonRole::plain, this)),
      m_compare(new Button(QStringLiteral("swap"), QString(), ButtonRole::plain, this)),
      m_sort(new QComboBox(this)),
      m_asGrid(new Button(QStringLiteral("grid-view"), QString(), ButtonRole::on, this)),
      m_asTable(new Button(QStringLiteral("table-view"), QString(), ButtonRole::plain, this)),
      m_views(new QStackedWidget(this)), m_grid(new QListView(this)), m_table(new QTableView(this)),
      m_faces(new CardDelegate(m_cards, m_theme, true, m_grid)),
      m_rows(new CardDelegate(m_cards, m_theme, false, m_table)),
      m_comparison(new DeckComparison(m_theme, language, this)), m_empty(new QLabel(m_grid->viewport())),
      m_preview(new CardPreview(m_theme, language, this))
{
    m_cards.setSourceModel(&m_list);
    build();
    sortBy(CardListModel::hero);
    setGuests({});
    setTheme(m_theme);
    setLanguage(language);
    onIllustrationsBaked(*m_grid, m_theme, [this] {
        m_faces->forgetPictures();
        m_grid->viewport()->update();
    });
    connect(m_filters, &CardFilters::wishesChanged, this, &CardsPage::renew);
    m_showFilters->hide();
    connect(m_showFilters, &Button::clicked, this, [this] {
        m_filtersOpen = !m_filtersOpen;
        fold();
        if (m_filtersOpen) m_filters->searchField()->setFocus();
    });
    connect(m_compare, &Button::clicked, this,
            [this] { compareDecks(m_views->currentWidget() != m_comparison); });
    connect(m_asGrid, &Button::clicked, this, [this] { showTable(false); });
    connect(m_asTable, &Button::clicked, this, [this] { showTable(true); });
    connect(m_sort, &QComboBox::activated, this, [this](int place) { sortBy(sortKeys[place]); });
    connect(m_grid->selectionModel(), &QItemSelectionModel::currentChanged, this, &CardsPage::onCurrent);
    connect(m_preview, &CardPreview::ruleRequested, this, &CardsPage::ruleRequested);
    connect(m_preview, &CardPreview::printRequested, this, &CardsPage::offerPrint);
    connect(&m_list, &CardListModel::dataChanged, this, &CardsPage::onCurrent);
    renew();
}

void CardsPage::build()
{
    m_grid->setModel(&m_cards);
    m_grid->setItemDelegate(m_faces);
    m_grid->setViewMode(QListView::IconMode);
    m_grid->setMovement(QListView::Static);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setUniformItemSizes(true);
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_grid->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_grid->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // else the columns jump as cards are filtered out
    m_grid->viewport()->installEventFilter(this);
    buildTable();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    attachPeeks();
    m_views->addWidget(m_grid);
    m_views->addWidget(m_table);
    m_views->addWidget(m_comparison);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(buildHead());
    auto* inset = new QHBoxLayout; // the ring of a card keeps clear of the filters
    inset->setContentsMargins(viewsLeft, 0, 0, 0);
    inset->addWidget(m_views);
    middle->addLayout(inset, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_filters);
    row->addLayout(middle, 1);
    row->addWidget(m_preview);
    setFocusProxy(m_filters->searchField());
}

/// A card whose text has no room where it is listed is read by resting on it.
void CardsPage::attachPeeks()
{
    for (QAbstractItemView* view :
         {static_cast<QAbstractItemView*>(m_grid), static_cast<QAbstractItemView*>(m_table)})
        CardPeek::attach(*view->viewport(), m_theme, [this, view](QPoint at) -> std::optional<CardLook> {
            const QModelIndex index = view->indexAt(at);
            if (!index.isValid() || (view == m_grid && m_faces->showsText(index))) return std::nullopt;
            const int row = m_cards.mapToSource(index).row();
            return cardFace(m_list.heroOf(row), m_list.card(row), m_language);
        });
}

void CardsPage::buildTable()
{
    m_table->setModel(&m_cards);
    m_table->setSelectionModel(m_grid->selectionModel());
    m_table->setItemDelegate(m_rows);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QWidget* CardsPage::buildHead()
{
    m_head = new QWidget(this);
    m_head->installEventFilter(this);
    auto* row = new QHBoxLayout(m_head);
    row->setSizeConstraint(QLayout::SetNoConstraint); // what has no room gives way, see fitHead()
    row->setContentsMargins(viewsLeft, 8, 20, 6);
    row->setSpacing(8);
    for (Button* button : {m_showFilters, m_compare, m_asGrid, m_asTable})
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(m_showFilters);
    row->addWidget(m_title, 1);
    row->addStretch(0);
    row->addWidget(m_compare);
    row->addWidget(m_sort);
    row->addWidget(m_asGrid);
    row->addWidget(m_asTable);
    return m_head;
}

void CardsPage::setGuests(const std::vector<std::shared_ptr<const HeroRules>>& guests)
{
    Diagnostics ignored;
    std::vector<std::shared_ptr<const HeroRules>> heroes;
    if (m_list.heroes().empty()) {
        for (const QString& id : shippedHeroes())
            if (auto hero = loadHero(id, ignored)) heroes.push_back(std::move(hero));
    } else {
        for (const auto& hero : m_list.heroes())
            if (hero->shipped) heroes.push_back(hero);
    }
    for (const auto& guest : guests)
        if (!guest->shipped) heroes.push_back(guest);
    if (heroes == m_list.heroes()) return;
    m_list.setHeroes(heroes);
    m_faces->forgetSizes();
    layOutGrid();
    m_filters->refreshHeroes();
    m_comparison->setHeroes(std::move(heroes));
    renew();
}

void CardsPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setGround(*m_grid, *m_theme, Tone::ground);
    setGround(*m_table, *m_theme, Tone::panel);
    m_faces->setTheme(m_theme);
    m_rows->setTheme(m_theme);
    m_filters->fitWidth();
    m_empty->setFont(m_theme->font(TextRole::body));
    m_table->verticalHeader()->setDefaultSectionSize(m_theme->px(30));
    m_table->horizontalHeader()->setFixedHeight(m_theme->px(30));
    fold();
    layOutGrid();
    renew();
    update();
}

void CardsPage::setLanguage(Language language)
{
    m_language = language;
    m_faces->setLanguage(language);
    m_rows->setLanguage(language);
    m_list.setLanguage(language);
    retranslate();
    m_cards.invalidate(); // names sort otherwise now
    layOutGrid();
    renew();
}

void CardsPage::retranslate()
{
    const int key = std::max(0, m_sort->currentIndex());
    m_sort->clear();
    m_sort->addItems({tr("Sort by deck"), tr("Sort by name"), tr("Sort by type"), tr("Sort by value"),
                      tr("Sort by boost"), tr("Sort by copies")});
    m_sort->setCurrentIndex(key);
    fitToItems(*m_sort);
    m_sort->setAccessibleName(tr("Order of the cards"));
    m_asGrid->setAccessibleName(tr("As card faces"));
    m_asGrid->setToolTip(tr("As card faces"));
    m_asTable->setAccessibleName(tr("As a table"));
    m_asTable->setToolTip(tr("As a table"));
    m_showFilters->setAccessibleName(tr("Filters"));
    m_showFilters->setToolTip(tr("Filters"));
    m_compare->setAccessibleName(tr("Compare decks"));
    m_compare->setToolTip(tr("Compare decks"));
    fitHead();
    m_grid->setAccessibleName(tr("Cards"));
    m_table->setAccessibleName(tr("Cards"));
    m_empty->setText(tr("No card is like that"));
}

void CardsPage::renew()
{
    m_cards.setWishes(m_filters->wishes());
    const int shown = m_cards.rowCount();
    const QString cards = shown == m_list.rowCount()
                              ? tr("%n card(s)", nullptr, shown)
                              : tr("%1 of %n card(s)", nullptr, m_list.rowCount()).arg(shown);
    m_filters->setCount(tr("%1, %2").arg(cards, tr("%n copies", nullptr, m_cards.copies())));
    const QStringList& heroes = m_filters->wishes().heroes;
    QString title = tr("All cards");
    if (m_views->currentWidget() == m_comparison)
        title = tr("Two decks");
    else if (heroes.size() == 1 && shown > 0)
        title = m_cards.index(0, CardListModel::hero).data().toString();
    m_title->setText(title);
    m_title->setFont(m_theme->nameFont(TextRole::pageTitle, title));
    fitHead();
    fold();
    m_empty->setVisible(shown == 0);
    m_empty->setGeometry(m_grid->viewport()->rect());
    if (shown > 0 && !m_grid->currentIndex().isValid()) m_grid->setCurrentIndex(m_cards.index(0, 0));
    onCurrent();
}

void CardsPage::sortBy(int column)
{
    m_cards.sort(column, column == CardListModel::value || column == CardListModel::boost ||
                                 column == CardListModel::copies
                             ? Qt::DescendingOrder
                             : Qt::AscendingOrder);
    if (m_grid->currentIndex().isValid()) m_grid->scrollTo(m_grid->currentIndex());
}

void CardsPage::onCurrent()
{
    const QModelIndex current = m_grid->currentIndex();
    m_preview->setCard(m_list, current.isValid() ? m_cards.mapToSource(current).row() : -1);
}

void CardsPage::showTable(bool table)
{
    m_showsTable = table;
    if (table && m_grid->currentIndex().isValid()) m_table->selectRow(m_grid->currentIndex().row());
    compareDecks(false);
}

void CardsPage::compareDecks(bool compare)
{
    if (compare) {
        const QStringList& chosen = m_filters->wishes().heroes;
        if (!chosen.isEmpty()) m_comparison->compare(chosen.value(0), chosen.value(1));
    }
    QWidget* cards = m_showsTable ? static_cast<QWidget*>(m_table) : m_grid;
    m_views->setCurrentWidget(compare ? m_comparison : cards);
    m_compare->setRole(compare ? ButtonRole::on : ButtonRole::plain);
    m_asGrid->setRole(!compare && !m_showsTable ? ButtonRole::on : ButtonRole::plain);
    m_asTable->setRole(!compare && m_showsTable ? ButtonRole::on : ButtonRole::plain);
    m_sort->setVisible(!compare);
    renew();
}

std::vector<PrintedCard> CardsPage::shownCards() const
{
    std::vector<PrintedCard> cards;
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        const int source = m_cards.sourceRow(row);
        for (const auto& hero : m_list.heroes())
            if (hero.get() == &m_list.heroOf(source))
                cards.push_back({hero, m_list.card(source), m_list.kind(source).copies});
    }
    return cards;
}

void CardsPage::offerPrint()
{
    QMenu menu(this);
    const int copies = m_cards.copies();
    menu.addAction(tr("%n card(s) to cut out…", nullptr, copies), this,
                   [this] { Q_EMIT printRequested(DeckPrint::sheets); });
    menu.addAction(tr("List of these cards…"), this, [this] { Q_EMIT printRequested(DeckPrint::list); });
    const Button* button = m_preview->printButton();
    menu.exec(button->mapToGlobal(QPoint(0, -menu.sizeHint().height() - 4)));
}

bool CardsPage::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (watched == m_head && (type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide))
        fitHead();
    if (watched != m_head && type == QEvent::Resize) layOutGrid();
    return QWidget::eventFilter(watched, event);
}

void CardsPage::resizeEvent(QResizeEvent* event)
{
    fold();
    QWidget::resizeEvent(event);
    layOutGrid();
}

void CardsPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
