// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/deckcomparison.h"

#include "model/content/languagetext.h"
#include "model/items/cards/cardlistmodel.h"
#include "model/language/prose/prose.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/deckcurves.h"
#include "views/theme/follow.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr Timing timings[] = {Timing::committed, Timing::immediately, Timing::during, Timing::after};

QString capital(QString text)
{
    return text.replace(0, 1, text.left(1).toUpper());
}

} // namespace

DeckComparison::DeckComparison(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QScrollArea(parent), m_theme(std::move(theme)), m_language(language), m_panel(new QWidget)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    build();
    setWidget(m_panel);
    setTheme(m_theme);
}

void DeckComparison::build()
{
    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(22, 8, 22, 22);
    column->setSpacing(14);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(5);
    m_grid->setColumnStretch(0, 3);
    m_grid->setColumnStretch(1, 2);
    m_grid->setColumnStretch(2, 2);
    for (int side = 0; side < 2; ++side) {
        auto* box = new QComboBox(m_panel);
        m_boxes[static_cast<std::size_t>(side)] = box;
        m_grid->addWidget(box, 0, side + 1);
        connect(box, &QComboBox::activated, this, &DeckComparison::renew);
    }
    column->addLayout(m_grid);
    for (std::size_t place = 0; place < 2; ++place) {
        m_heads[place] = new QLabel(m_panel);
        m_curves[place] = new DeckCurves(m_theme, m_panel);
        m_curves[place]->setMaximumWidth(620);
        column->addWidget(m_heads[place]);
        column->addWidget(m_curves[place]);
    }
    m_shared = new QLabel(m_panel);
    m_shared->setWordWrap(true);
    column->addWidget(m_shared);
    column->addStretch(1);
}

void DeckComparison::setHeroes(std::vector<std::shared_ptr<const HeroRules>> heroes)
{
    m_heroes = std::move(heroes);
    fillBoxes();
    renew();
}

void DeckComparison::fillBoxes()
{
    for (std::size_t side = 0; side < 2; ++side) {
        const QString before = m_boxes[side]->currentData().toString();
        m_boxes[side]->clear();
        for (const auto& hero : m_heroes)
            m_boxes[side]->addItem(spokenName(hero->name, m_language), QString::fromStdString(hero->id));
        const int found = m_boxes[side]->findData(before);
        m_boxes[side]->setCurrentIndex(
            found >= 0 ? found : std::min(static_cast<int>(side), m_boxes[side]->count() - 1));
        m_boxes[side]->setAccessibleName(side == 0 ? tr("First deck") : tr("Second deck"));
    }
}

void DeckComparison::compare(const QString& left, const QString& right)
{
    const QString ids[] = {left, right};
    for (std::size_t side = 0; side < 2; ++side) {
        const int found = m_boxes[side]->findData(ids[side]);
        m_boxes[side]->setCurrentIndex(found >= 0 ? found : static_cast<int>(side));
    }
    renew();
}

const HeroRules* DeckComparison::hero(int side) const
{
    const int place = m_boxes[static_cast<std::size_t>(side)]->currentIndex();
    return place < 0 ? nullptr : m_heroes[static_cast<std::size_t>(place)].get();
}

void DeckComparison::addRow(const QString& name, const QString& left, const QString& right)
{
    m_rows.push_back({name, left, right});
    const int row = static_cast<int>(m_rows.size());
    const QString texts[] = {name, left, right};
    for (int column = 0; column < 3; ++column) {
        auto* cell = new QLabel(texts[column], m_panel);
        QFont font = m_theme->font(TextRole::body);
        if (column > 0) font.setWeight(left == right ? QFont::Normal : QFont::DemiBold);
        cell->setFont(font);
        cell->setWordWrap(true);
        m_grid->addWidget(cell, row, column);
        m_cells.push_back(cell);
    }
}

void DeckComparison::fillRows(const HeroRules& left, const HeroRules& right)
{
    const DeckFigures a = deckFigures(left);
    const DeckFigures b = deckFigures(right);
    const auto count = [&](const QString& name, int one, int other) {
        addRow(name, QString::number(one), QString::number(other));
    };
    const auto mean = [locale = localeOf(m_language)](double number) {
        return locale.toString(number, 'f', 2);
    };
    count(tr("Cards"), a.copies, b.copies);
    count(tr("Different cards"), a.titles, b.titles);
    for (std::size_t type = 0; type < 4; ++type)
        count(capital(CardListModel::typeName(static_cast<CardType>(type))), a.byType[type], b.byType[type]);
    addRow(tr("Mean value"), mean(a.meanValue), mean(b.meanValue));
    addRow(tr("Mean boost"), mean(a.meanBoost), mean(b.meanBoost));
    for (Timing timing : timings)
        count(QString::fromStdString(timingLabel(timing, m_language)),
              a.byTiming[static_cast<std::size_t>(timing)], b.byTiming[static_cast<std::size_t>(timing)]);
    count(tr("Without effect"), a.withoutEffect, b.withoutEffect);
    count(tr("Health of the hero"), left.fighters.front().health, right.fighters.front().health);
    count(tr("Move"), left.move, right.move);
    count(tr("Sidekicks"), static_cast<int>(left.fighters.size()) - 1,
          static_cast<int>(right.fighters.size()) - 1);
}

void DeckComparison::fillCurves(const HeroRules& left, const HeroRules& right)
{
    const DeckFigures a = deckFigures(left);
    const DeckFigures b = deckFigures(right);
    const int axis = std::max({DeckCurves::leastEnd, a.highest, b.highest});
    const QString one = spokenName(left.name, m_language);
    const QString other = spokenName(right.name, m_language);
    m_curves[0]->setSeries({{one, a.byValue, m_theme->color(Tone::defense)}, {other, b.byValue, QColor()}},
                           axis);
    m_curves[1]->setSeries({{one, a.byBoost, m_theme->color(Tone::defense)}, {other, b.byBoost, QColor()}},
                           axis);
}

/// Cards of the same name in both decks; they need not be alike in their figures.
QString DeckComparison::shared(const HeroRules& left, const HeroRules& right) const
{
    QStringList names;
    for (const CardKind& card : left.cards)
        if (&left != &right && right.findCard(card.id) >= 0) names << spokenName(card.name, m_language);
    return names.isEmpty() ? tr("The two decks share no card.")
                           : tr("In both decks: %1.").arg(names.join(QStringLiteral(", ")));
}

void DeckComparison::renew()
{
    qDeleteAll(m_cells);
    m_cells.clear();
    m_rows.clear();
    const HeroRules* left = hero(0);
    const HeroRules* right = hero(1);
    if (!left || !right) return;
    fillRows(*left, *right);
    fillCurves(*left, *right);
    m_heads[0]->setText(tr("Copies by value"));
    m_heads[1]->setText(tr("Copies by boost"));
    for (std::size_t place = 0; place < 2; ++place)
        m_curves[place]->setAccessibleName(m_heads[place]->text());
    m_shared->setText(shared(*left, *right));
}

void DeckComparison::setLanguage(Language language)
{
    m_language = language;
    fillBoxes();
    renew();
}

void DeckComparison::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::ground));
    setPalette(colours);
    m_panel->setPalette(colours);
    m_panel->setAutoFillBackground(true);
    for (QLabel* head : m_heads)
        head->setFont(m_theme->font(TextRole::section));
    m_shared->setFont(m_theme->font(TextRole::body));
    renew();
}

} // namespace fabletop
