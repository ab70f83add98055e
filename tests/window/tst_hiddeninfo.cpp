// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing hidden leaks: every page and sheet is shown for two matches that differ only in what a viewer can't
// know (twins, see tests/support/twin.h). Pictures, texts, tips, what a screen reader is told, titles, the
// clipboard and everything that is written must be the same.

#include "tests/support/twin.h"
#include "tests/window/hiddenpages.h"
#include "views/theme/style.h"

#include <QDirIterator>
#include <QRegularExpression>

using namespace fabletop;
using namespace fabletop::testing;

class TestHiddenInfo : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// A window on the match, as it looks to whoever is there in that scene.
    std::unique_ptr<MainWindow> windowOn(Settings& chosen, const Scene& scene, std::unique_ptr<Match> match,
                                         QSize size, const QString& path)
    {
        auto window = std::make_unique<MainWindow>(chosen, MatchStore(m_folder.path()), theme());
        window->resize(size);
        window->show();
        window->session().play(std::move(match), path);
        if (scene.welcomed) QTest::mouseClick(pageOf<TablePage>(*window)->cover()->button(), Qt::LeftButton);
        return window;
    }

    std::vector<Shot> shotsOf(const Scene& scene, const Match& match, QSize size)
    {
        PassingSettings chosen;
        chosen.setSpeed(0);
        chosen.setValue(QStringLiteral("look/plainBoard"),
                        true); // the drawn ground fades in, at its own time
        const QString path = m_folder.filePath(QStringLiteral("twin.match"));
        QFile::remove(path);
        const auto window = windowOn(chosen, scene, test::copyOf(match), size, path);
        std::vector<Shot> shots;
        for (const HiddenPage& page : pages())
            shots.push_back(page.shot({*window->session().match(), scene.viewer, window.get(), path}));
        return shots;
    }

private Q_SLOTS:
    void initTestCase()
    {
        applyTheme(*qApp, theme());
        QApplication::setCursorFlashTime(0); // a caret that blinks differs from itself
        QVERIFY(m_folder.isValid());
    }

    /// The twins are what they are said to be: for that viewer the model gives the same, and something is
    /// different.
    void twinsAgree_data()
    {
        QTest::addColumn<int>("place");
        for (std::size_t place = 0; place < settings().size(); ++place)
            QTest::newRow(settings()[place].name) << static_cast<int>(place);
    }
    void twinsAgree()
    {
        QFETCH(int, place);
        const Scene scene = sceneOf(settings()[static_cast<std::size_t>(place)]);
        QVERIFY(scene.match);
        const auto copy = test::copyOf(*scene.match);
        QVERIFY(copy->state() == scene.match->state());
        for (const Viewer viewer : {scene.viewer, Viewer::of(ana), Viewer::of(ben), Viewer::spectator()}) {
            const test::Twin twin = test::twinOf(*scene.match, viewer, 11);
            QCOMPARE(twin.fault, QString());
            QVERIFY(!(twin.match->state() == scene.match->state()));
            // With open hands only the decks are hidden; of some hands a seat knows all.
            QVERIFY(twin.changed > 0 || viewer.handsOpen() || !(viewer == scene.viewer));
        }
    }

    void nothingHiddenIsShownOrSaid_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<QSize>("size");
        // The narrow window lays the same parts out otherwise: every third place, one of each kind of
        // players, shows it.
        constexpr std::size_t narrowEach = 3;
        for (std::size_t place = 0; place < settings().size(); ++place)
            for (const QSize size : {QSize(1280, 800), QSize(960, 640)})
                if (size.width() == 1280 || place % narrowEach == 0)
                    QTest::addRow("%s, %d", settings()[place].name, size.width())
                        << static_cast<int>(place) << size;
    }
    void nothingHiddenIsShownOrSaid()
    {
        QFETCH(int, place);
        QFETCH(QSize, size);
        const Scene scene = sceneOf(settings()[static_cast<std::size_t>(place)]);
        QVERIFY(scene.match);
        const test::Twin twin =
            test::twinOf(*scene.match, scene.viewer, 23 + static_cast<std::uint64_t>(place));
        QVERIFY(twin.match && (twin.changed > 0 || scene.viewer.handsOpen()));
        const std::vector<Shot> one = shotsOf(scene, *scene.match, size);
        const std::vector<Shot> two = shotsOf(scene, *twin.match, size);
        for (std::size_t page = 0; page < pages().size(); ++page) {
            QVERIFY2(!one[page].texts.isEmpty(), pages()[page].name);
            const QString differs = one[page].differs(two[page]);
            if (!differs.isEmpty()) {
                one[page].pictures.value(0).save(QDir::tempPath() + QStringLiteral("/hidden-one.png"));
                two[page].pictures.value(0).save(QDir::tempPath() + QStringLiteral("/hidden-two.png"));
            }
            QVERIFY2(differs.isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(pages()[page].name), differs)));
        }
    }

    /// The comparison itself finds a leak in every way one can leak: drawn, written, as a tip, spoken.
    void aLeakIsFound_data()
    {
        QTest::addColumn<int>("way");
        for (const auto& [name, way] : {std::pair{"drawn", 0},
                                        {"a text", 1},
                                        {"a tip of a widget", 2},
                                        {"a tip where the pointer rests", 3},
                                        {"spoken", 4},
                                        {"a document for everyone", 5},
                                        {"a model without its viewer", 6},
                                        {"a hidden label", 7}})
            QTest::newRow(name) << way;
    }
    void aLeakIsFound()
    {
        QFETCH(int, way);
        const Scene scene = sceneOf(settings()[0]);
        QVERIFY(scene.match);
        const test::Twin twin = test::twinOf(*scene.match, scene.viewer, 23);
        QVERIFY(twin.match);
        constexpr Viewer everyone = Viewer::everyone(Viewer::Why::commandLine);
        class Leaky : public QWidget {
        public:
            QString drawn;
            QString tip;

        protected:
            void paintEvent(QPaintEvent*) override { QPainter(this).drawText(rect(), drawn); }
            bool event(QEvent* event) override
            {
                if (event->type() != QEvent::ToolTip || tip.isEmpty()) return QWidget::event(event);
                QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
                return true;
            }
        };
        const auto shot = [&](const Match& match) {
            if (way == 5) return documents({match, everyone, nullptr, {}});
            if (way == 6) return models({match, everyone, nullptr, {}});
            QStringList hand;
            const Table all = match.timeline().seenAt(match.timeline().end(), everyone);
            for (CardId card : all.seat(ben).hand())
                hand << narratorOf(match).card(ben, card);
            hand.sort();
            const QString words = hand.join(u',');
            Leaky widget;
            widget.resize(400, 80);
            if (way == 0) widget.drawn = words;
            if (way == 1) new QLabel(words, &widget);
            if (way == 2) widget.setToolTip(words);
            if (way == 3) widget.tip = words;
            if (way == 4) widget.setAccessibleDescription(words);
            if (way == 7) (new QLabel(words, &widget))->setVisible(false);
            widget.show();
            return shotOf(widget);
        };
        QVERIFY(!shot(*scene.match).differs(shot(*twin.match)).isEmpty());
    }

    /// Every class that takes a Viewer is on some page of the table above.
    void nobodyIsMissing()
    {
        QString covered;
        for (const HiddenPage& page : pages())
            covered += QLatin1String(page.covers) + u' ';
        const QRegularExpression declared(QStringLiteral("^(?:class|struct) (\\w+)[^;]*$"));
        QStringList missing;
        for (const char* folder : {"views", "model/items", "app/pages", "app/session", "app/window"}) {
            QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QString name;
                for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
                    if (const auto found = declared.match(line); found.hasMatch()) name = found.captured(1);
                    if (line.contains(QRegularExpression(QStringLiteral("\\bViewer\\b"))) &&
                        !line.trimmed().startsWith(u'/') && !covered.split(u' ').contains(name))
                        missing << QStringLiteral("%1 in %2").arg(name, file.fileName());
                }
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    /// Whatever is shown reads a match as a viewer sees it, never as it is.
    void nobodyReadsPastTheViewer()
    {
        const QRegularExpression raw(
            QStringLiteral("(?:[tT]imeline(?:\\(\\))?|\\bline)\\.(?:event|events|tableBefore|tableAt|state)"
                           "\\(|[mM]atch(?:\\(\\))?(?:->|\\.)state\\(\\)"));
        QStringList found;
        for (const char* folder : {"views", "model/items", "app/pages", "app/session", "app/window"}) {
            QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().contains(QStringLiteral("/bench/"))) continue; // measures, shows nothing
                QVERIFY(file.open(QIODevice::ReadOnly));
                int number = 0;
                for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
                    ++number;
                    if (line.contains(raw))
                        found << QStringLiteral("%1:%2: %3")
                                     .arg(file.fileName())
                                     .arg(number)
                                     .arg(line.trimmed());
                }
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    /// No page makes everything visible by itself: only the policy, the command line and tests say so.
    void onlyThePolicyOpensEverything()
    {
        QStringList found;
        for (const char* folder : {"views", "model/items", "app/pages", "app/session", "app/window"}) {
            QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                if (text.contains(QStringLiteral("Viewer::everyone(")) &&
                    !file.fileName().endsWith(QStringLiteral("/replayviewpoint.cpp")))
                    found << file.fileName();
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

QTEST_MAIN(TestHiddenInfo)
#include "tst_hiddeninfo.moc"
