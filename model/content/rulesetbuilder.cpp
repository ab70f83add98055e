// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/catalogue.h"
#include "model/engine/interpreter/clauses.h"
#include "model/language/compiling/compiler.h"
#include "model/language/meaning/lints.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/moments.h"
#include "model/language/meaning/resolver.h"
#include "model/language/reading/parser.h"
#include "model/language/services/settling.h"

#include <QFileInfo>
#include <algorithm>
#include <limits>
#include <map>
#include <mutex>
#include <set>

namespace fabletop {

namespace {

const QString standardRules = QStringLiteral(":/content/rules/standard.rules");

/// The rules of the game are part of the program; a fault in them is a fault of the build, told like any
/// other.
std::optional<RulesText> loadRules(Diagnostics& diagnostics)
{
    const auto text = readTextFile(standardRules, diagnostics);
    if (!text) return std::nullopt;
    const std::string name = "standard.rules";
    const std::size_t before = diagnostics.size();
    const File file = parse(*text, name, diagnostics);
    RulesText rules = resolveRules(file, name, diagnostics);
    if (diagnostics.size() > before) return std::nullopt;
    return rules;
}

void nameClauses(MatchRules& rules)
{
    auto& names = rules.program.rules;
    for (std::size_t i = 1; i < clauseNames.size(); ++i) {
        const auto clause = static_cast<Clause>(i);
        auto found = std::find(names.begin(), names.end(), clauseNames[clause]);
        if (found == names.end()) found = names.insert(names.end(), clauseNames[clause]);
        rules.clauses[clause] = static_cast<RuleId>(found - names.begin());
    }
    rules.ruleNames = names;
}

void linkHeroes(MatchRules& rules, const MatchSetup& setup)
{
    for (const MatchSetup::Seat& seat : setup.seats) {
        SeatRules linked{seat.hero, seat.team, seat.person, 0, 0};
        // Equal texts share their code, however often they were read: a mirror match has one address a card.
        for (const SeatRules& other : rules.seats)
            if (other.hero->source == seat.hero->source)
                linked.codeBase = other.codeBase, linked.exprBase = other.exprBase;
        if (linked.codeBase == 0) {
            const LinkBase base = link(rules.program, seat.hero->program);
            linked.codeBase = base.code;
            linked.exprBase = base.expr;
        }
        rules.seats.push_back(linked);
    }
}

bool fits(const MatchSetup& setup, Diagnostics& diagnostics)
{
    std::size_t fighters = 0;
    for (const MatchSetup::Seat& seat : setup.seats)
        fighters += seat.hero->fighters.size() + seat.hero->tokens.size();
    const std::string file = setup.battlefield.id;
    if (setup.battlefield.starts() < static_cast<int>(setup.seats.size()))
        diagnostics.push_back(
            {Severity::error,
             file,
             Span{},
             BattlefieldProblem::tooFewStarts,
             {std::to_string(setup.battlefield.starts()), std::to_string(setup.seats.size())},
             {}});
    else if (setup.battlefield.spaces.size() < fighters)
        diagnostics.push_back({Severity::error,
                               file,
                               Span{},
                               BattlefieldProblem::tooFewSpaces,
                               {std::to_string(setup.battlefield.spaces.size()), std::to_string(fighters)},
                               {}});
    else
        return true;
    return false;
}

} // namespace

namespace {

constexpr std::size_t mostOfAHero = 20; ///< problems told of one hero; whoever mends these sees the next

/// What the resolver says of a text with lines that were not understood: only what cannot follow from them. A
/// name may have been declared in such a line, and a declaration that lost one is not complete.
void takeWhatStandsAlone(const File& parsed, const Diagnostics& meant, Diagnostics& own)
{
    const auto declarationOf = [&](int line) {
        int last = 0;
        for (const Node& node : parsed.declarations)
            if (node.span.line <= line) last = node.span.line;
        return last;
    };
    std::set<int> torn;
    for (const Diagnostic& problem : own)
        torn.insert(declarationOf(problem.where.line));
    for (const Diagnostic& problem : meant) {
        const bool alone =
            problem.code == MeaningProblem::propertyMissing ||
            problem.code == MeaningProblem::propertyNotHere || problem.code == MeaningProblem::nameTwice ||
            problem.code == MeaningProblem::typeTwice || problem.code == MeaningProblem::momentNotHere;
        if (alone && torn.count(declarationOf(problem.where.line)) == 0) own.push_back(problem);
    }
}

/// Some editors begin every text with a mark of its encoding, which is no part of what was written.
std::string withoutMark(const std::string& bytes)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
}

/// Takes the texts away in which a problem lies, and abilities, which are nothing without theirs.
void leaveOutTexts(File& file, const Diagnostics& problems)
{
    const auto troubled = [&](int first, int behind) {
        return std::any_of(problems.begin(), problems.end(), [&](const Diagnostic& problem) {
            return problem.severity == Severity::error && problem.where.line >= first &&
                   problem.where.line < behind;
        });
    };
    auto& all = file.declarations;
    std::vector<Node> kept;
    for (std::size_t d = 0; d < all.size(); ++d) {
        const int behind = d + 1 < all.size() ? all[d + 1].span.line : std::numeric_limits<int>::max();
        Node& declaration = all[d];
        if (declaration.word == Word::abilityDecl && troubled(declaration.span.line, behind)) continue;
        auto& lines = declaration.block;
        for (std::size_t i = 0; declaration.word == Word::cardDecl && i < lines.size(); ++i) {
            const int next = i + 1 < lines.size() ? lines[i + 1].span.line : behind;
            if (timingOf(lines[i].word) && troubled(lines[i].span.line, next)) lines[i].block.clear();
        }
        kept.push_back(std::move(declaration));
    }
    all = std::move(kept);
}

/// A hero that is not shipped yet as far as anybody knows.
std::shared_ptr<HeroRules> compileText(const std::string& bytes, const std::string& file,
                                       Diagnostics& diagnostics)
{
    const std::string text = withoutMark(bytes);
    Diagnostics own;
    const File parsed = parse(text, file, own);
    const bool read = !hasErrors(own);
    Diagnostics meant;
    std::shared_ptr<HeroRules> hero = resolveHero(parsed, file, meant);
    if (read)
        own = std::move(meant);
    else
        takeWhatStandsAlone(parsed, meant, own);
    if (!read) hero.reset();
    if (hero) {
        hero->source = text;
        compileHero(*hero, file, own);
    }
    if (own.size() > mostOfAHero) own.erase(own.begin() + mostOfAHero, own.end());
    settle(text, own, readersOf(file, [&file](const File& tree, Diagnostics& problems) {
               (void)resolveHero(tree, file, problems);
           }));
    const bool whole = !hasErrors(own);
    diagnostics.insert(diagnostics.end(), own.begin(), own.end());
    return whole && !hasErrors(diagnostics) ? hero : nullptr;
}

} // namespace

std::shared_ptr<const HeroRules> readHero(const std::string& text, const std::string& file,
                                          Diagnostics& diagnostics)
{
    return compileText(text, file, diagnostics);
}

std::shared_ptr<const HeroRules> readRecordedHero(const std::string& bytes, const std::string& file)
{
    const std::string text = withoutMark(bytes);
    Diagnostics problems;
    File parsed = parse(text, file, problems);
    (void)resolveHero(parsed, file, problems);
    leaveOutTexts(parsed, problems);
    Diagnostics left;
    const std::shared_ptr<HeroRules> hero = resolveHero(parsed, file, left);
    if (!hero) return nullptr;
    hero->source = text;
    compileHero(*hero, file, left);
    return hasErrors(left) ? nullptr : hero;
}

std::shared_ptr<const HeroRules> checkHero(const std::string& text, const std::string& file,
                                           Diagnostics& diagnostics, const PictureSource& pictures)
{
    const auto hero = compileText(text, file, diagnostics);
    if (hero) takePictures(*hero, pictures, file, Severity::warning, diagnostics);
    Diagnostics told;
    if (hero) lint(parse(text, file, told), file, diagnostics);
    return hero;
}

namespace {

/// What doesn't compile without a word is not kept: whoever asks again is told again.
std::shared_ptr<const HeroRules> loadShippedHero(const QString& id, Diagnostics& diagnostics)
{
    static std::mutex reading;
    static std::map<QString, std::shared_ptr<const HeroRules>> kept;
    const std::scoped_lock alone(reading);
    if (const auto found = kept.find(id); found != kept.end())
        return hasErrors(diagnostics) ? nullptr : found->second;
    const std::size_t before = diagnostics.size();
    const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), diagnostics);
    if (!text) return nullptr;
    const auto hero = compileText(*text, (id + QStringLiteral(".hero")).toStdString(), diagnostics);
    if (hero) hero->shipped = true;
    if (hero && diagnostics.size() == before) kept.emplace(id, hero);
    return hero;
}

} // namespace

std::shared_ptr<const HeroRules> loadHero(const QString& idOrPath, Diagnostics& diagnostics)
{
    if (shippedHeroes().contains(idOrPath)) return loadShippedHero(idOrPath, diagnostics);
    const auto text = readTextFile(idOrPath, diagnostics);
    if (!text) return nullptr;
    const std::string file = idOrPath.toStdString();
    const auto hero = compileText(*text, file, diagnostics);
    if (!hero) return nullptr;
    PictureFolder folder(QFileInfo(idOrPath).absolutePath());
    takePictures(*hero, folder.source(), file, Severity::warning, diagnostics);
    return hero;
}

std::shared_ptr<const MatchRules> buildRuleset(const MatchSetup& setup, Diagnostics& diagnostics)
{
    const auto text = loadRules(diagnostics);
    if (!text || !fits(setup, diagnostics)) return nullptr;
    auto rules = std::make_shared<MatchRules>();
    RulesEntries entries;
    rules->program = compileRules(*text, "standard.rules", entries, diagnostics);
    rules->entry = entries.match;
    rules->loopEntry = entries.loop;
    rules->turnEntry = entries.turn;
    rules->actionEntry = entries.action;
    rules->numbers = setup.numbers;
    rules->board = makeBoard(setup.battlefield);
    linkHeroes(*rules, setup);
    nameClauses(*rules);
    return hasErrors(diagnostics) ? nullptr : rules;
}

} // namespace fabletop
