// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatSheet: a combat as a page over the table or the replay: the stage, the bar, the ledger.
///
/// Why it takes a Ledger and a place in it: what it shows is a function of those two alone, so playing it,
/// skipping to its end and coming back to it in a replay can only give the same picture; and nothing of what
/// comes later can be seen before its step.

#include "views/combat/combatframe.h"
#include "views/combat/combatrun.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <memory>

namespace fabletop {

class CombatBar;
class CombatStage;
class LedgerColumns;

class CombatSheet : public QWidget {
    Q_OBJECT
public:
    explicit CombatSheet(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Names, rules and language of the match; before the first combat.
    void setNarrator(const Narrator& narrator);
    /// Where the bar of the page below is, so that it never seems to move; null: the sheet has a page for
    /// itself.
    void setBarPlace(const QRect& bar);
    /// The combat as far as it has got. Another fight begins at its reveal, the same one stays at its place.
    /// `where` is the line under the heading ("Turn 8, first action").
    void setCombat(const Ledger& ledger, const QString& where = QString());
    /// A combat that is over, from its reveal, on its own: it goes on at the pace that is set, waits at its
    /// end and is closed by Continue, by Escape and by the way back, which says where it leads ("Back to
    /// replay").
    void openPast(const Ledger& ledger, const QString& where, const QString& back);
    [[nodiscard]] bool past() const { return m_past; }
    /// Hides a past combat; anything else stays.
    void closePast();
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }

    /// Shows the combat as it stood when step 2 … 8 was done; 9 is all there is. Ends any motion.
    void setStep(int step);
    /// The step that is lit, 2 … 8, or 9 when all is over.
    [[nodiscard]] int step() const;
    /// The combat as far as it is shown.
    [[nodiscard]] const Ledger& shown() const { return m_shown; }

    /// Lights what is not shown yet, one thing after the other, at the pace that is set.
    void play();
    [[nodiscard]] bool playing() const { return m_run.timed(); }
    /// It waits for a press.
    [[nodiscard]] bool waiting() const { return m_run.phase() == CombatRun::Phase::waiting; }
    /// Ends what is moving, or goes on from where it waits; past the end the sheet is finished.
    void advance();
    /// Shows all there is at once; the next press finishes.
    void toTheEnd();
    /// What the line below the sentence says instead of its own; empty: its own.
    void setHelp(const QString& help);
    void setPace(CombatPace pace);
    [[nodiscard]] CombatPace pace() const { return m_run.pace(); }
    /// Divides what moves; 0: nothing does.
    void setSpeed(double speed) { m_run.setSpeed(speed); }

    /// The time in milliseconds, for tests.
    void setClock(CombatRun::Clock clock) { m_run.setClock(std::move(clock)); }
    /// Looks at the clock; it does so by itself while something is due.
    void tick();

    [[nodiscard]] CombatStage* stage() const { return m_stage; }
    [[nodiscard]] CombatBar* bar() const { return m_bar; }
    [[nodiscard]] LedgerColumns* columns() const { return m_columns; }
    [[nodiscard]] const CombatFrame& frame() const { return m_frame; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Everything that has happened was shown and read. The combat itself may still wait for a decision.
    void finished();
    /// A past combat was left.
    void closed();
    /// So many events of the match have happened where it stands now.
    void stepped(int events);
    void paceChanged(CombatPace pace);
    /// "R-…" was clicked.
    void ruleActivated(const QString& rule);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void refresh();
    void settle();
    void tellBar();
    void tellStep();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString whatHappened() const;

    std::shared_ptr<const Theme> m_theme;
    Ledger m_ledger;
    Ledger m_shown; ///< m_ledger as far as the place
    QString m_where;
    QString m_help;
    QString m_back; ///< of a past combat
    /// What the past one lies over: it is gone back to at the same place.
    struct Live {
        Ledger ledger;
        QString where;
        int done = 0;
    };
    Live m_live;
    CombatFrame m_frame;
    QRect m_barPlace;
    QElapsedTimer m_machine;
    CombatRun m_run;
    QTimer m_timer;
    bool m_past = false;
    bool m_halfTurned = true; ///< values appear when the cards have turned half
    int m_toldStep = -1;
    int m_toldEvents = -1;
    CombatStage* m_stage;
    CombatBar* m_bar;
    LedgerColumns* m_columns;
};

} // namespace fabletop
