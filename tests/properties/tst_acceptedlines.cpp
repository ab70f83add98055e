// SPDX-License-Identifier: GPL-3.0-or-later
// Lines made of the vocabulary by chance: whatever is accepted is printed as it reads, and is played without
// a breach.

#include "model/bots/invariants.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/moments.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/table/rng.h"
#include "tests/support/duel.h"
#include "tests/support/effort.h"

#include <QTest>
#include <set>

using namespace fabletop;

namespace {

constexpr std::size_t decks = test::repetitions(20);
constexpr std::size_t cardsOfADeck = 29; ///< and one that others take by its name
constexpr std::uint64_t gamesOfADeck = 12;

const std::string head =
    "hero \"Probe\"\n  health 14, move 3, melee\n\nsidekick \"Clone\" x3\n  plural \"Clones\"\n"
    "  health 2, melee\n\nsidekick \"Bear\"\n  health 6, ranged\n\nform \"Calm\"\n\nform \"Angry\"\n\n"
    "token \"Fog\" x3\n\ntag \"Wolf\"\n\nability \"Fog\"\n  during set-up\n"
    "    place each Fog token on a space in a zone of Probe without a fighter\n\n"
    "card \"Base\"\n  attack 2, boost 1, for any\n\n";

class LineMaker {
public:
    explicit LineMaker(std::uint64_t seed) : m_rng(Rng::seeded(seed)) {}

    /// An act below a card, with what its pronouns need before it.
    std::vector<std::string> text()
    {
        static const char* const before[] = {"choose an opposing fighter",
                                             "choose a friendly fighter",
                                             "choose an opponent",
                                             "choose a card in your hand",
                                             "choose a card in your discard pile",
                                             "choose a space in a zone of Probe",
                                             "reveal the top card of your deck",
                                             "discard the top card of your deck",
                                             "name a number",
                                             "look at the top 2 cards of your deck"};
        std::vector<std::string> lines;
        for (std::uint32_t i = below(3); i > 0; --i)
            lines.emplace_back(before[below(std::size(before))]);
        const std::string indent = below(5) == 0 ? "  " : "";
        if (!indent.empty()) lines.emplace_back(below(2) ? "you may" : "if " + phrase(Sort::condition, 0));
        for (std::uint32_t i = 1 + below(2); i > 0; --i)
            lines.push_back(indent + phrase(Sort::act, 0));
        if (!indent.empty() && below(2)) lines.insert(lines.end(), {"if you did", "  draw 1 card"});
        return lines;
    }

private:
    std::uint32_t below(std::size_t bound) { return m_rng.below(static_cast<std::uint32_t>(bound)); }

    std::string phrase(Sort sort, int depth)
    {
        for (;;) {
            const auto& rows = openers(sort);
            const Row& row = *rows[below(rows.size())];
            if (row.block || refusalOf(row.word, placeOf(Timing::after)) == MeaningProblem::rulesWord)
                continue;
            if (sort == Sort::act && row.pattern.find('{') == std::string_view::npos && below(8)) continue;
            std::string text = (row.determined ? little() : std::string()) + filled(row, 0, depth);
            if (depth < 3 && !suffixes(sort).empty() && below(3) == 0) {
                const Row& suffix = *suffixes(sort)[below(suffixes(sort).size())];
                text += " " + filled(suffix, 1, depth);
            }
            return text;
        }
    }

    std::string little()
    {
        static const char* const words[] = {
            "a ",       "an ", "any ", "each ",    "all ",           "the ",  "2 ",
            "up to 2 ", "",    "no ",  "another ", "any number of ", "each ", "a "};
        return words[below(std::size(words))];
    }

    std::string filled(const Row& row, std::size_t from, int depth)
    {
        const auto& parts = patternOf(row.word);
        std::string text;
        for (std::size_t i = from; i < parts.size(); ++i) {
            const std::string piece = filling(parts[i], depth);
            text += (text.empty() || piece == "," || piece == "'s" ? "" : " ") + piece;
        }
        return text;
    }

    std::string filling(const PatternPart& part, int depth)
    {
        static const char* const names[] = {"Clone", "Clones", "Bear", "Probe", "Fog", "Fog", "Wolf", "Calm"};
        using Kind = PatternPart::Kind;
        switch (part.kind) {
        case Kind::word: return wordForm(part.text, below(2));
        case Kind::name: return names[below(std::size(names))];
        case Kind::string: return "\"Base\"";
        case Kind::integer: return std::to_string(1 + below(3));
        case Kind::times: return "";
        case Kind::amount:
            return below(4) ? std::to_string(1 + below(3)) + " " + noun(part.text)
                            : noun(part.text) + " equal to " + phrase(Sort::number, depth + 1);
        case Kind::slot: break;
        }
        if (part.sort == Sort::number && depth > 1) return std::to_string(1 + below(3));
        return phrase(part.sort, depth + 1);
    }

    static std::string noun(std::string_view words)
    {
        std::string text(words);
        if (const auto at = text.find("(s)"); at != std::string::npos) text.replace(at, 3, "s");
        return text;
    }

    Rng m_rng;
};

std::string card(std::size_t number, const std::vector<std::string>& lines, bool scheme)
{
    std::string text = "card \"Card " + std::to_string(number) + "\"\n  " +
                       (scheme ? "scheme, boost 1, for any, tagged Wolf\n  when played\n"
                               : "versatile 3, boost 2, for any\n  after combat\n");
    for (const std::string& line : lines)
        text += "    " + line + "\n";
    return text + "\n";
}

bool accepted(const std::string& text)
{
    Diagnostics problems;
    return readHero(text, "x", problems) != nullptr;
}

std::shared_ptr<const HeroRules> deckOf(std::uint64_t seed, std::string& text)
{
    LineMaker maker(seed);
    text = head;
    for (std::size_t cards = 0, tries = 0; cards < cardsOfADeck && tries < 20'000; ++tries) {
        const std::string one = card(cards + 1, maker.text(), cards % 3 == 0);
        if (!accepted(head + one)) continue;
        text += one;
        ++cards;
    }
    Diagnostics problems;
    return readHero(text, "x", problems);
}

} // namespace

class TestAcceptedLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playedWithoutABreach()
    {
        const auto options = std::make_unique<OptionList>();
        for (std::size_t deck = 0; deck < decks; ++deck) {
            std::string text;
            const auto hero = deckOf(100 + deck, text);
            QVERIFY2(hero, text.c_str());
            MatchSetup setup = test::duelSetup();
            setup.seats[0].hero = hero;
            const auto rules = test::duel(setup);
            GameRunner runner(*rules, test::bots("random", "random"));
            // A game need not end: a text may take the last fighter away for good.
            for (std::uint64_t game = 0; game < gamesOfADeck; ++game) {
                runner.play(gameSeed(deck, game), [&](const Decision*, const State& before,
                                                      const State& after, const EventLog& log) {
                    const BreachReport breach = breachAfter(*rules, before, after, log, *options);
                    if (!breach) return;
                    const Cause& cause = log.events.empty() ? Cause{} : log.events.back().cause;
                    QFAIL(qPrintable(QStringLiteral("deck %1, game %2, breach %3, card %4:\n%5")
                                         .arg(deck)
                                         .arg(game)
                                         .arg(static_cast<int>(breach.breach))
                                         .arg(cause.item)
                                         .arg(QString::fromStdString(text))));
                });
            }
        }
    }

    /// What is printed is read as the same, and printed again as it is.
    void printedAsItReads()
    {
        for (std::size_t deck = 0; deck < decks; ++deck) {
            std::string text;
            QVERIFY(deckOf(100 + deck, text));
            Diagnostics problems;
            const std::string once = print(parse(text, "x", problems));
            const std::string twice = print(parse(once, "x", problems));
            QCOMPARE(QString::fromStdString(twice), QString::fromStdString(once));
            QVERIFY(accepted(once));
        }
    }
};

QTEST_GUILESS_MAIN(TestAcceptedLines)
#include "tst_acceptedlines.moc"
