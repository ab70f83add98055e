// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that a hero's file names: read, refused, packed, kept in a match.

#include "model/content/catalogue.h"
#include "model/content/packages/package.h"
#include "model/content/packages/packing.h"
#include "model/content/pictures/drawings.h"
#include "model/content/pictures/heropictures.h"
#include "model/language/reading/printer.h"
#include "model/language/services/completions.h"
#include "model/language/services/upgrade.h"
#include "model/match/match.h"
#include "model/match/record/matchfile.h"
#include "model/match/record/matchlines.h"
#include "tests/support/packing.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <algorithm>

using namespace fabletop;
using namespace fabletop::test;

namespace {

/// Mara's text with lines of pictures in her head, below her owl and in a card.
QByteArray maraWith(const QByteArray& head, const QByteArray& owl = {}, const QByteArray& card = {})
{
    QByteArray text = maraText();
    if (!head.isEmpty()) text.replace("move 2, melee\n", "move 2, melee\n  " + head + "\n");
    if (!owl.isEmpty()) text.replace("health 4, ranged\n", "health 4, ranged\n  " + owl + "\n");
    if (!card.isEmpty())
        text.replace("attack 4, boost 2, for any\n", "attack 4, boost 2, for any\n  " + card + "\n");
    return text;
}

QByteArray drawingWith(const QByteArray& attributes,
                       const QByteArray& inside = "<rect width=\"9\" height=\"9\"/>")
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" " +
           attributes + ">" + inside + "</svg>";
}

QByteArray wideDot(quint32 wide, quint32 high)
{
    QByteArray png = dot();
    qToBigEndian<quint32>(wide, png.data() + 16);
    qToBigEndian<quint32>(high, png.data() + 20);
    return png;
}

/// With the checksum that its head should have.
QByteArray summed(QByteArray png)
{
    quint32 sum = 0xFFFFFFFFu;
    for (qsizetype at = 12; at < 29; ++at) {
        sum ^= static_cast<quint8>(png.at(at));
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1 ? 0xEDB88320u ^ sum >> 1 : sum >> 1;
    }
    qToBigEndian<quint32>(~sum, png.data() + 29);
    return png;
}

} // namespace

class TestHeroPictures : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString place(const QString& name) const { return m_folder.filePath(name); }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(place(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    std::shared_ptr<const HeroRules> load(const QByteArray& text, Diagnostics& diagnostics) const
    {
        put(QStringLiteral("mara.hero"), text);
        return loadHero(place(QStringLiteral("mara.hero")), diagnostics);
    }
    /// The picture in that file is named by the hero; what is told, as "code@line:column".
    QStringList told(const QString& name, const QByteArray& bytes) const
    {
        put(name, bytes);
        Diagnostics diagnostics;
        const auto hero = load(maraWith("figure \"" + name.toUtf8() + "\""), diagnostics);
        if (!hero) return {QStringLiteral("refused")};
        QStringList all;
        for (const Diagnostic& one : diagnostics) {
            const std::string_view code = one.code.id();
            all << QStringLiteral("%1@%2:%3")
                       .arg(QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())))
                       .arg(one.where.line)
                       .arg(one.where.column);
            if (one.severity != Severity::warning) all << QStringLiteral("not a warning");
        }
        if (hero->pictures.empty() == all.isEmpty()) all << QStringLiteral("taken all the same");
        return all;
    }

private Q_SLOTS:
    void linesAreRead()
    {
        put(QStringLiteral("mara-figure.png"), dot());
        put(QStringLiteral("spark.svg"), drawing());
        Diagnostics diagnostics;
        QByteArray text = maraWith("figure \"mara-figure.png\", bust \"witch\"", "figure \"hare\"",
                                   "picture \"spark.svg\"");
        text.replace("\ncard \"Wall\"", "\nform \"Calm\"\n  figure \"sailor\"\n\ncard \"Wall\"");
        const auto hero = load(text, diagnostics);
        QVERIFY2(hero, diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        QVERIFY2(diagnostics.empty(), diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        QCOMPARE(hero->fighters[0].figure.name, std::string("mara-figure.png"));
        QVERIFY(hero->fighters[0].figure.isFile());
        QCOMPARE(hero->fighters[0].figure.where.line, 3);
        QCOMPARE(hero->fighters[0].bust.name, std::string("witch"));
        QVERIFY(!hero->fighters[0].bust.isFile());
        QCOMPARE(hero->fighters[1].figure.name, std::string("hare"));
        QCOMPARE(hero->forms[0].figure.name, std::string("sailor"));
        QCOMPARE(hero->cards[0].picture.name, std::string("spark.svg"));
        QVERIFY(hero->cards[1].picture.name.empty());
        QCOMPARE(hero->pictures.size(), std::size_t{2});
        QCOMPARE(hero->pictures.at("mara-figure.png")->bytes, dot().toStdString());
        QVERIFY(!hero->pictures.at("mara-figure.png")->drawing());
        QVERIFY(hero->pictures.at("spark.svg")->drawing());
        QCOMPARE(drawingNames(*hero).size(), std::size_t{5});
    }

    void whatIsWrongWithAPicture_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code"); // empty: it is taken
        const auto row = [](const char* what, const char* name, const QByteArray& bytes, const char* code) {
            QTest::newRow(what) << QString::fromLatin1(name) << bytes << QString::fromLatin1(code);
        };
        row("a PNG", "a.png", dot(), "");
        row("an SVG", "a.svg", drawing(), "");
        row("2,048 wide", "a.svg", drawingWith("width=\"2048\" height=\"2048px\""), "");
        row("empty", "a.png", {}, "hero-picture-kind");
        row("text", "a.png", "no picture", "hero-picture-kind");
        row("a JPEG called PNG", "a.png", QByteArray("\xFF\xD8\xFF\xE0") + QByteArray(64, 'x'),
            "hero-picture-kind");
        row("an SVG called PNG", "a.png", drawing(), "hero-picture-kind");
        row("a PNG called SVG", "a.svg", dot(), "hero-picture-kind");
        row("too large", "a.png", dot() + QByteArray(512 * 1024, 'x'), "hero-picture-too-large");
        row("an SVG too large", "a.svg", drawing() + QByteArray(512 * 1024, ' '), "hero-picture-too-large");
        row("too wide", "a.png", wideDot(2049, 1), "picture-size");
        row("too high", "a.png", wideDot(1, 2049), "picture-size");
        row("out of all measure", "a.png", wideDot(0xFFFFFFFF, 0xFFFFFFFF), "picture-size");
        row("without a size", "a.png", wideDot(0, 0), "picture-empty");
        row("another size than drawn", "a.png", wideDot(2000, 2000), "picture-damaged");
        row("cut", "a.png", dot().left(40), "picture-damaged");
        row("with more behind", "a.png", dot() + "more", "picture-damaged");
        row("an SVG too wide", "a.svg", drawingWith("width=\"2049\" height=\"10\""), "drawing-size");
        row("an SVG of endless size", "a.svg", drawingWith("viewBox=\"0 0 1e300 1e300\""), "drawing-size");
        row("an SVG of no size", "a.svg", drawingWith("viewBox=\"0 0 0 0\""), "drawing-size");
        row("an SVG of words", "a.svg", drawingWith("viewBox=\"0 0 wide high\""), "drawing-size");
        row("a script", "a.svg", drawingWith("", "<script>1</script>"), "drawing-element");
        row("a link out", "a.svg", drawingWith("", "<image xlink:href=\"http://a.b/c.png\"/>"),
            "drawing-reference");
        row("a file", "a.svg", drawingWith("", "<image xlink:href=\"/etc/passwd\"/>"), "drawing-reference");
        row("an event", "a.svg", drawingWith("onload=\"x()\""), "drawing-event");
        row("entities", "a.svg", "<!DOCTYPE svg [<!ENTITY a \"b\">]>" + drawingWith(""), "drawing-entities");
        row("half an SVG", "a.svg", drawing().left(60), "drawing-unreadable");
        row("a wide PNG inside", "a.svg",
            drawingWith("",
                        "<image xlink:href=\"data:image/png;base64," + wideDot(2049, 1).toBase64() + "\"/>"),
            "picture-size");
        QByteArray bomb("<g id=\"a0\"><rect width=\"1\" height=\"1\"/></g>");
        for (int i = 1; i < 9; ++i)
            bomb += "<g id=\"a" + QByteArray::number(i) + "\">" +
                    QByteArray("<use xlink:href=\"#a" + QByteArray::number(i - 1) + "\"/>").repeated(10) +
                    "</g>";
        row("a bomb", "a.svg", drawingWith("", bomb), "drawing-too-large");
        const QByteArray box = "width=\"30\" height=\"40\" viewBox=\"0 0 30 40\"";
        const QByteArray across = QByteArray("L30 40L0 40L3 0").repeated(170);
        row("long strokes", "a.svg", drawingWith(box, "<path stroke=\"red\" d=\"M0 0" + across + "\"/>"),
            "drawing-work");
        row("long strokes, enlarged", "a.svg",
            drawingWith("viewBox=\"0 0 300 400\"",
                        "<g transform=\"scale(10)\"><path stroke=\"red\" d=\"M0 0" + across + "\"/></g>"),
            "drawing-work");
        row("short strokes", "a.svg",
            drawingWith(box,
                        "<path stroke=\"red\" d=\"M9 9" + QByteArray("l.2.1-.1-.2").repeated(1000) + "\"/>"),
            "");
        const QByteArray uses = QByteArray("<use xlink:href=\"#t\"/>").repeated(40);
        row("a used path", "a.svg",
            drawingWith(box, "<path id=\"t\" stroke=\"red\" d=\"M0 0" + across.left(900) + "\"/>" + uses),
            "drawing-work");
        row("used letters", "a.svg",
            drawingWith(box, "<text id=\"t\">" + QByteArray(40, 'W') + "</text>" + uses), "drawing-work");
        row("a word", "a.svg", drawingWith(box, "<text font-size=\"8\">Mara</text>"), "");
        row("dashes", "a.svg",
            drawingWith(box, "<path stroke=\"red\" stroke-dasharray=\".01\" d=\"M0 0L30 40\"/>"),
            "drawing-work");
        QByteArray attributes;
        for (int i = 0; i < 501; ++i)
            attributes += "a" + QByteArray::number(i) + "=\"\" ";
        row("501 attributes", "a.svg", drawingWith(attributes), "drawing-attributes");
        row("inches", "a.svg", drawingWith("width=\"100in\" height=\"1in\""), "drawing-size");
        row("centimeters", "a.svg", drawingWith("width=\"1000cm\" height=\"1cm\""), "drawing-size");
        row("hundreds of percent", "a.svg", drawingWith("width=\"9999%\" height=\"9%\""), "drawing-size");
        row("all of it", "a.svg", drawingWith("width=\"100%\" height=\"2in\""), "");
        row("a size inside", "a.svg", drawingWith(box, "<svg width=\"1e9\" height=\"1\"/>"), "drawing-size");
        row("an SVG inside", "a.svg",
            drawingWith(box, "<image xlink:href=\"data:image/svg+xml;base64,AAAA\"/>"), "picture-inside");
        row("UTF-7", "a.svg", "<?xml version=\"1.0\" encoding=\"utf-7\"?>" + drawingWith(box),
            "drawing-encoding");
        row("UTF-8", "a.svg", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + drawingWith(box), "");
        row("a pixel too few", "a.png", summed(wideDot(2, 1)), "picture-damaged");
        const auto headed = [](qsizetype at, char value) {
            QByteArray png = dot();
            png[at] = value;
            return summed(png);
        };
        row("the same head", "a.png", headed(24, 8), "");
        row("7 bits", "a.png", headed(24, 7), "picture-damaged");
        row("no such colors", "a.png", headed(25, 5), "picture-damaged");
        row("a palette that is missing", "a.png", headed(25, 3), "picture-damaged");
        row("no such interlacing", "a.png", headed(28, 2), "picture-damaged");
        row("more than its head says", "a.png", headed(25, 0), "picture-damaged");
        row("two heads", "a.png", dot().insert(33, dot().mid(8, 25)), "picture-damaged");
    }
    void whatIsWrongWithAPicture()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, code);
        QCOMPARE(told(name, bytes),
                 code.isEmpty() ? QStringList() : QStringList{code + QStringLiteral("@3:10")});
    }

    /// A hero without its pictures can still be played; where they are missing stands at the line.
    void missingPicturesAreWarnings()
    {
        Diagnostics diagnostics;
        const auto hero =
            load(maraWith("figure \"gone.png\"", "bust \"archr\"", "picture \"gone.png\""), diagnostics);
        QVERIFY(hero && hero->pictures.empty());
        QCOMPARE(diagnostics.size(), std::size_t{3});
        QCOMPARE(diagnostics[0].code.id(), std::string_view("hero-picture-missing"));
        QCOMPARE(diagnostics[0].where.line, 3);
        QCOMPARE(diagnostics[1].code.id(), std::string_view("unknown-drawing"));
        QCOMPARE(diagnostics[1].quickFix, std::string("\"archer\""));
        QVERIFY(!hasErrors(diagnostics));
        diagnostics.clear();
        QVERIFY(load(maraWith("figure \"xylophone\""), diagnostics));
        QCOMPARE(diagnostics.front().code.id(), std::string_view("unknown-drawing-at-all"));
        diagnostics.clear();
        QVERIFY(load(maraWith("figure \"blow\"", {}, "picture \"witch\""),
                     diagnostics)); // each of the other kind
        QCOMPARE(diagnostics.size(), std::size_t{2});
        put(QStringLiteral("folder.png"), {});
        QVERIFY(QFile::remove(place(QStringLiteral("folder.png"))) &&
                QDir(m_folder.path()).mkdir(QStringLiteral("folder.png")));
        diagnostics.clear();
        QVERIFY(load(maraWith("figure \"folder.png\""), diagnostics));
        QCOMPARE(diagnostics.front().code.id(), std::string_view("hero-picture-unreadable"));
    }

    /// No name leads out of the folder of the hero.
    void namesThatAreNone()
    {
        for (const char* name : {"../a.png", "/etc/passwd", "/tmp/a.png", "a/b.png", "a\\b.png", "C:a.png",
                                 "..", ".png", "A.png", "a b.png", "a.jpg", "a.png.exe", "\u00e1.png", "",
                                 "-a.png", "a--b.png", "file:a.png", "data:image/png;base64,x.png"})
            for (const char* line : {"figure", "bust"}) {
                Diagnostics diagnostics;
                const QByteArray written = QByteArray(line) + " \"" + name + "\"";
                QVERIFY2(!load(maraWith(written), diagnostics), name);
                QCOMPARE(diagnostics.front().code.id(), std::string_view("drawing-name"));
                QCOMPARE(diagnostics.front().where.line, 3);
            }
        Diagnostics diagnostics;
        QVERIFY(!load(maraWith({}, {}, "picture \"../a.png\""), diagnostics));
        QCOMPARE(diagnostics.front().code.id(), std::string_view("drawing-name"));
    }

    /// Each where it belongs, once.
    void placesOfTheLines()
    {
        for (const auto& [head, card, code] : {std::tuple{"picture \"blow\"", "", "property-not-here"},
                                               {"", "figure \"witch\"", "property-not-here"},
                                               {"", "bust \"witch\"", "property-not-here"}}) {
            Diagnostics diagnostics;
            QVERIFY(!load(maraWith(head, {}, card), diagnostics));
            QCOMPARE(diagnostics.front().code.id(), std::string_view(code));
        }
        Diagnostics diagnostics;
        QVERIFY(!load(maraWith("figure \"witch\"\n  figure \"archer\""), diagnostics));
        QCOMPARE(diagnostics.front().code.id(), std::string_view("name-twice"));
        QCOMPARE(diagnostics.size(), std::size_t{1});
        for (const auto& [lines, code] :
             {std::pair{"token \"Lamp\"\n  figure \"witch\"", "property-not-here"},
              {"token \"Lamp\"\n  veil\n  veil", "name-twice"},
              {"form \"Calm\"\n  picture \"blow\"", "property-not-here"},
              {"ability \"Calm\"\n  picture \"blow\"\n  at the start of your turn\n    draw 1 card",
               "property-not-here"},
              {"token \"Lamp\"\n  es \"Luz\"\n  es \"Farol\"", "name-twice"}}) {
            diagnostics.clear();
            QVERIFY2(!load(maraText() + '\n' + lines + '\n', diagnostics), lines);
            QVERIFY2(diagnostics.front().code.id() == std::string_view(code),
                     toLine(diagnostics.front()).c_str());
        }
        diagnostics.clear();
        QVERIFY(!load(maraWith("set \"One\"\n  set \"Two\""), diagnostics));
        QCOMPARE(diagnostics.front().code.id(), std::string_view("name-twice"));
    }

    void formattedTheyStayAsTheyAre()
    {
        const QByteArray text = maraWith("figure \"mara-figure.png\", bust \"witch\"",
                                         "figure \"hare\" # small", "picture \"spark.svg\"");
        Diagnostics problems;
        const auto once = canonicalText(text.toStdString(), "x", problems);
        QVERIFY(once && problems.empty());
        QCOMPARE(QByteArray::fromStdString(*once), text);
        const Upgraded made = upgraded(text.toStdString(), "x");
        QVERIFY(made.text.find("figure \"mara-figure.png\", bust \"witch\"") != std::string::npos);
    }

    void completionOffersWhatThereIs()
    {
        const DrawingNames names{figureDrawings(), cardDrawings()};
        const auto offers = [&](const std::string& text, const std::string& wanted) {
            const Completions found = completionsAt(text, text.size(), names);
            return std::any_of(found.items.begin(), found.items.end(),
                               [&](const Completion& one) { return one.insert == wanted; });
        };
        QVERIFY(offers("hero \"A\"\n  figure \"ar", "\"archer\""));
        QVERIFY(offers("hero \"A\"\n  bust ", "\"witch\""));
        QVERIFY(!offers("hero \"A\"\n  figure ", "\"blow\""));
        QVERIFY(offers("card \"A\"\n  picture ", "\"blow\""));
        QVERIFY(offers("card \"A\"\n  picture ", "\"ambush\""));
        QVERIFY(offers("form \"A\"\n  ", "figure"));
        QVERIFY(!offers("card \"A\"\n  ", "figure"));
        QVERIFY(!offers("hero \"A\"\n  ", "picture"));
        PictureFolder folder(m_folder.path());
        put(QStringLiteral("mine.png"), dot());
        put(QStringLiteral("Not Mine.png"), dot());
        const std::vector<std::string> files = folder.names();
        QVERIFY(std::find(files.begin(), files.end(), "mine.png") != files.end());
        QVERIFY(std::find(files.begin(), files.end(), "Not Mine.png") == files.end());
    }

    /// An editor asks after every stroke: what has not changed isn't read again, what has is.
    void anEditedPictureIsAnother()
    {
        PictureFolder folder(m_folder.path());
        put(QStringLiteral("edited.svg"), drawing());
        const OwnPicture first = folder.find("edited.svg").picture;
        QVERIFY(first && folder.find("edited.svg").picture == first);
        put(QStringLiteral("edited.svg"), drawing().replace("#241C15", "#FF0000") + "\n");
        const OwnPicture second = folder.find("edited.svg").picture;
        QVERIFY(second && second != first && second->digest != first->digest);
        put(QStringLiteral("edited.svg"), "none");
        QVERIFY(!folder.find("edited.svg").picture);
        QVERIFY(QFile::remove(place(QStringLiteral("edited.svg"))));
        QVERIFY(!folder.find("edited.svg").picture);
    }

    // -- packages

    void packagesCarryThem()
    {
        put(QStringLiteral("mara-figure.png"), dot());
        put(QStringLiteral("spark.svg"), drawing());
        put(QStringLiteral("mara.hero"),
            maraWith("figure \"mara-figure.png\"", "bust \"owl\"", "picture \"spark.svg\"")
                .replace("bust \"owl\"", "bust \"spark.svg\""));
        PackPlan plan;
        plan.manifest = maraManifest();
        plan.files = {place(QStringLiteral("mara.hero"))};
        Diagnostics diagnostics;
        const QByteArray bytes = packed(plan, diagnostics);
        QVERIFY2(!bytes.isEmpty(), diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        const auto package = readPackage(bytes, "mara.fabletop", diagnostics);
        QVERIFY(package);
        QCOMPARE(package->pictures, (std::vector<std::string>{"heroes/mara-figure.png", "heroes/spark.svg"}));
        QCOMPARE(package->files.at("heroes/spark.svg"), drawing());
        QCOMPARE(package->heroes.front()->pictures.size(), std::size_t{2});
        QCOMPARE(package->heroes.front()->pictures.at("spark.svg")->bytes, drawing().toStdString());
    }

    /// What friends would be refused isn't packed, and what isn't so is refused by them.
    void packagesAreHeldToHaveThem()
    {
        const auto problemOf = [](ArchiveFiles files) {
            Diagnostics diagnostics;
            files.erase("art/mara.svg");
            const auto package =
                readPackage(rawZip(withManifest(std::move(files))), "mara.fabletop", diagnostics);
            if (package) return QStringLiteral("taken");
            const auto error =
                std::find_if(diagnostics.begin(), diagnostics.end(),
                             [](const Diagnostic& one) { return one.severity == Severity::error; });
            if (error == diagnostics.end()) return QStringLiteral("refused in silence");
            return QString::fromStdString(error->file + ':' + std::to_string(error->where.line) + ' ' +
                                          std::string(error->code.id()));
        };
        ArchiveFiles files = maraFiles();
        files["heroes/mara.hero"] = maraWith("figure \"mara-figure.png\"");
        QCOMPARE(problemOf(files), QStringLiteral("mara.fabletop/heroes/mara.hero:3 hero-picture-missing"));
        files["heroes/mara-figure.png"] = dot();
        QCOMPARE(problemOf(files), QStringLiteral("taken"));
        files["heroes/mara-figure.png"] = wideDot(4000, 1);
        QCOMPARE(problemOf(files), QStringLiteral("mara.fabletop/heroes/mara.hero:3 picture-size"));
        files["heroes/mara-figure.png"] = drawing();
        QCOMPARE(problemOf(files), QStringLiteral("mara.fabletop/heroes/mara.hero:3 hero-picture-kind"));
        files["heroes/mara-figure.png"] = dot();
        files["heroes/other.png"] = dot();
        QCOMPARE(problemOf(files), QStringLiteral("mara.fabletop/heroes/other.png:1 package-picture-unused"));
        files.erase("heroes/other.png");
        files["heroes/mara-figure.png"] = dot() + QByteArray(513 * 1024, 'x');
        QVERIFY(problemOf(files).endsWith(QStringLiteral("package-entry-too-large")));

        put(QStringLiteral("mara.hero"), maraWith("figure \"gone.png\""));
        PackPlan plan;
        plan.manifest = maraManifest();
        plan.files = {place(QStringLiteral("mara.hero"))};
        Diagnostics diagnostics;
        QVERIFY(packed(plan, diagnostics).isEmpty());
        QVERIFY(hasErrors(diagnostics));
    }

    // -- matches

    /// A match shows them without their files; what was changed in it stands for nothing.
    void matchesCarryThem()
    {
        put(QStringLiteral("mara-figure.png"), dot());
        Diagnostics diagnostics;
        const auto mara = load(maraWith("figure \"mara-figure.png\""), diagnostics);
        MatchInfo info;
        info.setup.seats = {{mara, 0, 0}, {loadHero(QStringLiteral("medusa"), diagnostics), 1, 1}};
        info.setup.battlefield = *loadBattlefield(shippedBattlefields().front(), diagnostics);
        info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                      {QStringLiteral("Ben"), QStringLiteral("person")}};
        const auto rules = buildRuleset(info.setup, diagnostics);
        QVERIFY(rules);
        const Match match(info, rules);
        const QByteArray header = headerLine(info, *rules, match.timeline());
        QCOMPARE(header.count("\"pictures\""), 1);
        const auto heroIn = [](const QByteArray& line) {
            return readMatch(line + '\n', QStringLiteral("x.match")).info.setup.seats.at(0).hero;
        };
        const auto read = heroIn(header);
        QVERIFY(read);
        QCOMPARE(read->pictures.size(), std::size_t{1});
        QCOMPARE(read->pictures.at("mara-figure.png")->digest, mara->pictures.at("mara-figure.png")->digest);
        const auto toldOf = [&](const QByteArray& before, const QByteArray& after) {
            QByteArray changed = header;
            changed.replace(before, after);
            const auto file = readMatch(changed + '\n', QStringLiteral("x.match"));
            QStringList all;
            for (const Diagnostic& one : file.diagnostics)
                all << QString::fromStdString(std::string(one.code.id()) +
                                              (one.severity == Severity::error ? "" : "?"));
            return all.join(QLatin1Char(' '));
        };
        const QByteArray text = '"' + dot().toBase64() + '"';
        QCOMPARE(toldOf(text, text), QString());
        QCOMPARE(toldOf(text, "\"AAAA\""), QStringLiteral("hero-picture-kind?"));
        QCOMPARE(toldOf(text, '"' + summed(wideDot(2, 1)).toBase64() + '"'),
                 QStringLiteral("picture-damaged?"));
        for (const char* wrong : {"3", "null", "{}", "\"%%\""})
            QCOMPARE(toldOf(text, wrong), QStringLiteral("wrong-type"));
        for (const char* wrong : {"null", "5", "[]", "\"x\""})
            QCOMPARE(toldOf("{\"mara-figure.png\":" + text + '}', wrong), QStringLiteral("wrong-type"));
        for (const char* wrong : {"\"../a.png\":", "\"\":", "\"mara\":"})
            QCOMPARE(toldOf("\"mara-figure.png\":", wrong), QStringLiteral("drawing-name"));
        QCOMPARE(toldOf(text, text + ",\"a.png\":\"" + QByteArray(4 << 20, 'A') + "\",\"b.png\":\"" +
                                  QByteArray(3 << 20, 'A') + '"'),
                 QStringLiteral("match-pictures-too-large"));
    }
};

QTEST_GUILESS_MAIN(TestHeroPictures)
#include "tst_heropictures.moc"
