// SPDX-License-Identifier: GPL-3.0-or-later
// The card browser by mouse and key: filters, order, languages of one card, comparison, sheets.

#include "views/cards/browser/cardfilters.h"
#include "views/cards/browser/cardpreview.h"
#include "views/cards/browser/cardspage.h"
#include "views/cards/browser/deckcomparison.h"
#include "views/cards/browser/rangeslider.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/cards/cardwidget.h"
#include "views/theme/button.h"
#include "views/theme/style.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

class TestCardsPage : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<CardsPage> m_page;

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }
    void init()
    {
        m_page = std::make_unique<CardsPage>(m_theme, Language::en);
        m_page->resize(1220, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void aHeroByClick()
    {
        QCOMPARE(m_page->cards().copies(), 300);
        QTest::mouseClick(m_page->filters()->heroButtons()[1], Qt::LeftButton);
        QCOMPARE(m_page->cards().copies(), 30);
        QTest::mouseClick(m_page->filters()->typeButton(CardType::defense), Qt::LeftButton);
        const int defenses = m_page->cards().rowCount();
        QVERIFY(defenses > 0);
        // Another type adds, it does not narrow.
        QTest::mouseClick(m_page->filters()->typeButton(CardType::attack), Qt::LeftButton);
        QVERIFY(m_page->cards().rowCount() > defenses);
        m_page->filters()->setWishes({});
        QCOMPARE(m_page->cards().copies(), 300);
        QVERIFY(!m_page->filters()->typeButton(CardType::attack)->isChecked());
    }

    void typing()
    {
        QTest::keyClicks(m_page->filters()->searchField(), QStringLiteral("maniobra"));
        QVERIFY(m_page->cards().rowCount() < 133);
        m_page->filters()->searchField()->clear();
        QTest::keyClicks(m_page->filters()->searchField(), QStringLiteral("qqqq"));
        QCOMPARE(m_page->cards().rowCount(), 0);
        QVERIFY(!m_page->preview()->card()->card()); // nothing is shown of a card that is not there
        QCOMPARE(m_page->preview()->ruleButton()->reason().isEmpty(), false);
    }

    void ranges()
    {
        RangeSlider* values = m_page->filters()->valueRange();
        values->setFocus();
        QTest::keyClick(values, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(values->from(), 1);
        for (int row = 0; row < m_page->cards().rowCount(); ++row)
            QVERIFY(m_page->cards().index(row, 0).data(CardListModel::ValueRole).toInt() >= 1);
        QTest::keyClick(values, Qt::Key_Home);
        QVERIFY(values->whole());
        QCOMPARE(m_page->cards().copies(), 300);
        QTest::mouseClick(values, Qt::LeftButton, {}, QPoint(values->width() / 2, values->height() / 2));
        QVERIFY(!values->whole());
        QVERIFY(m_page->cards().copies() < 300);
    }

    void oneCardInFourLanguages()
    {
        QTest::keyClicks(m_page->filters()->searchField(), QStringLiteral("feint dracula"));
        QCOMPARE(m_page->cards().rowCount(), 1);
        QCOMPARE(m_page->preview()->card()->card()->title, QStringLiteral("Feint"));
        constexpr int around = 16;                                   // what a card has beside it
        QVERIFY(m_page->preview()->card()->width() - around >= 228); // the large face
        QTest::mouseClick(m_page->preview()->languageButton(Language::fr), Qt::LeftButton);
        QCOMPARE(m_page->preview()->card()->card()->title, QStringLiteral("Feinte"));
        QCOMPARE(m_page->preview()->card()->card()->bearer, QStringLiteral("tous"));
        QCOMPARE(m_page->grid()->currentIndex().data().toString(),
                 QStringLiteral("Feint")); // the others stay
        QSignalSpy rule(m_page.get(), &CardsPage::ruleRequested);
        QTest::mouseClick(m_page->preview()->ruleButton(), Qt::LeftButton);
        QCOMPARE(rule.count(), 1);
        QVERIFY(rule.first().first().toString().startsWith(QStringLiteral("R-")));
    }

    void tableAndGridShareTheChoice()
    {
        m_page->showTable(true);
        m_page->table()->selectRow(7);
        const QString name = m_page->table()->model()->index(7, 0).data().toString();
        QCOMPARE(m_page->preview()->card()->card()->title, name);
        m_page->showTable(false);
        QCOMPARE(m_page->grid()->currentIndex().row(), 7);
        m_page->table()->sortByColumn(CardListModel::boost, Qt::DescendingOrder);
        QVERIFY(m_page->cards().index(0, 0).data(CardListModel::BoostRole).toInt() >=
                m_page->cards().index(5, 0).data(CardListModel::BoostRole).toInt());
    }

    void decksSideBySide()
    {
        m_page->compareDecks(true);
        m_page->comparison()->compare(QStringLiteral("sherlock-holmes"), QStringLiteral("dracula"));
        const auto rows = m_page->comparison()->rows();
        QVERIFY(rows.size() > 10);
        QCOMPARE(rows[0][1], QStringLiteral("30"));
        int left = 0;
        int right = 0;
        for (std::size_t type = 2; type < 6; ++type) {
            left += rows[type][1].toInt();
            right += rows[type][2].toInt();
        }
        QCOMPARE(left, 30);
        QCOMPARE(right, 30);
    }

    void sheetsToCutOut()
    {
        const QTemporaryDir folder;
        QTest::mouseClick(m_page->filters()->heroButtons()[0], Qt::LeftButton);
        const QString sheets = folder.filePath(QStringLiteral("sheets.pdf"));
        QVERIFY(
            printCards(sheets, m_page->shownCards(), DeckPrint::sheets, Language::es, *m_theme).isEmpty());
        QFile file(sheets);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("/Count 4")); // 30 cards, nine on a page
        const QString list = folder.filePath(QStringLiteral("list.pdf"));
        QVERIFY(printCards(list, m_page->shownCards(), DeckPrint::list, Language::fr, *m_theme).isEmpty());
        QVERIFY(QFile(list).size() > 2000);
        QVERIFY(!printCards(folder.filePath(QStringLiteral("no/such/folder.pdf")), m_page->shownCards(),
                            DeckPrint::list, Language::en, *m_theme)
                     .isEmpty());
    }

    void textsFitTheirFaces()
    {
        CardLook endless;
        endless.title = QStringLiteral("Endless");
        endless.parts.push_back({QStringLiteral("After combat"), QStringLiteral("and again ").repeated(200)});
        QVERIFY(!CardPainter(*m_theme).fits(endless));
        // Whole faces step their text down until it fits; none may be cut, in any language.
        Diagnostics diagnostics;
        for (const auto& hero : m_page->list().heroes())
            for (std::size_t card = 0; card < hero->cards.size(); ++card)
                for (int language = 0; language < 4; ++language) {
                    const CardLook look = cardFace(*hero, idAt<CardId>(static_cast<int>(card)),
                                                   static_cast<Language>(language));
                    QVERIFY2(CardPainter(*m_theme).fits(look), qPrintable(look.hero + u'/' + look.title));
                }
    }
};

QTEST_MAIN(TestCardsPage)
#include "tst_cardspage.moc"
