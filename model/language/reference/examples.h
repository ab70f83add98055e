// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Examples: for each construct of the rules language a piece of rules text that holds it.
///
/// Why they are found rather than written beside the constructs: the example hero is a hero like any other,
/// so its lines have compiled before anybody is shown them, and its names stand in the content, not in the
/// code.

#include <map>
#include <string>
#include <string_view>

namespace fabletop {

struct Example {
    std::string line;   ///< as it stands, without its indentation
    std::string text;   ///< with what stands below it, moved to the left margin
    int number = 1;     ///< of the line in its file, from 1
    bool ofHero = true; ///< of the example hero; else of the rules of the game
    std::string rule;   ///< that the line is marked with, "R-…"
};

class Examples {
public:
    Examples() = default;
    /// The texts of the example hero and of the rules of the game.
    Examples(std::string_view hero, std::string_view rules);

    /// The shortest line that holds the construct, of the hero where there is one; null where no line does.
    /// Keys are those of reference.h.
    [[nodiscard]] const Example* of(std::string_view key) const;

private:
    struct Found {
        std::size_t weight = 0; ///< the fewer phrases and lines, the plainer the example
        Example example;
    };
    void take(std::string_view text, bool ofHero);

    std::map<std::string, Found, std::less<>> m_found;
};

} // namespace fabletop
