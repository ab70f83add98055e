// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/cardside.h"

#include "model/content/languagetext.h"
#include "model/documents/rules/herohints.h"
#include "model/items/cards/cardlistmodel.h"
#include "model/items/cards/deckfigures.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/deckcurves.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/cards/cardwidget.h"
#include "views/theme/follow.h"
#include "views/workshop/rules/drawingrow.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int axisEnd = 6;

} // namespace

CardSide::CardSide(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QScrollArea(parent), m_theme(std::move(theme)), m_language(language), m_panel(new QWidget),
      m_card(new CardWidget(m_theme, m_panel)), m_drawings(new DrawingRow(m_theme, m_panel)),
      m_texts(new QLabel(m_panel)), m_deck(new QLabel(m_panel)), m_curves(new DeckCurves(m_theme, m_panel)),
      m_hints(new QLabel(m_panel))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    m_card->setMaximumCardWidth(210);
    column->addWidget(m_card, 0, Qt::AlignHCenter);
    column->addWidget(m_drawings);
    for (QLabel* label : {m_texts, m_deck, m_hints}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_texts->setTextFormat(Qt::RichText);
    column->addWidget(m_texts);
    column->addWidget(m_deck);
    column->addWidget(m_curves);
    column->addWidget(m_hints);
    column->addStretch(1);
    setWidget(m_panel);
    setTheme(m_theme);
}

void CardSide::setHero(const std::shared_ptr<const HeroRules>& hero, CardId card)
{
    m_hero = hero;
    m_id = card;
    renew();
}

QString CardSide::texts() const
{
    return m_texts->text();
}

QString CardSide::hints() const
{
    return m_hints->text();
}

void CardSide::renew()
{
    const bool shown = m_hero && !m_hero->cards.empty();
    for (QWidget* part :
         {static_cast<QWidget*>(m_card), static_cast<QWidget*>(m_texts), static_cast<QWidget*>(m_curves)})
        part->setVisible(shown);
    if (!shown) {
        m_deck->setText(tr("No card compiles yet"));
        return m_hints->clear();
    }
    const CardId card = index(m_id) < m_hero->cards.size() ? m_id : idAt<CardId>(0);
    const CardLook face = cardFace(*m_hero, card, m_language);
    m_card->setCard(face);
    QString words;
    QStringList overflows;
    for (const LanguageRow& row : languageTable) {
        const CardLook look = cardFace(*m_hero, card, row.language);
        const QString code = languageCode(row.language).toUpper();
        words += QStringLiteral("<p><b>%1</b> <i>%2</i><br>").arg(code, look.title.toHtmlEscaped());
        for (const CardPart& part : look.parts)
            words +=
                (part.timing.isEmpty() ? QString()
                                       : QStringLiteral("<b>%1:</b> ").arg(part.timing.toHtmlEscaped())) +
                part.text.toHtmlEscaped() + u' ';
        if (look.parts.empty()) words += look.noEffect.toHtmlEscaped();
        words += QStringLiteral("</p>");
        if (!CardPainter(*m_theme).fits(look)) overflows << code;
    }
    m_texts->setText(words);
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
    if (!overflows.isEmpty())
        hints << QStringLiteral("• ") +
                     tr("The text is longer than the card in %1").arg(overflows.join(QStringLiteral(", ")));
    m_hints->setText(hints.join(u'\n'));
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
    for (QLabel* label : {m_texts, m_deck, m_hints})
        label->setFont(m_theme->font(TextRole::body));
    renew();
}

} // namespace fabletop
