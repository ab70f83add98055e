// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/painting/hintpainter.h"

#include "views/battlefield/painting/circles.h"
#include "views/battlefield/painting/fighterpainter.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr qreal eyeShare = 0.70;
constexpr float previewOpacity = 0.6F;

/// Dash lengths are given in units of the pen's width.
QPen dashed(const QColor& ink, qreal width, qreal dash, qreal gap)
{
    QPen pen(ink, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({dash / width, gap / width});
    return pen;
}

} // namespace

bool HintPainter::valid(SpaceId space) const
{
    return std::cmp_less(index(space), m_geometry.count());
}

bool HintPainter::lit(SpaceId space) const
{
    if (space == SpaceId::none) return false;
    const PieceLook* hovered = m_look.piece(m_look.hoveredFighter);
    return space == m_attention.hovered || space == m_attention.cursor || space == m_look.hoveredSpace ||
           (hovered && hovered->space == space);
}

void HintPainter::paint(QPainter& painter, HintLayer layer) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    layer == HintLayer::under ? paintUnder(painter) : paintOver(painter);
    painter.restore();
}

/// What heads of figures may not hide: numbers, who can be attacked, where the keyboard is.
void HintPainter::paintOver(QPainter& painter) const
{
    painter.setOpacity(m_look.preview ? static_cast<qreal>(previewOpacity) : 1);
    for (const SpaceOffer& offer : m_look.offers)
        if (valid(offer.space)) paintSteps(painter, offer);
    for (const TargetLook& target : m_look.targets)
        if (const PieceLook* piece = m_look.piece(target.fighter); piece && valid(piece->space))
            paintSpikes(painter, piece->space);
    painter.setOpacity(1);
    for (auto advice = m_look.advice.crbegin(); advice != m_look.advice.crend(); ++advice)
        if (valid(advice->to)) paintRank(painter, *advice);
    paintStaged(painter);
    m_board.paintLabels(painter, {m_look.zoneLetters, m_look.spaceNumbers, m_look.named});
}

void HintPainter::paintUnder(QPainter& painter) const
{
    const SpaceId hovered = m_attention.hovered != SpaceId::none ? m_attention.hovered : m_look.hoveredSpace;
    if (valid(hovered)) paintHover(painter, hovered);
    for (const TokenLook& token : m_look.tokens)
        if (valid(token.space) && token.veil) {
            QColor veil(255, 255, 255);
            veil.setAlphaF(0.55F);
            const qreal radius = m_geometry.radius();
            strokeCircle(painter, m_geometry.centre(token.space), radius * 0.85, QPen(veil, radius * 0.30));
        }
    for (const TraceLook& trace : m_look.traces)
        paintTrace(painter, trace);
    if (m_look.preview) painter.setOpacity(static_cast<qreal>(previewOpacity));
    if (m_look.path.size() > 1) paintPath(painter, m_look.path);
    if (m_look.hoverPath.size() > 1) paintPath(painter, m_look.hoverPath);
    for (const SpaceOffer& offer : m_look.offers)
        if (valid(offer.space)) paintOffer(painter, offer);
    painter.setOpacity(1);
    paintRings(painter);
    for (const StrokeLook& stroke : m_look.strokes)
        if (valid(stroke.from) && valid(stroke.to)) paintStroke(painter, stroke);
    for (auto advice = m_look.advice.crbegin(); advice != m_look.advice.crend(); ++advice)
        if (valid(advice->to)) paintAdvice(painter, *advice); // the best on top
    for (const TokenLook& token : m_look.tokens)
        if (valid(token.space)) paintToken(painter, token);
}

void HintPainter::paintHover(QPainter& painter, SpaceId hovered) const
{
    const qreal u = m_geometry.unit();
    const Battlefield& battlefield = m_board.battlefield();
    const std::vector<int>& zones = battlefield.spaces[index(hovered)].zones;
    for (int i = 0; i < m_geometry.count(); ++i) {
        const auto id = idAt<SpaceId>(i);
        const std::vector<int>& own = battlefield.spaces[index(id)].zones;
        const auto shared = std::find_first_of(own.begin(), own.end(), zones.begin(), zones.end());
        if (shared == own.end()) continue;
        strokeCircle(painter, m_geometry.centre(id), m_geometry.radius() + 3.6 * u,
                     QPen(m_board.zoneInk(*shared), 1.5 * u));
        m_board.paintEye(painter, id, 0.45);
        strokeCircle(painter, m_geometry.centre(id), m_geometry.radius() * eyeShare,
                     QPen(m_theme.color(Tone::plateLine), 0.9 * u));
    }
    for (const auto& [a, b] : battlefield.lines) {
        const auto from = idAt<SpaceId>(a);
        const auto to = idAt<SpaceId>(b);
        if (from != hovered && to != hovered) continue;
        m_board.paintLine(painter, from, to, 5);
        strokeCircle(painter, m_geometry.centre(from == hovered ? to : from), m_geometry.radius(),
                     QPen(m_theme.color(Tone::plateLine), 2.5 * u));
    }
    if (battlefield.spaces[index(hovered)].passage) paintPassages(painter, hovered);
    for (int i = 0; i < m_geometry.count(); ++i)
        m_board.paintMarks(painter, idAt<SpaceId>(i));
}

/// A way that is no line: bulges by 12 %.
QPainterPath HintPainter::curve(SpaceId from, SpaceId to) const
{
    const auto [a, b] = m_geometry.line(from, to);
    const QPointF way = b - a;
    QPainterPath bow(a);
    bow.quadTo((a + b) / 2 + QPointF(way.y(), -way.x()) * 0.24, b);
    return bow;
}

void HintPainter::paintPassages(QPainter& painter, SpaceId from) const
{
    const qreal u = m_geometry.unit();
    const Battlefield& battlefield = m_board.battlefield();
    for (int i = 0; i < m_geometry.count(); ++i) {
        const auto to = idAt<SpaceId>(i);
        if (to == from || !battlefield.spaces[index(to)].passage) continue;
        const QPainterPath bow = curve(from, to);
        painter.strokePath(bow, QPen(m_theme.color(Tone::plateCase), 5 * u, Qt::SolidLine, Qt::FlatCap));
        painter.strokePath(bow, dashed(m_theme.color(Tone::plateLine), 2 * u, 5 * u, 4 * u));
    }
}

bool HintPainter::joined(SpaceId a, SpaceId b) const
{
    const auto& lines = m_board.battlefield().lines;
    return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
        const auto from = idAt<SpaceId>(line.first);
        const auto to = idAt<SpaceId>(line.second);
        return (from == a && to == b) || (from == b && to == a);
    });
}

void HintPainter::paintTrace(QPainter& painter, const TraceLook& trace) const
{
    const qreal u = m_geometry.unit();
    if (trace.route.empty() ||
        !std::all_of(trace.route.begin(), trace.route.end(), [this](SpaceId id) { return valid(id); }))
        return;
    for (std::size_t step = 1; step < trace.route.size(); ++step) {
        const auto [a, b] = m_geometry.line(trace.route[step - 1], trace.route[step]);
        if (!trace.faint) {
            painter.setPen(QPen(m_theme.color(Tone::plateCase), 7 * u, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(a, b);
        }
        painter.setPen(dashed(m_theme.seat(trace.seat), (trace.faint ? 2 : 3.6) * u, 7 * u, 4.5 * u));
        painter.drawLine(a, b);
    }
    if (!trace.faint && !m_look.pieceOn(trace.route.front()))
        paintHollow(painter, m_theme, m_geometry, m_geometry.centre(trace.route.front()), trace.seat,
                    trace.hero);
}

/// Along lines it is solid; through a secret passage or a link of tokens it is a dashed bow.
void HintPainter::paintPath(QPainter& painter, const std::vector<SpaceId>& path) const
{
    const qreal u = m_geometry.unit();
    const QColor accent = m_theme.color(Tone::accent);
    for (std::size_t step = 1; step < path.size(); ++step) {
        const SpaceId from = path[step - 1];
        const SpaceId to = path[step];
        if (!valid(from) || !valid(to)) continue;
        const auto [a, b] = m_geometry.line(from, to);
        QPainterPath way(a);
        way.lineTo(b);
        const bool line = joined(from, to);
        if (!line) way = curve(from, to);
        painter.strokePath(way, QPen(m_theme.color(Tone::plateCase), 7 * u, Qt::SolidLine, Qt::FlatCap));
        painter.strokePath(way, line ? QPen(accent, 4 * u, Qt::SolidLine, Qt::FlatCap)
                                     : dashed(accent, 4 * u, 9 * u, 5 * u));
    }
}

void HintPainter::paintOffer(QPainter& painter, const SpaceOffer& offer) const
{
    const qreal u = m_geometry.unit();
    const QPointF centre = m_geometry.centre(offer.space);
    const bool boosted = offer.kind == OfferKind::boosted;
    const bool hot = lit(offer.space);
    const qreal radius = eyeShare * m_geometry.radius();
    const QColor accent = m_theme.color(Tone::accent);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hot ? accent
                     : boosted
                         ? Theme::mix(m_theme.color(Tone::offer), m_theme.color(Tone::spaceCentre), 0.35)
                         : m_theme.color(Tone::offer));
    painter.drawEllipse(centre, radius - 0.45 * u, radius - 0.45 * u);
    // Loud also for whom green is gray: the fill's contrast and a ring of its own outside the zone's.
    const qreal ring = m_geometry.radius() + 3.4 * u;
    strokeCircle(painter, centre, ring, QPen(m_theme.color(Tone::plateCase), 5.4 * u));
    strokeCircle(painter, centre, ring,
                 boosted ? dashed(accent, 2.8 * u, 4.4 * u, 3.4 * u) : QPen(accent, 2.8 * u));
    m_board.paintMarks(painter, offer.space);
}

void HintPainter::paintSteps(QPainter& painter, const SpaceOffer& offer) const
{
    const qreal radius = eyeShare * m_geometry.radius();
    const bool boosted = offer.kind == OfferKind::boosted;
    const bool hot = lit(offer.space);
    if (offer.amount <= 0 || offer.kind == OfferKind::place) return;
    QString text = boosted ? QStringLiteral("+%1").arg(offer.amount) : QString::number(offer.amount);
    if (hot && !m_look.hoverText.isEmpty()) text = m_look.hoverText;
    // Three signs take smaller letters; in a thumbnail the ring must do.
    constexpr qreal least = 9;
    const qreal size = m_geometry.fontSize(19, 12);
    const auto letters = [&](qreal pixels) { return m_theme.interfaceFont(pixels, QFont::Bold); };
    const qreal wide = QFontMetricsF(letters(size)).horizontalAdvance(text);
    const qreal fitting = std::min(size, size * 1.7 * radius / std::max(wide, 1.0));
    if (fitting < least) return;
    const QFont font = letters(fitting);
    paintCentred(painter, m_geometry.centre(offer.space), text, font,
                 m_theme.color(hot       ? Tone::onAccent
                               : boosted ? Tone::ink
                                         : Tone::onOffer));
}

void HintPainter::paintTarget(QPainter& painter, SpaceId space, TargetKind kind) const
{
    const qreal u = m_geometry.unit();
    const QPointF centre = m_geometry.centre(space);
    const qreal radius = m_geometry.radius() + 5.6 * u;
    const QColor harm = m_theme.color(Tone::harm);
    const qreal width = (lit(space) ? 4.0 : 2.8) * u;
    strokeCircle(painter, centre, radius, QPen(m_theme.color(Tone::plateCase), 6 * u));
    strokeCircle(painter, centre, radius,
                 kind == TargetKind::ranged ? dashed(harm, width, 7 * u, 5 * u) : QPen(harm, width));
}

void HintPainter::paintSpikes(QPainter& painter, SpaceId space) const
{
    const qreal u = m_geometry.unit();
    const QPointF centre = m_geometry.centre(space);
    const qreal radius = m_geometry.radius() + 5.6 * u;
    painter.setPen(QPen(m_theme.color(Tone::plateCase), 0.9 * u));
    painter.setBrush(m_theme.color(Tone::harm));
    for (int corner = 0; corner < 4; ++corner) {
        const qreal at = 45 + 90 * corner;
        const QPointF tip = centre + towards(at) * (radius - 6.6 * u);
        const QPointF foot = centre + towards(at) * (radius + 3.4 * u);
        const QPointF side = towards(at + 90) * (4.6 * u);
        painter.drawPolygon(QPolygonF({tip, foot + side, foot - side}));
    }
}

void HintPainter::paintSelected(QPainter& painter, SpaceId space) const
{
    const qreal u = m_geometry.unit();
    const QPointF centre = m_geometry.centre(space);
    const qreal radius = m_geometry.radius() + 5.2 * u;
    strokeCircle(painter, centre, radius, QPen(m_theme.color(Tone::plateCase), 6 * u));
    strokeCircle(painter, centre, radius, QPen(m_theme.color(Tone::accent), 3.2 * u));
}

void HintPainter::paintSecondRing(QPainter& painter, SpaceId space, qreal width) const
{
    const qreal u = m_geometry.unit();
    const qreal radius = m_geometry.radius() + 9 * u;
    strokeCircle(painter, m_geometry.centre(space), radius,
                 QPen(m_theme.color(Tone::plateCase), (width + 2.6) * u));
    strokeCircle(painter, m_geometry.centre(space), radius, QPen(m_theme.color(Tone::accent), width * u));
}

void HintPainter::paintRinged(QPainter& painter, SpaceId space) const
{
    const qreal u = m_geometry.unit();
    const qreal radius = m_geometry.radius() + 5.2 * u;
    strokeCircle(painter, m_geometry.centre(space), radius, QPen(m_theme.color(Tone::plateCase), 6 * u));
    strokeCircle(painter, m_geometry.centre(space), radius, QPen(m_theme.color(Tone::ink), 2.4 * u));
}

void HintPainter::paintRings(QPainter& painter) const
{
    const qreal faint = m_look.preview ? static_cast<qreal>(previewOpacity) : 1;
    for (int i = 0; i < m_geometry.count(); ++i) {
        const auto space = idAt<SpaceId>(i);
        const PieceLook* piece = m_look.pieceOn(space);
        const TargetLook* target = piece ? m_look.target(piece->fighter) : nullptr;
        const bool candidate = piece && m_look.candidates & bit(piece->fighter);
        const bool selected = piece && piece->fighter == m_look.selected;
        const bool ringed = m_look.ringed & bit(space);
        const bool occupiedOffer = piece && m_look.offer(space) && !selected;
        const bool hot = lit(space) && (piece ? candidate || occupiedOffer || target
                                              : space == m_attention.cursor && !m_look.offer(space));
        const bool cursor = space == m_attention.cursor && piece;
        if (!target && !candidate && !selected && !ringed && !occupiedOffer && !hot && !cursor) continue;
        painter.setOpacity(faint);
        if (candidate || occupiedOffer || hot || cursor)
            paintSecondRing(painter, space, hot || cursor ? 4 : 2.8);
        if (ringed) paintRinged(painter, space);
        if (selected) paintSelected(painter, space);
        if (target) paintTarget(painter, space, target->kind);
        painter.setOpacity(1);
        m_board.paintMarks(painter, space);
    }
}

/// The fighter on the space it is going to.
void HintPainter::paintStaged(QPainter& painter) const
{
    const PieceLook* piece = m_look.piece(m_look.staged);
    if (!piece || !valid(m_look.stagedTo)) return;
    PieceLook there = *piece;
    there.space = m_look.stagedTo;
    paintFighter(painter, m_theme, m_geometry, m_geometry.centre(there.space), {there, 0});
}

void HintPainter::paintStroke(QPainter& painter, const StrokeLook& stroke) const
{
    if (m_attention.stroke <= 0) return;
    const qreal u = m_geometry.unit();
    const auto [a, b] = m_geometry.line(stroke.from, stroke.to);
    const QPointF end = a + (b - a) * m_attention.stroke;
    painter.setPen(QPen(m_theme.color(Tone::plateCase), 8.6 * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a, end);
    painter.setPen(QPen(m_theme.color(Tone::harm), 4.6 * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a, end);
}

void HintPainter::paintAdvice(QPainter& painter, const AdviceLook& advice) const
{
    if (!valid(advice.from) || advice.from == advice.to) return;
    const qreal u = m_geometry.unit();
    const auto [a, b] = m_geometry.line(advice.from, advice.to);
    painter.setPen(QPen(m_theme.color(Tone::plateCase), 7 * u, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a, b);
    QPen dashed(m_theme.color(Tone::accent), (advice.rank == 1 ? 4 : 2.6) * u, Qt::SolidLine, Qt::FlatCap);
    dashed.setDashPattern({2.4, 1.4});
    painter.setPen(dashed);
    painter.drawLine(a, b);
}

/// Above the figures: they would hide it.
void HintPainter::paintRank(QPainter& painter, const AdviceLook& advice) const
{
    paintRankSign(painter, m_theme, m_geometry.onRule(advice.to, 45, 0.98), m_geometry.fontSize(12, 11),
                  advice.rank);
}

void HintPainter::paintToken(QPainter& painter, const TokenLook& token, QPointF shift) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal s = m_geometry.fontSize(11.5, 10) / 11.5;
    const QPointF centre =
        m_geometry.onRule(token.space, token.place == MarkPlace::southWest ? -135 : 135, 0.98) + shift;
    painter.setPen(QPen(m_theme.color(Tone::plateLine), std::max(1.0, s)));
    painter.setBrush(QColor(0xE9, 0xEE, 0xF0));
    painter.drawEllipse(centre, 10.5 * s, 10.5 * s);
    if (!m_geometry.detailed()) return;
    const QColor ink(0x3B, 0x4B, 0x55);
    if (!m_theme.art().hasEmblem(token.emblem))
        return paintCentred(painter, centre, token.initial, m_theme.serifFont(13 * s, true), ink);
    const qreal side = 18.6 * s;
    m_theme.art().paintEmblem(painter,
                              QRectF(centre.x() - side / 2, centre.y() - side / 2 - 0.3 * s, side, side),
                              token.emblem, ink);
}

} // namespace fabletop
