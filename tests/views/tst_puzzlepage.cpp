// SPDX-License-Identifier: GPL-3.0-or-later
// The page of positions to solve: answered by mouse as at a table, right and wrong told in words, nothing
// played and nothing seen that the seat can't see, the first answer counted, the answer shown with its line.

#include "tests/support/effort.h"
#include "tests/views/sitting.h"
#include "views/pages/table/puzzles/puzzle.h"
#include "views/pages/table/puzzles/puzzlepage.h"
#include "views/pages/table/puzzles/questionpanel.h"
#include "views/pages/table/puzzles/triespanel.h"

using namespace fabletop;
using namespace fabletop::test;
using namespace fabletop::testing;

namespace {

struct Solving {
    PassingSettings settings;
    std::unique_ptr<PuzzlePage> page;
    std::unique_ptr<Autopilot> pilot;

    explicit Solving(Language language = Language::en)
    {
        settings.setSpeed(0);
        page = std::make_unique<PuzzlePage>(settings, lightTheme(), language);
        page->resize(1224, 766);
        page->aboutToShow();
        page->show();
        pilot = std::make_unique<Autopilot>(*page->table(), makeBot("greedy1"));
    }

    [[nodiscard]] Puzzle& puzzle() const { return *page->puzzle(); }
    /// The decision, made as a person would; false where nothing came of it.
    [[nodiscard]] bool decide(const Decision& decision) const
    {
        const std::vector<PuzzleTry> before = puzzle().tries();
        pilot->perform(decision);
        return QTest::qWaitFor([&] { return puzzle().tries() != before; }, 5'000);
    }
    [[nodiscard]] Decision wrong() const
    {
        for (const Decision& decision : puzzle().match().options())
            if (!puzzle().position().isRight(decision)) return decision;
        return {};
    }
    [[nodiscard]] QString words() const
    {
        QStringList all;
        for (const TryLook& row : page->tries()->rows())
            all << row.text << row.detail;
        return all.join(u'\n');
    }
};

} // namespace

class TestPuzzlePage : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void rightOnesAreTakenByMouse()
    {
        const Solving solving;
        const auto count = static_cast<int>(solving.page->positions().size());
        QVERIFY(count > 0);
        for (int time = 0; time < std::min(count, repetitions(40)); ++time) {
            const QString id = solving.page->positions()[static_cast<std::size_t>(solving.page->place())].id;
            QVERIFY2(solving.decide(solving.puzzle().position().right.front()), qPrintable(id));
            QVERIFY2(solving.puzzle().solved(), qPrintable(id));
            QCOMPARE(solving.page->record().streak(), time + 1);
            solving.page->next();
        }
    }

    void wrongOnesAreToldAndNothingIsPlayed()
    {
        const Solving solving;
        const int place = solving.puzzle().match().timeline().last();
        const int rating = solving.page->record().rating();
        QVERIFY(solving.decide(solving.wrong()));
        QVERIFY(!solving.puzzle().solved());
        QVERIFY(solving.words().contains(QStringLiteral("Wrong: ")));
        QCOMPARE(solving.puzzle().match().timeline().last(), place);
        QVERIFY(solving.page->table()->controller().asking());
        const int after = solving.page->record().rating();
        QVERIFY(after < rating);
        // What it would have been worth comes when it has been searched.
        QVERIFY(QTest::qWaitFor([&] { return solving.puzzle().tries().front().chance >= 0; }, 60'000));
        QVERIFY(solving.words().contains(QStringLiteral("instead of")));
        QVERIFY(solving.decide(solving.puzzle().position().right.front()));
        QVERIFY(solving.puzzle().solved());
        QVERIFY(solving.words().contains(QStringLiteral("Right: ")));
        QCOMPARE(solving.page->record().rating(), after);
        QCOMPARE(solving.page->record().streak(), 0);
        QCOMPARE(solving.page->record().solved(), 1);
    }

    void theAnswerIsShownWithItsLine()
    {
        const Solving solving;
        const Position position = solving.puzzle().position();
        QTest::mouseClick(solving.page->tries()->answerButton(), Qt::LeftButton);
        QVERIFY(solving.puzzle().answerShown());
        const Narrator& narrator = solving.page->table()->controller().narrator();
        QVERIFY(solving.words().contains(narrator.option(solving.puzzle().known(), position.right.front())));
        if (position.line.size() > 1) QVERIFY(solving.words().contains(narrator.decision(position.line[1])));
        QVERIFY(!solving.page->tries()->answerButton()->usable());
        // Whoever was told it has not solved it.
        QVERIFY(solving.decide(position.right.front()));
        QCOMPARE(solving.page->record().solved(), 0);
        QCOMPARE(solving.page->record().seen(), 1);
        const int place = solving.page->place();
        QTest::mouseClick(solving.page->tries()->nextButton(), Qt::LeftButton);
        QVERIFY(solving.page->place() != place || solving.page->positions().size() == 1);
        QVERIFY(solving.puzzle().tries().empty());
    }

    void onlyWhatTheSeatSees()
    {
        const Solving solving;
        for (int time = 0; time < repetitions(30); ++time) {
            const TableController& controller = solving.page->table()->controller();
            QCOMPARE(controller.viewer(), solving.puzzle().seat());
            QVERIFY(controller.table() == solving.puzzle().known().table);
            QVERIFY(!controller.canTakeBack().allowed());
            solving.page->showAnswer();
            solving.page->next();
        }
    }

    void whatWasSolvedIsKept()
    {
        PassingSettings settings;
        settings.setSpeed(0);
        QString id;
        {
            PuzzlePage page(settings, lightTheme(), Language::en);
            page.aboutToShow();
            id = page.positions()[static_cast<std::size_t>(page.place())].id;
            QVERIFY(page.puzzle());
            page.showAnswer();
        }
        PuzzlePage page(settings, lightTheme(), Language::en);
        page.aboutToShow();
        QVERIFY(page.record().wasSeen(id));
        QVERIFY(page.positions().size() == 1 ||
                page.positions()[static_cast<std::size_t>(page.place())].id != id);
    }

    void withoutAnyItSaysSo()
    {
        PassingSettings settings;
        PuzzlePage page(settings, lightTheme(), Language::en);
        page.setPositions(
            {{QStringLiteral("x/1"), QStringLiteral(":/nowhere.json"), 1, PositionKind::win, 900}});
        page.show();
        QVERIFY(page.positions().empty());
        QVERIFY(!page.puzzle());
        QCOMPARE(page.question()->look().title, QStringLiteral("No positions"));
    }
};

QTEST_MAIN(TestPuzzlePage)
#include "tst_puzzlepage.moc"
