// SPDX-License-Identifier: GPL-3.0-or-later
// The rules editor: typing, problems as they come, mends, completion, outline, the card at the cursor, files.

#include "model/content/catalogue.h"
#include "model/items/workshop/outlinemodel.h"
#include "tests/support/lamplighter.h"
#include "views/cards/cardpainter.h"
#include "views/cards/cardwidget.h"
#include "views/theme/button.h"
#include "views/theme/style.h"
#include "views/workshop/rules/cardside.h"
#include "views/workshop/rules/drawinggallery.h"
#include "views/workshop/rules/drawingrow.h"
#include "views/workshop/rules/herodrawings.h"
#include "views/workshop/rules/heroeditorpage.h"
#include "views/workshop/rules/herohead.h"
#include "views/workshop/rules/herooutline.h"
#include "views/workshop/rules/heroproblems.h"
#include "views/workshop/rules/heroside.h"
#include "views/workshop/rules/languagefaces.h"
#include "views/workshop/rules/ruleseditor.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
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
        // The row of what the cursor is in is lit, and follows it.
        m_page->editor()->goToLine(1);
        QCOMPARE(m_page->outline()->currentIndex(), m_page->outline()->model()->index(0, 0));
        m_page->editor()->moveCursor(QTextCursor::End);
        QCOMPARE(m_page->outline()->nameAt(m_page->editor()->line()),
                 m_page->outline()->currentIndex().data(OutlineModel::NameRole).toString());
        QCOMPARE(m_page->outline()->currentIndex(), m_page->outline()->model()->index(1, 0));
        QVERIFY(m_page->head()->tryButton()->reason().isEmpty());
        QVERIFY(m_page->side()->card()->hints().contains(QStringLiteral("Spark")) ||
                !m_page->side()->card()->hints().isEmpty()); // thirty copies of one card
    }

    /// All four languages as they are printed where the text keeps its room, else one and a row to choose by.
    void theCardInEveryLanguage()
    {
        QVERIFY(m_page->files().duplicate(QStringLiteral("dracula"), QStringLiteral("Vlad")));
        compile();
        const LanguageFaces& faces = *m_page->side()->card()->faces();
        QTRY_VERIFY(faces.beside());
        for (const LanguageRow& row : languageTable) {
            const CardWidget* face = faces.face(row.language);
            QVERIFY(face->isVisible() && !faces.languageButton(row.language)->isVisible());
            QTRY_VERIFY(faces.rect().contains(face->geometry()));
        }
        QVERIFY(faces.face(Language::es)->card()->title != faces.face(Language::en)->card()->title ||
                faces.face(Language::es)->card()->spoken() != faces.face(Language::en)->card()->spoken());
        m_page->resize(904, 560);
        QTRY_VERIFY(!faces.beside());
        QVERIFY(faces.face(Language::en)->isVisible() && !faces.face(Language::fr)->isVisible());
        QTest::mouseClick(faces.languageButton(Language::fr), Qt::LeftButton);
        QVERIFY(!faces.face(Language::en)->isVisible() && faces.face(Language::fr)->isVisible());
        QTRY_VERIFY(faces.rect().contains(faces.face(Language::fr)->geometry()));
    }

    /// Nothing is out of sight to the right, and what goes on below is further in than where it begins.
    void longLinesGoOnBelow()
    {
        RulesEditor* editor = m_page->editor();
        const QString line =
            QStringLiteral("    draw 1 card and then ") + QStringLiteral("wait here ").repeated(20);
        m_page->document().adopt(QStringLiteral("hero \"Stub\"\n  health 10\n") + line +
                                 QStringLiteral("\nend\n"));
        for (const int width : {1220, 900, 1220}) {
            m_page->resize(width, 760);
            QTest::qWait(10);
            QCOMPARE(editor->horizontalScrollBar()->maximum(), 0);
            const QTextBlock block = editor->QPlainTextEdit::document()->findBlockByNumber(2);
            QTextCursor cursor(block);
            const QRect begin = editor->cursorRect(cursor);
            const QTextLayout& lines = *block.layout();
            QVERIFY(lines.lineCount() > 1);
            const qreal indent = lines.lineAt(0).cursorToX(4) - lines.lineAt(0).x();
            for (int row = 1; row < lines.lineCount(); ++row) {
                QVERIFY(lines.lineAt(row).x() > lines.lineAt(0).x() + indent);
                QVERIFY(lines.lineAt(row).x() + lines.lineAt(row).naturalTextWidth() <=
                        editor->viewport()->width());
            }
            cursor.movePosition(QTextCursor::EndOfBlock);
            QVERIFY(editor->viewport()->rect().contains(editor->cursorRect(cursor)));
            // The line after it begins below all of it.
            const QTextCursor next(block.next());
            QCOMPARE(editor->cursorRect(next).top() - begin.top(), lines.lineCount() * begin.height());
        }
    }

    /// A card in all languages is in sight at once, whatever is drawn above it.
    void allFacesAreInSight()
    {
        m_page->document().adopt(test::lamplighterText());
        compile();
        for (const QSize size : {QSize(1224, 725), QSize(1500, 820), QSize(1864, 1005)})
            for (const char* words : {"hero \"", "card \""}) {
                m_page->resize(size);
                m_page->editor()->moveCursor(QTextCursor::Start);
                QVERIFY(m_page->editor()->findNext(QLatin1String(words)));
                QTest::qWait(20);
                const CardSide& side = *m_page->findChild<CardSide*>();
                QVERIFY(side.faces()->beside());
                for (const LanguageRow& row : languageTable) {
                    const CardWidget& face = *side.faces()->face(row.language);
                    const QRect place(face.mapTo(side.viewport(), QPoint()), face.size());
                    const int shadow = static_cast<int>(CardPainter::margins().bottom());
                    QVERIFY2(place.bottom() - shadow < side.viewport()->height(),
                             qPrintable(QStringLiteral("%1x%2: %3")
                                            .arg(size.width())
                                            .arg(size.height())
                                            .arg(place.bottom() - shadow - side.viewport()->height())));
                }
            }
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
            m_page->grab().save(qEnvironmentVariable("FABLETOP_KEEP_PICTURES") +
                                QStringLiteral("/heroeditorpage.png"));
        }
    }

    /// What is drawn is shown beside the text, picked by sight and written as a line; undone in one step.
    void figuresArePickedBySight()
    {
        m_page->document().adopt(
            QStringLiteral("hero \"Mara\"\n  health 10, move 2, melee\n\ncard \"One\" x30\n"
                           "  scheme, boost 1, for any\n  when played\n    draw 1 card\n"));
        DrawingRow* row = m_page->side()->card()->drawings();
        m_page->editor()->goToLine(2);
        QVERIFY(row->isVisible() && row->button(Word::figureAttr)->isVisible());
        QVERIFY(!row->button(Word::pictureAttr)->isVisible());
        const QString before = text();
        DrawingGallery* gallery = m_page->drawings()->offer(Word::figureAttr);
        QVERIFY(gallery);
        QCOMPARE(gallery->list()->count(), 12);
        gallery->filter()->setText(QStringLiteral("drag"));
        for (int at = 0; at < gallery->list()->count(); ++at)
            QCOMPARE(gallery->list()->item(at)->isHidden(),
                     gallery->list()->item(at)->text() != QStringLiteral("dragon"));
        Q_EMIT gallery->list()->itemActivated(
            gallery->list()->findItems(QStringLiteral("dragon"), Qt::MatchExactly).front());
        QVERIFY(text().contains(QStringLiteral("melee\n  figure \"dragon\"\n")));
        compile();
        QCOMPARE(row->look().drawing.stem, QStringLiteral("stock/dragon"));
        m_page->editor()->undo();
        QCOMPARE(text(), before);
        m_page->editor()->goToLine(5);
        QVERIFY(row->button(Word::pictureAttr)->isVisible() && !row->button(Word::figureAttr)->isVisible());
        row->button(Word::pictureAttr)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        gallery = m_page->findChild<DrawingGallery*>();
        QVERIFY(gallery && gallery->list()->count() > 100);
        gallery->reject();
        QCOMPARE(text(), before);
        m_page->editor()->goToLine(1);
        QVERIFY(m_page->drawings()->offer(Word::figureAttr));
    }

    /// A picture from elsewhere is looked at, copied beside the hero under a name that the text may have, and
    /// goes along to another folder. One that is no picture stays where it is.
    void picturesOfOnesOwn()
    {
        QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(QStringLiteral("My Figure.PNG"));
        QImage image(30, 40, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(path, "PNG"));
        const QString file = m_folder->filePath(QStringLiteral("mara.hero"));
        m_page->document().adopt(QStringLiteral("hero \"Mara\"\n  health 10, move 2, melee\n"));
        m_page->files().setAskers([](const QString&, const auto&) { return FileAnswer::save; },
                                  [&](const QString&) { return file; });
        m_page->drawings()->setAsker([&](const QString&, const QString&) { return path; });
        m_page->editor()->goToLine(1);
        m_page->drawings()->takeFile(Word::figureAttr);
        QVERIFY(text().contains(QStringLiteral("  figure \"my-figure.png\"")));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("my-figure.png"))));
        compile();
        QVERIFY(m_page->side()->card()->drawings()->look().drawing.ownFigure);
        // The same once more is the same; another of that name is another.
        m_page->drawings()->takeFile(Word::figureAttr);
        QVERIFY(text().contains(QStringLiteral("figure \"my-figure.png\"")));
        image.fill(Qt::blue);
        QVERIFY(image.save(path, "PNG"));
        m_page->drawings()->takeFile(Word::figureAttr);
        QVERIFY(text().contains(QStringLiteral("figure \"my-figure-2.png\"")));
        compile();
        QVERIFY(m_page->document().diagnostics().size() == 1); // no cards yet
        const QString other = elsewhere.filePath(QStringLiteral("mara.hero"));
        m_page->files().setAskers([](const QString&, const auto&) { return FileAnswer::save; },
                                  [&](const QString&) { return other; });
        QVERIFY(m_page->files().saveAs());
        QVERIFY(QFile::exists(elsewhere.filePath(QStringLiteral("my-figure-2.png"))));

        const QString before = text();
        QSignalSpy told(&m_page->files(), &DocumentFiles::told);
        QFile none(elsewhere.filePath(QStringLiteral("none.png")));
        QVERIFY(none.open(QIODevice::WriteOnly) && none.write("none") == 4);
        none.close();
        m_page->drawings()->setAsker([&](const QString&, const QString&) { return none.fileName(); });
        m_page->drawings()->takeFile(Word::figureAttr);
        QCOMPARE(text(), before);
        QCOMPARE(told.size(), 1);
    }
};

QTEST_MAIN(TestRulesPage)
#include "tst_heroeditorpage.moc"
