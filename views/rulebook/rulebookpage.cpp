// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/rulebookpage.h"

#include "model/content/catalogue.h"
#include "model/content/languagetext.h"
#include "views/rulebook/bookview.h"
#include "views/theme/button.h"
#include "views/theme/fitbox.h"
#include "views/theme/searchsign.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>
#include <chrono>

namespace fabletop {

namespace {

constexpr int contentsWide = 244;
constexpr int contentsPad = 8; ///< beside the contents
constexpr int mostHits = 60;
constexpr int widestSearch = 560;
constexpr int searchShare = 1000; ///< of what is left; the rest has it only once the field is at its widest
constexpr std::chrono::milliseconds preparesEvery{40}; ///< a diagram
constexpr int longestSearch = 80;
constexpr int chapterRole = Qt::UserRole + 1;
constexpr int anchorRole = Qt::UserRole + 2;

} // namespace

RulebookPage::RulebookPage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_language(language), m_search(new QLineEdit(this)),
      m_back(new Button(QStringLiteral("prev"), QString(), ButtonRole::plain, this)),
      m_forward(new Button(QStringLiteral("next"), QString(), ButtonRole::plain, this)),
      m_print(new Button(QStringLiteral("export"), QString(), ButtonRole::plain, this)),
      m_second(new QComboBox(this)), m_contents(new QListWidget(this)), m_view(new BookView(m_theme, this)),
      m_other(new BookView(m_theme, this))
{
    build();
    connect(m_search, &QLineEdit::textChanged, this, &RulebookPage::fillContents);
    connect(m_search, &QLineEdit::returnPressed, this, &RulebookPage::goToFirstHit);
    connect(m_contents, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        go({item->data(chapterRole).toInt(), item->data(anchorRole).toString()}, true);
    });
    connect(m_contents, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        go({item->data(chapterRole).toInt(), item->data(anchorRole).toString()}, true);
    });
    connect(m_back, &Button::clicked, this, &RulebookPage::back);
    connect(m_forward, &Button::clicked, this, &RulebookPage::forward);
    connect(m_print, &Button::clicked, this, &RulebookPage::printRequested);
    connect(m_second, &QComboBox::activated, this, [this] { setSecond(m_second->currentData().toInt()); });
    connect(m_view, &BookView::linkClicked, this, &RulebookPage::onLink);
    connect(m_other, &BookView::linkClicked, this, &RulebookPage::onLink);
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &RulebookPage::follow);
    m_other->hide();
    retranslate();
    reload();
    go({0, {}}, true);
    setTheme(m_theme);
}

void RulebookPage::build()
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_forward);
    head->addWidget(m_search, searchShare);
    head->addStretch(1); // what a large window has more than a search needs
    head->addWidget(m_second);
    head->addWidget(m_print);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->setContentsMargins(contentsPad, 0, 0, 0);
    auto* side = new QVBoxLayout;
    side->addSpacing(contentsPad);
    side->addWidget(m_contents);
    body->addLayout(side);
    body->addSpacing(contentsPad);
    body->addWidget(m_view, 1);
    body->addWidget(m_other, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(body, 1);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setWordWrap(true);
    m_contents->setSpacing(2);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_search->setClearButtonEnabled(true);
    addSearchSign(*m_search, m_theme);
    m_search->setMaxLength(longestSearch);
    setFocusProxy(m_search);
}

void RulebookPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    colours.setColor(QPalette::Highlight, m_theme->color(Tone::accentWash));
    colours.setColor(QPalette::HighlightedText, m_theme->color(Tone::ink));
    m_contents->setPalette(colours);
    m_contents->setFont(m_theme->font(TextRole::body));
    m_contents->setFixedWidth(m_theme->px(contentsWide));
    m_search->setMaximumWidth(m_theme->px(widestSearch));
    const auto diagrams = std::make_shared<BookDiagrams>(m_theme, BookView::diagramWide, devicePixelRatioF());
    m_view->setDiagrams(diagrams);
    m_other->setDiagrams(diagrams);
    m_prepare.disconnect(this);
    connect(&m_prepare, &QTimer::timeout, this, [this, diagrams] {
        if (!diagrams->prepareNext()) m_prepare.stop();
    });
    m_prepare.start(preparesEvery);
    if (m_at >= 0) go(m_visited[static_cast<std::size_t>(m_at)], false);
    update();
}

void RulebookPage::setLanguage(Language language)
{
    m_language = language;
    retranslate();
    reload();
    if (m_at >= 0) go(m_visited[static_cast<std::size_t>(m_at)], false);
}

void RulebookPage::setNumbers(const RuleNumbers& numbers)
{
    if (numbers == m_numbers) return;
    m_numbers = numbers;
    reload();
    if (m_at >= 0) go(m_visited[static_cast<std::size_t>(m_at)], false);
}

void RulebookPage::reload()
{
    m_book = Rulebook(m_language, m_numbers);
    const int second = m_second->currentData().toInt();
    if (second >= 0) m_secondBook = Rulebook(static_cast<Language>(second), m_numbers);
    nameHeroes();
    fillContents();
}

/// The sections about heroes are called as the heroes are, in each language.
void RulebookPage::nameHeroes()
{
    QHash<QString, QString> first;
    QHash<QString, QString> second;
    Diagnostics ignored;
    const int other = m_second->currentData().toInt();
    for (const QString& id : shippedHeroes()) {
        const auto hero = loadHero(id, ignored);
        if (!hero) continue;
        first.insert(QString::fromStdString(hero->name.text(m_language)), id);
        if (other >= 0)
            second.insert(QString::fromStdString(hero->name.text(static_cast<Language>(other))), id);
    }
    m_view->setHeroes(first);
    m_other->setHeroes(second);
}

void RulebookPage::onLink(const QString& id)
{
    if (id.startsWith(QStringLiteral("hero:")))
        Q_EMIT cardsRequested(id.mid(5));
    else
        showRule(id);
}

/// The chapters, or what was found instead of them.
void RulebookPage::fillContents()
{
    m_contents->clear();
    const auto add = [this](const QString& words, int chapter, const QString& anchor, bool bold) {
        auto* item = new QListWidgetItem(words, m_contents);
        item->setData(chapterRole, chapter);
        item->setData(anchorRole, anchor);
        QFont font = m_theme->font(TextRole::body);
        font.setBold(bold);
        item->setFont(font);
    };
    const auto& chapters = m_book.chapters();
    if (m_search->text().trimmed().isEmpty()) {
        for (std::size_t chapter = 0; chapter < chapters.size(); ++chapter)
            add(chapters[chapter].title, static_cast<int>(chapter), {},
                static_cast<int>(chapter) == this->chapter());
        m_contents->setCurrentRow(chapter());
        return;
    }
    const auto hits = m_book.search(m_search->text());
    int last = -1;
    for (std::size_t place = 0; place < hits.size() && place < mostHits; ++place) {
        const BookHit& hit = hits[place];
        const BookChapter& chapter = chapters[static_cast<std::size_t>(hit.chapter)];
        if (hit.chapter != last) add(chapter.title, hit.chapter, {}, true);
        last = hit.chapter;
        if (hit.block < 0) continue;
        const BookBlock& block = chapter.blocks[static_cast<std::size_t>(hit.block)];
        add(hit.context, hit.chapter, block.id.isEmpty() ? QStringLiteral("s%1").arg(hit.block) : block.id,
            false);
    }
    if (hits.empty()) add(tr("Nothing was found"), chapter(), {}, false);
}

int RulebookPage::chapter() const
{
    return m_at < 0 ? 0 : m_visited[static_cast<std::size_t>(m_at)].chapter;
}

void RulebookPage::go(const Place& place, bool remember)
{
    if (place.chapter < 0 || place.chapter >= static_cast<int>(m_book.chapters().size())) return;
    if (remember && (m_at < 0 || m_visited[static_cast<std::size_t>(m_at)] != place)) {
        m_visited.resize(static_cast<std::size_t>(m_at + 1));
        m_visited.push_back(place);
        m_at = static_cast<int>(m_visited.size()) - 1;
    }
    m_view->showChapter(m_book, place.chapter);
    if (!m_other->isHidden()) m_other->showChapter(m_secondBook, place.chapter);
    if (!place.anchor.isEmpty()) {
        m_view->goTo(place.anchor);
        if (!m_other->isHidden()) m_other->goTo(place.anchor);
    }
    follow();
    m_back->setReason(m_at > 0 ? QString() : tr("There is nothing before"));
    m_forward->setReason(m_at + 1 < static_cast<int>(m_visited.size()) ? QString()
                                                                       : tr("There is nothing after"));
    if (m_search->text().trimmed().isEmpty()) fillContents();
}

void RulebookPage::showRule(const QString& id)
{
    const int chapter = m_book.chapterOf(id);
    if (chapter >= 0) go({chapter, id}, true);
}

void RulebookPage::goToFirstHit()
{
    if (m_search->text().trimmed().isEmpty()) return;
    for (int row = 0; row < m_contents->count(); ++row) {
        const QListWidgetItem* item = m_contents->item(row);
        if (item->data(anchorRole).toString().isEmpty()) continue;
        m_contents->setCurrentRow(row);
        return go({item->data(chapterRole).toInt(), item->data(anchorRole).toString()}, true);
    }
}

void RulebookPage::showChapter(int chapter)
{
    go({chapter, {}}, true);
}

void RulebookPage::back()
{
    if (m_at > 0) go(m_visited[static_cast<std::size_t>(--m_at)], false);
}

void RulebookPage::forward()
{
    if (m_at + 1 < static_cast<int>(m_visited.size())) go(m_visited[static_cast<std::size_t>(++m_at)], false);
}

void RulebookPage::setSecond(int language)
{
    m_second->setCurrentIndex(m_second->findData(language));
    m_other->setVisible(language >= 0);
    reload();
    if (m_at >= 0) go(m_visited[static_cast<std::size_t>(m_at)], false);
}

/// The second language stays level with the first.
void RulebookPage::follow()
{
    if (!m_other->isHidden()) m_other->keepLevelWith(*m_view);
}

void RulebookPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Back"));
    m_forward->setAccessibleName(tr("Forward"));
    m_forward->setToolTip(tr("Forward"));
    m_print->setText(tr("Save as PDF"));
    m_contents->setAccessibleName(tr("Contents"));
    m_second->setAccessibleName(tr("Second language"));
    const int second = m_second->count() > 0 ? m_second->currentData().toInt() : -1;
    m_second->clear();
    m_second->addItem(tr("One language"), -1);
    for (const LanguageRow& row : languageTable)
        if (row.language != m_language)
            m_second->addItem(languageName(row.language), static_cast<int>(row.language));
    m_second->setCurrentIndex(std::max(0, m_second->findData(second)));
    fitToItems(*m_second);
    if (m_second->currentData().toInt() < 0) m_other->hide();
}

void RulebookPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void RulebookPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    const int top = m_contents->y() - contentsPad;
    const QRect contents(0, top, m_contents->geometry().right() + contentsPad, height() - top);
    painter.fillRect(contents, m_theme->color(Tone::panel));
    painter.fillRect(QRect(contents.right(), contents.y(), 1, contents.height()), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, contents.y() - 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
