// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether a stranger's SVG drawing is harmless: it runs, fetches and multiplies nothing.
///
/// Why refuse and not mend: what an author sees must be what friends see, and a drawing that reaches out was
/// not made by accident.

#include "model/content/packages/picturecheck.h"
#include "model/rules/diagnostic.h"

#include <QByteArray>

namespace fabletop {

/// Adds what is wrong with it, at its line and column. Its own size and that of pictures inside must fit into
/// `room`.
void checkDrawing(const QByteArray& svg, const std::string& file, Diagnostics& diagnostics,
                  PictureRoom room = {});

} // namespace fabletop
