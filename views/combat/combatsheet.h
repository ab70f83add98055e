// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatSheet: a combat as a page over the table: both cards, the ledger between them, the sum below.
///
/// Why it takes a Ledger and a place in it: what it shows is a function of those two alone, so playing it,
/// skipping to its end and coming back to it in a replay can only give the same picture. Its ground is
/// opaque: what lies under it may be somebody's hand.

#include "views/combat/combatbeats.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>
#include <array>
#include <memory>

class QScrollArea;

namespace fabletop {

class CombatBar;
class CombatPainter;
class LedgerView;

class CombatSheet : public QWidget {
    Q_OBJECT
public:
    explicit CombatSheet(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Names, rules and language of the match; before the first combat.
    void setNarrator(const Narrator& narrator);
    /// The combat as far as it has got. Another fight begins at its reveal, the same one stays at its place.
    /// `where` is the line under the heading ("Turn 8, first action").
    void setCombat(const Ledger& ledger, const QString& where = QString());
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }

    /// Shows the combat as it stood when step 2 … 8 was done; 9 is all there is. Ends any motion.
    void setStep(int step);
    /// The step that is lit, 2 … 8, or 9 when all is over.
    [[nodiscard]] int step() const;

    /// Lights what is not shown yet, one thing after the other, within 2500 / speed ms. Speed 0 shows the
    /// last state at once and waits for a click.
    void play(double speed);
    [[nodiscard]] bool playing() const { return m_motion.state() == QAbstractAnimation::Running; }
    /// Holds after each step until a click or a key.
    void setClickToGoOn(bool click) { m_clickToGoOn = click; }
    /// Ends what is moving and goes on to the next step; past the last one the sheet is finished.
    void advance();
    /// Shows all there is at once; the next click finishes.
    void toTheEnd();
    /// What the line below says instead of its own sentence; empty: that sentence.
    void setHelp(const QString& help);
    /// Which speed button is on: 0 (off), 0.5, 1, 2 or 4.
    void setSpeed(double speed);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Everything that has happened was shown and read. The combat itself may still wait for a decision.
    void finished();
    void speedChanged(double speed);
    /// "R-…" was clicked.
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void placeLedger();
    void run(int milliseconds, bool holding);
    void startBeat();
    void beginCount();
    void onMotion(const QVariant& value);
    void onMotionEnded();
    void onSpeed(double speed);
    void renewBeats();
    void stopAt(int beat);
    void refresh();
    [[nodiscard]] bool moving() const { return playing() && !m_holding; }
    [[nodiscard]] bool atEnd() const { return m_beat >= static_cast<int>(m_beats.size()); }
    /// How far the motion of this row has got; 1 at rest.
    [[nodiscard]] qreal partOf(int row) const;
    void tellBar();
    [[nodiscard]] QString sentence() const;
    void paintGround(QPainter& painter) const;
    void paintHeading(QPainter& painter, const CombatPainter& combat) const;
    void paintSide(QPainter& painter, const CombatPainter& combat, int side) const;
    void paintCard(QPainter& painter, const CombatPainter& combat, int side) const;

    struct Baked {
        CardLook look;
        qreal width = 0;
        QPixmap picture;
    };
    std::shared_ptr<const Theme> m_theme;
    Looks m_looks;
    Ledger m_ledger;
    Ledger m_shown; ///< m_ledger as far as the place
    QString m_where;
    QString m_help;
    std::vector<CombatBeat> m_beats;
    int m_beat = 0; ///< beats done
    double m_speed = 1;
    bool m_clickToGoOn = false;
    bool m_holding = false;   ///< everything is shown, for reading
    bool m_halfTurned = true; ///< values appear when the cards have turned half
    QVariantAnimation m_motion;
    QElapsedTimer m_clock;           ///< since the count of beats began
    double m_due = 0;                ///< milliseconds after that when the beat under way ends
    std::array<QRectF, 2> m_columns; ///< fighter, card and plate of each side
    QRectF m_middle;                 ///< ledger and sum
    QRectF m_ledgerBox;
    QRectF m_sumBox;
    qreal m_cardWidth = 240;
    qreal m_plateHeight = 92;
    mutable std::array<Baked, 3> m_baked; ///< both cards and the boost
    QScrollArea* m_scroll;
    LedgerView* m_ledgerView;
    CombatBar* m_bar;
};

} // namespace fabletop
