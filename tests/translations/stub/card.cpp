// SPDX-License-Identifier: GPL-3.0-or-later
// card FILE CODE: the first card of a hero in a language, without anything above the rules language.

#include "model/language/compiling/compiler.h"
#include "model/language/meaning/resolver.h"
#include "model/language/prose/prose.h"
#include "model/language/reading/parser.h"

#include <fstream>
#include <iostream>
#include <sstream>

int main(int argc, char** argv)
{
    using namespace fabletop;
    const auto language = languageFromCode(argc > 2 ? argv[2] : "");
    if (!language) return 2;
    std::stringstream text;
    text << std::ifstream(argv[1]).rdbuf();
    Diagnostics diagnostics;
    const auto hero = resolveHero(parse(text.str(), argv[1], diagnostics), argv[1], diagnostics);
    if (!hero) return 1;
    compileHero(*hero, argv[1], diagnostics);
    std::cout << hero->cards.front().name.text(*language) << ": ";
    for (const TextPart& part : cardText(*hero, CardId{0}, *language))
        std::cout << part.label << ": " << part.text << '\n';
}
