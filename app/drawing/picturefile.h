// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A picture into a file, of the kind its ending names.
///
/// Why it draws through one function: what is on paper, on the screen and in a vector file is the same
/// drawing.

#include <QSize>
#include <QString>
#include <functional>

class QPainter;

namespace fabletop {

enum class PictureKind { none, png, svg, pdf };

[[nodiscard]] PictureKind pictureKind(const QString& file);

/// Draws into `file`; `draw` paints on a sheet of `size`. Empty on success, else what went wrong. A file that
/// could not be written whole is not left behind.
[[nodiscard]] QString writePicture(const QString& file, QSize size, const QString& title,
                                   const std::function<void(QPainter&)>& draw);

} // namespace fabletop
