// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// IdleTexts: what of a hero's text can never do anything, seen from the rest of its file.

#include "model/language/meaning/moments.h"
#include "model/language/reading/ast.h"

#include <functional>

namespace fabletop {

enum class Truth { never, sometimes, always };

/// When a text is due, and on which side of a combat.
struct TextOccasion {
    Timing timing = Timing::always;
    bool attacks = true; ///< it may be due for the attacker, for the defender
    bool defends = true;
};

/// Of a text of this card or ability.
[[nodiscard]] TextOccasion occasionOf(const Node& declaration, Timing timing);

/// The node and all within it, in the order in which they are written.
void forEachNode(const Node& node, const std::function<void(const Node&)>& take);

class IdleTexts {
public:
    explicit IdleTexts(const File& hero) : m_hero(hero) {}

    /// Whether some text uses the name that a declaration makes.
    [[nodiscard]] bool usesName(const Node& declaration) const;
    /// Whether some text brings tokens of that name onto the battlefield.
    [[nodiscard]] bool placesToken(const Node& named) const;
    /// Whether nothing asks for it any more: a value, when the damage has been dealt.
    [[nodiscard]] bool comesTooLate(const Node& act, const Node& section, const TextOccasion& occasion) const;
    /// Why an act can never do anything, as a phrase for a message; empty if it can.
    [[nodiscard]] std::string_view whyNever(const Node& act) const;
    [[nodiscard]] Truth truthOf(const Node& condition, const TextOccasion& occasion) const;
    /// Whether none of these ever does anything.
    [[nodiscard]] bool neverDoes(const std::vector<Node>& block, const TextOccasion& occasion) const;

private:
    [[nodiscard]] bool isIdle(const Node& act, const TextOccasion& occasion) const;
    [[nodiscard]] bool anyNode(const std::function<bool(const Node&)>& fits) const;
    [[nodiscard]] std::string_view whyNobody(const Node& phrase) const;

    const File& m_hero;
};

} // namespace fabletop
