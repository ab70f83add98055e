// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerView: the eight steps of a combat as rows on a thread of beads, with rules as links.
///
/// Why painted and not an item view: rows have any number of lines, two kinds of figures and a thread between
/// them; a delegate would draw all of that anyway.

#include "model/match/words/ledger.h"
#include "views/combat/ledgerlayout.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QScrollArea;

namespace fabletop {

class LedgerView : public QWidget {
    Q_OBJECT
public:
    explicit LedgerView(LedgerForm form, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLedger(const Ledger& ledger);
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }
    /// Rows are set closer where there is little room.
    void setTight(bool tight);
    [[nodiscard]] bool tight() const { return m_tight; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Takes the size of the area that scrolls it and brings the row that is lit into view; the same ledger
    /// is always scrolled alike.
    void fitInto(QScrollArea& area, bool endWhenOver);
    /// The event that the line at this place tells of, -1 for none.
    [[nodiscard]] int eventAt(QPointF point) const;
    /// The rows in words, for screen readers.
    [[nodiscard]] static QString spoken(const Ledger& ledger);

Q_SIGNALS:
    void ruleActivated(const QString& rule);
    /// A press on a line; the parent gets the press as well.
    void lineActivated(int event);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void renew();
    void setLink(int link);
    [[nodiscard]] int linkAt(QPointF point) const;
    void paintRow(QPainter& painter, const PlacedRow& row) const;
    void paintBead(QPainter& painter, const PlacedRow& row) const;
    void paintThread(QPainter& painter) const;
    void paintLine(QPainter& painter, const PlacedRow& row, const PlacedLine& line) const;
    void paintFigures(QPainter& painter, const PlacedLine& line, const QColor& ink) const;
    void paintHead(QPainter& painter) const;

    LedgerForm m_form;
    std::shared_ptr<const Theme> m_theme;
    Ledger m_ledger;
    LedgerLayout m_layout;
    bool m_tight = false;
    int m_link = -1; ///< place in m_layout.links: hovered or focused by keyboard
};

} // namespace fabletop
