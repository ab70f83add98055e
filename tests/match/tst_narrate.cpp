// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/ledger.h"
#include "tests/match/duel.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace fabletop;
using namespace fabletop::testing;

class TestNarrate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_match = duel(7);
        m_match->begin();
        m_narrator = Narrator(m_match->sharedRules(), {QStringLiteral("Ana 100%2"), QStringLiteral("Ben")},
                              Language::en);
    }

    /// No sentence leaves a place unfilled, for any viewer, in any language; every question has words.
    void everySentenceIsWhole()
    {
        for (const MatchInfo& info : everyHero()) {
            const auto match = duel(info);
            const std::uint64_t seed = info.setup.seed;
            for (Language language : {Language::en, Language::es, Language::fr, Language::pt}) {
                const Narrator narrator(match->sharedRules(), {QStringLiteral("Ana"), QStringLiteral("Ben")},
                                        language);
                while (!match->over()) {
                    const QString prompt = narrator.prompt(match->state(), match->prompt());
                    QVERIFY2(prompt.size() > 3 && !prompt.contains(u'%'), qPrintable(prompt));
                    for (const Decision& decision : match->options()) {
                        whole(narrator.decision(decision));
                        whole(narrator.option(match->state(), decision));
                    }
                    playOn(*match, 1, seed + static_cast<std::uint64_t>(match->timeline().last()));
                    if (match->timeline().last() % 97 == 0) break;
                }
                const Timeline& line = match->timeline();
                for (int event = 0; event < line.eventCount(); ++event)
                    for (Viewer viewer : {Viewer::everyone(Viewer::Why::matchOver),
                                          Viewer::of(idAt<SeatId>(0)), Viewer::spectator()}) {
                        const QString text =
                            narrator.event(line.seen(event, viewer), line.seenBefore(event, viewer));
                        QVERIFY2(!text.contains(u'%'), qPrintable(text));
                        if (!text.isEmpty()) QVERIFY2(!text.front().isLower(), qPrintable(text));
                    }
            }
        }
    }

    /// What isn't on offer is named: a card that a text leaves out, a fighter it doesn't mean.
    void whatIsNotOfferedIsNamed()
    {
        Refusal refusal;
        refusal.code = RefusalCode::notOffered;
        const QString bare = m_narrator.refusal(refusal);
        refusal.card = idAt<CardId>(0);
        refusal.cardSeat = idAt<SeatId>(0);
        QVERIFY(m_narrator.refusal(refusal).contains(m_narrator.card(refusal.cardSeat, refusal.card)));
        refusal.card = CardId::unseen;
        QCOMPARE(m_narrator.refusal(refusal), bare);
        refusal.fighter = heroOf(idAt<SeatId>(0));
        QVERIFY(m_narrator.refusal(refusal).contains(m_narrator.fighter(refusal.fighter)));
    }

    /// A form is offered by its name in the language shown, not as the file calls it.
    void aFormIsOfferedByItsName()
    {
        int offered = 0;
        for (const MatchInfo& info : everyHero()) {
            const auto match = duel(info);
            const Narrator narrator(match->sharedRules(), {QStringLiteral("Ana"), QStringLiteral("Ben")},
                                    Language::es);
            for (int step = 0; step < 40 && !match->over(); ++step) {
                for (const Decision& decision : match->options()) {
                    if (decision.option == 0xFF) continue;
                    const QString said = narrator.option(match->state(), decision);
                    for (const FormRules& form : match->rules().hero(decision.seat).forms) {
                        const QString name = QString::fromStdString(form.name.text(Language::es));
                        QVERIFY2(said == name || said != QString::fromStdString(form.id), qPrintable(said));
                        offered += said == name;
                    }
                }
                playOn(*match, 1, static_cast<std::uint64_t>(step));
            }
        }
        QVERIFY(offered > 0);
    }

    /// What is said of any fighter or player fits Medusa, the Sisters and Watson alike: no participle has a
    /// gender.
    void statesNeedNoAgreement_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("participle");
        QTest::newRow("es") << QStringLiteral("es") << QStringLiteral("\\b(?!partida\\b)\\w*[ai]d[oa]s?\\b");
        QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("\\b\\w*ée?s?\\b|\\bvaincu");
        QTest::newRow("pt") << QStringLiteral("pt") << QStringLiteral("\\b(?!partida\\b)\\w*[ai]d[oa]s?\\b");
    }

    void statesNeedNoAgreement()
    {
        QFETCH(QString, language);
        QFETCH(QString, participle);
        const QRegularExpression wrong(participle, QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY(wrong.isValid());
        const QStringList states{QStringLiteral("defeated"),
                                 QStringLiteral("eliminated"),
                                 QStringLiteral("away"),
                                 QStringLiteral("not placed yet"),
                                 QStringLiteral("not on the battlefield"),
                                 QStringLiteral("%1 is defeated"),
                                 QStringLiteral("%1 is out of the match")};
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/translations/fabletop_%1.ts").arg(language));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString source;
        int seen = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QStringLiteral("source")) source = xml.readElementText();
            if (xml.name() != QStringLiteral("translation") || !states.contains(source)) continue;
            const QString words = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            QVERIFY2(!wrong.match(words).hasMatch(), qPrintable(source + QStringLiteral(": ") + words));
            ++seen;
        }
        QVERIFY(!xml.hasError() && seen >= states.size());
    }

    void nothingHiddenIsTold()
    {
        const auto match = duel(3);
        playOn(*match, 60);
        const Narrator narrator(match->sharedRules(), {QStringLiteral("Ana"), QStringLiteral("Ben")},
                                Language::en);
        const Timeline& line = match->timeline();
        for (int event = 0; event < line.eventCount(); ++event) {
            const auto* moved = std::get_if<CardMoved>(&line.event(event).body);
            if (!moved || moved->why != Why::draw) continue;
            const Event seen = observe(line.event(event), Viewer::spectator());
            const QString text = narrator.event(seen, observe(line.tableBefore(event), Viewer::spectator()));
            QVERIFY2(text.endsWith(QStringLiteral("draws a card")), qPrintable(text));
        }
    }

    void wordsAreAsAgreed()
    {
        const MatchRules& rules = m_match->rules();
        const FighterId holmes = heroOf(idAt<SeatId>(0));
        Event moved{FighterMoved{holmes, {}}, {}, CombatStep::none, allSeats};
        auto& path = std::get<FighterMoved>(moved.body).path;
        path.push(rules.board.find("21"));
        path.push(rules.board.find("18"));
        const Table& table = m_match->state().table;
        QCOMPARE(m_narrator.event(moved, table), QStringLiteral("Sherlock Holmes moves from 21 to 18"));
        const Event hurt{DamageDealt{heroOf(idAt<SeatId>(1)), 2, DamageKind::combat, SeatId::none, 0xFF},
                         {},
                         CombatStep::none,
                         allSeats};
        QCOMPARE(m_narrator.event(hurt, table), QStringLiteral("Dracula takes 2 damage"));
        QCOMPARE(m_narrator.fighter(fighterAt(idAt<SeatId>(1), 2)), QStringLiteral("Sister 2"));
        Prompt prompt{Ask::move, idAt<SeatId>(0), {}, holmes, 2, false};
        // The source text: plurals come with a translation, also the English one, and none is installed here.
        QCOMPARE(m_narrator.prompt(m_match->state(), prompt),
                 QStringLiteral("Ana 100%2, move Sherlock Holmes up to 2 spaces"));
        Refusal refusal;
        refusal.code = RefusalCode::cardNotForFighter;
        refusal.decides = refusal.cardSeat = idAt<SeatId>(0);
        refusal.fighter = fighterAt(idAt<SeatId>(0), 1);
        refusal.card = static_cast<CardId>(rules.hero(idAt<SeatId>(0)).findCard("counterpunch"));
        QCOMPARE(m_narrator.refusal(refusal),
                 QStringLiteral("Dr. Watson may not use Counterpunch: it is for Sherlock Holmes"));
    }

    void resultNamesTheCause()
    {
        int byCard = 0;
        for (std::uint64_t seed = 1; seed < 30; ++seed) {
            const auto match = duel(seed);
            QCOMPARE(m_narrator.result(match->timeline()), QString());
            playOn(*match, 100'000, seed);
            const QString result = m_narrator.result(match->timeline());
            QVERIFY2(result.contains(QStringLiteral(" wins: ")) &&
                         result.contains(QStringLiteral(" in turn ")),
                     qPrintable(result));
            byCard += !result.contains(QStringLiteral("exhaustion"));
        }
        QVERIFY(byCard > 0);
        const auto match = duel(1);
        (void)match->resign(idAt<SeatId>(1));
        QVERIFY(m_narrator.result(match->timeline())
                    .startsWith(QStringLiteral("Sherlock Holmes wins: Ben resigned")));
    }

    /// The page is the same whichever way one came, and grows by what has happened alone.
    void ledgerIsAFunctionOfThePlace()
    {
        const auto match = duel(9);
        playOn(*match);
        const Timeline& line = match->timeline();
        QVERIFY(ledgerAt(line, {}, Viewer::everyone(Viewer::Why::matchOver), m_narrator).empty());
        for (Cursor cursor; cursor != line.end(); cursor = line.next(cursor, Unit::event)) {
            const Ledger ledger =
                ledgerAt(line, cursor, Viewer::everyone(Viewer::Why::matchOver), m_narrator);
            QVERIFY(ledger == ledgerAt(line, line.cursorAt(line.flat(cursor)),
                                       Viewer::everyone(Viewer::Why::matchOver), m_narrator) ||
                    line.cursorAt(line.flat(cursor)) != cursor);
            if (!ledger.empty()) check(ledger, line, cursor);
        }
    }

    void ledgerAddsUp()
    {
        int checked = 0;
        for (const MatchInfo& info : everyHero()) {
            const auto match = duel(info);
            playOn(*match, 100'000, info.setup.seed);
            const Timeline& line = match->timeline();
            for (const Fight& fight : line.structure().fights()) {
                const Ledger ledger = ledgerAt(line, line.cursorAt(fight.endEvent),
                                               Viewer::everyone(Viewer::Why::matchOver), m_narrator);
                if (!ledger.decided) continue;
                const auto last = [](const QString& sum) {
                    return sum.section(QRegularExpression(QStringLiteral("[=→]")), -1).trimmed();
                };
                for (const LedgerSide& side : ledger.sides) {
                    QVERIFY2(last(side.sum).toInt() == side.value, qPrintable(side.sum));
                    QVERIFY2(evaluates(side.sum, side.value), qPrintable(side.sum));
                }
                if (ledger.damage > 0)
                    QCOMPARE(ledger.healthAfter, std::max(0, ledger.healthBefore - ledger.damage));
                ++checked;
            }
        }
        QVERIFY(checked > 20);
    }

    void ledgerKeepsFaceDownCardsDown()
    {
        const auto match = duel(9);
        playOn(*match);
        const Timeline& line = match->timeline();
        for (Cursor cursor; cursor != line.end(); cursor = line.next(cursor, Unit::event)) {
            const Ledger ledger = ledgerAt(line, cursor, Viewer::spectator(), m_narrator);
            if (ledger.empty() || ledger.over) continue;
            for (const LedgerSide& side : ledger.sides)
                if (!side.faceUp && side.card != CardId::none) QCOMPARE(side.card, CardId::unseen);
        }
    }

private:
    static void whole(const QString& text)
    {
        QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(text));
    }

    /// "3 → 5 + 1 = 6" adds up.
    static bool evaluates(const QString& sum, int value)
    {
        if (sum.contains(u'→') && !sum.contains(u'=')) return true;
        const QString left = sum.section(QStringLiteral(" = "), 0, 0).section(QStringLiteral("→ "), -1);
        int total = 0;
        int sign = 1;
        for (const QString& part : left.split(u' ', Qt::SkipEmptyParts)) {
            if (part == u"+" || part == u"−")
                sign = part == u"+" ? 1 : -1;
            else
                total += sign * part.toInt();
        }
        return total == value;
    }

    static void check(const Ledger& ledger, const Timeline& line, Cursor cursor)
    {
        bool later = false;
        for (const LedgerRow& row : ledger.rows) {
            if (row.status == RowStatus::toCome)
                for (const LedgerLine& one : row.lines)
                    QVERIFY(one.cancelled);
            for (const LedgerLine& one : row.lines) {
                QVERIFY(!one.sentence.isEmpty());
                QVERIFY(one.event < line.flat(cursor));
            }
            if (row.status == RowStatus::now) {
                QVERIFY(!later);
                later = true;
            }
        }
    }

    std::unique_ptr<Match> m_match;
    Narrator m_narrator;
};

QTEST_GUILESS_MAIN(TestNarrate)
#include "tst_narrate.moc"
