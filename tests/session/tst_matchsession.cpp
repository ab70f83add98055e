// SPDX-License-Identifier: GPL-3.0-or-later
// A session is driven without a window: matches are begun, left, opened, tried from another place, and told
// of.

#include "app/session/workspace.h"
#include "model/match/record/matchfile.h"
#include "tests/match/duel.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

/// A window that only remembers what it was asked for.
class Ear final : public Shell, public Messages {
public:
    void turnTo(const QString& page, const QString& place) override
    {
        turned << (place.isEmpty() ? page : page + u' ' + place);
    }
    bool open(const QString&, int) override { return false; }
    void chooseLanguage(const QString&) override {}

    void tell(const QString& sentence, const QStringList& offered, Messages::Heard heard) override
    {
        told = sentence;
        answers = offered;
        answer = std::move(heard);
    }
    void offer(const QString& sentence, const QStringList& offered, Messages::Heard heard) override
    {
        tell(sentence, offered, std::move(heard));
    }
    void inform(const QString& sentence) override { informed = sentence; }
    void dismiss() override { told.clear(); }
    QString sentence() const override { return told; }

    QStringList turned;
    QString told;
    QString informed;
    QStringList answers;
    Messages::Heard answer;
};

} // namespace

class TestMatchSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_heard = std::make_unique<Ear>();
        m_settings = std::make_unique<PassingSettings>();
        m_work = std::make_unique<Workspace>(*m_settings, MatchStore(m_folder->path()), nullptr, *m_heard,
                                             *m_heard, nullptr);
        m_questions = 0;
        m_answer = FileAnswer::cancel;
        m_work->keeper.setAskers(
            [this](const QString&, const QList<FileAnswer>&) {
                ++m_questions;
                return m_answer;
            },
            [](const QString&) { return QString(); });
    }
    void cleanup() { m_work.reset(); }

    void aMatchIsRecordedAndShown()
    {
        QStringList order;
        connect(&session(), &MatchSession::seatChanged, this,
                [&](Match* match) { order << (match ? "seated" : "risen"); });
        QVERIFY(session().play(duel(5)));
        QCOMPARE(order, QStringList({"risen", "seated"}));
        QCOMPARE(m_heard->turned, QStringList({"table"}));
        QVERIFY(session().seated() && !session().onBranch());
        QVERIFY(session().match()->path().startsWith(m_folder->filePath("matches/")));
        QVERIFY(session().title(Language::en).contains(" against "));
        QSignalSpy stepped(&session(), &MatchSession::stepped);
        playOn(*session().match(), 3);
        QCOMPARE(stepped.size(), 3);
        QVERIFY(openMatch(session().match()->path()).ok());
    }

    void whatIsNotSavedIsNotLeftUnasked()
    {
        QVERIFY(session().play(duel(5), m_folder->filePath("no/such/place.match")));
        playOn(*session().match(), 2);
        const Match* unsaved = session().match();
        QVERIFY(!session().play(duel(6)));
        QCOMPARE(m_questions, 1);
        QCOMPARE(session().match(), unsaved);
        session().leave();
        QCOMPARE(session().match(), unsaved);
        m_answer = FileAnswer::discard;
        session().leave();
        QVERIFY(!session().match() && !session().seated());
        QCOMPARE(m_heard->turned.last(), QStringLiteral("welcome"));
    }

    void anotherLineGrowsInItsMatch()
    {
        QVERIFY(session().play(duel(5)));
        playOn(*session().match(), 12);
        const QString path = session().match()->path();
        QSignalSpy released(&session(), &MatchSession::released);
        QVERIFY(session().playBranch(0, 4, {"person", "person"}).empty());
        QVERIFY(session().onBranch() && session().seated());
        QCOMPARE(released.size(), 1);
        QVERIFY(session().title(Language::en).endsWith("(another line)"));
        playOn(*session().match(), 3, 9);
        const int last = session().match()->timeline().last();
        const MatchSession::BranchEnd end = session().endBranch();
        QCOMPARE(end.last, last);
        QVERIFY(!session().onBranch() && !session().seated());
        QCOMPARE(session().match()->path(), path);
        const auto& branches = session().match()->annotations().branches;
        QCOMPARE(branches.size(), std::size_t{1});
        QCOMPARE(branches.front().id, end.branch);
        QCOMPARE(session().match()->timeline().last(), 12);
    }

    void aFileGoesOnOrIsLookedAt()
    {
        const QString path = m_folder->filePath("a.match");
        QVERIFY(session().play(duel(5), path));
        playOn(*session().match(), 6);
        session().leave();
        QVERIFY(m_work->opener.open(path));
        QVERIFY(session().seated());
        QCOMPARE(m_heard->turned.last(), QStringLiteral("table"));
        QCOMPARE(m_settings->value("folders/last").toString(), QFileInfo(path).absolutePath());
        session().leave();
        QVERIFY(m_work->opener.open(path, 2));
        QVERIFY(!session().seated());
        QVERIFY(session().presence() == Presence());
        QCOMPARE(m_heard->turned.last(), QStringLiteral("replay 2"));
    }

    void theBeginningOfADamagedFileIsOffered()
    {
        const QString path = m_folder->filePath("a.match");
        QVERIFY(session().play(duel(5), path));
        playOn(*session().match(), 6);
        session().leave();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QList<QByteArray> lines = file.readAll().split('\n');
        file.close();
        lines[4] = "{\"decision\": \"nonsense\"}";
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(lines.join('\n'));
        file.close();
        QVERIFY(!m_work->opener.open(path));
        QVERIFY(!session().match());
        QVERIFY2(m_heard->told.contains("a.match"), qPrintable(m_heard->told));
        QCOMPARE(m_heard->answers.size(), 1);
        m_heard->answer(0);
        QVERIFY(session().match() && !session().seated());
        QVERIFY(session().match()->timeline().last() < 6);
        QCOMPARE(m_heard->turned.last(), QStringLiteral("replay 0"));
    }

    void theLessonIsFoundAgain()
    {
        QSignalSpy began(&session(), &MatchSession::lessonBegan);
        m_work->starter.lesson();
        QCOMPARE(began.size(), 1);
        const QString path = session().match()->path();
        QVERIFY(m_work->starter.isLesson(path));
        session().leave();
        QVERIFY(m_work->opener.open(path));
        QCOMPARE(began.size(), 2);
        m_work->starter.lessonFinished();
        QVERIFY(!m_work->starter.isLesson(path));
        QVERIFY(m_settings->value("lesson/done").toBool());
    }

    void whatCannotBePlayedIsTold()
    {
        m_work->starter.playAs(m_folder->filePath("none.hero"));
        QVERIFY(!session().match());
        QVERIFY2(m_heard->told.contains("none.hero"), qPrintable(m_heard->told));
        m_work->starter.surprise();
        QVERIFY(session().match());
        m_work->starter.rematch(true);
        QCOMPARE(m_heard->turned, QStringList({"table", "table"}));
    }

private:
    MatchSession& session() { return m_work->session; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Ear> m_heard;
    std::unique_ptr<PassingSettings> m_settings;
    std::unique_ptr<Workspace> m_work;
    FileAnswer m_answer = FileAnswer::cancel;
    int m_questions = 0;
};

QTEST_GUILESS_MAIN(TestMatchSession)
#include "tst_matchsession.moc"
