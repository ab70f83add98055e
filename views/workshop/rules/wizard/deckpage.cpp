// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/wizard/deckpage.h"

#include "model/content/catalogue.h"
#include "model/items/cards/cardlistmodel.h"
#include "model/match/words/spokenname.h"

#include <QButtonGroup>
#include <QListWidget>
#include <QRadioButton>
#include <QVBoxLayout>

namespace fabletop {

DeckPage::DeckPage(std::shared_ptr<const Theme> theme, Language language, AnswersSoFar answers,
                   QWidget* parent)
    : WizardPage(tr("Deck"), tr("What does it fight with?"),
                 tr("Thirty simple cards that can be played at once. Change them one by one."), parent),
      m_language(language), m_answers(std::move(answers)), m_choices(new QButtonGroup(this)),
      m_cards(new QListWidget(this))
{
    auto* column = new QVBoxLayout(body());
    column->setSpacing(theme->px(6));
    const QStringList words{tr("A bit of everything"), tr("More attacks: it goes forward"),
                            tr("More defenses: it waits for its time")};
    for (int deck = 0; deck < words.size(); ++deck) {
        auto* choice = new QRadioButton(words.at(deck), this);
        m_choices->addButton(choice, deck);
        column->addWidget(choice);
    }
    m_choices->button(0)->setChecked(true);
    m_cards->setSelectionMode(QAbstractItemView::NoSelection);
    m_cards->setAccessibleName(tr("Cards of the deck"));
    column->addWidget(m_cards, 1);
    connect(m_choices, &QButtonGroup::idClicked, this, &DeckPage::fillCards);
}

NewHero::Deck DeckPage::chosen() const
{
    return static_cast<NewHero::Deck>(m_choices->checkedId());
}

void DeckPage::initializePage()
{
    fillCards();
}

void DeckPage::fillCards()
{
    m_cards->clear();
    Diagnostics ignored;
    const auto hero = readHero(newHeroText(m_answers()).toStdString(), "new.hero", ignored);
    if (!hero) return;
    for (const CardKind& card : hero->cards) {
        const QString name = spokenName(card.name, m_language);
        const QString type = CardListModel::typeName(card.type);
        const QString value = card.value == noValue ? type : tr("%1 %2").arg(type).arg(card.value);
        m_cards->addItem(
            tr("%1 × %2 — %3, boost %4")
                .arg(QString::number(card.copies), name, value, QString::number(card.boostValue())));
    }
}

} // namespace fabletop
