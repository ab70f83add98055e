// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/trialview.h"

#include "model/engine/engine.h"
#include "views/cards/cardpeek.h"
#include "views/pages/replay/analysis/judgedview.h"
#include "views/pages/replay/tabs/cardrows.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <utility>

namespace fabletop {

TrialView::TrialView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_question(new QLabel), m_choices(new QListWidget),
      m_answer(new Button(QString(), QString(), ButtonRole::primary)), m_giveUp(new Button)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_question);
    column->addWidget(m_choices, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_answer, 1);
    row->addWidget(m_giveUp);
    column->addLayout(row);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_choices->setWordWrap(true);
    m_choices->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto answer = [this] {
        if (m_choices->currentRow() >= 0) Q_EMIT answered(m_choices->currentRow());
    };
    connect(m_choices, &QListWidget::currentRowChanged, this, &TrialView::refresh);
    connect(m_choices, &QListWidget::itemActivated, this, answer);
    connect(m_answer, &QAbstractButton::clicked, this, answer);
    connect(m_giveUp, &QAbstractButton::clicked, this, &TrialView::givenUp);
    m_choices->setMouseTracking(true);
    CardPeek::attach(
        *m_choices->viewport(), m_theme,
        [this](QPoint at) -> std::optional<CardLook> {
            const int choice = m_choices->indexAt(at).row();
            return choice < 0 ? std::nullopt : m_cards[static_cast<std::size_t>(choice)];
        },
        [this](QSize card, QPoint pointer) { return besideInspector(*this, card, pointer); });
    setTheme(m_theme);
    retranslate();
}

void TrialView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_question->setFont(m_theme->font(TextRole::section));
}

void TrialView::show(const JudgedPlace& place, const MatchRules& rules, const Narrator& narrator)
{
    const State& before = place.before();
    m_question->setText(narrator.prompt(before, prompt(rules, before)));
    m_choices->clear();
    m_cards.clear();
    for (const Decision& choice : place.choices()) {
        m_choices->addItem(narrator.option(before, choice));
        m_cards.push_back(cardOf(choice, Looks(narrator)));
    }
    m_choices->setCurrentRow(-1);
    refresh();
}

void TrialView::refresh()
{
    m_answer->setReason(m_choices->currentRow() < 0 ? tr("Select an option first") : QString());
}

void TrialView::retranslate()
{
    m_answer->setText(tr("Answer"));
    m_giveUp->setText(tr("Show the answer"));
    m_choices->setAccessibleName(tr("Options"));
    refresh();
}

void TrialView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
