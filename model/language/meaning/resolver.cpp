// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/resolver.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/numbercheck.h"
#include "model/language/meaning/phraseresolver.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/readingproblem.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/textproblem.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace fabletop {

namespace {

constexpr std::size_t mostAbilities = 8;

/// A declaration's properties one by one, whether they stood on one line or on several.
std::vector<const Node*> attributes(const Node& declaration)
{
    std::vector<const Node*> list;
    for (const Node& line : declaration.block) {
        if (line.word == Word::none)
            for (const Node& part : line.parts)
                list.push_back(&part);
        else
            list.push_back(&line);
    }
    return list;
}

bool isType(Word property)
{
    return property == Word::attackAttr || property == Word::defenseAttr || property == Word::versatileAttr ||
           property == Word::schemeAttr;
}

class HeroResolver {
public:
    HeroResolver(const File& file, const std::string& name, Diagnostics& diagnostics)
        : m_file(file), m_name(name), m_diagnostics(diagnostics)
    {}

    std::shared_ptr<HeroRules> resolve()
    {
        const std::size_t before = m_diagnostics.size();
        declareFighters();
        for (const Node& node : m_file.declarations) {
            if (node.word == Word::versionDecl) checkVersion(node);
            if (node.word == Word::formDecl) declareForm(node);
            if (node.word == Word::tokenDecl) declareTokens(node);
            if (node.word == Word::tagDecl) declareTag(node);
        }
        for (const Node& node : m_file.declarations)
            if (node.word == Word::cardDecl) declareCard(node);
        for (const Node& node : m_file.declarations) {
            if (node.word == Word::cardDecl) readTexts(node);
            if (node.word == Word::abilityDecl) declareAbility(node);
            if (node.word == Word::rulesDecl || node.word == Word::toDecl || node.word == Word::numberDecl)
                complain(MeaningProblem::notInHero, node.span, {});
        }
        if (!m_hero->fighters.empty()) checkDeck();
        m_hero->text = m_text;
        for (std::size_t i = before; i < m_diagnostics.size(); ++i)
            if (m_diagnostics[i].severity == Severity::error) return nullptr;
        return m_hero;
    }

private:
    /// Which language the file is in has to be known before it is read on.
    void checkVersion(const Node& node)
    {
        if (&node != &m_file.declarations.front())
            return complain(MeaningProblem::versionNotFirst, node.span, {});
        if (const auto fault = numberFault(node))
            complain(MeaningProblem::otherVersion, fault->where, {std::to_string(node.number)});
    }

    void declareFighters()
    {
        for (const Node& node : m_file.declarations)
            if (node.word == Word::heroDecl) declareHero(node);
        for (const Node& node : m_file.declarations)
            if (node.word == Word::sidekickDecl) declareSidekicks(node);
        if (m_heroes == 0) complain(MeaningProblem::heroMissing, Span{1, 1, 0}, {});
    }

    void declareHero(const Node& node)
    {
        if (++m_heroes > 1) return complain(MeaningProblem::heroTwice, node.span, {});
        m_hero->name = nameOf(node);
        m_hero->id = kebab(node.text);
        FighterKind kind = fighterKind(node, true);
        kind.id = kind.kind = m_hero->id;
        m_hero->fighters.push_back(kind);
    }

    /// How many a line declares of what a hero has `most` of. A wrong number is told once and mended, so that
    /// the lines that name the kind are not told as well.
    int declared(const Node& node, int room, int most, ProblemCode tooMany)
    {
        if (node.number < 1)
            complain(MeaningProblem::numberOutOfRange, node.span, {"1", std::to_string(most)});
        if (node.number > room) complain(tooMany, node.span, {std::to_string(most)});
        return std::clamp(node.number, std::min(1, room), std::max(room, 0));
    }

    void declareSidekicks(const Node& node)
    {
        if (m_hero->fighters.empty()) return;
        const int room = heroFighters - static_cast<int>(m_hero->fighters.size());
        const int number = declared(node, room, heroFighters - 1, MeaningProblem::tooManySidekicks);
        if (number == 0) return;
        FighterKind kind = fighterKind(node, false);
        kind.kind = kebab(node.text);
        for (const FighterKind& other : m_hero->fighters)
            if (other.kind == kind.kind) return complain(MeaningProblem::nameTwice, node.span, {node.text});
        for (int i = 1; i <= number; ++i) {
            kind.number = number > 1 ? i : 0;
            kind.id = number > 1 ? kind.kind + "-" + std::to_string(i) : kind.kind;
            m_hero->fighters.push_back(kind);
        }
    }

    FighterKind fighterKind(const Node& node, bool hero)
    {
        FighterKind kind;
        kind.name = nameOf(node);
        bool health = false;
        bool reach = false;
        for (const Node* attribute : attributes(node)) {
            switch (attribute->word) {
            case Word::healthAttr:
                health = true;
                kind.health = kind.maximum = number(*attribute);
                break;
            case Word::meleeAttr: reach = true; break;
            case Word::rangedAttr: reach = kind.ranged = true; break;
            case Word::largeAttr: kind.large = true; break;
            case Word::figureAttr: readDrawing(*attribute, kind.figure); break;
            case Word::bustAttr: readDrawing(*attribute, kind.bust); break;
            case Word::pluralAttr:
            case Word::languageAttr: break;
            case Word::moveAttr:
                if (hero) {
                    m_hero->move = number(*attribute);
                    break;
                }
                [[fallthrough]];
            case Word::setAttr:
                if (hero) {
                    m_hero->set = attribute->text;
                    break;
                }
                [[fallthrough]];
            default: complain(MeaningProblem::propertyNotHere, attribute->span, {});
            }
        }
        if (!health) complain(MeaningProblem::propertyMissing, node.span, {"health"});
        if (!reach) complain(MeaningProblem::propertyMissing, node.span, {"melee or ranged"});
        return kind;
    }

    /// The name of a drawing or of a file. Whether there is one only its reader can see (heropictures.h).
    void readDrawing(const Node& attribute, DrawingName& into)
    {
        if (!into.name.empty()) return; // said twice
        if (!DrawingName::sound(attribute.text))
            return complain(MeaningProblem::drawingName, attribute.textSpan, {attribute.text});
        into = {attribute.text, attribute.textSpan};
    }

    /// A property said twice; the second is the mistake, whatever the first was meant to be.
    void checkTwice(const std::vector<const Node*>& properties)
    {
        std::set<std::pair<Word, std::string_view>> said;
        for (const Node* node : properties) {
            const bool several = node->word == Word::forAttr || node->word == Word::taggedAttr;
            const bool language = node->word == Word::languageAttr;
            if ((!language && rowOf(node->word).sort != Sort::attribute) || several) continue;
            if (!said.emplace(node->word, language ? std::string_view(node->text) : std::string_view())
                     .second)
                complain(MeaningProblem::nameTwice, node->span, {print(*node)});
        }
    }

    /// Properties of others than this declaration may have. Moments are none.
    void refuseOthers(const Node& node, std::initializer_list<Word> allowed)
    {
        for (const Node* property : attributes(node))
            if (rowOf(property->word).sort == Sort::attribute && property->word != Word::languageAttr &&
                property->word != Word::pluralAttr && !timingOf(property->word) &&
                std::find(allowed.begin(), allowed.end(), property->word) == allowed.end())
                complain(MeaningProblem::propertyNotHere, property->span, {});
    }

    /// English from the declaration, the others from its language lines.
    Name nameOf(const Node& node)
    {
        Name name(node.text);
        checkTwice(attributes(node));
        if (showsNothing(node.text))
            complain(MeaningProblem::nameEmpty, node.span, {});
        else if (kebab(node.text).empty())
            complain(MeaningProblem::nameWithoutLetters, node.span, {});
        checkLength(node, node.text);
        for (const Node* attribute : attributes(node)) {
            if (attribute->word == Word::pluralAttr)
                checkLength(*attribute, name.by[0].plural = attribute->text);
            if (attribute->word != Word::languageAttr) continue;
            const auto language = languageFromCode(attribute->text);
            if (language)
                readLocal(*attribute, name.by[static_cast<std::size_t>(*language)],
                          *language == Language::en);
        }
        return name;
    }

    void checkLength(const Node& node, const std::string& name)
    {
        if (characterCount(name) > longestName)
            complain(TextProblem::nameTooLong, node.span, {std::to_string(longestName)});
    }

    void readLocal(const Node& line, LocalName& local, bool english)
    {
        bool plural = false;
        for (const Node& part : line.parts) {
            if (part.word == Word::languageAttr)
                checkLength(part, (plural ? local.plural : local.text) = part.text);
            else if (part.text == "ours")
                local.own = true;
            else if (part.text == "feminine")
                local.gender = Gender::feminine;
            else if (part.text == "article")
                local.article = true;
            plural = part.text == "plural" && part.word == Word::none;
        }
        if (showsNothing(local.text) && !english) complain(MeaningProblem::nameEmpty, line.span, {});
    }

    void declareForm(const Node& node)
    {
        if (m_hero->forms.size() >= 4) return complain(MeaningProblem::tooManyForms, node.span, {});
        FormRules form{kebab(node.text), nameOf(node), node.text};
        refuseOthers(node, {Word::figureAttr, Word::bustAttr});
        for (const Node* attribute : attributes(node)) {
            if (attribute->word == Word::figureAttr) readDrawing(*attribute, form.figure);
            if (attribute->word == Word::bustAttr) readDrawing(*attribute, form.bust);
        }
        m_hero->forms.push_back(std::move(form));
    }

    void declareTokens(const Node& node)
    {
        const int room = heroTokens - static_cast<int>(m_hero->tokens.size());
        const int number = declared(node, room, heroTokens, MeaningProblem::tooManyTokens);
        if (number == 0) return;
        TokenRules token{{}, kebab(node.text), nameOf(node), false};
        refuseOthers(node, {Word::veilAttr});
        for (const Node* attribute : attributes(node))
            token.veil = token.veil || attribute->word == Word::veilAttr;
        for (int i = 1; i <= number; ++i) {
            token.id = number > 1 ? token.kind + "-" + std::to_string(i) : token.kind;
            m_hero->tokens.push_back(token);
        }
    }

    void declareTag(const Node& node)
    {
        if (m_hero->tags.size() >= 8) return complain(MeaningProblem::tooManyTags, node.span, {});
        m_hero->tags.push_back(node.text);
        m_hero->tagNames.push_back(nameOf(node));
        refuseOthers(node, {});
    }

    void declareCard(const Node& node)
    {
        CardKind card;
        card.name = nameOf(node);
        card.id = kebab(node.text);
        if (m_hero->findCard(card.id) >= 0)
            return complain(MeaningProblem::nameTwice, node.span, {node.text});
        if (m_hero->cards.size() >= maxDeck - 1) return complain(MeaningProblem::tooManyCards, node.span, {});
        if (numberFault(node)) complain(MeaningProblem::copiesOutOfRange, node.span, {});
        card.copies = clamped(node);
        readCardAttributes(node, card);
        m_hero->cards.push_back(card);
    }

    /// After all cards are known, since a text may name another card.
    void readTexts(const Node& node)
    {
        const int place = m_hero->findCard(kebab(node.text));
        if (place != static_cast<int>(m_text->cards.size())) return; // refused before
        const bool scheme = m_hero->cards[static_cast<std::size_t>(place)].scheme();
        m_text->cards.push_back(sectionsOf(
            node, [](Timing timing) { return cardTiming(timing); }, scheme));
    }

    void readCardAttributes(const Node& node, CardKind& card)
    {
        int types = 0;
        const auto properties = attributes(node);
        bool users = false;
        bool boost = false;
        card.users = 0;
        for (const Node* attribute : properties) {
            if (isType(attribute->word) && ++types == 2)
                complain(MeaningProblem::typeTwice, attribute->span,
                         {"attack, defense, versatile or scheme"});
            switch (attribute->word) {
            case Word::attackAttr:
                card.type = CardType::attack;
                card.value = number(*attribute);
                break;
            case Word::defenseAttr:
                card.type = CardType::defense;
                card.value = number(*attribute);
                break;
            case Word::versatileAttr:
                card.type = CardType::versatile;
                card.value = number(*attribute);
                break;
            case Word::schemeAttr: card.type = CardType::scheme; break;
            case Word::boostAttr:
                boost = true;
                card.boost = number(*attribute);
                break;
            case Word::noBoostAttr: boost = true; break;
            case Word::forAnyAttr:
                users = true;
                card.users = 0x3F;
                break;
            case Word::forAttr:
                users = true;
                readUser(*attribute, card);
                break;
            case Word::taggedAttr: readTag(*attribute, card); break;
            case Word::pictureAttr: readDrawing(*attribute, card.picture); break;
            case Word::noEffectAttr:
            case Word::languageAttr: break;
            default:
                if (!timingOf(attribute->word))
                    complain(MeaningProblem::propertyNotHere, attribute->span, {});
            }
        }
        if (types == 0)
            complain(MeaningProblem::propertyMissing, node.span, {"attack, defense, versatile or scheme"});
        if (!users) complain(MeaningProblem::propertyMissing, node.span, {"for"});
        if (!boost) complain(MeaningProblem::propertyMissing, node.span, {"boost"});
    }

    /// A fighter, all of a kind, or the hero in one of its forms.
    void readUser(const Node& attribute, CardKind& card)
    {
        for (std::size_t i = 0; i < m_hero->forms.size(); ++i) {
            if (m_hero->forms[i].declared != attribute.text) continue;
            card.users |= 1;
            card.forms = narrowed<std::uint8_t>((card.forms == 0xFF ? 0u : card.forms) | (1u << i));
            return;
        }
        card.users |= namedFighters(attribute);
    }

    void readTag(const Node& attribute, CardKind& card)
    {
        for (std::size_t i = 0; i < m_hero->tags.size(); ++i)
            if (m_hero->tags[i] == attribute.text) return void(card.tags |= narrowed<std::uint8_t>(1u << i));
        const std::string nearest = nearestName(attribute.text, m_hero->tags);
        if (nearest.empty())
            return complain(MeaningProblem::unknownNameAtAll, attribute.textSpan, {attribute.text});
        complain(MeaningProblem::unknownName, attribute.textSpan, {attribute.text, nearest}, asName(nearest));
    }

    std::uint8_t namedFighters(const Node& attribute)
    {
        LineProblems problems(m_name, m_diagnostics);
        return narrowed<std::uint8_t>(
            NameFinder(m_hero.get(), problems).fighters(attribute.text, attribute.textSpan));
    }

    void declareAbility(const Node& node)
    {
        AbilityRules ability;
        ability.name = nameOf(node);
        refuseOthers(node, {});
        ability.id = kebab(node.text);
        auto sections = sectionsOf(
            node, [](Timing timing) { return !cardTiming(timing); }, false);
        if (sections.empty()) complain(ReadingProblem::blockMissing, node.span, {});
        if (m_hero->abilities.size() + sections.size() > mostAbilities)
            return complain(MeaningProblem::tooManyAbilities, node.span, {});
        for (const Section& section : sections) {
            ability.timing = section.timing;
            ability.text = static_cast<int>(m_text->abilities.size());
            m_hero->abilities.push_back(ability);
            m_text->abilities.push_back({section});
        }
    }

    template <typename Allowed>
    std::vector<Section> sectionsOf(const Node& node, Allowed allowed, bool scheme)
    {
        std::vector<Section> sections;
        TextPlace place;
        for (const Node& child : node.block) {
            const std::optional<Timing> timing = timingOf(child.word);
            if (!timing) continue;
            const bool twice = std::any_of(sections.begin(), sections.end(),
                                           [&](const Section& s) { return s.timing == *timing; });
            if (twice) complain(MeaningProblem::momentTwice, child.span, {});
            if (!allowed(*timing) || scheme != (*timing == Timing::scheme)) {
                complain(MeaningProblem::momentNotHere, child.span, {});
                continue;
            }
            const bool named = place.numberNamed;
            place = placeOf(*timing);
            place.numberNamed = named;
            LineProblems problems(m_name, m_diagnostics);
            PhraseResolver resolver(m_hero.get(), problems); // what it chose is forgotten behind it
            sections.push_back({*timing, child.span, resolver.resolve(child.block, place)});
        }
        return sections;
    }

    void checkDeck()
    {
        const int size = m_hero->deckSize();
        const Span where = m_file.declarations.empty() ? Span{} : m_file.declarations.front().span;
        if (size > printedDeck) return complain(MeaningProblem::deckTooLarge, where, {std::to_string(size)});
        if (size == printedDeck) return;
        m_diagnostics.push_back(
            {Severity::warning, m_name, where, MeaningProblem::deckNotThirty, {std::to_string(size)}, {}});
    }

    /// The number of a property, told if its row does not take it.
    std::uint8_t number(const Node& node)
    {
        if (const auto fault = numberFault(node)) complain(fault->code, fault->where, fault->arguments);
        return clamped(node);
    }

    static std::uint8_t clamped(const Node& node)
    {
        const Range& range = rangeOf(node.word);
        return narrowed<std::uint8_t>(std::clamp(node.number, range.least, range.most));
    }

    /// One line, one problem: the first is the cause.
    void complain(ProblemCode code, Span span, std::vector<std::string> arguments, std::string fix = {})
    {
        if (m_diagnostics.size() >= mostDiagnostics) return;
        for (const Diagnostic& told : m_diagnostics)
            if (told.where.line == span.line && told.severity == Severity::error && told.file == m_name)
                return;
        m_diagnostics.push_back({Severity::error, m_name, span, code, std::move(arguments), std::move(fix)});
    }

    const File& m_file;
    const std::string& m_name;
    Diagnostics& m_diagnostics;
    std::shared_ptr<HeroRules> m_hero = std::make_shared<HeroRules>();
    std::shared_ptr<HeroText> m_text = std::make_shared<HeroText>();
    int m_heroes = 0;
};

} // namespace

std::shared_ptr<HeroRules> resolveHero(const File& file, const std::string& fileName,
                                       Diagnostics& diagnostics)
{
    return HeroResolver(file, fileName, diagnostics).resolve();
}

} // namespace fabletop
