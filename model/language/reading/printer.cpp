// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/printer.h"

#include "model/language/reading/parser.h"
#include "model/language/reading/slots.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>

namespace fabletop {

namespace {

std::string textOf(const Node& node)
{
    switch (node.determiner) {
    case Determiner::a: return "a ";
    case Determiner::an: return "an ";
    case Determiner::any: return "any ";
    case Determiner::each: return "each ";
    case Determiner::all: return "all ";
    case Determiner::the: return "the ";
    case Determiner::another: return "another ";
    case Determiner::no: return "no ";
    case Determiner::exactly: return std::to_string(node.many) + " ";
    case Determiner::upTo: return "up to " + std::to_string(node.many) + " ";
    case Determiner::anyNumber: return "any number of ";
    case Determiner::none:
    case Determiner::count: break;
    }
    return "";
}

/// Whether a noun behind its little word is in the plural.
bool isMany(const Node& noun)
{
    switch (noun.determiner) {
    case Determiner::none:
    case Determiner::all:
    case Determiner::anyNumber: return true;
    case Determiner::exactly:
    case Determiner::upTo: return noun.many != 1;
    default: return false;
    }
}

bool isSuffix(const Node& node)
{
    const auto& pattern = patternOf(node.word);
    return !pattern.empty() && pattern.front().kind == PatternPart::Kind::slot &&
           pattern.front().sort == rowOf(node.word).sort;
}

/// Whether a word of place behind this phrase would be read as belonging to its last noun.
bool endsInOwnSort(const Node& node)
{
    return isSuffix(node) && patternOf(node.word).back().kind == PatternPart::Kind::slot &&
           patternOf(node.word).back().sort == rowOf(node.word).sort;
}

/// Brackets where the phrase would be read in another way without them, and around "and" within "or".
bool needsBrackets(const Node& parent, std::size_t part, const Node& child)
{
    if (rowOf(child.word).sort != rowOf(parent.word).sort || !isSuffix(child)) return false;
    const bool joined = child.word == Word::andBoth || child.word == Word::orEither ||
                        child.word == Word::orFighters || child.word == Word::plus;
    if (joined && child.word == parent.word) return false; // in whatever order they were joined
    const bool joins = parent.word == Word::orFighters || parent.word == Word::exceptFighters;
    if (child.bracketed && joins && part == 0 && endsInOwnSort(child))
        return true; // else it might join what stands last in them
    if (child.bracketed && part > 0 && bindingOf(child.word) == Binding::tight && isSuffix(parent))
        return true; // else its place might be told of the whole
    if (parent.word == Word::orEither && child.word == Word::andBoth) return true;
    if (!isSuffix(parent) || part > 0) return bindingOf(child.word) < bindingWithin(parent.word);
    return bindingOf(child.word) < bindingOf(parent.word) ||
           (bindingOf(parent.word) == Binding::tight && endsInOwnSort(child));
}

bool isPlural(const Node& node)
{
    switch (node.word) {
    case Word::ownFighters: return true;
    case Word::orFighters: return isPlural(node.parts[1]);
    case Word::named: return node.determiner != Determiner::none && isMany(node);
    case Word::allFighters:
    case Word::opposingFighters:
    case Word::friendlyFighters:
    case Word::allCards:
    case Word::allSpaces: return isMany(node);
    case Word::you: return true;
    default: return slotOf(node.word, 0).reads == Reads::whole && isPlural(node.parts[0]);
    }
}

/// "Wasps", "no Wasps": whether a name is that of several only its declaration says; the verb is left as it
/// was written.
bool isBareName(const Node& node)
{
    const Node* at = node.parts.empty() ? &node : &node.parts[0];
    while (slotOf(at->word, 0).reads == Reads::whole)
        at = &at->parts[at->word == Word::orFighters ? 1 : 0];
    return at->word == Word::named &&
           (at->determiner == Determiner::none || at->determiner == Determiner::no);
}

/// A name may stand without quotes if the lexer would read it back as one.
bool plainName(const std::string& name)
{
    bool start = true;
    for (char c : name) {
        if (start && !(c >= 'A' && c <= 'Z')) return false;
        start = c == ' ';
        const bool letter =
            (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '.' || c == '-' || c == '&' || c == ' ';
        if (!letter) return false;
    }
    return !name.empty();
}

class Printer {
public:
    std::string text;

    void file(const File& parsed)
    {
        bool first = true;
        for (const Node& declaration : parsed.declarations) {
            const bool oneLine = !rowOf(declaration.word).block && !declaration.spaceBefore;
            if (!first && !oneLine) text += '\n';
            first = false;
            line(declaration, 0);
        }
        if (!parsed.comments.empty() && !first) text += '\n';
        for (const std::string& comment : parsed.comments)
            commentLine(comment, 0);
    }

    /// `single`: what stands behind "for each", where a bare noun means one.
    [[nodiscard]] static std::string phrase(const Node& node, bool single = false)
    {
        if (node.word == Word::languageAttr) return languageLine(node);
        if (node.word == Word::none) return list(node);
        std::string out = textOf(node);
        const auto& pattern = patternOf(node.word);
        std::size_t part = 0;
        bool plural = !single && isMany(node);
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            const bool verb = pattern[i].kind == PatternPart::Kind::word &&
                              pattern[i].text.find('/') != std::string_view::npos;
            if (verb && part == 0 && !node.parts.empty())
                plural = isPlural(node.parts[0]); // "there is a card"
            if (verb && isBareName(node)) plural = node.pluralVerb;
            const bool counted =
                (part == 1 && (node.word == Word::perCard || node.word == Word::perFighter)) ||
                node.word == Word::forEach;
            const std::string piece =
                pieceOf(node, pattern[i], part, plural, counted || (single && part == 0));
            if (piece.empty()) continue;
            const bool glued = out.empty() || piece == "'s" || piece == "," || out.ends_with(' ');
            if (!glued) out += ' ';
            out += piece;
        }
        return out;
    }

private:
    static std::string pieceOf(const Node& node, const PatternPart& pattern, std::size_t& part, bool& plural,
                               bool single)
    {
        using Kind = PatternPart::Kind;
        switch (pattern.kind) {
        case Kind::word: return wordForm(pattern.text, plural);
        case Kind::string: return '"' + node.text + '"';
        case Kind::name: return asName(node.text);
        case Kind::integer: return std::to_string(node.number);
        case Kind::times: return node.number == 1 ? "" : "x" + std::to_string(node.number);
        case Kind::amount: return amount(node.parts[part++], pattern.text);
        case Kind::slot: {
            const std::size_t place = part++;
            const Node& child = node.parts[place];
            plural = isPlural(child);
            return needsBrackets(node, place, child) ? '(' + phrase(child, single) + ')'
                                                     : phrase(child, single);
        }
        }
        return {};
    }

    static std::string noun(std::string_view words, bool plural)
    {
        std::string out;
        while (!words.empty()) {
            const std::size_t stop = std::min(words.find(' '), words.size());
            out += (out.empty() ? "" : " ") + wordForm(words.substr(0, stop), plural);
            words.remove_prefix(std::min(stop + 1, words.size()));
        }
        return out;
    }

    /// "2 damage", "1 damage for each guard", "damage equal to the boost of that card".
    static std::string amount(const Node& number, std::string_view what)
    {
        if (number.word == Word::literal)
            return std::to_string(number.number) + " " + noun(what, number.number != 1);
        const bool counted = number.word == Word::perFighter || number.word == Word::perCard ||
                             number.word == Word::perDiscarded;
        if (!counted || number.parts[0].word != Word::literal)
            return noun(what, true) + " equal to " + phrase(number);
        const std::string whole = phrase(number);
        const int count = number.parts[0].number;
        return std::to_string(count) + " " + noun(what, count != 1) + whole.substr(whole.find(" for each"));
    }

    static std::string list(const Node& node)
    {
        std::string out;
        for (const Node& part : node.parts)
            out += (out.empty() ? "" : ", ") + phrase(part);
        return out;
    }

    static std::string languageLine(const Node& node)
    {
        std::string out = node.text;
        bool comma = false;
        for (const Node& part : node.parts) {
            const bool string = part.word == Word::languageAttr;
            const bool flag = !string && part.text != "ours";
            out += flag && comma ? ", " : " ";
            out += string ? '"' + part.text + '"' : part.text;
            comma = flag || comma;
            if (part.text == "plural" && !string) comma = true;
        }
        return out;
    }

    void indent(int depth) { text.append(static_cast<std::size_t>(depth) * 2, ' '); }

    void commentLine(const std::string& comment, int depth)
    {
        indent(depth);
        text += comment.empty() ? "#\n" : "# " + comment + '\n';
    }

    void line(const Node& node, int depth)
    {
        for (const std::string& comment : node.comments)
            commentLine(comment, depth);
        if (!node.comments.empty() && depth == 0 && node.spaceBefore && node.word == Word::rulesDecl)
            text += '\n';
        indent(depth);
        text += phrase(node);
        if (!node.rule.empty()) text += " [" + node.rule + "]";
        if (!node.trailing.empty()) text += " # " + node.trailing;
        text += '\n';
        for (const Node& child : node.block)
            line(child, depth + 1);
        if (!node.hasOtherwise) return;
        indent(depth);
        text += "otherwise";
        if (!node.otherwiseRule.empty()) text += " [" + node.otherwiseRule + "]";
        if (!node.otherwiseTrailing.empty()) text += " # " + node.otherwiseTrailing;
        text += '\n';
        for (const Node& child : node.otherwise)
            line(child, depth + 1);
    }
};

} // namespace

std::string wordForm(std::string_view word, bool plural)
{
    if (word.ends_with("(s)")) return std::string(word.substr(0, word.size() - 3)) + (plural ? "s" : "");
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos) return std::string(word);
    return std::string(plural ? word.substr(slash + 1) : word.substr(0, slash));
}

std::string asName(const std::string& name)
{
    return plainName(name) ? name : '"' + name + '"';
}

namespace {

/// A text that is set in by tabs alone, set in by spaces; none where there is no tab, or where lines are set
/// in by spaces too: how wide a tab is among them only their writer knows.
std::optional<std::string> tabsAsSpaces(std::string_view text)
{
    std::string spaced;
    bool tabs = false;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const std::size_t head = std::min(line.find_first_not_of(" \t\r"), line.size());
        const std::string_view indent = line.substr(0, head);
        const bool bare = head == line.size();
        if (!bare && indent.find(' ') != std::string_view::npos) return std::nullopt;
        tabs = tabs || (!bare && !indent.empty());
        if (!bare) spaced.append(2 * indent.size(), ' ').append(line.substr(head));
        spaced += '\n';
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return tabs ? std::optional(spaced) : std::nullopt;
}

} // namespace

std::optional<std::string> canonicalText(std::string_view text, const std::string& file,
                                         Diagnostics& diagnostics)
{
    Diagnostics problems;
    const File tree = parse(text, file, problems);
    if (!hasErrors(problems)) return print(tree);
    if (const auto spaced = tabsAsSpaces(text)) {
        Diagnostics others;
        const File same = parse(*spaced, file, others);
        if (!hasErrors(others)) return print(same);
    }
    diagnostics.insert(diagnostics.end(), problems.begin(), problems.end());
    return std::nullopt;
}

std::string print(const File& file)
{
    Printer printer;
    printer.file(file);
    return std::move(printer.text);
}

std::string print(const Node& node)
{
    return Printer::phrase(node);
}

} // namespace fabletop
