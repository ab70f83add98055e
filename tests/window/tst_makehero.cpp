// SPDX-License-Identifier: GPL-3.0-or-later
// A hero from nothing: begun with the wizard, written in the editor, tried, shaken, compared; each with the
// hands of a person.

#include "app/window/application.h"
#include "model/content/scenarios/scenariorunner.h"
#include "model/match/record/matchfile.h"
#include "tests/support/fulldisk.h"
#include "tests/support/lamplighter.h"
#include "tests/window/windowhand.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/pickbuttons.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/numberfield.h"
#include "views/theme/style.h"
#include "views/workshop/files/headtabs.h"
#include "views/workshop/packages/packageview.h"
#include "views/workshop/packages/packsheet.h"
#include "views/workshop/reference/referencepanel.h"
#include "views/workshop/rules/findbar.h"
#include "views/workshop/rules/herohead.h"
#include "views/workshop/rules/heroproblems.h"
#include "views/workshop/rules/heroside.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/rules/rulesfolding.h"
#include "views/workshop/rules/rulesgutter.h"
#include "views/workshop/rules/wizard/deckpage.h"
#include "views/workshop/rules/wizard/namespage.h"
#include "views/workshop/rules/wizard/newherowizard.h"
#include "views/workshop/trials/sandboxpage.h"
#include "views/workshop/trials/shakepage.h"
#include "views/workshop/trials/versionspage.h"
#include "views/workshop/workshophub.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace fabletop;

class TestMakeHero : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    PassingSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

    HeroWorkspace* bench() { return pageOf<WorkshopHub>(*m_window)->heroes(); }
    HeroEditorPage* page() { return bench()->editor(); }
    RulesEditor* editor() { return page()->editor(); }
    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    void turnTo(HeroWorkspace::Mode mode)
    {
        QTabBar* tabs = bench()->modes();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(static_cast<int>(mode)).center());
    }
    /// Types a whole text as a person does; the editor keeps the indent of the line before.
    void typeText(const QString& text)
    {
        qsizetype indent = 0;
        const QStringList lines = text.split(u'\n');
        for (const QString& line : lines) {
            const qsizetype wanted =
                std::find_if(line.begin(), line.end(), [](QChar c) { return c != u' '; }) - line.begin();
            for (; indent > wanted; --indent)
                QTest::keyClick(editor(), Qt::Key_Backspace);
            for (; indent < wanted; ++indent)
                QTest::keyClick(editor(), Qt::Key_Space);
            // Letters beyond ASCII come from an input method.
            QInputMethodEvent words;
            words.setCommitString(line.mid(wanted));
            QCoreApplication::sendEvent(editor(), &words);
            if (&line != &lines.back()) QTest::keyClick(editor(), Qt::Key_Return);
        }
    }
    void keep(const char* name)
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) return;
        QTest::qWait(400); // what fades in has come
        m_window->grab().save(QStringLiteral("makehero-%1.png").arg(QLatin1String(name)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(m_settings, MatchStore(m_folder->path()), m_theme);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->turnTo(pageid::workshop);
        pageOf<WorkshopHub>(*m_window)->goTo(QStringLiteral("heroes"));
        page()->files().setAskers(
            [](const QString&, const QList<FileAnswer>&) { return FileAnswer::discard; },
            [this](const QString&) { return m_folder->filePath(QStringLiteral("heroes/lamplighter.hero")); });
    }
    void cleanup() { m_window.reset(); }

    void theWizardMakesAHeroThatPlays()
    {
        const QPointer<NewHeroWizard> wizard = page()->beginNew();
        QVERIFY(wizard);
        QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled()); // without a name nobody goes on
        QTest::keyClicks(wizard->numbers()->name(), QStringLiteral("Lamplighter"));
        wizard->numbers()->health()->setValue(15);
        keep("wizard-behind");
        click(wizard->button(QWizard::NextButton));
        click(wizard->sidekicks()->addButton());
        QTest::keyClicks(wizard->sidekicks()->rows().front()->name(), QStringLiteral("Lamplighter"));
        QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled()); // two fighters of one name
        wizard->sidekicks()->rows().front()->name()->clear();
        QTest::keyClicks(wizard->sidekicks()->rows().front()->name(), QStringLiteral("Cat"));
        click(wizard->button(QWizard::NextButton));
        QCOMPARE(wizard->deck()->cards()->count(), 11);
        click(wizard->deck()->choices()->button(1));
        if (qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES"))
            wizard->grab().save(QStringLiteral("makehero-wizard.png"));
        click(wizard->button(QWizard::NextButton));
        QTest::keyClicks(wizard->names()->fields()[0][0], QStringLiteral("Farolero"));
        QTest::keyClicks(wizard->names()->fields()[1][1], QStringLiteral("Chatte"));
        click(wizard->button(QWizard::FinishButton));
        const auto& hero = page()->document().hero();
        QVERIFY(hero && page()->document().diagnostics().empty());
        QCOMPARE(hero->deckSize(), 30);
        QCOMPARE(int(hero->fighters[0].health), 15);
        QCOMPARE(hero->name.text(Language::es), std::string("Farolero"));
        QCOMPARE(hero->fighters[1].name.text(Language::fr), std::string("Chatte"));
        QVERIFY(editor()->toPlainText().startsWith(QStringLiteral("hero \"Lamplighter\"")));
    }

    void typedTriedShakenAndCompared()
    {
        editor()->setFocus();
        typeText(test::lamplighterText());
        page()->document().compileNow();
        QVERIFY2(page()->document().diagnostics().empty(),
                 qPrintable(page()->problems()->list()->item(0)->text()));
        QCOMPARE(editor()->toPlainText(), test::lamplighterText());
        QCOMPARE(page()->document().hero()->deckSize(), 30);
        QVERIFY(page()->save());
        keep("text");

        // The card at the cursor is on the table, in hand, and can be played by mouse.
        editor()->goToLine(
            static_cast<int>(test::lamplighterText()
                                 .left(test::lamplighterText().indexOf(QStringLiteral("card \"Scratch\"")))
                                 .count(u'\n')) +
            1);
        click(page()->head()->tryCardButton());
        QCOMPARE(bench()->mode(), HeroWorkspace::Mode::sandbox);
        QCOMPARE(bench()->sandbox()->cardBox()->currentText(), QStringLiteral("Scratch"));
        Match* match = bench()->sandbox()->match();
        QVERIFY(match);
        QTRY_VERIFY(bench()->sandbox()->table()->atRest());
        // A token of a hero without art shows its letter instead of nothing.
        const auto& tokens = bench()->sandbox()->table()->board()->look().tokens;
        QVERIFY(!tokens.empty());
        for (const TokenLook& token : tokens)
            QCOMPARE(token.initial, QStringLiteral("L"));
        keep("sandbox");
        const auto attack =
            std::find_if(match->options().begin(), match->options().end(), [](const Decision& one) {
                return one.verb == Verb::attack && one.card == CardId{1};
            });
        QVERIFY(attack != match->options().end());
        QVERIFY(!match->decide(Decision(*attack)));
        QVERIFY(match->timeline().last() == 1);
        bench()->sandbox()->setPathAsker(
            [this](const QString&) { return m_folder->filePath(QStringLiteral("kept.json")); });
        click(bench()->sandbox()->keepButton());
        QCOMPARE(runScenarioFile(m_folder->filePath(QStringLiteral("kept.json"))).passed, 1);
        click(bench()->sandbox()->againButton());
        QCOMPARE(bench()->sandbox()->match()->timeline().last(), 0);

        turnTo(HeroWorkspace::Mode::shake);
        bench()->shake()->setGames(60);
        click(bench()->shake()->startButton());
        QVERIFY(bench()->shake()->running());
        QTRY_VERIFY_WITH_TIMEOUT(!bench()->shake()->running(), 60'000);
        QVERIFY2(bench()->shake()->result().startsWith(QStringLiteral("Nothing went wrong")),
                 qPrintable(bench()->shake()->result()));
        QVERIFY(!bench()->shake()->openButton()->isVisible());
        keep("shake");

        turnTo(HeroWorkspace::Mode::text);
        editor()->selectAll();
        editor()->insertPlainText(test::lamplighterText().replace(
            QStringLiteral("attack 4, boost 2, for any"), QStringLiteral("attack 5, boost 2, for any")));
        turnTo(HeroWorkspace::Mode::versions);
        QVERIFY2(bench()->versions()->words().contains(QStringLiteral("Flare")),
                 qPrintable(bench()->versions()->words()));
        QVERIFY(!bench()->versions()->words().contains(QStringLiteral("Scratch")));
        keep("versions");
    }

    void packedInstalledUnderAFreshUserAndPlayed()
    {
        editor()->setFocus();
        typeText(test::lamplighterText());
        const QString file = m_folder->filePath(QStringLiteral("lamplighter.fabletop"));
        PackagesPage* packages = pageOf<WorkshopHub>(*m_window)->packages();
        packages->setAskers([](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; },
                            [file](const QString&) { return file; },
                            [](const QString&, const QString&) { return QString(); });
        page()->files().pack();
        QVERIFY(packages->packing() && packages->isVisible());
        packages->sheet()->authorField()->setText(QStringLiteral("Ana"));
        keep("pack");
        click(packages->sheet()->packButton());
        QVERIFY2(QFileInfo::exists(file), qPrintable(packages->sheet()->problems()));
        m_window.reset();

        // Somebody else opens the file: nothing of the author's folder is there.
        const QTemporaryDir fresh;
        PassingSettings settings;
        settings.setSpeed(0);
        m_window = std::make_unique<MainWindow>(settings, MatchStore(fresh.path()), m_theme);
        m_window->resize(1280, 800);
        m_window->show();
        pageOf<TablePage>(*m_window)->setSpeed(0);
        QVERIFY(m_window->open(file));
        PackagesPage* theirs = pageOf<WorkshopHub>(*m_window)->packages();
        QVERIFY(theirs->view()->words().join(u'\n').contains(QStringLiteral("Lamplighter")));
        keep("install");
        click(theirs->view()->installButton());
        m_window->turnTo(pageid::newMatch);
        MatchPlan plan = newMatchOf(*m_window)->plan();
        const QStringList installed =
            QDir(fresh.path()).entryList({QStringLiteral("*")}, QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY2(installed.contains(QStringLiteral("packages")), qPrintable(installed.join(u' ')));
        HeroPick* chosen = nullptr;
        for (HeroPick* pick : newMatchOf(*m_window)->heroes(0))
            if (pick->choice().endsWith(QStringLiteral("lamplighter.hero"))) chosen = pick;
        QVERIFY(chosen);
        click(chosen);
        plan = newMatchOf(*m_window)->plan();
        plan.seats[0].player = plan.seats[1].player = QStringLiteral("greedy1");
        plan.seed = 3;
        newMatchOf(*m_window)->setPlan(plan);
        click(newMatchOf(*m_window)->startButton());
        QVERIFY2(m_window->session().match(), qPrintable(newMatchOf(*m_window)->startButton()->reason()));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->session().match()->timeline().last() >= 10 ||
                                     m_window->session().match()->over(),
                                 60'000);
        QCOMPARE(m_window->session().match()->rules().hero(SeatId{0}).id, std::string("lamplighter"));
        // The match carries the hero: it is whole without the package.
        const Verification proof = verifyMatch(m_window->session().match()->path());
        QVERIFY(proof.verified);
        m_window.reset();
    }

    /// Where nothing is listed, the page says what will be, and leads to it.
    void versionsWithNothingToList()
    {
        VersionsPage& versions = *bench()->versions();
        EmptyState& empty = *versions.emptyState();
        editor()->setFocus();
        typeText(QStringLiteral("hero \"Nobody\"\n  health 14, mvoe 2, melee\n"));
        turnTo(HeroWorkspace::Mode::versions);
        QVERIFY(empty.isVisible());
        QVERIFY(!empty.title().isEmpty() && !empty.sentence().isEmpty());
        click(empty.actButton()); // first of all the text has to be right
        QCOMPARE(bench()->mode(), HeroWorkspace::Mode::text);
        page()->document().adopt(test::lamplighterText());
        turnTo(HeroWorkspace::Mode::versions);
        QVERIFY(empty.isVisible());
        const QString path = m_folder->filePath(QStringLiteral("older.hero"));
        QVERIFY(test::put(path, test::lamplighterText()
                                    .replace(QStringLiteral("health 14"), QStringLiteral("health 11"))
                                    .toUtf8()));
        versions.setChooser([path] { return path; });
        click(empty.actButton());
        QVERIFY(!empty.isVisible());
        QVERIFY2(versions.words().contains(QStringLiteral("14")), qPrintable(versions.words()));
        QVERIFY2(versions.words().startsWith(QStringLiteral("1 change")), qPrintable(versions.words()));
        keep("changes");
    }

    void mistakesHinderTrialsAndSayWhy()
    {
        editor()->setFocus();
        typeText(QStringLiteral("hero \"Nobody\"\n  health 14, mvoe 2, melee\n"));
        page()->document().compileNow();
        QVERIFY(!page()->head()->tryCardButton()->usable());
        turnTo(HeroWorkspace::Mode::sandbox);
        QVERIFY(!bench()->sandbox()->match());
        turnTo(HeroWorkspace::Mode::shake);
        QVERIFY(!bench()->shake()->startButton()->usable());
    }

    void theReferenceStandsBesideTheText()
    {
        page()->document().adopt(test::lamplighterText());
        QTextCursor cursor = editor()->document()->find(QStringLiteral("recovers 2 health"));
        cursor.setPosition(cursor.selectionStart() + 1);
        editor()->setTextCursor(cursor);
        editor()->setFocus();
        QTest::keyClick(editor(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(page()->side()->reference()->isVisible());
        QVERIFY2(page()->side()->reference()->key().contains(QStringLiteral("recover")),
                 qPrintable(page()->side()->reference()->key()));
        QVERIFY(!page()->side()->reference()->help().isEmpty());
        keep("reference");
        click(page()->side()->reference()->insertButton());
        QVERIFY(editor()->toPlainText().size() > test::lamplighterText().size());
        editor()->undo();
        QCOMPARE(editor()->toPlainText(), test::lamplighterText());
    }

    void completionLeadsFromAnEmptyPage()
    {
        editor()->setFocus();
        QTest::keyClick(editor(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(editor()->completer()->popup()->isVisible());
        QStringList offers;
        const QAbstractItemModel& model = *editor()->completer()->completionModel();
        for (int row = 0; row < model.rowCount(); ++row) {
            offers << model.index(row, 0).data().toString();
            QVERIFY2(!model.index(row, 0).data(Qt::ToolTipRole).toString().isEmpty(),
                     qPrintable(offers.last())); // each with its help
        }
        QVERIFY2(offers.filter(QStringLiteral("hero")).size() > 0, qPrintable(offers.join(u'|')));
        QTest::keyClick(editor()->completer()->popup(), Qt::Key_Escape);
    }

    void namesOfStrangersAreNoMarkup()
    {
        page()->document().adopt(test::lamplighterText().replace(
            QStringLiteral("Lamplighter"), QStringLiteral("<b>Bold</b> <img src=/x.png>")));
        for (const HeroWorkspace::Mode mode :
             {HeroWorkspace::Mode::shake, HeroWorkspace::Mode::balance, HeroWorkspace::Mode::text})
            turnTo(mode);
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible()) QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
    }

    void aTextWithAByteOrderMarkIsRead()
    {
        QFile file(m_folder->filePath(QStringLiteral("marked.hero")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\xEF\xBB\xBF" + test::lamplighterText().toUtf8());
        file.close();
        Diagnostics problems;
        QVERIFY(loadHero(file.fileName(), problems));
        QVERIFY(page()->open(file.fileName()));
        QVERIFY(page()->document().diagnostics().empty());
    }

    void aBrokenHeroFileLeadsIntoTheWorkshop()
    {
        QFile file(m_folder->filePath(QStringLiteral("broken.hero")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("hero \"Broken\"\n  health many\n");
        file.close();
        QVERIFY(!m_window->open(file.fileName()));
        Button* mend = nullptr;
        for (Button* button : m_window->findChildren<Button*>())
            if (button->isVisible() && button->text().contains(QStringLiteral("Workshop"))) mend = button;
        QVERIFY(mend);
        click(mend);
        QCOMPARE(page()->document().path(), file.fileName());
        QVERIFY(page()->problems()->list()->count() > 0);
    }

    void blocksAreFoldedAway()
    {
        page()->document().adopt(test::lamplighterText());
        const int line =
            static_cast<int>(test::lamplighterText()
                                 .left(test::lamplighterText().indexOf(QStringLiteral("card \"Scratch\"")))
                                 .count(u'\n')) +
            1;
        QVERIFY(!editor()->folding().folded(line));
        editor()->folding().setFolded(line, true);
        QVERIFY(editor()->folding().folded(line));
        QVERIFY(!editor()->document()->findBlockByNumber(line).isVisible());
        QCOMPARE(editor()->toPlainText(), test::lamplighterText()); // the text is whole
        editor()->goToLine(line + 2);                               // whoever goes there sees it
        QVERIFY(!editor()->folding().folded(line));
        // A click on the mark in the gutter.
        editor()->goToLine(line);
        QRectF place;
        editor()->forEachVisibleLine(editor()->viewport()->rect(),
                                     [&](const QTextBlock& block, const QRectF& where) {
                                         if (block.blockNumber() + 1 == line) place = where;
                                     });
        QTest::mouseClick(editor()->gutter(), Qt::LeftButton, {},
                          QPoint(editor()->gutter()->width() - 6, static_cast<int>(place.center().y())));
        QVERIFY(editor()->folding().folded(line));
        editor()->folding().foldAll(true);
        editor()->folding().foldAll(false);
        for (QTextBlock block = editor()->document()->begin(); block.isValid(); block = block.next())
            QVERIFY(block.isVisible());
    }

    void foundAndReplaced()
    {
        page()->document().adopt(test::lamplighterText());
        editor()->setFocus();
        QTest::keySequence(editor(), QKeySequence(QKeySequence::Find));
        QVERIFY(page()->findChild<FindBar*>()->isVisible());
        QTest::keyClicks(page()->findChild<FindBar*>()->words(), QStringLiteral("Cat"));
        QTest::keyClick(page()->findChild<FindBar*>()->words(), Qt::Key_Return);
        QCOMPARE(editor()->textCursor().selectedText(), QStringLiteral("Cat"));
        QTest::keyClicks(page()->findChild<FindBar*>()->others(), QStringLiteral("Owl"));
        click(page()->findChild<FindBar*>()->allButton());
        QVERIFY(!editor()->toPlainText().contains(QStringLiteral("Cat")));
        QVERIFY(editor()->toPlainText().contains(QStringLiteral("for Owl")));
        editor()->undo(); // one step
        QCOMPARE(editor()->toPlainText(), test::lamplighterText());
        QTest::keyClick(page()->findChild<FindBar*>()->words(), Qt::Key_Escape);
        QVERIFY(!page()->findChild<FindBar*>()->isVisible());
    }

    void aTextThatWasNotSavedComesBack()
    {
        page()->document().adopt(test::lamplighterText());
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(m_folder->filePath(QStringLiteral("heroes")))
                                      .entryList({QStringLiteral("*.autosave")})
                                      .isEmpty(),
                                 10'000);
        m_window.reset(); // nobody saved
        m_window = std::make_unique<MainWindow>(m_settings, MatchStore(m_folder->path()), m_theme);
        m_window->turnTo(pageid::workshop);
        page()->files().setAskers(
            [](const QString&, const QList<FileAnswer>&) { return FileAnswer::bringBack; },
            [](const QString&) { return QString(); });
        pageOf<WorkshopHub>(*m_window)->goTo(QStringLiteral("heroes"));
        QTRY_COMPARE(page()->document().text(), test::lamplighterText());
        QVERIFY(page()->document().modified());
        page()->files().setAskers(
            [](const QString&, const QList<FileAnswer>&) { return FileAnswer::discard; },
            [](const QString&) { return QString(); });
        QVERIFY(page()->mayLeave());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("heroes")))
                    .entryList({QStringLiteral("*.autosave")})
                    .isEmpty());
    }
};

QTEST_MAIN(TestMakeHero)
#include "tst_makehero.moc"
