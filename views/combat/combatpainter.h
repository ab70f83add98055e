// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatPainter: the parts of a combat that sheet, inspector and band share: words, cards, values.

#include "model/match/words/ledger.h"
#include "views/illustrations/figure.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QRectF>

class QPainter;

namespace fabletop {

class CombatPainter {
    Q_DECLARE_TR_FUNCTIONS(CombatPainter)
public:
    /// All three must outlive the painter.
    CombatPainter(const Theme& theme, const Looks& looks, const Ledger& ledger)
        : m_theme(theme), m_looks(looks), m_ledger(ledger)
    {}

    /// "The attacker attacks the defender", by their names.
    [[nodiscard]] QString heading() const;
    /// "… takes 3 damage", or what else came of it.
    [[nodiscard]] QString outcome() const;
    /// "11 − 3 = 8 health left".
    [[nodiscard]] QString healthLine() const;
    /// The side's card as it lies there; a back while it is face down for the viewer.
    [[nodiscard]] CardLook card(int side) const;
    [[nodiscard]] CardLook boost(int side) const;
    /// The side's fighter; the attacker looks right, the defender left, whatever their seats.
    [[nodiscard]] FigureLook figure(int side) const;
    [[nodiscard]] QString name(int side) const;
    [[nodiscard]] bool hasCard(int side) const
    {
        return m_ledger.sides[static_cast<std::size_t>(side)].card != CardId::none;
    }

    /// A dashed outline where no card lies.
    void paintNoCard(QPainter& painter, const QRectF& sheet, int side) const;
    /// The shape of a side with its value, 0 … nothing known yet.
    void paintValue(QPainter& painter, const QRectF& box, int side, bool known) const;
    void paintDrop(QPainter& painter, const QRectF& box) const;

    /// A raised field with a shadow.
    static void paintPanel(QPainter& painter, const Theme& theme, const QRectF& box, Tone fill, qreal radius);

private:
    [[nodiscard]] bool resolved(int side, CombatStep due) const;

    [[nodiscard]] const LedgerSide& at(int side) const
    {
        return m_ledger.sides[static_cast<std::size_t>(side)];
    }

    const Theme& m_theme;
    const Looks& m_looks;
    const Ledger& m_ledger;
};

} // namespace fabletop
