// SPDX-License-Identifier: GPL-3.0-or-later
// The settings page by mouse and key: what is set holds at once, is found, counted and reset; keys are
// changed, clash, are taken over and printed.

#include "tests/views/sitting.h"
#include "views/baking/illustrations.h"
#include "views/preferences/seatinks.h"
#include "views/settings/keys/keybutton.h"
#include "views/settings/keys/keyprint.h"
#include "views/settings/keys/keyrow.h"
#include "views/settings/keys/keysheet.h"
#include "views/settings/seats/seatsrow.h"
#include "views/settings/seats/seatswatch.h"
#include "views/settings/settingcontrol.h"
#include "views/settings/settingscard.h"
#include "views/settings/settingspage.h"

#include <QAbstractButton>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

using namespace fabletop;
using namespace fabletop::testing;

class TestSettingsPage : public QObject {
    Q_OBJECT

    std::unique_ptr<PassingSettings> m_settings;
    std::unique_ptr<SettingsPage> m_page;

    Button* choice(const char* key, const QString& name)
    {
        for (Button* button : m_page->row(QLatin1String(key))->findChildren<Button*>())
            if (button->text() == name) return button;
        return nullptr;
    }
    static void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    void giveKey(Act act, Qt::Key key, Qt::KeyboardModifiers held = {})
    {
        Button* button = m_page->keyRow(act)->keyButton();
        click(button);
        QCOMPARE(button->text(), QStringLiteral("Press a key"));
        QTest::keyClick(button, key, held);
    }
    QString count() const { return m_page->list()->button(SettingsGroup::look)->accessibleName(); }

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, lightTheme()); }
    void init()
    {
        m_settings = std::make_unique<PassingSettings>();
        m_page = std::make_unique<SettingsPage>(*m_settings, lightTheme(), Language::en);
        m_page->resize(1204, 766);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_settings.reset();
    }

    /// Everything in the table shows its value, keeps another one, and goes back.
    void everySettingIsSetAndReset()
    {
        const std::vector<SettingEntry> entries = settingEntries();
        QVERIFY(entries.size() >= 12);
        QCOMPARE(m_page->changes(), 0);
        for (const SettingEntry& entry : entries) {
            if (entry.key == languageKey) continue;
            EntryRow* row = m_page->row(entry.key);
            QVERIFY(row);
            QWidget* control = row->part()->focusProxy();
            QVERIFY2(control, qPrintable(entry.key));
            if (auto* slider = qobject_cast<QSlider*>(control)) {
                slider->setFocus();
                QTest::keyClick(slider, Qt::Key_Right);
            } else if (entry.kind == SettingKind::toggle) {
                click(control);
            } else {
                click(choice(entry.key.toLatin1().constData(), entry.choices.back().name));
            }
            QVERIFY2(m_settings->value(entry.key, entry.usual) != entry.usual, qPrintable(entry.key));
            QVERIFY(row->changed());
            QVERIFY(row->resetButton()->isVisible());
            QCOMPARE(m_page->changes(), 1);
            row->resetButton()->setFocus();
            QTest::keyClick(row->resetButton(), Qt::Key_Return);
            QCOMPARE(m_settings->value(entry.key, entry.usual), entry.usual);
            QVERIFY(!row->changed());
            QVERIFY(!row->resetButton()->isVisible());
            // Whoever pressed it goes on at what was reset.
            QVERIFY2(row->isAncestorOf(QApplication::focusWidget()), qPrintable(entry.key));
            QCOMPARE(m_page->changes(), 0);
        }
    }

    /// Changed elsewhere, by a menu or at the table: the page says so.
    /// The same sign at every size, in every row.
    void resetLooksTheSameEverywhere()
    {
        const auto rows = m_page->findChildren<SettingsRow*>();
        QVERIFY(rows.size() > 20);
        for (const QSize size : {QSize(904, 606), QSize(1224, 766), QSize(1864, 1046), QSize(3784, 2126)}) {
            m_page->resize(size);
            QTest::qWait(1);
            for (const SettingsRow* row : rows) {
                QVERIFY2(row->resetButton()->text().isEmpty(), qPrintable(row->name()));
                QVERIFY(!row->resetButton()->accessibleName().isEmpty());
            }
        }
    }

    void followsTheSettings()
    {
        m_settings->setValue(QStringLiteral("look/zoneLetters"), true);
        QVERIFY(m_page->row(QStringLiteral("look/zoneLetters"))->findChild<QAbstractButton*>());
        QVERIFY(m_page->row(QStringLiteral("look/zoneLetters"))->changed());
        QVERIFY(count().startsWith(QStringLiteral("Look, 1 change")));
        m_settings->setSpeed(4);
        QVERIFY(choice("look/speed", QStringLiteral("4"))->isChecked());
        QCOMPARE(m_page->changes(), 2);
        click(m_page->resetAllButton());
        QCOMPARE(m_settings->speed(), 1.0);
        QCOMPARE(m_page->changes(), 0);
        QCOMPARE(count(), QStringLiteral("Look"));
        QVERIFY(!m_page->resetAllButton()->reason().isEmpty());
    }

    void thePaceOfCombats()
    {
        QCOMPARE(m_settings->combatPace(), CombatPace::click);
        QVERIFY(choice("combatPace", QStringLiteral("On click"))->isChecked());
        QSignalSpy told(&m_settings->news(), &SettingsNews::changed);
        click(choice("combatPace", QStringLiteral("Fast")));
        QCOMPARE(m_settings->combatPace(), CombatPace::fast);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.front().front().toString(), QStringLiteral("combatPace"));
        m_settings->setCombatPace(CombatPace::slow);
        QVERIFY(choice("combatPace", QStringLiteral("Slow"))->isChecked());
    }

    void theLanguageIsAskedFor()
    {
        QSignalSpy asked(m_page.get(), &SettingsPage::languageRequested);
        click(choice("language", QStringLiteral("Français")));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), QStringLiteral("fr"));
    }

    void searching()
    {
        QTest::keyClicks(m_page->search(), QStringLiteral("LETTERS"));
        QVERIFY(m_page->row(QStringLiteral("look/zoneLetters"))->isVisible());
        QVERIFY(!m_page->row(QStringLiteral("look/palette"))->isVisible());
        QVERIFY(m_page->keyRow(Act::zoneLetters)->isVisible());
        QVERIFY(!m_page->card(SettingsGroup::folders)->isVisible());
        m_page->search()->setText(QStringLiteral("F11")); // by key
        QVERIFY(m_page->keyRow(Act::fullScreen)->isVisible());
        QVERIFY(!m_page->keyRow(Act::quit)->isVisible());
        m_page->search()->setText(QStringLiteral("folders")); // the whole group
        QVERIFY(m_page->matchesRow()->isVisible());
        m_page->search()->setText(QStringLiteral("qqqq"));
        for (int group = 0; group < settingsGroups; ++group)
            QVERIFY(!m_page->card(static_cast<SettingsGroup>(group))->isVisible());
        click(m_page->list()->button(SettingsGroup::look)); // a group brings everything back
        QVERIFY(m_page->search()->text().isEmpty());
        QVERIFY(m_page->row(QStringLiteral("look/palette"))->isVisible());
    }

    void shortcutsHaveASearchOfTheirOwn()
    {
        m_page->keySearch()->setText(QStringLiteral("maneuver"));
        QVERIFY(m_page->keyRow(Act::maneuver)->isVisible());
        QVERIFY(!m_page->keyRow(Act::quit)->isVisible());
        QVERIFY(m_page->row(QStringLiteral("look/palette"))->isVisible()); // of nothing else
        m_page->keySearch()->setText(QStringLiteral("qqqq"));
        QVERIFY(m_page->card(SettingsGroup::shortcuts)->isVisible()); // or it could not be cleared
        m_page->search()->setText(QStringLiteral("F11"));             // both narrow down
        QVERIFY(!m_page->keyRow(Act::fullScreen)->isVisible());
        m_page->keySearch()->clear();
        QVERIFY(m_page->keyRow(Act::fullScreen)->isVisible());
    }

    // -- seats

    /// The swatches begin with what tokens.json has, and each seat can have another one of them.
    void everySeatHasOtherColors()
    {
        const std::vector<SeatSwatch> swatches = seatSwatches();
        const Theme dark(true, QApplication::font());
        const SeatInks shipped = seatInksInForce(*m_settings);
        for (int seat = 0; seat < maxSeats; ++seat) {
            const auto id = idAt<SeatId>(seat);
            const QColor ink = shipped[static_cast<std::size_t>(seat)];
            QCOMPARE(swatches[static_cast<std::size_t>(seat)].ink, lightTheme()->seatFill(id));
            QCOMPARE(ink, lightTheme()->seatFill(id));
            QCOMPARE(lamplitSeatInk(ink), dark.seat(id));
            QCOMPARE(seatInkFault(id, ink, shipped, *lightTheme()).kind, SeatInkFault::Kind::none);
            const auto free = std::count_if(swatches.begin(), swatches.end(), [&](const SeatSwatch& one) {
                return one.ink != ink &&
                       seatInkFault(id, one.ink, shipped, *lightTheme()).kind == SeatInkFault::Kind::none;
            });
            QVERIFY2(free >= 2, qPrintable(QString::number(seat)));
        }
    }

    void aSeatTakesAnotherColor()
    {
        SeatsRow* seats = m_page->seatsRow();
        QVERIFY(!seats->swatches().front()->isVisible());
        click(seats->tile(idAt<SeatId>(0)));
        QVERIFY(seats->swatches().front()->isVisible());
        SeatSwatchButton* teal = nullptr;
        SeatSwatchButton* russet = nullptr;
        for (SeatSwatchButton* one : seats->swatches()) {
            if (one->accessibleName() == u"teal") teal = one;
            if (one->accessibleName() == u"russet") russet = one;
        }
        QVERIFY(teal && russet);
        QVERIFY(!teal->refused());
        QVERIFY(russet->refused()); // the second seat has it
        click(russet);
        QVERIFY(seats->refusal().contains(QStringLiteral("seat 2")));
        QVERIFY(m_settings->value(seatInkKey(idAt<SeatId>(0))).toString().isEmpty());
        click(teal);
        QVERIFY(seats->refusal().isEmpty());
        QCOMPARE(m_settings->value(seatInkKey(idAt<SeatId>(0))).toString(), teal->ink().name().toUpper());
        QVERIFY(seats->changed());
        QCOMPARE(m_page->changes(), 1);
        const Theme theme = withOwnSeats(*lightTheme(), *m_settings);
        QCOMPARE(theme.seat(idAt<SeatId>(0)), teal->ink());
        QCOMPARE(theme.seat(idAt<SeatId>(1)), lightTheme()->seat(idAt<SeatId>(1)));
        QVERIFY(theme.art().illustrations().inks().wash(Wash::seat1) !=
                lightTheme()->art().illustrations().inks().wash(Wash::seat1));
        click(seats->resetButton());
        QCOMPARE(m_page->changes(), 0);
        QCOMPARE(seatInksInForce(*m_settings)[0], lightTheme()->seatFill(idAt<SeatId>(0)));
    }

    void aTypedColorIsMeasured()
    {
        SeatsRow* seats = m_page->seatsRow();
        click(seats->tile(idAt<SeatId>(2)));
        const auto type = [&](const char* text) {
            seats->field()->selectAll();
            QTest::keyClicks(seats->field(), QLatin1String(text));
            QTest::keyClick(seats->field(), Qt::Key_Return);
        };
        type("gray");
        QVERIFY(seats->refusal().contains(QStringLiteral("gray")));
        type("#F0E0C0");
        QVERIFY(seats->refusal().contains(QStringLiteral("pale")));
        type("#29472C"); // the pine of zones
        QVERIFY(seats->refusal().contains(QStringLiteral("zone")));
        QVERIFY(!seats->changed());
    }

    // -- keys

    void everyActHasItsOwnKey()
    {
        for (const ActRow& row : actTable())
            for (const QKeySequence& key : row.usualKeys()) {
                QVERIFY2(!key.isEmpty() && key[0].key() != Qt::Key_unknown, row.id);
                QVERIFY2(Shortcuts(*m_settings).owners(key, row.act).empty(),
                         qPrintable(QLatin1String(row.id) + u' ' + key.toString()));
            }
        std::set<QString> ids;
        for (const ActRow& row : actTable()) {
            QVERIFY2(ids.insert(QLatin1String(row.id)).second, row.id);
            QCOMPARE(actFromId(QLatin1String(row.id)), row.act);
        }
    }

    void anotherKey()
    {
        giveKey(Act::maneuver, Qt::Key_Y);
        const Shortcuts shortcuts(*m_settings);
        QCOMPARE(shortcuts.keys(Act::maneuver), QList<QKeySequence>{QKeySequence(Qt::Key_Y)});
        QCOMPARE(m_page->keyRow(Act::maneuver)->keyButton()->text(), QStringLiteral("Y"));
        QVERIFY(m_page->keyRow(Act::maneuver)->changed());
        QVERIFY(m_page->list()
                    ->button(SettingsGroup::shortcuts)
                    ->accessibleName()
                    .startsWith(QStringLiteral("Shortcuts, 1 change")));
        // Tab and Enter are keys too; Escape leaves everything as it is.
        giveKey(Act::attack, Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(shortcuts.keys(Act::attack).front(), QKeySequence(Qt::CTRL | Qt::Key_Tab));
        giveKey(Act::scheme, Qt::Key_Escape);
        QCOMPARE(shortcuts.keys(Act::scheme), rowOf(Act::scheme).usualKeys());
        QVERIFY(QApplication::focusWidget() == m_page->keyRow(Act::scheme)->keyButton());
        click(m_page->keyRow(Act::maneuver)->resetButton());
        QCOMPARE(shortcuts.keys(Act::maneuver), rowOf(Act::maneuver).usualKeys());
        // A modifier alone isn't the key yet.
        Button* waiting = m_page->keyRow(Act::goCards)->keyButton();
        click(waiting);
        QTest::keyPress(waiting, Qt::Key_Control, Qt::ControlModifier);
        QCOMPARE(waiting->text(), QStringLiteral("Press a key"));
        QTest::keyClick(waiting, Qt::Key_9, Qt::ControlModifier);
        QCOMPARE(shortcuts.keys(Act::goCards).front(), QKeySequence(Qt::CTRL | Qt::Key_9));
    }

    void aClashIsShownAndTaken()
    {
        const Shortcuts shortcuts(*m_settings);
        KeyRow* letters = m_page->keyRow(Act::zoneLetters);
        giveKey(Act::zoneLetters, Qt::Key_M); // holds everywhere: maneuver, a jump of the replay, the mirror
        QVERIFY(letters->clashes());
        QVERIFY(shortcuts.keys(Act::zoneLetters).isEmpty());
        QCOMPARE(shortcuts.keys(Act::maneuver), rowOf(Act::maneuver).usualKeys());
        QVERIFY(letters->takeButton()->isVisible());
        QVERIFY(letters->takeButton()->text().contains(QStringLiteral("Maneuver")));
        QCOMPARE(QApplication::focusWidget(), letters->takeButton());
        QTest::keyClick(letters->takeButton(), Qt::Key_Return);
        QVERIFY(!letters->clashes());
        QCOMPARE(shortcuts.keys(Act::zoneLetters).front(), QKeySequence(Qt::Key_M));
        for (const Act loser : {Act::maneuver, Act::nextBookmark, Act::mirror})
            QVERIFY(shortcuts.keys(loser).isEmpty());
        QCOMPARE(QApplication::focusWidget(), letters->keyButton());
        // Back to a key that is somebody else's now: asked again.
        click(m_page->keyRow(Act::maneuver)->resetButton());
        QVERIFY(m_page->keyRow(Act::maneuver)->clashes());
        QVERIFY(shortcuts.keys(Act::maneuver).isEmpty());
        // The same key on another page is nobody's business.
        giveKey(Act::toolLine, Qt::Key_A);
        QVERIFY(!m_page->keyRow(Act::toolLine)->clashes());
        click(m_page->resetAllButton());
        for (const ActRow& row : actTable())
            QVERIFY2(!shortcuts.changed(row.act), row.id);
    }

    /// Acts of the table by their changed keys, and no longer by the first ones.
    void theTableHearsTheNewKeys()
    {
        Sitting table(duelPlan(11));
        QVERIFY(table.match);
        QVERIFY(QTest::qWaitFor(
            [&] { return table.page->actions()->isVisible() || (table.pilot->step(), false); }, 20'000));
        constexpr std::pair<Act, ActionKind> acts[] = {{Act::maneuver, ActionKind::maneuver},
                                                       {Act::attack, ActionKind::attack},
                                                       {Act::scheme, ActionKind::scheme}};
        Shortcuts shortcuts(table.settings);
        for (const auto& [act, kind] : acts) {
            Button* button = table.page->actions()->button(kind);
            const QSignalSpy clicked(button, &Button::clicked);
            const QSignalSpy refused(button, &Button::refused);
            const auto presses = [&] { return clicked.size() + refused.size(); };
            const QKeySequence first = shortcuts.keys(act).front();
            shortcuts.setKey(act, QKeySequence(Qt::CTRL | Qt::Key_J));
            QTest::keyClick(table.page.get(), first[0].key());
            QCOMPARE(presses(), 0);
            QTest::keyClick(table.page.get(), Qt::Key_J, Qt::ControlModifier);
            QCOMPARE(presses(), 1);
            shortcuts.reset(act);
            table.controller().input().stepBack();
        }
    }

    void lessMotionKeepsThePace()
    {
        Sitting table(duelPlan(11));
        table.page->setSpeed(2);
        QCOMPARE(table.page->board()->choreographer().speed(), 2.0);
        table.settings.setValue(QStringLiteral("look/lessMotion"), true);
        table.page->setSpeed(2);
        QCOMPARE(table.page->board()->choreographer().speed(), 0.0);
        QCOMPARE(table.settings.speed(), 2.0);
    }

    // -- the sheet and the print

    void theSheetSaysWhatHolds()
    {
        Shortcuts(*m_settings).setKey(Act::attack, QKeySequence(Qt::Key_F7));
        KeySheet sheet(lightTheme(), m_page.get());
        m_page->search()->setFocus();
        sheet.open(Shortcuts(*m_settings), {ActScope::table, ActScope::everywhere});
        QVERIFY(sheet.isVisible());
        QVERIFY(sheet.lines().contains(QStringLiteral("Attack\tF7")));
        QVERIFY(sheet.lines().contains(QStringLiteral("Quit\tCtrl+Q")));
        QVERIFY(sheet.lines().contains(QStringLiteral("Continue a combat\tSpace")));
        for (const QString& line : sheet.lines())
            QVERIFY2(!line.startsWith(QStringLiteral("Next bookmark")), qPrintable(line));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!sheet.isVisible());
        QCOMPARE(QApplication::focusWidget(), m_page->search()); // back where it was
        QSignalSpy change(&sheet, &KeySheet::changeRequested);
        sheet.open(Shortcuts(*m_settings), {ActScope::everywhere});
        QTest::mouseClick(&sheet, Qt::LeftButton, {}, QPoint(3, 3)); // beside it
        QVERIFY(!sheet.isVisible());
        sheet.open(Shortcuts(*m_settings), {ActScope::everywhere});
        click(sheet.changeButton());
        QCOMPARE(change.size(), 1);
        QVERIFY(!sheet.isVisible());
    }

    void thePrintHasThemAll()
    {
        Shortcuts shortcuts(*m_settings);
        shortcuts.setKey(Act::fold, QKeySequence(Qt::CTRL | Qt::Key_F8));
        const QString html = keysAsHtml(shortcuts);
        for (const ActRow& row : actTable())
            if (!shortcuts.keys(row.act).isEmpty())
                QVERIFY2(html.contains(row.spokenName().toHtmlEscaped()), row.id);
        QVERIFY(html.contains(QStringLiteral("Ctrl+F8")));
        QVERIFY(!html.contains(QStringLiteral("Ctrl+Shift+[")));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("keys.pdf"));
        QCOMPARE(printKeys(file, shortcuts, *lightTheme()), QString());
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.read(5) == "%PDF-");
        QVERIFY(pdf.size() > 8'000);
        QVERIFY(!printKeys(QStringLiteral("/nowhere/keys.pdf"), shortcuts, *lightTheme()).isEmpty());
    }

    /// Where there is no sound, nothing that would set it can be moved, and the row says so in plain words.
    void whereThereIsNoSound()
    {
        EntryRow* row = m_page->row(QStringLiteral("sound/volume"));
        QVERIFY(row->part()->isEnabled());
        m_page->setMute(true);
        QVERIFY(!row->part()->isEnabled());
        QVERIFY(!row->part()->focusProxy()->isEnabled());
        QVERIFY(row->answers(QStringLiteral("not available here")));
        m_page->setMute(false);
        QVERIFY(row->part()->isEnabled());
    }

    void theKeyboardWalksThroughIt()
    {
        m_page->search()->setFocus();
        std::set<QWidget*> met;
        for (int press = 0; press < 400; ++press) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (!met.insert(QApplication::focusWidget()).second) break;
        }
        for (const SettingEntry& entry : settingEntries())
            QVERIFY2(met.count(m_page->row(entry.key)->part()->focusProxy()) == 1, qPrintable(entry.key));
        QVERIFY(met.count(m_page->keyRow(Act::saveRules)->keyButton()) == 1);
        QVERIFY(met.count(m_page->list()->button(SettingsGroup::language)) == 1);
    }
};

QTEST_MAIN(TestSettingsPage)
#include "tst_settingspage.moc"
