// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/bookdiagrams.h"

#include "model/content/catalogue.h"
#include "model/engine/queries.h"
#include "views/battlefield/painting/renderbattlefield.h"

#include <QPainter>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal shown = 0.46; ///< share of the board's width that a diagram shows

SpaceId named(const Battlefield& field, const char* id)
{
    for (std::size_t space = 0; space < field.spaces.size(); ++space)
        if (field.spaces[space].id == id) return idAt<SpaceId>(static_cast<int>(space));
    return SpaceId::none;
}

PieceLook piece(int seat, int number, SpaceId space, const QString& emblem, int health)
{
    const SeatId owner = idAt<SeatId>(seat);
    PieceLook look;
    look.fighter = fighterAt(owner, number);
    look.space = space;
    look.seat = owner;
    look.hero = number == 0;
    look.emblem = emblem;
    look.initial = emblem.left(1).toUpper();
    look.health = health;
    look.maximum = std::max(health, 2);
    return look;
}

bool joined(const Battlefield& field, int a, int b)
{
    return std::any_of(field.lines.begin(), field.lines.end(), [&](const auto& line) {
        return (line.first == a && line.second == b) || (line.first == b && line.second == a);
    });
}

/// What a diagram shows, and the space it is about.
struct Scene {
    BoardLook look;
    SpaceId centre = SpaceId::none;
};

Scene sceneOf(const QString& name, const Battlefield& field)
{
    Scene scene;
    scene.centre = named(field, "18");
    const int centre = static_cast<int>(index(scene.centre));
    const QStringList heroes = shippedHeroes();
    const auto count = static_cast<int>(field.spaces.size());
    scene.look.pieces.push_back(piece(0, 0, scene.centre, heroes.value(0), 16));
    const auto& zones = field.spaces[static_cast<std::size_t>(centre)].zones;
    for (int space = 0; space < count; ++space) {
        const SpaceId id = idAt<SpaceId>(space);
        const auto& own = field.spaces[static_cast<std::size_t>(space)].zones;
        const bool sameZone =
            std::find_first_of(own.begin(), own.end(), zones.begin(), zones.end()) != own.end();
        if (space == centre) continue;
        if (name == u"adjacency" && joined(field, centre, space))
            scene.look.offers.push_back({id, OfferKind::place, 0});
        if (name == u"zones" && sameZone) scene.look.ringed |= bit(id);
        if (name == u"ranged" && sameZone && scene.look.pieces.size() < 3)
            scene.look.pieces.push_back(
                piece(1, static_cast<int>(scene.look.pieces.size()) - 1, id, heroes.value(1), 9));
    }
    if (name == u"ranged")
        for (const PieceLook& foe : scene.look.pieces)
            if (foe.seat != idAt<SeatId>(0))
                scene.look.targets.push_back(
                    {foe.fighter, joined(field, centre, static_cast<int>(index(foe.space)))
                                      ? TargetKind::melee
                                      : TargetKind::ranged});
    return scene;
}

/// Through an own fighter, out of a passage into another, past a token.
void addWay(Scene& scene, const QString& name, const Battlefield& field)
{
    const int centre = static_cast<int>(index(scene.centre));
    const auto count = static_cast<int>(field.spaces.size());
    for (int first = 0; first < count && name == u"passing" && scene.look.path.empty(); ++first)
        for (int second = 0; second < count && scene.look.path.empty() && joined(field, centre, first);
             ++second)
            if (second != centre && joined(field, first, second) && !joined(field, centre, second)) {
                scene.look.path = {scene.centre, idAt<SpaceId>(first), idAt<SpaceId>(second)};
                scene.look.pieces.push_back(piece(0, 1, idAt<SpaceId>(first), shippedHeroes().value(2), 8));
            }
    if (name == u"passages") {
        std::vector<SpaceId> doors;
        for (int space = 0; space < count; ++space)
            if (field.spaces[static_cast<std::size_t>(space)].passage) doors.push_back(idAt<SpaceId>(space));
        if (doors.size() < 2) return;
        scene.look.pieces.front().space = scene.centre = doors[0];
        scene.look.path = {doors[0], doors[1]};
    }
    if (name == u"fog")
        for (int space = 0; space < count; ++space)
            if (joined(field, centre, space)) {
                TokenLook token;
                token.token =
                    tokenAt(idAt<SeatId>(0), static_cast<int>(scene.look.tokens.size()) % tokensPerSeat);
                token.space = idAt<SpaceId>(space);
                token.emblem = QStringLiteral("fog");
                if (scene.look.tokens.size() < 2) scene.look.tokens.push_back(token);
            }
}

} // namespace

BookDiagrams::BookDiagrams(std::shared_ptr<const Theme> theme, int width, qreal dpr)
    : m_theme(std::move(theme)), m_width(width), m_dpr(dpr)
{
    Diagnostics ignored;
    if (auto field = loadBattlefield(shippedBattlefields().value(0), ignored))
        m_field = std::make_unique<const Battlefield>(std::move(*field));
    for (int whole = 0; whole < 2 && m_field; ++whole)
        m_grounds[whole] =
            QtConcurrent::run([field = m_field.get(), theme = m_theme.get(), size = room(whole), dpr] {
                return renderGround(*field, *theme, size, dpr);
            });
}

/// Threads still use the battlefield and the theme.
BookDiagrams::~BookDiagrams()
{
    for (QFuture<QImage>& ground : m_grounds)
        ground.waitForFinished();
}

QSize BookDiagrams::room(bool whole) const
{
    const int wide = static_cast<int>(m_width / (whole ? 1 : shown));
    return {wide, static_cast<int>(wide / m_field->aspect)};
}

QImage BookDiagrams::picture(const QString& name)
{
    if (!m_field) return {};
    if (const auto kept = m_pictures.constFind(name); kept != m_pictures.cend()) return *kept;
    Scene scene = sceneOf(name, *m_field);
    addWay(scene, name, *m_field);
    const bool whole = name == u"passages";
    const QImage board =
        renderOver(m_grounds[whole].result(), *m_field, scene.look, *m_theme, room(whole), m_dpr);
    if (whole) return m_pictures[name] = board;
    const Space& centre = m_field->spaces[index(scene.centre)];
    const QSizeF part(board.width() * shown, board.height() * shown);
    const qreal x =
        std::clamp(centre.x * board.width() - part.width() / 2, 0.0, board.width() - part.width());
    const qreal y =
        std::clamp(centre.y * board.height() - part.height() / 2, 0.0, board.height() - part.height());
    QImage cut = board.copy(QRectF(QPointF(x, y), part).toRect());
    cut.setDevicePixelRatio(m_dpr);
    return m_pictures[name] = cut;
}

QStringList BookDiagrams::names()
{
    return {QStringLiteral("adjacency"), QStringLiteral("zones"),    QStringLiteral("ranged"),
            QStringLiteral("passing"),   QStringLiteral("passages"), QStringLiteral("fog")};
}

bool BookDiagrams::prepareNext()
{
    for (const QString& name : names()) {
        if (m_pictures.contains(name)) continue;
        if (m_field && m_grounds[name == u"passages"].isFinished()) (void)picture(name);
        return m_field != nullptr;
    }
    return false;
}

} // namespace fabletop
