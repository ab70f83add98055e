// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JudgedView: what the computer makes of the decision at the cursor: the verdict, the chances after it, the
/// best that could be done beside what was done, and the line that follows.

#include "views/match/advice.h"
#include "views/pages/replay/analysis/judgedplace.h"
#include "views/pages/replay/analysis/judgedrow.h"

#include <QWidget>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace fabletop {

class ChanceBar;

class JudgedView : public QWidget {
    Q_OBJECT
public:
    explicit JudgedView(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// The place must have a decision, and nobody tries it.
    void show(const JudgedPlace& place, const MatchRules& rules, const Narrator& narrator);
    /// The rows of what could be done, best first, for tests.
    [[nodiscard]] std::vector<const JudgedRow*> options() const;
    [[nodiscard]] const JudgedRow& verdict() const { return *m_verdict; }

private:
    void showVerdict(const AnalysedDecision& decision, const Narrator& narrator);
    void showOptions(const JudgedPlace& place, const Narrator& narrator);
    void showLine(const JudgedPlace& place, const Narrator& narrator);

    std::shared_ptr<const Theme> m_theme;
    JudgedRow* m_verdict;
    QLabel* m_change; ///< from which chance to which
    ChanceBar* m_bar;
    QLabel* m_could;
    std::vector<JudgedRow*> m_options;
    QLabel* m_follows;
    std::vector<JudgedRow*> m_line;
};

} // namespace fabletop
