#pragma once
/// Text as a search compares it.

#include <QString>

namespace fabletop {

/// Without accents and case: "Maniobra rápida" → "maniobra rapida".
[[nodiscard]] QString folded(const QString& text);

} // namespace fabletop
