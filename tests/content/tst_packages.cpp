// SPDX-License-Identifier: GPL-3.0-or-later
// Packages: written and read back, every way in which a stranger's file may be wrong, and bytes changed by
// chance.

#include "model/content/packages/package.h"
#include "model/match/words/diagnosticwords.h"
#include "tests/support/effort.h"
#include "tests/support/packing.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <zip.h>

using namespace fabletop;
using namespace fabletop::test;

namespace {

const std::string name = "mara.fabletop";

Diagnostics refusalOf(const QByteArray& archive)
{
    Diagnostics diagnostics;
    if (readPackage(archive, name, diagnostics)) return {};
    return diagnostics;
}

bool tells(const Diagnostics& diagnostics, const char* code, const std::string& file = {})
{
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic& one) {
        return one.code.id() == code && (file.empty() || one.file == name + '/' + file);
    });
}

/// The refused package says this of that file, and says it in words.
void refused(const QByteArray& archive, const char* code, const std::string& file = {})
{
    const Diagnostics diagnostics = refusalOf(archive);
    for (const Diagnostic& one : diagnostics)
        QVERIFY2(!one.code.wording().empty(), toLine(one).c_str());
    if (tells(diagnostics, code, file)) return;
    QFAIL(diagnostics.empty() ? "it is taken" : toLine(diagnostics.front()).c_str());
}

QByteArray renamed(QByteArray archive, const char* from, const char* to)
{
    Q_ASSERT(qstrlen(from) == qstrlen(to));
    return archive.replace(from, to);
}

ArchiveFiles with(const char* path, const QByteArray& bytes)
{
    ArchiveFiles files = maraFiles();
    files[path] = bytes;
    return files;
}

QByteArray withPicture(const QByteArray& svg)
{
    return rawZip(withManifest(with("art/mara.svg", svg)));
}

} // namespace

class TestPackages : public QObject {
    Q_OBJECT

private:
    /// The sound package with one thing in its manifest written otherwise.
    static QByteArray otherManifest(const char* from, const char* to)
    {
        ArchiveFiles files = withManifest(maraFiles());
        QByteArray& text = files[manifestName];
        if (!text.contains(from)) qFatal("the manifest has no %s", from);
        text.replace(from, to);
        return rawZip(files);
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        Diagnostics diagnostics;
        const auto package = readPackage(maraPackage(3), name, diagnostics);
        QVERIFY2(package, diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        QCOMPARE(package->manifest.title, std::string("Mara and the pond"));
        QCOMPARE(package->manifest.author, std::string("Ana"));
        QCOMPARE(package->manifest.license, std::string("CC-BY-4.0"));
        QCOMPARE(package->manifest.revision, 3);
        QCOMPARE(package->heroes.size(), std::size_t{1});
        QCOMPARE(package->heroes.front()->deckSize(), 30);
        QVERIFY(!package->heroes.front()->shipped);
        QCOMPARE(package->battlefields.size(), std::size_t{1});
        QCOMPARE(package->ruleSets.front().numbers.handLimit, 5);
        QCOMPARE(package->pictures.size(), std::size_t{2});
        ArchiveFiles contents = package->files;
        contents.erase(manifestName);
        QCOMPARE(contents, maraFiles());
    }
    void equalContentsGiveEqualBytes()
    {
        const QByteArray first = maraPackage();
        QTest::qWait(1100); // a clock that is written down shows after a second
        QCOMPARE(maraPackage(), first);
        QVERIFY(maraPackage(2) != first);
    }
    void theManifestIsCanonical()
    {
        ArchiveFiles files = withManifest(maraFiles());
        Diagnostics diagnostics;
        const std::string text = files[manifestName].toStdString();
        const auto manifest = readManifest(text, "manifest.json", diagnostics);
        QVERIFY(manifest);
        QCOMPARE(writeManifest(*manifest), text);
    }
    void nothingIsWrittenThatWouldBeRefused()
    {
        Diagnostics diagnostics;
        QVERIFY(writePackage(maraManifest(), with("heroes/mara.hero", "hero \"Mara\"\n  health many\n"), name,
                             diagnostics)
                    .isEmpty());
        QVERIFY(hasErrors(diagnostics));
        const auto error = std::find_if(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& one) {
            return one.severity == Severity::error;
        });
        QCOMPARE(error->file, name + "/heroes/mara.hero");
        QCOMPARE(error->where.line, 2);
    }

    // -- the archive

    void noZipAtAll()
    {
        refused(QByteArray(), "package-not-zip");
        refused("hero \"Mara\"\n", "package-not-zip");
        refused(QByteArray(4096, 'P'), "package-not-zip");
        refused(QByteArray(33 << 20, '\0'), "file-too-large");
    }
    void leavingTheFolder_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("slip") << QByteArray("../heroes/mara.hero") << QByteArray("package-name");
        QTest::newRow("slip inside") << QByteArray("heroes/../../mara.hero") << QByteArray("package-name");
        QTest::newRow("absolute") << QByteArray("/etc/mara.hero") << QByteArray("package-name");
        QTest::newRow("drive") << QByteArray("c:/mara.hero") << QByteArray("package-name");
        QTest::newRow("backslash") << QByteArray("heroes\\..\\mara.hero") << QByteArray("package-name");
        QTest::newRow("hidden") << QByteArray("heroes/.mara.hero") << QByteArray("package-name");
        QTest::newRow("capital") << QByteArray("heroes/Mara2.hero") << QByteArray("package-name");
        QTest::newRow("space") << QByteArray("heroes/ma ra.hero") << QByteArray("package-name");
        QTest::newRow("other letters") << QByteArray("heroes/m\xC3\xA4ra.hero") << QByteArray("package-name");
        QTest::newRow("dot at the end") << QByteArray("heroes/mara.hero.") << QByteArray("package-name");
        QTest::newRow("nothing between") << QByteArray("heroes//mara.hero") << QByteArray("package-name");
        QTest::newRow("folder") << QByteArray("heroes/") << QByteArray("package-name");
        QTest::newRow("deep") << QByteArray("heroes/a/mara.hero") << QByteArray("package-too-deep");
        QTest::newRow("very deep") << QByteArray("a/").repeated(5000) + "mara.hero"
                                   << QByteArray("name-too-long");
        QTest::newRow("long") << QByteArray("heroes/") + QByteArray(200, 'a') + ".hero"
                              << QByteArray("name-too-long");
        QTest::newRow("program") << QByteArray("heroes/mara.sh") << QByteArray("package-place");
        QTest::newRow("elsewhere") << QByteArray("mara.hero") << QByteArray("package-place");
    }
    void leavingTheFolder()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, code);
        refused(rawZip(withManifest(with(path.constData(), maraText()))), code.constData());
    }
    void signsThatNobodySees()
    {
        ArchiveFiles files = withManifest(maraFiles());
        files["heroes/marb.hero"] = maraText();
        refused(renamed(rawZip(files), "heroes/marb.hero", "heroes/m\x07rb.hero"), "package-name");
        QByteArray cut = rawZip(files); // a name that ends for some programs and goes on for others
        cut.replace("heroes/marb.hero", QByteArray("heroes/mar\0.hero", 16));
        QVERIFY(!refusalOf(cut).empty());
    }
    void linksAndDevices_data()
    {
        QTest::addColumn<quint32>("attributes");
        QTest::newRow("link") << (0120777U << 16);
        QTest::newRow("folder") << (0040755U << 16);
        QTest::newRow("device") << (0020644U << 16);
        QTest::newRow("pipe") << (0010644U << 16);
        QTest::newRow("rights of its owner") << (0104755U << 16);
        QTest::newRow("folder of DOS") << 0x10U;
    }
    void linksAndDevices()
    {
        QFETCH(quint32, attributes);
        refused(rawZip(withManifest(maraFiles()),
                       [=](zip* archive) {
                           zip_file_set_external_attributes(archive, 1, 0, ZIP_OPSYS_UNIX, attributes);
                       }),
                "package-special");
    }
    void twice()
    {
        ArchiveFiles files = withManifest(maraFiles());
        files["heroes/marb.hero"] = maraText();
        QVERIFY(!refusalOf(renamed(rawZip(files), "heroes/marb.hero", "heroes/mara.hero"))
                     .empty()); // the library's own refusal
        refused(renamed(rawZip(files), "heroes/marb.hero", "heroes/MARA.hero"), "package-twice");
    }
    void encrypted()
    {
        refused(rawZip(withManifest(maraFiles()),
                       [](zip* archive) { zip_file_set_encryption(archive, 2, ZIP_EM_AES_256, "secret"); }),
                "package-encrypted");
    }
    void packedByAnotherMethod()
    {
        if (!zip_compression_method_supported(ZIP_CM_BZIP2, 1)) QSKIP("this libzip writes no bzip2");
        refused(rawZip(withManifest(maraFiles()),
                       [](zip* archive) { zip_set_file_compression(archive, 3, ZIP_CM_BZIP2, 0); }),
                "package-method");
    }
    void bombs()
    {
        const QByteArray many(40'000'000, ' ');
        const QByteArray bomb = rawZip(withManifest(with("art/mara.svg", many)));
        QVERIFY(bomb.size() < 200'000);
        refused(bomb, "package-entry-too-large", "art/mara.svg");
        // The same with a head that says ten bytes: what it says is not asked.
        char said[4];
        char lie[4];
        qToLittleEndian<quint32>(static_cast<quint32>(many.size()), said);
        qToLittleEndian<quint32>(10, lie);
        QByteArray liar = bomb;
        liar.replace(QByteArray(said, 4), QByteArray(lie, 4));
        QVERIFY(liar != bomb);
        const Diagnostics diagnostics = refusalOf(liar);
        QVERIFY(tells(diagnostics, "package-entry-too-large") || tells(diagnostics, "package-damaged"));
        // Many that are each small enough: together they are not.
        ArchiveFiles files = maraFiles();
        for (int number = 0; number < 20; ++number)
            files["art/a" + std::to_string(number) + ".svg"] = QByteArray(4'000'000, ' ');
        refused(rawZip(withManifest(files)), "package-entry-too-large");
    }
    void tooMany()
    {
        std::vector<std::pair<std::string, QByteArray>> files;
        for (int number = 0; number < 10'001; ++number)
            files.emplace_back("art/a" + std::to_string(number) + ".svg", "x");
        QElapsedTimer clock;
        const QByteArray archive = rawZip(files);
        clock.start();
        refused(archive, "package-too-many");
        QVERIFY(clock.elapsed() < test::patience(2000));
    }
    void archivesInside()
    {
        refused(rawZip(withManifest(with("art/mara.svg", maraPackage()))), "package-nested", "art/mara.svg");
        refused(rawZip(withManifest(with("heroes/mara.hero", QByteArray("\x1f\x8b\x08") + "rest"))),
                "package-nested", "heroes/mara.hero");
    }
    void cutShort()
    {
        const QByteArray whole = maraPackage();
        for (qsizetype length = 0; length < whole.size(); length += 37)
            QVERIFY(!refusalOf(whole.left(length)).empty());
    }

    // -- the manifest

    void withoutManifest() { refused(rawZip(maraFiles()), "package-no-manifest"); }
    void manifestsThatAreWrong_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("code");
        const auto add = [](const char* row, const char* from, const char* to, const char* code) {
            QTest::newRow(row) << QByteArray(from) << QByteArray(to) << QByteArray(code);
        };
        add("not JSON", "\"version\"", "version", "json-unexpected");
        add("other kind", "\"package\"", "\"match\"", "not-a-package");
        add("newer", "\"version\": 1", "\"version\": 2", "newer-version");
        add("version in words", "\"version\": 1", "\"version\": \"1\"", "wrong-type");
        add("title a number", "\"Mara and the pond\"", "7", "wrong-type");
        add("title empty", "\"Mara and the pond\"", "\"  \"", "empty-name");
        add("title turned round", "\"Mara and the pond\"", "\"Mara\\u202Eand\"", "package-line");
        add("title of two lines", "\"Mara and the pond\"", "\"Mara\\nand\"", "package-line");
        add("author a list", "\"Ana\"", "[\"Ana\"]", "wrong-type");
        add("id a path", "\"mara-and-the-pond\"", "\"../mara\"", "not-kebab-case");
        add("id with a capital", "\"mara-and-the-pond\"", "\"Mara\"", "not-kebab-case");
        add("revision zero", "\"revision\": 1", "\"revision\": 0", "wrong-type");
        add("revision a half", "\"revision\": 1", "\"revision\": 1.5", "wrong-type");
        add("license missing", "\"license\": \"CC-BY-4.0\",", "", "missing-field");
        add("unknown field", "\"revision\": 1", "\"revision\": 1, \"run\": \"sh\"", "unknown-field");
        add("contents an object", "\"contents\": [", "\"contents\": {}, \"x\": [", "wrong-type");
        add("entry a text", "\"contents\": [", "\"contents\": [\"heroes/mara.hero\", ", "wrong-element");
        add("unknown kind", "\"kind\": \"hero\"", "\"kind\": \"program\"", "unknown-kind");
        add("kind elsewhere", "\"kind\": \"hero\"", "\"kind\": \"ruleset\"", "package-belongs");
        add("not there", "heroes/mara.hero\", \"kind\": \"hero\", \"id\": \"mara\"",
            "heroes/sara.hero\", \"kind\": \"hero\", \"id\": \"sara\"", "package-missing-file");
        add("not listed", "heroes/mara.hero\", \"kind\": \"hero\", \"id\": \"mara\"",
            "heroes/sara.hero\", \"kind\": \"hero\", \"id\": \"sara\"", "package-not-listed");
        add("no digest", "\"digest\": \"", "\"digest\": \"z", "package-no-digest");
    }
    void manifestsThatAreWrong()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, code);
        refused(otherManifest(from.constData(), to.constData()), code.constData());
    }
    void anotherDigest()
    {
        ArchiveFiles files = withManifest(maraFiles());
        files["heroes/mara.hero"].replace("attack 4", "attack 9");
        refused(rawZip(files), "package-digest", "heroes/mara.hero");
    }
    void anotherId()
    {
        ArchiveFiles files = maraFiles();
        files["heroes/sara.hero"] = files["heroes/mara.hero"];
        refused(rawZip(withManifest(files)), "package-other-id", "heroes/sara.hero");
    }
    void nothingToPlayWith()
    {
        refused(rawZip(withManifest({})), "package-empty");
        refused(rawZip(withManifest({{"art/mara.svg", drawing()}})), "package-art-owner");
    }

    // -- what is inside

    void aHeroNamedAsOneOfTheProgram()
    {
        ArchiveFiles files{
            {"heroes/dracula.hero",
             maraText().replace("hero \"Mara\"", "hero \"Dracula\"").replace("for Mara", "for Dracula")}};
        Diagnostics diagnostics;
        QVERIFY(readPackage(rawZip(withManifest(files)), name, diagnostics));
        QVERIFY(tells(diagnostics, "package-shipped-name"));
        diagnostics.clear();
        QVERIFY(readPackage(maraPackage(), name, diagnostics));
        QVERIFY(!tells(diagnostics, "package-shipped-name"));
    }
    void aHeroThatDoesNotCompile()
    {
        refused(rawZip(withManifest(with("heroes/mara.hero", "hero \"Mara\"\n  health many\n"))),
                "not-understood", "heroes/mara.hero");
    }
    void aBattlefieldThatCannotBePlayedOn()
    {
        refused(rawZip(withManifest(
                    with("battlefields/mill-pond.battlefield.json", R"({"fabletop": "battlefield"})"))),
                "missing-field", "battlefields/mill-pond.battlefield.json");
        refused(rawZip(withManifest(with("battlefields/mill-pond.battlefield.json", pondText("pond.png")))),
                "package-backdrop");
        const QByteArray scripted =
            QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>").toBase64();
        refused(rawZip(withManifest(with("battlefields/mill-pond.battlefield.json",
                                         pondText("data:image/svg+xml;base64," + scripted.toStdString())))),
                "drawing-element");
        const std::string inside = "data:image/png;base64," + dot().toBase64().toStdString();
        QVERIFY(
            refusalOf(rawZip(withManifest(with("battlefields/mill-pond.battlefield.json", pondText(inside)))))
                .empty());
    }
    void rulesThatAreWrong()
    {
        refused(
            rawZip(withManifest(with(
                "rulesets/short.rules",
                R"({"fabletop": "ruleset", "version": 1, "id": "short", "name": "Short", "hand_limit": -5})"))),
            "wrong-type", "rulesets/short.rules");
    }
    void drawingsThatDoThings_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<QByteArray>("code");
        const auto add = [](const char* row, const char* inside, const char* code) {
            QTest::newRow(row) << QByteArray(inside) << QByteArray(code);
        };
        add("script", "<script>alert(1)</script>", "drawing-element");
        add("script under another prefix", "<x:SCRIPT xmlns:x=\"http://www.w3.org/2000/svg\"/>",
            "drawing-element");
        add("page inside", "<foreignObject><p/></foreignObject>", "drawing-element");
        add("changes later", "<set attributeName=\"href\" to=\"http://x\"/>", "drawing-element");
        add("event", "<rect onload=\"go()\"/>", "drawing-event");
        add("event with a prefix", "<rect ONclick=\"go()\"/>", "drawing-event");
        add("picture of the net", "<image xlink:href=\"http://example.org/a.png\"/>", "drawing-reference");
        add("picture of the disk", "<image href=\"file:///etc/passwd\"/>", "drawing-reference");
        add("neighbour", "<use href=\"other.svg#a\"/>", "drawing-reference");
        add("program in a link", "<a href=\"javascript:go()\"/>", "drawing-reference");
        add("base", "<g xml:base=\"http://example.org/\"/>", "drawing-reference");
        add("fill of the net", "<rect fill=\"url(http://example.org/a#b)\"/>", "drawing-reference");
        add("style of the net", "<rect style=\"fill: URL( 'http://example.org/a#b' )\"/>",
            "drawing-reference");
        add("sheet", "<style>@import 'http://example.org/a.css';</style>", "drawing-reference");
        add("sheet in disguise", "<style>rect { fill: \\75rl(http://example.org) }</style>",
            "drawing-reference");
        add("page as a picture", "<image href=\"data:text/html;base64,AAAA\"/>", "picture-inside");
        add("drawing in a drawing", "<image href=\"data:image/svg+xml;base64,AAAA\"/>", "picture-inside");
        add("broken picture", "<image href=\"data:image/png;base64,AAAA\"/>", "picture-damaged");
        add("sheet of the net", "<?xml-stylesheet href=\"http://example.org/a.css\"?>", "drawing-element");
        add("draws itself", "<g id=\"a\"><use href=\"#a\"/></g>", "drawing-too-large");
        add("not closed", "<g>", "drawing-unreadable");
    }
    void drawingsThatDoThings()
    {
        QFETCH(QByteArray, inside);
        QFETCH(QByteArray, code);
        refused(
            withPicture(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">" +
                inside + "</svg>"),
            code.constData(), "art/mara.svg");
    }
    void drawingsThatGrow()
    {
        const QByteArray entity = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
                                  "\"&a;&a;&a;&a;\">]><svg xmlns=\"http://www.w3.org/2000/svg\">&b;</svg>";
        refused(withPicture(entity), "drawing-entities", "art/mara.svg");
        QByteArray tenfold = "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"a0\"><rect/></g>";
        for (int step = 1; step < 12; ++step)
            tenfold += "<g id=\"a" + QByteArray::number(step) + "\">" +
                       ("<use href=\"#a" + QByteArray::number(step - 1) + "\"/>").repeated(10) + "</g>";
        refused(withPicture(tenfold + "</svg>"), "drawing-too-large", "art/mara.svg");
        refused(withPicture("<svg>" + QByteArray("<g>").repeated(70) + QByteArray("</g>").repeated(70) +
                            "</svg>"),
                "drawing-too-large");
        refused(withPicture("<svg>" + QByteArray("<g/>").repeated(20'001) + "</svg>"), "drawing-too-large");
        refused(withPicture("no drawing"), "drawing-unreadable");
        refused(withPicture("<html/>"), "drawing-unreadable");
        refused(withPicture(""), "drawing-unreadable");
    }
    void harmlessDrawingsAreTaken()
    {
        const QByteArray harmless =
            "<?xml version=\"1.0\"?><!-- by hand --><svg xmlns=\"http://www.w3.org/2000/svg\" "
            "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            "xmlns:note=\"http://example.org/notes\" "
            "note:file=\"C:\\drawings\\mara.svg\"><title>Mara</title><style>.a { fill: #123456 }</style>"
            "<defs><linearGradient id=\"b\"><stop offset=\"0\"/></linearGradient><linearGradient id=\"c\" "
            "xlink:href=\"#b\"/><g id=\"d\"><rect class=\"a\"/></g></defs>"
            "<use xlink:href=\"#d\"/><rect fill=\"url(#c)\" style=\"stroke: url('#c')\"/><image "
            "href=\"data:image/png;base64," +
            dot().toBase64() + "\"/></svg>";
        const Diagnostics diagnostics = refusalOf(withPicture(harmless));
        QVERIFY2(diagnostics.empty(), diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
    }
    void picturesThatAreNone()
    {
        QByteArray giant = dot();
        qToBigEndian<quint32>(60'000, giant.data() + 16);
        refused(rawZip(withManifest(with("art/owl.png", giant))), "picture-size", "art/owl.png");
        refused(rawZip(withManifest(with("art/owl.png", dot().left(40)))), "picture-damaged", "art/owl.png");
        refused(rawZip(withManifest(with("art/owl.png", dot() + "more"))), "picture-damaged", "art/owl.png");
        refused(rawZip(withManifest(with("art/owl.png", drawing()))), "picture-damaged", "art/owl.png");
        refused(rawZip(withManifest(with("art/nobody.png", dot()))), "package-art-owner", "art/nobody.png");
    }

    // -- by chance

    void bytesByChance()
    {
        const QByteArray whole = maraPackage();
        Diagnostics none;
        const ArchiveFiles contents = readPackage(whole, name, none)->files;
        QRandomGenerator chance(20240531);
        int taken = 0;
        for (int round = 0; round < 4000; ++round) {
            QByteArray changed = whole;
            for (int change = chance.bounded(1, 5); change > 0; --change) {
                const qsizetype at = chance.bounded(static_cast<int>(changed.size()));
                switch (chance.bounded(4)) {
                case 0: changed[at] = static_cast<char>(chance.bounded(256)); break;
                case 1: changed[at] = static_cast<char>(changed[at] ^ (1 << chance.bounded(8))); break;
                case 2: changed.remove(at, chance.bounded(1, 40)); break;
                default:
                    changed.insert(at,
                                   QByteArray(chance.bounded(1, 9), static_cast<char>(chance.bounded(256))));
                }
                if (changed.isEmpty()) changed = whole;
            }
            Diagnostics diagnostics;
            const auto package = readPackage(changed, name, diagnostics);
            if (!package)
                QVERIFY(hasErrors(diagnostics));
            else
                QCOMPARE(package->files, contents); // what was changed stands for nothing: a time, a comment
            taken += package ? 1 : 0;
        }
        QVERIFY(taken < 2000);
    }
    void contentsByChance()
    {
        QRandomGenerator chance(11);
        const ArchiveFiles sound = maraFiles();
        int refusals = 0;
        for (int round = 0; round < 1500; ++round) {
            ArchiveFiles files = sound;
            auto file = files.begin();
            std::advance(file, chance.bounded(static_cast<int>(files.size())));
            for (int change = chance.bounded(1, 6); change > 0 && !file->second.isEmpty(); --change) {
                const qsizetype at = chance.bounded(static_cast<int>(file->second.size()));
                chance.bounded(2) == 0 ? void(file->second[at] = static_cast<char>(chance.bounded(256)))
                                       : void(file->second.remove(at, chance.bounded(1, 30)));
            }
            Diagnostics diagnostics;
            const auto package = readPackage(rawZip(withManifest(files)), name, diagnostics);
            QCOMPARE(package.has_value(), !hasErrors(diagnostics));
            refusals += package ? 0 : 1;
        }
        QVERIFY(refusals > 500);
    }
};

QTEST_GUILESS_MAIN(TestPackages)
#include "tst_packages.moc"
