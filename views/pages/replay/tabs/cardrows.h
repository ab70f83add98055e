// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardRows: cards of a pile as a list of one line each: type and value, name, boost, and what is said of
/// them. The whole card comes up where the pointer rests, or at Enter.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

namespace fabletop {

class CardPeek;

struct CardRow {
    CardLook look;
    QString note; ///< "turn 8, boost"
    bool operator==(const CardRow&) const = default;
};

class CardRows : public QWidget {
    Q_OBJECT
public:
    explicit CardRows(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setRows(std::vector<CardRow> rows, const QString& name);
    [[nodiscard]] const std::vector<CardRow>& rows() const { return m_rows; }
    [[nodiscard]] CardPeek& peek() const { return m_peek; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    [[nodiscard]] int rowAt(qreal y) const;
    [[nodiscard]] qreal line() const;
    [[nodiscard]] QRectF rowRect(int row) const;
    [[nodiscard]] std::optional<CardLook> cardAt(QPoint at) const;
    [[nodiscard]] qreal noteWidth() const;
    void setCurrent(int row);
    void paintRow(QPainter& painter, int row) const;

    std::shared_ptr<const Theme> m_theme;
    std::vector<CardRow> m_rows;
    int m_current = -1; ///< under the pointer, or chosen with keys
    CardPeek& m_peek;
};

/// The card beside the inspector that holds `inside`, level with the pointer: never over the list it is from.
[[nodiscard]] QPoint besideInspector(const QWidget& inside, QSize card, QPoint pointer);

} // namespace fabletop
