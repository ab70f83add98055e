// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// StagePainter: what stands on the stage of a combat beside the cards: fighters, health, values, the sum.

#include "views/combat/combatblow.h"
#include "views/combat/combatframe.h"
#include "views/combat/combatpainter.h"

#include <QCoreApplication>

namespace fabletop {

class StagePainter {
    Q_DECLARE_TR_FUNCTIONS(StagePainter)
public:
    /// All must outlive it. `ledger` is the combat as far as it is shown.
    StagePainter(const Theme& theme, const Looks& looks, const Ledger& ledger, const StagePlaces& places,
                 const CombatBlow& blow)
        : m_theme(theme), m_looks(looks), m_ledger(ledger), m_places(places), m_blow(blow),
          m_combat(theme, looks, ledger)
    {}

    void paintHeading(QPainter& painter, const QString& where) const;
    /// Name, role, health.
    void paintName(QPainter& painter, int side) const;
    void paintFigure(QPainter& painter, int side) const;
    /// Boost, protection or that its effects are lost; nothing where there is nothing to say.
    void paintChip(QPainter& painter, int side) const;
    /// The value's shape and its sum.
    void paintValue(QPainter& painter, int side) const;
    void paintSum(QPainter& painter) const;
    /// Who that is, and all that is said about that side, for screen readers.
    [[nodiscard]] QString spoken(int side) const;

private:
    [[nodiscard]] const LedgerSide& at(int side) const
    {
        return m_ledger.sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] const StageSide& place(int side) const
    {
        return m_places.sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] QFont words(qreal design, QFont::Weight weight = QFont::Normal) const
    {
        return m_theme.interfaceFont(m_places.px(design), weight);
    }
    [[nodiscard]] int maximum(int side) const;
    /// Health as it is seen now: the blow has landed, or not yet.
    [[nodiscard]] int health(int side) const;
    /// Health lost in the step that is lit, shown in harm.
    [[nodiscard]] int lost(int side) const;
    [[nodiscard]] bool fallen(int side) const { return at(side).healthNow <= 0 && at(side).healthBefore > 0; }
    /// Away from its own place: the blow, in pixels.
    [[nodiscard]] qreal shift(int side) const;
    [[nodiscard]] bool told() const { return m_ledger.decided && m_blow.told; }
    [[nodiscard]] QString role(int side) const;
    /// Heading and names: what is set there has one face, whatever single letters ask for.
    [[nodiscard]] QString allNames() const;
    struct Names {
        QFont serif;
        bool roles = true; ///< beside them
    };
    [[nodiscard]] Names names() const;
    [[nodiscard]] qreal nameLeft(int side) const;
    [[nodiscard]] QString sumWords(int side) const;
    /// `shortly`: where there is little room.
    [[nodiscard]] QString chipWords(int side, bool shortly = false) const;
    void paintSegments(QPainter& painter, int side) const;
    void paintStanding(QPainter& painter, int side) const;
    void paintEquation(QPainter& painter, const QRectF& box) const;
    void paintOutcome(QPainter& painter, const QRectF& box) const;
    void paintDrop(QPainter& painter, QPointF centre, qreal height) const;

    const Theme& m_theme;
    const Looks& m_looks;
    const Ledger& m_ledger;
    const StagePlaces& m_places;
    const CombatBlow& m_blow;
    CombatPainter m_combat;
};

} // namespace fabletop
