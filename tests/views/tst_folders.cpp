// SPDX-License-Identifier: GPL-3.0-or-later
// The folders of the views are layers: none includes, by however many others, one that includes it.

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <map>
#include <set>

namespace {

using Folders = std::map<QString, std::set<QString>>;

/// "views/hand", "views/pages/table": the pages are neighbours of each other.
QString folderOf(const QString& path)
{
    const QStringList parts = path.split(u'/');
    const bool page = parts.value(1) == QLatin1String("pages") && parts.size() > 3;
    return parts.mid(0, page ? 3 : 2).join(u'/');
}

Folders includes()
{
    static const QRegularExpression line(QStringLiteral("#include \"(views/[^\"]+)\""));
    const QString source = QStringLiteral(FABLETOP_SOURCE_DIR);
    Folders found;
    QDirIterator files(source + QStringLiteral("/views"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QString from = folderOf(file.fileName().mid(source.size() + 1));
        auto matches = line.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            if (const QString to = folderOf(matches.next().captured(1)); to != from) found[from].insert(to);
    }
    return found;
}

std::set<QString> reached(const Folders& folders, const QString& from)
{
    std::set<QString> seen;
    std::vector<QString> open{from};
    while (!open.empty()) {
        const auto next = folders.find(open.back());
        open.pop_back();
        if (next == folders.end()) continue;
        for (const QString& to : next->second)
            if (seen.insert(to).second) open.push_back(to);
    }
    return seen;
}

} // namespace

class TestFolders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereIsNoCircle()
    {
        const Folders folders = includes();
        QVERIFY(folders.size() > 8);
        for (const auto& [from, to] : folders)
            QVERIFY2(!reached(folders, from).contains(from), qPrintable(from));
    }

    void pagesAreNeighbours()
    {
        const QStringList pages{QStringLiteral("views/pages/replay"), QStringLiteral("views/pages/start"),
                                QStringLiteral("views/pages/table")};
        for (const auto& [from, to] : includes())
            for (const QString& page : pages)
                if (from != QLatin1String("views/workshop")) // its trials are played at a table
                    QVERIFY2(!to.contains(page), qPrintable(from + QStringLiteral(" includes ") + page));
    }

    /// What this test stands on.
    void aCircleIsFound()
    {
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        const QString c = QStringLiteral("c");
        const Folders circle{{a, {b}}, {b, {c}}, {c, {a}}};
        QVERIFY(reached(circle, a).contains(a));
        QVERIFY(!reached({{a, {b}}, {b, {c}}}, a).contains(a));
        QCOMPARE(folderOf(QStringLiteral("views/pages/table/seats/x.h")),
                 QStringLiteral("views/pages/table"));
        QCOMPARE(folderOf(QStringLiteral("views/hand/x.h")), QStringLiteral("views/hand"));
    }
};

QTEST_APPLESS_MAIN(TestFolders)
#include "tst_folders.moc"
