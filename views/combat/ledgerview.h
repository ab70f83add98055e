// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerView: the eight steps of a combat as rows one below the other, for a narrow column, with rules as
/// links.
///
/// Why painted and not an item view: rows have any number of lines, each with its link; a delegate would draw
/// all of that anyway.

#include "model/match/words/ledger.h"
#include "views/combat/ledgerlayout.h"
#include "views/combat/linkedwidget.h"
#include "views/theme/theme.h"

#include <memory>

class QScrollArea;

namespace fabletop {

class LedgerView : public LinkedWidget {
    Q_OBJECT
public:
    explicit LedgerView(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLedger(const Ledger& ledger);
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Takes the size of the area that scrolls it and brings the row that is lit into view; the same ledger
    /// is always scrolled alike.
    void fitInto(QScrollArea& area);
    /// The event that the line at this place tells of, -1 for none.
    [[nodiscard]] int eventAt(QPointF point) const;
    /// The rows in words, for screen readers.
    [[nodiscard]] static QString spoken(const Ledger& ledger);

Q_SIGNALS:
    /// A press on a line; the parent gets the press as well.
    void lineActivated(int event);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renew();
    void paintRow(QPainter& painter, const PlacedRow& row) const;
    void paintLine(QPainter& painter, const PlacedRow& row, const PlacedLine& line) const;

    std::shared_ptr<const Theme> m_theme;
    Ledger m_ledger;
    LedgerLayout m_layout;
};

} // namespace fabletop
