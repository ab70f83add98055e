// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Sidebar: the pages of the window as a column of buttons at its left.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QAbstractButton;

namespace fabletop {

class Sidebar : public QWidget {
    Q_OBJECT
public:
    explicit Sidebar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    int add(const QString& icon, const QString& name);
    void setName(int place, const QString& name);
    void setCurrent(int place);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void picked(int place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class RailButton;
    void layOut();
    std::shared_ptr<const Theme> m_theme;
    std::vector<QAbstractButton*> m_buttons;
};

} // namespace fabletop
