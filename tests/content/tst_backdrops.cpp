// SPDX-License-Identifier: GPL-3.0-or-later
// A battlefield's picture that is not there, of another kind, cut, damaged or too large is told; shipped maps
// say nothing.

#include "model/content/battlefields/backdropcheck.h"
#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/battlefields/crossings.h"
#include "model/content/catalogue.h"
#include "model/content/packages/picturecheck.h"
#include "tests/support/packing.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

namespace {

/// 24 by 16 pixels, in one pass and in several.
const QByteArray plainJpeg = QByteArray::fromBase64(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/"
    "2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/"
    "2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/"
    "wAARCAAQABgDASIAAhEBAxEB/8QAFQ"
    "ABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAME/"
    "8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwD"
    "AQACEQMRAD8AlAZlQAH/2Q==");
const QByteArray gradualJpeg = QByteArray::fromBase64(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/"
    "2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/"
    "2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/"
    "wgARCAAQABgDASIAAhEBAxEB/8QAFQ"
    "ABAQAAAAAAAAAAAAAAAAAAAAP/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAgP/2gAMAwEAAhADEAAAAZDKgP/"
    "EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAQUC"
    "X//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8BP//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQIBAT8BP//"
    "EABQQAQAAAAAAAAAAAAAAAAAAACD/2g"
    "AIAQEABj8CX//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hX//aAAwDAQACAAMAAAAQDD//"
    "xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/ED//"
    "xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/ED//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/EF//2Q==");

QByteArray cut(const QByteArray& bytes)
{
    return bytes.left(bytes.size() - bytes.size() / 5);
}

QByteArray changedAt(QByteArray bytes, qsizetype at)
{
    bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
    return bytes;
}

QByteArray wide(QByteArray png)
{
    return png.replace(16, 4, QByteArray("\0\0\x40\0", 4));
}

std::string codeOf(const std::vector<BattlefieldIssue>& issues)
{
    return issues.empty() ? std::string() : std::string(issues.front().code.id());
}

} // namespace

class TestBackdrops : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }
    QString written(const QString& name, const QByteArray& bytes) const
    {
        write(name, bytes);
        return name;
    }
    [[nodiscard]] std::vector<BattlefieldIssue> looked(const std::string& file) const
    {
        return examineBackdrop({file, 0, 0, 1, 0}, m_folder.path());
    }

private Q_SLOTS:
    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* title, const QByteArray& bytes, const char* name, const char* code) {
            QTest::newRow(title) << bytes << QString::fromLatin1(name) << QString::fromLatin1(code);
        };
        row("a whole drawing", test::drawing(), "plan.svg", "");
        row("a whole PNG", test::dot(), "plan.png", "");
        row("a whole JPEG", plainJpeg, "plan.jpg", "");
        row("a gradual JPEG", gradualJpeg, "plan.jpeg", "");
        row("one kind under the name of another", plainJpeg, "plan.png", "");
        row("text", "hello", "plan.png", "not-a-picture");
        row("nothing", "", "plan.svg", "not-a-picture");
        row("a web page", "<html><body>no</body></html>", "plan.svg", "drawing-unreadable");
        row("a PDF", "%PDF-1.4 \n", "plan.svg", "not-a-picture");
        row("a cut drawing", cut(test::drawing()), "plan.svg", "drawing-unreadable");
        row("a cut PNG", cut(test::dot()), "plan.png", "picture-damaged");
        row("a cut JPEG", cut(plainJpeg), "plan.jpg", "picture-damaged");
        row("a JPEG without its last two bytes", plainJpeg.chopped(2), "plan.jpg", "picture-damaged");
        row("a cut gradual JPEG", cut(gradualJpeg), "plan.jpg", "picture-damaged");
        row("a PNG with another byte", changedAt(test::dot(), test::dot().size() - 20), "plan.png",
            "picture-damaged");
        row("a PNG of too many pixels", wide(test::dot()), "plan.png", "picture-size");
        row("a drawing that runs", "<svg xmlns='http://www.w3.org/2000/svg'><script>x</script></svg>",
            "plan.svg", "drawing-element");
        row("a drawing that fetches",
            "<svg xmlns='http://www.w3.org/2000/svg'><image href='/etc/passwd'/></svg>", "plan.svg",
            "drawing-reference");
    }
    void whatIsWrongIsTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QString, code);
        write(name, bytes);
        QCOMPARE(QString::fromStdString(codeOf(looked(name.toStdString()))), code);
        // The same inside the file.
        const std::string uri = "data:image/png;base64," + bytes.toBase64().toStdString();
        QCOMPARE(QString::fromStdString(codeOf(looked(uri))), code);
    }

    void missingAndTooLarge()
    {
        QCOMPARE(codeOf(looked("nowhere.png")), std::string("backdrop-missing"));
        QCOMPARE(codeOf(examineBackdrop({"nowhere.png", 0, 0, 1, 0}, {})), std::string("backdrop-missing"));
        QCOMPARE(codeOf(looked("../nowhere.png")), std::string("backdrop-missing"));
        QFile large(m_folder.filePath(QStringLiteral("large.png")));
        QVERIFY(large.open(QIODevice::WriteOnly) &&
                large.resize(65 << 20)); // a hole: it takes no room on the disk
        QCOMPARE(codeOf(looked("large.png")), std::string("backdrop-too-large"));
        QVERIFY(looked("soho.svg").empty()); // a picture that comes with the program
        QVERIFY(looked("").empty());
    }

    /// At the line and column of the picture, as a warning: the battlefield can be played on without it.
    void validateNamesThePlace()
    {
        const QByteArray text = test::pondText("nowhere.png");
        const QString file = write(QStringLiteral("pond.battlefield.json"), text);
        Diagnostics diagnostics;
        const auto field = readBattlefield(text.toStdString(), file.toStdString(), diagnostics);
        QVERIFY(field);
        const std::size_t before = diagnostics.size();
        checkBackdrop(*field, file, diagnostics);
        QCOMPARE(diagnostics.size(), before + 1);
        const Diagnostic& one = diagnostics.back();
        QCOMPARE(one.severity, Severity::warning);
        const qsizetype at = text.indexOf("\"nowhere.png\"");
        QCOMPARE(one.where.line, static_cast<int>(text.left(at).count('\n')) + 1);
        QCOMPARE(one.where.column, static_cast<int>(at - text.lastIndexOf('\n', at)));

        QProcess program;
        program.start(QStringLiteral(FABLETOP_PROGRAM), {QStringLiteral("validate"), file});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        const QString said = QString::fromUtf8(program.readAllStandardError());
        const QString wanted = QStringLiteral("%1:%2:%3: warning: can’t find the picture “nowhere.png”")
                                   .arg(file)
                                   .arg(one.where.line)
                                   .arg(one.where.column);
        QVERIFY2(said.contains(wanted), qPrintable(said));
    }

    void shippedMapsSayNothing()
    {
        for (const QString& id : shippedBattlefields()) {
            Diagnostics diagnostics;
            const auto field = loadBattlefield(id, diagnostics);
            QVERIFY(field);
            QVERIFY2(diagnostics.empty(), qPrintable(id));
            QVERIFY(examine(*field).empty());
            QVERIFY(examineBackdrop(field->backdrop, {}).empty());
        }
        QProcess program;
        QStringList words{QStringLiteral("validate")};
        for (const QString& id : shippedBattlefields())
            words << QStringLiteral(FABLETOP_SOURCE_DIR "/resources/battlefields/%1.json").arg(id);
        program.start(QStringLiteral(FABLETOP_PROGRAM), words);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(program.readAllStandardOutput() + program.readAllStandardError(), QByteArray());
    }

    /// A crossing that is meant is said once and not warned of again; every other one is.
    void bridges()
    {
        Diagnostics diagnostics;
        auto field = loadBattlefield(QStringLiteral("soho"), diagnostics);
        QVERIFY(field);
        std::erase_if(field->extras, [](const auto& extra) { return extra.first == "x-crossings"; });
        auto issues = examine(*field);
        QCOMPARE(issues.size(), std::size_t(2));
        const int line = issues.front().index;
        declareCrossing(*field, line, Crossings(*field).crossedBy(line));
        issues = examine(*field);
        QCOMPARE(issues.size(), std::size_t(1));
        QVERIFY(issues.front().index != line);
        // It is kept in the file and with a space that gets another id.
        const auto again = readBattlefield(writeBattlefield(*field), "soho.json", diagnostics);
        QVERIFY(again);
        QCOMPARE(examine(*again).size(), std::size_t(1));
        field->spaces[static_cast<std::size_t>(field->find("16"))].id = "roof";
        renameInCrossings(*field, "16", "roof");
        QCOMPARE(examine(*field).size(), std::size_t(1));
        // What is not understood is left as it is and silences nothing.
        for (const char* odd : {"[]", "3", "[[1]]", "[[[\"14\"]]]", "{\"a\":1}"}) {
            for (auto& [key, value] : field->extras)
                if (key == "x-crossings") value = odd;
            QCOMPARE(examine(*field).size(), std::size_t(2));
        }
    }
};

QTEST_GUILESS_MAIN(TestBackdrops)
#include "tst_backdrops.moc"
