// SPDX-License-Identifier: GPL-3.0-or-later
// Installing packages: as a whole or not at all, replacing, removing, what a broken-off run leaves; then
// playing with them.

#include "model/content/contentcollection.h"
#include "model/content/packages/packagefolder.h"
#include "model/content/packages/packing.h"
#include "tests/support/duel.h"
#include "tests/support/packing.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

class TestPackageFolder : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;

    QString data() const { return m_home->filePath(QStringLiteral("data")); }
    QString packages() const { return data() + QStringLiteral("/packages"); }
    static Package package(int revision = 1, const char* author = "Ana")
    {
        Diagnostics diagnostics;
        return *readPackage(maraPackage(revision, author), "mara.fabletop", diagnostics);
    }
    /// Every file below the home, by its path in it.
    QStringList everything() const
    {
        QStringList all;
        QDirIterator files(m_home->path(), QDir::Files | QDir::Hidden | QDir::System,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            all << files.next().mid(m_home->path().size() + 1);
        all.sort();
        return all;
    }
    QByteArray contents(const QString& path) const
    {
        QFile file(packages() + u'/' + path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void put(const QString& path, const QByteArray& bytes)
    {
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private Q_SLOTS:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void installs()
    {
        PackageFolder folder(packages());
        QVERIFY(folder.installed().empty());
        QCOMPARE(folder.standing(package().manifest), Standing::fresh);
        QCOMPARE(folder.install(package()), QString());
        QCOMPARE(folder.installed().size(), std::size_t{1});
        QCOMPARE(folder.installed().front().manifest, package().manifest);
        QCOMPARE(contents(QStringLiteral("mara-and-the-pond/heroes/mara.hero")), maraText());
        QCOMPARE(everything().size(), 6); // five files and the manifest, nothing beside them
    }
    void standsBesideWhatIsThere()
    {
        PackageFolder folder(packages());
        QCOMPARE(folder.install(package(2)), QString());
        QCOMPARE(folder.standing(package(2).manifest), Standing::same);
        QCOMPARE(folder.standing(package(3).manifest), Standing::newer);
        QCOMPARE(folder.standing(package(1).manifest), Standing::older);
        QCOMPARE(folder.standing(package(3, "Ben").manifest), Standing::otherAuthor);
        PackageManifest changed = package(2).manifest;
        changed.contents.front().digest[0] = 'x';
        QCOMPARE(folder.standing(changed), Standing::older);
    }
    void replacesAsAWhole()
    {
        PackageFolder folder(packages());
        QCOMPARE(folder.install(package(1)), QString());
        put(packages() + QStringLiteral("/mara-and-the-pond/heroes/gone.hero"), "of the old revision");
        QCOMPARE(folder.install(package(2)), QString());
        QCOMPARE(folder.installed().front().manifest.revision, 2);
        QCOMPARE(everything().size(), 6);
    }
    void whatCannotBeUnpackedChangesNothing()
    {
        PackageFolder folder(packages());
        QCOMPARE(folder.install(package(1)), QString());
        const QStringList before = everything();
        Package broken = package(2);
        broken.files["heroes/mara.hero/below"] = "a file below a file";
        QVERIFY(!folder.install(broken).isEmpty());
        QCOMPARE(everything(), before);
        QCOMPARE(folder.installed().front().manifest.revision, 1);
        // No folder at all where one is wanted.
        put(m_home->filePath(QStringLiteral("plain")), "a file");
        QVERIFY(!PackageFolder(m_home->filePath(QStringLiteral("plain"))).install(package()).isEmpty());
    }
    void removes()
    {
        PackageFolder folder(packages());
        QCOMPARE(folder.install(package()), QString());
        QCOMPARE(folder.remove("mara-and-the-pond"), QString());
        QVERIFY(folder.installed().empty());
        QVERIFY(everything().isEmpty());
        QVERIFY(!folder.remove("mara-and-the-pond").isEmpty());
        QVERIFY(!folder.remove("../data").isEmpty());
    }
    void aLinkIsNotFollowed()
    {
        put(m_home->filePath(QStringLiteral("elsewhere/precious.txt")), "mine");
        QDir().mkpath(packages());
        QVERIFY(QFile::link(m_home->filePath(QStringLiteral("elsewhere")),
                            packages() + QStringLiteral("/mara-and-the-pond")));
        PackageFolder folder(packages());
        QCOMPARE(folder.install(package()), QString());
        QVERIFY(QFile::exists(m_home->filePath(QStringLiteral("elsewhere/precious.txt"))));
        QVERIFY(!QFileInfo(packages() + QStringLiteral("/mara-and-the-pond")).isSymLink());
        QVERIFY(QFile::link(m_home->filePath(QStringLiteral("elsewhere")),
                            packages() + QStringLiteral("/mara-and-the-pond/art/link")));
        QCOMPARE(folder.remove("mara-and-the-pond"), QString());
        QVERIFY(QFile::exists(m_home->filePath(QStringLiteral("elsewhere/precious.txt"))));
    }
    void aRunThatBrokeOff()
    {
        PackageFolder folder(packages());
        QCOMPARE(folder.install(package(1)), QString());
        // Killed between putting the old one aside and moving the new one in.
        QVERIFY(QDir().rename(packages() + QStringLiteral("/mara-and-the-pond"),
                              packages() + QStringLiteral("/.old-mara-and-the-pond")));
        QDir().mkpath(packages() + QStringLiteral("/.new-abcdef/heroes"));
        QVERIFY(folder.installed().empty());
        folder.repair();
        QCOMPARE(folder.installed().size(), std::size_t{1});
        QVERIFY(QDir(packages() + QStringLiteral("/.new-abcdef")).exists()); // another window may be at it
        // Killed after that: what was replaced goes.
        QDir().mkpath(packages() + QStringLiteral("/.old-mara-and-the-pond"));
        folder.repair();
        QVERIFY(!QDir(packages() + QStringLiteral("/.old-mara-and-the-pond")).exists());
        QCOMPARE(folder.installed().size(), std::size_t{1});
    }
    void nothingIsEverWrittenOutside()
    {
        PackageFolder folder(packages());
        const QByteArray whole = maraPackage();
        QRandomGenerator chance(5);
        int installed = 0;
        for (int round = 0; round < 1500; ++round) {
            QByteArray changed = whole;
            for (int change = chance.bounded(1, 4); change > 0; --change)
                changed[chance.bounded(static_cast<int>(changed.size()))] =
                    static_cast<char>(chance.bounded(256));
            Diagnostics diagnostics;
            const auto package = readPackage(changed, "mara.fabletop", diagnostics);
            if (package && folder.install(*package).isEmpty()) ++installed;
        }
        for (const QString& file : everything())
            QVERIFY2(file.startsWith(QStringLiteral("data/packages/mara-and-the-pond/")), qPrintable(file));
        QVERIFY(installed > 0 && installed < 1000); // times and other signs that stand for nothing
    }

    // -- the shelf

    void theShelfHoldsWhatCompiles()
    {
        ContentCollection shelf(data());
        QVERIFY(!shelf.refresh());
        QVERIFY(shelf.heroes().empty());
        QCOMPARE(PackageFolder(packages()).install(package()), QString());
        put(data() + QStringLiteral("/heroes/own.hero"), maraText().replace("Mara", "Sara"));
        put(data() + QStringLiteral("/heroes/broken.hero"), "hero \"Nobody\"\n  health many\n");
        put(data() + QStringLiteral("/battlefields/mine.battlefield.json"), pondText("pond.png"));
        put(data() + QStringLiteral("/battlefields/pond.png"), dot());
        QVERIFY(shelf.refresh());
        QVERIFY(!shelf.refresh());
        QCOMPARE(shelf.heroes().size(), std::size_t{2});
        QCOMPARE(shelf.heroes().front().hero->id, std::string("sara"));
        QCOMPARE(shelf.heroes().front().package, QString());
        QCOMPARE(shelf.heroes().back().hero->id, std::string("mara"));
        QCOMPARE(shelf.heroes().back().package, QStringLiteral("Mara and the pond"));
        QCOMPARE(shelf.battlefields().size(), std::size_t{2});
        QVERIFY(shelf.battlefields().front().battlefield.backdrop.file.starts_with("data:image/png;base64,"));
        QCOMPARE(shelf.ruleSets().size(), 1);
        QCOMPARE(shelf.pictures().size(), 2);
        QVERIFY(shelf.pictures().value(QStringLiteral("mara")).endsWith(QStringLiteral("/art/mara.svg")));
        QCOMPARE(PackageFolder(packages()).remove("mara-and-the-pond"), QString());
        QVERIFY(shelf.refresh());
        QCOMPARE(shelf.heroes().size(), std::size_t{1});
        QVERIFY(shelf.pictures().isEmpty());
    }
    /// A picture that changes makes the hero be read again; one that is installed lies beside its hero.
    void theShelfSeesPicturesOfHeroes()
    {
        put(data() + QStringLiteral("/heroes/own.hero"),
            maraText().replace("2, melee\n", "2, melee\n  figure \"own.png\"\n"));
        ContentCollection shelf(data());
        QVERIFY(shelf.refresh());
        QVERIFY(shelf.heroes().front().hero->pictures.empty());
        put(data() + QStringLiteral("/heroes/own.png"), dot());
        QVERIFY(shelf.refresh());
        QCOMPARE(shelf.heroes().front().hero->pictures.size(), std::size_t{1});
        QVERIFY(!shelf.refresh());
        put(data() + QStringLiteral("/heroes/own.png"), "none");
        QVERIFY(shelf.refresh());
        QVERIFY(shelf.heroes().front().hero->pictures.empty());

        put(data() + QStringLiteral("/heroes/own.png"), dot());
        PackPlan plan;
        plan.manifest = maraManifest();
        plan.files = {data() + QStringLiteral("/heroes/own.hero")};
        Diagnostics diagnostics;
        const QByteArray bytes = packed(plan, diagnostics);
        const auto whole = readPackage(bytes, "mara.fabletop", diagnostics);
        QVERIFY2(whole, diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        QVERIFY(QFile::remove(data() + QStringLiteral("/heroes/own.hero")));
        QCOMPARE(PackageFolder(packages()).install(*whole), QString());
        QVERIFY(shelf.refresh());
        QCOMPARE(shelf.heroes().size(), std::size_t{1});
        QCOMPARE(shelf.heroes().front().package, QStringLiteral("Mara and the pond"));
        QCOMPARE(shelf.heroes().front().hero->pictures.at("own.png")->bytes, dot().toStdString());
    }
    void anInstalledHeroPlays()
    {
        QCOMPARE(PackageFolder(packages()).install(package()), QString());
        ContentCollection shelf(data());
        shelf.refresh();
        const MatchSetup setup = duelSetup(shelf.heroes().front().path, QStringLiteral("medusa"),
                                           shelf.battlefields().front().path);
        const auto rules = duel(setup);
        GameRunner runner(*rules, bots("random", "greedy"));
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const GameResult result = runner.play(seed);
            QVERIFY(!result.fault);
            QVERIFY(result.winner < 2);
        }
    }
};

QTEST_GUILESS_MAIN(TestPackageFolder)
#include "tst_packagefolder.moc"
