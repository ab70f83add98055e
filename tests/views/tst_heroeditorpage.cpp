// SPDX-License-Identifier: GPL-3.0-or-later
// The rules editor: typing, problems as they come, mends, completion, outline, the card at the cursor, files.

#include "model/content/catalogue.h"
#include "views/cards/cardwidget.h"
#include "views/theme/button.h"
#include "views/theme/style.h"
#include "views/workshop/rules/cardside.h"
#include "views/workshop/rules/heroeditorpage.h"
#include "views/workshop/rules/herohead.h"
#include "views/workshop/rules/herooutline.h"
#include "views/workshop/rules/heroproblems.h"
#include "views/workshop/rules/heroside.h"
#include "views/workshop/rules/ruleseditor.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QListWidget>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTreeView>

using namespace fabletop;

class TestRulesPage : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HeroEditorPage> m_page;

    QString text() { return m_page->editor()->toPlainText(); }
    void compile() { m_page->document().compileNow(); }
    void type(const QString& words) { QTest::keyClicks(m_page->editor(), words); }
    void line() { QTest::keyClick(m_page->editor(), Qt::Key_Return); }
    [[nodiscard]] QString here() const { return m_page->editor()->textCursor().block().text(); }
    /// An empty line for an act, at the end of a scheme.
    RulesEditor* newLine()
    {
        RulesEditor* editor = m_page->editor();
        m_page->document().adopt(
            QStringLiteral("hero \"Stub\"\n  health 10\n  move 2\n  melee\n\ncard \"One\" x30\n"
                           "  scheme, boost 1, for any\n  when played\n    draw 1 card\n"));
        editor->moveCursor(QTextCursor::End);
        editor->moveCursor(QTextCursor::Left);
        line();
        return editor;
    }
    void back() { QTest::keyClick(m_page->editor(), Qt::Key_Backspace); }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_page = std::make_unique<HeroEditorPage>(m_theme, Language::en, m_folder->path());
        m_page->resize(1220, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->editor()->setFocus();
    }
    void cleanup() { m_page.reset(); }

    void aHeroIsTyped()
    {
        type(QStringLiteral("hero \"Mara\""));
        line();
        type(QStringLiteral("  health 14, move 2, melee"));
        line();
        line();
        back();
        back();
        type(QStringLiteral("card \"Spark\" x30"));
        line();
        type(QStringLiteral("  versatile 3, boost 2, for any"));
        line();
        type(QStringLiteral("after combat"));
        line();
        type(QStringLiteral("  deal 1 damage to the opposing fighter"));
        compile();
        QVERIFY2(m_page->document().diagnostics().empty(),
                 qPrintable(m_page->problems()->list()->item(0)->text()));
        QVERIFY(m_page->document().hero() && m_page->document().hero()->deckSize() == 30);
        // The card under the cursor in four languages, and its face.
        QVERIFY(m_page->side()->card()->texts().contains(QStringLiteral("ES")));
        QVERIFY(m_page->side()->card()->texts().contains(QStringLiteral("daño")));
        QVERIFY(m_page->side()->card()->findChild<CardWidget*>()->card()->title == QStringLiteral("Spark"));
        QCOMPARE(m_page->outline()->model()->rowCount(), 2);
        QVERIFY(m_page->head()->tryButton()->reason().isEmpty());
        QVERIFY(m_page->side()->card()->hints().contains(QStringLiteral("Spark")) ||
                !m_page->side()->card()->hints().isEmpty()); // thirty copies of one card
    }

    void problemsComeAndAreMended()
    {
        QVERIFY(m_page->files().duplicate(QStringLiteral("dracula"), QStringLiteral("Vlad")));
        compile();
        QVERIFY(m_page->document().diagnostics().empty());
        QString broken = text();
        const qsizetype at = broken.indexOf(QStringLiteral("\n  move"));
        QVERIFY(broken.contains(QStringLiteral("draw")));
        broken.replace(broken.indexOf(QStringLiteral("draw")), 4, QStringLiteral("darw"));
        Q_UNUSED(at);
        m_page->editor()->setPlainText(broken);
        compile();
        QCOMPARE(m_page->document().diagnostics().size(), std::size_t(1));
        QVERIFY(!m_page->head()->tryButton()->reason().isEmpty());
        QVERIFY(!m_page->editor()->extraSelections().isEmpty());
        QTest::mouseClick(
            m_page->problems()->list()->viewport(), Qt::LeftButton, {},
            m_page->problems()->list()->visualItemRect(m_page->problems()->list()->item(0)).center());
        QVERIFY(m_page->problems()->quickFixButton()->isVisible());
        QTest::mouseClick(m_page->problems()->quickFixButton(), Qt::LeftButton);
        compile();
        QVERIFY(m_page->document().diagnostics().empty());
        // The last hero that compiled stayed on the screen all the while.
        QVERIFY(m_page->document().hero());
    }

    /// A mend of several lines, and one of all lines, is one step to take back.
    void mendsReachFurtherThanTheirPlace()
    {
        QVERIFY(m_page->files().duplicate(QStringLiteral("dracula"), QStringLiteral("Vlad")));
        const QString whole = text();
        const auto mend = [&](const QString& broken) {
            m_page->editor()->setPlainText(broken);
            compile();
            QListWidget* list = m_page->problems()->list();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualItemRect(list->item(0)).center());
            QVERIFY(m_page->problems()->quickFixButton()->isVisible());
            QTest::mouseClick(m_page->problems()->quickFixButton(), Qt::LeftButton);
            compile();
            QVERIFY(m_page->document().diagnostics().empty());
            m_page->editor()->undo();
            QCOMPARE(text(), broken);
        };
        QString tabbed = whole;
        mend(tabbed.replace(QStringLiteral("\n    "), QStringLiteral("\n\t\t"))
                 .replace(QStringLiteral("\n  "), QStringLiteral("\n\t")));
        QString inLine = whole;
        static const QRegularExpression option(QStringLiteral("you may\n +"));
        QVERIFY(inLine.contains(option));
        mend(inLine.replace(inLine.indexOf(option), option.match(inLine).capturedLength(),
                            QStringLiteral("you may ")));
    }

    void completionOffersWhatMayStand()
    {
        QVERIFY(m_page->files().duplicate(QStringLiteral("dracula"), QStringLiteral("Vlad")));
        m_page->editor()->moveCursor(QTextCursor::End);
        line();
        QTest::keyClick(m_page->editor(), Qt::Key_Home);
        type(QStringLiteral("ca"));
        m_page->editor()->complete();
        QVERIFY(m_page->editor()->completer()->completionCount() > 0);
        QStringList offers;
        for (int row = 0; row < m_page->editor()->completer()->completionModel()->rowCount(); ++row)
            offers << m_page->editor()->completer()->completionModel()->index(row, 0).data().toString();
        QVERIFY2(!offers.filter(QStringLiteral("card")).isEmpty(), qPrintable(offers.join(u'|')));
        m_page->editor()->completer()->popup()->hide();
    }

    /// The list comes by itself, Tab takes its first offer whole, and Tab goes from gap to gap.
    void aWordingHasFieldsToTabThrough()
    {
        RulesEditor& editor = *newLine();
        QCompleter& list = *editor.completer();
        type(QStringLiteral("dea"));
        QVERIFY(list.popup()->isVisible());
        QVERIFY(!list.popup()->currentIndex().isValid());
        QTest::keyClick(list.popup(), Qt::Key_Tab);
        QCOMPARE(here(), QStringLiteral("    deal {damage} to {fighters}"));
        QCOMPARE(editor.textCursor().selectedText(), QStringLiteral("{damage}"));
        type(QStringLiteral("2 damage"));
        list.popup()->hide();
        QTest::keyClick(&editor, Qt::Key_Tab);
        QCOMPARE(here(), QStringLiteral("    deal 2 damage to {fighters}"));
        QCOMPARE(editor.textCursor().selectedText(), QStringLiteral("{fighters}"));
        list.popup()->hide();
        QTest::keyClick(&editor, Qt::Key_Backtab);
        QCOMPARE(editor.textCursor().selectedText(), QStringLiteral("2 damage"));
        list.popup()->hide();
        QTest::keyClick(&editor, Qt::Key_Tab);
        type(QStringLiteral("each opposing fighter"));
        list.popup()->hide();
        QTest::keyClick(&editor, Qt::Key_Tab); // behind the last gap the wording ends
        QVERIFY(!editor.textCursor().hasSelection());
        QVERIFY(editor.textCursor().atBlockEnd());
        compile();
        QVERIFY(m_page->document().diagnostics().empty());
    }

    /// A wording in a gap brings its own gaps; those behind it stay.
    void aGapTakesAWordingWithGaps()
    {
        RulesEditor& editor = *newLine();
        QCompleter& list = *editor.completer();
        type(QStringLiteral("dea"));
        QTest::keyClick(list.popup(), Qt::Key_Tab);
        type(QStringLiteral("da"));
        QVERIFY(list.popup()->isVisible());
        QTest::keyClick(list.popup(), Qt::Key_Tab);
        QVERIFY2(here().endsWith(QStringLiteral("deal damage equal to {number} to {fighters}")),
                 qPrintable(here()));
        QCOMPARE(editor.textCursor().selectedText(), QStringLiteral("{number}"));
        list.popup()->hide();
        QTest::keyClick(&editor, Qt::Key_Tab);
        QCOMPARE(editor.textCursor().selectedText(), QStringLiteral("{fighters}"));
        list.popup()->hide();
        QTest::keyClick(&editor, Qt::Key_Escape); // forgotten: Tab indents as ever
        QTest::keyClick(&editor, Qt::Key_End);
        QTest::keyClick(&editor, Qt::Key_Tab);
        QVERIFY(here().endsWith(QStringLiteral("{fighters}  ")));
    }

    /// Whoever only types is never given a word: Return ends the line while the list is open.
    void typingOnTakesNothing()
    {
        RulesEditor& editor = *newLine();
        type(QStringLiteral("draw 1 ca"));
        QVERIFY(editor.completer()->popup()->isVisible());
        QTest::keyClick(editor.completer()->popup(), Qt::Key_Return);
        QVERIFY(!editor.completer()->popup()->isVisible());
        QCOMPARE(editor.textCursor().block().previous().text(), QStringLiteral("    draw 1 ca"));
        type(QStringLiteral("# dea")); // nothing in a comment
        QVERIFY(!editor.completer()->popup()->isVisible());
    }

    void editsAreUndone()
    {
        QVERIFY(m_page->files().duplicate(QStringLiteral("medusa"), QStringLiteral("Stheno")));
        const QString before = text();
        m_page->editor()->goToLine(4);
        m_page->editor()->toggleComment();
        QVERIFY(text() != before);
        m_page->editor()->toggleComment();
        QCOMPARE(text(), before);
        m_page->undo();
        m_page->undo();
        QCOMPARE(text(), before);
        QVERIFY(m_page->editor()->format());
        QCOMPARE(text(), before); // shipped texts are canonical
        QVERIFY(m_page->editor()->findNext(QStringLiteral("after combat")));
        QVERIFY(!m_page->editor()->findNext(QStringLiteral("xyzzy")));
    }

    void filesAreSaved()
    {
        const QString path = m_folder->filePath(QStringLiteral("vlad.hero"));
        m_page->files().setAskers([](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; },
                                  [&](const QString&) { return path; });
        QVERIFY(m_page->files().duplicate(QStringLiteral("dracula"), QStringLiteral("Vlad")));
        QVERIFY(!m_page->files().duplicate(QStringLiteral("dracula"),
                                           QStringLiteral("Other"))); // unsaved, and the answer is "cancel"
        QSignalSpy tried(m_page.get(), &HeroEditorPage::tryRequested);
        QTRY_VERIFY(m_page->head()->tryButton()->reason().isEmpty());
        QTest::mouseClick(m_page->head()->tryButton(), Qt::LeftButton);
        QCOMPARE(tried.count(), 1);
        Diagnostics diagnostics;
        const auto hero = loadHero(path, diagnostics);
        QVERIFY(hero && hero->name.text() == "Vlad");
        QVERIFY(!m_page->document().modified());
        if (qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) {
            m_page->editor()->goToLine(60);
            QTest::qWait(200);
            m_page->grab().save(QStringLiteral("heroeditorpage.png"));
        }
    }
};

QTEST_MAIN(TestRulesPage)
#include "tst_heroeditorpage.moc"
