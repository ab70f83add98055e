// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/zonewords.h"

#include <algorithm>

namespace fabletop {

namespace {

/// A word in every language and colours that go by it: what most people called so in Randall Munroe's survey
/// of 2010 (xkcd.com/color/rgb, in the public domain).
struct ColourWord {
    std::array<const char*, languageCount> by; ///< by Language; null: as in the first
    std::array<const char*, 6> samples;
};

constexpr ColourWord words[] = {
    {{"white", "blanco", "blanc", "branco"}, {"#FFFFFF"}},
    {{"gray", "gris", "gris", "cinza"}, {"#929591", "#D8DCD6", "#363737"}},
    {{"black", "negro", "noir", "preto"}, {"#000000"}},
    {{"red", "rojo", "rouge", "vermelho"}, {"#E50000", "#840000"}},
    {{"orange", "naranja", "orange", "laranja"}, {"#F97306", "#FDAA48"}},
    {{"terracotta", "terracota", "terracotta", "terracota"}, {"#CA6641"}},
    {{"yellow", "amarillo", "jaune", "amarelo"}, {"#FFFF14", "#D5B60A"}},
    {{"mustard", "mostaza", "moutarde", "mostarda"}, {"#CEB301"}},
    {{"olive", "oliva", "olive", "oliva"}, {"#6E750E"}},
    {{"green", "verde", "vert", "verde"}, {"#15B01A", "#033500", "#96F97B", "#06470C", "#789B73", "#089404"}},
    {{"lime", "lima", "citron vert", "verde-limão"}, {"#AAFF32"}},
    {{"teal", "turquesa", "turquoise", "turquesa"}, {"#029386", "#06B1C4", "#014D4E"}},
    {{"sky blue", "celeste", "bleu ciel", "azul-celeste"}, {"#75BBFD", "#95D0FC"}},
    {{"blue", "azul", "bleu", "azul"}, {"#0343DF", "#3B638C", "#2C6FBB"}},
    {{"navy blue", "azul marino", "bleu marine", "azul-marinho"}, {"#01153E"}},
    {{"purple", "morado", "violet", "roxo"}, {"#7E1E9C", "#35063E", "#BF77F6", "#887191", "#580F41"}},
    {{"lavender", "lavanda", "lavande", "lavanda"}, {"#C79FEF"}},
    {{"pink", "rosa", "rose", "rosa"}, {"#FF81C0", "#FF028D", "#FFD1DF"}},
    {{"rose", "rosa", "rose", "rosa"}, {"#CF6275", "#B5485D"}},
    {{"brown", "marrón", "brun", "marrom"}, {"#653700", "#341C02", "#AD8150", "#645403"}},
    {{"tan", "beige", "beige", "bege"}, {"#D1B26F", "#E6DAA6"}},
};

std::string ownName(const Zone& zone, Language language)
{
    const std::string& name = zone.name.text(language);
    if (!name.empty()) return name;
    const auto colour = colourFrom(zone.color);
    return colour ? colourWord(*colour, language) : zone.id;
}

} // namespace

std::string colourWord(const Colour& colour, Language language)
{
    const ColourWord* nearest = &words[0];
    double least = 1e9;
    for (const ColourWord& word : words)
        for (const char* sample : word.samples) {
            if (!sample) continue;
            const double away = differenceOf(colour, colourFrom(sample).value_or(Colour{}));
            if (away < least) least = away, nearest = &word;
        }
    const char* word = nearest->by[index(language)];
    return word ? word : nearest->by.front();
}

std::string zoneName(const Battlefield& battlefield, int zone, Language language)
{
    const auto& zones = battlefield.zones;
    if (zone < 0 || zone >= static_cast<int>(zones.size())) return {};
    const std::string name = ownName(zones[static_cast<std::size_t>(zone)], language);
    const auto alike = std::count_if(zones.begin(), zones.end(),
                                     [&](const Zone& one) { return ownName(one, language) == name; });
    return alike < 2 ? name : name + ' ' + static_cast<char>('A' + zone % 26);
}

} // namespace fabletop
