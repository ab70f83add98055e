// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/drawnmap/svgdiscs.h"

#include "model/content/files/fileproblem.h"
#include "model/content/json/jsonplace.h"
#include "model/documents/drawnmap/drawnmapproblem.h"
#include "model/documents/drawnmap/svgpath.h"
#include "model/documents/drawnmap/svgstyle.h"
#include "model/documents/numbertext.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTransform>
#include <QXmlStreamReader>
#include <cmath>

namespace fabletop {

namespace {

constexpr double roundest = 1.15; ///< an ellipse up to that much longer than wide still passes for a circle

/// A length as SVG writes it; units of paper count as plain numbers, as only proportions matter.
std::optional<double> readLength(QStringView text)
{
    text = text.trimmed();
    for (const char* unit : {"px", "pt", "pc", "mm", "cm", "in", "em", "ex", "Q", "%"})
        if (text.endsWith(QLatin1String(unit))) {
            text.chop(static_cast<qsizetype>(qstrlen(unit)));
            break;
        }
    bool understood = false;
    const double value = text.trimmed().toDouble(&understood); // powers too, as SVG has them
    if (understood && std::isfinite(value)) return value;
    return numberIn(text); // some programs write the comma of their language
}

double lengthOf(QStringView text)
{
    return readLength(text).value_or(0);
}

QList<double> numbersOf(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    QList<double> numbers;
    for (const QString& word : text.split(gap, Qt::SkipEmptyParts))
        numbers.append(lengthOf(word));
    return numbers;
}

QTransform oneTransform(const QString& name, const QList<double>& n)
{
    const auto number = [&](qsizetype place, double absent) { return place < n.size() ? n[place] : absent; };
    if (name == QStringLiteral("matrix") && n.size() == 6) return {n[0], n[1], n[2], n[3], n[4], n[5]};
    if (name == QStringLiteral("translate")) return QTransform::fromTranslate(number(0, 0), number(1, 0));
    if (name == QStringLiteral("scale")) return QTransform::fromScale(number(0, 1), number(1, number(0, 1)));
    if (name == QStringLiteral("skewX")) return QTransform().shear(std::tan(number(0, 0) * M_PI / 180), 0);
    if (name == QStringLiteral("skewY")) return QTransform().shear(0, std::tan(number(0, 0) * M_PI / 180));
    if (name != QStringLiteral("rotate")) return {};
    QTransform turn;
    turn.translate(number(1, 0), number(2, 0));
    turn.rotate(number(0, 0));
    turn.translate(-number(1, 0), -number(2, 0));
    return turn;
}

/// The last of a list is the innermost.
QTransform transformOf(const QString& text)
{
    static const QRegularExpression one(QStringLiteral("([A-Za-z]+)\\s*\\(([^)]*)\\)"));
    QTransform all;
    for (auto found = one.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        all = oneTransform(match.captured(1), numbersOf(match.captured(2))) * all;
    }
    return all;
}

/// What is only defined and not painted where it stands.
bool paintsNothing(QStringView element)
{
    for (const char16_t* name : {u"defs", u"clipPath", u"mask", u"pattern", u"symbol", u"marker",
                                 u"linearGradient", u"radialGradient"})
        if (element == QStringView(name)) return true;
    return false;
}

class SvgReader {
public:
    SvgReader(const QByteArray& svg, const std::string& file, Diagnostics& diagnostics)
        : m_svg(svg), m_file(file), m_diagnostics(diagnostics)
    {}
    std::optional<SvgDrawing> read();

private:
    struct Level {
        QTransform transform;
        SvgPaint paint;
    };
    bool readSheets();
    void refuse(const QXmlStreamReader& xml, ProblemCode code, std::vector<std::string> arguments = {});
    bool enter(const QXmlStreamReader& xml);
    void readGround(const QXmlStreamAttributes& attributes);
    void readShape(QStringView element, const QXmlStreamAttributes& attributes);
    void addDisc(const DiscShape& shape);

    QByteArray m_svg;
    std::string m_file;
    Diagnostics& m_diagnostics;
    SvgStyle m_style;
    SvgDrawing m_drawing;
    std::vector<Level> m_levels;
};

void SvgReader::refuse(const QXmlStreamReader& xml, ProblemCode code, std::vector<std::string> arguments)
{
    const Span where{static_cast<int>(std::max<qint64>(1, xml.lineNumber())),
                     static_cast<int>(xml.columnNumber()) + 1, 0};
    report(m_diagnostics, {Severity::error, m_file, where, code, std::move(arguments), {}});
}

/// Style sheets count wherever they stand, so they are read first; bounds are checked on the way.
bool SvgReader::readSheets()
{
    QXmlStreamReader xml(m_svg);
    int elements = 0, depth = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement()) --depth;
        if (!xml.isStartElement()) continue;
        if (elements == 0 && xml.name() != QStringLiteral("svg"))
            return refuse(xml, DrawnMapProblem::notAnSvg), false;
        if (++elements > mostElements)
            return refuse(xml, DrawnMapProblem::tooManyElements, {std::to_string(mostElements)}), false;
        if (++depth > deepestElement)
            return refuse(xml, DrawnMapProblem::drawingTooDeep, {std::to_string(deepestElement)}), false;
        if (xml.name() != QStringLiteral("style")) continue;
        m_style.addSheet(xml.readElementText(QXmlStreamReader::SkipChildElements));
        --depth;
    }
    if (!xml.hasError()) return true;
    if (elements == 0)
        refuse(xml, DrawnMapProblem::notAnSvg);
    else
        refuse(xml, DrawnMapProblem::xmlUnreadable, {xml.errorString().toStdString()});
    return false;
}

std::optional<SvgDrawing> SvgReader::read()
{
    if (m_svg.size() > qsizetype{largestDrawingMb} << 20) {
        report(m_diagnostics,
               {Severity::error, m_file, {}, FileProblem::tooLarge, {std::to_string(largestDrawingMb)}, {}});
        return std::nullopt;
    }
    if (!readSheets()) return std::nullopt;
    QXmlStreamReader xml(m_svg);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement()) m_levels.pop_back();
        if (xml.isStartElement() && !enter(xml)) xml.skipCurrentElement();
    }
    return std::move(m_drawing);
}

/// False if nothing inside is painted.
bool SvgReader::enter(const QXmlStreamReader& xml)
{
    if (paintsNothing(xml.name())) return false;
    const QXmlStreamAttributes attributes = xml.attributes();
    if (m_levels.empty()) readGround(attributes);
    const Level outer = m_levels.empty() ? Level() : m_levels.back();
    m_levels.push_back(
        {transformOf(attributes.value(QStringLiteral("transform")).toString()) * outer.transform,
         m_style.paintOf(xml.name().toString(), attributes, outer.paint)});
    readShape(xml.name(), attributes);
    return true;
}

void SvgReader::readGround(const QXmlStreamAttributes& attributes)
{
    const QList<double> box = numbersOf(attributes.value(QStringLiteral("viewBox")).toString());
    const auto length = [&](const char* name) { return lengthOf(attributes.value(QLatin1String(name))); };
    if (box.size() == 4)
        m_drawing.ground = QRectF(box[0], box[1], box[2], box[3]);
    else
        m_drawing.ground = QRectF(0, 0, length("width"), length("height"));
}

void SvgReader::readShape(QStringView element, const QXmlStreamAttributes& attributes)
{
    bool readable = true;
    const auto number = [&](const char* name) {
        const auto text = attributes.value(QLatin1String(name));
        const auto length = readLength(text);
        readable = readable && (length || text.isEmpty());
        return length.value_or(0);
    };
    const auto add = [&](const DiscShape& shape) {
        readable ? addDisc(shape) : void(++m_drawing.unreadable);
    };
    const QPointF centre(number("cx"), number("cy"));
    if (element == QStringLiteral("circle")) return add({centre, number("r"), number("r")});
    if (element == QStringLiteral("ellipse")) return add({centre, number("rx"), number("ry")});
    if (element != QStringLiteral("path")) return;
    if (const auto disc = discOfPath(attributes.value(QStringLiteral("d")))) addDisc(*disc);
}

void SvgReader::addDisc(const DiscShape& shape)
{
    const Level& level = m_levels.back();
    const QString colour = plainColour(level.paint.fill);
    if (level.paint.hidden || colour.isEmpty() || !(shape.across > 0) || !(shape.down > 0)) return;
    const QPointF middle = level.transform.map(shape.centre);
    const QPointF right = level.transform.map(shape.centre + QPointF(shape.across, 0)) - middle;
    const QPointF below = level.transform.map(shape.centre + QPointF(0, shape.down)) - middle;
    const double a = std::hypot(right.x(), right.y());
    const double b = std::hypot(below.x(), below.y());
    if (!(a > 0) || !(b > 0) || !std::isfinite(a + b + middle.x() + middle.y()) ||
        std::max(a, b) > roundest * std::min(a, b))
        return;
    m_drawing.discs.push_back({middle, (a + b) / 2, colour});
}

} // namespace

std::optional<SvgDrawing> readSvgDiscs(const QByteArray& svg, const std::string& file,
                                       Diagnostics& diagnostics)
{
    return SvgReader(svg, file, diagnostics).read();
}

} // namespace fabletop
