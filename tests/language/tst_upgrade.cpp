// SPDX-License-Identifier: GPL-3.0-or-later
// Heroes of an earlier version of the language: rewritten where they have one meaning, and never by a guess.

#include "model/content/catalogue.h"
#include "model/language/services/upgrade.h"

#include <QDirIterator>

using namespace fabletop;

namespace {

/// A hero with one scheme that does `lines`.
std::string heroWith(const std::string& version, const std::string& lines)
{
    return version +
           "hero \"Stub\"\n  health 10\n  move 2\n  melee\n\nsidekick \"Wasp\" x2\n  plural \"Wasps\"\n  "
           "health 1\n  melee\n\n"
           "token \"Fog\" x2\n\ncard \"One\" x30\n  scheme, boost 1, for any\n  when played\n" +
           lines;
}

std::string firstOf(const Diagnostics& problems)
{
    return problems.empty() ? std::string() : toLine(problems.front());
}

} // namespace

class TestUpgrade : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The ten heroes as they stood in the first version come through, whole and canonical.
    void theTenComeThrough()
    {
        int files = 0;
        QDirIterator all(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/support/earlier"),
                         {QStringLiteral("*.hero")});
        while (all.hasNext()) {
            const QString path = all.next();
            Diagnostics problems;
            const auto text = readTextFile(path, problems);
            QVERIFY(text);
            const Upgraded result = upgraded(*text, path.toStdString());
            QVERIFY2(result.left.empty(), firstOf(result.left).c_str());
            QCOMPARE(result.rewritten, path.endsWith(QStringLiteral("/invisible-man.hero")) ? 1 : 0);
            QVERIFY(result.text.starts_with("language 2\n"));
            QVERIFY2(readHero(result.text, path.toStdString(), problems), firstOf(problems).c_str());
            QCOMPARE(upgraded(result.text, path.toStdString()).text, result.text);
            ++files;
        }
        QCOMPARE(files, 10);
    }

    void whatHasOneMeaningIsRewritten_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("instead");
        QTest::newRow("any of several") << "you may place any Fog tokens on any space"
                                        << "you may place any number of Fog tokens on any space";
        QTest::newRow("nothing to do") << "draw 1 card"
                                       << "draw 1 card";
    }
    void whatHasOneMeaningIsRewritten()
    {
        QFETCH(QString, line);
        QFETCH(QString, instead);
        const Upgraded result = upgraded(heroWith({}, "    " + line.toStdString() + "\n"), "stub.hero");
        QVERIFY2(result.left.empty(), firstOf(result.left).c_str());
        QCOMPARE(result.text, heroWith("language 2\n\n", "    " + instead.toStdString() + "\n"));
    }

    /// One Wasp or all of them: that is the author's to say.
    void whatHasTwoIsLeftAndTold()
    {
        const std::string text = heroWith({}, "    deal 1 damage to Wasps\n");
        const Upgraded result = upgraded(text, "stub.hero");
        QCOMPARE(result.text, text);
        QCOMPARE(result.rewritten, 0);
        QCOMPARE(result.left.size(), std::size_t(1));
        QCOMPARE(QByteArray(result.left[0].code.id().data()), QByteArray("little-word-which"));
        QCOMPARE(result.left[0].where.line, 16);
    }

    void theVersionStandsFirst_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const QString hero = QString::fromStdString(heroWith({}, "    draw 1 card\n"));
        QTest::newRow("none") << hero << QString();
        QTest::newRow("this one") << "language 2\n" + hero << QString();
        QTest::newRow("behind a comment") << "# mine\nlanguage 2\n" + hero << QString();
        QTest::newRow("a later one") << "language 3\n" + hero << "other-version";
        QTest::newRow("at the end") << hero + "language 2\n"
                                    << "version-not-first";
        QTest::newRow("twice") << "language 2\nlanguage 2\n" + hero << "version-not-first";
    }
    void theVersionStandsFirst()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        Diagnostics problems;
        const auto hero = readHero(text.toStdString(), "stub.hero", problems);
        QCOMPARE(hero != nullptr, problem.isEmpty());
        if (!problem.isEmpty()) QCOMPARE(QString::fromLatin1(problems.front().code.id().data()), problem);
    }
};

QTEST_GUILESS_MAIN(TestUpgrade)
#include "tst_upgrade.moc"
