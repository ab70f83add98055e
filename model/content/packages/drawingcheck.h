// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether a stranger's SVG drawing is harmless: it runs, fetches and multiplies nothing.
///
/// Why refuse and not mend: what an author sees must be what friends see, and a drawing that reaches out was
/// not made by accident.

#include "model/rules/diagnostic.h"

#include <QByteArray>

namespace fabletop {

/// Adds what is wrong with it, at its line and column.
void checkDrawing(const QByteArray& svg, const std::string& file, Diagnostics& diagnostics);

} // namespace fabletop
