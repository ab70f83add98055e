// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether a stranger’s picture is whole and of a sane size; drawings have a page of their own
/// (drawingcheck.h).
///
/// Why by hand: pictures are drawn in a layer above, and a package is judged before anything of it is drawn.

#include "model/content/packages/limits.h"
#include "model/rules/diagnostic.h"

#include <QByteArray>

namespace fabletop {

/// How large a picture may be, in pixels.
struct PictureRoom {
    int side = packagelimits::pictureSide;
    int area = packagelimits::pictureArea;
    double work = packagelimits::drawingWork; ///< that a drawing may be (drawingwork.h)
    bool drawings = false; ///< whether it also holds for the size that a drawing says of itself
};
/// Room for the pictures of a hero: they are shown at the size of a card at most.
inline constexpr PictureRoom heroPictureRoom{packagelimits::heroPictureSide,
                                             packagelimits::heroPictureSide* packagelimits::heroPictureSide,
                                             packagelimits::heroDrawingWork, true};

/// Adds what is wrong with a PNG picture.
void checkPng(const QByteArray& png, const std::string& file, Diagnostics& diagnostics,
              PictureRoom room = {});
/// What the bytes are, whatever a name says.
enum class ImageKind { none, png, jpeg, drawing };
[[nodiscard]] ImageKind imageKindOf(const QByteArray& bytes);
/// Adds what is wrong with a picture of any of these kinds.
void checkPicture(const QByteArray& bytes, const std::string& file, Diagnostics& diagnostics);

/// Adds what is wrong with a picture of a hero: a PNG or SVG of at most 512 KB and 2,048 pixels a side, of
/// the kind that `name` ends in.
void checkHeroPicture(const QByteArray& bytes, const std::string& name, const std::string& file,
                      Diagnostics& diagnostics);

/// What a picture inside a text ("data:image/png;base64,…") holds; nothing where there is no comma.
[[nodiscard]] QByteArray dataOf(const std::string& uri);
/// Adds what is wrong with a picture inside a text ("data:image/png;base64,…"). SVG only where `drawings` are
/// allowed.
void checkDataUri(const std::string& uri, bool drawings, const std::string& file, Diagnostics& diagnostics,
                  PictureRoom room = {});

} // namespace fabletop
