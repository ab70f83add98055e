// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of figures and pictures, found in a hero's text and written into it.

#include "model/content/catalogue.h"
#include "model/documents/rules/drawinglines.h"

#include <QTest>

using namespace fabletop;

namespace {

const QString mara = QStringLiteral(R"(hero "Mara" # é
  es ours "Mára"
  health 14, move 2, melee

sidekick "Owl"
  health 4, ranged, figure "hare", large # small

form "Calm"

card "Spark" x30
  attack 4, boost 2, for any
  picture "blow" # loud
  after combat
    draw 1 card
)");

QString edited(const QString& text, int line, Word property, const QString& name)
{
    const auto edit = drawingEdit(text, line, property, name);
    if (!edit) return QStringLiteral("none");
    std::string changed = text.toStdString();
    return QString::fromStdString(changed.replace(edit->from, edit->behind - edit->from, edit->text));
}

QString with(const char* from, const char* to)
{
    QString changed = mara;
    return changed.replace(QString::fromUtf8(from), QString::fromUtf8(to));
}

} // namespace

class TestDrawingLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whereTheCursorIs()
    {
        const auto hero = drawnDeclarationAt(mara, 3);
        QVERIFY(hero && hero->word == Word::heroDecl && hero->name == QStringLiteral("Mara"));
        QVERIFY(hero->figure.isEmpty() && !hero->card());
        QCOMPARE(*drawnDeclarationAt(mara, 4), *hero); // the empty line behind it
        QCOMPARE(drawnDeclarationAt(mara, 5)->figure, QStringLiteral("hare"));
        QCOMPARE(drawnDeclarationAt(mara, 8)->word, Word::formDecl);
        const auto card = drawnDeclarationAt(mara, 14);
        QVERIFY(card && card->card());
        QCOMPARE(card->named(Word::pictureAttr), QStringLiteral("blow"));
        QVERIFY(!drawnDeclarationAt(QString(), 1));
        QVERIFY(!drawnDeclarationAt(QStringLiteral("\n\n"), 2));
        QVERIFY(!drawnDeclarationAt(QStringLiteral("tag \"Honey\"\n"), 1));
        QVERIFY(!drawnDeclarationAt(QStringLiteral("hero \"Mara"), 1)); // not understood yet
    }

    void aLineIsWritten()
    {
        QCOMPARE(edited(mara, 2, Word::figureAttr, QStringLiteral("witch")),
                 with("2, melee\n", "2, melee\n  figure \"witch\"\n"));
        QCOMPARE(edited(mara, 8, Word::bustAttr, QStringLiteral("a.png")),
                 with("\"Calm\"\n", "\"Calm\"\n  bust \"a.png\"\n"));
        const QString plain = QString(mara).remove(QStringLiteral("  picture \"blow\" # loud\n"));
        QCOMPARE(edited(plain, 12, Word::pictureAttr, QStringLiteral("heal")),
                 with("  picture \"blow\" # loud", "  picture \"heal\""));
        QCOMPARE(edited(QStringLiteral("hero \"A\""), 1, Word::figureAttr, QStringLiteral("witch")),
                 QStringLiteral("hero \"A\"\n  figure \"witch\""));
    }

    void aLineIsChanged()
    {
        QCOMPARE(edited(mara, 14, Word::pictureAttr, QStringLiteral("heal")), with("blow", "heal"));
        QCOMPARE(edited(mara, 5, Word::figureAttr, QStringLiteral("dragon")), with("hare", "dragon"));
    }

    void aLineIsTakenAway()
    {
        QCOMPARE(edited(mara, 10, Word::pictureAttr, {}), with("  picture \"blow\" # loud\n", ""));
        QCOMPARE(edited(mara, 6, Word::figureAttr, {}), with(", figure \"hare\"", ""));
        QCOMPARE(edited(mara, 3, Word::figureAttr, {}), QStringLiteral("none"));
    }

    void notWhereItDoesNotBelong()
    {
        QCOMPARE(edited(mara, 10, Word::figureAttr, QStringLiteral("witch")), QStringLiteral("none"));
        QCOMPARE(edited(mara, 3, Word::pictureAttr, QStringLiteral("blow")), QStringLiteral("none"));
        QCOMPARE(edited({}, 1, Word::figureAttr, QStringLiteral("witch")), QStringLiteral("none"));
    }

    /// What is written is what the reader takes.
    void whatIsWrittenIsRead()
    {
        QString text = edited(mara, 2, Word::figureAttr, QStringLiteral("witch"));
        text = edited(text, 2, Word::bustAttr, QStringLiteral("sailor"));
        Diagnostics problems;
        const auto hero = readHero(text.toStdString(), "mara.hero", problems);
        QVERIFY2(hero, problems.empty() ? "" : toLine(problems.front()).c_str());
        QCOMPARE(hero->fighters[0].figure.name, std::string("witch"));
        QCOMPARE(hero->fighters[0].bust.name, std::string("sailor"));
    }
};

QTEST_GUILESS_MAIN(TestDrawingLines)
#include "tst_drawinglines.moc"
