// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/cardside.h"

#include "model/documents/rules/herohints.h"
#include "model/items/cards/cardlistmodel.h"
#include "model/items/cards/deckfigures.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/deckcurves.h"
#include "views/theme/follow.h"
#include "views/workshop/rules/drawingrow.h"
#include "views/workshop/rules/languagefaces.h"

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int axisEnd = 6;
constexpr int sideMargin = 12;
constexpr int partGap = 10;
constexpr int faceRoom = 368;   ///< two faces 172 wide, and what is around them
constexpr int deckColumn = 184; ///< beside the faces

} // namespace

CardSide::CardSide(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QScrollArea(parent), m_theme(std::move(theme)), m_language(language), m_panel(new QWidget),
      m_faces(new LanguageFaces(m_theme, m_panel)), m_drawings(new DrawingRow(m_theme, m_panel)),
      m_deck(new QLabel(m_panel)), m_curves(new DeckCurves(m_theme, m_panel)), m_hints(new QLabel(m_panel))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    build();
    setWidget(m_panel);
    setTheme(m_theme);
}

void CardSide::build()
{
    m_columns = new QBoxLayout(QBoxLayout::TopToBottom, m_panel);
    m_columns->setContentsMargins(sideMargin, sideMargin, sideMargin, sideMargin);
    m_columns->setSpacing(partGap);
    auto* card = new QVBoxLayout;
    card->setSpacing(partGap);
    card->addWidget(m_drawings); // first: below four faces nobody would see it
    card->addWidget(m_faces);
    card->addStretch(1);
    auto* deck = new QVBoxLayout;
    deck->setSpacing(partGap);
    for (QLabel* label : {m_deck, m_hints}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    deck->addWidget(m_deck);
    deck->addWidget(m_curves);
    deck->addWidget(m_hints);
    deck->addStretch(1);
    m_columns->addLayout(card);
    m_columns->addLayout(deck);
}

void CardSide::setHero(const std::shared_ptr<const HeroRules>& hero, CardId card)
{
    m_hero = hero;
    m_id = card;
    renew();
}

QString CardSide::texts() const
{
    return m_faces->texts();
}

QString CardSide::hints() const
{
    return m_hints->text();
}

int CardSide::facesWide() const
{
    return m_theme->px(faceRoom) + 2 * sideMargin + verticalScrollBar()->sizeHint().width();
}

int CardSide::deckWide() const
{
    return facesWide() + partGap + m_theme->px(deckColumn);
}

void CardSide::renew()
{
    shareHeight();
    const bool shown = m_hero && !m_hero->cards.empty();
    m_faces->setVisible(shown);
    m_curves->setVisible(shown);
    if (!shown) {
        m_deck->setText(tr("No card compiles yet"));
        return m_hints->clear();
    }
    m_faces->setCard(*m_hero, index(m_id) < m_hero->cards.size() ? m_id : idAt<CardId>(0), m_language);
    showDeck();
}

void CardSide::showDeck()
{
    const DeckFigures figures = deckFigures(*m_hero);
    m_deck->setText(tr("%1: %2 cards, %3 different; %4 attack, %5 defense, %6 versatile, %7 scheme")
                        .arg(spokenName(m_hero->name, m_language), QString::number(figures.copies),
                             QString::number(figures.titles), QString::number(figures.byType[0]),
                             QString::number(figures.byType[1]), QString::number(figures.byType[2]),
                             QString::number(figures.byType[3])));
    m_curves->setSeries({{tr("value", "of a card"), figures.byValue, m_theme->color(Tone::defense)},
                         {tr("boost", "what a card lends"), figures.byBoost, QColor()}},
                        std::max(axisEnd, figures.highest));
    QStringList hints;
    for (const HeroHint& hint : hintsFor(*m_hero, m_language))
        hints << QStringLiteral("• ") + hint.text;
    if (const QString codes = m_faces->overflows(); !codes.isEmpty())
        hints << QStringLiteral("• ") + tr("The text is longer than the card in %1").arg(codes);
    m_hints->setText(hints.join(u'\n'));
}

/// The deck has a column of its own where all faces have their room beside it.
void CardSide::arrange()
{
    const bool wide = width() >= deckWide();
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setStretch(0, wide ? 2 : 0);
    m_columns->setStretch(1, wide ? 1 : 0);
}

/// All faces are in sight at once, below what is drawn of the declaration.
void CardSide::shareHeight()
{
    const int drawn = m_drawings->isHidden()
                          ? 0
                          : std::max(m_drawings->sizeHint().height(), m_drawings->minimumHeight()) + partGap;
    m_faces->setRoomHigh(viewport()->height() - sideMargin - partGap - drawn); // what is below begins outside
}

void CardSide::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
    shareHeight();
}

void CardSide::setLanguage(Language language)
{
    m_language = language;
    renew();
}

void CardSide::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::panel));
    setPalette(colours);
    m_panel->setPalette(colours);
    m_panel->setAutoFillBackground(true);
    for (QLabel* label : {m_deck, m_hints})
        label->setFont(m_theme->font(TextRole::body));
    arrange();
    renew();
}

} // namespace fabletop
