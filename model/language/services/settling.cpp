// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/settling.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/readingproblem.h"
#include "model/language/services/keptmeaning.h"
#include "model/language/services/mends.h"
#include "model/rules/names.h"
#include "model/rules/utf8.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace fabletop {

namespace {

constexpr int mostMends = 4;                     ///< of one line
constexpr std::size_t largestTried = 256 * 1024; ///< of a larger text no mend is tried, so none is offered

std::string_view lineOf(std::string_view text, int line)
{
    for (; line > 1; --line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return text.substr(0, text.find('\n'));
}

int linesIn(std::string_view text)
{
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

/// What the problem is about, as it stands there.
std::string standing(std::string_view text, const Diagnostic& problem)
{
    Diagnostic whole = problem;
    whole.quickFix = "-";
    const TextEdit about = mendOf(text, whole).front();
    return std::string(text.substr(about.from, about.behind - about.from));
}

std::u32string charactersOf(std::string_view text)
{
    std::u32string all;
    while (!text.empty()) {
        const auto [character, bytes] = characterAt(text, 0);
        all += character;
        text.remove_prefix(bytes);
    }
    return all;
}

/// How many characters two texts begin and end with alike.
template <typename Text> std::pair<std::size_t, std::size_t> alike(const Text& one, const Text& other)
{
    const std::size_t most = std::min(one.size(), other.size());
    std::size_t first = 0;
    std::size_t last = 0;
    while (first < most && one[first] == other[first])
        ++first;
    while (last < most - first && one[one.size() - 1 - last] == other[other.size() - 1 - last])
        ++last;
    return {first, last};
}

/// What may only follow from a line that isn't understood: it may have chosen, offered or declared what is
/// missed.
bool mayFollow(ProblemCode code)
{
    constexpr std::array all = {MeaningProblem::pronounUnbound,   MeaningProblem::unknownName,
                                MeaningProblem::unknownNameAtAll, MeaningProblem::anotherThanWhom,
                                MeaningProblem::offerMissing,     MeaningProblem::resultMissing,
                                MeaningProblem::keepWhat,         MeaningProblem::chosenSpacesMissing};
    return std::any_of(all.begin(), all.end(), [&](MeaningProblem one) { return code == one; });
}

/// What was meant is known; only a misspelt word may have been another.
bool isSlip(ProblemCode code)
{
    constexpr std::array all = {
        ReadingProblem::otherwiseWanted, ReadingProblem::blockWanted,       ReadingProblem::linesWanted,
        ReadingProblem::otherwiseNested, ReadingProblem::smallLetterWanted, ReadingProblem::figureWanted,
        ReadingProblem::upToMissing,     ReadingProblem::commaMissing,      ReadingProblem::subjectNotWanted,
        ReadingProblem::wordOfOthers,    ReadingProblem::capitalWanted,     ReadingProblem::quotesWanted,
        ReadingProblem::offerDeclined,   ReadingProblem::fullStop};
    return std::any_of(all.begin(), all.end(), [&](ReadingProblem one) { return code == one; });
}

/// A mend on trial, and those that the mended line needs in turn.
class Trial {
public:
    Trial(const std::string& text, const Diagnostic& problem, const TextReaders& readers, bool alone)
        : m_text(text), m_problem(problem), m_readers(readers), m_alone(alone)
    {}

    /// The text with all of them; none where a mistake is left, or something else would be said.
    std::optional<std::string> run()
    {
        std::string whole = m_text;
        Diagnostic next = m_problem;
        for (int mends = 0; mends < mostMends && mayGoOn(mends, next.code); ++mends) {
            const std::string was = standing(whole, next);
            if (next.quickFix.empty() || was == next.quickFix || !keepsMeaning(was, next.quickFix))
                return std::nullopt;
            whole = mended(whole, next);
            m_last += linesIn(next.quickFix);
            m_left = firstLeft(whole);
            if (!m_left) return whole;
            m_reached = whole;
            next = *m_left;
        }
        return std::nullopt;
    }

    /// The mistake that was left, at its place in the text as it stands; none where the mends made it.
    [[nodiscard]] std::optional<Diagnostic> leftInText() const
    {
        if (!m_left || m_left->where.line != m_problem.where.line) return std::nullopt;
        const std::u32string was = charactersOf(lineOf(m_text, m_problem.where.line));
        const std::u32string is = charactersOf(lineOf(m_reached, m_problem.where.line));
        const auto [first, last] = alike(was, is);
        Diagnostic left = *m_left;
        left.quickFix.clear();
        const auto from = static_cast<std::size_t>(left.where.column - 1);
        const std::size_t behind = from + static_cast<std::size_t>(left.where.length);
        if (behind <= first) return left;
        if (from >= is.size() - last) {
            left.where.column += static_cast<int>(was.size()) - static_cast<int>(is.size());
            return left;
        }
        if (!isSlip(m_problem.code)) return std::nullopt;
        left.where = m_problem.where; // whatever it is called, it is the same thing and no better
        return left;
    }

private:
    /// What may be one or the other only its writer can say; and a mend of many lines stays by itself.
    [[nodiscard]] bool mayGoOn(int mends, ProblemCode next) const
    {
        return mends == 0 ||
               (next != MeaningProblem::littleWordWhich && next != MeaningProblem::numberWhich &&
                next != MeaningProblem::groupWhich && m_problem.code != ReadingProblem::otherwiseNested);
    }

    [[nodiscard]] std::optional<Diagnostic> firstLeft(const std::string& whole) const
    {
        for (const Diagnostic& one : m_readers.whole(whole)) {
            const bool here =
                one.where.line >= m_problem.where.line && one.where.line <= m_problem.where.line + m_last;
            const bool below = one.code == ReadingProblem::blockMissing; // what is yet to be written
            if (here && !below && one.severity == Severity::error && (m_alone || !mayFollow(one.code)))
                return one;
        }
        return std::nullopt;
    }

    const std::string& m_text;
    const Diagnostic& m_problem;
    const TextReaders& m_readers;
    const bool m_alone; ///< the text has no other mistake
    int m_last = 0;     ///< lines that the mends have added
    std::optional<Diagnostic> m_left;
    std::string m_reached;
};

class Settler {
public:
    Settler(const std::string& text, const TextReaders& readers, bool alone)
        : m_text(text), m_readers(readers), m_alone(alone)
    {}

    void settle(Diagnostic& problem) const
    {
        if (problem.code == ReadingProblem::tab || problem.severity != Severity::error) return;
        if (problem.code == MeaningProblem::littleWordWhich || problem.code == MeaningProblem::numberWhich)
            choose(problem);
        if (problem.quickFix.empty()) return;
        Trial trial(m_text, problem, m_readers, m_alone);
        const auto whole = m_text.size() > largestTried ? std::nullopt : trial.run();
        if (whole && *whole == mended(m_text, problem)) return;
        if (whole) return widen(problem, *whole);
        if (problem.code == MeaningProblem::groupWhich) return problem.quickFix.clear();
        const bool named = problem.code == ReadingProblem::capitalWanted; // it was no name after all
        if (auto left = named ? std::nullopt : trial.leftInText()) return void(problem = std::move(*left));
        problem.quickFix.clear();
        weaken(problem);
    }

private:
    /// Of two that may be meant those that are refused drop out.
    void choose(Diagnostic& problem) const
    {
        const std::vector<std::string> told = problem.arguments;
        problem.arguments.resize(1);
        for (std::size_t at = 1; at < told.size(); ++at) {
            Diagnostic one = problem;
            one.quickFix = told[at];
            if (Trial(m_text, one, m_readers, m_alone).run()) problem.arguments.push_back(told[at]);
        }
        if (problem.arguments.size() > 2) return;
        const bool none = problem.arguments.size() == 1;
        problem.arguments = none ? std::vector{told[0], told[1]} : problem.arguments;
        problem.quickFix = problem.arguments[1]; // where none passes, it is refused once more, and told why
        problem.code = MeaningProblem::littleWordOther;
    }

    /// Several mends as one: what differs, and at least what the problem is about.
    void widen(Diagnostic& problem, const std::string& whole) const
    {
        const std::string_view line = lineOf(m_text, problem.where.line);
        const auto begin = static_cast<std::size_t>(line.data() - m_text.data());
        const std::size_t rest = m_text.size() - begin - line.size();
        const std::string_view made = std::string_view(whole).substr(begin, whole.size() - begin - rest);
        auto [first, last] = alike(line, made);
        const TextEdit about = mendOf(m_text, problem).front();
        first = std::min(first, about.from - begin);
        last = std::min(last, begin + line.size() - about.behind);
        while (first > 0 && line[first - 1] != ' ')
            --first;
        while (last > 0 && line[line.size() - last] != ' ')
            --last;
        const std::string was(line.substr(first, line.size() - first - last));
        const std::string fix(made.substr(first, made.size() - first - last));
        if (problem.arguments.size() > 1 && problem.arguments[1] == problem.quickFix)
            problem.arguments = {was, fix};
        problem.quickFix = fix;
        problem.where.column = characterCount(line.substr(0, first)) + 1;
        problem.where.length = characterCount(was);
    }

    /// The same without a mend.
    void weaken(Diagnostic& problem) const
    {
        constexpr std::array worded = {MeaningProblem::littleWordWhich, MeaningProblem::littleWordOther,
                                       MeaningProblem::anotherThanWhom, MeaningProblem::numberWhich,
                                       MeaningProblem::groupWanted};
        const bool names = std::any_of(worded.begin(), worded.end(),
                                       [&](MeaningProblem one) { return problem.code == one; });
        if (names || problem.code == MeaningProblem::cardPlaceMissing) {
            problem.arguments.resize(1);
            problem.code = names ? MeaningProblem::littleWordNotHere : MeaningProblem::cardPlaceUnsaid;
        }
        for (Diagnostic& stopped : m_readers.stopped(m_text))
            if (stopped.where.line == problem.where.line && stopped.severity == Severity::error)
                return void((stopped.quickFix.clear(), problem = std::move(stopped)));
    }

    const std::string& m_text;
    const TextReaders& m_readers;
    const bool m_alone;
};

/// Their first argument is what stands at their place.
bool quotes(ProblemCode code)
{
    constexpr std::array all = {
        MeaningProblem::littleWordWhich, MeaningProblem::littleWordOther,  MeaningProblem::littleWordNotHere,
        MeaningProblem::oneWanted,       MeaningProblem::onlyOneHere,      MeaningProblem::numberWhich,
        MeaningProblem::groupWanted,     MeaningProblem::groupWhich,       MeaningProblem::anotherThanWhich,
        MeaningProblem::anotherThanWhom, MeaningProblem::severalInLoop,    MeaningProblem::cardPlaceMissing,
        MeaningProblem::cardPlaceUnsaid, MeaningProblem::cardTwoPlaces,    MeaningProblem::cardNotThere,
        MeaningProblem::cardOfAnother,   MeaningProblem::attackCardWanted, MeaningProblem::pronounUnbound,
        MeaningProblem::combatWord,      MeaningProblem::resultWord,       MeaningProblem::cardWord,
        MeaningProblem::rulesWord,       MeaningProblem::pronounUnsure,    MeaningProblem::deckMoved,
        MeaningProblem::offerMissing,    MeaningProblem::resultMissing};
    return std::any_of(all.begin(), all.end(), [&](MeaningProblem one) { return code == one; });
}

} // namespace

TextReaders readersOf(const std::string& file, std::function<void(const File&, Diagnostics&)> resolve)
{
    const auto whole = [file, resolve = std::move(resolve)](const std::string& text) {
        Diagnostics problems;
        resolve(parse(text, file, problems), problems);
        return problems;
    };
    const auto stopped = [file](const std::string& text) {
        Diagnostics problems;
        (void)parse(text, file, problems, Telling::stopped);
        return problems;
    };
    return {whole, stopped};
}

void settle(const std::string& text, Diagnostics& diagnostics, const TextReaders& readers)
{
    const auto errors = std::count_if(diagnostics.begin(), diagnostics.end(),
                                      [](const Diagnostic& one) { return one.severity == Severity::error; });
    const Settler settler(text, readers, errors < 2);
    for (Diagnostic& problem : diagnostics)
        settler.settle(problem);
    for (Diagnostic& problem : diagnostics)
        if (const std::string quote = quotes(problem.code) ? standing(text, problem) : ""; !quote.empty())
            problem.arguments[0] = quote;
    nameAlternatives(text, diagnostics);
}

} // namespace fabletop
