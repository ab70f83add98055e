// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/idletexts.h"

#include "model/language/meaning/belonging.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/names.h"
#include "model/rules/problemtable.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::string_view noCardBears = QT_TRANSLATE_NOOP("DiagnosticPart", "no card has that tag");
constexpr std::string_view noTokenLies =
    QT_TRANSLATE_NOOP("DiagnosticPart", "no “place each … token” puts such a token on the battlefield first");
constexpr std::string_view noOtherForm =
    QT_TRANSLATE_NOOP("DiagnosticPart", "the hero doesn’t have two forms");
constexpr std::string_view withItself =
    QT_TRANSLATE_NOOP("DiagnosticPart", "a fighter can’t change places with itself");

bool changesValue(Word word)
{
    switch (word) {
    case Word::addToCard:
    case Word::setPrinted:
    case Word::replaceValue:
    case Word::fixValue:
    case Word::ignoreValue:
    case Word::boostCard:
    case Word::playAsAttack: return true;
    default: return false;
    }
}

/// Means tokens that are on the battlefield already; only "place each … token" brings them there.
bool findsToken(Word word)
{
    const bool none = word == Word::withoutToken || word == Word::placeTokens;
    return (rowOf(word).calls & NameKind::token) && !none;
}

bool isNamed(const Node& node, const Node& declaration)
{
    return kebab(node.text) == kebab(declaration.text);
}

/// Not "a Wasp": the next may be another one.
bool namesOne(const Node& fighter)
{
    return fighter.determiner == Determiner::none || fighter.determiner == Determiner::the;
}

Truth opposite(Truth truth)
{
    return truth == Truth::never ? Truth::always : truth == Truth::always ? Truth::never : Truth::sometimes;
}

Truth sureIf(bool always, bool never)
{
    return never ? Truth::never : always ? Truth::always : Truth::sometimes;
}

} // namespace

TextOccasion occasionOf(const Node& declaration, Timing timing)
{
    TextOccasion occasion{timing, true, true};
    for (const Node& line : declaration.block)
        forEachNode(line, [&](const Node& node) {
            if (node.word == Word::attackAttr) occasion.defends = false;
            if (node.word == Word::defenseAttr) occasion.attacks = false;
        });
    if (timing == Timing::afterAttack || timing == Timing::committing) occasion.defends = false;
    return occasion;
}

void forEachNode(const Node& node, const std::function<void(const Node&)>& take)
{
    take(node);
    for (const std::vector<Node>* inside : {&node.parts, &node.block, &node.otherwise})
        for (const Node& one : *inside)
            forEachNode(one, take);
}

bool IdleTexts::anyNode(const std::function<bool(const Node&)>& fits) const
{
    bool any = false;
    for (const Node& declaration : m_hero.declarations)
        forEachNode(declaration, [&](const Node& node) { any = any || fits(node); });
    return any;
}

bool IdleTexts::usesName(const Node& declaration) const
{
    const NameKinds kind = nameMadeBy(declaration.word);
    return anyNode([&](const Node& node) {
        if (kind == NameKind::form && (node.word == Word::changeForm || node.word == Word::chooseForm))
            return true;
        return (rowOf(node.word).calls & kind) && node.word != Word::taggedAttr && isNamed(node, declaration);
    });
}

bool IdleTexts::placesToken(const Node& named) const
{
    return anyNode([&](const Node& node) { return node.word == Word::placeTokens && isNamed(node, named); });
}

bool IdleTexts::comesTooLate(const Node& act, const Node& section, const TextOccasion& occasion) const
{
    const bool after = occasion.timing == Timing::after;
    const bool over = occasion.timing == Timing::afterAttack;
    if (act.word == Word::gainActions && occasion.timing == Timing::turnEnd) return true;
    if (act.word == Word::playFaceUp) return occasion.timing != Timing::committed;
    if (act.word == Word::setPrinted) {
        bool read = false;
        forEachNode(section, [&](const Node& node) { read = read || node.word == Word::printedValueOf; });
        return (after || over) && !read;
    }
    if (changesValue(act.word)) return after || over;
    // The defender's text comes first, so the attacker's comes when nothing is left.
    if (act.word == Word::cancelCard || act.word == Word::preventDamage)
        return over || (after && !occasion.defends);
    return false;
}

/// Why a phrase names nothing.
std::string_view IdleTexts::whyNobody(const Node& phrase) const
{
    const auto marks = [&](const Node& node) {
        return (node.word == Word::taggedAttr || node.word == Word::forAttr) && isNamed(node, phrase);
    };
    if (phrase.word == Word::taggedCards && !anyNode(marks)) return noCardBears;
    if (findsToken(phrase.word) && !placesToken(phrase)) return noTokenLies;
    return {};
}

std::string_view IdleTexts::whyNever(const Node& act) const
{
    if (act.word == Word::swap && namesOne(act.parts[0]) && print(act.parts[0]) == print(act.parts[1]))
        return withItself;
    const bool forms =
        act.word == Word::changeForm || act.word == Word::chooseForm || act.word == Word::takeForm;
    if (forms && std::count_if(m_hero.declarations.begin(), m_hero.declarations.end(),
                               [](const Node& one) { return one.word == Word::formDecl; }) < 2)
        return noOtherForm;
    if (const std::string_view reason = whyNobody(act); !reason.empty()) return reason;
    // A condition may ask in vain, and a number be 0; whom an act is on must be there.
    for (const Node& part : act.parts)
        for (const Node* at = &part; at; at = at->parts.empty() ? nullptr : &at->parts[0]) {
            const Sort sort = rowOf(at->word).sort;
            const bool thing = sort == Sort::fighters || sort == Sort::cards || sort == Sort::spaces;
            if (!thing || at->word == Word::orFighters || at->word == Word::exceptFighters) break;
            if (const std::string_view reason = whyNobody(*at); !reason.empty()) return reason;
        }
    return {};
}

Truth IdleTexts::truthOf(const Node& condition, const TextOccasion& occasion) const
{
    const auto part = [&](std::size_t place) { return truthOf(condition.parts[place], occasion); };
    switch (condition.word) {
    case Word::attacking: return sureIf(!occasion.defends, !occasion.attacks);
    case Word::defending: return sureIf(!occasion.attacks, !occasion.defends);
    case Word::negation: return opposite(part(0));
    case Word::andBoth: return std::min(part(0), part(1));
    case Word::orEither: return std::max(part(0), part(1));
    case Word::isOnToken:
    case Word::beganOnToken: return whyNobody(condition).empty() ? Truth::sometimes : Truth::never;
    default: return Truth::sometimes;
    }
}

bool IdleTexts::isIdle(const Node& act, const TextOccasion& occasion) const
{
    if (act.word == Word::ifThen) {
        const Truth truth = truthOf(act.parts[0], occasion);
        return (truth == Truth::never || neverDoes(act.block, occasion)) &&
               (truth == Truth::always || neverDoes(act.otherwise, occasion));
    }
    if (!whyNever(act).empty()) return true;
    if (rowOf(act.word).block) return neverDoes(act.block, occasion);
    return act.word != Word::setPrinted && comesTooLate(act, act, occasion);
}

bool IdleTexts::neverDoes(const std::vector<Node>& block, const TextOccasion& occasion) const
{
    return std::all_of(block.begin(), block.end(), [&](const Node& act) { return isIdle(act, occasion); });
}

} // namespace fabletop
