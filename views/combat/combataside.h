// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatAside: what stays of a combat's sheet while one of its effects asks: stage, ledger, or both, each in
/// its place; the rest of the page is free.
///
/// Why not the sheet itself: the sheet waits to be gone on with, this one only shows.

#include "model/match/words/ledger.h"
#include "views/combat/combatframe.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class CombatStage;
class LedgerColumns;

class CombatAside : public QWidget {
    Q_OBJECT
public:
    enum class Part {
        nothing,
        ledger, ///< the board is asked about
        stage,  ///< the hand is
        both    ///< the bar answers
    };

    explicit CombatAside(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setNarrator(const Narrator& narrator);
    void setBarPlace(const QRect& bar);
    void setCombat(const Ledger& ledger, const QString& where);
    /// Shows these parts; nothing hides it.
    void setPart(Part part);
    [[nodiscard]] Part part() const { return isHidden() ? Part::nothing : m_part; }
    [[nodiscard]] CombatStage* stage() const { return m_stage; }
    [[nodiscard]] LedgerColumns* columns() const { return m_columns; }

Q_SIGNALS:
    void ruleActivated(const QString& rule);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    QRect m_barPlace;
    Part m_part = Part::nothing;
    CombatStage* m_stage;
    LedgerColumns* m_columns;
};

} // namespace fabletop
