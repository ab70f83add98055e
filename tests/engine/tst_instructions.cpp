// SPDX-License-Identifier: GPL-3.0-or-later
// The instruction set: every word becomes something, every compiled text fits the slots of its instructions,
// and what an instruction makes happen is what its row says.

#include "model/language/meaning/lowering.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/instructionset.h"
#include "tests/support/duel.h"
#include "tests/support/effort.h"

#include <QTest>
#include <map>
#include <set>

using namespace fabletop;

namespace {

const QString beekeeper = QStringLiteral(FABLETOP_SOURCE_DIR "/resources/help/language/beekeeper.hero");

QStringList everyHero()
{
    return shippedHeroes() << beekeeper;
}

QString patternOfWord(const Row& row)
{
    return QString::fromUtf8(row.pattern.data(), static_cast<qsizetype>(row.pattern.size()));
}

/// What a term gives, as the vocabulary has it.
std::map<Term, Thing> thingsOfTerms()
{
    const std::map<Sort, Thing> things{{Sort::player, Thing::player}, {Sort::fighters, Thing::fighters},
                                       {Sort::spaces, Thing::spaces}, {Sort::cards, Thing::cards},
                                       {Sort::number, Thing::number}, {Sort::condition, Thing::condition}};
    std::map<Term, Thing> of;
    for (const Row& row : vocabulary())
        if (const auto found = things.find(row.sort); found != things.end())
            of.emplace(termOf(row.word), found->second);
    for (Term term : {Term::fighterBefore, Term::chosenFighters, Term::every})
        of.emplace(term, Thing::fighters); // no words: they stand for those whom an act has chosen itself
    return of;
}

} // namespace

class TestInstructions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWordBecomesSomething()
    {
        // These only hold a block together, or say where an option begins.
        const std::set<Word> holds{Word::optionBlock, Word::repeatForever, Word::maneuverBranch,
                                   Word::schemeBranch, Word::attackBranch};
        for (const Row& row : vocabulary()) {
            const bool act = row.sort == Sort::act;
            const bool term = row.sort == Sort::player || row.sort == Sort::fighters ||
                              row.sort == Sort::spaces || row.sort == Sort::cards ||
                              row.sort == Sort::number || row.sort == Sort::condition;
            QVERIFY2(opOf(row.word).has_value() == (act && holds.count(row.word) == 0),
                     qPrintable(patternOfWord(row)));
            QVERIFY2((termOf(row.word) != Term::none) == term, qPrintable(patternOfWord(row)));
            QVERIFY2((standingOf(row.word) != StandingKind::none) == (row.sort == Sort::modifier),
                     qPrintable(patternOfWord(row)));
        }
    }

    void textsFitTheSlots_data()
    {
        QTest::addColumn<QString>("hero");
        for (const QString& hero : everyHero())
            QTest::newRow(qPrintable(hero.section(u'/', -1))) << hero;
    }
    void textsFitTheSlots()
    {
        QFETCH(QString, hero);
        const auto things = thingsOfTerms();
        const auto rules = test::duel(test::duelSetup(hero, QStringLiteral("dracula")));
        const Program& program = rules->program;
        for (const Instruction& instruction : program.code) {
            const OpSlots& slots_ = rowOf(instruction.op).slots;
            const ExprId given[] = {instruction.a, instruction.b};
            for (std::size_t i = 0; i < slots_.size(); ++i) {
                QCOMPARE(given[i] != 0, slots_[i] != Thing::none);
                if (given[i] != 0) QVERIFY(things.at(program.exprs[given[i]].term) == slots_[i]);
            }
            const bool offer = instruction.op == Op::mayYes || instruction.op == Op::openOffer ||
                               instruction.flags & OpFlag::optional;
            QVERIFY(instruction.c == 0 ||
                    (offer && things.at(program.exprs[instruction.c].term) == Thing::condition));
        }
    }

    void eventsAreThoseOfTheRow_data() { textsFitTheSlots_data(); }
    void eventsAreThoseOfTheRow()
    {
        QFETCH(QString, hero);
        const auto rules = test::duel(test::duelSetup(hero, QStringLiteral("alice")));
        GameRunner runner(*rules, test::bots("random", "random"));
        QString problem;
        for (std::uint64_t seed = 1; seed <= test::repetitions(40); ++seed)
            runner.play(seed, [&](const Decision*, const State&, const State&, const EventLog& log) {
                for (const Event& event : log.events) {
                    const Op op = rules->program.code[event.cause.instruction].op;
                    if (!(rowOf(op).emits >> event.body.index() & 1) && problem.isEmpty())
                        problem = QStringLiteral("op %1, event %2").arg(int(op)).arg(event.body.index());
                }
            });
        QCOMPARE(problem, QString());
    }

    /// "Move each of …" inside "for each …" leaves the loop its own.
    void movingEachInsideALoop()
    {
        std::string text =
            "hero \"Shepherd\"\n  health 14, move 2, melee\n\nsidekick \"Dog\" x3\n  health 1, melee\n";
        for (const char* name : {"One", "Two", "Three", "Four", "Five", "Six"})
            text += std::string("\ncard \"") + name +
                    "\" x5\n"
                    "  scheme, boost 1, for any\n"
                    "  when played\n"
                    "    for each opposing fighter\n"
                    "      move each of your fighters up to 1 space\n"
                    "      deal 1 damage to that fighter\n";
        Diagnostics diagnostics;
        const auto hero = readHero(text, "shepherd.hero", diagnostics);
        QVERIFY2(hero, diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        MatchSetup setup = test::duelSetup();
        for (MatchSetup::Seat& seat : setup.seats)
            seat.hero = hero;
        const auto rules = test::duel(setup);
        State state = freshState(*rules, 2);
        const auto options = std::make_unique<OptionList>();
        begin(*rules, state, *options);
        int schemes = 0;
        for (int i = 0; i < 60 && schemes == 0 && state.flow.open; ++i) {
            int pick = 0;
            for (int option = 0; option < options->count; ++option)
                if ((*options)[option].verb == Verb::scheme) pick = option;
            const bool scheme = (*options)[pick].verb == Verb::scheme;
            answer(*rules, state, (*options)[pick], *options);
            if (scheme) ++schemes;
        }
        QCOMPARE(schemes, 1);
        // Whoever is asked to move each of their fighters moves one and leaves the others.
        int hurt = 0;
        while (state.flow.open && prompt(*rules, state).ask == Ask::move) {
            EventLog log;
            const bool moved = (*options)[options->count - 1].verb == Verb::decline && m_moved;
            m_moved = !m_moved;
            answer(*rules, state, (*options)[moved ? options->count - 1 : 0], *options, &log);
            for (const Event& event : log.events)
                hurt += std::holds_alternative<DamageDealt>(event.body) ? 1 : 0;
        }
        QCOMPARE(hurt, 4);
    }

private:
    bool m_moved = false;
};

QTEST_GUILESS_MAIN(TestInstructions)
#include "tst_instructions.moc"
