// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/languages/wordhelp.h"

namespace fabletop {

namespace {

constexpr LittleHelp little[] = {
    {"otherwise", "what happens where the condition does not hold"},
    {"en", "English grammar of a name: its article, its plural"},
    {"es", "the name in Spanish"},
    {"fr", "the name in French"},
    {"pt", "the name in Portuguese"},
    {"ours", "our own translation, not the publisher’s"},
    {"feminine", "the name is feminine in that language"},
    {"masculine", "the name is masculine in that language"},
    {"article", "the name takes the definite article in a sentence"},
    {"plural", "the name of several, behind it"},
    {"a", "one, which the player chooses"},
    {"any", "one, whichever"},
    {"each", "every single one"},
    {"all", "every one together"},
    {"the", "the one that is meant"},
    {"#", "a comment: the rest of the line is for people"},
    {"[R-…]", "the rule a line follows from, at its end"},
};

constexpr HelpTable table{{}, little};

} // namespace

template <> const HelpTable& wordHelp<Language::en>()
{
    return table;
}

} // namespace fabletop
