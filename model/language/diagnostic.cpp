#include "model/language/diagnostic.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace fabletop {

namespace {

/// How a code reads in English; %1, %2 … stand for its arguments.
struct Wording {
    std::string_view code;
    std::string_view text;
};

constexpr Wording wordings[] = {
    // Files
    {"file-missing", "there is no such file"},
    {"file-is-folder", "this is a folder, not a file"},
    {"file-unreadable", "the file cannot be read: %1"},
    {"file-too-large", "the file is larger than %1 MB"},
    {"not-utf8", "this is not UTF-8 text"},

    // JSON
    {"json-empty", "the file is empty"},
    {"json-unexpected", "unexpected “%1”; here belongs %2"},
    {"json-ends-early", "the file ends too early; here belongs %1"},
    {"json-after-end", "there is more after the end of the value"},
    {"json-string-without-end", "a text without its closing quote"},
    {"json-control-character", "a control character inside a text"},
    {"json-bad-escape", "an escape that stands for no character"},
    {"json-too-deep", "nested deeper than %1 levels"},
    {"json-too-large", "more than %1 values"},
    {"json-unreadable", "not readable as JSON: %1"},
    {"duplicate-field", "“%1” stands here twice"},
    {"unknown-field", "unknown field “%1”"},
    {"missing-field", "“%1” is missing"},
    {"wrong-type", "“%1” must be %2"},
    {"wrong-element", "here belongs %1"},

    // Battlefields
    {"not-a-battlefield", "this is no battlefield file: “fabletop” must be “battlefield”"},
    {"newer-version", "the file is of version %1, written by a newer Fabletop; this one reads version %2"},
    {"not-kebab-case", "“%1” is no id: lower-case letters, digits and single hyphens make one"},
    {"empty-name", "a name without any text"},
    {"backdrop-path", "a backdrop is a file name beside the battlefield, never a path"},
    {"not-a-picture", "a backdrop must be an SVG, PNG or JPEG picture"},
    {"not-a-colour", "“%1” is no colour; colours look like #828F8F"},
    {"unknown-pattern", "unknown pattern “%1”"},
    {"unknown-zone", "unknown zone “%1”"},
    {"unknown-space", "unknown space “%1”"},
    {"unknown-battlefield", "there is no battlefield “%1”"},
    {"no-zones", "a battlefield needs at least one zone"},
    {"too-many-zones", "more than %1 zones"},
    {"duplicate-zone", "a second zone “%1”"},
    {"battlefield-too-small", "a battlefield needs at least %1 spaces"},
    {"too-many-spaces", "more than %1 spaces"},
    {"duplicate-space", "a second space “%1”"},
    {"space-without-zone", "space “%1” lies in no zone"},
    {"zone-named-twice", "space “%1” names a zone twice"},
    {"duplicate-start", "a second start %1"},
    {"line-to-itself", "a line from space “%1” to itself"},
    {"duplicate-line", "a second line between “%1” and “%2”"},
    {"missing-start", "no space is start %1"},
    {"unreached-space", "no line or passage reaches space “%1”"},
    {"narrow-start", "the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)"},
    {"close-starts", "starts %1 and %2 of opposing teams are only %3 steps apart"},
    {"too-few-starts", "the battlefield has %1 starts, this match needs %2"},
    {"too-few-spaces", "the battlefield has %1 spaces, fighters and tokens of this match need %2"},
    {"small-zone", "zone “%1” has %2 spaces, so it joins nothing"},
    {"overlapping-spaces", "spaces “%1” and “%2” overlap"},
    {"crossing-lines", "lines %1 and %2 cross without a junction"},
    {"close-colours", "the colours of zones “%1” and “%2” are hard to tell apart"},

    // Scenarios
    // match files
    {"other-digests", "the digests are of version %1, not %2: only events are compared"},
    {"torn-line", "the last line was half written and is left out"},
    {"not-a-match", "this is no match file"},
    {"not-a-match-line", "a line is a decision, note, bookmark or branch"},
    {"wrong-number", "decision %1 stands where %2 belongs"},
    {"unknown-place", "today's rules do not know the place after decision %1"},
    {"too-many-decisions", "more than %1 decisions"},
    {"line-too-long", "a line of more than %1 kB"},
    {"unreadable-record", "this cannot be understood: %1"},
    {"wrong-branch", "branch %1 is not opened, or leaves from nowhere"},
    {"hero-changed", "the rules of “%1” have changed since this match"},
    // rules language: reading
    {"unexpected-character", "“%1” has no meaning here"},
    {"string-without-end", "a text without its closing quote"},
    {"rule-without-end", "a rule mark without its closing bracket"},
    {"line-too-long", "the line is longer than %1 bytes"},
    {"number-too-large", "%1 is too large a number"},
    {"indentation", "this line stands neither with its neighbours nor in a block of its own"},
    {"not-understood", "“%1” is not understood here; wanted: %2"},
    {"line-unfinished", "the line ends too early; wanted: %1"},
    {"names-line", "“%1” does not belong into a line of names"},
    {"block-missing", "an indented block is missing below this line"},
    {"block-not-wanted", "nothing may stand indented below the line before"},
    {"too-deep", "blocks are nested too deeply"},
    // rules language: meaning
    {"hero-missing", "the file declares no hero"},
    {"hero-twice", "a second hero in one file"},
    {"not-in-hero", "this belongs into a rules file, not into a hero"},
    {"not-in-rules", "this belongs into a hero file, not into the rules"},
    {"name-empty", "a name without letters"},
    {"name-twice", "“%1” is there already"},
    {"property-missing", "missing: %1"},
    {"property-not-here", "this property does not belong here"},
    {"type-twice", "a card has one type: %1"},
    {"number-out-of-range", "the number must be from %1 to %2"},
    {"copies-out-of-range", "a card has 1 to 30 copies"},
    {"too-many-sidekicks", "there is room for at most %1 more sidekicks"},
    {"too-many-cards", "a deck has at most 30 different cards"},
    {"too-many-abilities", "a hero has at most 8 abilities"},
    {"too-many-forms", "a hero has at most 4 forms"},
    {"too-many-tokens", "there is room for at most %1 more tokens"},
    {"too-many-tags", "a hero has at most 8 tags"},
    {"deck-too-large", "the deck has %1 cards; 30 is the most"},
    {"deck-not-thirty", "the deck has %1 cards; published decks have 30"},
    {"moment-twice", "this moment is there already; put both effects under one heading"},
    {"moment-not-here", "this moment does not exist for this kind of text"},
    {"unknown-name", "nobody here is called “%1”; nearest: “%2”"},
    {"unknown-moment", "there is no moment called “%1”"},
    {"unknown-number", "the rules have no number called “%1”"},
    {"unknown-part", "there is no part of the rules called “%1”"},
    {"part-missing", "the rules lack the part “%1”"},
    {"parts-too-deep", "parts of the rules call each other too deeply"},
    {"text-too-long", "the file has too many instructions"},
    {"pronoun-unbound", "“%1”: nothing has been chosen before that it could mean"},
    {"rules-word", "“%1” is for rules files only"},
    {"combat-word", "“%1” means something only in a combat"},
    {"result-word", "“%1” is known only after the result of a combat"},
    {"option-alone", "an option must stand below “choose one”"},
    {"option-wanted", "below “choose one” only options may stand"},
    {"loop-in-loop", "one “for each” cannot stand inside another"},
    {"unknown-kind", "“%1” is no kind of file that is known here"},
    {"not-a-scenario", "a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”"},
    {"unknown-hero", "there is no hero “%1”"},
    {"unknown-fighter", "no fighter here is called “%1”"},
    {"unknown-token", "no token here is called “%1”"},
    {"unknown-card", "no card here is called “%1”"},
    {"unknown-form", "this hero has no form “%1”"},
    {"unknown-value", "this hero has no value “%1”"},
    {"unknown-event", "there is no event “%1”"},
    {"unknown-decision", "there is no decision “%1”"},
    {"ambiguous-name", "“%1” is with several seats; write “%2”"},
    {"seat-count", "a match has 2 or 4 seats"},
    {"person-in-both-teams", "one person cannot sit in both teams (R-TEAM-01)"},
    {"uneven-teams", "both teams need the same number of seats"},
    {"space-taken", "“%1” already stands on space “%2”"},
    {"token-space-taken", "token “%1” already lies on space “%2”"},
    {"too-many-copies", "the deck has only %2 of card “%1”"},
    {"not-with-setup", "“%1” may not be given where “setup” is true"},
    {"no-hero-left", "team %1 has no hero left, so the match is over"},
    {"unknown-seat", "there is no seat “%1”"},
    {"empty-decision", "this says nothing that a decision could agree with"},
    {"step-kind", "a step has exactly one of “do”, “expect”, “options” and “refuse”"},
};

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

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& one) { return one.severity == Severity::error; });
}

std::string message(const Diagnostic& diagnostic)
{
    const auto found = std::find_if(std::begin(wordings), std::end(wordings),
                                    [&](const Wording& wording) { return wording.code == diagnostic.code; });
    if (found != std::end(wordings)) return filled(found->text, diagnostic.arguments);
    std::string text = diagnostic.code;
    for (const std::string& argument : diagnostic.arguments)
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
