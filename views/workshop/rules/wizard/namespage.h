// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NamesPage: the page of the NewHeroWizard for what the fighters are called in other languages.

#include "views/workshop/rules/wizard/fighterpages.h"

#include <array>

class QGridLayout;

namespace fabletop {

class NamesPage : public WizardPage {
    Q_OBJECT
public:
    using Fields = std::array<QLineEdit*, languageCount - 1>;
    explicit NamesPage(AnswersSoFar answers, QWidget* parent = nullptr);

    /// Writes the names into the answers.
    void addTo(NewHero& answers) const;
    /// Of one fighter, the hero first, in the order of NewHero::Abroad.
    [[nodiscard]] const std::vector<Fields>& fields() const { return m_fields; }
    void initializePage() override;

private:
    AnswersSoFar m_answers;
    QWidget* m_form = nullptr;
    std::vector<Fields> m_fields;
};

} // namespace fabletop
