// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/window/windowfigures.h"

#include "app/bench/window/firstpaint.h"
#include "app/demo/autopilot.h"
#include "app/session/matchsession.h"
#include "app/window/application.h"
#include "model/bots/bot.h"
#include "views/battlefield/battlefieldscene.h"
#include "views/battlefield/battlefieldview.h"
#include "views/cards/browser/cardfilters.h"
#include "views/cards/browser/cardspage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/matchplan.h"
#include "views/rulebook/rulebookpage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QListView>
#include <QTemporaryDir>
#include <QtMath>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int repaints = 31;
constexpr QSize small(1280, 800);
constexpr QSize large(3840, 2160);

/// Counts the paint events of one widget.
class Paints final : public QObject {
public:
    explicit Paints(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

void settle(int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    do
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    while (clock.elapsed() < milliseconds);
}

/// Milliseconds from `act` until the widget has been painted again.
double untilPainted(QWidget& widget, const std::function<void()>& act)
{
    Paints paints(widget);
    return 1e3 * secondsOf([&] {
               act();
               for (int turn = 0; paints.count == 0 && turn < 1000; ++turn)
                   QApplication::processEvents();
           });
}

/// The median, and as `most` the 99th percentile.
Figure withPercentile(std::vector<double> samples, const char* unit)
{
    Figure figure = Figure::of(samples, unit);
    std::sort(samples.begin(), samples.end());
    figure.most = samples[std::min(samples.size() - 1, samples.size() * 99 / 100)];
    return figure;
}

/// Forty spaces of four zones each, seventy lines: as much as a battlefield may well have.
Battlefield crowdedField()
{
    Battlefield field;
    field.id = "crowded";
    field.aspect = 1.544;
    Diagnostics ignored;
    if (const auto shipped = loadBattlefield(shippedBattlefields().value(0), ignored)) {
        field.backdrop = shipped->backdrop;
        field.zones = shipped->zones;
    }
    const int zones = std::max(1, static_cast<int>(field.zones.size()));
    for (int number = 0; number < 40; ++number) {
        Space space;
        space.id = std::to_string(number + 1);
        space.x = 0.07 + 0.86 * (number % 8) / 7;
        space.y = 0.09 + 0.82 * (number / 8) / 4; // NOLINT(bugprone-integer-division): rows of eight
        for (int zone = 0; zone < std::min(4, zones); ++zone)
            space.zones.push_back((number + zone) % zones);
        field.spaces.push_back(space);
    }
    for (int number = 0; number < 40; ++number) {
        if (number % 8 != 7) field.lines.emplace_back(number, number + 1);
        if (number < 32) field.lines.emplace_back(number, number + 8);
    }
    return field;
}

/// Twenty fighters and tokens.
BoardLook crowdedLook()
{
    BoardLook look;
    const QStringList heroes = shippedHeroes();
    for (int number = 0; number < 16; ++number) {
        const SeatId seat = idAt<SeatId>(number / 4);
        PieceLook piece;
        piece.fighter = fighterAt(seat, number % 4);
        piece.space = idAt<SpaceId>(number * 2);
        piece.seat = seat;
        piece.hero = number % 4 == 0;
        piece.emblem = heroes.value(number % std::max(1, static_cast<int>(heroes.size())));
        piece.health = 9;
        piece.maximum = 14;
        const QString drawn = Illustrations::has(IllustrationKind::figure, piece.emblem)
                                  ? piece.emblem
                                  : QStringLiteral("stock/knight");
        piece.figure = {{drawn, drawn}, seat, number % 2 == 0};
        look.pieces.push_back(piece);
    }
    for (int number = 0; number < 4; ++number) {
        TokenLook token;
        token.token = tokenAt(idAt<SeatId>(0), number);
        token.space = idAt<SpaceId>(number * 7 + 1);
        token.emblem = QStringLiteral("fog");
        look.tokens.push_back(token);
    }
    return look;
}

double moveOnce(BattlefieldView& view, qreal way)
{
    BattlefieldScene& scene = view.boardScene();
    const QPointF from = scene.geometry().centre(idAt<SpaceId>(0));
    const QPointF to = scene.geometry().centre(idAt<SpaceId>(9));
    return untilPainted(*view.viewport(),
                        [&] { scene.placePiece(fighterAt(idAt<SeatId>(0), 0), from + (to - from) * way); });
}

void measureBoard(Figures& figures)
{
    const auto theme = std::make_shared<const Theme>(false, QApplication::font());
    std::vector<double> full[2];
    std::vector<double> moves[2];
    std::vector<double> zooms;
    for (int size = 0; size < 2; ++size) {
        BattlefieldView view;
        view.resize(size == 0 ? small : large);
        view.setBattlefield(crowdedField(), theme);
        view.setLook(crowdedLook());
        view.show();
        settle(1500);
        for (int run = 0; run < repaints; ++run)
            full[size].push_back(1e3 * secondsOf([&] { view.viewport()->repaint(); }));
        for (int run = 0; run < 200; ++run)
            moves[size].push_back(moveOnce(view, run / 200.0));
        if (size == 0) continue;
        for (int run = 0; run < 12; ++run) {
            zooms.push_back(
                untilPainted(*view.viewport(), [&] { run % 2 ? view.zoomOut() : view.zoomIn(); }));
            settle(30);
        }
    }
    figures[QStringLiteral("W3")] =
        withPercentile(moves[0], "ms a frame of a moving token at 1280x800, p50; max is p99");
    figures[QStringLiteral("W3-4K")] =
        withPercentile(moves[1], "ms a frame of a moving token at 3840x2160, p50; max is p99");
    figures[QStringLiteral("W4")] =
        Figure::of(full[0], "ms a full repaint of 40 spaces, 20 fighters and tokens at 1280x800");
    figures[QStringLiteral("W4-4K")] =
        Figure::of(full[1], "ms a full repaint of 40 spaces, 20 fighters and tokens at 3840x2160");
    figures[QStringLiteral("W6")] = Figure::of(zooms, "ms a zoom step at 3840x2160");
}

/// Click to changed pixels: a fighter is taken up and put back.
void measureClicks(Figures& figures, TablePage& table)
{
    std::vector<double> clicks;
    BattlefieldView* board = table.board();
    for (int run = 0; run < 100; ++run) {
        const PieceLook* piece = board->look().piece(heroOf(table.controller().viewer()));
        if (!piece) return;
        const QPoint at = board->spaceRect(piece->space).center();
        clicks.push_back(untilPainted(*board->viewport(), [&] { clickAt(*board->viewport(), at); }));
    }
    figures[QStringLiteral("W5")] = withPercentile(clicks, "ms from click to painted, p50; max is p99");
}

void measureLanguages(Figures& figures, Application& application)
{
    std::vector<double> switches;
    const QStringList codes{QStringLiteral("fr"), QStringLiteral("es"), QStringLiteral("pt"),
                            QStringLiteral("en")};
    for (int run = 0; run < 16; ++run)
        switches.push_back(1e3 * secondsOf([&] {
                               application.language().choose(codes.at(run % 4));
                               QApplication::processEvents();
                           }));
    figures[QStringLiteral("W7")] = Figure::of(switches, "ms to another language, table page open");
}

void measureSeeks(Figures& figures, MainWindow& window, QSize size, const QString& id, const char* unit)
{
    window.resize(size);
    window.turnTo(pageid::replay);
    settle(1500);
    std::vector<double> seeks;
    const int last = window.session().match()->timeline().last();
    for (int run = 0; run < 200; ++run) {
        const int position = 1 + (run * 37) % std::max(1, last);
        seeks.push_back(untilPainted(*window.pages().find<ReplayPage>()->board()->viewport(),
                                     [&] { window.pages().find<ReplayPage>()->seek(position); }));
    }
    figures[id] = withPercentile(seeks, unit);
}

/// Turning to a chapter, until it is painted; and a search through the whole book, as every letter typed
/// starts one.
void measureRulebook(Figures& figures, MainWindow& window)
{
    window.turnTo(pageid::rulebook);
    settle(1500); // as long as somebody takes to read the first lines
    auto* page = window.findChild<RulebookPage*>();
    if (!page) return;
    std::vector<double> turns;
    std::vector<double> searches;
    const int chapters = static_cast<int>(page->book().chapters().size());
    for (int run = 0; run < repaints; ++run)
        turns.push_back(1e3 * secondsOf([&] {
                            page->showChapter(run % chapters);
                            QApplication::processEvents();
                        }));
    const QStringList words{QStringLiteral("a"), QStringLiteral("attack"), QStringLiteral("exhausted deck"),
                            QStringLiteral("zone")};
    for (int run = 0; run < repaints; ++run)
        searches.push_back(1e3 * secondsOf([&] { (void)page->book().search(words.at(run % words.size())); }));
    figures[QStringLiteral("W8")] = Figure::of(turns, "ms to another chapter of the rulebook, painted");
    figures[QStringLiteral("W8-search")] = Figure::of(searches, "ms a search through the whole rulebook");
}

/// Another filter of the card browser, until its screenful is painted; every face is drawn anew the first
/// time.
void measureCards(Figures& figures, MainWindow& window)
{
    window.turnTo(pageid::cards);
    settle(300);
    CardsPage* page = window.pages().find<CardsPage>();
    const QStringList words{QStringLiteral("move"), QStringLiteral("damage"), QStringLiteral("after combat"),
                            QStringLiteral("draw"), QString()};
    std::vector<double> filters;
    for (int run = 0; run < repaints; ++run) {
        CardCriteria wishes;
        wishes.words = words.at(run % words.size());
        filters.push_back(
            untilPainted(*page->grid()->viewport(), [&] { page->filters()->setWishes(wishes); }));
    }
    figures[QStringLiteral("D3")] =
        withPercentile(filters, "ms to filter all cards and paint a screenful, p50; max is p99");
}

/// A match in the real window, up to somebody's second turn.
bool playSome(Application& application)
{
    MainWindow& window = application.window();
    MatchPlan plan = lastPlan(PassingSettings());
    plan.seats[0].player = QStringLiteral("person");
    plan.seats[1].player = QStringLiteral("greedy1");
    plan.seed = 7;
    Diagnostics diagnostics;
    auto match = makeMatch(plan, diagnostics);
    if (!match) return false;
    window.resize(small);
    window.show();
    window.pages().page<TablePage>()->setSpeed(0);
    window.session().play(std::move(match));
    Autopilot pilot(*window.pages().find<TablePage>(), makeBot("greedy1"), 7);
    QElapsedTimer clock;
    clock.start();
    const auto ready = [&] {
        return window.session().match()->state().table.turn.number >= 9 &&
               window.pages().find<TablePage>()->controller().asking() &&
               window.pages().find<TablePage>()->controller().staging().ask() == Ask::action &&
               window.pages().find<TablePage>()->atRest();
    };
    while (!window.session().match()->over() && !ready() && clock.elapsed() < 20'000) {
        pilot.step();
        settle(1);
    }
    settle(800);
    return true;
}

} // namespace

bool measureWindow(Figures& figures)
{
    measureFirstPaint(figures);
    measureBoard(figures);
    const QTemporaryDir folder;
    PassingSettings settings;
    settings.setSpeed(0);
    settings.setPalette(QStringLiteral("light"));
    Application application(*qApp, settings, QStringLiteral("en"), folder.path());
    if (!folder.isValid() || !playSome(application)) return false;
    measureClicks(figures, *application.window().pages().find<TablePage>());
    measureLanguages(figures, application);
    MainWindow& window = application.window();
    measureSeeks(figures, window, small, QStringLiteral("R2"),
                 "ms from a seek to the painted board at 1280x800, p50; max is p99");
    measureSeeks(figures, window, large, QStringLiteral("R2-4K"),
                 "ms from a seek to the painted board at 3840x2160, p50; max is p99");
    window.resize(small);
    measureRulebook(figures, window);
    measureCards(figures, window);
    return true;
}

} // namespace fabletop
