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
    /// A button below those that are there, for the page with that id.
    void add(const QString& id, const QString& icon, const QString& name);
    /// The last button stands at the foot of the window, apart from the others.
    void setFoot(const QString& id) { m_foot = id; }
    /// An id that has no button is passed over.
    void setName(const QString& id, const QString& name);
    void setCurrent(const QString& id);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void picked(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class RailButton;
    void layOut();
    std::shared_ptr<const Theme> m_theme;
    std::vector<QAbstractButton*> m_buttons;
    QString m_foot;
};

} // namespace fabletop
