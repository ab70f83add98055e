// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/wizard/newherowizard.h"

#include "views/theme/style.h"
#include "views/workshop/rules/wizard/deckpage.h"
#include "views/workshop/rules/wizard/fighterpages.h"
#include "views/workshop/rules/wizard/namespage.h"

#include <QAbstractButton>

namespace fabletop {

namespace {

constexpr int wide = 760;
constexpr int high = 520;

} // namespace

NewHeroWizard::NewHeroWizard(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWizard(parent), m_numbers(new NumbersPage),
      m_sidekicks(new SidekicksPage(theme, [this] { return answers(); })),
      m_deck(new DeckPage(theme, language, [this] { return answers(); })),
      m_names(new NamesPage([this] { return answers(); }))
{
    setWindowTitle(tr("New hero"));
    setWizardStyle(QWizard::ClassicStyle);
    setOption(QWizard::NoBackButtonOnStartPage);
    setPalette(theme->palette());
    setButtonText(QWizard::BackButton, tr("Back"));
    setButtonText(QWizard::NextButton, tr("Next"));
    setButtonText(QWizard::FinishButton, tr("Begin"));
    setButtonText(QWizard::CancelButton, tr("Cancel"));
    setButtonLayout({CancelButton, Stretch, BackButton, NextButton, FinishButton});
    for (const WizardButton going : {NextButton, FinishButton})
        button(going)->setProperty("role", wordOf(ButtonRole::primary));
    QStringList names;
    for (WizardPage* page : {static_cast<WizardPage*>(m_numbers), static_cast<WizardPage*>(m_sidekicks),
                             static_cast<WizardPage*>(m_deck), static_cast<WizardPage*>(m_names)}) {
        addPage(page);
        names << page->step();
    }
    auto* steps = new WizardSteps(theme, names, this);
    setSideWidget(steps);
    connect(this, &QWizard::currentIdChanged, steps, &WizardSteps::setCurrent);
    resize(theme->px(wide), theme->px(high));
    connect(this, &QDialog::accepted, this, [this] { Q_EMIT heroMade(newHeroText(answers())); });
}

NewHero NewHeroWizard::answers() const
{
    NewHero result = m_numbers->answers();
    result.sidekicks = m_sidekicks->sidekicks();
    result.deck = m_deck->chosen();
    m_names->addTo(result);
    return result;
}

} // namespace fabletop
