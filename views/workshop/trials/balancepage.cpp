// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/balancepage.h"

#include "model/content/files/wholefile.h"
#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/ground.h"
#include "views/theme/scrollanchor.h"
#include "views/workshop/trials/balancechoices.h"
#include "views/workshop/trials/balancedelegate.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QScrollBar>
#include <QShortcut>
#include <QTableView>

namespace fabletop {

namespace {

constexpr int headingHigh = 40;
constexpr int leastFigure = 66;
constexpr int mostFigure = 128;
constexpr int leastWords = 230;
constexpr int mostWords = 420;
constexpr int leastRow = 38;
constexpr int mostRow = 60;

} // namespace

BalancePage::BalancePage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_language(language),
      m_path([](const QString&) { return QString(); }),
      m_choices(new BalanceChoices(m_theme, language, this)),
      m_export(new Button(QStringLiteral("export"), QString(), ButtonRole::plain, this)),
      m_start(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this)),
      m_verdict(new QLabel(this)), m_progress(new QProgressBar(this)), m_count(new QLabel(this)),
      m_view(new QTableView(this)), m_delegate(new BalanceDelegate(m_theme, m_view)),
      m_columns(new BalanceHeader(Qt::Horizontal, m_theme, m_view)),
      m_rows(new BalanceHeader(Qt::Vertical, m_theme, m_view)), m_empty(new EmptyState(m_theme, m_view)),
      m_foot(new QLabel(this))
{
    build();
    wire();
    setLanguage(language);
    setTheme(m_theme);
}

/// The table goes after its model, and would ask this page for its room once more.
BalancePage::~BalancePage()
{
    m_view->removeEventFilter(this);
    m_view->selectionModel()->disconnect(this);
    m_view->setModel(nullptr);
}

void BalancePage::build()
{
    auto* column = new QVBoxLayout;
    column->setContentsMargins(16, 0, 16, 8);
    column->setSpacing(6);
    column->addWidget(buildHead());
    column->addWidget(m_verdict);
    column->addWidget(m_view, 1);
    column->addWidget(m_foot);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_choices);
    row->addLayout(column, 1);
    for (QLabel* label : {m_verdict, m_foot})
        label->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    keepPlace(*m_progress);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(4);
    m_empty->setSign(QStringLiteral("computer"));
    m_empty->actButton()->hide();
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    buildTable();
    setFocusProxy(m_start);
}

QWidget* BalancePage::buildHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 6, 0, 2);
    row->setSpacing(8);
    row->addWidget(m_count);
    row->addWidget(m_progress, 1);
    row->addStretch();
    row->addWidget(m_export);
    row->addWidget(m_start);
    return head;
}

void BalancePage::buildTable()
{
    m_view->setModel(&m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setHorizontalHeader(m_columns);
    m_view->setVerticalHeader(m_rows);
    m_view->installEventFilter(this);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setShowGrid(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTabKeyNavigation(false);
    m_view->setMouseTracking(true);
    m_view->setWordWrap(true);
    m_view->setCornerButtonEnabled(false);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (BalanceHeader* header : {m_columns, m_rows}) {
        header->setSectionsClickable(false);
        header->setHighlightSections(false);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
}

void BalancePage::wire()
{
    connect(m_choices, &BalanceChoices::changed, this, &BalancePage::renewHead);
    connect(m_start, &Button::clicked, this, &BalancePage::startOrCancel);
    connect(m_export, &Button::clicked, this, &BalancePage::exportTable);
    connect(&m_trial, &BalanceTrial::progressed, this, &BalancePage::take);
    connect(&m_trial, &BalanceTrial::finished, this, &BalancePage::take);
    connect(&m_trial, &BalanceTrial::failed, this, [this](const QString& message) {
        renew();
        Q_EMIT warned(message);
    });
    connect(m_view, &QTableView::clicked, this, &BalancePage::openMatchOf);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(QKeySequence(key), m_view);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, [this] { openMatchOf(m_view->currentIndex()); });
    }
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &BalancePage::renewHead);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &BalancePage::shareRoom);
}

void BalancePage::setHero(std::shared_ptr<const HeroRules> hero)
{
    m_hero = std::move(hero);
    if (m_hero && m_hero->id != m_heroId) { // another one, not another version
        m_heroId = m_hero->id;
        m_trial.cancel();
        m_model.setTable({});
        m_choices->chooseFor(m_heroId);
    }
    renew();
}

QString BalancePage::obstacle() const
{
    if (!m_hero) return tr("The hero's text has mistakes: there is nothing to try yet");
    if (m_hero->deckSize() == 0) return tr("The hero has no cards yet");
    if (m_choices->opponents().empty()) return tr("Choose an opponent");
    return m_choices->battlefields().empty() ? tr("Choose a battlefield") : QString();
}

bool BalancePage::outdated() const
{
    const auto& question = m_model.table().question;
    return question && m_hero && question->hero->source != m_hero->source;
}

void BalancePage::startOrCancel()
{
    if (m_trial.running()) return m_trial.cancel();
    BalanceQuestion question;
    question.hero = m_hero;
    question.opponents = m_choices->opponents();
    question.battlefields = m_choices->battlefields();
    question.player = m_choices->player();
    question.games = m_choices->games();
    question.seed = m_seed;
    m_trial.start(question);
    renew();
}

void BalancePage::take(const BalanceTable& table)
{
    if (table.question->hero->id != m_heroId) return renew(); // of a hero that is not on the editor any more
    if (table.question != m_model.table().question) m_made.clear();
    m_model.setTable(table);
    renew();
}

// -- showing

void BalancePage::renew()
{
    const BalanceTable& table = m_model.table();
    const int played = table.whole().games();
    const bool running = m_trial.running();
    m_progress->setVisible(running);
    m_progress->setRange(0, std::max(1, table.asked()));
    m_progress->setValue(played);
    QString count = played == table.asked()
                        ? tr("%n game(s) played", nullptr, played)
                        : tr("%1 of %n game(s) played", nullptr, table.asked()).arg(played);
    if (outdated()) count += QStringLiteral(" · ") + tr("the hero has changed since");
    m_count->setText(table.cells.empty() ? QString() : count);
    m_verdict->setText(m_model.wholeVerdict());
    m_verdict->setVisible(!table.cells.empty());
    m_empty->setVisible(table.cells.empty());
    m_empty->setWords(m_hero ? tr("No games yet") : tr("Not ready yet"),
                      !m_hero ? obstacle() + u'.'
                              : tr("Computers play %1 against the chosen heroes, half of the games from each "
                                   "seat. The table fills while they play.")
                                    .arg(spokenName(m_hero->name, m_language)),
                      QString());
    renewHead();
}

void BalancePage::renewHead()
{
    const bool running = m_trial.running();
    m_start->setText(running ? tr("Cancel") : tr("Start"));
    m_start->setIconStem(running ? QStringLiteral("close") : QStringLiteral("play"));
    m_start->setReason(running ? QString() : obstacle());
    m_export->setReason(m_model.rowCount() == 0 ? tr("There is no table yet") : QString());
    const QModelIndex current = m_view->currentIndex();
    m_foot->setText(current.isValid() ? current.data(Qt::AccessibleTextRole).toString()
                    : m_model.rowCount() == 0
                        ? QString()
                        : tr("A click or Enter opens the most telling match. Plain ink: wins more; hatched: "
                             "wins less; no ink: no difference can be told."));
}

/// Figures keep their room; words take what is left, and go to the line below where that is too little.
void BalancePage::shareRoom()
{
    m_empty->setGeometry(m_view->rect());
    m_columns->setVisible(m_model.rowCount() > 0);
    if (m_model.rowCount() == 0) return;
    const int each = (m_view->height() - m_theme->px(headingHigh) - 2) / m_model.rowCount();
    const int high = std::clamp(each, m_theme->px(leastRow), m_theme->px(mostRow));
    m_rows->setDefaultSectionSize(high);
    const int figures = m_model.wordsColumn();
    const int bar = high > each ? m_view->verticalScrollBar()->sizeHint().width() : 0;
    const int room = m_view->width() - m_rows->sizeHint().width() - bar;
    const bool words = room >= figures * m_theme->px(leastFigure) + m_theme->px(leastWords);
    const int forWords = words ? std::clamp(room - figures * m_theme->px(mostFigure), m_theme->px(leastWords),
                                            m_theme->px(mostWords))
                               : 0;
    const int wide =
        std::clamp((room - forWords) / figures, m_theme->px(leastFigure), m_theme->px(mostFigure));
    for (int column = 0; column < figures; ++column)
        m_view->setColumnWidth(column, wide);
    m_view->setColumnHidden(figures, !words);
    if (words) m_view->setColumnWidth(figures, room - figures * wide);
}

void BalancePage::retranslate()
{
    m_export->setText(tr("Export as CSV…"));
    m_verdict->setAccessibleName(tr("Verdict"));
    m_progress->setAccessibleName(tr("Games played"));
    m_view->setAccessibleName(tr("Balance: wins by opponent and battlefield"));
    renew();
}

void BalancePage::setLanguage(Language language)
{
    m_language = language;
    m_model.setLanguage(language);
    retranslate();
    shareRoom();
}

void BalancePage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_delegate->setTheme(m_theme);
    setGround(*m_view, *m_theme, Tone::panel);
    m_columns->setFixedHeight(m_theme->px(headingHigh));
    m_verdict->setFont(m_theme->font(TextRole::prompt));
    m_count->setFont(m_theme->font(TextRole::second));
    m_foot->setFont(m_theme->font(TextRole::second));
    for (QLabel* label : {m_verdict, m_foot}) { // so that nothing moves under the pointer
        label->setMinimumHeight(2 * QFontMetrics(label->font()).lineSpacing());
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    shareRoom();
    update();
}

void BalancePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

bool BalancePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::Resize) shareRoom();
    return QWidget::eventFilter(watched, event);
}

void BalancePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    painter.fillRect(m_choices->geometry(), m_theme->color(Tone::panel));
}

// -- matches and files

/// A name that says what is in it; what another trial wrote is not written over.
QString BalancePage::pathFor(const BalanceTable& table, int opponent, int battlefield) const
{
    const BalanceQuestion& question = *table.question;
    const QString name = QString::fromStdString(
        question.hero->id + '-' + question.opponents[static_cast<std::size_t>(opponent)]->id + '-' +
        question.battlefields[static_cast<std::size_t>(battlefield)].id);
    QString path = QDir(m_folder).filePath(name + QStringLiteral(".match"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(m_folder).filePath(QStringLiteral("%1-%2.match").arg(name).arg(number));
    return path;
}

void BalancePage::openMatchOf(const QModelIndex& index)
{
    if (!index.data(BalanceModel::OpensRole).toBool()) return;
    const BalanceTable& table = m_model.table();
    const PlayedGame game = *table.cell(index.row(), index.column()).telling;
    QString& path = m_made[QStringLiteral("%1 %2 %3").arg(index.row()).arg(index.column()).arg(game.number)];
    if (path.isEmpty() || !QFileInfo::exists(path)) {
        path = pathFor(table, index.row(), index.column());
        QDir().mkpath(m_folder);
        QString why;
        if (!recordTellingGame(table, index.row(), index.column(), path, &why)) {
            path.clear();
            return Q_EMIT warned(why);
        }
    }
    Q_EMIT matchMade(path, 0);
}

void BalancePage::useDialogs()
{
    m_path = [this](const QString& proposal) {
        return askWhereToSave(this, tr("Export the table"), proposal, tr("Tables (*.csv)"),
                              QStringLiteral(".csv"));
    };
}

void BalancePage::exportTable()
{
    const QString path =
        m_path(QDir(m_folder).filePath(QString::fromStdString(m_heroId) + QStringLiteral("-balance.csv")));
    if (path.isEmpty()) return;
    const auto fault = writeWholeFile(path, balanceCsv(m_model.table()).toUtf8());
    fault ? Q_EMIT warned(fault->sentence())
          : Q_EMIT informed(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
}

} // namespace fabletop
