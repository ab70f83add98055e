// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ChanceBar: how likely two sides are to win, as one bar in their colors, with the band in which it lies.

#include "model/bots/judge/band.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <array>
#include <memory>

namespace fabletop {

class ChanceBar : public QWidget {
    Q_OBJECT
public:
    explicit ChanceBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// `chance` is that of the first of the two sides, whose bar begins at the left.
    void show(const Band& chance, const std::array<SeatId, 2>& seats);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    Band m_chance;
    std::array<SeatId, 2> m_seats{SeatId{0}, SeatId{1}};
};

/// "62 ± 3": hundredths, and half the band; without the band where there is none.
[[nodiscard]] QString bandText(const Band& band);

} // namespace fabletop
