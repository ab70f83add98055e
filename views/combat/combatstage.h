// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatStage: the upper part of a combat: both cards, both fighters, their values, and the sum between.
///
/// Why it takes what is shown and not the combat: it cannot paint what it was not told. Its ground is opaque:
/// what lies under it may be somebody's hand.

#include "model/match/words/ledger.h"
#include "views/combat/combatframe.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QWidget>
#include <array>
#include <memory>

namespace fabletop {

struct CombatBlow;
class StagePainter;

/// How far the motions have got; 1 at rest.
struct StageMotion {
    qreal turn = 1; ///< of the cards at the reveal
    qreal blow = 1; ///< at the result
    bool operator==(const StageMotion&) const = default;
};

class CombatStage : public QWidget {
    Q_OBJECT
public:
    explicit CombatStage(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setNarrator(const Narrator& narrator);
    /// The combat as far as it is shown; `where` is the line under the heading ("Turn 8, first action").
    void setCombat(const Ledger& shown, const QString& where);
    void setMotion(const StageMotion& motion);
    [[nodiscard]] const StagePlaces& places() const { return m_places; }
    [[nodiscard]] const Looks& looks() const { return m_looks; }
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Baked {
        CardLook look;
        qreal width = 0;
        QPixmap picture;
    };
    void layOut();
    void describe();
    [[nodiscard]] std::optional<CardLook> boostAt(QPoint at) const;
    [[nodiscard]] bool tells() const { return !m_ledger.empty() && m_looks.narrator().valid(); }
    void paintGround(QPainter& painter) const;
    void paintCard(QPainter& painter, int side) const;

    std::shared_ptr<const Theme> m_theme;
    Looks m_looks;
    Ledger m_ledger;
    QString m_where;
    StageMotion m_motion;
    StagePlaces m_places;
    mutable std::array<Baked, 2> m_baked;
    std::array<QWidget*, 2> m_nodes; ///< what screen readers find of each side
};

} // namespace fabletop
