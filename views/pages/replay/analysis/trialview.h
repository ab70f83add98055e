// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TrialView: a decision to be found by whoever looks: what was asked, and all that could be answered.

#include "views/match/looks.h"
#include "views/pages/replay/analysis/judgedplace.h"
#include "views/pages/replay/analysis/trialfacts.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;
class QListWidget;

namespace fabletop {

class Button;
class TrialDelegate;

class TrialView : public QWidget {
    Q_OBJECT
public:
    explicit TrialView(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// The place is tried.
    void show(const JudgedPlace& place, const MatchRules& rules, const Narrator& narrator);
    [[nodiscard]] QListWidget* choices() const { return m_choices; }
    [[nodiscard]] Button* answerButton() const { return m_answer; }

Q_SIGNALS:
    void answered(int choice);
    void givenUp(); ///< the answer is to be shown

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void fit();

    std::shared_ptr<const Theme> m_theme;
    QLabel* m_question;
    QListWidget* m_choices;
    std::vector<std::optional<CardLook>> m_cards; ///< by choice
    Button* m_answer;
    Button* m_giveUp;
    TrialDelegate* m_delegate;
    TrialFacts* m_facts;
};

} // namespace fabletop
