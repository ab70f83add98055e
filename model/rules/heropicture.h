// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Pictures that a hero's file names: drawings that come with the program, and files of its author's own.
///
/// Why the bytes stay with the hero: whoever shows it needs no folder, and where they came from (a file
/// beside it, a package, a match) is forgotten once they have been checked.

#include "model/rules/diagnostic.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace fabletop {

/// What a line `figure "archer"` or `picture "mara-sting.png"` names.
struct DrawingName {
    std::string name; ///< of a drawing that comes with the program, or of a file; empty: no such line
    Span where;       ///< of the name in the hero's file

    [[nodiscard]] bool isFile() const { return isFileName(name); }
    /// A picture's file by its ending; any other name is that of a drawing.
    [[nodiscard]] static bool isFileName(std::string_view name)
    {
        return name.ends_with(".png") || name.ends_with(".svg");
    }
    /// Whether it can be either: small letters, digits and single hyphens, at most 48 of them, and one of the
    /// endings of a file. So it never leads out of its folder, and is one file on every system and in a
    /// package.
    [[nodiscard]] static bool sound(std::string_view name);
};

/// A picture of an author's own, PNG or SVG, that has been checked. Never changed: another picture is another
/// object.
struct HeroPicture {
    std::string bytes;
    std::string digest; ///< of the bytes, in hexadecimal; tells pictures apart

    [[nodiscard]] bool drawing() const { return !bytes.starts_with("\x89PNG"); }
};

/// One of them; none: a drawing of the program stands alone.
using OwnPicture = std::shared_ptr<const HeroPicture>;
/// By the name of the file.
using HeroPictures = std::map<std::string, OwnPicture>;

} // namespace fabletop
