// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JudgedWhole: what the computer makes of the whole match: how well each side decided, what luck did, where
/// it turned.

#include "model/match/words/narrate.h"
#include "views/pages/replay/analysis/judgedrow.h"
#include "views/pages/replay/analysis/replayanalysis.h"

#include <QWidget>
#include <array>
#include <vector>

class QLabel;

namespace fabletop {

class JudgedWhole : public QWidget {
    Q_OBJECT
public:
    explicit JudgedWhole(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Of what is told; sides that may not be judged for whoever looks are left out.
    void show(const ReplayAnalysis& analysis, const Narrator& narrator);
    [[nodiscard]] const JudgedRow& side(int team) const { return *m_sides[static_cast<std::size_t>(team)]; }

Q_SIGNALS:
    void seekRequested(int position);

private:
    [[nodiscard]] static QString sideWords(const MatchAnalysis& told, int team, const MatchRules& rules);
    void showWorst(const ReplayAnalysis& analysis, const Narrator& narrator);

    std::shared_ptr<const Theme> m_theme;
    QLabel* m_title;
    std::array<JudgedRow*, 2> m_sides;
    std::array<JudgedRow*, 2> m_words;
    JudgedRow* m_turning;
    int m_turningAt = 0;
    QLabel* m_note;
    QLabel* m_worstTitle;
    std::vector<JudgedRow*> m_worst; ///< mistakes that cost most, in the order of the match
    std::vector<int> m_worstAt;
};

} // namespace fabletop
