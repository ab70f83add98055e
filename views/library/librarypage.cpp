// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/librarypage.h"

#include "model/content/catalogue.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/library/librarydelegate.h"
#include "views/library/librarypreview.h"
#include "views/theme/button.h"
#include "views/theme/ground.h"
#include "views/theme/scrollanchor.h"
#include "views/theme/searchsign.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QStyleOptionHeader>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int previewWide = 338;
constexpr int previewShare = 24;   ///< percent of a large page
constexpr int previewWidest = 470; ///< there
constexpr int narrowPreview = 280; ///< where the page itself has little room
constexpr int curvesFrom = 1100;   ///< pages narrower than that go without the curves
constexpr int rowHigh = 54;
constexpr int rowHighest = 72;  ///< in tall windows
constexpr int usualPage = 766;  ///< height of one in a window of 800
constexpr int searchWide = 420; ///< at most
constexpr int filterWide = 240; ///< at most
constexpr int headInset = 2;    ///< a head's words are so far in already

/// The first head stands over the names, behind the thumbnails.
class MatchHead : public QHeaderView {
public:
    explicit MatchHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(false);
    }

protected:
    void paintSection(QPainter* painter, const QRect& box, int column) const override
    {
        const bool first = column == LibraryModel::heroes;
        if (first) {
            painter->fillRect(box, palette().color(QPalette::Base));
            QStyleOptionHeader plain; // its rule below goes on over the thumbnails
            initStyleOption(&plain);
            plain.rect = box;
            style()->drawControl(QStyle::CE_HeaderSection, &plain, painter, this);
        }
        const auto* table = static_cast<const QTableView*>(parentWidget());
        const int names = LibraryDelegate::namesLeft(table->verticalHeader()->defaultSectionSize());
        QHeaderView::paintSection(painter, first ? box.adjusted(names - headInset, 0, 0, 0) : box, column);
    }
};

} // namespace

LibraryPage::LibraryPage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_language(language), m_search(new QLineEdit(this)),
      m_hero(new QComboBox(this)), m_state(new QComboBox(this)), m_count(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_table(new QTableView(this)),
      m_preview(new LibraryPreview(m_model, m_theme, this)), m_empty(new QLabel(m_table))
{
    build();
    nameThings();
    retranslate();
    setTheme(m_theme);
    connect(m_search, &QLineEdit::textChanged, &m_filter, &LibraryFilter::setWords);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::onProgress);
    connect(m_hero, &QComboBox::activated, this, [this] {
        m_filter.setHero(m_hero->currentData().toString());
        onProgress();
    });
    connect(m_state, &QComboBox::activated, this, [this] {
        m_filter.setState(static_cast<LibraryFilter::State>(m_state->currentIndex()));
        onProgress();
    });
    connect(&m_model, &LibraryModel::progressed, this, &LibraryPage::onProgress);
    connect(&m_model, &LibraryModel::readingChanged, this, &LibraryPage::onProgress);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { m_preview->setSummary(chosen()); });
    connect(m_table, &QTableView::activated, this, &LibraryPage::openChosen);
    connect(m_table, &QTableView::doubleClicked, this, &LibraryPage::openChosen);
    connect(m_preview, &LibraryPreview::openRequested, this, &LibraryPage::openChosen);
}

void LibraryPage::build()
{
    m_filter.setSourceModel(&m_model);
    m_table->setHorizontalHeader(new MatchHead(m_table));
    m_table->setModel(&m_filter);
    m_table->setItemDelegate(new LibraryDelegate(m_theme, m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(LibraryModel::date, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    // As in a sentence: who, how it ended, where, when.
    m_table->horizontalHeader()->moveSection(m_table->horizontalHeader()->visualIndex(LibraryModel::result),
                                             1);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true); // rows end at the preview, bar or none
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    keepPlace(*m_progress);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 10, 16, 8);
    head->setSpacing(8);
    head->addWidget(m_search, 2);
    head->addWidget(m_hero, 1);
    head->addWidget(m_state, 1);
    head->addWidget(m_count);
    head->addStretch();
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addLayout(head);
    left->addWidget(m_progress);
    left->addWidget(m_table, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(left, 1);
    row->addWidget(m_preview);
    m_preview->setFixedWidth(previewWide);
    m_search->setClearButtonEnabled(true);
    addSearchSign(*m_search, m_theme);
    setFocusProxy(m_search);
}

void LibraryPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    static_cast<LibraryDelegate*>(m_table->itemDelegate())->setTheme(m_theme);
    setGround(*m_table, *m_theme, Tone::panel);
    layOutRows();
    m_search->setMaximumWidth(m_theme->px(searchWide));
    for (QComboBox* filter : {m_hero, m_state})
        filter->setMaximumWidth(m_theme->px(filterWide));
    m_table->horizontalHeader()->setFixedHeight(m_theme->px(30));
    m_count->setFont(m_theme->font(TextRole::second));
    update();
}

void LibraryPage::setLanguage(Language language)
{
    m_language = language;
    nameThings();
    retranslate();
}

/// Names of shipped heroes, cards and battlefields in the language of the window.
void LibraryPage::nameThings()
{
    QHash<QString, QString> names;
    Diagnostics ignored;
    const QString chosenHero = m_hero->currentData().toString();
    m_hero->clear();
    m_hero->addItem(tr("any hero"), QString());
    for (const QString& id : shippedHeroes()) {
        const auto hero = loadHero(id, ignored);
        if (!hero) continue;
        names.insert(id, spokenName(hero->name, m_language));
        m_hero->addItem(names.value(id), id);
        for (const CardKind& card : hero->cards)
            names.insert(id + u'/' + QString::fromStdString(card.id), spokenName(card.name, m_language));
    }
    m_hero->setCurrentIndex(std::max(0, m_hero->findData(chosenHero)));
    QHash<QString, QString> fields;
    QHash<QString, Battlefield> maps;
    for (const QString& id : shippedBattlefields())
        if (auto field = loadBattlefield(id, ignored)) {
            fields.insert(id, spokenName(field->name, m_language));
            maps.insert(id, std::move(*field));
        }
    m_preview->setFields(maps);
    static_cast<LibraryDelegate*>(m_table->itemDelegate())->setFields(std::move(maps));
    const auto named = [names](const QString& id) { return names.value(id, id.section(u'/', -1)); };
    m_model.setNamer(named, named, [fields](const QString& id) { return fields.value(id); });
}

void LibraryPage::retranslate()
{
    m_search->setPlaceholderText(tr("Heroes, people, cards"));
    m_search->setAccessibleName(tr("Search"));
    m_hero->setItemText(0, tr("any hero"));
    m_hero->setAccessibleName(tr("Hero"));
    const int state = std::max(0, m_state->currentIndex());
    m_state->clear();
    m_state->addItems({tr("all matches"), tr("finished"), tr("unfinished")});
    m_state->setCurrentIndex(state);
    m_state->setAccessibleName(tr("State"));
    m_table->setAccessibleName(tr("Saved matches"));
    m_preview->retranslate();
    onProgress();
}

void LibraryPage::setFolder(const QString& folder, const QStringList& samples)
{
    m_model.setFolder(folder, samples);
}

Button* LibraryPage::openButton() const
{
    return m_preview->openButton();
}

MatchSummary LibraryPage::chosen() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? index.data(LibraryModel::SummaryRole).value<MatchSummary>() : MatchSummary();
}

void LibraryPage::onProgress()
{
    const int shown = m_filter.rowCount();
    const int all = m_model.rowCount();
    m_count->setText(shown == all ? tr("%n match(es)", nullptr, all)
                                  : tr("%1 of %n match(es)", nullptr, all).arg(shown));
    m_progress->setVisible(m_model.reading());
    m_progress->setRange(0, std::max(1, m_model.total()));
    m_progress->setValue(all);
    m_empty->setText(m_model.reading() || shown > 0 ? QString()
                     : all > 0                      ? tr("No match is like that")
                                                    : tr("No match has been played yet"));
    m_empty->setGeometry(m_table->rect());
    if (!m_table->currentIndex().isValid() && shown > 0) m_table->selectRow(0);
    m_preview->setSummary(chosen());
}

void LibraryPage::openChosen()
{
    const MatchSummary summary = chosen();
    if (!summary.path.isEmpty()) Q_EMIT openRequested(summary.path);
}

/// Higher in a tall window, so that a battlefield is told from another at a glance.
void LibraryPage::layOutRows()
{
    const int grown = std::clamp(height() * rowHigh / usualPage, rowHigh, rowHighest);
    m_table->verticalHeader()->setDefaultSectionSize(std::max(grown, m_theme->px(rowHigh)));
}

void LibraryPage::resizeEvent(QResizeEvent*)
{
    layOutRows();
    // Date and curves are always whole; the rest shares what is left. Where that is too little, what the
    // sheet beside the table says as well goes.
    const int preview = width() < unit(curvesFrom)
                            ? std::clamp(unit(narrowPreview), narrowPreview, previewWide)
                            : std::clamp(width() * previewShare / 100, previewWide, previewWidest);
    m_preview->setFixedWidth(preview);
    for (int column :
         {LibraryModel::people, LibraryModel::turns, LibraryModel::decisions, LibraryModel::notes})
        m_table->setColumnHidden(column, true);
    const bool curves = width() >= unit(curvesFrom);
    m_table->setColumnHidden(LibraryModel::curves, !curves);
    const int fixed = unit(104) + (curves ? unit(88) : 0) + 16;
    const int room = width() - preview - fixed;
    const bool field = curves && room >= unit(290) + unit(180) + unit(130);
    m_table->setColumnHidden(LibraryModel::battlefield, !field);
    m_table->setColumnWidth(LibraryModel::date, unit(104));
    m_table->setColumnWidth(LibraryModel::curves, unit(88));
    const int place = field ? room * 22 / 100 : 0;
    const int result = (room - place) * 38 / 100;
    m_table->setColumnWidth(LibraryModel::battlefield, place);
    m_table->setColumnWidth(LibraryModel::result, result);
    m_table->setColumnWidth(LibraryModel::heroes, room - place - result);
    m_empty->setGeometry(m_table->rect());
}

void LibraryPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LibraryPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
