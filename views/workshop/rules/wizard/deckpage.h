// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DeckPage: the page of the NewHeroWizard on which the starter deck is chosen.

#include "views/workshop/rules/wizard/fighterpages.h"

class QButtonGroup;
class QListWidget;

namespace fabletop {

class DeckPage : public WizardPage {
    Q_OBJECT
public:
    DeckPage(std::shared_ptr<const Theme> theme, Language language, AnswersSoFar answers,
             QWidget* parent = nullptr);

    [[nodiscard]] NewHero::Deck chosen() const;
    [[nodiscard]] QButtonGroup* choices() const { return m_choices; }
    [[nodiscard]] QListWidget* cards() const { return m_cards; }
    void initializePage() override;

private:
    void fillCards();

    Language m_language;
    AnswersSoFar m_answers;
    QButtonGroup* m_choices;
    QListWidget* m_cards;
};

} // namespace fabletop
