// SPDX-License-Identifier: GPL-3.0-or-later
// Two people at one screen play a whole match by mouse; on the way it is saved, the disk fills up, a copy is
// made, the program is killed, and the match goes on from where it was.

#include "app/demo/autopilot.h"
#include "app/window/application.h"
#include "app/window/banner.h"
#include "model/match/match.h"
#include "model/match/record/matchfile.h"
#include "tests/support/fulldisk.h"
#include "tests/window/windowhand.h"
#include "views/hand/handview.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/welcomepage.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

using namespace fabletop;
using namespace fabletop::test;

namespace {

constexpr int saved = 8;       ///< decisions after which the disk is filled
constexpr int unsaved = 4;     ///< decisions that wait for room
constexpr int killedFrom = 24; ///< decisions after which the program may be killed at any moment

void press(QWidget& widget, QPoint at)
{
    QWidget* child = widget.childAt(at);
    QTest::mouseClick(child ? child : &widget, Qt::LeftButton, {}, child ? child->mapFrom(&widget, at) : at);
}
void press(QWidget& button)
{
    press(button, button.rect().center());
}

/// The program with a window, and a hand at its mouse for both people.
class Evening {
public:
    explicit Evening(const QString& folder) : m_folder(folder)
    {
        m_settings.setSpeed(0);
        m_settings.setValue(QStringLiteral("lesson/done"), true);
        MatchPlan plan = lastPlan(m_settings);
        plan.seats[0] = {QStringLiteral("medusa"), QStringLiteral("Ana"), QStringLiteral("person"), false};
        plan.seats[1] = {QStringLiteral("sinbad"), QStringLiteral("Ben"), QStringLiteral("person"), false};
        plan.battlefield = QStringLiteral("sarpedon");
        keepPlan(m_settings, plan);
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"), folder);
        window().resize(1280, 800);
        window().show();
        (void)QTest::qWaitForWindowActive(&window());
    }
    MainWindow& window() { return m_application->window(); }
    TablePage& table() { return *pageOf<TablePage>(window()); }
    Match& match() { return *window().session().match(); }
    int decisions() { return match().timeline().last(); }

    /// From the first page to the open table.
    bool sitDown()
    {
        window().turnTo(pageid::newMatch);
        QTest::qWait(20);
        press(*newMatchOf(window())->startButton());
        return waitFor([this] { return window().session().match() != nullptr; });
    }
    bool goOn()
    {
        QAbstractButton* button = nullptr;
        const bool offered = waitFor([&] {
            for (auto* one : window().findChild<WelcomePage*>()->findChildren<QAbstractButton*>())
                if (one->isVisible() && one->accessibleName().startsWith(QStringLiteral("Continue: ")))
                    button = one;
            return button != nullptr;
        });
        if (!offered) return false;
        press(*button);
        return waitFor([this] { return window().session().match() != nullptr; });
    }
    bool playUntil(const std::function<bool()>& there)
    {
        if (!m_pilot) {
            m_pilot = std::make_unique<Autopilot>(table(), makeBot("greedy1"), 7);
            m_pilot->setClick([](QWidget& widget, QPoint at) { press(widget, at); });
        }
        return waitFor([&] {
            if (there()) return true;
            m_pilot->step();
            return false;
        });
    }
    bool playTo(int decision)
    {
        return playUntil([&] { return decisions() >= decision; });
    }
    Banner& banner() { return *window().findChild<Banner*>(); }
    Button* answer(const QString& words)
    {
        QCoreApplication::processEvents();
        for (Button* button : banner().findChildren<Button*>())
            if (button->isVisible() && button->text().startsWith(words)) return button;
        return nullptr;
    }
    [[nodiscard]] QString copyPath() const { return QDir(m_folder).filePath(QStringLiteral("copy.match")); }
    bool copy()
    {
        window().workspace().keeper.setAskers({}, [this](const QString&) { return copyPath(); });
        QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        return QFileInfo::exists(copyPath());
    }

private:
    static bool waitFor(const std::function<bool()>& there)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 240'000) {
            if (there()) return true;
            QTest::qWait(1);
        }
        return false;
    }

    QString m_folder;
    PassingSettings m_settings;
    std::unique_ptr<Application> m_application;
    std::unique_ptr<Autopilot> m_pilot;
};

/// Reads on the other side of the pipe which step went wrong, or that the program may be killed now.
int say(const char* words)
{
    std::puts(words);
    std::fflush(stdout);
    return 1;
}

/// The first half of the evening; never ends by itself.
int playUntilKilled(int argc, char** argv)
{
    QApplication application(argc, argv);
    Evening evening(QString::fromLocal8Bit(argv[1]));
    if (!evening.sitDown()) return say("no table");
    if (!evening.playTo(saved)) return say("no play");
    const QString path = evening.match().path();
    const QByteArray before = contents(path);
    {
        const FullDisk disk(before.size() + 5);
        if (!evening.playTo(evening.decisions() + unsaved)) return say("no play on a full disk");
        if (!evening.banner().sentence().startsWith(QStringLiteral("Couldn’t save ")))
            return say("nobody is told");
        if (!contents(path).startsWith(before)) return say("the file lost what it had");
    }
    Button* again = evening.answer(QStringLiteral("Try again"));
    if (!again) return say("no second try");
    press(*again);
    if (openMatch(path).timeline.last() != evening.decisions())
        return say("not saved when there was room again");
    if (!evening.playTo(evening.decisions() + 2) || !evening.copy()) return say("no copy");
    if (contents(evening.copyPath()) != contents(path)) return say("the copy is another match");
    if (!evening.playTo(killedFrom)) return say("no play after the copy");
    if (evening.match().path() != path) return say("the match moved into its copy");
    std::printf("%d\n", evening.decisions());
    say("kill me");
    evening.playUntil([] { return false; });
    return say("nobody came");
}
const Registered child("hotseat-until-killed", playUntilKilled);

} // namespace

class TestHotSeatKept : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeEvening()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath(QStringLiteral("data"));
        QProcess first;
        first.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("hotseat-until-killed"), folder});
        QByteArray said;
        QElapsedTimer clock;
        clock.start();
        while (!said.contains("kill me") && first.state() != QProcess::NotRunning &&
               clock.elapsed() < 240'000) {
            first.waitForReadyRead(1000);
            said += first.readAllStandardOutput();
        }
        QVERIFY2(said.contains("kill me"), said.constData());
        QTest::qWait(37); // in the middle of whatever it does
        first.kill();
        first.waitForFinished();
        const int told = said.split('\n').front().toInt();
        QVERIFY(told >= killedFrom);

        const QStringList files =
            QDir(folder + QStringLiteral("/matches")).entryList({QStringLiteral("*.match")}, QDir::Files);
        QCOMPARE(files.size(), 1);
        const QString path = folder + QStringLiteral("/matches/") + files.front();
        const int kept = openMatch(path).timeline.last();
        QVERIFY2(kept >= told, qPrintable(QString::number(kept)));

        Evening evening(folder);
        QVERIFY(evening.goOn());
        QCOMPARE(QFileInfo(evening.match().path()).canonicalFilePath(), QFileInfo(path).canonicalFilePath());
        QVERIFY(evening.decisions() >= told);
        // Nobody has said yet that they sit there: no hand lies open. A question in a combat that was
        // revealed is asked in front of all, where it needs no hand.
        const CombatStep step = evening.match().state().table.combat.step;
        const bool inFront = step >= CombatStep::reveal && step < CombatStep::over;
        QTRY_VERIFY(inFront || evening.table().cover()->isVisible());
        for (const HandCard& card : evening.table().hand()->cards())
            QVERIFY(card.card == CardId::none);
        QVERIFY(evening.playUntil([&] { return evening.match().over(); }));
        QVERIFY(evening.playUntil([&] { return evening.table().result()->isVisible(); }));

        const Verification verified = verifyMatch(path);
        QVERIFY(verified.verified);
        QCOMPARE(verified.decisions, evening.decisions());
        QVERIFY(verifyMatch(evening.copyPath()).verified);
        // What the copy holds, the match was: line by line but for what is said of the whole.
        const QList<QByteArray> copied = contents(evening.copyPath()).split('\n');
        const QList<QByteArray> whole = contents(path).split('\n');
        for (qsizetype line = 0; line + 1 < copied.size(); ++line)
            QCOMPARE(copied[line], whole[line]);
    }
};

QTEST_MAIN(TestHotSeatKept)
#include "tst_hotseatkept.moc"
