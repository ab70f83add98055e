// SPDX-License-Identifier: GPL-3.0-or-later
// Balance by mouse and key: choosing, starting, watching, cancelling, opening the match behind a cell,
// exporting.

#include "model/content/languagetext.h"
#include "model/match/record/matchfile.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/follow.h"
#include "views/theme/style.h"
#include "views/workshop/trials/balancechoices.h"
#include "views/workshop/trials/balancedelegate.h"
#include "views/workshop/trials/balancepage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace fabletop;

namespace {

std::shared_ptr<const HeroRules> shipped(const char* id)
{
    Diagnostics diagnostics;
    return loadHero(QLatin1String(id), diagnostics);
}

/// As the editor hands a hero in: of a text that is in no file of ours.
std::shared_ptr<const HeroRules> edited(const QString& health)
{
    Diagnostics diagnostics;
    QString text = QString::fromStdString(shipped("medusa")->source);
    text.replace(QStringLiteral("Medusa"), QStringLiteral("Mara"))
        .replace(QStringLiteral("health 16"), QStringLiteral("health ") + health);
    const auto read = readHero(text.toStdString(), "mara.hero", diagnostics);
    if (!read) return nullptr;
    auto own = std::make_shared<HeroRules>(*read);
    own->shipped = false;
    return own;
}

void keepPicture(QWidget& page, const QString& name)
{
    if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) return;
    QTest::qWait(30);
    page.grab().save(qEnvironmentVariable("FABLETOP_KEEP_PICTURES") +
                     QStringLiteral("/balance-%1.png").arg(name));
}

} // namespace

class TestBalancePage : public QObject {
    Q_OBJECT

private:
    QTranslator m_english;
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BalancePage> m_page;

    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    void clickRow(QListWidget* list, int row)
    {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(row)).center());
    }
    void clickCell(int row, int column)
    {
        QTableView* view = m_page->table();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(m_page->model().index(row, column)).center());
    }
    void choose(const std::vector<int>& heroes, const std::vector<int>& fields, int games)
    {
        const auto tick = [this](QListWidget* list, QCheckBox* all, const std::vector<int>& rows) {
            while (all->checkState() != Qt::Unchecked)
                QTest::mouseClick(all, Qt::LeftButton, {}, QPoint(10, all->height() / 2));
            for (int row : rows)
                clickRow(list, row);
        };
        tick(m_page->choices()->heroList(), m_page->choices()->allHeroes(), heroes);
        tick(m_page->choices()->fieldList(), m_page->choices()->allFields(), fields);
        m_page->choices()->gamesBox()->setCurrentIndex(m_page->choices()->gamesBox()->findData(games));
    }
    void play()
    {
        click(m_page->startButton());
        QVERIFY(m_page->running());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->running(), 120'000);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_english.load(QStringLiteral(":/i18n/fabletop_en.qm")));
        qApp->installTranslator(&m_english);
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_page = std::make_unique<BalancePage>(m_theme, Language::en);
        m_page->setFolder(m_folder->filePath(QStringLiteral("matches")));
        m_page->resize(1220, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->setHero(edited(QStringLiteral("16")));
    }
    void cleanup() { m_page.reset(); }

    void theFirstChoiceIsEveryoneElse()
    {
        QCOMPARE(m_page->choices()->opponents().size(), std::size_t(shippedHeroes().size()));
        QCOMPARE(m_page->choices()->battlefields().size(), std::size_t{1});
        m_page->setHero(shipped("medusa"));
        QCOMPARE(m_page->choices()->opponents().size(), std::size_t(shippedHeroes().size() - 1));
        for (const auto& hero : m_page->choices()->opponents())
            QVERIFY(hero->id != "medusa");
    }
    void whyNothingCanBeStarted()
    {
        QSignalSpy refused(m_page->startButton(), &Button::refused);
        m_page->setHero(nullptr);
        click(m_page->startButton());
        QCOMPARE(refused.count(), 1);
        QVERIFY(m_page->emptyState()->isVisible());
        QVERIFY(m_page->emptyState()->sentence().contains(QStringLiteral("mistakes")));
        m_page->setHero(edited(QStringLiteral("16")));
        QVERIFY(m_page->startButton()->usable());
        choose({}, {0}, 40);
        QCOMPARE(m_page->startButton()->reason(), QStringLiteral("Choose an opponent"));
        choose({3}, {}, 40);
        QCOMPARE(m_page->startButton()->reason(), QStringLiteral("Choose a battlefield"));
        auto empty = std::make_shared<HeroRules>(*edited(QStringLiteral("16")));
        empty->cards.clear();
        m_page->setHero(empty);
        QVERIFY(m_page->startButton()->reason().contains(QStringLiteral("no cards")));
        QVERIFY(!m_page->exportButton()->usable());
        QVERIFY(!m_page->running());
    }
    void tickedByMouseAndKey()
    {
        QListWidget* list = m_page->choices()->heroList();
        QSignalSpy changed(m_page->choices(), &BalanceChoices::changed);
        clickRow(list, 2);
        QCOMPARE(list->item(2)->checkState(), Qt::Unchecked);
        QCOMPARE(m_page->choices()->allHeroes()->checkState(), Qt::PartiallyChecked);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(list->item(2)->checkState(), Qt::Checked);
        QCOMPARE(m_page->choices()->allHeroes()->checkState(), Qt::Checked);
        QVERIFY(changed.count() >= 2);
    }

    void theTableFills()
    {
        choose({0, 3, 5}, {0, 1}, 40);
        play();
        QCOMPARE(m_page->model().rowCount(), 4);
        QCOMPARE(m_page->model().table().whole().games(), 240);
        QCOMPARE(m_page->countLabel()->text(), QStringLiteral("240 games played"));
        QVERIFY(m_page->verdictLabel()->text().startsWith(QStringLiteral("Mara wins ")));
        QVERIFY(!m_page->emptyState()->isVisible());
        const BalanceTable first = m_page->model().table();
        play(); // the same question once more
        QVERIFY(m_page->model().table().cells == first.cells);
    }
    void theAbsurdIsToldStrong()
    {
        m_page->setHero(edited(QStringLiteral("30")));
        choose({0, 3}, {0}, 100);
        play();
        QVERIFY(m_page->verdictLabel()->text().contains(QStringLiteral("strong overall")));
        QVERIFY(m_page->model().verdict(0).contains(QStringLiteral("strong against")));
    }
    void aCellOpensItsMatch()
    {
        choose({0, 3}, {0}, 40);
        play();
        QSignalSpy made(m_page.get(), &BalancePage::matchMade);
        clickCell(1, 0);
        QCOMPARE(made.count(), 1);
        const QString path = made.front().front().toString();
        QVERIFY(path.startsWith(m_folder->path()));
        QVERIFY(verifyMatch(path).verified);
        const LoadedMatch match = openMatch(path);
        const BalanceCell& cell = m_page->model().table().cell(1, 0);
        const Table end = match.timeline.tableAt(match.timeline.cursorAt(match.timeline.eventCount()));
        QCOMPARE(int(end.turn.number), cell.telling->turns);
        QCOMPARE(match.info.setup.seats[end.turn.winner].hero->id == "mara", cell.telling->won);
        QVERIFY(m_page->footLabel()->text().contains(QStringLiteral("The most telling match")));

        QTest::keyClick(m_page->table(), Qt::Key_Return); // the same cell: the same file
        QCOMPARE(made.count(), 2);
        QCOMPARE(made.back().front().toString(), path);
        QTest::keyClick(m_page->table(), Qt::Key_Up);
        QTest::keyClick(m_page->table(), Qt::Key_Enter);
        QCOMPARE(made.count(), 3);
        QVERIFY(made.back().front().toString() != path);
        clickCell(2, 0); // a sum has no match
        clickCell(0, m_page->model().wordsColumn());
        QCOMPARE(made.count(), 3);

        m_page->setSeed(2);
        play();
        clickCell(1, 0); // another trial does not write over it
        QVERIFY(made.back().front().toString() != path);
        QVERIFY(verifyMatch(path).verified);
    }
    void whatCannotBeWrittenIsSaid()
    {
        choose({0}, {0}, 40);
        play();
        QFile inTheWay(m_folder->filePath(QStringLiteral("matches")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        QSignalSpy told(m_page.get(), &BalancePage::warned);
        QSignalSpy made(m_page.get(), &BalancePage::matchMade);
        clickCell(0, 0);
        QCOMPARE(told.count(), 1);
        m_page->setPathAsker(
            [this](const QString&) { return m_folder->filePath(QStringLiteral("no/such/folder.csv")); });
        click(m_page->exportButton());
        QCOMPARE(told.count(), 2);
        QVERIFY(told.back().front().toString().contains(QStringLiteral("folder.csv")));
        QCOMPARE(made.count(), 0);
    }
    void cancelledItKeepsWhatWasPlayed()
    {
        choose({0, 3, 5, 7}, {0, 1, 2}, 4000);
        click(m_page->startButton());
        QCOMPARE(m_page->startButton()->text(), QStringLiteral("Cancel"));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->model().table().whole().games() > 20, 60'000);
        click(m_page->startButton());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->running(), 60'000);
        const int played = m_page->model().table().whole().games();
        QVERIFY(played > 20 && played < 48'000);
        QVERIFY(m_page->countLabel()->text().endsWith(QStringLiteral(" of 48000 games played")));
        QCOMPARE(m_page->startButton()->text(), QStringLiteral("Start"));
    }
    void anotherVersionAndAnotherHero()
    {
        choose({0}, {0}, 40);
        play();
        m_page->setHero(edited(QStringLiteral("17")));
        QVERIFY(m_page->countLabel()->text().contains(QStringLiteral("changed since")));
        m_page->setHero(nullptr);
        QCOMPARE(m_page->model().rowCount(), 1);
        m_page->setHero(edited(QStringLiteral("16")));
        QVERIFY(!m_page->countLabel()->text().contains(QStringLiteral("changed since")));
        click(m_page->startButton());
        m_page->setHero(shipped("alice")); // in the middle: what is still played is not heard any more
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->running(), 60'000);
        QTest::qWait(60);
        QCOMPARE(m_page->model().rowCount(), 0);
        QVERIFY(m_page->emptyState()->isVisible());
    }
    void exported()
    {
        choose({0, 3}, {0}, 40);
        play();
        QString proposal;
        const QString path = m_folder->filePath(QStringLiteral("table.csv"));
        m_page->setPathAsker([&](const QString& proposed) { return proposal = proposed, path; });
        QSignalSpy informed(m_page.get(), &BalancePage::informed);
        click(m_page->exportButton());
        QVERIFY(proposal.endsWith(QStringLiteral("mara-balance.csv")));
        QCOMPARE(informed.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), balanceCsv(m_page->model().table()));
    }

    /// Losses are hatched and wins are not, in grey too; more says more.
    void heatNeedsNoColour()
    {
        const auto inkOf = [this](double heat) {
            QImage image(48, 48, QImage::Format_RGB32);
            image.fill(m_theme->color(Tone::panel));
            QPainter painter(&image);
            paintHeat(painter, *m_theme, image.rect(), heat);
            painter.end();
            int darkest = 255;
            int palest = 0;
            for (int y = 0; y < 48; ++y)
                for (int x = 0; x < 48; ++x)
                    darkest = std::min(darkest, qGray(image.pixel(x, y))),
                    palest = std::max(palest, qGray(image.pixel(x, y)));
            return std::pair(darkest, palest);
        };
        QCOMPARE(inkOf(1).first, inkOf(1).second);
        QVERIFY(inkOf(-1).second - inkOf(-1).first > 12);
        QVERIFY(inkOf(1).first < inkOf(0.4).first && inkOf(0.4).first < inkOf(0).first);
    }
    void accessible()
    {
        for (QWidget* widget : std::initializer_list<QWidget*>{
                 m_page->table(), m_page->choices()->heroList(), m_page->choices()->fieldList(),
                 m_page->choices()->levelBox(), m_page->choices()->gamesBox()})
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
    /// From the smallest window to a large one all figures stand in the table, none behind its edge.
    void fillsItsPlace()
    {
        choose({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 1, 2, 3, 4, 5}, 40);
        play();
        for (const QSize size : {QSize(880, 596), QSize(1220, 760), QSize(1500, 950)}) {
            m_page->resize(size);
            QTest::qWait(30);
            const QTableView* view = m_page->table();
            int wide = view->verticalHeader()->width();
            for (int column = 0; column < m_page->model().columnCount(); ++column)
                wide += view->columnWidth(column);
            QVERIFY2(wide <= view->width(),
                     qPrintable(QStringLiteral("%1 at %2").arg(wide).arg(view->width())));
            QVERIFY(wide > view->width() - 24);
        }
    }
    void pictures()
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) QSKIP("only on request");
        m_page->setHero(edited(QStringLiteral("17")));
        keepPicture(*m_page, QStringLiteral("empty"));
        choose({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0}, 200);
        play();
        keepPicture(*m_page, QStringLiteral("one-en-light"));
        m_page->resize(880, 596);
        keepPicture(*m_page, QStringLiteral("one-small"));
        choose({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 1, 2, 3, 4, 5}, 200);
        play();
        keepPicture(*m_page, QStringLiteral("six-small"));
        const auto dark = std::make_shared<const Theme>(true, QApplication::font());
        QTranslator other;
        for (const auto& [code, language, theme] :
             {std::tuple("fr", Language::fr, m_theme), std::tuple("es", Language::es, dark)}) {
            qApp->removeTranslator(&other);
            QVERIFY(other.load(QStringLiteral(":/i18n/fabletop_%1.qm").arg(QLatin1String(code))));
            qApp->installTranslator(&other);
            applyTheme(*qApp, theme);
            changeTheme(*m_page, theme);
            m_page->setLocale(localeOf(language));
            m_page->resize(880, 596);
            keepPicture(*m_page, QStringLiteral("six-small-") + QLatin1String(code));
            m_page->resize(1440, 900);
            clickCell(2, 1);
            keepPicture(*m_page, QStringLiteral("six-large-") + QLatin1String(code));
        }
        m_page->setHero(edited(QStringLiteral("8")));
        choose({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 1}, 200);
        play();
        keepPicture(*m_page, QStringLiteral("weak-es-dark"));
        choose({0, 1, 2, 3}, {0, 1, 2, 3}, 4000);
        click(m_page->startButton());
        QTest::qWait(700);
        keepPicture(*m_page, QStringLiteral("running-es-dark"));
        applyTheme(*qApp, m_theme);
        changeTheme(*m_page, m_theme);
        keepPicture(*m_page, QStringLiteral("running-es"));
        qApp->removeTranslator(&other);
    }
};

QTEST_MAIN(TestBalancePage)
#include "tst_balancepage.moc"
