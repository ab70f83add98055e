// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatBand: the combat sheet folded while an effect asks: both values as chips before the question; the
/// step's sentence is its tip.

#include "model/match/words/ledger.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class CombatBand : public QWidget {
    Q_OBJECT
public:
    explicit CombatBand(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setNarrator(const Narrator& narrator);
    void setCombat(const Ledger& ledger);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Clicked: the whole sheet is wanted.
    void unfolded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    [[nodiscard]] QString sentence() const;

    std::shared_ptr<const Theme> m_theme;
    Looks m_looks;
    Ledger m_ledger;
};

} // namespace fabletop
