// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How a widget learns that illustrations it painted plainly are baked now.

#include "views/theme/theme.h"

#include <QLatin1String>
#include <functional>
#include <memory>

class QWidget;

namespace fabletop {

/// The object name of what lies over a widget while something fades in below it.
inline constexpr QLatin1String fadingName("fading");

/// From now on `renew` is called when illustrations of the widget's theme were baked; `theme` is the one it
/// begins with, later ones reach it as everywhere (ThemeChange). What came fades in from what was there.
void onIllustrationsBaked(QWidget& widget, const std::shared_ptr<const Theme>& theme,
                          std::function<void()> renew);

} // namespace fabletop
