// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerColumns: the eight steps of a combat side by side on a thread, in a frame that does not move.
///
/// Why a widget a step: each scrolls by itself, and screen readers find a list of eight.

#include "model/match/words/ledger.h"
#include "views/combat/linkedwidget.h"
#include "views/theme/theme.h"

#include <array>
#include <memory>

namespace fabletop {

class LedgerColumn;

class LedgerColumns : public QWidget {
    Q_OBJECT
public:
    explicit LedgerColumns(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// The combat as far as it is shown.
    void setLedger(const Ledger& shown);
    [[nodiscard]] LedgerColumn* column(int step) const
    {
        return m_columns[static_cast<std::size_t>(step - 1)];
    }
    /// Letters grow with the text size and the row, as far as columns in that room can follow.
    [[nodiscard]] static qreal textScale(const Theme& theme, int room, int high = 0);
    /// How wide the columns are in that room: by the design; the names of the steps stand whole, and no
    /// column is narrower than its entry in `words`, the longest word that it has to say.
    [[nodiscard]] static std::array<int, Ledger::rowCount>
    widths(const Theme& theme, int room, int high = 0, const std::array<int, Ledger::rowCount>& words = {});

Q_SIGNALS:
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void tell();

    std::shared_ptr<const Theme> m_theme;
    Ledger m_ledger;
    std::array<LedgerColumn*, Ledger::rowCount> m_columns{};
};

/// Screen readers find a list of eight.
void installLedgerAccess();

} // namespace fabletop
