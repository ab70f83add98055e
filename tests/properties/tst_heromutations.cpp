// SPDX-License-Identifier: GPL-3.0-or-later
// Shipped heroes with one word exchanged for another of its kind, another little word or another number: each
// is refused with a message, or is played without a breach. tests/hunts/mutations.sh looks for longer.

#include "model/bots/invariants.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/table/rng.h"
#include "tests/support/duel.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace fabletop;

namespace {

/// What a hunt asks for, or what the test run has time for.
int asked(const char* variable, int usual)
{
    return qEnvironmentVariableIsSet(variable) ? qEnvironmentVariableIntValue(variable)
                                               : test::repetitions(usual);
}

/// The kinds of a row's slots, in their order: rows that agree in them take each other's place.
QString slotsOf(const Row& row)
{
    QString kinds;
    for (const PatternPart& part : patternOf(row.word))
        if (part.kind != PatternPart::Kind::word)
            kinds +=
                QStringLiteral("%1/%2 ").arg(static_cast<int>(part.kind)).arg(static_cast<int>(part.sort));
    return kinds;
}

std::vector<Word> othersLike(Word word)
{
    const Row& row = rowOf(word);
    std::vector<Word> all;
    for (const Row& other : vocabulary())
        if (other.word != word && other.sort == row.sort && other.block == row.block &&
            slotsOf(other) == slotsOf(row))
            all.push_back(other.word);
    return all;
}

void collect(Node& node, std::vector<Node*>& all)
{
    switch (node.word == Word::none ? Sort::none : rowOf(node.word).sort) {
    case Sort::none:
    case Sort::declaration:
    case Sort::attribute:
    case Sort::section: break;
    default: all.push_back(&node);
    }
    for (std::vector<Node>* below : {&node.parts, &node.block, &node.otherwise})
        for (Node& child : *below)
            collect(child, all);
}

class Mutator {
public:
    Mutator(const File& whole, std::uint64_t seed) : m_whole(whole), m_rng(Rng::seeded(seed)) {}

    /// The whole text with one exchange.
    std::string next()
    {
        for (;;) {
            File file = m_whole;
            std::vector<Node*> nodes;
            for (Node& declaration : file.declarations)
                collect(declaration, nodes);
            if (exchange(*nodes[below(nodes.size())])) return print(file);
        }
    }

private:
    std::uint32_t below(std::size_t bound) { return m_rng.below(static_cast<std::uint32_t>(bound)); }

    bool exchange(Node& node)
    {
        switch (below(3)) {
        case 0: return exchangeWord(node);
        case 1: return exchangeLittleWord(node);
        default: return exchangeNumber(node);
        }
    }

    bool exchangeWord(Node& node)
    {
        const std::vector<Word> others = othersLike(node.word);
        if (others.empty()) return false;
        node.word = others[below(others.size())];
        return true;
    }

    bool exchangeLittleWord(Node& node)
    {
        if (!rowOf(node.word).determined) return false;
        static constexpr Determiner words[] = {Determiner::none,    Determiner::a,   Determiner::any,
                                               Determiner::each,    Determiner::all, Determiner::the,
                                               Determiner::another, Determiner::no};
        const Determiner before = node.determiner;
        node.determiner = words[below(std::size(words))];
        return node.determiner != before;
    }

    bool exchangeNumber(Node& node)
    {
        const auto counts = [](const PatternPart& part) {
            return part.kind == PatternPart::Kind::integer || part.kind == PatternPart::Kind::times;
        };
        const auto& parts = patternOf(node.word);
        if (std::none_of(parts.begin(), parts.end(), counts)) return false;
        const int before = node.number;
        node.number = static_cast<int>(below(10));
        return node.number != before;
    }

    const File& m_whole;
    Rng m_rng;
};

} // namespace

class TestHeroMutations : public QObject {
    Q_OBJECT

private:
    int m_tried = 0;
    int m_accepted = 0;

    void play(const std::shared_ptr<const HeroRules>& hero, std::uint64_t seed, const std::string& text)
    {
        MatchSetup setup = test::duelSetup();
        setup.seats[0].hero = hero;
        const auto rules = test::duel(setup);
        const auto options = std::make_unique<OptionList>();
        GameRunner runner(*rules, test::bots("random", "random"));
        const int games = asked("FABLETOP_GAMES", 20);
        // A game need not end: a text may take the last fighter away for good.
        for (int game = 0; game < games; ++game)
            runner.play(gameSeed(seed, static_cast<std::uint64_t>(game)),
                        [&](const Decision*, const State& before, const State& after, const EventLog& log) {
                            if (QTest::currentTestFailed()) return;
                            const BreachReport breach = breachAfter(*rules, before, after, log, *options);
                            if (breach)
                                QFAIL(qPrintable(QStringLiteral("breach %1 in game %2 of\n%3")
                                                     .arg(static_cast<int>(breach.breach))
                                                     .arg(game)
                                                     .arg(QString::fromStdString(text))));
                        });
    }

private Q_SLOTS:
    void refusedOrPlayed_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : shippedHeroes())
            QTest::newRow(qPrintable(id)) << id;
    }
    void refusedOrPlayed()
    {
        QFETCH(QString, id);
        Diagnostics problems;
        const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), problems);
        const File whole = parse(*text, id.toStdString(), problems);
        QVERIFY(problems.empty());
        Mutator mutator(whole, 7);
        const int mutations = asked("FABLETOP_MUTATIONS", 100);
        for (int i = 0; i < mutations; ++i) {
            const std::string mutated = mutator.next();
            Diagnostics told;
            const auto hero = readHero(mutated, "mutated.hero", told);
            ++m_tried;
            QVERIFY2(hero || hasErrors(told), mutated.c_str());
            if (!hero) continue;
            ++m_accepted;
            play(hero, static_cast<std::uint64_t>(i), mutated);
            if (QTest::currentTestFailed()) return;
        }
    }

    /// Exchanges that are nearly all refused would prove little.
    void enoughAreAccepted()
    {
        qInfo("%d of %d accepted", m_accepted, m_tried);
        QVERIFY(m_accepted * 10 >= m_tried * 3);
    }
};

QTEST_GUILESS_MAIN(TestHeroMutations)
#include "tst_heromutations.moc"
