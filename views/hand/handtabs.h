// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandTabs: which hand is shown, for a person who holds two heroes (R-TEAM-06).

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class Button;

class HandTabs : public QWidget {
    Q_OBJECT
public:
    struct Tab {
        SeatId seat = SeatId::none;
        QString name; ///< the hero's
        int cards = 0;
        bool operator==(const Tab&) const = default;
    };

    explicit HandTabs(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    void setTheme(std::shared_ptr<const Theme> theme);
    /// Fewer than two: nothing is shown.
    void setTabs(const std::vector<Tab>& tabs, SeatId current);
    /// The room it needs, in a match in which somebody holds two heroes.
    [[nodiscard]] static int heightOf(const Theme& theme);
    [[nodiscard]] const std::vector<Button*>& buttons() const { return m_buttons; }

Q_SIGNALS:
    void picked(SeatId seat);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();

    std::shared_ptr<const Theme> m_theme;
    std::vector<Tab> m_tabs;
    std::vector<Button*> m_buttons;
};

} // namespace fabletop
