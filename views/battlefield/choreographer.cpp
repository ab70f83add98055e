// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/choreographer.h"

#include "views/battlefield/battlefieldscene.h"

#include <QEasingCurve>
#include <QLineF>
#include <algorithm>
#include <type_traits>
#include <utility>

namespace fabletop {

namespace {

constexpr int stepTime = 140; ///< a space
constexpr int longestMove = 700;
constexpr int glideTime = 220;
constexpr int strokeTime = 150;
constexpr int blowTime = 200; ///< lost health stands in harm
constexpr int leaveTime = 220;

qreal eased(QEasingCurve::Type curve, qreal time)
{
    return QEasingCurve(curve).valueForProgress(time);
}

template <typename T, typename... Kinds> inline constexpr bool isOneOf = (std::is_same_v<T, Kinds> || ...);

/// Events that move nothing on the battlefield: cards, turns, numbers.
template <typename T>
inline constexpr bool isStill =
    isOneOf<T, DeckShuffled, DeckArranged, ActionsLost, CardMoved, CardsShown, PlayerOut, TurnBegan,
            ActionsGained, ActionBegan, TurnEnded, StepReached, EffectBegan, CardsTurned, ValueChanged,
            EffectsCancelled, CombatDecided, NumberNamed, FormTaken, CounterSet, Scheduled, MatchEnded,
            TextStopped>;

/// A point on a route, `way` 0 … 1 of its length.
QPointF along(const std::vector<QPointF>& route, qreal way)
{
    qreal total = 0;
    for (std::size_t i = 1; i < route.size(); ++i)
        total += QLineF(route[i - 1], route[i]).length();
    qreal left = way * total;
    for (std::size_t i = 1; i < route.size(); ++i) {
        const QLineF leg(route[i - 1], route[i]);
        if (left <= leg.length() || i + 1 == route.size())
            return leg.length() > 0 ? leg.pointAt(std::min(1.0, left / leg.length())) : leg.p2();
        left -= leg.length();
    }
    return route.empty() ? QPointF() : route.back();
}

} // namespace

/// Makes acts of events, keeping its own copy of what the pieces look like after each.
struct ActMaker {
    BattlefieldScene& scene;
    const BoardLook& after;
    std::vector<PieceLook> pieces;
    std::vector<TokenLook> tokens;
    std::deque<Choreographer::Act> acts;

    PieceLook* piece(FighterId fighter)
    {
        const auto found = std::find_if(pieces.begin(), pieces.end(),
                                        [fighter](const PieceLook& p) { return p.fighter == fighter; });
        return found == pieces.end() ? nullptr : &*found;
    }
    [[nodiscard]] QPointF centre(SpaceId space) const { return scene.geometry().centre(space); }

    void add(int milliseconds, std::function<void(qreal)> draw, std::function<void()> settle)
    {
        acts.push_back({milliseconds, std::move(draw), std::move(settle)});
    }

    void travel(FighterId fighter, std::vector<SpaceId> path, int milliseconds)
    {
        PieceLook* moved = piece(fighter);
        if (!moved || path.size() < 2) return;
        moved->space = path.back();
        std::vector<QPointF> route;
        for (SpaceId space : path)
            route.push_back(centre(space));
        const auto draw = [&stage = scene, fighter, route](qreal t) {
            stage.placePiece(fighter, along(route, eased(QEasingCurve::OutCubic, t)));
        };
        add(milliseconds, draw,
            [&stage = scene, fighter, end = route.back()] { stage.placePiece(fighter, end); });
    }

    void appear(FighterId fighter, SpaceId space)
    {
        const PieceLook* known = after.piece(fighter);
        if (!piece(fighter)) {
            if (!known) return;
            pieces.push_back(*known);
        }
        PieceLook* placed = piece(fighter);
        placed->space = space;
        const auto show = [&stage = scene, look = *placed](qreal t) {
            const qreal shown = eased(QEasingCurve::OutCubic, t);
            stage.drawPiece({look, 0});
            stage.placePiece(look.fighter, stage.geometry().centre(look.space), shown, 1.15 - 0.15 * shown);
        };
        add(glideTime, show, [show] { show(1); });
    }

    void vanish(FighterId fighter)
    {
        const PieceLook* gone = piece(fighter);
        if (!gone) return;
        const QPointF at = centre(gone->space);
        std::erase_if(pieces, [fighter](const PieceLook& p) { return p.fighter == fighter; });
        add(
            leaveTime,
            [&stage = scene, fighter, at](qreal t) {
                const qreal lost = eased(QEasingCurve::InCubic, t);
                stage.placePiece(fighter, at, 1 - lost, 1 - 0.15 * lost);
            },
            [&stage = scene, fighter] { stage.removePiece(fighter); });
    }

    /// Health goes to `health`; what is lost stands in harm once, then goes.
    void harm(FighterId fighter, int health)
    {
        PieceLook* hit = piece(fighter);
        if (!hit) return;
        const int before = hit->health;
        hit->health = std::clamp(health, 0, hit->maximum);
        const auto draw = [&stage = scene, look = *hit, before](qreal t) {
            const qreal rest = t < 0.6 ? 1 : 1 - eased(QEasingCurve::InCubic, (t - 0.6) / 0.4);
            stage.drawPiece({look, std::max(0, before - look.health) * rest});
        };
        add(blowTime, draw, [draw] { draw(1); });
    }

    void operator()(const FighterMoved& event)
    {
        std::vector<SpaceId> path(event.path.begin(), event.path.end());
        const int steps = static_cast<int>(path.size()) - 1;
        travel(event.fighter, std::move(path), std::min(longestMove, stepTime * std::max(1, steps)));
    }
    void operator()(const FighterPlaced& event)
    {
        if (event.to == SpaceId::none)
            vanish(event.fighter);
        else if (event.from == SpaceId::none || !piece(event.fighter))
            appear(event.fighter, event.to);
        else
            travel(event.fighter, {event.from, event.to}, glideTime);
    }
    void operator()(const FightersSwapped& event)
    {
        PieceLook* a = piece(event.first);
        PieceLook* b = piece(event.second);
        if (!a || !b) return;
        std::swap(a->space, b->space);
        const auto draw = [&stage = scene, first = event.first, second = event.second, to = centre(a->space),
                           from = centre(b->space)](qreal t) {
            const qreal way = eased(QEasingCurve::InOutSine, t);
            const QPointF side = QPointF((to - from).y(), -(to - from).x()) * 0.12 * (4 * way * (1 - way));
            stage.placePiece(first, from + (to - from) * way + side);
            stage.placePiece(second, to + (from - to) * way - side);
        };
        add(glideTime + 60, draw, [draw] { draw(1); });
    }
    void operator()(const FighterLeft& event) { vanish(event.fighter); }
    void operator()(const FighterDefeated& event) { vanish(event.fighter); }
    void operator()(const DamageDealt& event)
    {
        if (const PieceLook* hit = piece(event.fighter)) harm(event.fighter, hit->health - event.amount);
    }
    void operator()(const HealthRecovered& event)
    {
        if (const PieceLook* healed = piece(event.fighter))
            harm(event.fighter, healed->health + event.amount);
    }
    void operator()(const HealthSet& event) { harm(event.fighter, event.health); }
    void operator()(const CombatBegan& event)
    {
        const PieceLook* attacker = piece(event.attacker);
        const PieceLook* target = piece(event.target);
        if (!attacker || !target) return;
        const StrokeLook stroke{attacker->space, target->space};
        add(
            strokeTime,
            [&stage = scene, stroke](qreal t) { stage.setStroke(stroke, eased(QEasingCurve::OutCubic, t)); },
            [&stage = scene, stroke] { stage.setStroke(stroke, 1); });
    }
    void operator()(const TokenPut& event)
    {
        std::erase_if(tokens, [&event](const TokenLook& token) { return token.token == event.token; });
        const auto known =
            std::find_if(after.tokens.begin(), after.tokens.end(),
                         [&event](const TokenLook& token) { return token.token == event.token; });
        if (event.to != SpaceId::none && known != after.tokens.end()) {
            tokens.push_back(*known);
            tokens.back().space = event.to;
        }
        add(
            glideTime, [](qreal) {}, [&stage = scene, now = tokens] { stage.setTokens(now); });
    }
    template <typename Still>
    requires isStill<Still>
    void operator()(const Still&) {}
};

Choreographer::Choreographer(BattlefieldScene& scene, QObject* parent) : QObject(parent), m_scene(scene)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant& time) {
        if (m_busy && m_current.draw) m_current.draw(time.toReal());
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &Choreographer::next);
}

void Choreographer::setSpeed(double speed)
{
    m_speed = std::max(0.0, speed);
}

void Choreographer::play(std::span<const Event> events, const BoardLook& after)
{
    finishNow();
    m_after = after;
    m_busy = true;
    if (m_speed > 0 && m_scene.ready()) {
        ActMaker maker{m_scene, m_after, m_scene.look().pieces, m_scene.look().tokens, {}};
        for (const Event& event : events)
            std::visit(maker, event.body);
        m_acts = std::move(maker.acts);
    }
    if (m_acts.empty()) return end();
    m_scene.beginMotion();
    next();
}

void Choreographer::next()
{
    if (!m_busy) return;
    if (m_current.settle) std::exchange(m_current, {}).settle();
    if (m_acts.empty()) return end();
    m_current = std::move(m_acts.front());
    m_acts.pop_front();
    m_current.draw(0);
    m_clock.setDuration(std::max(1, static_cast<int>(m_current.milliseconds / m_speed)));
    m_clock.start();
}

void Choreographer::finishNow()
{
    if (m_busy) end();
}

void Choreographer::end()
{
    m_busy = false;
    m_clock.stop();
    m_acts.clear();
    m_current = {};
    m_scene.setLook(m_after);
    Q_EMIT finished();
}

} // namespace fabletop
