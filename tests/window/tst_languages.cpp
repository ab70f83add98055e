// SPDX-License-Identifier: GPL-3.0-or-later
// Another language at once and everywhere: a window that was switched shows what one shows that began in it.

#include "app/window/application.h"
#include "model/content/catalogue.h"
#include "model/content/json/jsonproblem.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/match/words/diagnosticwords.h"
#include "tests/support/lamplighter.h"
#include "tests/window/settled.h"
#include "tests/window/sights.h"
#include "tests/window/windowhand.h"
#include "views/battlefield/battlefieldview.h"
#include "views/cards/browser/cardspage.h"
#include "views/library/librarypage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/table/tablepage.h"
#include "views/workshop/canvas/editorcanvas.h"
#include "views/workshop/workshophub.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

using namespace fabletop;

class TestLanguages : public QObject {
    Q_OBJECT

private:
    struct Page {
        const char* name;
        std::function<void(MainWindow&)> show;
    };
    static std::vector<Page> pages()
    {
        return {{"welcome", [](MainWindow& window) { window.turnTo(pageid::welcome); }},
                {"new match", [](MainWindow& window) { window.turnTo(pageid::newMatch); }},
                {"cards", [](MainWindow& window) { window.turnTo(pageid::cards); }},
                {"rules",
                 [](MainWindow& window) { window.turnTo(pageid::rulebook, QStringLiteral("R-TURN-01")); }},
                {"settings", [](MainWindow& window) { window.turnTo(pageid::settings); }},
                {"begin a hero",
                 [](MainWindow& window) {
                     window.turnTo(pageid::workshop);
                     pageOf<WorkshopHub>(window)->goTo(QStringLiteral("heroes"));
                 }},
                {"workshop",
                 [](MainWindow& window) {
                     window.turnTo(pageid::workshop);
                     pageOf<WorkshopHub>(window)->goTo(QStringLiteral("battlefields"));
                     Diagnostics ignored;
                     if (pageOf<WorkshopHub>(window)->battlefields()->editor().battlefield().spaces.empty())
                         pageOf<WorkshopHub>(window)->battlefields()->editor().document().adopt(
                             *loadBattlefield(QStringLiteral("soho"), ignored), QString(), false);
                     pageOf<WorkshopHub>(window)->battlefields()->editor().select({3});
                 }},
                {"hero text", [](MainWindow& window) { showBench(window, HeroWorkspace::Mode::text); }},
                {"card trial", [](MainWindow& window) { showBench(window, HeroWorkspace::Mode::sandbox); }},
                {"shaking", [](MainWindow& window) { showBench(window, HeroWorkspace::Mode::shake); }},
                {"versions", [](MainWindow& window) { showBench(window, HeroWorkspace::Mode::versions); }},
                {"library",
                 [](MainWindow& window) {
                     window.turnTo(pageid::library);
                     LibraryModel& model = pageOf<LibraryPage>(window)->model();
                     QVERIFY(QTest::qWaitFor([&model] { return !model.reading() && model.rowCount() > 0; },
                                             60'000)); // in the background
                 }},
                {"puzzles", [](MainWindow& window) { window.turnTo(pageid::puzzles); }},
                {"table", [](MainWindow& window) { window.turnTo(pageid::table); }},
                {"replay", [](MainWindow& window) { window.turnTo(pageid::replay); }}};
    }

    static void showBench(MainWindow& window, HeroWorkspace::Mode mode)
    {
        window.turnTo(pageid::workshop);
        pageOf<WorkshopHub>(window)->goTo(QStringLiteral("heroes"));
        HeroWorkspace* bench = pageOf<WorkshopHub>(window)->heroes();
        if (bench->editor()->document().text().isEmpty())
            bench->editor()->document().adopt(test::lamplighterText(), QString(), false);
        bench->setMode(mode);
    }

    static void collectModel(const QAbstractItemModel& model, QStringList& texts)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < std::min(model.rowCount(), 40); ++row)
                for (int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                                 int(Qt::AccessibleDescriptionRole)})
                    texts << model.index(row, column).data(role).toString();
        }
    }

    /// Everything that is written anywhere in the widget or told to a screen reader, with where it is from.
    static QStringList textsOf(QWidget& root)
    {
        QStringList texts;
        QList<QWidget*> widgets = root.findChildren<QWidget*>();
        widgets.prepend(&root);
        for (QWidget* widget : widgets) {
            QStringList own{widget->toolTip(), widget->accessibleName(), widget->accessibleDescription(),
                            widget->windowTitle()};
            if (const auto* label = qobject_cast<QLabel*>(widget)) own << label->text();
            if (const auto* button = qobject_cast<QAbstractButton*>(widget)) own << button->text();
            if (const auto* field = qobject_cast<QLineEdit*>(widget)) own << field->placeholderText();
            if (const auto* box = qobject_cast<QComboBox*>(widget))
                for (int place = 0; place < box->count(); ++place)
                    own << box->itemText(place);
            if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
                collectModel(*view->model(), own);
            for (const QAction* action : widget->actions())
                own << action->text() << action->toolTip();
            own.removeAll(QString());
            own.removeIf([](const QString& text) {
                return text.contains(QStringLiteral("/languages.match")) || text.startsWith(QDir::tempPath());
            }); // each its own folder
            for (const QString& text : own)
                texts << QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(": ") + text;
        }
        return texts;
    }

    struct Shown {
        QStringList texts;
        QImage picture;
    };

    static bool begin(Application& application, const QString& folder)
    {
        MainWindow& window = application.window();
        window.resize(1280, 800);
        window.show();
        if (!testing::sitDown(window, PassingSettings(), folder + QStringLiteral("/languages.match")))
            return false;
        testing::settle();
        return true;
    }

    /// The page for a new match draws its pictures so much later than it is shown, and no sooner.
    static constexpr int laterThanPictures = 60;

    static std::vector<Shown> lookAround(MainWindow& window)
    {
        std::vector<Shown> all;
        for (const Page& page : pages()) {
            page.show(window);
            window.setFocus();
            testing::settle(laterThanPictures);
            QImage picture = window.grab().toImage();
            // A board keeps what it has drawn: its emblems may lie half a pixel off, and it has no words.
            QPainter painter(&picture);
            for (const QWidget* board : window.findChildren<QWidget*>())
                if (board->isVisible() &&
                    (qobject_cast<const BattlefieldView*>(board) || qobject_cast<const EditorCanvas*>(board)))
                    painter.fillRect(
                        QRect(board->mapTo(&window, QPoint(0, 0)), board->size()).adjusted(-2, -2, 2, 2),
                        Qt::black);
            painter.end();
            all.push_back({textsOf(window), picture});
        }
        return all;
    }

    /// What a window shows that begins in the first language and goes on to each of the others, with every
    /// page there.
    static std::vector<std::vector<Shown>> shownIn(const QStringList& languages)
    {
        const QTemporaryDir folder;
        PassingSettings settings;
        settings.setSpeed(0);
        settings.setPalette(QStringLiteral("light"));
        Application application(*qApp, settings, languages.first(), folder.path());
        if (!begin(application, folder.path())) return {};
        for (const Page& page : pages()) {
            page.show(application.window());
            testing::settle(1);
        }
        std::vector<std::vector<Shown>> shown{lookAround(application.window())};
        for (const QString& next : languages.mid(1)) {
            application.language().choose(next);
            shown.push_back(lookAround(application.window()));
        }
        return shown;
    }

    /// After en: es, fr, pt, en in one window.
    std::vector<std::vector<Shown>> m_switched;

private Q_SLOTS:
    void initTestCase()
    {
        m_switched = shownIn({QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr"),
                              QStringLiteral("pt"), QStringLiteral("en")});
        QCOMPARE(m_switched.size(), 5);
    }

    void switchedIsAsBegun_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("turn");
        QTest::newRow("en to es") << QStringLiteral("es") << 1;
        QTest::newRow("es to fr") << QStringLiteral("fr") << 2;
        QTest::newRow("fr to pt") << QStringLiteral("pt") << 3;
        QTest::newRow("pt to en") << QStringLiteral("en") << 4;
    }
    void switchedIsAsBegun()
    {
        QFETCH(QString, language);
        QFETCH(int, turn);
        const std::vector<Shown>& switched = m_switched[static_cast<std::size_t>(turn)];
        const std::vector<std::vector<Shown>> all = shownIn({language});
        QCOMPARE(all.size(), 1);
        const std::vector<Shown>& begun = all.front();
        QCOMPARE(switched.size(), pages().size());
        QCOMPARE(begun.size(), switched.size());
        QStringList faults;
        for (std::size_t place = 0; place < begun.size(); ++place) {
            QStringList surplus = switched[place].texts;
            for (const QString& text : begun[place].texts)
                surplus.removeOne(text);
            for (const QString& text : surplus)
                faults << QString::fromLatin1(pages()[place].name) + QStringLiteral(" | ") + text;
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 30).join(u'\n')));
        for (std::size_t place = 0; place < begun.size(); ++place) {
            const bool same = begun[place].picture == switched[place].picture;
            if (!same && qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) {
                begun[place].picture.save(QStringLiteral("begun-%1-%2.png").arg(language).arg(place));
                switched[place].picture.save(QStringLiteral("switched-%1-%2.png").arg(language).arg(place));
            }
            QVERIFY2(same, pages()[place].name);
        }
    }

    void diagnosticsAreTranslated()
    {
        PassingSettings settings;
        Application application(*qApp, settings, QStringLiteral("es"), QString());
        const Diagnostic one{Severity::error,
                             "x",
                             {},
                             JsonProblem::wrongType,
                             {"x", composed("a number from %1 to %2", {"0", "1"})},
                             {}};
        QVERIFY(told(one).contains(QStringLiteral("número")));
        QVERIFY(!told(one).contains(QStringLiteral("must be")));
        QVERIFY(told(one).contains(QStringLiteral("0")) && told(one).contains(QStringLiteral("1")));
        application.language().choose(QStringLiteral("en"));
        QCOMPARE(told(one), QString::fromStdString(message(one)));
        // A percent sign in a name is no gap.
        const Diagnostic odd{Severity::error, "x", {}, MeaningProblem::unknownName, {"%2", "b"}, {}};
        QCOMPARE(told(odd), QString::fromStdString(message(odd)));
    }
};

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
