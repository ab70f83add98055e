// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// AnalysisTab: the analysis of a match in the inspector of its replay: how to get one, how far it has come,
/// what it says of the decision at the cursor or of the whole match, and a try at a better decision.

#include "model/match/words/narrate.h"
#include "views/pages/replay/analysis/judgedplace.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;
class QProgressBar;
class QScrollArea;
class QStackedWidget;

namespace fabletop {

class Button;
class EmptyState;
class JudgedView;
class JudgedWhole;
class TrialFacts;
class TrialView;

class AnalysisTab : public QWidget {
    Q_OBJECT
public:
    explicit AnalysisTab(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    ~AnalysisTab() override;

    void setTheme(std::shared_ptr<const Theme> theme);
    /// What is shown; it must outlive the tab, or be taken away by null.
    void setAnalysis(ReplayAnalysis* analysis);
    void setNarrator(const Narrator& narrator);
    [[nodiscard]] JudgedPlace* place() const { return m_place.get(); }
    [[nodiscard]] EmptyState& empty() const { return *m_empty; }
    [[nodiscard]] JudgedView& judged() const { return *m_judged; }
    [[nodiscard]] JudgedWhole& whole() const { return *m_whole; }
    [[nodiscard]] TrialView& trial() const { return *m_trial; }
    /// The decision of the place is shown, not the whole match.
    [[nodiscard]] bool showsPlace() const { return isVisible() && m_analysis && judgesPlace(); }
    [[nodiscard]] Button* tryButton() const { return m_try; }
    [[nodiscard]] Button* againButton() const { return m_again; }
    [[nodiscard]] Button* stopButton() const { return m_stop; }

Q_SIGNALS:
    void seekRequested(int position, int offset);
    void mistakeRequested(); ///< the next one

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectParts();
    void refresh();
    void refreshEmpty();
    void refreshRun();
    void refreshJudged();
    void fitFacts();
    [[nodiscard]] bool judgesPlace() const;
    [[nodiscard]] QString taken() const;
    void retranslate();

    std::shared_ptr<const Theme> m_theme;
    ReplayAnalysis* m_analysis = nullptr;
    std::unique_ptr<JudgedPlace> m_place;
    Narrator m_narrator;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QWidget* m_content;
    QWidget* m_running; ///< how far it has come
    QProgressBar* m_bar;
    Button* m_stop;
    QWidget* m_stale; ///< it was made by older rules
    QLabel* m_staleWords;
    Button* m_again;
    QLabel* m_title;
    QWidget* m_sheet; ///< what is judged, and at its foot what can be done
    QScrollArea* m_scroll;
    TrialFacts* m_facts; ///< below a short judgement
    JudgedView* m_judged;
    JudgedWhole* m_whole;
    TrialView* m_trial;
    QWidget* m_foot;
    Button* m_try;
    Button* m_next;
};

} // namespace fabletop
