// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set by mouse and key: the form, its undo, its files; then played by, and read in the rulebook.

#include "tests/match/duel.h"
#include "views/pages/start/newmatchpage.h"
#include "views/preferences/settings.h"
#include "views/rulebook/bookview.h"
#include "views/rulebook/rulebookpage.h"
#include "views/theme/button.h"
#include "views/theme/numberfield.h"
#include "views/theme/rulelink.h"
#include "views/theme/style.h"
#include "views/theme/switchbutton.h"
#include "views/workshop/rulesets/rulereader.h"
#include "views/workshop/rulesets/ruleseteditorpage.h"
#include "views/workshop/rulesets/rulesethead.h"
#include "views/workshop/rulesets/rulesetrow.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace fabletop;

class TestRulesetPage : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RuleSetEditorPage> m_page;

    RuleSetRow* row(const char* key)
    {
        for (RuleSetRow* one : m_page->rows())
            if (&one->field() == findRuleField(key)) return one;
        return nullptr;
    }
    int value(const char* key) { return m_page->document().value(*findRuleField(key)); }
    /// Types over what stands in the field; `meant`: and confirms it.
    void type(const char* key, const char* digits, bool meant = true)
    {
        QSpinBox* box = row(key)->number();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QLatin1String(digits));
        if (meant) QTest::keyClick(box, Qt::Key_Return);
    }
    void typeSharp()
    {
        type("hand_limit", "5");
        type("actions", "3");
        type("exhaustion_damage", "1");
    }
    QString sharpFile()
    {
        const QString path = m_folder->filePath(QStringLiteral("sharp.rules"));
        RuleSet rules{"sharp", "Short and sharp", {}};
        rules.numbers.handLimit = 5;
        rules.numbers.actions = 3;
        rules.numbers.exhaustionDamage = 1;
        return saveRuleSet(path, rules) ? QString() : path;
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
        m_page = std::make_unique<RuleSetEditorPage>(m_theme, Language::en, m_folder->path());
        m_page->resize(1200, 720);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->activateWindow();
    }
    void cleanup()
    {
        m_page.reset();
        m_folder.reset();
    }

    /// Every number has its row, and nothing is marked before anything was changed.
    void aRowANumber()
    {
        QCOMPARE(m_page->rows().size(), ruleFields().size());
        for (RuleSetRow* one : m_page->rows()) {
            QVERIFY(!one->changed());
            QVERIFY(one->resetButton()->isHidden());
            QVERIFY((one->number() != nullptr) != (one->flag() != nullptr));
            const QWidget* field = one->number() ? static_cast<QWidget*>(one->number()) : one->flag();
            QVERIFY(!field->accessibleName().isEmpty() && !field->accessibleDescription().isEmpty());
            QVERIFY(one->rect().contains(one->resetButton()->geometry()));
            QSignalSpy rules(m_page.get(), &RuleSetEditorPage::ruleRequested);
            QTest::mouseClick(one->clauseButton(), Qt::LeftButton);
            QCOMPARE(rules.size(), 1);
            QCOMPARE(rules.front().front().toString(), QString::fromUtf8(one->field().clause));
        }
        QCOMPARE(m_page->head()->text(), QStringLiteral("Same as the standard rules"));
        QVERIFY(m_page->resetAllButton()->isHidden());
        QVERIFY(!m_page->buttons()->undoButton()->reason().isEmpty());
    }

    /// Fields, standards and clauses stand in columns, whatever their words; the rows are alike.
    void theRowsStandInColumns()
    {
        for (const int width : {880, 1200, 1800}) {
            m_page->resize(width, 720);
            QTest::qWait(10);
            const RuleSetRow& first = *m_page->rows().front();
            for (RuleSetRow* one : m_page->rows()) {
                const QWidget* field = one->number() ? static_cast<QWidget*>(one->number()) : one->flag();
                QCOMPARE(one->x(), first.x());
                QCOMPARE(one->width(), first.width());
                QCOMPARE(field->x(), first.number()->x());
                QCOMPARE(one->clauseButton()->geometry().right(), one->width() - 1); // as the line below it
                QCOMPARE(one->resetButton()->x(), first.resetButton()->x());
                QVERIFY(one->rect().contains(one->resetButton()->geometry()));
            }
        }
    }

    /// The rulebook beside the form is open at the number that is looked at, and reads with it.
    void theRuleIsReadBesideItsNumber()
    {
        const RuleReader& reader = *m_page->reader();
        QVERIFY(reader.isVisible());
        row("hand_limit")->number()->setFocus();
        QCOMPARE(reader.rule(), QString::fromUtf8(row("hand_limit")->field().clause));
        const QString before = reader.text();
        QVERIFY(!before.isEmpty());
        type("hand_limit", "9");
        QVERIFY(reader.text() != before);
        row("reshuffle")->flag()->setFocus();
        QCOMPARE(reader.rule(), QString::fromUtf8(row("reshuffle")->field().clause));
        // Where the form needs all of the width it has it.
        m_page->resize(900, 640);
        QTRY_VERIFY(!reader.isVisible());
        QSignalSpy rules(m_page.get(), &RuleSetEditorPage::ruleRequested);
        row("reshuffle")->clauseButton()->click();
        QCOMPARE(rules.size(), 1);
    }

    void changedAndReset()
    {
        typeSharp();
        QTest::mouseClick(row("reshuffle")->flag(), Qt::LeftButton, {},
                          QPoint(8, row("reshuffle")->flag()->height() / 2));
        QCOMPARE(m_page->document().changes().size(), 4);
        QCOMPARE(m_page->document().undoStack().count(), 4);
        QVERIFY(m_page->head()->text().startsWith(u'4'));
        QVERIFY(row("actions")->changed() && !row("actions")->resetButton()->isHidden());
        QTest::mouseClick(row("actions")->resetButton(), Qt::LeftButton);
        QCOMPARE(value("actions"), 2);
        QCOMPARE(row("actions")->number()->value(), 2);
        QVERIFY(row("actions")->resetButton()->isHidden());
        QTest::mouseClick(m_page->resetAllButton(), Qt::LeftButton);
        QVERIFY(m_page->document().changes().empty());
        QTest::mouseClick(m_page->buttons()->undoButton(), Qt::LeftButton);
        QCOMPARE(value("hand_limit"), 5);
        QVERIFY(row("reshuffle")->flag()->isChecked());
    }

    /// The accent bar of a changed row is on the screen, and only there.
    void theBarIsSeen()
    {
        const QColor accent = m_theme->color(Tone::accent);
        typeSharp();
        for (RuleSetRow* one : m_page->rows()) {
            const QImage picture = one->grab().toImage();
            QCOMPARE(picture.pixelColor(1, picture.height() / 2) == accent, one->changed());
        }
    }

    /// Undo belongs to the page wherever the focus is, and knows of words that were only typed.
    void undoByKey()
    {
        type("hand_limit", "5");
        type("actions", "3", false);
        QCOMPARE(value("actions"), 2); // not yet meant
        QTest::keyClick(row("actions")->number(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(value("actions"), 2);
        QCOMPARE(row("actions")->number()->value(), 2);
        QTest::keyClick(row("actions")->number(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(value("hand_limit"), 7);
        QTest::keyClick(row("reshuffle")->flag(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(value("hand_limit"), 5);
        QTest::keyClick(m_page->nameField(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(value("actions"), 3);
        QTest::keyClick(row("late_end_check")->flag(), Qt::Key_Space);
        QCOMPARE(value("late_end_check"), 1);
        QTest::keyClick(row("hand_limit")->number(), Qt::Key_Up);
        QCOMPARE(value("hand_limit"), 6);
    }

    /// Nobody turns a number by scrolling over it.
    void theWheelScrolls()
    {
        m_page->nameField()->setFocus();
        QSpinBox* box = row("hand_limit")->number();
        QWheelEvent wheel(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &wheel);
        QCOMPARE(value("hand_limit"), 7);
    }

    void filesAndQuestions()
    {
        QList<FileAnswer> answers;
        int asked = 0;
        m_page->files().setAskers(
            [&](const QString& question, const QList<FileAnswer>& offered) {
                ++asked;
                if (question.isEmpty() || !offered.contains(FileAnswer::cancel))
                    qFatal("a question without a way out");
                return answers.isEmpty() ? FileAnswer::cancel : answers.takeFirst();
            },
            [](const QString& proposal) { return proposal; });
        m_page->nameField()->setFocus();
        m_page->nameField()->selectAll();
        QTest::keyClicks(m_page->nameField(), QStringLiteral("Short and sharp"));
        typeSharp();
        QVERIFY(m_page->title().startsWith(QStringLiteral("• ")));
        QSignalSpy informed(m_page.get(), &RuleSetEditorPage::informed);
        QTest::keyClick(m_page.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(informed.size(), 1);
        const QString path = m_folder->filePath(QStringLiteral("short-and-sharp.rules"));
        QCOMPARE(m_page->document().path(), path);
        QCOMPARE(m_page->title(), QStringLiteral("short-and-sharp.rules"));
        Diagnostics diagnostics;
        QCOMPARE(loadRuleSet(path, diagnostics), std::optional(m_page->document().rules()));
        QTest::mouseClick(row("actions")->resetButton(), Qt::LeftButton);
        QVERIFY(!m_page->files().startNew()); // cancelled
        QCOMPARE(asked, 1);
        answers = {FileAnswer::discard};
        QVERIFY(m_page->files().startNew());
        QVERIFY(m_page->document().changes().empty());
        QVERIFY(m_page->files().open(path));
        QCOMPARE(value("actions"), 3);
        QFile damaged(m_folder->filePath(QStringLiteral("damaged.rules")));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(
            "{\"fabletop\": \"ruleset\", \"version\": 1,\n \"id\": \"a\", \"name\": \"A\", \"actions\": 0}");
        damaged.close();
        QSignalSpy told(m_page.get(), &RuleSetEditorPage::warned);
        QVERIFY(!m_page->files().open(damaged.fileName()));
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().front().toString().contains(QStringLiteral("line 2")),
                 qPrintable(told.front().front().toString()));
        QCOMPARE(value("actions"), 3);
        QMenu menu;
        m_page->fillFileMenu(menu);
        QCOMPARE(menu.actions().size(), 5); // new, open, recent files, save, save as
        QCOMPARE(m_page->files().recent(), QStringList{path});
        const QList<QAction*> recent = menu.actions().at(2)->menu()->actions();
        QCOMPARE(recent.size(), 1);
        QVERIFY(m_page->files().startNew());
        recent.front()->trigger();
        QCOMPARE(m_page->document().path(), path);
    }

    /// What was typed and not saved is there again after a program that ended without asking.
    void unsavedChangesComeBack()
    {
        typeSharp();
        m_page->files().recovery().writeNow();
        m_page.reset();
        m_page = std::make_unique<RuleSetEditorPage>(m_theme, Language::en, m_folder->path());
        QCOMPARE(value("actions"), findRuleField("actions")->standard());
        QStringList questions;
        m_page->files().setAskers(
            [&](const QString& question, const QList<FileAnswer>& offered) {
                questions << question;
                return offered.contains(FileAnswer::bringBack) ? FileAnswer::bringBack : FileAnswer::cancel;
            },
            [](const QString&) { return QString(); });
        m_page->offerLeftBehind();
        QCOMPARE(questions,
                 QStringList{"The program ended before a rule set that was not saved yet was saved."});
        QCOMPARE(value("actions"), 3);
        QCOMPARE(value("hand_limit"), 5);
        QVERIFY(m_page->document().modified());
        m_page->setLanguage(Language::es); // it is no form that nobody has touched
        QCOMPARE(value("actions"), 3);
        QVERIFY(!m_page->mayLeave()); // cancelled
    }

    /// What was typed last counts, confirmed or not; the match has it, and so has its rulebook.
    void playedBy()
    {
        type("hand_limit", "5");
        type("actions", "3", false);
        RuleSet wanted;
        connect(m_page.get(), &RuleSetEditorPage::playRequested, this,
                [&](const RuleSet& rules) { wanted = rules; });
        QTest::mouseClick(m_page->buttons()->playButton(), Qt::LeftButton);
        QCOMPARE(wanted.numbers.handLimit, 5);
        QCOMPARE(wanted.numbers.actions, 3);
        PassingSettings settings;
        Diagnostics diagnostics;
        const auto match = makeMatch(lastPlan(settings), wanted, diagnostics);
        QVERIFY(match);
        QCOMPARE(match->rules().numbers, wanted.numbers);
        QCOMPARE(QString::fromStdString(match->info().setup.rulesName), QString::fromStdString(wanted.name));
        match->begin();
        testing::playOn(*match);
        QVERIFY(match->over());
        RulebookPage book(m_theme, Language::en);
        book.setNumbers(match->rules().numbers);
        // Ids are beside the clauses, and behind their words only where the page is too narrow for that.
        const QString id = QStringLiteral("R-TURN-08").replace(u'-', QChar(0x2011));
        for (const int wide : {1200, 560, 1200}) {
            book.resize(wide, 700);
            book.show();
            book.showRule(QStringLiteral("R-TURN-08"));
            QCOMPARE(book.view()->idsInMargin(), wide > 1000);
            QCOMPARE(book.view()->toPlainText().contains(id), wide < 1000);
        }
        QVERIFY(book.view()->geometry().right() >= book.width() - 2); // its scroll bar at the window's edge
        book.showRule(QStringLiteral("R-TURN-08"));
        QStringList marked;
        for (QTextBlock block = book.view()->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                if (format.underlineColor() == m_theme->color(Tone::warn) &&
                    format.fontWeight() > QFont::Medium)
                    marked << it.fragment().text();
            }
        marked.removeDuplicates();
        QCOMPARE(marked, (QStringList{QStringLiteral("3"), QStringLiteral("5")}));
    }

    /// The new match offers what lies in the folder, keeps what was chosen, and does without what is gone.
    void chosenForAMatch()
    {
        const QString path = sharpFile();
        PassingSettings settings;
        NewMatchPage page(lastPlan(settings), Language::en, m_theme);
        page.resize(1200, 760);
        page.setRuleSets(m_folder->path());
        QCOMPARE(page.rulesBox()->count(), 3); // standard, this one, other
        QCOMPARE(page.rulesBox()->itemText(1), QStringLiteral("Short and sharp"));
        page.rulesBox()->setFocus();
        page.rulesBox()->setCurrentIndex(1);
        Q_EMIT page.rulesBox()->activated(1);
        QCOMPARE(page.plan().ruleSet, path);
        keepPlan(settings, page.plan());
        QCOMPARE(lastPlan(settings).ruleSet, path);
        Diagnostics diagnostics;
        const auto match = makeMatch(page.plan(), diagnostics);
        QVERIFY(match);
        QCOMPARE(match->rules().numbers.actions, 3);
        const auto again = makeRematch(*match, true, diagnostics);
        QCOMPARE(again->rules().numbers, match->rules().numbers);
        QVERIFY(QFile::remove(path));
        QVERIFY(!makeMatch(page.plan(), diagnostics)); // said, not played by other rules
        QVERIFY(hasErrors(diagnostics));
        QCOMPARE(lastPlan(settings).ruleSet, standardRulesId);
        page.chooseRules(path);
        QCOMPARE(page.plan().ruleSet, path); // as it was: nothing sound was chosen instead
    }
};

QTEST_MAIN(TestRulesetPage)
#include "tst_rulesetpage.moc"
