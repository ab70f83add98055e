// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Letters: texts put together, and what a sentence does to the letters of its words: capitals, what French
/// leaves out and sets apart.

#include <string>
#include <string_view>

namespace fabletop {

void replaceAll(std::string& text, std::string_view from, std::string_view to);
/// "{0}, {1}" with both put in.
[[nodiscard]] std::string put(std::string_view pattern, const std::string& first,
                              const std::string& second = {});
/// What stands before the last gap: a comma, or the colon of a list.
[[nodiscard]] std::string opening(std::string_view pattern, std::string_view mark);
/// Upper case for a first letter of these four languages.
[[nodiscard]] std::string capital(std::string_view text);
/// A sentence inside another begins small; the words that begin sentences here are plain letters.
[[nodiscard]] std::string lowered(std::string text);
/// English: "a Urchin" → "an Urchin".
void softenArticles(std::string& text);
/// French: "de Ivan" → "d'Ivan".
void elide(std::string& text);
/// French as it is printed: curly apostrophes, and no line begins with a sign that a space stands before.
void setInFrench(std::string& text);

} // namespace fabletop
