// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NamesPage: the page of the NewHeroWizard for what the fighters are called in other languages.

#include "views/workshop/rules/wizard/fighterpages.h"

#include <array>

class QGridLayout;

namespace fabletop {

class NamesPage : public QWizardPage {
    Q_OBJECT
public:
    explicit NamesPage(AnswersSoFar answers, QWidget* parent = nullptr);

    /// Writes the names into the answers.
    void addTo(NewHero& answers) const;
    /// Of one fighter, the hero first: Spanish, French, Portuguese.
    [[nodiscard]] const std::vector<std::array<QLineEdit*, 3>>& fields() const { return m_fields; }
    void initializePage() override;

private:
    AnswersSoFar m_answers;
    QWidget* m_form = nullptr;
    std::vector<std::array<QLineEdit*, 3>> m_fields;
};

} // namespace fabletop
