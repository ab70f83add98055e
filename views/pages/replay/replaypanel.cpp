// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaypanel.h"

#include "model/items/foldedtext.h"
#include "views/cards/cardpeek.h"
#include "views/pages/replay/analysis/analysistab.h"
#include "views/pages/replay/eventcards.h"
#include "views/pages/replay/replayevents.h"
#include "views/pages/replay/replayseats.h"
#include "views/pages/replay/tabs/branchestab.h"
#include "views/pages/replay/tabs/cardrows.h"
#include "views/pages/replay/tabs/combattab.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/theme/button.h"
#include "views/theme/fitbox.h"
#include "views/theme/follow.h"
#include "views/theme/searchsign.h"

#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal ownShare = 0.3105; ///< of the page, and what it comes to in the design's window
constexpr qreal ownWide = 380;
constexpr qreal leastWide = 344;
constexpr qreal mostShare = 0.4;  ///< of a narrow page
constexpr qreal boardMargin = 48; ///< kept free around the board before any room is spare
constexpr int tabMargin = 6;
constexpr int leastTabLetters = 11;
constexpr int footMargin = 16;
constexpr int footGap = 8;

/// The rows of a log that hold certain words, without regard to case and accents.
class FoundEvents final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& words)
    {
        m_words = folded(words).split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        if (m_words.isEmpty()) return true;
        const QString text = folded(sourceModel()->index(row, 0, parent).data().toString());
        return std::all_of(m_words.begin(), m_words.end(),
                           [&text](const QString& word) { return text.contains(word); });
    }

private:
    QStringList m_words;
};

} // namespace

ReplayPanel::ReplayPanel(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_head(new QWidget(this)), m_tabs(new QTabBar),
      m_pages(new QStackedWidget(this)), m_analysis(new AnalysisTab(m_theme, this)),
      m_combat(new CombatTab(m_theme, this)), m_found(new FoundEvents(this)), m_search(new QLineEdit),
      m_events(new QListView(this)), m_seats(new ReplaySeats(m_theme)), m_seatsScroll(new QScrollArea(this)),
      m_notes(new NotesTab(m_theme, this)), m_branches(new BranchesTab(m_theme, this)),
      m_continue(new Button(QStringLiteral("play"), QString(), ButtonRole::plain, this)),
      m_export(new Button(QStringLiteral("export"), QString(), ButtonRole::plain, this)),
      m_close(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    build();
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &ReplayPanel::showCurrentEvent);
    connect(m_tabs, &QTabBar::currentChanged, this, &ReplayPanel::pageChanged);
    connect(&m_log, &QAbstractItemModel::dataChanged, this, &ReplayPanel::showCurrentEvent);
    connect(&m_log, &QAbstractItemModel::rowsInserted, this, &ReplayPanel::showCurrentEvent);
    connect(&m_log, &QAbstractItemModel::modelReset, this, &ReplayPanel::showCurrentEvent);
    connect(m_combat, &CombatTab::ruleActivated, this, &ReplayPanel::ruleActivated);
    connect(m_combat, &CombatTab::showRequested, this, &ReplayPanel::combatRequested);
    connect(m_combat, &CombatTab::eventActivated, this, &ReplayPanel::eventActivated);
    const auto pick = [this](const QModelIndex& index) {
        Q_EMIT eventActivated(index.data(EventLogModel::EventRole).toInt());
    };
    connect(m_events, &QListView::clicked, this, pick);
    connect(m_events, &QListView::activated, this, pick);
    connect(m_continue, &QAbstractButton::clicked, this, &ReplayPanel::continueRequested);
    connect(m_export, &QAbstractButton::clicked, this, &ReplayPanel::exportRequested);
    connect(m_close, &QAbstractButton::clicked, this, &ReplayPanel::closed);
    peekAtEvents();
    setTheme(m_theme);
    retranslate();
    setPage(combatPage); // there may be no analysis
}

void ReplayPanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (int i = 0; i <= branchesPage; ++i)
        m_tabs->addTab(QString());
    m_tabs->setFocusPolicy(Qt::TabFocus);
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(tabMargin, 0, 0, 0);
    head->addWidget(m_tabs, 0, Qt::AlignBottom);
    head->addStretch(1);
    column->addWidget(m_head);
    m_seatsScroll->setFrameShape(QFrame::NoFrame);
    m_seatsScroll->setWidgetResizable(true);
    m_seatsScroll->setWidget(m_seats);
    m_seatsScroll->viewport()->setAutoFillBackground(false);
    m_seats->setAutoFillBackground(false);
    m_pages->addWidget(m_analysis);
    m_pages->addWidget(m_combat);
    buildEvents();
    m_pages->addWidget(m_seatsScroll);
    m_pages->addWidget(m_notes);
    m_pages->addWidget(m_branches);
    column->addWidget(m_pages, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(footMargin, 10, footMargin, 12);
    foot->setSpacing(footGap);
    foot->addWidget(m_continue);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(footGap);
    for (Button* button : {m_export, m_close})
        pair->addWidget(button, 1);
    foot->addLayout(pair);
    column->addLayout(foot);
    m_continue->hide();
}

void ReplayPanel::buildEvents()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* field = new QHBoxLayout;
    field->setContentsMargins(16, 10, 16, 6);
    field->addWidget(m_search);
    column->addLayout(field);
    column->addWidget(m_events, 1);
    m_search->setClearButtonEnabled(true);
    addSearchSign(*m_search, m_theme);
    m_events->setItemDelegate(new ReplayEvents(m_theme, m_events));
    m_found->setSourceModel(&m_log);
    m_events->setModel(m_found);
    m_events->setFrameShape(QFrame::NoFrame);
    m_events->setResizeMode(QListView::Adjust);
    m_events->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_events->setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // no sentence is cut at the top
    m_events->setMouseTracking(true);
    m_events->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // rows are as wide on the first look as ever after
    m_pages->addWidget(page);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        static_cast<FoundEvents*>(m_found)->setWords(words);
        showCurrentEvent();
    });
}

/// The whole card of whatever sentence the pointer rests on.
void ReplayPanel::peekAtEvents()
{
    const auto cardOf = [this](int event) -> std::optional<CardLook> {
        if (!m_view || !m_view->match() || event >= m_view->match()->timeline().eventCount())
            return std::nullopt;
        return cardOfEvent(m_view->event(event), m_looks);
    };
    m_combat->setCardOf(cardOf);
    CardPeek::attach(
        *m_events->viewport(), m_theme,
        [this, cardOf](QPoint at) -> std::optional<CardLook> {
            const QModelIndex index = m_events->indexAt(at);
            return index.isValid() ? cardOf(index.data(EventLogModel::EventRole).toInt()) : std::nullopt;
        },
        [this](QSize card, QPoint pointer) { return besideInspector(*this, card, pointer); });
}

void ReplayPanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_tabs->setUsesScrollButtons(false);
    static_cast<ReplayEvents*>(m_events->itemDelegate())->setTheme(m_theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    m_events->setPalette(colours);
    m_head->setFixedHeight(m_theme->px(42));
    fitTabs();
    fitButtons();
    update();
}

/// Lengths are the design's, and more in larger letters; a page that is wide for its height leaves some to
/// it.
void ReplayPanel::fitInto(int pageWidth, int boardWidth)
{
    const qreal e = std::max(1.0, m_theme->scale());
    const qreal least = std::min(leastWide * e, pageWidth * mostShare);
    const qreal own = std::clamp(pageWidth * ownShare, least, std::max(least, ownWide * e));
    const qreal most = std::max(own, std::min(ownWide * e, pageWidth * mostShare));
    setFixedWidth(static_cast<int>(std::clamp<qreal>(pageWidth - boardWidth - boardMargin, own, most)));
    fitTabs();
    fitButtons();
}

/// Six tabs, also in French: letters shrink a little, then the tabs stand closer.
void ReplayPanel::fitTabs()
{
    QFont letters = m_theme->font(TextRole::button);
    const auto fits = [&](bool tight) {
        m_tabs->setProperty("tight", tight);
        m_tabs->setFont({}); // measured anew whatever it was
        m_tabs->setFont(letters);
        return m_tabs->sizeHint().width() <= width() - 2 * tabMargin;
    };
    for (int size = static_cast<int>(m_theme->body()); size >= leastTabLetters; --size) {
        letters.setPixelSize(size);
        if (fits(false) || fits(true)) break;
    }
    m_tabs->updateGeometry(); // a hidden tab bar does it only when it is shown, and not once its size was
                              // asked for
}

/// Signs go before words.
void ReplayPanel::fitButtons()
{
    const auto name = [](Button& button, const QString& icon, const QString& text) {
        button.setIconStem(icon);
        button.setText(text);
        button.setAccessibleName(text);
    };
    name(*m_continue, QStringLiteral("play"), tr("Continue match"));
    const auto namePair = [&](bool signs) {
        name(*m_export, signs ? QStringLiteral("export") : QString(), tr("Export"));
        name(*m_close, signs ? QStringLiteral("close") : QString(), tr("Close"));
        return std::max(m_export->sizeHint().width(), m_close->sizeHint().width());
    };
    if (2 * (namePair(true) + footMargin) + footGap > width()) namePair(false);
}

void ReplayPanel::setView(TableView* view)
{
    m_view = view;
    m_log.setView(view);
    m_seats->setView(view);
}

void ReplayPanel::setMatch(Match* trunk, const Narrator& narrator)
{
    if (trunk && trunk != m_trunk && trunk->annotations().analysis) setPage(analysisPage);
    m_trunk = trunk;
    m_notes->setMatch(trunk);
    m_branches->setMatch(trunk, narrator);
    m_looks = Looks(narrator);
    m_analysis->setNarrator(narrator);
    m_combat->setNarrator(narrator);
    m_seats->setNarrator(narrator);
}

void ReplayPanel::setCanContinue(bool can)
{
    m_continue->setVisible(can);
    fitButtons();
}

void ReplayPanel::setCombat(const Ledger& ledger, const QString& where)
{
    m_combat->setCombat(ledger, where);
}

void ReplayPanel::refreshCards()
{
    m_seats->refresh();
}

void ReplayPanel::showCurrentEvent()
{
    if (page() != eventsPage) return;
    QModelIndex current = m_found->mapFromSource(m_log.index(std::max(0, m_log.currentRow())));
    // Where that one isn't among those that are found: the last one before it.
    for (int row = m_log.currentRow() - 1; row >= 0 && !current.isValid(); --row)
        current = m_found->mapFromSource(m_log.index(row));
    m_events->setCurrentIndex(current);
    m_events->scrollTo(current, QAbstractItemView::PositionAtCenter);
}

void ReplayPanel::setPage(Page page)
{
    m_tabs->setCurrentIndex(page);
}

ReplayPanel::Page ReplayPanel::page() const
{
    return static_cast<Page>(m_tabs->currentIndex());
}

bool ReplayPanel::tabsFocused() const
{
    return m_tabs->hasFocus();
}

void ReplayPanel::stepTab(int by)
{
    m_tabs->setCurrentIndex(std::clamp(m_tabs->currentIndex() + by, 0, m_tabs->count() - 1));
}

void ReplayPanel::retranslate()
{
    m_tabs->setTabText(analysisPage, tr("Analysis"));
    m_tabs->setTabText(combatPage, tr("Combat"));
    m_tabs->setTabText(eventsPage, tr("Events"));
    m_tabs->setTabText(cardsPage, tr("Cards"));
    m_tabs->setTabText(notesPage, tr("Notes"));
    m_tabs->setTabText(branchesPage, tr("Branches"));
    fitTabs();
    fitButtons();
    m_search->setPlaceholderText(tr("Search what happened"));
    m_search->setAccessibleName(tr("Search what happened"));
    m_events->setAccessibleName(tr("What happened"));
    nameArrows(*m_tabs);
}

void ReplayPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ReplayPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, m_head->geometry().bottom(), width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(1, m_pages->geometry().bottom() + 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
