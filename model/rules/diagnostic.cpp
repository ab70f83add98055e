// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/diagnostic.h"

#include "model/rules/spoken.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace fabletop {

namespace {

/// Marks a text for translation. Named as in Qt, whose tools look for it; nothing of Qt is needed here.
#define QT_TRANSLATE_NOOP(context, text) text

/// How a code reads in English; %1, %2 … stand for its arguments.
struct Wording {
    std::string_view code;
    std::string_view text;
};

// clang-format off
constexpr Wording wordings[] = {
    // Files
    {"file-missing", QT_TRANSLATE_NOOP("Diagnostic", "there is no such file")},
    {"file-is-folder", QT_TRANSLATE_NOOP("Diagnostic", "this is a folder, not a file")},
    {"file-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "the file cannot be read: %1")},
    {"file-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the file is larger than %1 MB")},
    {"not-utf8", QT_TRANSLATE_NOOP("Diagnostic", "this is not UTF-8 text")},

    // JSON
    {"json-empty", QT_TRANSLATE_NOOP("Diagnostic", "the file is empty")},
    {"json-unexpected", QT_TRANSLATE_NOOP("Diagnostic", "unexpected “%1”; here belongs %2")},
    {"json-ends-early", QT_TRANSLATE_NOOP("Diagnostic", "the file ends too early; here belongs %1")},
    {"json-after-end", QT_TRANSLATE_NOOP("Diagnostic", "there is more after the end of the value")},
    {"json-string-without-end", QT_TRANSLATE_NOOP("Diagnostic", "a text without its closing quote")},
    {"json-control-character", QT_TRANSLATE_NOOP("Diagnostic", "a control character inside a text")},
    {"json-bad-escape", QT_TRANSLATE_NOOP("Diagnostic", "an escape that stands for no character")},
    {"json-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "nested deeper than %1 levels")},
    {"json-too-large", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 values")},
    {"json-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "not readable as JSON: %1")},
    {"duplicate-field", QT_TRANSLATE_NOOP("Diagnostic", "“%1” stands here twice")},
    {"unknown-field", QT_TRANSLATE_NOOP("Diagnostic", "unknown field “%1”")},
    {"missing-field", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is missing")},
    {"wrong-type", QT_TRANSLATE_NOOP("Diagnostic", "“%1” must be %2")},
    {"wrong-element", QT_TRANSLATE_NOOP("Diagnostic", "here belongs %1")},

    // Battlefields
    {"not-a-battlefield", QT_TRANSLATE_NOOP("Diagnostic", "this is no battlefield file: “fabletop” must be “battlefield”")},
    {"newer-version", QT_TRANSLATE_NOOP("Diagnostic", "the file is of version %1, written by a newer Fabletop; this one reads version %2")},
    {"not-kebab-case", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no id: lower-case letters, digits and single hyphens make one")},
    {"empty-name", QT_TRANSLATE_NOOP("Diagnostic", "a name without any text")},
    {"name-too-long", QT_TRANSLATE_NOOP("Diagnostic", "a name of more than %1 characters")},
    {"not-a-ruleset", QT_TRANSLATE_NOOP("Diagnostic", "this is no rule set: “fabletop” must be “ruleset”")},
    {"backdrop-path", QT_TRANSLATE_NOOP("Diagnostic", "a backdrop is a file name beside the battlefield, never a path")},
    {"backdrop-missing", QT_TRANSLATE_NOOP("Diagnostic", "can’t find the picture “%1” next to this file")},
    {"backdrop-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the picture is larger than %1 MB")},
    {"not-a-picture", QT_TRANSLATE_NOOP("Diagnostic", "a backdrop must be an SVG, PNG or JPEG picture")},
    {"not-a-colour", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no colour; colours look like #828F8F")},
    {"unknown-pattern", QT_TRANSLATE_NOOP("Diagnostic", "unknown pattern “%1”")},
    {"unknown-zone", QT_TRANSLATE_NOOP("Diagnostic", "unknown zone “%1”")},
    {"unknown-space", QT_TRANSLATE_NOOP("Diagnostic", "unknown space “%1”")},
    {"unknown-battlefield", QT_TRANSLATE_NOOP("Diagnostic", "there is no battlefield “%1”")},
    {"no-zones", QT_TRANSLATE_NOOP("Diagnostic", "a battlefield needs at least one zone")},
    {"too-many-zones", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 zones")},
    {"duplicate-zone", QT_TRANSLATE_NOOP("Diagnostic", "a second zone “%1”")},
    {"battlefield-too-small", QT_TRANSLATE_NOOP("Diagnostic", "a battlefield needs at least %1 spaces")},
    {"too-many-spaces", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 spaces")},
    {"duplicate-space", QT_TRANSLATE_NOOP("Diagnostic", "a second space “%1”")},
    {"space-without-zone", QT_TRANSLATE_NOOP("Diagnostic", "space “%1” lies in no zone")},
    {"zone-named-twice", QT_TRANSLATE_NOOP("Diagnostic", "space “%1” names a zone twice")},
    {"duplicate-start", QT_TRANSLATE_NOOP("Diagnostic", "a second start %1")},
    {"line-to-itself", QT_TRANSLATE_NOOP("Diagnostic", "a line from space “%1” to itself")},
    {"duplicate-line", QT_TRANSLATE_NOOP("Diagnostic", "a second line between “%1” and “%2”")},
    {"missing-start", QT_TRANSLATE_NOOP("Diagnostic", "no space is start %1")},
    {"unreached-space", QT_TRANSLATE_NOOP("Diagnostic", "no line or passage reaches space “%1”")},
    {"narrow-start", QT_TRANSLATE_NOOP("Diagnostic", "the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)")},
    {"close-starts", QT_TRANSLATE_NOOP("Diagnostic", "starts %1 and %2 of opposing teams are only %3 steps apart")},
    {"too-few-starts", QT_TRANSLATE_NOOP("Diagnostic", "the battlefield has %1 starts, this match needs %2")},
    {"too-few-spaces", QT_TRANSLATE_NOOP("Diagnostic", "the battlefield has %1 spaces, fighters and tokens of this match need %2")},
    {"small-zone", QT_TRANSLATE_NOOP("Diagnostic", "zone “%1” has %2 spaces, so it joins nothing")},
    {"overlapping-spaces", QT_TRANSLATE_NOOP("Diagnostic", "spaces “%1” and “%2” overlap")},
    {"crossing-lines", QT_TRANSLATE_NOOP("Diagnostic", "lines %1 and %2 cross without a junction")},
    {"close-colours", QT_TRANSLATE_NOOP("Diagnostic", "the colours of zones “%1” and “%2” are hard to tell apart")},

    // Tables of cards
    {"csv-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the table is larger than %1 kB")},
    {"csv-empty", QT_TRANSLATE_NOOP("Diagnostic", "the table has no cards")},
    {"csv-column", QT_TRANSLATE_NOOP("Diagnostic", "the column “%1” is missing")},
    {"csv-type", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no type of card; here belongs attack, defense, versatile or scheme")},

    // Drawn maps
    {"not-an-svg", QT_TRANSLATE_NOOP("Diagnostic", "this is no SVG drawing")},
    {"xml-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "not readable as XML: %1")},
    {"too-many-elements", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 elements")},
    {"drawing-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "elements are nested deeper than %1 levels")},
    {"no-circles", QT_TRANSLATE_NOOP("Diagnostic", "the drawing has no filled circles that could be spaces")},
    {"circles-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "circles skipped because of unreadable numbers: %1")},
    {"circles-outside", QT_TRANSLATE_NOOP("Diagnostic", "%1 circles outside the picture are left out")},
    {"circles-left-out", QT_TRANSLATE_NOOP("Diagnostic", "%1 circles are left out: a battlefield has at most %2 spaces")},
    {"colours-left-out", QT_TRANSLATE_NOOP("Diagnostic", "%1 colours are left out: a battlefield has at most %2 zones")},

    // Scenarios
    // match files
    {"other-digests", QT_TRANSLATE_NOOP("Diagnostic", "the digests are of version %1, not %2: only events are compared")},
    {"torn-line", QT_TRANSLATE_NOOP("Diagnostic", "the last line was half written and is left out")},
    {"not-a-match", QT_TRANSLATE_NOOP("Diagnostic", "this is no match file")},
    {"not-a-match-line", QT_TRANSLATE_NOOP("Diagnostic", "a line is a decision, note, bookmark or branch")},
    {"wrong-number", QT_TRANSLATE_NOOP("Diagnostic", "decision %1 stands where %2 belongs")},
    {"unknown-place", QT_TRANSLATE_NOOP("Diagnostic", "today's rules do not know the place after decision %1")},
    {"too-many-decisions", QT_TRANSLATE_NOOP("Diagnostic", "more than %1 decisions")},
    {"record-too-long", QT_TRANSLATE_NOOP("Diagnostic", "a line of more than %1 kB")},
    {"hero-lacks-card", QT_TRANSLATE_NOOP("Diagnostic", "the hero “%1” has no card “%2”")},
    {"wrong-value", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has an unexpected value")},
    {"impossible-event", QT_TRANSLATE_NOOP("Diagnostic", "“%1” can’t happen here")},
    {"wrong-branch", QT_TRANSLATE_NOOP("Diagnostic", "branch %1 is not opened, or leaves from nowhere")},
    {"hero-changed", QT_TRANSLATE_NOOP("Diagnostic", "the rules of “%1” have changed since this match")},
    // rules language: reading
    {"unexpected-character", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has no meaning here")},
    {"string-without-end", QT_TRANSLATE_NOOP("Diagnostic", "a text without its closing quote")},
    {"rule-without-end", QT_TRANSLATE_NOOP("Diagnostic", "a rule mark without its closing bracket")},
    {"tab", QT_TRANSLATE_NOOP("Diagnostic", "indent with spaces, not tabs")},
    {"hidden-sign", QT_TRANSLATE_NOOP("Diagnostic", "this text contains an invisible character; it could make one name look like another")},
    {"line-too-long", QT_TRANSLATE_NOOP("Diagnostic", "the line is longer than %1 bytes")},
    {"number-too-large", QT_TRANSLATE_NOOP("Diagnostic", "%1 is too large a number")},
    {"indentation", QT_TRANSLATE_NOOP("Diagnostic", "this line stands neither with its neighbours nor in a block of its own")},
    {"not-understood", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is not understood here; wanted: %2")},
    {"line-unfinished", QT_TRANSLATE_NOOP("Diagnostic", "the line ends too early; wanted: %1")},
    {"names-line", QT_TRANSLATE_NOOP("Diagnostic", "“%1” does not belong into a line of names")},
    {"block-missing", QT_TRANSLATE_NOOP("Diagnostic", "an indented block is missing below this line")},
    {"block-not-wanted", QT_TRANSLATE_NOOP("Diagnostic", "nothing may stand indented below the line before")},
    {"too-deep", QT_TRANSLATE_NOOP("Diagnostic", "blocks are nested too deeply")},
    // rules language: meaning
    {"hero-missing", QT_TRANSLATE_NOOP("Diagnostic", "the file declares no hero")},
    {"hero-has-other-id", QT_TRANSLATE_NOOP("Diagnostic", "the text is of the hero “%1”, not of “%2”")},
    {"hero-twice", QT_TRANSLATE_NOOP("Diagnostic", "a second hero in one file")},
    {"not-in-hero", QT_TRANSLATE_NOOP("Diagnostic", "this belongs into a rules file, not into a hero")},
    {"not-in-rules", QT_TRANSLATE_NOOP("Diagnostic", "this belongs into a hero file, not into the rules")},
    {"name-empty", QT_TRANSLATE_NOOP("Diagnostic", "a name without letters")},
    {"name-without-letters", QT_TRANSLATE_NOOP("Diagnostic", "a name needs at least one letter or digit for its short name")},
    {"name-twice", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is there already")},
    {"property-missing", QT_TRANSLATE_NOOP("Diagnostic", "missing: %1")},
    {"property-not-here", QT_TRANSLATE_NOOP("Diagnostic", "this property does not belong here")},
    {"type-twice", QT_TRANSLATE_NOOP("Diagnostic", "a card has one type: %1")},
    {"number-out-of-range", QT_TRANSLATE_NOOP("Diagnostic", "the number must be from %1 to %2")},
    {"number-may-exceed", QT_TRANSLATE_NOOP("Diagnostic", "this can be up to %1; the maximum here is %2")},
    {"copies-out-of-range", QT_TRANSLATE_NOOP("Diagnostic", "a card has 1 to 30 copies")},
    {"too-many-sidekicks", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 sidekicks")},
    {"too-many-cards", QT_TRANSLATE_NOOP("Diagnostic", "a deck has at most 30 different cards")},
    {"too-many-abilities", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most 8 abilities")},
    {"too-many-forms", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most 4 forms")},
    {"too-many-options", QT_TRANSLATE_NOOP("Diagnostic", "a choice has at most %1 options")},
    {"too-many-choices", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 choices between options")},
    {"too-many-waiting", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 texts that wait for its next turn")},
    {"too-many-tokens", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 tokens")},
    {"too-many-tags", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most 8 tags")},
    {"deck-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the deck has %1 cards; 30 is the most")},
    {"deck-not-thirty", QT_TRANSLATE_NOOP("Diagnostic", "the deck has %1 cards; published decks have 30")},
    {"moment-twice", QT_TRANSLATE_NOOP("Diagnostic", "this moment is there already; put both effects under one heading")},
    {"moment-not-here", QT_TRANSLATE_NOOP("Diagnostic", "this moment does not exist for this kind of text")},
    {"unknown-name", QT_TRANSLATE_NOOP("Diagnostic", "nothing here is called “%1”; nearest: “%2”")},
    {"unknown-name-at-all", QT_TRANSLATE_NOOP("Diagnostic", "nothing here is called “%1”")},
    {"unknown-moment", QT_TRANSLATE_NOOP("Diagnostic", "there is no moment called “%1”")},
    {"unknown-number", QT_TRANSLATE_NOOP("Diagnostic", "the rules have no number called “%1”")},
    {"unknown-part", QT_TRANSLATE_NOOP("Diagnostic", "there is no part of the rules called “%1”")},
    {"part-missing", QT_TRANSLATE_NOOP("Diagnostic", "the rules lack the part “%1”")},
    {"parts-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "parts of the rules call each other too deeply")},
    {"text-too-long", QT_TRANSLATE_NOOP("Diagnostic", "the file has too many instructions")},
    {"pronoun-unbound", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: nothing has been chosen before that it could mean")},
    {"rules-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is for rules files only")},
    {"combat-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” means something only in a combat")},
    {"result-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is known only after the result of a combat")},
    {"option-alone", QT_TRANSLATE_NOOP("Diagnostic", "an option must stand below “choose one”")},
    {"option-wanted", QT_TRANSLATE_NOOP("Diagnostic", "below “choose one” only options may stand")},
    {"loop-in-loop", QT_TRANSLATE_NOOP("Diagnostic", "one “for each” cannot stand inside another")},
    {"unknown-kind", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no kind of file that is known here")},
    {"not-a-scenario", QT_TRANSLATE_NOOP("Diagnostic", "a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”")},
    {"unknown-hero", QT_TRANSLATE_NOOP("Diagnostic", "there is no hero “%1”")},
    {"unknown-fighter", QT_TRANSLATE_NOOP("Diagnostic", "no fighter here is called “%1”")},
    {"unknown-token", QT_TRANSLATE_NOOP("Diagnostic", "no token here is called “%1”")},
    {"unknown-card", QT_TRANSLATE_NOOP("Diagnostic", "no card here is called “%1”")},
    {"unknown-form", QT_TRANSLATE_NOOP("Diagnostic", "this hero has no form “%1”")},
    {"unknown-value", QT_TRANSLATE_NOOP("Diagnostic", "this hero has no value “%1”")},
    {"unknown-event", QT_TRANSLATE_NOOP("Diagnostic", "there is no event “%1”")},
    {"unknown-decision", QT_TRANSLATE_NOOP("Diagnostic", "there is no decision “%1”")},
    {"ambiguous-name", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is with several seats; write “%2”")},
    {"seat-count", QT_TRANSLATE_NOOP("Diagnostic", "a match has 2 or 4 seats")},
    {"person-in-both-teams", QT_TRANSLATE_NOOP("Diagnostic", "one person cannot sit in both teams (R-TEAM-01)")},
    {"uneven-teams", QT_TRANSLATE_NOOP("Diagnostic", "both teams need the same number of seats")},
    {"space-taken", QT_TRANSLATE_NOOP("Diagnostic", "“%1” already stands on space “%2”")},
    {"token-space-taken", QT_TRANSLATE_NOOP("Diagnostic", "token “%1” already lies on space “%2”")},
    {"too-many-copies", QT_TRANSLATE_NOOP("Diagnostic", "the deck has only %2 of card “%1”")},
    {"not-with-setup", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may not be given where “setup” is true")},
    {"no-hero-left", QT_TRANSLATE_NOOP("Diagnostic", "team %1 has no hero left, so the match is over")},
    {"unknown-seat", QT_TRANSLATE_NOOP("Diagnostic", "there is no seat “%1”")},
    {"empty-decision", QT_TRANSLATE_NOOP("Diagnostic", "this says nothing that a decision could agree with")},
    {"step-kind", QT_TRANSLATE_NOOP("Diagnostic", "a step has exactly one of “do”, “expect”, “options” and “refuse”")},

    // Packages
    {"package-not-zip", QT_TRANSLATE_NOOP("Diagnostic", "this is no package: it cannot be read as a zip file (%1)")},
    {"package-too-many", QT_TRANSLATE_NOOP("Diagnostic", "a package holds at most %1 files, this one holds %2")},
    {"package-entry-too-large", QT_TRANSLATE_NOOP("Diagnostic", "unpacked, this is larger than the %1 KB that are left for it")},
    {"package-name", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside")},
    {"package-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "“%1” lies too deep: files of a package lie in one folder each")},
    {"package-special", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is a link, a folder or something else that is no plain file")},
    {"package-encrypted", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is encrypted")},
    {"package-method", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is compressed by a method that is not read here")},
    {"package-twice", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is there twice")},
    {"package-nested", QT_TRANSLATE_NOOP("Diagnostic", "this is an archive itself; packages hold no others")},
    {"package-damaged", QT_TRANSLATE_NOOP("Diagnostic", "“%1” cannot be unpacked: %2")},
    {"package-not-written", QT_TRANSLATE_NOOP("Diagnostic", "the package could not be made: %1")},
    {"package-place", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no kind of file that belongs into a package")},
    {"package-belongs", QT_TRANSLATE_NOOP("Diagnostic", "“%1” stands in the wrong place or is called otherwise; its name is “%2”")},
    {"package-no-manifest", QT_TRANSLATE_NOOP("Diagnostic", "there is no manifest.json in the package")},
    {"not-a-package", QT_TRANSLATE_NOOP("Diagnostic", "this is no package: “fabletop” must be “package”")},
    {"package-shipped-name", QT_TRANSLATE_NOOP("Diagnostic", "Fabletop already includes “%1”; both will be offered for a match")},
    {"package-line", QT_TRANSLATE_NOOP("Diagnostic", "here belongs one line without hidden signs")},
    {"package-no-digest", QT_TRANSLATE_NOOP("Diagnostic", "a digest is 64 hexadecimal digits in small letters")},
    {"package-not-listed", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is in the package, but manifest.json does not name it")},
    {"package-missing-file", QT_TRANSLATE_NOOP("Diagnostic", "manifest.json names “%1”, which is not in the package")},
    {"package-digest", QT_TRANSLATE_NOOP("Diagnostic", "“%1” was changed or damaged after it was packed: its digest is another")},
    {"package-other-id", QT_TRANSLATE_NOOP("Diagnostic", "manifest.json calls it “%1”, the file itself “%2”")},
    {"package-empty", QT_TRANSLATE_NOOP("Diagnostic", "there is no hero, battlefield or rule set in the package")},
    {"package-art-owner", QT_TRANSLATE_NOOP("Diagnostic", "nobody in this package is called “%1”; a picture bears the id of whom it shows")},
    {"package-backdrop", QT_TRANSLATE_NOOP("Diagnostic", "the picture “%1” lies outside; in a package it must be inside the battlefield’s file")},
    {"picture-damaged", QT_TRANSLATE_NOOP("Diagnostic", "the picture is incomplete or damaged")},
    {"picture-size", QT_TRANSLATE_NOOP("Diagnostic", "a picture has at most %1 pixels a side, this one has %2 by %3")},
    {"drawing-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "this is not readable as an SVG drawing: %1")},
    {"drawing-entities", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must declare no document type and no entities")},
    {"drawing-element", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not hold “%1”")},
    {"drawing-event", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not react to anything (“%1”)")},
    {"drawing-reference", QT_TRANSLATE_NOOP("Diagnostic", "a drawing must not point to anything outside itself (“%1”)")},
    {"drawing-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the drawing has more than %1 elements, or they are nested too deep")},
};
// clang-format on

constexpr char argumentDivider = '\x1F';

std::string filled(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t number =
            text[i] == '%' && i + 1 < text.size() ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
        if (number < 1 || number > 9) {
            result += text[i];
            continue;
        }
        if (number <= arguments.size()) result += arguments[number - 1];
        ++i;
    }
    return result;
}

} // namespace

std::string composed(std::string text, const std::vector<std::string>& fillings)
{
    for (const std::string& filling : fillings)
        text += argumentDivider + filling;
    return text;
}

std::vector<std::string> takenApart(const std::string& argument)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t end = argument.find(argumentDivider); end != std::string::npos;
         end = argument.find(argumentDivider, from)) {
        parts.push_back(argument.substr(from, end - from));
        from = end + 1;
    }
    parts.push_back(argument.substr(from));
    return parts;
}

std::string_view wordingOf(std::string_view code)
{
    const auto found = std::find_if(std::begin(wordings), std::end(wordings),
                                    [&](const Wording& wording) { return wording.code == code; });
    return found == std::end(wordings) ? std::string_view() : found->text;
}

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& one) { return one.severity == Severity::error; });
}

std::string message(const Diagnostic& diagnostic)
{
    std::vector<std::string> arguments;
    for (const std::string& argument : diagnostic.arguments) {
        const std::vector<std::string> parts = takenApart(argument);
        std::vector<std::string> fillings;
        for (std::size_t place = 1; place < parts.size(); ++place)
            fillings.push_back(spoken(parts[place]));
        arguments.push_back(fillings.empty() ? spoken(argument) : filled(parts.front(), fillings));
    }
    const std::string_view wording = wordingOf(diagnostic.code);
    if (!wording.empty()) return filled(wording, arguments);
    std::string text = diagnostic.code;
    for (const std::string& argument : arguments)
        text += " “" + argument + "”";
    return text;
}

std::string toLine(const Diagnostic& diagnostic)
{
    const char* severity = diagnostic.severity == Severity::error ? "error" : "warning";
    return diagnostic.file + ':' + std::to_string(diagnostic.where.line) + ':' +
           std::to_string(diagnostic.where.column) + ": " + severity + ": " + message(diagnostic);
}

} // namespace fabletop
