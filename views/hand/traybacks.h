// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TrayBacks: the cards a seat has laid down for a combat, face down, over the lower corner of its picture.

#include "views/theme/theme.h"

#include <QStringList>
#include <QWidget>
#include <memory>

namespace fabletop {

class TrayBacks : public QWidget {
    Q_OBJECT
public:
    explicit TrayBacks(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// A back each, by what they are ("attack"); none: nothing is shown.
    void setBacks(const QStringList& backs);
    [[nodiscard]] const QStringList& backs() const { return m_backs; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int step() const;

    std::shared_ptr<const Theme> m_theme;
    QStringList m_backs;
};

} // namespace fabletop
