// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/cardpreview.h"

#include "model/content/languagetext.h"
#include "views/cards/browser/deckcurves.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardwidget.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int sideMargin = 10;
constexpr int besideCard = 8;

} // namespace

CardPreview::CardPreview(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language), m_shown(language),
      m_card(new CardWidget(m_theme, this)), m_matchHead(new QLabel(this)), m_match(new QLabel(this)),
      m_curvesHead(new QLabel(this)), m_curves(new DeckCurves(m_theme, this)),
      m_print(new Button(QStringLiteral("export"), QString(), ButtonRole::plain, this)),
      m_rule(new Button(QStringLiteral("rulebook"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    build();
    connect(m_print, &Button::clicked, this, &CardPreview::printRequested);
    connect(m_rule, &Button::clicked, this, [this] { Q_EMIT ruleRequested(m_clause); });
    setTheme(m_theme);
    renew();
}

void CardPreview::build()
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(sideMargin, 14, sideMargin, 14);
    whole->setSpacing(8);
    m_card->setMaximumCardWidth(246);
    whole->addWidget(m_card, 0, Qt::AlignHCenter);
    auto* column =
        new QVBoxLayout; // what is around a card is in the margin, so that its face is the large one
    column->setContentsMargins(besideCard, 0, besideCard, 0);
    whole->addLayout(column, 1);
    auto* codes = new QHBoxLayout;
    codes->setSpacing(6);
    for (const LanguageRow& row : languageTable) {
        const Language language = row.language;
        auto* button = new Button(languageCode(language).toUpper(), this);
        button->setAccessibleName(languageName(language));
        button->setSize(ButtonSize::small);
        connect(button, &Button::clicked, this, [this, language] { showIn(language); });
        codes->addWidget(button, 1);
        m_languages[index(language)] = button;
    }
    column->addLayout(codes);
    column->addWidget(m_matchHead);
    column->addWidget(m_match);
    column->addWidget(m_curvesHead);
    column->addWidget(m_curves);
    column->addStretch(1);
    m_curvesHead->setWordWrap(true);
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(8);
    m_buttons->addWidget(m_print, 1);
    m_buttons->addWidget(m_rule, 1);
    column->addLayout(m_buttons);
    m_match->setTextFormat(Qt::RichText);
    m_match->setWordWrap(true); // no wider than the preview, where numbers at the right would be cut off
}

void CardPreview::setCard(const CardListModel& list, int row)
{
    m_hero.reset();
    m_id = CardId::none;
    m_where.clear();
    m_clause.clear();
    for (const auto& hero : list.heroes())
        if (row >= 0 && hero.get() == &list.heroOf(row)) m_hero = hero;
    if (m_hero) {
        m_id = list.card(row);
        m_where = matchWords(list, row);
        m_clause = list.index(row, 0).data(CardListModel::RuleRole).toString();
    }
    renew();
}

/// A line for each place where copies are, for every deck of that hero in the match.
QString CardPreview::matchWords(const CardListModel& list, int row) const
{
    QString words;
    const auto line = [&](const QString& name, int count) {
        words += QStringLiteral("<tr><td width=\"85%\">%1</td><td align=\"right\"><b>%2</b></td></tr>")
                     .arg(name.toHtmlEscaped(), QString::number(count));
    };
    const QString id = QString::fromStdString(list.heroOf(row).id);
    int decks = 0;
    for (const DeckInMatch& deck : list.decks())
        decks += deck.hero == id;
    for (const DeckInMatch& deck : list.decks()) {
        if (deck.hero != id || index(m_id) >= deck.rows.size()) continue;
        const DeckRow& copies = deck.rows[index(m_id)];
        if (decks > 1)
            words +=
                QStringLiteral("<tr><td colspan=\"2\"><i>%1</i></td></tr>").arg(deck.owner.toHtmlEscaped());
        line(tr("In play"), copies.inPlay);
        line(tr("In hand, as far as known"), copies.inHand);
        line(tr("In the discard pile"), copies.discarded);
        line(tr("Still to come"), copies.left);
    }
    return words.isEmpty()
               ? words
               : QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">%1</table>")
                     .arg(words);
}

void CardPreview::showIn(Language language)
{
    m_shown = language;
    renew();
}

void CardPreview::renew()
{
    m_card->setCard(m_hero ? std::optional(cardFace(*m_hero, m_id, m_shown)) : std::nullopt);
    for (const LanguageRow& row : languageTable)
        m_languages[index(row.language)]->setRole(row.language == m_shown ? ButtonRole::on
                                                                          : ButtonRole::plain);
    m_matchHead->setText(tr("This match"));
    m_matchHead->setVisible(!m_where.isEmpty());
    m_match->setText(m_where);
    m_match->setVisible(!m_where.isEmpty());
    m_curvesHead->setText(tr("Value and boost in this deck"));
    showCurves();
    m_curves->setAccessibleName(tr("Value and boost in this deck"));
    if (m_hero) {
        const DeckFigures figures = deckFigures(*m_hero);
        m_curves->setSeries({{tr("value", "of a card"), figures.byValue, m_theme->color(Tone::defense)},
                             {tr("boost", "what a card lends"), figures.byBoost, QColor()}},
                            std::max(DeckCurves::leastEnd, figures.highest));
    }
    m_print->setText(tr("Print…"));
    m_rule->setText(tr("Open rule"));
    m_rule->setReason(m_hero ? QString() : tr("No card is chosen"));
}

/// The card itself comes first, then where its copies are in the match.
void CardPreview::showCurves()
{
    constexpr int curvesFrom = 560;
    constexpr int copiesHigh = 100;
    const int least = m_where.isEmpty() ? curvesFrom : curvesFrom + copiesHigh;
    const bool roomy = height() >= m_theme->px(least);
    m_curvesHead->setVisible(m_hero && roomy);
    m_curves->setVisible(m_hero && roomy);
}

void CardPreview::setLanguage(Language language)
{
    m_language = m_shown = language;
    renew();
}

void CardPreview::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_matchHead->setFont(m_theme->font(TextRole::section));
    m_curvesHead->setFont(m_theme->font(TextRole::section));
    m_match->setFont(m_theme->font(TextRole::body));
    renew();
    update();
}

/// Words before signs, then beside before below each other.
void CardPreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int signsFrom = 280;
    const bool narrow = width() < m_theme->px(signsFrom);
    m_print->setIconStem(narrow ? QString() : QStringLiteral("export"));
    m_rule->setIconStem(narrow ? QString() : QStringLiteral("rulebook"));
    showCurves();
    const int each = (width() - 44) / 2;
    const bool fit = m_print->sizeHint().width() <= each && m_rule->sizeHint().width() <= each;
    m_buttons->setDirection(fit ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CardPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::hair));
}

} // namespace fabletop
