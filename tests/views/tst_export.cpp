// SPDX-License-Identifier: GPL-3.0-or-later
// Exports, each opened again and checked; and none tells what its viewer may not see.

#include "model/bots/greedy.h"
#include "model/items/report/matchreport.h"
#include "tests/support/duel.h"
#include "views/pages/replay/export/exporter.h"
#include "views/theme/style.h"

#include <QFile>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>
#include <set>

using namespace fabletop;

class TestExport : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Match> m_match;
    std::optional<Cursor> m_moment;
    std::shared_ptr<const Theme> m_theme;
    QTemporaryDir m_folder;

    QByteArray exported(ExportKind kind, Language language = Language::en,
                        Viewer viewer = Viewer::everyone(Viewer::Why::matchOver))
    {
        const QString file = m_folder.filePath(QStringLiteral("out.") + endingOf(kind));
        const QString problem =
            exportMatch(*m_match, m_match->annotations(), {kind, language, viewer, file, m_moment}, m_theme);
        if (!problem.isEmpty()) qWarning("%s", qPrintable(problem));
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        MatchInfo info;
        info.setup = test::duelSetup();
        info.setup.seed = 4;
        info.seats = {{QStringLiteral("Ana <b>"), QStringLiteral("person")},
                      {QStringLiteral("Ben"), QStringLiteral("person")}};
        m_match = std::make_unique<Match>(info, test::duel(info.setup));
        m_match->begin();
        GreedyBot bot;
        Rng rng = Rng::seeded(4, 1);
        while (!m_match->over()) {
            const SeatId seat = m_match->decides();
            const int option =
                bot.choose(m_match->rules(), m_match->observation(seat), seat, m_match->options(), rng);
            QVERIFY(!m_match->decide(m_match->options()[option]));
        }
        m_match->addNote(20, QStringLiteral("a | <bold> move"), QStringLiteral("!?"));
    }

    void textTellsEveryTurn()
    {
        const QString text = QString::fromUtf8(exported(ExportKind::text));
        const int turns = m_match->state().table.turn.number;
        for (int turn = 1; turn <= turns; ++turn)
            QVERIFY2(text.contains(QStringLiteral("\nTurn %1: ").arg(turn)),
                     qPrintable(QString::number(turn)));
        QVERIFY(text.contains(QStringLiteral("[!? a | <bold> move]")));
    }

    void markdownIsRead()
    {
        const QString text = QString::fromUtf8(exported(ExportKind::markdown));
        QTextDocument document;
        document.setMarkdown(text);
        QVERIFY(document.toPlainText().contains(QStringLiteral("a | <bold> move")));
        const auto fights = m_match->timeline().structure().fights().size();
        QCOMPARE(std::size_t(text.count(QStringLiteral("| --- | --- |"))), fights);
    }

    void htmlNeedsNothingElse()
    {
        const QByteArray page = exported(ExportKind::html);
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        for (const char* outside : {"src=", "href=", "url(", "@import", "<script"})
            QVERIFY2(!page.contains(outside), outside);
        QVERIFY(page.contains("a | &lt;bold&gt; move"));
        QVERIFY(page.contains("Ana &lt;b&gt;"));
        QCOMPARE(std::size_t(page.count("<table")), m_match->timeline().structure().fights().size());
        const qsizetype from = page.indexOf("<svg");
        QVERIFY(from > 0);
        const QByteArray svg = page.mid(from, page.indexOf("</svg>") + 6 - from);
        QXmlStreamReader xml(svg);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(QSvgRenderer(svg).isValid());
    }

    void csvHasALineAnEvent()
    {
        const QByteArray table = exported(ExportKind::csv);
        QCOMPARE(table.count("\r\n"), qsizetype(m_match->timeline().eventCount()) + 1);
        QVERIFY(
            table.startsWith("event,decision,turn,turn_seat,turn_person,seat,person,kind,rule,sentence\r\n"));
    }

    /// Who acts is not whose turn it is: a defender's card is the defender's, in the attacker's turn.
    void csvTellsWhoActsAndWhoseTurnItIs()
    {
        QStringList lines = QString::fromUtf8(exported(ExportKind::csv)).split(QStringLiteral("\r\n"));
        const Timeline& timeline = m_match->timeline();
        int otherwise = 0;
        for (int number = 0; number < timeline.eventCount(); ++number) {
            const QStringList fields = lines[number + 1].split(u',');
            const Event& event = timeline.event(number);
            const Table before = timeline.tableBefore(number);
            const auto* moved = std::get_if<CardMoved>(&event.body);
            const bool defends = moved && moved->why == Why::commit && moved->side == defenseSide;
            if (before.turn.seat != SeatId::none && !std::holds_alternative<TurnBegan>(event.body))
                QCOMPARE(fields[3], QString::number(index(before.turn.seat) + 1));
            if (const auto* begins = std::get_if<TurnBegan>(&event.body)) {
                QCOMPARE(fields[2], QString::number(begins->number));
                QCOMPARE(fields[3], QString::number(index(begins->seat) + 1));
            }
            if (!defends) continue;
            ++otherwise;
            QCOMPARE(fields[5], QString::number(index(moved->seat) + 1));
            QVERIFY(fields[5] != fields[3]);
            QCOMPARE(fields[6],
                     moved->seat == SeatId{0} ? QStringLiteral("\"Ana <b>\"") : QStringLiteral("\"Ben\""));
            QCOMPARE(fields[4],
                     moved->seat == SeatId{0} ? QStringLiteral("\"Ben\"") : QStringLiteral("\"Ana <b>\""));
        }
        QVERIFY(otherwise > 0);
    }

    void pdfHasItsPages()
    {
        const QByteArray pdf = exported(ExportKind::pdf);
        QVERIFY(pdf.startsWith("%PDF"));
        const qsizetype at = pdf.indexOf("/Count ");
        QVERIFY(at > 0);
        const int pages =
            pdf.mid(at + 7, 6).split('\n').first().split(' ').first().split('/').first().trimmed().toInt();
        QVERIFY2(pages >= 3 && pages <= 60, qPrintable(QString::number(pages)));
        QCOMPARE(int(pdf.count("/Type /Page\n")), pages);
    }

    void momentsAreDrawn()
    {
        m_moment = {30, 0};
        QImage picture;
        QVERIFY(picture.loadFromData(exported(ExportKind::png)));
        QCOMPARE(picture.size(), QSize(2560, 1440));
        const QByteArray svg = exported(ExportKind::svg);
        QVERIFY(QSvgRenderer(svg).isValid());
        QXmlStreamReader xml(svg);
        while (!xml.atEnd()) {
            xml.readNext();
            for (const QXmlStreamAttribute& attribute : xml.attributes())
                if (attribute.name() == u"href")
                    QVERIFY(attribute.value().startsWith(u"data:") || attribute.value().startsWith(u'#'));
        }
        QVERIFY(!xml.hasError());
    }

    void everyLanguage_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("word");
        QTest::newRow("en") << int(Language::en) << QStringLiteral("Turn 2");
        QTest::newRow("es") << int(Language::es) << QStringLiteral("Turno 2");
        QTest::newRow("fr") << int(Language::fr) << QStringLiteral("Tour 2");
        QTest::newRow("pt") << int(Language::pt) << QStringLiteral("Turno 2");
    }

    void everyLanguage()
    {
        QFETCH(int, language);
        QFETCH(QString, word);
        const QString text = QString::fromUtf8(exported(ExportKind::text, static_cast<Language>(language)));
        QVERIFY2(text.contains(word), qPrintable(text.left(400)));
    }

    /// As a seat sees it no export names a card that the seat had not seen when it was drawn or put down.
    void nothingHiddenIsTold()
    {
        const SeatId ana = idAt<SeatId>(0);
        const SeatId ben = idAt<SeatId>(1);
        // Cards of Ben's that no event showed to Ana.
        const Timeline& timeline = m_match->timeline();
        std::set<CardId> seen;
        for (int number = 0; number < timeline.eventCount(); ++number) {
            const Event event = observe(timeline.event(number), ana);
            if (const auto* moved = std::get_if<CardMoved>(&event.body); moved && moved->seat == ben)
                seen.insert(moved->card);
            if (const auto* shown = std::get_if<CardsShown>(&event.body); shown && shown->seat == ben)
                for (CardId card : shown->cards)
                    seen.insert(card);
            if (const auto* turned = std::get_if<CardsTurned>(&event.body)) {
                const Combat combat = timeline.tableBefore(number).combat;
                if (seatOf(combat.sides[attackSide].fighter) == ben) seen.insert(turned->attack);
                if (seatOf(combat.sides[defenseSide].fighter) == ben) seen.insert(turned->defense);
            }
        }
        const Narrator narrator(m_match->sharedRules(), {}, Language::en);
        QStringList hidden;
        QStringList own;
        for (std::size_t card = 0; card < m_match->rules().hero(ben).cards.size(); ++card) {
            const CardId id = idAt<CardId>(static_cast<int>(card));
            const QString name = narrator.card(ben, id);
            if (seen.count(id) == 0) hidden << name;
        }
        for (std::size_t card = 0; card < m_match->rules().hero(ana).cards.size(); ++card)
            own << narrator.card(ana, idAt<CardId>(static_cast<int>(card)));
        for (const QString& name : own)
            hidden.removeAll(name); // both decks have it
        // Stop in the middle, where much of the hand is still hidden.
        for (ExportKind kind :
             {ExportKind::text, ExportKind::markdown, ExportKind::html, ExportKind::csv, ExportKind::svg}) {
            const QString all = QString::fromUtf8(exported(kind, Language::en, Viewer::of(ana)));
            QVERIFY(!all.isEmpty());
            for (const QString& name : hidden)
                QVERIFY2(!all.contains(name), qPrintable(name));
        }
        // The draws themselves are not told either: the all-seeing text names cards the seat's does not.
        const QString whole = QString::fromUtf8(exported(ExportKind::csv));
        const QString part = QString::fromUtf8(exported(ExportKind::csv, Language::en, Viewer::of(ana)));
        QVERIFY(whole != part);
        const auto draws = [&](const QString& csv) { return csv.count(QStringLiteral("Ben draws a card")); };
        QVERIFY(draws(part) > draws(whole));
    }

    void refusedFilesAreTold()
    {
        const QString problem =
            exportMatch(*m_match, m_match->annotations(),
                        {ExportKind::text, Language::en, Viewer::everyone(Viewer::Why::matchOver),
                         m_folder.filePath(QStringLiteral("no/where.txt"))},
                        m_theme);
        QVERIFY(problem.contains(QStringLiteral("where.txt")));
    }
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
