// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SwitchButton: on or off, at once.
///
/// Why not a check box: a box marks what a form will do when it is sent; a switch has done it already.

#include "views/theme/theme.h"

#include <QAbstractButton>
#include <memory>

namespace fabletop {

class SwitchButton final : public QAbstractButton {
    Q_OBJECT
public:
    explicit SwitchButton(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {46, 30}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Enter too, as on every other button.
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
