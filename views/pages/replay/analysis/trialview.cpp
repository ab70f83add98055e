// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/trialview.h"

#include "model/engine/engine.h"
#include "views/cards/cardpeek.h"
#include "views/pages/replay/analysis/judgedview.h"
#include "views/pages/replay/analysis/trialdelegate.h"
#include "views/pages/replay/tabs/cardrows.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int besideTitle = 5; ///< the question stands under the title, the list further out
constexpr int leastShown = 4;  ///< options in sight, however little room there is

/// The question, and in a combat who fights whom.
QString asked(const State& before, const MatchRules& rules, const Narrator& narrator)
{
    const QString question = narrator.prompt(before, prompt(rules, before));
    const Combat& combat = before.table.combat;
    if (combat.step == CombatStep::none || combat.step == CombatStep::over) return question;
    return TrialView::tr("%1. %2", "who attacks whom; what is asked")
        .arg(narrator.attack(combat.sides[attackSide].fighter, combat.sides[defenseSide].fighter), question);
}

} // namespace

TrialView::TrialView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_question(new QLabel), m_choices(new QListWidget),
      m_answer(new Button(QString(), QString(), ButtonRole::primary)), m_giveUp(new Button),
      m_delegate(new TrialDelegate(m_theme, m_choices)), m_facts(new TrialFacts(m_theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_question);
    column->addWidget(m_choices, 1000); // as high as its options, and no higher
    auto* row = new QHBoxLayout;
    row->addWidget(m_answer, 1);
    row->addWidget(m_giveUp);
    column->addLayout(row);
    column->addSpacing(6);
    column->addWidget(m_facts);
    column->addStretch(1);
    m_choices->setItemDelegate(m_delegate);
    m_choices->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_question->setContentsMargins(besideTitle, 0, besideTitle, 0);
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
    m_question->setFont(m_theme->interfaceFont(m_theme->body() * 15 / 13, QFont::Bold));
    fit();
}

void TrialView::show(const JudgedPlace& place, const MatchRules& rules, const Narrator& narrator)
{
    const State& before = place.before();
    m_question->setText(asked(before, rules, narrator));
    m_choices->clear();
    m_cards.clear();
    for (const Decision& choice : place.choices()) {
        m_choices->addItem(narrator.option(before, choice));
        m_cards.push_back(cardOf(choice, Looks(narrator)));
    }
    m_delegate->setCards(m_cards);
    m_choices->setCurrentRow(-1);
    m_facts->show(before, place.taken().seat, Looks(narrator));
    refresh();
    fit();
}

/// The list is as high as its options and no higher; what is known of the table has what is left, if that is
/// enough.
void TrialView::fit()
{
    const int gap = layout()->spacing();
    m_delegate->setWidth(width() - 2 * m_choices->frameWidth() - m_theme->px(16));
    int whole = 2 * m_choices->frameWidth();
    int least = whole;
    for (int row = 0; row < m_choices->count(); ++row) {
        const int high = m_choices->sizeHintForRow(row);
        whole += high;
        if (row < leastShown) least += high;
    }
    const int left =
        height() - m_question->heightForWidth(width()) - m_answer->sizeHint().height() - 3 * gap - 6;
    m_choices->setMinimumHeight(std::min(least, std::max(left, 0)));
    m_choices->setMaximumHeight(whole);
    m_choices->doItemsLayout();
    m_facts->fitInto(left - whole - gap);
}

void TrialView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
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
