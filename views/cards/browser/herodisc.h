// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroDisc: a hero as a round button with the emblem; chosen or not.

#include "views/theme/theme.h"

#include <QAbstractButton>
#include <memory>

namespace fabletop {

class HeroDisc final : public QAbstractButton {
    Q_OBJECT
public:
    HeroDisc(QString id, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] QSize sizeHint() const override { return {38, 38}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_id;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
