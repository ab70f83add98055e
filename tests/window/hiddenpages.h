// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Every page, sheet and document that shows a match, each as a way to take its Shot: a picture, texts, tips,
/// what is spoken.
///
/// Why one table: what is shown for two matches that differ only in what a viewer can't know must be the same
/// on all of them. A new page joins by a line at the end; a class that takes a Viewer and is in no line fails
/// tst_hiddeninfo.

#include "model/items/eventlogmodel.h"
#include "model/items/report/matchreport.h"
#include "model/items/timelinemodel.h"
#include "model/match/record/seatexport.h"
#include "model/match/words/peoplenames.h"
#include "tests/window/hiddenscenes.h"
#include "tests/window/shot.h"
#include "tests/window/windowhand.h"
#include "views/battlefield/battlefieldview.h"
#include "views/cards/browser/cardspage.h"
#include "views/cards/cardpeek.h"
#include "views/combat/combataside.h"
#include "views/combat/combatband.h"
#include "views/combat/combatline.h"
#include "views/combat/combatplace.h"
#include "views/combat/combatsheet.h"
#include "views/hand/detailpane.h"
#include "views/hand/handview.h"
#include "views/library/librarypage.h"
#include "views/pages/replay/export/exporter.h"
#include "views/pages/replay/matchpicture.h"
#include "views/pages/replay/replaylook.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/tabs/seatcardstab.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/replay/viewpoint/viewpointselector.h"
#include "views/pages/start/unfinished.h"
#include "views/pages/start/welcomepage.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/tablepage.h"
#include "views/seats/deckpanel.h"
#include "views/seats/seatpanel.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

namespace fabletop::testing {

inline std::shared_ptr<const Theme> theme()
{
    static const auto one = std::make_shared<const Theme>(false, QApplication::font());
    return one;
}

/// One side of a comparison: the match, or its twin.
struct Side {
    const Match& match;
    Viewer viewer;
    MainWindow* window = nullptr;
    QString path; ///< where the window saves it
};

struct HiddenPage {
    const char* name;
    const char* covers; ///< classes that take a Viewer and are shown, said or written here
    std::function<Shot(const Side&)> shot;
};

inline Narrator narratorOf(const Match& match)
{
    return {match.sharedRules(), peopleOf(match.info()), Language::en};
}

// -- pages of the window, as it is wired

inline Shot shown(const Side& side)
{
    Shot shot = shotOf(*side.window);
    shot.texts << side.window->windowTitle();
    return shot;
}

inline Shot table(const Side& side)
{
    side.window->turnTo(pageid::table);
    return shown(side);
}

/// The piles of both seats one after the other, and the card and the deck below the pointer.
inline Shot piles(const Side& side)
{
    side.window->turnTo(pageid::table);
    TablePage& page = *pageOf<TablePage>(*side.window);
    Shot all;
    all.texts << QString::number(page.cover()->isVisible()); // no pile can be reached below it
    for (SeatId seat : {ana, ben})
        for (SeatPanel::Pile pile :
             {SeatPanel::Pile::hand, SeatPanel::Pile::deck, SeatPanel::Pile::discard}) {
            if (page.cover()->isVisible()) break;
            Q_EMIT page.panel(seat)->pileHovered(seat, pile, true);
            Q_EMIT page.panel(seat)->pileClicked(seat, pile);
            all.add(shown(side));
            Q_EMIT page.panel(seat)->pileClicked(seat, pile);
            Q_EMIT page.panel(seat)->pileHovered(seat, pile, false);
        }
    return all;
}

/// What lies under a cover must not be there either.
inline Shot underTheCover(const Side& side)
{
    side.window->turnTo(pageid::table);
    HandOverScreen& cover = *pageOf<TablePage>(*side.window)->cover();
    const bool lies = cover.isVisible();
    cover.setVisible(false);
    Shot shot = shown(side);
    cover.setVisible(lies);
    return shot;
}

inline Shot replayTab(const Side& side, ReplayPanel::Page tab)
{
    side.window->turnTo(pageid::replay);
    ReplayPage& page = *pageOf<ReplayPage>(*side.window);
    page.panel()->setPage(tab);
    Shot all;
    const int last = side.match.timeline().last();
    for (int position : {last, last - 1, last / 2}) {
        page.seek(position, position == last ? 0 : 1);
        all.add(shown(side));
    }
    page.toEnd();
    return all;
}

/// Everything the row of eyes offers without a question.
inline Shot eyes(const Side& side)
{
    side.window->turnTo(pageid::replay);
    ReplayPage& page = *pageOf<ReplayPage>(*side.window);
    page.panel()->setPage(ReplayPanel::cardsPage);
    Shot all;
    page.sight().setAsker([] { return false; });
    for (std::size_t place = 0; place < page.eyesRow()->offers().size(); ++place) {
        QTest::mouseClick(page.eyesRow()->button(place), Qt::LeftButton);
        all.add(shown(side));
    }
    return all;
}

inline Shot cards(const Side& side)
{
    side.window->turnTo(pageid::cards);
    return shown(side);
}

inline Shot matches(const Side& side)
{
    QFile file(side.path);
    if (!file.open(QIODevice::ReadWrite) ||
        !file.setFileTime(QDateTime(QDate(2024, 5, 31), QTime(12, 0)), QFileDevice::FileModificationTime))
        return {};
    file.close();
    side.window->turnTo(pageid::library);
    LibraryPage& page = *pageOf<LibraryPage>(*side.window);
    Shot all;
    if (!QTest::qWaitFor([&page] { return !page.model().reading() && page.model().rowCount() > 0; }, 60'000))
        return all;
    // A card that lies face down is nobody's to find.
    for (const CardKind& card : side.match.rules().hero(ben).cards) {
        page.searchField()->setText(QString::fromStdString(card.name.text(Language::en)));
        all.texts << QStringLiteral("%1: %2").arg(page.searchField()->text()).arg(page.filter().rowCount());
    }
    page.searchField()->clear();
    all.add(shown(side));
    return all;
}

inline Shot clipboard(const Side& side)
{
    side.window->turnTo(pageid::replay);
    const ReplayPage& replay = *pageOf<ReplayPage>(*side.window);
    QGuiApplication::clipboard()->setText(openingLine(*replay.match(), replay.position()));
    return shotOf(QGuiApplication::clipboard()->text());
}

// -- sheets and documents on their own

inline Shot sheet(const Side& side)
{
    CombatSheet one(theme());
    one.resize(1224, 700);
    one.setNarrator(narratorOf(side.match));
    one.show();
    Shot all;
    const auto& fights = side.match.timeline().structure().fights();
    for (std::size_t place = fights.size() > 2 ? fights.size() - 2 : 0; place < fights.size(); ++place)
        for (int end = fights[place].firstEvent + 1; end <= fights[place].endEvent; end += 3) {
            const Cursor cursor = side.match.timeline().cursorAt(end);
            const Looks looks(narratorOf(side.match));
            const Ledger ledger =
                ledgerAt(side.match.timeline(), cursor, side.viewer, narratorOf(side.match));
            one.setCombat(ledger, combatPlace(side.match, ledger));
            for (int step = 2; step <= 9; ++step) {
                one.setStep(step);
                all.add(shotOf(one));
            }
        }
    return all;
}

/// What stays of the sheet while one of its effects asks, and a past combat as it is opened from the
/// timeline.
inline Shot aside(const Side& side)
{
    CombatAside one(theme());
    one.resize(1224, 700);
    one.setBarPlace(QRect(0, 420, 1224, 56));
    one.setNarrator(narratorOf(side.match));
    CombatLine line(theme());
    line.resize(1224, 30);
    CombatSheet past(theme());
    past.resize(1224, 700);
    past.setNarrator(narratorOf(side.match));
    past.setSpeed(0);
    const Timeline& timeline = side.match.timeline();
    Shot all;
    const auto& fights = timeline.structure().fights();
    for (std::size_t place = fights.size() > 3 ? fights.size() - 3 : 0; place < fights.size(); ++place) {
        const Fight& fight = fights[place];
        for (int end : {(fight.firstEvent + fight.endEvent) / 2, fight.endEvent}) {
            const Ledger ledger =
                ledgerAt(timeline, timeline.cursorAt(end), side.viewer, narratorOf(side.match));
            one.setCombat(ledger, combatPlace(side.match, ledger));
            line.setLedger(ledger);
            line.show();
            for (CombatAside::Part part :
                 {CombatAside::Part::ledger, CombatAside::Part::stage, CombatAside::Part::both}) {
                one.setPart(part);
                all.add(shotOf(one));
            }
            all.add(shotOf(line));
        }
        if (!fight.over) continue;
        const Ledger whole =
            ledgerAt(timeline, timeline.cursorAt(fight.endEvent), side.viewer, narratorOf(side.match));
        past.openPast(whole, combatPlace(side.match, whole), QStringLiteral("Back"));
        for (int press = 0; press < 40 && past.isVisible(); ++press) {
            all.add(shotOf(past));
            past.advance();
        }
    }
    return all;
}

inline Shot band(const Side& side)
{
    CombatBand one(theme());
    one.resize(1224, 90);
    one.setNarrator(narratorOf(side.match));
    const Timeline& timeline = side.match.timeline();
    one.setCombat(ledgerAt(timeline, timeline.end(), side.viewer, narratorOf(side.match)));
    one.show();
    return shotOf(one);
}

inline Shot models(const Side& side)
{
    Match& match = const_cast<Match&>(side.match); // a view listens to it
    Shot all;
    TableView view;
    view.setMatch(&match, side.viewer, narratorOf(match));
    EventLogModel log;
    log.setView(&view);
    TimelineModel turns;
    turns.setView(&view);
    collectRows(log, {}, all.texts);
    collectRows(turns, {}, all.texts);
    for (SeatId seat : {ana, ben})
        for (CardId card : view.table().seat(seat).hand())
            all.texts << view.narrator().card(seat, card);
    for (const LedgerRow& row : view.ledger().rows)
        for (const LedgerLine& line : row.lines)
            all.texts << line.sentence << QString::number(line.attack) << QString::number(line.defense);
    return all;
}

/// A replay with the future hidden, at two places and as a spectator too.
inline Shot future(const Side& side)
{
    side.window->turnTo(pageid::replay);
    ReplayPage& page = *pageOf<ReplayPage>(*side.window);
    page.setFutureHidden(true);
    Shot all;
    for (const ReplayPanel::Page tab : {ReplayPanel::eventsPage, ReplayPanel::cardsPage}) {
        page.panel()->setPage(tab);
        page.seek(side.match.timeline().last() * 2 / 3);
        all.add(shown(side));
    }
    page.setFutureHidden(false);
    page.toEnd();
    return all;
}

/// Deck and discard pile of every seat in the inspector, and the whole card of each row.
inline Shot replayPiles(const Side& side)
{
    side.window->turnTo(pageid::replay);
    ReplayPage& page = *pageOf<ReplayPage>(*side.window);
    page.panel()->setPage(ReplayPanel::cardsPage);
    Shot all;
    for (const SeatCardsTab::Pile pile : {SeatCardsTab::deck, SeatCardsTab::discard, SeatCardsTab::hand})
        for (SeatCardsTab* seat : page.panel()->findChildren<SeatCardsTab*>()) {
            seat->setPile(pile);
            all.add(shown(side));
            for (std::size_t row = 0; row < seat->rows()->rows().size(); ++row) {
                seat->rows()->peek().showAt(QPoint(60, 8 + theme()->px(25) * static_cast<int>(row)));
                if (const CardLook* card = seat->rows()->peek().shown()) all.texts << card->spoken();
            }
            seat->rows()->peek().hide();
        }
    return all;
}

inline Shot comparison(const Side& side)
{
    CompareWindow one(side.match, 0, 0, Looks(narratorOf(side.match)), side.viewer, theme());
    for (BattlefieldView* board : one.findChildren<BattlefieldView*>())
        board->setOptions({false, false, true});
    one.show();
    one.setStep(one.lastStep());
    return shotOf(one);
}

inline Shot moment(const Side& side)
{
    const Looks looks(narratorOf(side.match));
    const MatchPicture one(side.match, looks, side.match.timeline().end(), side.viewer, theme());
    QImage picture(MatchPicture::usualSize, QImage::Format_RGB32);
    QPainter painter(&picture);
    one.paint(painter, QRectF(QPointF(), QSizeF(MatchPicture::usualSize)));
    painter.end();
    return {{picture}, {one.title()}};
}

inline Shot documents(const Side& side)
{
    QTemporaryDir folder;
    Shot all;
    for (ExportKind kind :
         {ExportKind::text, ExportKind::markdown, ExportKind::html, ExportKind::csv, ExportKind::svg}) {
        const QString path = folder.filePath(QStringLiteral("a.") + endingOf(kind));
        all.texts << exportMatch(side.match, side.match.annotations(),
                                 {kind, Language::en, side.viewer, path}, theme());
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) all.texts << QString::fromUtf8(file.readAll()).split(u'\n');
    }
    const Narrator narrator = narratorOf(side.match);
    const MatchReport report(side.match.info(), side.match.timeline(), side.match.annotations(), side.viewer,
                             narrator);
    all.texts << report.html(true); // as it goes on paper
    return all;
}

/// `replay FILE --json --seat N`, and anything else that takes lines out of the file.
inline Shot lines(const Side& side)
{
    LoadedMatch loaded;
    loaded.info = side.match.info();
    loaded.rules = side.match.sharedRules();
    loaded.timeline = side.match.timeline();
    QFile file(side.path);
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.contains("\"decision\":") || line.contains("\"fabletop\":"))
                loaded.record.push_back(line);
    Shot all;
    all.texts << QString::fromUtf8(QJsonDocument(seenHeader(loaded, side.viewer)).toJson());
    for (int position = 1; position <= loaded.timeline.last(); ++position)
        all.texts << QString::fromUtf8(QJsonDocument(seenDecision(loaded, position, side.viewer)).toJson());
    return all;
}

inline Shot welcome(const Side& side)
{
    WelcomePage page(theme(), Language::en);
    page.resize(1224, 766);
    UnfinishedLook look = unfinishedLook(side.match, Language::en);
    look.path = side.path;
    page.setUnfinished(look);
    page.show();
    QTest::qWait(150); // the picture beside it comes after a moment
    return shotOf(page);
}

inline const std::vector<HiddenPage>& pages()
{
    static const std::vector<HiddenPage> all{
        {"table", "TableController TablePresence MatchSession", table},
        {"table, piles", "", piles},
        {"table, under the cover", "", underTheCover},
        {"replay, combat", "ReplayPage DivergenceLabel ReplayLook",
         [](const Side& side) { return replayTab(side, ReplayPanel::combatPage); }},
        {"replay, events", "", [](const Side& side) { return replayTab(side, ReplayPanel::eventsPage); }},
        {"replay, cards", "", [](const Side& side) { return replayTab(side, ReplayPanel::cardsPage); }},
        {"replay, notes", "", [](const Side& side) { return replayTab(side, ReplayPanel::notesPage); }},
        {"replay, branches", "", [](const Side& side) { return replayTab(side, ReplayPanel::branchesPage); }},
        {"replay, eyes", "ViewpointSelector ReplayViewpoint", eyes},
        {"replay, piles", "", replayPiles},
        {"replay, the future hidden", "", future},
        {"cards", "", cards},
        {"matches", "", matches},
        {"clipboard", "", clipboard},
        {"combat sheet", "", sheet},
        {"combat while it asks, and past", "", aside},
        {"combat band", "", band},
        {"models", "EventLogModel TableView SeenEvents", models},
        {"two lines compared", "CompareWindow", comparison},
        {"a moment as a picture", "MatchPicture", moment},
        {"documents", "ExportRequest ExportService MatchReport", documents},
        {"lines of the file", "", lines},
        {"welcome", "", welcome},
    };
    return all;
}

} // namespace fabletop::testing
