// SPDX-License-Identifier: GPL-3.0-or-later
// Number fields take a point and a comma in every language, and refuse in sight what they do not understand.

#include "views/theme/numberfield.h"
#include "views/theme/style.h"
#include "views/workshop/panels/propertiespanel.h"
#include "views/workshop/rules/wizard/fighterpages.h"

#include <QDialog>
#include <QDirIterator>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace fabletop;

class TestNumberFields : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;

    /// What the note says that is shown in the window of `part`; empty: none.
    static QString noteAt(const QWidget& part)
    {
        const auto* note =
            part.window()->findChild<QWidget*>(QStringLiteral("fabletopNote"), Qt::FindDirectChildrenOnly);
        return note && note->isVisible() ? note->accessibleName() : QString();
    }
    static void hideNoteAt(const QWidget& part)
    {
        if (auto* note = part.window()->findChild<QWidget*>(QStringLiteral("fabletopNote"),
                                                            Qt::FindDirectChildrenOnly))
            note->hide();
    }
    static void type(QAbstractSpinBox& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }
    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }

    /// A number begins where the text of a line beside it begins.
    void numbersAndLinesBeginAlike()
    {
        QWidget form;
        QLineEdit line(QStringLiteral("1"), &form);
        DecimalField decimal(&form);
        WholeField whole(&form);
        for (QWidget* field : std::initializer_list<QWidget*>{&line, &decimal, &whole})
            field->setGeometry(0, 0, 120, field->sizeHint().height());
        form.show();
        const auto begins = [](QLineEdit& edit, const QWidget& field) {
            edit.setCursorPosition(0);
            const QRect cursor = edit.inputMethodQuery(Qt::ImCursorRectangle).toRect();
            return edit.mapTo(&field, cursor.center()).x();
        };
        const int wanted =
            line.inputMethodQuery(Qt::ImCursorRectangle).toRect().isNull() ? 0 : begins(line, line);
        QVERIFY(wanted > 0);
        QVERIFY(std::abs(begins(*decimal.findChild<QLineEdit*>(), decimal) - wanted) <= 1);
        QVERIFY(std::abs(begins(*whole.findChild<QLineEdit*>(), whole) - wanted) <= 1);
    }

    void bothSignsInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "es", "fr", "pt"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void bothSignsInEveryLanguage()
    {
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        BattlefieldEditor editor;
        editor.document().startNew();
        PropertiesPanel panel(editor, m_theme, Language::en);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        DecimalField* aspect = nullptr;
        for (DecimalField* field : panel.findChildren<DecimalField*>())
            if (field->maximum() == 4 && field->minimum() == 0.25) aspect = field;
        QVERIFY(aspect && aspect->isVisible());
        for (const char* text : {"1,8", "1.8"}) {
            editor.steps().setAspect(1.5);
            type(*aspect, QString::fromLatin1(text));
            QCOMPARE(aspect->value(), 1.8);
            QCOMPARE(editor.battlefield().aspect, 1.8);
        }
        QCOMPARE(noteAt(panel), QString());
        for (const char* text : {"1,8x", "1.2.3", "abc", "", "99", "0,1", "1,234,5"}) {
            hideNoteAt(panel);
            type(*aspect, QString::fromLatin1(text));
            QCOMPARE(aspect->value(), 1.8);
            QCOMPARE(editor.battlefield().aspect, 1.8);
            QVERIFY2(noteAt(panel).contains(QString::fromLatin1(text)) && !noteAt(panel).isEmpty(), text);
        }
        // Leaving the field hands the number in as well.
        hideNoteAt(panel);
        aspect->selectAll();
        QTest::keyClicks(aspect, QStringLiteral("2,"));
        QTest::keyClick(aspect, Qt::Key_Tab);
        QCOMPARE(editor.battlefield().aspect, 2.0);
        aspect->setFocus();
        aspect->selectAll();
        QTest::keyClicks(aspect, QStringLiteral("wide"));
        QTest::keyClick(aspect, Qt::Key_Tab);
        QCOMPARE(editor.battlefield().aspect, 2.0);
        QVERIFY(noteAt(panel).contains(QStringLiteral("wide")));
    }

    void wholeNumbers()
    {
        QWidget window;
        WholeField field(&window);
        field.setRange(0, 12);
        field.setValue(2);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        type(field, QStringLiteral("7"));
        QCOMPARE(field.value(), 7);
        type(field, QStringLiteral("3,0"));
        QCOMPARE(field.value(), 3);
        QCOMPARE(noteAt(window), QString());
        // 99 is no 9, and 1,8 neither 1 nor 18.
        for (const char* text : {"99", "1,8", "1.8", "-1", "4 4", "5!"}) {
            hideNoteAt(window);
            type(field, QString::fromLatin1(text));
            QCOMPARE(field.value(), 3);
            QVERIFY2(noteAt(window).contains(QString::fromLatin1(text)), text);
        }
        // The keys of a spin box stay its own.
        QTest::keyClick(&field, Qt::Key_Up);
        QCOMPARE(field.value(), 4);
    }

    /// A page of questions is not left with a number that was refused.
    void aFormStays()
    {
        NumbersPage page;
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        type(*page.health(), QStringLiteral("100"));
        QVERIFY(!page.validatePage());
        QVERIFY(page.validatePage());
        QCOMPARE(page.health()->value(), 14);
        page.health()->selectAll();
        QTest::keyClicks(page.health(), QStringLiteral("1,5")); // not handed in yet
        QVERIFY(!page.validatePage());
        QCOMPARE(page.health()->value(), 14);
    }

    void theDialogStays()
    {
        QStringList notes;
        const auto at = [&](const std::function<void(QDialog&, DecimalField&)>& act) {
            QTimer::singleShot(50, this, [&, act] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                act(*dialog, *dialog->findChild<DecimalField*>());
            });
        };
        at([&](QDialog& dialog, DecimalField& field) {
            type(field, QStringLiteral("28,5mm"));
            QVERIFY(dialog.isVisible());
            notes << noteAt(dialog);
            type(field, QStringLiteral("28,5"));
            for (QPushButton* button : dialog.findChildren<QPushButton*>())
                if (button->isDefault()) button->click();
        });
        const auto given =
            askNumber(nullptr, QStringLiteral("Export"), QStringLiteral("Diameter"), 28, 5, 100, 1);
        QCOMPARE(notes.size(), 1);
        QVERIFY(notes.front().contains(QStringLiteral("28,5mm")));
        QCOMPARE(given, std::optional(28.5));
        at([](QDialog& dialog, DecimalField&) { dialog.reject(); });
        QVERIFY(!askNumber(nullptr, QStringLiteral("Export"), QStringLiteral("Diameter"), 28, 5, 100, 1));
    }

    void nothingElseAsksForNumbers()
    {
        for (const char* folder : {"app", "views"}) {
            QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().contains(QStringLiteral("/theme/numberfield."))) continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray text = file.readAll();
                for (const char* other : {"QSpinBox", "QDoubleSpinBox", "getDouble", "getInt(",
                                          "QIntValidator", "QDoubleValidator"})
                    QVERIFY2(!text.contains(other),
                             qPrintable(file.fileName() + QStringLiteral(" names ") + QLatin1String(other)));
            }
        }
    }
};

QTEST_MAIN(TestNumberFields)
#include "tst_numberfields.moc"
