// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/drawnmap/svgpath.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace fabletop {

namespace {

constexpr int mostCommands = 200;  ///< no disc is drawn with more
constexpr double tolerance = 0.03; ///< of the radius
constexpr int samples = 8;         ///< points looked at on each curve

/// Takes letters and numbers off the front of path data.
class PathText {
public:
    explicit PathText(QStringView text) : m_text(text) {}

    [[nodiscard]] bool atEnd()
    {
        skip();
        return m_at >= m_text.size();
    }
    /// The next letter, or 0 where a number stands.
    QChar command()
    {
        skip();
        if (m_at < m_text.size() && m_text[m_at].isLetter()) return m_text[m_at++];
        return {};
    }
    std::optional<double> number()
    {
        skip();
        const qsizetype from = m_at;
        if (peek(u'+') || peek(u'-')) ++m_at;
        digits();
        if (peek(u'.')) ++m_at, digits();
        if (peek(u'e') || peek(u'E')) {
            ++m_at;
            if (peek(u'+') || peek(u'-')) ++m_at;
            digits();
        }
        bool understood = false;
        const double value = m_text.mid(from, m_at - from).toDouble(&understood);
        return understood && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }
    /// 0 or 1, which may stand without a gap before what follows.
    std::optional<double> flag()
    {
        skip();
        if (!peek(u'0') && !peek(u'1')) return std::nullopt;
        return m_text[m_at++] == u'1' ? 1 : 0;
    }

private:
    [[nodiscard]] bool peek(char16_t c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    void digits()
    {
        while (m_at < m_text.size() && m_text[m_at] >= u'0' && m_text[m_at] <= u'9')
            ++m_at;
    }
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

/// Centre of the circle or ellipse that an arc belongs to (SVG 1.1, appendix F.6.5); axes along x and y only.
std::optional<DiscShape> discOfArc(QPointF from, QPointF to, double across, double down, bool large,
                                   bool sweep)
{
    across = std::abs(across);
    down = std::abs(down);
    if (across == 0 || down == 0 || from == to) return std::nullopt;
    const double x = (from.x() - to.x()) / 2 / across;
    const double y = (from.y() - to.y()) / 2 / down;
    const double half = x * x + y * y;
    const double grow = half > 1 ? std::sqrt(half) : 1; // too small a radius is enlarged until the arc fits
    const double off = half > 1 ? 0 : std::sqrt(std::max(0.0, (1 - half) / half)) * (large == sweep ? -1 : 1);
    across *= grow;
    down *= grow;
    const QPointF middle = (from + to) / 2;
    return DiscShape{middle + QPointF(off * y * across, -off * x * down), across, down};
}

class PathWalk {
public:
    bool walk(QStringView data);
    [[nodiscard]] std::optional<DiscShape> disc() const;

private:
    bool step(QChar command, PathText& text);
    bool arc(PathText& text, bool relative);
    bool curve(QChar kind, PathText& text, bool relative);
    bool straight(QChar kind, PathText& text, bool relative);
    std::optional<QPointF> point(PathText& text, bool relative);
    [[nodiscard]] bool sameDisc() const;

    QPointF m_at, m_start;
    QPointF m_bend; ///< last control point of the last curve
    std::vector<DiscShape> m_arcs;
    std::vector<QPointF> m_curved; ///< points on curves
    std::vector<QPointF> m_corners;
};

std::optional<QPointF> PathWalk::point(PathText& text, bool relative)
{
    const auto x = text.number();
    const auto y = x ? text.number() : std::nullopt;
    if (!y) return std::nullopt;
    return relative ? m_at + QPointF(*x, *y) : QPointF(*x, *y);
}

bool PathWalk::arc(PathText& text, bool relative)
{
    const auto across = text.number();
    const auto down = text.number();
    const auto turn = text.number();
    const auto large = text.flag();
    const auto sweep = text.flag();
    const auto to = point(text, relative);
    if (!across || !down || !turn || !large || !sweep || !to) return false;
    if (const auto disc = discOfArc(m_at, *to, *across, *down, *large > 0, *sweep > 0))
        m_arcs.push_back(*disc);
    m_at = *to;
    return true;
}

bool PathWalk::curve(QChar kind, PathText& text, bool relative)
{
    std::array<QPointF, 4> p{m_at, m_at, m_at, m_at};
    const std::size_t first = kind == u'c' ? 1 : 2;
    for (std::size_t i = first; i < 4; ++i) {
        const auto next = point(text, relative);
        if (!next) return false;
        p[i] = *next;
    }
    if (kind == u's' && !m_curved.empty()) p[1] = m_at + (m_at - m_bend); // goes on as the curve before ended
    for (int i = 1; i <= samples; ++i) {
        const double t = static_cast<double>(i) / samples, u = 1 - t;
        m_curved.push_back(u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3]);
    }
    m_at = p[3];
    m_bend = p[2];
    return true;
}

bool PathWalk::straight(QChar kind, PathText& text, bool relative)
{
    if (kind == u'h' || kind == u'v') {
        const auto value = text.number();
        if (!value) return false;
        const double base = relative ? (kind == u'h' ? m_at.x() : m_at.y()) : 0;
        kind == u'h' ? m_at.setX(base + *value) : m_at.setY(base + *value);
    } else {
        const auto to = point(text, relative);
        if (!to) return false;
        m_at = *to;
        if (kind == u'm') m_start = m_at;
    }
    m_corners.push_back(m_at);
    return true;
}

bool PathWalk::step(QChar command, PathText& text)
{
    const bool relative = command.isLower();
    const QChar kind = command.toLower();
    if (kind == u'z') {
        m_at = m_start;
        return true;
    }
    if (kind == u'a') return arc(text, relative);
    if (kind == u'c' || kind == u's') return curve(kind, text, relative);
    if (kind == u'm' || kind == u'l' || kind == u'h' || kind == u'v') return straight(kind, text, relative);
    return false;
}

bool PathWalk::walk(QStringView data)
{
    PathText text(data);
    QChar last;
    for (int commands = 0; !text.atEnd(); ++commands) {
        const QChar command = text.command();
        // Numbers alone go on with the command before; after a move that is a line.
        if (command.isNull() && (last.isNull() || last.toLower() == u'z')) return false;
        if (!command.isNull()) last = command;
        if (commands > mostCommands || !step(last, text)) return false;
        if (last == u'm') last = u'l';
        if (last == u'M') last = u'L';
    }
    return true;
}

bool PathWalk::sameDisc() const
{
    const DiscShape& first = m_arcs.front();
    const double slack = tolerance * std::max(first.across, first.down);
    const bool arcs = std::all_of(m_arcs.begin(), m_arcs.end(), [&](const DiscShape& one) {
        const QPointF apart = one.centre - first.centre;
        return std::hypot(apart.x(), apart.y()) <= slack && std::abs(one.across - first.across) <= slack &&
               std::abs(one.down - first.down) <= slack;
    });
    // Straight edges of a slice stay inside its circle.
    return arcs && std::all_of(m_corners.begin(), m_corners.end(), [&](QPointF corner) {
               const QPointF apart = corner - first.centre;
               return std::hypot(apart.x() / first.across, apart.y() / first.down) <= 1 + tolerance;
           });
}

std::optional<DiscShape> PathWalk::disc() const
{
    if (!m_arcs.empty()) return m_curved.empty() && sameDisc() ? std::optional(m_arcs.front()) : std::nullopt;
    if (m_curved.size() < 2 * samples) return std::nullopt;
    const QRectF box = QPolygonF(QList<QPointF>(m_curved.begin(), m_curved.end())).boundingRect();
    const DiscShape disc{box.center(), box.width() / 2, box.height() / 2};
    if (disc.across <= 0 || disc.down <= 0) return std::nullopt;
    const bool round = std::all_of(m_curved.begin(), m_curved.end(), [&](QPointF point) {
        const QPointF apart = point - disc.centre;
        return std::abs(std::hypot(apart.x() / disc.across, apart.y() / disc.down) - 1) <= tolerance;
    });
    return round ? std::optional(disc) : std::nullopt;
}

} // namespace

std::optional<DiscShape> discOfPath(QStringView data)
{
    PathWalk walk;
    if (data.isEmpty() || !walk.walk(data)) return std::nullopt;
    return walk.disc();
}

} // namespace fabletop
