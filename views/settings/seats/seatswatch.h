// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a seat's colour is chosen with: the tile of a seat, and a swatch of a colour in that seat's form.

#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <memory>

namespace fabletop {

/// Form, number and the name of its colour; a press opens the swatches.
class SeatTile final : public QAbstractButton {
    Q_OBJECT
public:
    SeatTile(SeatId seat, std::shared_ptr<const Theme> theme, QWidget* parent);

    [[nodiscard]] SeatId seat() const { return m_seat; }
    [[nodiscard]] const QColor& ink() const { return m_ink; }
    void setInk(const QColor& ink);
    [[nodiscard]] int high() const;
    /// What it says; for a search.
    [[nodiscard]] QString words() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SeatId m_seat;
    QColor m_ink;
    std::shared_ptr<const Theme> m_theme;
};

/// A colour that the seat could have, or, struck through, can't.
class SeatSwatchButton final : public QAbstractButton {
    Q_OBJECT
public:
    SeatSwatchButton(const QColor& ink, std::shared_ptr<const Theme> theme, QWidget* parent);

    [[nodiscard]] const QColor& ink() const { return m_ink; }
    void show(SeatId seat, bool chosen, const QString& reason);
    [[nodiscard]] bool refused() const { return !m_reason.isEmpty(); }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {}

private:
    QColor m_ink;
    SeatId m_seat = SeatId::none;
    QString m_reason;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
