// SPDX-License-Identifier: GPL-3.0-or-later
// The language reference as people use it: finding, reading, inserting; its model; speed.

#include "model/items/reference/referencemodel.h"
#include "tests/support/effort.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/style.h"
#include "views/workshop/reference/referencepanel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTreeView>
#include <set>

using namespace fabletop;

namespace {

int entriesOf(const QAbstractItemModel& model)
{
    int all = 0;
    for (int kind = 0; kind < model.rowCount(); ++kind)
        all += model.rowCount(model.index(kind, 0));
    return all;
}

} // namespace

class TestReferencePanel : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<ReferencePanel> m_panel;

    void keep(const char* name)
    {
        const QString folder = qEnvironmentVariable("FABLETOP_KEEP_PICTURES");
        if (!folder.isEmpty())
            m_panel->grab().save(folder + u'/' + QString::fromUtf8(name) + QStringLiteral(".png"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }

    void init()
    {
        m_panel = std::make_unique<ReferencePanel>(m_theme, Language::en);
        m_panel->resize(300, 700);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_panel->searchField()->setFocus();
    }

    void cleanup() { m_panel.reset(); }

    void theModelIsSound()
    {
        ReferenceModel model(Language::en);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ReferenceFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester filtered(&filter,
                                                QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(entriesOf(model), static_cast<int>(reference().size()));
        for (int kind = 0; kind < model.rowCount(); ++kind) {
            QVERIFY(model.rowCount(model.index(kind, 0)) > 0);
            QVERIFY(!model.index(kind, 0).data().toString().isEmpty());
        }
        model.setLanguage(Language::fr);
        filter.setWords(QStringLiteral("manœuvre"));
        QVERIFY(entriesOf(filter) > 2);
        filter.setWords(QStringLiteral("no such words"));
        QCOMPARE(filter.rowCount(), 0);
    }

    void everyEntryIsWholeInEveryLanguage()
    {
        ReferenceModel model(Language::en);
        for (Language language : {Language::en, Language::es, Language::fr, Language::pt}) {
            model.setLanguage(language);
            std::set<QString> keys;
            for (int kind = 0; kind < model.rowCount(); ++kind)
                for (int row = 0; row < model.rowCount(model.index(kind, 0)); ++row) {
                    const QModelIndex entry = model.index(row, 0, model.index(kind, 0));
                    keys.insert(entry.data(ReferenceModel::keyRole).toString());
                    QVERIFY(!entry.data(ReferenceModel::helpRole).toString().isEmpty());
                    QVERIFY(!entry.data(ReferenceModel::exampleRole).toString().isEmpty());
                    QVERIFY(!entry.data().toString().contains(u'{'));
                    const QString says = entry.data(ReferenceModel::saysRole).toString();
                    QVERIFY2(!says.contains(u'{') && !says.contains(u'['), qPrintable(says));
                }
            QCOMPARE(keys.size(), reference().size());
        }
    }

    /// A key, a phrase out of a hero, and a word that several constructs hold.
    void wordsAreFound_data()
    {
        QTest::addColumn<QString>("phrase");
        QTest::addColumn<QString>("key");
        QTest::addRow("a key") << QStringLiteral("gain {amount:action(s)}")
                               << QStringLiteral("gain {amount:action(s)}");
        QTest::addRow("a line") << QStringLiteral("move Alice up to 3 spaces")
                                << QStringLiteral("move {fighters} up to {amount:space(s)}");
        QTest::addRow("a longer wording")
            << QStringLiteral("move Bigfoot up to 5 spaces through opposing fighters")
            << QStringLiteral("move {fighters} up to {amount:space(s)} through opposing fighters");
        QTest::addRow("another's") << QStringLiteral("look at the opponent's hand")
                                   << QStringLiteral("look at {player} 's hand");
        QTest::addRow("a moment") << QStringLiteral("after combat") << QStringLiteral("after combat");
        QTest::addRow("a little word") << QStringLiteral("otherwise") << QStringLiteral("otherwise");
    }

    void wordsAreFound()
    {
        QFETCH(QString, phrase);
        QFETCH(QString, key);
        m_panel->showWord(phrase);
        QCOMPARE(m_panel->key(), key);
        QVERIFY(!m_panel->help().isEmpty());
    }

    void aWordThatIsNowhereIsSearchedFor()
    {
        m_panel->showWord(QStringLiteral("recovery"));
        QCOMPARE(m_panel->searchField()->text(), QStringLiteral("recovery"));
        QCOMPARE(m_panel->key(), QStringLiteral("set the health of {fighters} to {number}"));
        m_panel->showWord(QStringLiteral("xyzzy"));
        QVERIFY(m_panel->key().isEmpty());
        m_panel->showWord(QStringLiteral("cancel {cards}"));
        QVERIFY(m_panel->searchField()->text().isEmpty());
        QCOMPARE(m_panel->key(), QStringLiteral("cancel {cards}"));
    }

    void searchNeedsNoAccents()
    {
        m_panel->setLanguage(Language::es);
        QTest::keyClicks(m_panel->searchField(), QStringLiteral("heroe nombre"));
        QCOMPARE(m_panel->key(), QStringLiteral("hero {string}"));
        QVERIFY(m_panel->help().contains(QStringLiteral("héroe")));
        m_panel->searchField()->clear();
        QTest::keyClicks(m_panel->searchField(), QStringLiteral("royal jelly")); // in an example
        QCOMPARE(m_panel->key(), QStringLiteral("take {string} from your discard pile or deck"));
    }

    void everythingGoesByKeys()
    {
        const QString first = m_panel->key();
        QTest::keyClick(m_panel->searchField(), Qt::Key_Down);
        QVERIFY(m_panel->key() != first);
        QTest::keyClick(m_panel->searchField(), Qt::Key_Return);
        QVERIFY(m_panel->list()->hasFocus());
        QSignalSpy wanted(m_panel.get(), &ReferencePanel::insertRequested);
        QTest::keyClick(m_panel->list(), Qt::Key_Return);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().toString(), m_panel->example()->toPlainText());
        QVERIFY(!m_panel->searchField()->accessibleName().isEmpty() &&
                !m_panel->list()->accessibleName().isEmpty());
        QVERIFY(!m_panel->example()->accessibleName().isEmpty() &&
                !m_panel->insertButton()->text().isEmpty());
    }

    void theExampleStandsWholeAndColoured()
    {
        m_panel->showWord(QStringLiteral("if {condition}"));
        const QStringList lines = m_panel->example()->toPlainText().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[1].startsWith(QStringLiteral("  ")) && !lines[0].startsWith(u' '));
        QVERIFY(!m_panel->example()->document()->firstBlock().layout()->formats().isEmpty());
        QVERIFY(m_panel->says().endsWith(u'.'));
        m_panel->showWord(QStringLiteral("shuffle the deck")); // no card says it
        QVERIFY(m_panel->says().isEmpty());
        const auto* rule = m_panel->findChildren<QLabel*>().last();
        QVERIFY(rule->text().contains(QStringLiteral("R-SETUP-04")));
        QSignalSpy wanted(m_panel.get(), &ReferencePanel::ruleRequested);
        Q_EMIT const_cast<QLabel*>(rule)->linkActivated(QStringLiteral("R-SETUP-04"));
        QCOMPARE(wanted.count(), 1);
    }

    void theLanguageChangesAtOnce()
    {
        m_panel->showWord(QStringLiteral("gain {amount:action(s)}"));
        const QString english = m_panel->says();
        m_panel->setLanguage(Language::pt);
        QCOMPARE(m_panel->key(), QStringLiteral("gain {amount:action(s)}"));
        QVERIFY(m_panel->says() != english && m_panel->says().contains(QStringLiteral("ação")));
        QCOMPARE(m_panel->help(), QStringLiteral("neste turno"));
    }

    void itIsFast()
    {
        ReferenceModel warm(Language::fr);
        constexpr double longest = 250; // ten times what it takes on a quiet machine
        const double whole = test::leastTime(longest, [&] {
            m_panel->setLanguage(Language::en);
            m_panel->setLanguage(Language::fr);
            m_panel->grab();
        });
        const double search = test::leastTime(longest, [&] {
            m_panel->searchField()->clear();
            m_panel->searchField()->setText(QStringLiteral("carte"));
            m_panel->grab();
        });
        qInfo("all rows: %.0f ms, a search: %.0f ms", whole, search);
        QVERIFY(whole < longest && search < longest);
    }

    void itFitsFromNarrowToWide()
    {
        const auto dark = std::make_shared<const Theme>(true, QApplication::font());
        m_panel->showWord(
            QStringLiteral("move each of {fighters} up to {amount:space(s)} through opposing fighters"));
        for (const QSize size : {QSize(260, 640), QSize(340, 760), QSize(1000, 700)}) {
            m_panel->resize(size);
            QTest::qWait(20);
            QVERIFY(m_panel->width() == size.width());
            const int lines = static_cast<int>(m_panel->example()->document()->size().height());
            QVERIFY(m_panel->example()->viewport()->height() >=
                    lines * m_panel->example()->fontMetrics().lineSpacing());
            const QRect button(m_panel->insertButton()->mapTo(m_panel.get(), QPoint()),
                               m_panel->insertButton()->size());
            QVERIFY(m_panel->rect().contains(button.topLeft()) && button.right() < m_panel->width());
            keep(qPrintable(QStringLiteral("reference-%1").arg(size.width())));
        }
        applyTheme(*qApp, dark);
        changeTheme(*m_panel, dark);
        m_panel->setLanguage(Language::fr);
        QTest::qWait(20);
        keep("reference-dark-fr");
        m_panel->resize(280, 640);
        QTest::qWait(20);
        keep("reference-dark-fr-280");
        applyTheme(*qApp, m_theme);
    }
};

QTEST_MAIN(TestReferencePanel)
#include "tst_referencepanel.moc"
