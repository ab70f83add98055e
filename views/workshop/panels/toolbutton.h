// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ToolButton: an icon over its name, with the key that does the same in the corner.

#include "views/preferences/acts.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <memory>

namespace fabletop {

class ToolButton final : public QAbstractButton {
    Q_OBJECT
public:
    ToolButton(QString icon, Act act, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] QSize sizeHint() const override { return {76, m_theme->px(22) + 30}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
