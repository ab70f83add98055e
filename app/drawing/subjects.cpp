// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/subjects.h"

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/bots/bot.h"
#include "model/match/match.h"
#include "model/match/words/narration.h"
#include "model/match/words/peoplenames.h"
#include "model/match/words/spokenname.h"
#include "views/baking/illustrations.h"
#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/cards/cardpainter.h"
#include "views/match/looks.h"
#include "views/pages/replay/matchpicture.h"

#include <QApplication>
#include <QFileInfo>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int boardWide = 1544;
constexpr int cardWide = 630;

std::shared_ptr<const Theme> themeOf(const RenderRequest& request)
{
    auto theme = std::make_shared<const Theme>(request.dark, QApplication::font());
    theme->art().illustrations().setPatient(true); // it is drawn once
    return theme;
}

/// A shipped id that nobody has is wrong usage; a file that cannot be read fails.
int refused(const QString& which, const Diagnostics& diagnostics)
{
    printDiagnostics(diagnostics);
    return looksLikePath(which) ? failed : wrongUsage;
}

/// Fighters as they stand when the first turn begins: placed by the greedy player.
std::optional<BoardLook> peopled(const Battlefield& field, QStringList heroes, Language language,
                                 Diagnostics& diagnostics)
{
    MatchSetup setup;
    setup.battlefield = field;
    for (const QString& id : heroes.isEmpty() ? shippedHeroes() : QStringList()) {
        // Nobody whose tokens would veil the place.
        const auto hero = loadHero(id, diagnostics);
        if (hero && hero->tokens.empty() && heroes.size() < (field.starts() >= 4 ? 4 : 2)) heroes << id;
    }
    for (const QString& id : heroes) {
        const auto seat = static_cast<std::uint8_t>(setup.seats.size());
        setup.seats.push_back({loadHero(id, diagnostics), static_cast<std::uint8_t>(seat % 2), seat});
    }
    if (hasErrors(diagnostics)) return std::nullopt;
    const auto rules = buildRuleset(setup, diagnostics);
    if (!rules) return std::nullopt;
    State state = freshState(*rules, setup.seed);
    OptionList options;
    begin(*rules, state, options);
    const auto bot = makeBot("greedy1");
    Rng rng = Rng::seeded(setup.seed);
    while (options.count > 0 && state.table.turn.number == 0) {
        const SeatId seat = prompt(*rules, state).decides;
        const int chosen = bot->choose(*rules, observe(*rules, state, seat), seat, options, rng);
        answer(*rules, state, Decision(options[chosen]), options);
    }
    return Looks(Narrator(rules, {}, language)).board(state.table);
}

int findBattlefield(const RenderRequest& request, Subject& subject)
{
    Diagnostics diagnostics;
    const auto field = loadBattlefield(request.which, diagnostics);
    if (!field) return refused(request.which, diagnostics);
    if (!request.heroes.isEmpty() && request.heroes.size() != 2 && request.heroes.size() != 4)
        return usageError(CommandWords::tr("--heroes takes two heroes, or four for teams"));
    BoardLook look;
    if (!request.empty) {
        // A battlefield that is not finished is drawn without fighters.
        const auto people = peopled(*field, request.heroes, request.language, diagnostics);
        if (!people && !request.heroes.isEmpty()) {
            // Only what is no shipped id and no file either is wrong usage.
            const auto unknown =
                std::find_if(request.heroes.begin(), request.heroes.end(), [](const QString& id) {
                    return !shippedHeroes().contains(id) && !looksLikePath(id);
                });
            return refused(unknown == request.heroes.end() ? QStringLiteral("./") : *unknown, diagnostics);
        }
        look = people.value_or(BoardLook());
    }
    const QString folder = looksLikePath(request.which) ? QFileInfo(request.which).absolutePath() : QString();
    subject.title = spokenName(field->name, request.language);
    subject.size = QSize(boardWide, qRound(boardWide / field->aspect));
    subject.draw = [theme = themeOf(request), field = *field, look, folder](QPainter& painter, QSize size) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRect(QPoint(), size), theme->color(Tone::plateCase));
        const QSizeF board = BoardGeometry(field, size, theme->scale()).size();
        const QRectF box(QPointF((size.width() - board.width()) / 2, (size.height() - board.height()) / 2),
                         board);
        paintBattlefield(painter, box, field, look, *theme, folder);
    };
    return allWell;
}

int findCard(const RenderRequest& request, Subject& subject)
{
    const qsizetype slash = request.which.lastIndexOf(u'/');
    if (slash <= 0) return usageError(CommandWords::tr("a card is named HERO/CARD"));
    const QString id = request.which.left(slash);
    const QString wanted = request.which.mid(slash + 1);
    Diagnostics diagnostics;
    const auto hero = loadHero(id, diagnostics);
    if (!hero) return refused(id, diagnostics);
    const auto found = std::find_if(hero->cards.begin(), hero->cards.end(), [&](const CardKind& card) {
        return QString::fromStdString(card.id) == wanted;
    });
    if (found == hero->cards.end()) return usageError(CommandWords::tr("%1 has no card %2").arg(id, wanted));
    MatchSetup setup;
    Diagnostics ignored;
    setup.seats = {{hero, 0, 0}, {hero, 1, 1}};
    const auto field = loadBattlefield(shippedBattlefields().value(0), ignored);
    if (field) setup.battlefield = *field;
    const auto rules = buildRuleset(setup, ignored);
    if (!rules) return refused(id, ignored);
    const Looks looks(Narrator(rules, {}, request.language));
    const CardLook look =
        looks.card(idAt<SeatId>(0), idAt<CardId>(static_cast<int>(found - hero->cards.begin())));
    subject.title = look.title;
    subject.size = CardPainter::sizeForWidth(cardWide).toSize();
    subject.draw = [theme = themeOf(request), look](QPainter& painter, QSize size) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const qreal wide = std::min<qreal>(size.width(), size.height() / CardPainter::aspect);
        const QSizeF sheet = CardPainter::sizeForWidth(wide);
        const QPointF corner((size.width() - sheet.width()) / 2, (size.height() - sheet.height()) / 2);
        CardPainter(*theme).paintFace(painter, QRectF(corner, sheet), look);
    };
    return allWell;
}

int findMoment(const RenderRequest& request, Subject& subject)
{
    LoadedMatch loaded = openMatch(request.which);
    printDiagnostics(loaded.diagnostics);
    if (!loaded.viewable()) return failed;
    if (request.seat > static_cast<int>(loaded.rules->seats.size()))
        return usageError(CommandWords::tr("seat %1 doesn’t exist").arg(request.seat));
    if (request.at > loaded.timeline.last())
        return usageError(CommandWords::tr("the last position is %1").arg(loaded.timeline.last()));
    auto match = std::make_shared<Match>(std::move(loaded));
    const Cursor moment{request.at < 0 ? match->timeline().last() : request.at, 0};
    auto looks =
        std::make_shared<Looks>(Narrator(match->sharedRules(), peopleOf(match->info()), request.language));
    const Viewer viewer = request.seat > 0 ? Viewer::of(idAt<SeatId>(request.seat - 1))
                                           : Viewer::everyone(Viewer::Why::commandLine);
    const auto theme = themeOf(request);
    subject.title = MatchPicture(*match, *looks, moment, viewer, theme).title();
    subject.size = MatchPicture::usualSize;
    subject.draw = [match, looks, moment, viewer, theme](QPainter& painter, QSize size) {
        MatchPicture(*match, *looks, moment, viewer, theme).paint(painter, QRectF(QPointF(), QSizeF(size)));
    };
    return allWell;
}

} // namespace

int findSubject(const RenderRequest& request, Subject& subject)
{
    if (request.what == u"battlefield") return findBattlefield(request, subject);
    if (request.what == u"card") return findCard(request, subject);
    if (request.what == u"match") return findMoment(request, subject);
    return usageError(
        CommandWords::tr("render draws a battlefield, a card or a match, not %1").arg(request.what));
}

} // namespace fabletop
