// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Pages of the NewHeroWizard about fighters: the hero's numbers, and its sidekicks.

#include "model/documents/rules/newhero.h"
#include "views/theme/theme.h"
#include "views/workshop/rules/wizard/wizardpage.h"

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace fabletop {

class WholeField;
class Button;

/// What a page of the wizard needs to know of the others.
using AnswersSoFar = std::function<NewHero()>;

class NumbersPage : public WizardPage {
    Q_OBJECT
public:
    explicit NumbersPage(QWidget* parent = nullptr);

    [[nodiscard]] NewHero answers() const;
    [[nodiscard]] bool isComplete() const override;
    bool validatePage() override;
    [[nodiscard]] QLineEdit* name() const { return m_name; }
    [[nodiscard]] WholeField* health() const { return m_health; }
    [[nodiscard]] WholeField* moves() const { return m_move; }
    [[nodiscard]] QComboBox* reach() const { return m_reach; }

private:
    QLineEdit* m_name;
    WholeField* m_health;
    WholeField* m_move;
    QComboBox* m_reach;
    QLabel* m_why;
};

/// One kind of sidekick.
class SidekickRow : public QWidget {
    Q_OBJECT
public:
    explicit SidekickRow(QWidget* parent = nullptr);
    [[nodiscard]] NewHero::Sidekick answer() const;
    [[nodiscard]] QLineEdit* name() const { return m_name; }
    [[nodiscard]] WholeField* count() const { return m_count; }

Q_SIGNALS:
    void changed();
    void removed();

private:
    void renew();

    QLineEdit* m_name;
    QLineEdit* m_plural;
    WholeField* m_count;
    WholeField* m_health;
    QComboBox* m_reach;
};

class SidekicksPage : public WizardPage {
    Q_OBJECT
public:
    SidekicksPage(std::shared_ptr<const Theme> theme, AnswersSoFar answers, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<NewHero::Sidekick> sidekicks() const;
    [[nodiscard]] bool isComplete() const override;
    bool validatePage() override;
    [[nodiscard]] Button* addButton() const { return m_add; }
    [[nodiscard]] const std::vector<SidekickRow*>& rows() const { return m_rows; }

private:
    void addRow();
    void renew();

    AnswersSoFar m_answers;
    QVBoxLayout* m_list;
    std::vector<SidekickRow*> m_rows;
    Button* m_add;
    QLabel* m_why;
};

} // namespace fabletop
