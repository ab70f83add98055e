// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The question before all hands of a match that runs are shown, and how it ends.
///
/// Why a function type: the page hands in a dialog, tests answer the same question without one.

#include <functional>

class QWidget;

namespace fabletop {

/// Whether all hands shall be shown.
using OpeningAsker = std::function<bool()>;
/// A dialog over `parent`.
[[nodiscard]] OpeningAsker openingDialog(QWidget* parent);

} // namespace fabletop
