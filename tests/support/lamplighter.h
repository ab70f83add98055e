// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A home-made hero for tests of what people make: sidekick, forms, a token, thirty cards of every type.

#include <QString>

namespace fabletop::test {

/// The text of "Lamplighter", in canonical form.
[[nodiscard]] QString lamplighterText();
/// The same with every name written from right to left, and with "&", "<" and "%1" in it. Texts of heroes may
/// hold no hidden sign.
[[nodiscard]] QString hostileHeroText();

} // namespace fabletop::test
