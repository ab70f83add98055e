#pragma once
/// ReplayPage: a match looked at: the battlefield at the cursor, through anybody's eyes, with every way to
/// step.
///
/// Why it keeps nothing but the match, the eyes and the step: all that is shown is computed from the cursor,
/// so the same place gives the same picture whichever way one came to it.

#include "model/match/match.h"
#include "views/pages/table/looks.h"
#include "views/theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QKeySequence;
class QLabel;

namespace fabletop {

class BattlefieldView;
class HealthCurves;
class ReplayBar;
class ReplayEyes;
class ReplayPanel;
class TimelineStrip;

class ReplayPage : public QWidget {
    Q_OBJECT
public:
    explicit ReplayPage(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    ~ReplayPage() override;

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Looks at a match that somebody else owns; steps move its cursor. Null: nothing.
    void setMatch(Match* match, Language language = Language::en);
    /// The same for a timeline alone: a match is made of it and kept here.
    void setTimeline(const Timeline& timeline, const MatchInfo& info, std::shared_ptr<const Ruleset> rules,
                     Language language = Language::en);
    [[nodiscard]] BattlefieldView* board() const { return m_board; }
    [[nodiscard]] Match* match() const { return m_match; }
    void setLanguage(Language language);
    /// Offers "Go on playing"; there is no such button where it cannot be.
    void setCanContinue(bool can);

    void seek(int position, int offset = 0);
    [[nodiscard]] int position() const { return m_match ? m_match->cursor().position : 0; }
    [[nodiscard]] Eyes eyes() const { return m_eyes; }
    void setEyes(Eyes eyes);

    // What buttons and keys do.
    void stepForward(Unit unit);
    void stepBack(Unit unit);
    void toStart() { seek(0); }
    void toEnd();
    void setUnit(Unit unit);
    [[nodiscard]] Unit unit() const;
    void setPlaying(bool playing);
    [[nodiscard]] bool playing() const { return m_player.isActive(); }

Q_SIGNALS:
    void closed();
    /// The match is to be played on, at its end.
    void continueRequested();
    /// "R-…" was clicked.
    void ruleActivated(const QString& rule);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildMain();
    void connectParts();
    void addKeys();
    void addKey(const QKeySequence& key, std::function<void()> act);
    void onSpace();
    void onTick();
    void setInterval();
    void tellParts();
    void refresh();
    void alignCurves();
    void showDivergence();

    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<Match> m_own;
    Match* m_match = nullptr;
    Looks m_looks;
    Language m_language = Language::en;
    Eyes m_eyes = Eyes::all();
    QTimer m_player;
    double m_speed = 1;

    ReplayEyes* m_eyesRow;
    QLabel* m_divergence;
    BattlefieldView* m_board;
    ReplayBar* m_bar;
    HealthCurves* m_curves;
    TimelineStrip* m_strip;
    ReplayPanel* m_panel;
};

} // namespace fabletop
