// SPDX-License-Identifier: GPL-3.0-or-later
// Meaning: whatever is accepted does what the rules of the language say of its words, and says so in four
// languages.

#include "model/language/prose/prose.h"
#include "model/language/reading/parser.h"
#include "tests/meaning/markers.h"
#include "tests/meaning/pairs.h"
#include "tests/meaning/rarepairs.h"
#include "tests/meaning/stage.h"
#include "tests/meaning/tables.h"
#include "tests/support/effort.h"
#include "tests/support/sourcetext.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <map>

using namespace fabletop;
using namespace fabletop::meaning;

namespace {

constexpr std::size_t leastTried = 20'000;
constexpr std::size_t leastAccepted = 8'000; ///< and played with at least three events
constexpr std::size_t cardsOfADeck = 29;     ///< and one that others take by its name
constexpr int tablesOfAPair = 8;
constexpr int eventsOfAPair = 3;
constexpr int enoughMistakes = 40; ///< to be told; whoever makes more learns nothing new from them

struct Tried {
    Pair pair;
    bool accepted = false;
};

struct Tally {
    int accepted = 0, refused = 0;
    void count(bool taken) { (taken ? accepted : refused)++; }
    [[nodiscard]] bool enough() const { return accepted >= 20 && refused >= 5; }
    /// Not by a change of chance only.
    [[nodiscard]] bool plenty() const { return accepted >= 40 && refused >= 10; }
};

std::size_t scaled(std::size_t whole)
{
    return static_cast<std::size_t>(test::repetitions(static_cast<int>(whole)));
}

/// The lines below the moment of a card that was read.
const std::vector<Node>& linesOf(const File& file)
{
    return file.declarations.back().block.back().block;
}

std::string textOf(const Pair& pair, int number)
{
    return probeCard(number, pair.lines(), pair.timing);
}

std::string patternOfRow(Word word)
{
    return std::string(rowOf(word).pattern);
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
    const std::size_t wanted = scaled(leastTried + 4'000);
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

/// What was found on the way over all accepted pairs.
struct Found {
    std::map<Word, int> mismatches;
    int sum = 0, pairs = 0, plays = 0, withEvents = 0;
};

/// On eight tables, and on more until its act has made three events.
void playPair(Stage& stage, const Pair& pair, CardId card, Found& found)
{
    Diagnostics problems;
    const File file = parse(textOf(pair, 1), "x", problems);
    const Played played{card, pair.timing, &linesOf(file)};
    int done = 0, events = 0;
    for (int i = 0; i < tableCount && (done < tablesOfAPair || events < eventsOfAPair); ++i) {
        const int table = (i + static_cast<int>(index(card))) % tableCount;
        const auto seed = static_cast<std::uint64_t>(found.pairs * tableCount + i);
        const Outcome outcome = stage.play(played, table, seed);
        done += outcome.played;
        events += outcome.event;
        if (outcome.fault.empty()) continue;
        ++found.mismatches[pair.act];
        ++found.sum;
        qInfo("table %d: %s\n%s", table, outcome.fault.c_str(), textOf(pair, 1).c_str());
        break;
    }
    found.plays += done;
    found.withEvents += events >= eventsOfAPair;
    ++found.pairs;
}

void playDeck(std::vector<const Pair*>& deck, Found& found)
{
    std::string text = probeHead();
    for (std::size_t i = 0; i < deck.size(); ++i)
        text += textOf(*deck[i], static_cast<int>(i) + 1);
    Diagnostics problems;
    const auto hero = readHero(text, "x", problems);
    QVERIFY2(hero, text.c_str());
    Stage stage(hero);
    for (std::size_t i = 0; i < deck.size(); ++i)
        playPair(stage, *deck[i], idAt<CardId>(static_cast<int>(i) + 1), found);
    deck.clear();
}

/// Every header that a file includes, and those that they include.
void addIncludes(const QString& path, QSet<QString>& seen)
{
    static const QRegularExpression include(QStringLiteral("^#include \"([^\"]+)\""),
                                            QRegularExpression::MultilineOption);
    const QString text = test::repositoryText(path);
    for (auto match = include.globalMatch(text); match.hasNext();) {
        const QString header = match.next().captured(1);
        if (seen.contains(header)) continue;
        seen.insert(header);
        addIncludes(header, seen);
    }
}

} // namespace

class TestMeaning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_tried = allTried(); }

    /// The reference knows nothing of how the program makes out what a text means.
    void referenceStandsAlone()
    {
        for (const char* file : {"reference", "phrases", "values", "fighters", "tokens", "cards", "combat"}) {
            QSet<QString> headers;
            addIncludes(QStringLiteral("tests/meaning/%1.cpp").arg(QLatin1String(file)), headers);
            QVERIFY(headers.contains(QStringLiteral("tests/meaning/reference.h")));
            for (const QString& header : headers)
                for (const char* hidden :
                     {"model/language/meaning/", "model/language/compiling/", "model/engine/"})
                    QVERIFY2(!header.startsWith(QLatin1String(hidden)), qPrintable(header));
        }
    }

    /// A fault that no longer fits the sources is found by nobody: its lines are looked for where it says.
    void seededFaultsFit()
    {
        QDirIterator patches(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/meaning/faults"),
                             {QStringLiteral("*.patch")});
        int fitting = 0;
        while (patches.hasNext()) {
            QFile patch(patches.next());
            QVERIFY(patch.open(QIODevice::ReadOnly));
            QString file;
            QString before; // what the patch expects, from one hunk to the next
            const auto fits = [&] {
                QFile source(QStringLiteral(FABLETOP_SOURCE_DIR "/") + file);
                return source.open(QIODevice::ReadOnly) &&
                       QString::fromUtf8(source.readAll()).contains(before);
            };
            for (const QString& line : QString::fromUtf8(patch.readAll()).split(u'\n')) {
                if (line.startsWith(u"--- a/")) file = line.mid(6);
                if (line.startsWith(u"@@")) {
                    QVERIFY2(fits(), qPrintable(patch.fileName()));
                    before.clear();
                } else if (line.startsWith(u' ') || (line.startsWith(u'-') && !line.startsWith(u"--- "))) {
                    before += line.mid(1) + u'\n';
                }
            }
            QVERIFY2(!before.isEmpty() && fits(), qPrintable(patch.fileName()));
            ++fitting;
        }
        QCOMPARE(fitting, 30);
    }

    /// Each row with its slots, little word and place often enough; those that can't stand in a list.
    void triedOftenEnough()
    {
        std::map<Word, Tally> rows, acts;
        std::map<Determiner, Tally> littles;
        std::map<CardPlace, Tally> places;
        Tally all;
        for (const Tried& tried : m_tried) {
            all.count(tried.accepted);
            acts[tried.pair.act].count(tried.accepted);
            for (Word word : tried.pair.ingredients.words)
                rows[word].count(tried.accepted);
            for (Determiner little : tried.pair.ingredients.littles)
                littles[little].count(tried.accepted);
            for (CardPlace place : tried.pair.ingredients.places)
                places[place].count(tried.accepted);
        }
        for (const auto& [act, counts] : acts)
            qInfo("%5d accepted %5d refused  %s", counts.accepted, counts.refused, patternOfRow(act).c_str());
        qInfo("%d pairs accepted, %d refused", all.accepted, all.refused);
        for (const Open& open : openYet())
            qInfo("not tried yet: %s (%s)", std::string(open.what).c_str(), std::string(open.why).c_str());
        QVERIFY(m_tried.size() >= scaled(leastTried));
        if (test::sanitized) return; // a tenth of the pairs
        for (const Row& row : vocabulary()) {
            if (!isTried(row)) continue;
            const Tally counts = rows[row.word];
            const bool listed = !whyRare(row.word).empty();
            QVERIFY2(listed ? !counts.plenty() : counts.enough(),
                     qPrintable(QStringLiteral("%1: %2 accepted, %3 refused")
                                    .arg(QString::fromStdString(patternOfRow(row.word)))
                                    .arg(counts.accepted)
                                    .arg(counts.refused)));
        }
        for (const auto& [little, counts] : littles)
            QVERIFY2(counts.enough(), qPrintable(QString::number(asNumber(little))));
        for (const auto& [place, counts] : places)
            QVERIFY2(counts.enough(), qPrintable(QString::number(asNumber(place))));
        QCOMPARE(places.size(), std::size_t{5});
    }

    void saidAsMeant()
    {
        int mistakes = 0;
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
                ++mistakes;
                qInfo("%s: %s\n    %s", mistake.c_str(), tried.pair.line.c_str(), prose.c_str());
            }
            if (mistakes > enoughMistakes) break;
        }
        QCOMPARE(mistakes, 0);
    }

    void playedAsMeant()
    {
        Found found;
        std::vector<const Pair*> deck;
        for (const Tried& tried : m_tried) {
            if (tried.accepted) deck.push_back(&tried.pair);
            if (deck.size() == cardsOfADeck) playDeck(deck, found);
            if (found.sum > enoughMistakes) break;
        }
        if (!deck.empty()) playDeck(deck, found);
        for (const auto& [act, count] : found.mismatches)
            qInfo("%5d mismatches  %s", count, patternOfRow(act).c_str());
        qInfo("%d accepted pairs played %d times, %d of them with three events; %d mismatches", found.pairs,
              found.plays, found.withEvents, found.sum);
        QCOMPARE(found.sum, 0);
        QVERIFY(static_cast<std::size_t>(found.withEvents) >= scaled(leastAccepted));
    }

private:
    std::vector<Tried> m_tried;
};

QTEST_GUILESS_MAIN(TestMeaning)
#include "tst_meaning.moc"
