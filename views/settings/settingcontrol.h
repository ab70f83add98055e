// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What changes one setting: a switch, buttons of which one is lit, or a slider with its number.
///
/// Why one interface: a row shows a value, is told of another one, and asks how much room it takes; which
/// kind it is, only the table says.

#include "views/settings/settingstable.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class SettingControl : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void show(const QVariant& value) = 0;
    /// The width in which it takes one line.
    [[nodiscard]] virtual int natural() const { return sizeHint().width(); }
    /// Lays its parts out in that width; the height it takes.
    virtual int arrange(int width) = 0;
    /// How far it reaches over its right edge, with the ring of focus only.
    [[nodiscard]] virtual int overhang() const { return 0; }

Q_SIGNALS:
    void picked(const QVariant& value);
};

[[nodiscard]] SettingControl* makeControl(const SettingEntry& entry,
                                          const std::shared_ptr<const Theme>& theme, QWidget* parent);

} // namespace fabletop
