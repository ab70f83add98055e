// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ZoneBars: for every zone, from how many spaces its spaces can be shot at on average; flat bars with their
/// number.

#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class ZoneBars : public QWidget {
    Q_OBJECT
public:
    ZoneBars(const BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] QSize sizeHint() const override { return {220, 100}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 70}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
