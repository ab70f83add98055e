// SPDX-License-Identifier: GPL-3.0-or-later
// Questions before something is lost: Return and Escape never destroy.

#include "tests/support/fulldisk.h"
#include "views/theme/button.h"
#include "views/workshop/files/fileasker.h"

#include <QDirIterator>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace fabletop;

namespace {

constexpr int answersThereAre = 8; ///< of FileAnswer

} // namespace

class TestQuestions : public QObject {
    Q_OBJECT

    /// What the answer is when only this key is pressed.
    static int answeredBy(ConfirmDialog& box, Qt::Key key)
    {
        QTimer::singleShot(0, &box, [&box, key] { QTest::keyClick(&box, key); });
        return box.ask();
    }

private Q_SLOTS:
    /// Every set of answers that could be asked for, the ones that are among them.
    void neitherReturnNorEscapeDestroys()
    {
        for (int set = 0; set < 1 << (answersThereAre - 1); ++set) {
            QList<FileAnswer> answers;
            for (int answer = 0; answer < answersThereAre - 1; ++answer)
                if (set & (1 << answer)) answers << static_cast<FileAnswer>(answer);
            answers << FileAnswer::cancel;
            ConfirmDialog box(nullptr, QStringLiteral("Title"), QStringLiteral("Question?"),
                              inWords(answers));
            const auto kindOfButton = [&](const QAbstractButton* button) {
                for (FileAnswer answer : answers)
                    if (inWords({answer}).front().words == button->text()) return kindOf(answer);
                return ConfirmDialog::Kind::destroy;
            };
            QVERIFY(box.defaultButton() && box.escapeButton());
            QVERIFY(kindOfButton(box.defaultButton()) != ConfirmDialog::Kind::destroy);
            QVERIFY(kindOfButton(box.escapeButton()) == ConfirmDialog::Kind::stay);
        }
    }

    void pressedWithoutReading_data()
    {
        QTest::addColumn<QList<int>>("answers");
        QTest::addColumn<int>("byReturn");
        const auto row = [](const char* name, std::initializer_list<FileAnswer> answers,
                            FileAnswer byReturn) {
            QList<int> list;
            for (FileAnswer answer : answers)
                list << static_cast<int>(answer);
            QTest::newRow(name) << list << static_cast<int>(byReturn);
        };
        using enum FileAnswer;
        row("unsaved changes", {save, discard, cancel}, save);
        row("what a crash left", {bringBack, discard, cancel}, bringBack);
        row("throw a copy away", {discard, cancel}, cancel);
        row("changed by another program", {goOver, saveElsewhere, cancel}, saveElsewhere);
        row("cannot be written", {saveElsewhere, cancel}, saveElsewhere);
        row("replace a package", {replace, cancel}, cancel);
        row("remove a package", {remove, cancel}, cancel);
        row("overwrite", {goOver, cancel}, cancel);
        row("leave an unsaved match", {saveElsewhere, discard, cancel}, saveElsewhere);
    }
    void pressedWithoutReading()
    {
        QFETCH(QList<int>, answers);
        QFETCH(int, byReturn);
        QList<FileAnswer> offered;
        for (int answer : answers)
            offered << static_cast<FileAnswer>(answer);
        ConfirmDialog first(nullptr, QStringLiteral("Title"), QStringLiteral("Question?"), inWords(offered));
        QCOMPARE(answers.at(answeredBy(first, Qt::Key_Return)), byReturn);
        ConfirmDialog second(nullptr, QStringLiteral("Title"), QStringLiteral("Question?"), inWords(offered));
        QCOMPARE(answers.at(answeredBy(second, Qt::Key_Escape)), static_cast<int>(FileAnswer::cancel));
    }

    /// Who goes on presses at the right end, and nothing is destroyed there.
    void theRightEndNeverDestroys()
    {
        using enum FileAnswer;
        for (const QList<FileAnswer>& answers : {QList<FileAnswer>{save, discard, cancel},
                                                 {discard, cancel},
                                                 {remove, cancel},
                                                 {goOver, saveElsewhere, cancel}}) {
            ConfirmDialog box(nullptr, QStringLiteral("Title"), QStringLiteral("Question?"),
                              inWords(answers));
            box.show();
            QVERIFY(QTest::qWaitForWindowExposed(&box));
            const QAbstractButton* last = nullptr;
            const QAbstractButton* first = nullptr;
            for (const QAbstractButton* button : box.findChildren<QAbstractButton*>()) {
                if (!last || button->x() > last->x()) last = button;
                if (!first || button->x() < first->x()) first = button;
            }
            QCOMPARE(last, box.defaultButton());
            QVERIFY(first->property("role") == QStringLiteral("harm"));
            QCOMPARE(box.focusWidget(), box.defaultButton());
        }
    }

    void anEndingThatIsAddedNeverOverwritesUnasked()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mara"));
        int asked = 0;
        const auto no = [&asked](const QString&) { return ++asked, false; };
        const auto yes = [&asked](const QString&) { return ++asked, true; };
        QCOMPARE(withEnding(path, QStringLiteral(".hero"), no), path + QStringLiteral(".hero"));
        QVERIFY(test::put(path + QStringLiteral(".hero"), "x"));
        QCOMPARE(withEnding(path, QStringLiteral(".hero"), no), QString());
        QCOMPARE(withEnding(path, QStringLiteral(".hero"), yes), path + QStringLiteral(".hero"));
        QCOMPARE(asked, 2);
        QCOMPARE(withEnding(path + QStringLiteral(".hero"), QStringLiteral(".hero"), no),
                 path + QStringLiteral(".hero")); // the dialog has asked
        QCOMPARE(withEnding(path + QStringLiteral(".json"), QStringLiteral(".battlefield.json"), no),
                 path + QStringLiteral(".json"));
        QCOMPARE(withEnding(QString(), QStringLiteral(".hero"), no), QString());
        QCOMPARE(asked, 2);
    }

    /// Nothing else asks: another message box would choose its own default.
    void thereIsNoOtherQuestion()
    {
        const QRegularExpression ways(
            QStringLiteral("QMessageBox|QErrorMessage|QInputDialog|setDefaultButton|DestructiveRole"));
        const QStringList known{"views/theme/screenfit.cpp"}; // the last bounds them, it makes none
        QStringList found;
        const QDir top(QStringLiteral(FABLETOP_SOURCE_DIR));
        for (const char* folder : {"app", "views", "model"}) {
            QDirIterator sources(top.filePath(QLatin1String(folder)), {"*.cpp", "*.h"}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                const QString name = top.relativeFilePath(sources.next());
                if (!known.contains(name) &&
                    ways.match(QString::fromUtf8(test::contents(sources.filePath()))).hasMatch())
                    found << name;
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        // Places to save to are asked for where endings are minded.
        QStringList others;
        QDirIterator sources(top.filePath(QStringLiteral("views")), {"*.cpp"}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            const QString name = top.relativeFilePath(sources.next());
            const QByteArray text = test::contents(sources.filePath());
            if (text.contains("getSaveFileName") &&
                name != QStringLiteral("views/workshop/files/fileasker.cpp") &&
                name != QStringLiteral("views/workshop/battlefield/battlefieldfilemenu.cpp"))
                others << name;
        }
        QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
    }
};

QTEST_MAIN(TestQuestions)
#include "tst_questions.moc"
