// SPDX-License-Identifier: GPL-3.0-or-later
// Names of strangers in the program's sentences: isolated, freed of signs that turn the direction, and no
// markup.

#include "model/content/battlefields/battlefieldfile.h"
#include "model/items/report/matchreport.h"
#include "model/language/compiling/compiler.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/prose/prose.h"
#include "model/match/match.h"
#include "model/match/record/matchfile.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/ledger.h"
#include "model/match/words/peoplenames.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"
#include "tests/support/direction.h"
#include "tests/support/lamplighter.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

using namespace fabletop;

namespace {

constexpr Language languages[] = {Language::en, Language::es, Language::fr, Language::pt};

/// Runs the sentence around it backwards where nobody takes care, is markup to Qt, and has a gap of ours in
/// it.
const QString hostile = QStringLiteral("\u202E\u0645\u062D\u0645\u062F %1 & <b>%2\u2067");

/// What the window shows of a text of markup.
QString read(const QString& markup, bool markdown)
{
    QTextDocument document;
    markdown ? document.setMarkdown(markup) : document.setHtml(markup);
    return document.toPlainText();
}

} // namespace

class TestHostileNames : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Match> m_match;
    QStringList m_faults;

    void see(const QString& text)
    {
        if (const QString fault = test::turned(text); !fault.isEmpty()) m_faults << fault;
        static const QRegularExpression gap(QStringLiteral("%[4-9Ln]"));
        if (gap.match(text).hasMatch()) m_faults << QStringLiteral("a gap in: ") + text;
    }
    void seeCard(const HeroRules& hero, std::size_t card, Language language)
    {
        see(QString::fromStdString(userText(hero, hero.cards[card], language)));
        for (const TextPart& part : cardText(hero, idAt<CardId>(static_cast<int>(card)), language))
            see(QString::fromStdString(part.text));
    }
    void seeQuestion(const Narrator& narrator)
    {
        see(narrator.prompt(m_match->state(), m_match->prompt()));
        see(narrator.promptHelp(m_match->state(), m_match->prompt()));
        for (const Decision& decision : m_match->options()) {
            see(narrator.decision(decision));
            see(narrator.option(m_match->state(), decision));
        }
        see(narrator.takeBack(m_match->canTakeBack(0x3), m_match->timeline()));
    }
    /// Every reason there is, about every fighter and card.
    void seeRefusals(const Narrator& narrator)
    {
        constexpr int moreThanCodes = 40;
        for (int code = 0; code < moreThanCodes; ++code)
            for (int place = 0; place < 4; ++place) {
                Refusal refusal;
                refusal.code = static_cast<RefusalCode>(code);
                refusal.decides = idAt<SeatId>(place % 2);
                refusal.fighter = fighterAt(idAt<SeatId>(place / 2), place % 2);
                refusal.target = fighterAt(idAt<SeatId>(place % 2), place / 2);
                refusal.card = idAt<CardId>(place);
                refusal.space = idAt<SpaceId>(place * 3);
                refusal.have = static_cast<std::uint8_t>(place);
                see(narrator.refusal(refusal));
            }
    }
    [[nodiscard]] QString faults() const { return QStringList(m_faults.mid(0, 20)).join(u'\n'); }

private Q_SLOTS:
    void initTestCase()
    {
        Diagnostics diagnostics;
        const auto hero = readHero(test::hostileHeroText().toStdString(), "amir.hero", diagnostics);
        for (const Diagnostic& one : diagnostics)
            qWarning("%s", toLine(one).c_str());
        QVERIFY(hero);
        MatchInfo info;
        info.setup.seed = 5;
        auto field = loadBattlefield(QStringLiteral("soho"), diagnostics);
        QVERIFY(field);
        field->name = Name(hostile.toStdString());
        for (Zone& zone : field->zones)
            zone.name = Name((hostile + QString::fromStdString(zone.id)).toStdString());
        for (Space& space : field->spaces)
            space.id = (QStringLiteral("س") + QString::fromStdString(space.id)).toStdString();
        info.setup.battlefield = *field;
        info.setup.seats = {{std::make_shared<HeroRules>(*hero), 0, 0},
                            {loadHero(QStringLiteral("dracula"), diagnostics), 1, 1}};
        info.seats = {{hostile, QStringLiteral("person")},
                      {QStringLiteral("דנה 7"), QStringLiteral("person")}};
        const auto rules = buildRuleset(info.setup, diagnostics);
        for (const Diagnostic& one : diagnostics)
            qWarning("%s", toLine(one).c_str());
        QVERIFY(rules);
        m_match = std::make_unique<Match>(info, rules);
        m_match->begin();
    }
    void init() { m_faults.clear(); }

    void oneName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("Latin stays as it is") << "Ana 100%2 & <b>"
                                              << "Ana 100%2 & <b>";
        QTest::newRow("accents") << "Ñandú"
                                 << "Ñandú";
        QTest::newRow("Chinese") << "孫悟空"
                                 << "孫悟空";
        QTest::newRow("Arabic") << "محمد" << QStringLiteral("\u2068محمد\u2069");
        QTest::newRow("Hebrew and digits") << "דנה 7" << QStringLiteral("\u2068דנה 7\u2069");
        QTest::newRow("an override alone") << QStringLiteral("A\u202Enna") << "Anna";
        QTest::newRow("marks and embeddings") << QStringLiteral("\u200FA\u202Bb\u202C\u061C") << "Ab";
        QTest::newRow("isolates of its own")
            << QStringLiteral("\u2067דנה\u2069\u2069") << QStringLiteral("\u2068דנה\u2069");
        QTest::newRow("lines") << "A\nB\tC\u2028D"
                               << "A B C D";
        QTest::newRow("nothing is left") << QStringLiteral("\u202E") << "";
        QTest::newRow("old Semitic letters above the basic plane")
            << QStringLiteral("\U00010900") << QStringLiteral("\u2068\U00010900\u2069");
    }
    void oneName()
    {
        QFETCH(QString, name);
        QFETCH(QString, spoken);
        QCOMPARE(spokenName(name), spoken);
        QCOMPARE(spokenName(spokenName(name)), spoken);
    }

    void sentences()
    {
        Rng rng = Rng::seeded(3);
        std::vector<Narrator> narrators;
        for (const Language language : languages)
            narrators.emplace_back(m_match->sharedRules(), peopleOf(m_match->info()), language);
        while (!m_match->over() && m_match->timeline().last() < 250) {
            for (const Narrator& narrator : narrators)
                seeQuestion(narrator);
            QVERIFY(!m_match->decide(m_match->options()[static_cast<int>(
                rng.below(static_cast<std::uint32_t>(m_match->options().count)))]));
        }
        const Timeline& line = m_match->timeline();
        for (const Narrator& narrator : narrators) {
            for (int event = 0; event < line.eventCount(); ++event)
                for (const Viewer viewer : {Viewer::everyone(Viewer::Why::matchOver),
                                            Viewer::of(idAt<SeatId>(1)), Viewer::spectator()})
                    see(narrator.event(line.seen(event, viewer), line.seenBefore(event, viewer)));
            for (int position = 0; position <= line.last(); position += 3) {
                const Ledger ledger =
                    ledgerAt(line, {position, 0}, Viewer::everyone(Viewer::Why::matchOver), narrator);
                for (const LedgerRow& row : ledger.rows)
                    for (const LedgerLine& one : row.lines)
                        see(one.sentence), see(one.cancelledBy);
            }
            for (int seat = 0; seat < 2; ++seat) {
                see(narrator.person(idAt<SeatId>(seat)));
                see(narrator.resignation(idAt<SeatId>(seat)));
            }
            see(narrator.result(line));
            seeRefusals(narrator);
            const HeroRules& hero = m_match->rules().hero(idAt<SeatId>(0));
            for (std::size_t card = 0; card < hero.cards.size(); ++card)
                seeCard(hero, card, narrator.language());
            for (std::size_t ability = 0; ability < hero.abilities.size(); ++ability)
                for (const TextPart& part :
                     abilityText(hero, idAt<AbilityId>(static_cast<int>(ability)), narrator.language()))
                    see(QString::fromStdString(part.text));
        }
        QVERIFY2(m_faults.isEmpty(), qPrintable(faults()));
    }

    void exports()
    {
        m_match->addNote(20, hostile + QStringLiteral("\nשורה"), QStringLiteral("!?"));
        m_match->addBookmark(30, hostile);
        const Narrator narrator(m_match->sharedRules(), peopleOf(m_match->info()), Language::en);
        const MatchReport report(m_match->info(), m_match->timeline(), m_match->annotations(),
                                 Viewer::everyone(Viewer::Why::matchOver), narrator);
        for (const QString& text : {report.title(), report.text(), report.markdown(), report.html(),
                                    report.html(true), report.csv(), report.curvesSvg(640, 200)})
            see(text);
        QVERIFY2(m_faults.isEmpty(), qPrintable(faults()));
        // No markup out of a name: what is read is what was written.
        const QString name = QStringLiteral("& <b>%2");
        QVERIFY(report.text().contains(name));
        QVERIFY(read(report.html(true), false).contains(name));
        QVERIFY(read(report.markdown(), true).contains(name));
        QVERIFY(!report.html().contains(QStringLiteral("<b>%2")));
        QVERIFY(!report.curvesSvg(640, 200).contains(QStringLiteral("<b>%2")));
    }

    void diagnostics()
    {
        const Diagnostic one{
            Severity::error, "x", {1, 1, 1}, MeaningProblem::unknownName, {hostile.toStdString(), "דנה"}, {}};
        see(told(one));
        see(toldWithPlace(one));
        see(QString::fromStdString(message(one)));
        see(shownNote(hostile + u'\n' + hostile));
        see(spokenFile(QStringLiteral("/home/דנה/") + QStringLiteral("משחק.match")));
        see(spokenPath(QStringLiteral("/home/דנה/a.match")));
        QVERIFY2(m_faults.isEmpty(), qPrintable(faults()));
        QVERIFY(told(one).contains(QStringLiteral("& <b>%2")));
    }

    /// The match of the faults found in use.
    void theSentencesOfAFile()
    {
        const LoadedMatch loaded = openMatch(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/items/rtl.match"));
        QVERIFY(loaded.ok());
        for (const Language language : languages) {
            const Narrator narrator(loaded.rules, peopleOf(loaded.info), language);
            const Timeline& line = loaded.timeline;
            int named = 0;
            for (int event = 0; event < line.eventCount(); ++event) {
                const QString words = narrator.event(line.seen(event, Viewer::spectator()),
                                                     line.seenBefore(event, Viewer::spectator()));
                named += words.contains(QStringLiteral("\u2068محمد\u2069")) ||
                         words.contains(QStringLiteral("\u2068דנה 7\u2069"));
                see(words);
            }
            QVERIFY(named > 10);
        }
        QVERIFY2(m_faults.isEmpty(), qPrintable(faults()));
    }

    /// Names come into texts by `spokenName` alone. Where the name itself is edited, kept or looked for, the
    /// line stands here.
    void noNameGoesAnotherWay()
    {
        const QStringList raw{
            QStringLiteral(
                "app/commands/text.cpp: {QStringLiteral(\"name\")"),      // in JSON; the sheet isolates it
            QStringLiteral("app/commands/text.cpp: abilityNames.append"), // the same
            QStringLiteral("views/workshop/packages/packagewords.cpp: paintCentred"),
            QStringLiteral("views/workshop/packages/packsheet.cpp: m_title->setText"),
            QStringLiteral("views/workshop/panels/zonemenu.cpp: menu.addAction"),
            QStringLiteral("views/workshop/panels/zonemenu.cpp: [&editor, zone, language, &parent, before"),
            QStringLiteral("views/cards/cardfaces.cpp: look.initial"),
            QStringLiteral("views/rulebook/rulebookpage.cpp: first.insert"),
            QStringLiteral("views/rulebook/rulebookpage.cpp: second.insert"),
            QStringLiteral("views/match/looks.cpp: return firstLetter")};
        static const QRegularExpression way(
            QStringLiteral("(fromStdString|fromUtf8|utf8)\\([^;]*name\\.text\\("));
        // A name filled in before others may hold a gap itself: all at once, then.
        static const QRegularExpression chain(
            QStringLiteral("\\.arg\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)\\.arg\\("));
        static const QRegularExpression named(QStringLiteral("(person|fighter|card|spoken\\w+)\\(|[tT]itle"));
        QStringList found;
        for (const char* folder : {"app", "model/items", "model/match", "views"}) {
            QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString name = file.fileName().mid(static_cast<qsizetype>(sizeof FABLETOP_SOURCE_DIR));
                for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
                    const QString place = name + QStringLiteral(": ") + line.trimmed();
                    const bool known = std::any_of(raw.begin(), raw.end(),
                                                   [&](const QString& one) { return place.startsWith(one); });
                    const bool early = named.match(chain.match(line).captured(1)).hasMatch();
                    if (!known && (way.match(line).hasMatch() || early)) found << place;
                }
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

QTEST_MAIN(TestHostileNames)
#include "tst_hostilenames.moc"
