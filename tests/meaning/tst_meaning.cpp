// SPDX-License-Identifier: GPL-3.0-or-later
// Meaning: whatever is accepted does what language-reach.md says of its words, and says so in four languages.

#include "model/language/prose/prose.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "tests/meaning/markers.h"
#include "tests/meaning/pairs.h"
#include "tests/meaning/stage.h"
#include "tests/meaning/tables.h"
#include "tests/support/effort.h"
#include "tests/support/sourcetext.h"

#include <QTest>
#include <map>

using namespace fabletop;
using namespace fabletop::meaning;

namespace {

constexpr std::size_t leastTried = 20'000;
constexpr std::size_t leastAccepted = 8'000;
constexpr std::size_t cardsOfADeck = 29; ///< and one that others take by its name

struct Tried {
    Pair pair;
    bool accepted = false;
};

/// The lines below the moment of a card that was read.
const std::vector<Node>& linesOf(const File& file)
{
    return file.declarations.back().block.back().block;
}

std::string textOf(const Pair& pair, int number)
{
    return probeCard(number, pair.lines(), pair.timing);
}

/// Every act in turn, until there are enough.
std::vector<Tried> allTried()
{
    std::vector<Tried> all;
    std::set<std::string> keys;
    PairMaker maker(20);
    std::vector<Word> acts = actsTried();
    acts.insert(acts.end(), 5, Word::ifThen); // it holds all the conditions
    std::map<Word, int> dull;
    const std::size_t wanted = static_cast<std::size_t>(test::repetitions(leastTried + 4'000));
    while (all.size() < wanted && !acts.empty()) {
        for (std::size_t i = acts.size(); i-- > 0;) {
            Tried tried{maker.make(acts[i])};
            if (!keys.insert(tried.pair.key()).second) {
                if (++dull[acts[i]] > 600) acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(i));
                continue;
            }
            Diagnostics problems;
            tried.accepted = readHero(probeHead() + textOf(tried.pair, 1), "x", problems) != nullptr;
            all.push_back(std::move(tried));
        }
    }
    return all;
}

} // namespace

class TestMeaning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_tried = allTried(); }

    void counted()
    {
        std::map<Word, std::pair<int, int>> rows;
        std::size_t accepted = 0;
        for (const Tried& tried : m_tried) {
            accepted += tried.accepted;
            for (Word word : tried.pair.ingredients.words)
                (tried.accepted ? rows[word].first : rows[word].second)++;
        }
        for (const auto& [word, counts] : rows)
            qInfo("%5d accepted %5d refused  %s", counts.first, counts.second,
                  std::string(rowOf(word).pattern).c_str());
        qInfo("%zu pairs, %zu accepted", m_tried.size(), accepted);
        QVERIFY(m_tried.size() >= static_cast<std::size_t>(test::repetitions(leastTried)));
        QVERIFY(accepted >= static_cast<std::size_t>(test::repetitions(leastAccepted)));
    }

    void saidAsMeant()
    {
        std::map<std::string, int> mistakes;
        for (const Tried& tried : m_tried) {
            if (!tried.accepted) continue;
            Diagnostics problems;
            const std::string text = textOf(tried.pair, 1);
            const auto hero = readHero(probeHead() + text, "x", problems);
            const File file = parse(text, "x", problems);
            for (Language language : {Language::en, Language::es, Language::fr, Language::pt}) {
                std::string prose;
                for (const TextPart& part : cardText(*hero, idAt<CardId>(1), language))
                    prose += part.text + " ";
                const std::string mistake = misread(linesOf(file), prose, language);
                if (mistake.empty()) continue;
                const std::string kind =
                    std::to_string(index(language)) + " " + mistake.substr(0, mistake.find("” "));
                if (mistakes[kind]++ % 8 == 0)
                    qInfo("%s: %s\n    %s\n", mistake.c_str(), tried.pair.line.c_str(), prose.c_str());
            }
        }
        int sum = 0;
        for (const auto& [kind, count] : mistakes)
            sum += count, qInfo("%5d misread  %s", count, kind.c_str());
        QCOMPARE(sum, 0);
    }

    void playedAsMeant()
    {
        std::map<Word, int> mismatches;
        int idle = 0, plays = 0, all = 0;
        std::vector<const Pair*> deck;
        const auto playAll = [&] {
            std::string text = probeHead();
            for (std::size_t i = 0; i < deck.size(); ++i)
                text += textOf(*deck[i], static_cast<int>(i) + 1);
            Diagnostics problems;
            const auto hero = readHero(text, "x", problems);
            QVERIFY2(hero, text.c_str());
            Stage stage(hero);
            for (std::size_t i = 0; i < deck.size(); ++i) {
                const File file = parse(textOf(*deck[i], 1), "x", problems);
                const Played played{idAt<CardId>(static_cast<int>(i) + 1), deck[i]->timing, &linesOf(file)};
                int done = 0, events = 0;
                for (int table = 0; table < tableCount && (done < 8 || events < 3); ++table) {
                    const Outcome outcome = stage.play(played, (table + static_cast<int>(i)) % tableCount,
                                                       static_cast<std::uint64_t>(all * 64 + table));
                    done += outcome.played;
                    events += outcome.event;
                    plays += outcome.played;
                    if (outcome.fault.empty()) continue;
                    if (mismatches[deck[i]->act]++ < 3) {
                        std::string told;
                        for (const std::string& line : deck[i]->lines())
                            told += "    " + line + "\n";
                        qInfo("table %d: %s\n%s", (table + static_cast<int>(i)) % tableCount,
                              outcome.fault.c_str(), told.c_str());
                    }
                    break;
                }
                idle += events < 3;
                ++all;
            }
            deck.clear();
        };
        for (const Tried& tried : m_tried) {
            if (!tried.accepted) continue;
            deck.push_back(&tried.pair);
            if (deck.size() == cardsOfADeck) playAll();
        }
        if (!deck.empty()) playAll();
        int sum = 0;
        for (const auto& [word, count] : mismatches) {
            sum += count;
            qInfo("%5d mismatches  %s", count, std::string(rowOf(word).pattern).c_str());
        }
        qInfo("%d played %d times, %d of them with fewer than three events; %d mismatches", all, plays, idle,
              sum);
        QCOMPARE(sum, 0);
    }

private:
    std::vector<Tried> m_tried;
};

QTEST_GUILESS_MAIN(TestMeaning)
#include "tst_meaning.moc"
