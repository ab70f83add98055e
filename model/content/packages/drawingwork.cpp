// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/drawingwork.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

constexpr double diagonal = drawnSide * std::numbers::sqrt2;
constexpr double crowded =
    30'000;                     ///< pixels of edges of one path, from which on they are in each other's way
constexpr double unknown = 1e9; ///< a length that is told in other units
constexpr double strokedEdges = 4;    ///< two edges for one, with joins, each of them on both sides
constexpr double letterEdges = 8;     ///< times the size of the letter
constexpr double mostDashes = 20'000; ///< of one path; a painter draws no more

/// Numbers of "10,20-3.5e2" one by one.
class Numbers {
public:
    explicit Numbers(QStringView text) : m_text(text) {}

    /// The sign of a command, or nothing where a number follows or the text ends.
    QChar command()
    {
        skip();
        return m_at < m_text.size() && m_text[m_at].isLetter() ? m_text[m_at++] : QChar();
    }
    bool next(double& number, bool flag = false)
    {
        skip();
        const qsizetype from = m_at;
        if (flag && m_at < m_text.size())
            ++m_at;
        else {
            sign();
            digits();
            if (is(u'.')) ++m_at;
            digits();
            if (m_at > from && (is(u'e') || is(u'E'))) {
                ++m_at;
                sign();
                digits();
            }
        }
        bool read = false;
        number = m_text.mid(from, m_at - from).toDouble(&read);
        if (!std::isfinite(number)) number = unknown;
        return read;
    }

private:
    [[nodiscard]] bool is(QChar wanted) const { return m_at < m_text.size() && m_text[m_at] == wanted; }
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
    }
    void sign()
    {
        if (is(u'-') || is(u'+')) ++m_at;
    }
    void digits()
    {
        while (m_at < m_text.size() && m_text[m_at].isDigit())
            ++m_at;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

/// Follows the commands of a path (SVG 1.1, 8.3) and measures the lines between their points.
class PathMeasure {
public:
    explicit PathMeasure(QStringView path) : m_numbers(path) {}

    std::vector<double> lengths()
    {
        QChar command;
        while (true) {
            const QChar said = m_numbers.command();
            if (!said.isNull()) command = said;
            if (said.isNull() && (command.isNull() || command.toUpper() == u'Z')) break;
            if (!draw(command.toUpper(), command.isLower())) break;
            if (command.toUpper() == u'M')
                command = command.isLower() ? u'l' : u'L'; // what follows are lines
        }
        return std::move(m_lengths);
    }

private:
    bool draw(QChar command, bool relative)
    {
        switch (command.unicode()) {
        case 'Z': lineTo(m_startX, m_startY); return true;
        case 'M': return move(relative);
        case 'L':
        case 'T': return points(1, relative);
        case 'S':
        case 'Q': return points(2, relative);
        case 'C': return points(3, relative);
        case 'H':
        case 'V': return along(command == u'H', relative);
        case 'A': return arc(relative);
        default: return false;
        }
    }
    /// Filled, the part before is closed.
    bool move(bool relative)
    {
        double x = 0;
        double y = 0;
        if (!m_numbers.next(x) || !m_numbers.next(y)) return false;
        m_lengths.push_back(std::hypot(m_startX - m_x, m_startY - m_y));
        m_startX = m_x = relative ? m_x + x : x;
        m_startY = m_y = relative ? m_y + y : y;
        return true;
    }
    bool points(int count, bool relative)
    {
        const double fromX = m_x;
        const double fromY = m_y;
        for (int i = 0; i < count; ++i) {
            double x = 0;
            double y = 0;
            if (!m_numbers.next(x) || !m_numbers.next(y)) return false;
            lineTo(relative ? fromX + x : x, relative ? fromY + y : y);
        }
        return true;
    }
    bool along(bool x, bool relative)
    {
        double to = 0;
        if (!m_numbers.next(to)) return false;
        if (relative) to += x ? m_x : m_y;
        lineTo(x ? to : m_x, x ? m_y : to);
        return true;
    }
    bool arc(bool relative)
    {
        double radiusX = 0, radiusY = 0, rest = 0;
        if (!m_numbers.next(radiusX) || !m_numbers.next(radiusY) || !m_numbers.next(rest) ||
            !m_numbers.next(rest, true) || !m_numbers.next(rest, true))
            return false;
        const double quarter = std::max(std::abs(radiusX), std::abs(radiusY)) * 2;
        m_lengths.insert(m_lengths.end(), 4, quarter);
        return points(1, relative);
    }
    void lineTo(double x, double y)
    {
        m_lengths.push_back(std::hypot(x - m_x, y - m_y));
        m_x = x;
        m_y = y;
    }

    Numbers m_numbers;
    std::vector<double> m_lengths;
    double m_x = 0, m_y = 0, m_startX = 0, m_startY = 0;
};

double lengthOf(const QXmlStreamAttributes& attributes, const char* name)
{
    QStringView text = attributes.value(QLatin1String(name));
    text = text.trimmed();
    if (text.isEmpty()) return 0;
    if (text.endsWith(u"px")) text.chop(2);
    bool plain = false;
    const double length = std::abs(text.toDouble(&plain));
    return plain && std::isfinite(length) ? length : unknown;
}

QRegularExpressionMatchIterator all(const char* pattern, const QString& text)
{
    return QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption)
        .globalMatch(text);
}

} // namespace

void DrawnWork::add(double pixels)
{
    edges += pixels;
    squared += pixels * pixels;
}

DrawnWork& DrawnWork::operator+=(const DrawnWork& other)
{
    edges += other.edges;
    squared += other.squared;
    return *this;
}

DrawnWork DrawnWork::enlarged(double scale) const
{
    const double by = std::max(scale, 1.0);
    return {edges * by, squared * by * by};
}

double DrawnWork::total() const
{
    return edges + squared / crowded;
}

double scaleOf(const QString& transform)
{
    double scale = 1;
    for (auto found = all("(scale|matrix|skew[xy])\\s*\\(([^)]*)\\)", transform); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        std::vector<double> numbers;
        Numbers text(match.capturedView(2));
        for (double number = 0; numbers.size() < 6 && text.next(number);)
            numbers.push_back(std::abs(number));
        numbers.resize(6, 0);
        const QString kind = match.captured(1).toLower();
        if (kind == u"scale")
            scale *= std::max(numbers[0], numbers[1]);
        else if (kind == u"matrix")
            scale *= std::max(std::hypot(numbers[0], numbers[1]), std::hypot(numbers[2], numbers[3])) *
                     (numbers[0] * numbers[2] + numbers[1] * numbers[3] > 0 ? std::numbers::sqrt2 : 1);
        else
            scale *= 1 + std::abs(std::tan(numbers[0] * std::numbers::pi / 180));
    }
    return std::min(scale, unknown);
}

void DrawingStyle::read(const QString& svg)
{
    const auto largest = [&svg](const char* pattern, double& into) {
        for (auto found = all(pattern, svg); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            const bool plain = match.captured(2).isEmpty() || match.captured(2).toLower() == u"px";
            into = std::max(into, plain ? match.captured(1).toDouble() : diagonal);
        }
    };
    stroked = all("\\bstroke\\s*[:=]\\s*[\"']?\\s*(?!none|[\"'\\s])", svg).hasNext();
    largest("stroke-width\\s*[:=]\\s*[\"']?\\s*\\+?([0-9.]+(?:e[-+]?[0-9]+)?)([a-z%]*)", strokeWidth);
    largest("font-size\\s*[:=]\\s*[\"']?\\s*\\+?([0-9.]+(?:e[-+]?[0-9]+)?)([a-z%]*)", fontSize);
    for (auto found = all("stroke-dasharray\\s*[:=]\\s*[\"']?([-+0-9.e,\\s]+)", svg); found.hasNext();) {
        const QString pattern = found.next().captured(1);
        double sum = 0;
        Numbers numbers(pattern);
        for (double number = 0; numbers.next(number);)
            sum += std::abs(number);
        if (sum > 0 && (dash == 0 || sum < dash)) dash = sum;
    }
    transformed = all("<style[^<]*(scale|matrix|skew)", svg).hasNext();
}

std::vector<double> lineLengths(const QString& element, const QXmlStreamAttributes& attributes)
{
    const auto side = [&attributes](const char* name) { return lengthOf(attributes, name); };
    if (element == u"path") return PathMeasure(attributes.value(QLatin1String("d"))).lengths();
    if (element == u"polygon" || element == u"polyline") {
        const QString path = QLatin1Char('M') + attributes.value(QLatin1String("points")).toString();
        return PathMeasure(path).lengths();
    }
    if (element == u"rect") return {side("width"), side("height"), side("width"), side("height")};
    if (element == u"circle") return std::vector<double>(4, 2 * side("r"));
    if (element == u"ellipse") return std::vector<double>(4, 2 * std::max(side("rx"), side("ry")));
    if (element == u"line") return {side("x1") + side("x2") + side("y1") + side("y2")};
    if (element == u"image") return std::vector<double>(4, unknown);
    return {};
}

double edgesOf(const std::vector<double>& lengths, double scale, const DrawingStyle& style)
{
    double pixels = 0;
    double whole = 0;
    for (const double length : lengths) {
        pixels += 1 + std::min(length * scale, diagonal);
        whole += length;
    }
    if (style.stroked) pixels *= strokedEdges;
    if (style.stroked && style.dash > 0 && !lengths.empty())
        pixels += std::min(whole / style.dash, mostDashes) *
                  (4 + 2 * std::min(style.strokeWidth * scale, diagonal));
    return pixels;
}

double edgesOfLetter(double scale, const DrawingStyle& style)
{
    return (1 + std::min(style.fontSize * scale, diagonal) * letterEdges) *
           (style.stroked ? strokedEdges : 1);
}

} // namespace fabletop
