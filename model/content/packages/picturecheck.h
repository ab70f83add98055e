#pragma once
/// Whether a stranger’s picture is whole and of a sane size; drawings have a page of their own (drawingcheck.h).
///
/// Why by hand: pictures are drawn in a layer above, and a package is judged before anything of it is drawn.

#include "model/language/diagnostic.h"

#include <QByteArray>

namespace fabletop {

/// Adds what is wrong with a PNG picture.
void checkPng(const QByteArray& png, const std::string& file, Diagnostics& diagnostics);
/// Adds what is wrong with a picture inside a text ("data:image/png;base64,…"). SVG only where `drawings` are allowed.
void checkDataUri(const std::string& uri, bool drawings, const std::string& file, Diagnostics& diagnostics);

} // namespace fabletop
