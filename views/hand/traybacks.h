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
    /// The plate it lies on is so high, in pixels: a low one has smaller backs, so that name and head stay
    /// in sight.
    void setPlateHeight(qreal height);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int step() const;
    [[nodiscard]] QSize back() const;
    /// From the top of a back to the top of its word: below it, or over its foot.
    [[nodiscard]] int labelTop() const;

    std::shared_ptr<const Theme> m_theme;
    QStringList m_backs;
    qreal m_plateHeight = 164;
};

} // namespace fabletop
