// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// keepPlace: what comes and goes keeps its room in a layout, so that nothing under the pointer moves for it.

#include <QWidget>

namespace fabletop {

inline void keepPlace(QWidget& widget)
{
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

} // namespace fabletop
