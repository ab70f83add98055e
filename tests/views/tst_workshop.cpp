// SPDX-License-Identifier: GPL-3.0-or-later
// The battlefield editor by mouse: Soho from nothing, every tool and its undo, mirrors, problems, files.

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/catalogue.h"
#include "views/theme/button.h"
#include "views/theme/numberfield.h"
#include "views/theme/style.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/battlefield/editorhead.h"
#include "views/workshop/canvas/editorcanvas.h"
#include "views/workshop/panels/editorfoot.h"
#include "views/workshop/panels/laboratory.h"
#include "views/workshop/panels/problemlist.h"
#include "views/workshop/panels/propertiespanel.h"
#include "views/workshop/panels/toolcolumn.h"
#include "views/workshop/panels/zonebars.h"
#include "views/workshop/panels/zonelist.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <ctime>
#include <set>

using namespace fabletop;

class TestWorkshop : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BattlefieldEditorPage> m_page;

    BattlefieldEditor& editor() { return m_page->editor(); }
    const Battlefield& field() { return editor().battlefield(); }
    std::string text() { return writeBattlefield(field()); }
    void pick(EditorTool tool)
    {
        QTest::mouseClick(m_page->findChild<ToolColumn*>()->toolButton(tool), Qt::LeftButton);
    }
    QPoint pixel(double x, double y) { return m_page->canvas()->pixelOf({x, y}).toPoint(); }
    QPoint pixel(int space)
    {
        return pixel(field().spaces[static_cast<std::size_t>(space)].x,
                     field().spaces[static_cast<std::size_t>(space)].y);
    }
    void click(QPoint at, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(m_page->canvas(), Qt::LeftButton, keys, at);
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(m_page->canvas(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(m_page->canvas(), from + (to - from) * step / 4);
        QTest::mouseRelease(m_page->canvas(), Qt::LeftButton, {}, to);
    }
    /// What this thread has worked: other programs on the machine do not count.
    static double workMilliseconds()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
    /// Three spaces in a row, all in one zone.
    void drawThree()
    {
        QTest::mouseClick(m_page->things()->newZoneButton(), Qt::LeftButton);
        pick(EditorTool::space);
        for (double x : {0.2, 0.5, 0.8})
            click(pixel(x, 0.5));
        QCOMPARE(field().spaces.size(), std::size_t(3));
    }
    /// A battlefield as a graph with zones, its spaces told apart by `names`.
    static QStringList graph(const Battlefield& battlefield, const std::vector<QString>& names)
    {
        QStringList all;
        for (const auto& [one, other] : battlefield.lines) {
            QStringList ends{names[static_cast<std::size_t>(one)], names[static_cast<std::size_t>(other)]};
            ends.sort();
            all << ends.join(u'-');
        }
        for (std::size_t space = 0; space < battlefield.spaces.size(); ++space) {
            QStringList zones;
            for (int zone : battlefield.spaces[space].zones)
                zones << QString::number(zone);
            zones.sort();
            all << QStringLiteral("%1: %2 start %3 passage %4")
                       .arg(names[space], zones.join(u','))
                       .arg(battlefield.spaces[space].start)
                       .arg(battlefield.spaces[space].passage);
        }
        all.sort();
        return all;
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
        m_page = std::make_unique<BattlefieldEditorPage>(m_theme, Language::en, m_folder->path());
        m_page->resize(1500, 950);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    /// Figures are never out of reach: beside the problems where there is room, else behind a tab.
    void figuresAreThereInEveryWidth()
    {
        EditorFoot& foot = *m_page->foot();
        const auto* bars = foot.findChild<ZoneBars*>();
        QVERIFY(bars->isVisible() && m_page->problems()->isVisible() && foot.tabs()->isHidden());
        m_page->setMinimumSize(1, 1); // as within the window, which is smaller than any of its pages
        m_page->resize(904, 560);
        QTRY_VERIFY(foot.tabs()->isVisible());
        QVERIFY(!bars->isVisible() && m_page->problems()->isVisible());
        QTest::mouseClick(foot.tabs(), Qt::LeftButton, {}, foot.tabs()->tabRect(1).center());
        QVERIFY(bars->isVisible() && !m_page->problems()->isVisible());
        m_page->resize(1500, 950);
        QTRY_VERIFY(foot.tabs()->isHidden());
        QVERIFY(bars->isVisible() && m_page->problems()->isVisible());
    }

    void sohoFromNothing()
    {
        Diagnostics diagnostics;
        const auto soho = loadBattlefield(QStringLiteral("soho"), diagnostics);
        QVERIFY(soho.has_value());
        editor().steps().setAspect(soho->aspect);
        for (std::size_t zone = 0; zone < soho->zones.size(); ++zone)
            QTest::mouseClick(m_page->things()->newZoneButton(), Qt::LeftButton);
        const auto choose = [&](int zone) {
            ZoneList* zones = m_page->things()->zones();
            QTest::mouseClick(zones, Qt::LeftButton, {}, zones->rowRect(zone).topLeft() + QPoint(60, 10));
            QCOMPARE(editor().brush(), zone);
        };
        for (const Space& space : soho->spaces) {
            choose(space.zones.front());
            pick(EditorTool::space);
            click(pixel(space.x, space.y));
        }
        QCOMPARE(field().spaces.size(), soho->spaces.size());
        for (int zone = 0; zone < static_cast<int>(soho->zones.size()); ++zone) {
            choose(zone);
            pick(EditorTool::zone);
            for (std::size_t space = 0; space < soho->spaces.size(); ++space) {
                const auto& zones = soho->spaces[space].zones;
                if (zones.size() > 1 && std::find(zones.begin() + 1, zones.end(), zone) != zones.end())
                    click(pixel(static_cast<int>(space)));
            }
        }
        pick(EditorTool::line);
        for (const auto& [one, other] : soho->lines)
            drag(pixel(one), pixel(other));
        pick(EditorTool::start);
        for (int start = 1; start <= soho->starts(); ++start)
            for (std::size_t space = 0; space < soho->spaces.size(); ++space)
                if (soho->spaces[space].start == start) click(pixel(static_cast<int>(space)));
        pick(EditorTool::passage);
        for (std::size_t space = 0; space < soho->spaces.size(); ++space)
            if (soho->spaces[space].passage) click(pixel(static_cast<int>(space)));
        std::vector<QString> names;
        for (std::size_t space = 0; space < soho->spaces.size(); ++space)
            names.push_back(QString::number(space));
        QCOMPARE(graph(field(), names), graph(*soho, names));
        QVERIFY(editor().document().playable());
        // Saved and read again it is still the same.
        m_page->files().setAskers(
            [](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; },
            [this](const QString&) { return m_folder->filePath(QStringLiteral("mine.battlefield.json")); });
        QVERIFY(m_page->files().save());
        Diagnostics problems;
        const auto again =
            loadBattlefield(m_folder->filePath(QStringLiteral("mine.battlefield.json")), problems);
        QVERIFY(again.has_value());
        QCOMPARE(graph(*again, names), graph(*soho, names));
    }

    void everyToolIsUndone()
    {
        drawThree();
        const std::string before = text();
        const auto undone = [&](const char* what) {
            QVERIFY2(text() != before, what);
            m_page->undo();
            QVERIFY2(text() == before, what);
        };
        pick(EditorTool::space);
        click(pixel(0.3, 0.2));
        undone("space");
        pick(EditorTool::line);
        drag(pixel(0), pixel(1));
        undone("line");
        pick(EditorTool::select);
        drag(pixel(0), pixel(0.3, 0.8));
        undone("move");
        QTest::mouseClick(m_page->things()->newZoneButton(), Qt::LeftButton);
        undone("new zone");
        pick(EditorTool::zone);
        click(pixel(2));
        undone("zone");
        pick(EditorTool::start);
        click(pixel(1));
        undone("start");
        pick(EditorTool::passage);
        click(pixel(1));
        undone("passage");
        pick(EditorTool::note);
        click(pixel(0.6, 0.9));
        undone("note");
        pick(EditorTool::select);
        click(pixel(1));
        m_page->canvas()->setFocus();
        QTest::keyClick(m_page->canvas(), Qt::Key_Delete);
        undone("delete");
        click(pixel(1));
        QTest::keyClick(m_page->canvas(), Qt::Key_Left);
        undone("nudge");
        m_page->things()->across()->setValue(0.41);
        undone("field");
        QTest::mouseClick(m_page->things()->passageBox(), Qt::LeftButton, {},
                          QPoint(8, m_page->things()->passageBox()->height() / 2));
        undone("box");
        QTest::mouseClick(m_page->things()->startButton(2), Qt::LeftButton);
        undone("start button");
    }

    void aBandSelectsAndMovesTogether()
    {
        drawThree();
        pick(EditorTool::select);
        drag(pixel(0.1, 0.3), pixel(0.6, 0.7));
        QCOMPARE(editor().selected().size(), std::size_t(2));
        const double far = field().spaces[1].x - field().spaces[0].x;
        drag(pixel(0), pixel(0.25, 0.6));
        QVERIFY(std::abs(field().spaces[1].x - field().spaces[0].x - far) < 1e-4);
        QVERIFY(std::abs(field().spaces[0].y - 0.6) < 0.01 && std::abs(field().spaces[1].y - 0.6) < 0.01);
        QVERIFY(std::abs(field().spaces[2].y - 0.5) < 0.01);
        // Shift takes one out again, Ctrl+A takes all.
        click(pixel(0), Qt::ShiftModifier);
        QCOMPARE(editor().selected().size(), std::size_t(1));
        m_page->canvas()->setFocus();
        QTest::keyClick(m_page->canvas(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(editor().selected().size(), std::size_t(3));
    }

    void undoInTheMiddleOfADrag()
    {
        drawThree();
        const std::string before = text();
        pick(EditorTool::select);
        QTest::mousePress(m_page->canvas(), Qt::LeftButton, {}, pixel(0));
        QTest::mouseMove(m_page->canvas(), pixel(0.3, 0.3));
        QVERIFY(text() != before);
        m_page->undo();
        QCOMPARE(text(), before);
        QTest::mouseMove(m_page->canvas(), pixel(0.4, 0.4)); // the hand has let go
        QCOMPARE(text(), before);
        QTest::mouseRelease(m_page->canvas(), Qt::LeftButton, {}, pixel(0.4, 0.4));
        QCOMPARE(text(), before);
    }

    void mirrors()
    {
        editor().setSymmetry(Symmetry::leftRight);
        QTest::mouseClick(m_page->things()->newZoneButton(), Qt::LeftButton);
        pick(EditorTool::space);
        click(pixel(0.25, 0.4));
        click(pixel(0.35, 0.6));
        QCOMPARE(field().spaces.size(), std::size_t(4));
        pick(EditorTool::line);
        drag(pixel(0), pixel(2));
        QCOMPARE(field().lines.size(), std::size_t(2));
        pick(EditorTool::select);
        drag(pixel(0), pixel(0.2, 0.3));
        for (std::size_t pair : {std::size_t(0), std::size_t(2)}) {
            QVERIFY(std::abs(field().spaces[pair].x + field().spaces[pair + 1].x - 1) < 0.01);
            QVERIFY(std::abs(field().spaces[pair].y - field().spaces[pair + 1].y) < 0.01);
        }
    }

    void aProblemLeadsToItsSpace()
    {
        drawThree();
        pick(EditorTool::line);
        drag(pixel(0), pixel(1));
        const auto& problems = editor().document().problems();
        const auto lost = std::find_if(problems.begin(), problems.end(), [](const BattlefieldIssue& one) {
            return one.code.id() == "unreached-space";
        });
        QVERIFY(lost != problems.end());
        const int row = static_cast<int>(lost - problems.begin());
        QListWidget* list = m_page->problems()->list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(row)).center());
        QCOMPARE(editor().selected(), Places{2});
        QVERIFY(m_page->problems()->quickFixButton()->isVisible());
        QTest::mouseClick(m_page->problems()->quickFixButton(), Qt::LeftButton);
        QCOMPARE(field().lines.size(), std::size_t(2));
        QVERIFY(std::none_of(editor().document().problems().begin(), editor().document().problems().end(),
                             [](const BattlefieldIssue& one) { return one.code.id() == "unreached-space"; }));
    }

    void clipsAndRefusals()
    {
        drawThree();
        pick(EditorTool::line);
        drag(pixel(0), pixel(1));
        editor().select({0, 1});
        editor().copy();
        editor().paste();
        QCOMPARE(field().spaces.size(), std::size_t(5));
        QCOMPARE(field().lines.size(), std::size_t(2));
        QCOMPARE(editor().selected().size(), std::size_t(2));
        QSignalSpy refused(&editor(), &BattlefieldEditor::refused);
        QGuiApplication::clipboard()->setText(QStringLiteral("no battlefield"));
        editor().paste();
        QCOMPARE(refused.count(), 1);
        pick(EditorTool::line);
        drag(pixel(0), pixel(0.5, 0.95));
        QCOMPARE(refused.count(), 2);
        pick(EditorTool::start);
        click(pixel(0.5, 0.95));
        QCOMPARE(refused.count(), 3);
    }

    void nothingIsLostWithoutAnAnswer()
    {
        const QString path = m_folder->filePath(QStringLiteral("a.battlefield.json"));
        QList<FileAnswer> given;
        FileAnswer answer = FileAnswer::cancel;
        m_page->files().setAskers(
            [&](const QString&, const QList<FileAnswer>& answers) {
                given = answers;
                return answer;
            },
            [&](const QString&) { return path; });
        drawThree();
        QVERIFY(!m_page->files().startNew());
        QCOMPARE(field().spaces.size(), std::size_t(3));
        QVERIFY(m_page->files().save());
        // Somebody else writes the file: going over it must be said.
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        pick(EditorTool::space);
        click(pixel(0.3, 0.2));
        QVERIFY(!m_page->files().save());
        QVERIFY(given.contains(FileAnswer::goOver));
        QCOMPARE(QFileInfo(path).size(), 2);
        answer = FileAnswer::goOver;
        QVERIFY(m_page->files().save());
        QVERIFY(QFileInfo(path).size() > 100);
        // A folder that is not there: another place is offered.
        answer = FileAnswer::cancel;
        m_page->files().setAskers(
            [&](const QString&, const QList<FileAnswer>& answers) {
                given = answers;
                return answer;
            },
            [&](const QString&) { return m_folder->filePath(QStringLiteral("no/such/b.battlefield.json")); });
        click(pixel(0.7, 0.2));
        QVERIFY(!m_page->files().saveAs());
        QVERIFY(given.contains(FileAnswer::saveElsewhere));
        QVERIFY(editor().document().modified());
    }

    void unsavedChangesComeBack()
    {
        const QString path = m_folder->filePath(QStringLiteral("lost.battlefield.json"));
        const auto cancel = [](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; };
        m_page->files().setAskers(cancel, [&](const QString&) { return path; });
        drawThree();
        QVERIFY(m_page->files().save());
        click(pixel(0.3, 0.2));
        m_page->files().recovery().writeNow();
        const std::string drawn = text();
        m_page.reset(); // as a program that ends without asking
        m_page = std::make_unique<BattlefieldEditorPage>(m_theme, Language::en, m_folder->path());
        m_page->files().setAskers(
            [](const QString&, const QList<FileAnswer>& answers) {
                return answers.contains(FileAnswer::bringBack) ? FileAnswer::bringBack : FileAnswer::cancel;
            },
            [](const QString&) { return QString(); });
        QVERIFY(m_page->files().open(path));
        QCOMPARE(text(), drawn);
        QVERIFY(editor().document().modified());
        QCOMPARE(editor().document().path(), path);
    }

    void mapsAndPictures()
    {
        const QString svg = m_folder->filePath(QStringLiteral("map.svg"));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
            "<circle cx='50' cy='50' r='12' fill='#ff0000'/><circle cx='120' cy='50' r='12' fill='#ff0000'/>"
            "<circle cx='190' cy='60' r='12' fill='#0000ff'/></svg>");
        file.close();
        QVERIFY(m_page->files().importMap(svg));
        QCOMPARE(field().spaces.size(), std::size_t(3));
        QCOMPARE(field().zones.size(), std::size_t(2));
        QCOMPARE(editor().proposals().size(), std::size_t(2));
        // One by a click on it, the rest at once; and all back by undo.
        const QPoint between = (pixel(0) + pixel(1)) / 2;
        pick(EditorTool::select);
        click(between);
        QCOMPARE(field().lines.size(), std::size_t(1));
        editor().acceptProposals();
        QCOMPARE(field().lines.size(), std::size_t(2));
        m_page->undo();
        QCOMPARE(field().lines.size(), std::size_t(1));
        QImage picture(60, 40, QImage::Format_RGB32);
        picture.fill(Qt::green);
        const QString png = m_folder->filePath(QStringLiteral("ground.png"));
        QVERIFY(picture.save(png));
        QVERIFY(m_page->files().setPicture(png));
        QVERIFY(QString::fromStdString(field().backdrop.file)
                    .startsWith(QStringLiteral("data:image/png;base64,")));
        QVERIFY(editor().pictureProblems().empty());
        // A picture that is none is told, and opens all the same.
        editor().steps().setBackdrop({"data:image/png;base64,aGVsbG8=", 0, 0, 1, 0});
        QCOMPARE(editor().pictureProblems().size(), std::size_t(1));
        QVERIFY(m_page->problems()
                    ->list()
                    ->item(m_page->problems()->list()->count() - 1)
                    ->text()
                    .contains(QStringLiteral("picture")));
        m_page->undo();
        QVERIFY(editor().pictureProblems().empty());
        for (const char* ending : {"pdf", "svg", "png"}) {
            const QString out = m_folder->filePath(QStringLiteral("out.") + QLatin1String(ending));
            QVERIFY2(m_page->files().exportTo(out, 28, *m_theme), ending);
            QVERIFY(QFileInfo(out).size() > 500);
        }
        // A space is 28 mm wide on paper.
        const QSizeF paper = paperSize(field(), 28);
        QCOMPARE(paper.width() * 2 * spaceRadius(field()), 28.0);
    }

    /// Names stand over their fields, and a field shows the whole of a usual license from its beginning.
    void everyFieldHasItsRoom()
    {
        Diagnostics diagnostics;
        editor().document().adopt(*loadBattlefield(QStringLiteral("soho"), diagnostics), QString(), false);
        auto* panel = m_page->findChild<PropertiesPanel*>();
        int seen = 0;
        for (const QLabel* name : panel->findChildren<QLabel*>()) {
            const QWidget* field = name->buddy();
            if (!field || !field->isVisible()) continue;
            ++seen;
            QCOMPARE(name->x(), field->x());
            QVERIFY(name->geometry().bottom() < field->y());
            QVERIFY(field->width() >= 100);
            const auto* line = qobject_cast<const QLineEdit*>(field);
            if (!line) continue;
            QCOMPARE(line->cursorPosition(), 0);
            QVERIFY2(line->fontMetrics().horizontalAdvance(line->text()) + 16 <= line->width(),
                     qPrintable(line->text()));
        }
        QCOMPARE(seen, 9);
    }

    void fairnessIsTriedAndStopped()
    {
        Diagnostics diagnostics;
        editor().document().adopt(*loadBattlefield(QStringLiteral("soho"), diagnostics), QString(), false);
        Laboratory* laboratory = m_page->findChild<Laboratory*>();
        laboratory->setGames(40);
        QTest::mouseClick(laboratory->fairnessButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(laboratory->fairnessText().contains(QStringLiteral("40")), 60000);
        laboratory->setGames(100000);
        QTest::mouseClick(laboratory->fairnessButton(), Qt::LeftButton);
        QTest::qWait(200);
        QTest::mouseClick(laboratory->fairnessButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(laboratory->fairnessButton()->text() != QStringLiteral("Stop"), 20000);
    }

    void oneClickTriesIt()
    {
        QSignalSpy wanted(m_page.get(), &BattlefieldEditorPage::tryRequested);
        QTest::mouseClick(m_page->head()->tryButton(), Qt::LeftButton);
        QCOMPARE(wanted.count(), 0); // an empty board: the reason is shown instead
        Diagnostics diagnostics;
        editor().document().adopt(*loadBattlefield(QStringLiteral("soho"), diagnostics), QString(), false);
        QTest::mouseClick(m_page->head()->tryButton(), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
    }

    void framesOfALargeBoard()
    {
        Battlefield large;
        large.id = "large";
        large.name = Name("Large");
        for (int zone = 0; zone < 16; ++zone)
            large.zones.push_back({"z" + std::to_string(zone), Name(),
                                   QColor::fromHsv(zone * 22, 160, 150).name().toStdString(), "dots"});
        for (int place = 0; place < 64; ++place)
            large.spaces.push_back({std::to_string(place + 1),
                                    0.06 + place % 8 * 0.125,
                                    0.06 + place / 8 * 0.125,
                                    {place % 16, (place + 5) % 16},
                                    0,
                                    false});
        for (int place = 0; place + 1 < 64; ++place)
            large.lines.emplace_back(place, place + 1);
        editor().document().adopt(large, QString(), false);
        QImage picture(5000, 4000, QImage::Format_RGB32);
        picture.fill(QColor(200, 190, 160));
        const QString path = m_folder->filePath(QStringLiteral("twenty.jpg"));
        QVERIFY(picture.save(path));
        QVERIFY(m_page->files().setPicture(path));
        QTest::qWait(1500); // the picture comes from another thread
        pick(EditorTool::select);
        std::vector<double> frames;
        QTest::mousePress(m_page->canvas(), Qt::LeftButton, {}, pixel(27));
        const QPoint from = pixel(27);
        for (int frame = 0; frame < 60; ++frame) {
            const double before = workMilliseconds();
            QTest::mouseMove(m_page->canvas(), from + QPoint(frame, frame / 2));
            m_page->canvas()->repaint();
            QApplication::processEvents();
            frames.push_back(workMilliseconds() - before);
        }
        QTest::mouseRelease(m_page->canvas(), Qt::LeftButton, {}, from + QPoint(60, 30));
        std::sort(frames.begin(), frames.end());
        qInfo("frames while dragging: median %.1f ms, 95th %.1f ms, worst %.1f ms", frames[30], frames[56],
              frames.back());
        QVERIFY2(frames[56] < 33, "one frame in twenty takes longer than 33 ms");
    }
};

QTEST_MAIN(TestWorkshop)
#include "tst_workshop.moc"
