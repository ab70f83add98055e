// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JudgedRow: a line of an analysis: a sign, what it is about, and a number at the right.

#include "model/match/analysis/matchanalysis.h"
#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

class QLabel;

namespace fabletop {

/// The place of a decision among the best, from 1.
struct RankSign {
    int rank = 1;
};

class JudgedRow : public QWidget {
    Q_OBJECT
public:
    explicit JudgedRow(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    using Sign = std::variant<std::monostate, RankSign, Verdict, SeatId>;
    /// Shown on a wash where it is `lit`, which is for the best one.
    void show(const Sign& sign, const QString& text, const QString& value = QString(), bool lit = false);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString value() const;
    /// The card that it is about comes up whole where the pointer rests.
    void setCard(std::optional<CardLook> card) { m_card = std::move(card); }
    /// Somebody may press it.
    void setPressable(bool pressable);

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintSign(QPainter& painter, QPointF centre) const;

    std::shared_ptr<const Theme> m_theme;
    Sign m_sign;
    bool m_lit = false;
    bool m_pressable = false;
    std::optional<CardLook> m_card;
    QLabel* m_text;
    QLabel* m_value;
};

} // namespace fabletop
