// SPDX-License-Identifier: GPL-3.0-or-later
// What never moves: the board, the hand row, the bar and its slots, whatever is asked, said, chosen or
// refused.

#include "tests/views/sitting.h"
#include "views/combat/combatbar.h"
#include "views/hand/actionbar.h"
#include "views/hand/barlabels.h"
#include "views/hand/barslots.h"
#include "views/pages/table/tableframe.h"
#include "views/seats/seatpanel.h"
#include "views/timeline/timelinestrip.h"

#include <QTranslator>

using namespace fabletop;
using namespace fabletop::testing;

class TestTableFrame : public QObject {
    Q_OBJECT

private:
    QTranslator m_words;

    void speak(const char* code)
    {
        qApp->removeTranslator(&m_words);
        QVERIFY(m_words.load(QStringLiteral(":/i18n/fabletop_%1.qm").arg(QLatin1String(code))));
        qApp->installTranslator(&m_words);
    }
    static QWidget* child(const TablePage& page, const char* className)
    {
        for (QWidget* widget : page.findChildren<QWidget*>())
            if (QLatin1String(widget->metaObject()->className()) == QLatin1String(className)) return widget;
        return nullptr;
    }
    /// The rectangles that must not move, as text.
    static QString places(const TablePage& page)
    {
        QStringList parts;
        const auto add = [&](const char* name, const QRect& rect) {
            parts << QStringLiteral("%1 %2,%3 %4x%5")
                         .arg(QLatin1String(name))
                         .arg(rect.x())
                         .arg(rect.y())
                         .arg(rect.width())
                         .arg(rect.height());
        };
        add("board", page.board()->geometry());
        add("bar", page.promptBar()->geometry());
        add("hand", page.hand()->geometry());
        add("pane", page.pane()->geometry());
        add("strip", child(page, "fabletop::TimelineStrip")->geometry());
        add("take back", page.promptBar()->takeBackButton()->geometry());
        add("primary", page.promptBar()->confirmButton()->geometry());
        add("way back", page.promptBar()->returnButton()->geometry());
        for (int seat = 0; seat < 2; ++seat)
            add("panel", page.panel(idAt<SeatId>(seat))->geometry());
        return parts.join(u'\n');
    }
    /// Visible answers of the bar, each in the page.
    static std::vector<std::pair<Button*, QRect>> answers(const TablePage& page)
    {
        std::vector<std::pair<Button*, QRect>> found;
        for (Button* button : page.promptBar()->findChildren<Button*>())
            if (button->isVisible())
                found.emplace_back(button, QRect(button->mapTo(&page, QPoint(0, 0)), button->size()));
        return found;
    }
    /// Nothing of the bar lies over another part of it, and the slots hold what belongs to them.
    static QString faultOf(const TablePage& page)
    {
        const auto found = answers(page);
        const QRect bar = page.promptBar()->geometry();
        const QRect primary = page.promptBar()->places().primary.translated(bar.topLeft());
        const QRect back = page.promptBar()->places().takeBack.translated(bar.topLeft());
        for (const auto& [button, rect] : found) {
            const QString name = button->text() + button->accessibleName();
            if (!bar.contains(rect)) return name + QStringLiteral(" lies outside the bar");
            // Only the actions may reach into it, for their names, and only where no primary is offered.
            const bool named = qobject_cast<ActionBar*>(button->parentWidget()) &&
                               !button->text().isEmpty() && page.promptBar()->confirmButton()->isHidden();
            if (rect.intersects(primary) && button->role() != ButtonRole::primary && !named)
                return name + QStringLiteral(" lies in the primary's slot");
            if (rect.intersects(back) && button != page.promptBar()->takeBackButton())
                return name + QStringLiteral(" lies in the slot of Take back");
            for (const auto& [other, over] : found)
                if (other != button && over.intersects(rect))
                    return name + QStringLiteral(" lies over ") + other->text();
            if (button->sizeHint().width() > rect.width() && !button->text().isEmpty() &&
                button->toolTip().isEmpty())
                return name + QStringLiteral(" is cut");
        }
        if (!page.promptBar()->takeBackButton()->isVisible())
            return QStringLiteral("Take back has left its slot");
        return {};
    }

private Q_SLOTS:
    void cleanup() { qApp->removeTranslator(&m_words); }

    void wholeMatch_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("code");
        QTest::newRow("1280x800") << QSize(1224, 766) << QStringLiteral("en");
        QTest::newRow("1024x700 fr") << QSize(968, 666) << QStringLiteral("fr");
        QTest::newRow("960x640 es") << QSize(904, 606) << QStringLiteral("es");
    }
    void wholeMatch()
    {
        QFETCH(QSize, size);
        QFETCH(QString, code);
        speak(qPrintable(code));
        Sitting table(duelPlan(11), 0, size);
        QVERIFY(table.match);
        const QString before = places(*table.page);
        QSet<int> asked;
        QString fault;
        const bool over = table.until(
            [&] {
                if (table.asked()) asked.insert(static_cast<int>(table.controller().staging().ask()));
                if (table.page->sheet()->isHidden() && fault.isEmpty()) fault = faultOf(*table.page);
                if (places(*table.page) != before)
                    fault = QStringLiteral("%1\nwas\n%2\nat: %3")
                                .arg(places(*table.page), before, table.page->promptBar()->look().text);
                return table.match->over() || !fault.isEmpty();
            },
            200'000);
        QVERIFY2(over && fault.isEmpty(), qPrintable(fault));
        QVERIFY(asked.size() >= 4);
        QCOMPARE(places(*table.page), before);
    }

    /// A refusal, a pile that is looked through, the past, news: none of it moves anything.
    void whatIsSaid()
    {
        Sitting table(duelPlan(21, QStringLiteral("person")));
        QVERIFY(table.untilAsked(Ask::action));
        TablePage& page = *table.page;
        const QString before = places(page);
        Q_EMIT table.controller().refused(
            QString(400, u'x') + QStringLiteral(" cannot be done, and this is why, in very many words"));
        QCOMPARE(places(page), before);
        QCOMPARE(faultOf(page), QString());
        page.panel(idAt<SeatId>(1))->pileClicked(idAt<SeatId>(1), SeatPanel::Pile::discard);
        QCOMPARE(places(page), before);
        table.controller().view().cursor().moveTo({});
        QVERIFY(page.promptBar()->returnButton()->isVisible());
        QCOMPARE(places(page), before);
        QCOMPARE(faultOf(page), QString());
        QVERIFY(!page.promptBar()->takeBackButton()->reason().isEmpty());
        table.controller().view().cursor().goLive();
        QCOMPARE(places(page), before);
    }

    /// In hot-seat, nobody looks between two hands; two heroes of one person keep the room of their tabs.
    void twoHands()
    {
        MatchPlan plan = duelPlan(6, QStringLiteral("person"));
        plan.count = 4;
        for (int seat = 0; seat < 4; ++seat) {
            plan.seats[static_cast<std::size_t>(seat)].hero =
                QStringList{QStringLiteral("sherlock-holmes"), QStringLiteral("dracula"),
                            QStringLiteral("alice"), QStringLiteral("medusa")}
                    .at(seat);
            plan.seats[static_cast<std::size_t>(seat)].player =
                seat % 2 == 0 ? QStringLiteral("person") : QStringLiteral("greedy1");
            plan.seats[static_cast<std::size_t>(seat)].withPartner = seat == 2;
        }
        Sitting table(plan);
        QVERIFY(table.match);
        const QString before = places(*table.page);
        int turns = 0;
        QString fault;
        table.until([&] {
            if (places(*table.page) != before) fault = places(*table.page);
            turns = table.match->state().table.turn.number;
            return turns > 4 || !fault.isEmpty();
        });
        QVERIFY2(fault.isEmpty(), qPrintable(fault + QStringLiteral("\nwas\n") + before));
    }

    /// The slots hold every text that can come into them, in every language, at every size of text.
    void slotsAreWideEnough_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<double>("scale");
        for (const char* code : {"en", "es", "fr", "pt"})
            for (double scale : {0.8, 1.0, 1.4, 2.0})
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(code)).arg(scale)))
                    << QString::fromLatin1(code) << scale;
    }
    void slotsAreWideEnough()
    {
        QFETCH(QString, code);
        QFETCH(double, scale);
        speak(qPrintable(code));
        const auto theme = std::make_shared<const Theme>(false, QApplication::font(), scale);
        applyTheme(*qApp, theme);
        const BarSlots places = barSlots(*theme, QSize(1224, barHeight(*theme)));
        QVERIFY(places.primary.width() >= theme->px(152));
        QVERIFY(places.takeBack.width() >= theme->px(116));
        Button primary(QStringLiteral("check"), QString(), ButtonRole::primary);
        for (int word = 0; word < primaryWords; ++word)
            for (int number = 0; number < 100; ++number) {
                primary.setText(wordOf(static_cast<PrimaryLabel>(word), number, 99 - number));
                QVERIFY(!primary.text().isEmpty());
                QVERIFY2(primary.sizeHint().width() <= places.primary.width(), qPrintable(primary.text()));
            }
        Button back(QStringLiteral("undo"), takeBackWord(), ButtonRole::plain);
        QVERIFY(back.sizeHint().width() <= places.takeBack.width());
        QVERIFY(places.primary.right() < places.takeBack.left() && places.rest < places.primary.left());
        applyTheme(*qApp, lightTheme());
    }

    /// A combat has the same buttons in the same places, and Take back keeps its own with the reason.
    void theCombatsBar()
    {
        Sitting table(duelPlan(21));
        QVERIFY(table.until([&] { return table.page->sheet()->isVisible(); }));
        const auto* bar = table.page->sheet()->findChild<CombatBar*>();
        QVERIFY(bar);
        QCOMPARE(bar->goOnButton()->x(), table.page->promptBar()->confirmButton()->x());
        QCOMPARE(bar->goOnButton()->width(), table.page->promptBar()->confirmButton()->width());
        QCOMPARE(bar->takeBackButton()->x(), table.page->promptBar()->takeBackButton()->x());
        QVERIFY(bar->takeBackButton()->isVisible() && !bar->takeBackButton()->reason().isEmpty());
        QCOMPARE(bar->toTheEndButton()->geometry().right() + 1, table.page->promptBar()->places().rest);
    }

    /// An ability is whole, or two lines and more, or a link in the row of move and reach; and what a large
    /// window adds goes to the health box and the letters too.
    void seatPanels()
    {
        const Theme theme(false, QApplication::font());
        SeatPanelLook look;
        look.seat = idAt<SeatId>(0);
        look.hero = QStringLiteral("Sherlock Holmes");
        look.ability = QString(QStringLiteral("word ")).repeated(30).trimmed();
        look.sidekicks.resize(1);
        bool linked = false;
        for (int high = 280; high <= 700; high += 10) {
            const SeatPanelLayout places(look, theme, QSizeF(255, high), false);
            const QRectF name = places.nameRow();
            QVERIFY(places.abilityLines() >= 2 || places.abilityLink());
            QVERIFY(places.abilityLink() == name.intersects(places.rectOf(SeatPart::ability)));
            QVERIFY(places.rectOf(SeatPart::ability).bottom() < places.rectOf(SeatPart::sidekick).top() - 4);
            linked = linked || places.abilityLink();
        }
        QVERIFY(linked);
        const SeatPanelLayout design(look, theme, QSizeF(255, 466), false);
        const SeatPanelLayout large(look, theme, QSizeF(340, 660), false);
        QVERIFY(design.grown() == 1 && large.grown() > 1.2);
        QVERIFY(large.healthBox().width() > design.healthBox().width() * 1.2);
        QVERIFY(QFontMetricsF(seatText(theme, large.grown())).height() >
                QFontMetricsF(seatText(theme, design.grown())).height() * 1.15);
    }

    /// In a small window, and with large text, what gives way is not the board.
    void smallWindows()
    {
        for (double scale : {1.0, 1.4, 2.0})
            for (const QSize size :
                 {QSize(904, 505), QSize(904, 606), QSize(968, 666), QSize(1224, 766), QSize(1224, 734)}) {
                if (size.height() < 606 && scale > 1.4) continue; // a window never has so little
                const Theme theme(false, QApplication::font(), scale);
                const TableFrame frame = tableFrame(theme, size, TimelineDock::below, 1.544, false);
                QVERIFY2(frame.board.height() >= 300,
                         qPrintable(
                             QStringLiteral("%1 at %2x%3").arg(scale).arg(size.width()).arg(size.height())));
                QCOMPARE(frame.bar.top(), frame.board.bottom() + 1);
                QCOMPARE(frame.hand.bottom() + 1 + frame.strip.height(), size.height());
                // Whole cards or their heads, and no empty band below those.
                QVERIFY2(frame.hand.height() == 64 || frame.hand.height() >= 174,
                         qPrintable(QString::number(frame.hand.height())));
            }
    }
};

QTEST_MAIN(TestTableFrame)
#include "tst_tableframe.moc"
