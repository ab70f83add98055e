// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/drawingcheck.h"

#include "model/content/packages/drawingwork.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/picturecheck.h"
#include "model/content/packages/pictureproblem.h"

#include <QHash>
#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

namespace fabletop {

namespace {

namespace limits = packagelimits;

/// Elements that run, load, move or embed; compared without prefix, since drawing programs look at no prefix
/// either.
bool mayNotStand(const QString& element)
{
    static const QSet<QString> refused{
        QStringLiteral("script"),
        QStringLiteral("foreignobject"),
        QStringLiteral("iframe"),
        QStringLiteral("object"),
        QStringLiteral("embed"),
        QStringLiteral("audio"),
        QStringLiteral("video"),
        QStringLiteral("animation"),
        QStringLiteral("handler"),
        QStringLiteral("listener"),
        QStringLiteral("font"),
        QStringLiteral("font-face"),
        QStringLiteral("glyph"),
        QStringLiteral("set"),
        QStringLiteral("animate"),
        QStringLiteral("animatecolor"),
        QStringLiteral("discard"),
        QStringLiteral("animatemotion"),
        QStringLiteral("animatetransform"),
        QStringLiteral("link"),
        QStringLiteral("feimage"),
        QStringLiteral("prefetch"),
        QStringLiteral("tbreak"),
        QStringLiteral("html"),
    };
    return refused.contains(element);
}

/// Whether a style reaches for something: url(…) of anything but a part of the drawing, or another sheet.
bool styleReachesOut(const QString& style)
{
    const QString plain = style.toLower().remove(u' ').remove(u'\t').remove(u'\n').remove(u'\r');
    if (plain.contains(QStringLiteral("@import")) || plain.contains(u'\\') ||
        plain.contains(QStringLiteral("javascript:")))
        return true;
    for (qsizetype at = plain.indexOf(QStringLiteral("url(")); at >= 0;
         at = plain.indexOf(QStringLiteral("url("), at + 4)) {
        const QStringView target = QStringView(plain).mid(at + 4, 2);
        if (!target.startsWith(u'#') && target != u"'#" && target != u"\"#") return true;
    }
    return false;
}

/// Whether an element has more attributes than a drawing may. Counted before they are read, since a reader
/// compares each with all others.
bool hasTooManyAttributes(const QByteArray& svg)
{
    int count = 0;
    char quote = 0;
    bool inside = false;
    for (qsizetype at = 0; at < svg.size(); ++at) {
        const char sign = svg.at(at);
        if (!inside) {
            if (sign != '<') continue;
            const bool comment = svg.mid(at, 4) == "<!--";
            if (comment || svg.mid(at, 9) == "<![CDATA[") {
                at = svg.indexOf(comment ? "-->" : "]]>", at);
                if (at < 0) return false; // its end is missing, which the reader will say
                continue;
            }
            inside = true;
            count = 0;
        } else if (quote != 0) {
            if (sign == quote) quote = 0;
        } else if (sign == '"' || sign == '\'') {
            quote = sign;
        } else if (sign == '>') {
            inside = false;
        } else if (sign == '=' && ++count > limits::drawingAttributes) {
            return true;
        }
    }
    return false;
}

/// Reads a drawing once from the beginning to the end.
class DrawingReader {
public:
    DrawingReader(const QByteArray& svg, std::string file, PictureRoom room, Diagnostics& diagnostics)
        : m_xml(svg), m_file(std::move(file)), m_room(room), m_diagnostics(diagnostics)
    {
        m_style.read(QString::fromUtf8(svg));
    }

    void read()
    {
        while (!m_xml.atEnd() && !m_stopped) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartDocument: checkEncoding(); break;
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference: refuse(PictureProblem::drawingEntities); break;
            case QXmlStreamReader::ProcessingInstruction:
                refuse(PictureProblem::drawingElement, m_xml.processingInstructionTarget().toString());
                break;
            case QXmlStreamReader::StartElement: readElement(); break;
            case QXmlStreamReader::Characters:
                addLetters(m_xml.text().trimmed().size());
                if (m_inStyle && styleReachesOut(m_xml.text().toString()))
                    refuse(PictureProblem::drawingReference, QStringLiteral("style"));
                break;
            case QXmlStreamReader::EndElement: leaveElement(); break;
            default: break;
            }
        }
        if (!m_stopped && m_xml.hasError())
            refuse(PictureProblem::drawingUnreadable, m_xml.errorString());
        else if (!m_stopped && !m_seen)
            refuse(PictureProblem::drawingUnreadable, QStringLiteral("svg"));
        else if (!m_stopped)
            checkRepetition();
    }

private:
    /// One named part: what is drawn when it is drawn once, and which other parts that draws again.
    struct Part {
        int elements = 0;
        DrawnWork work;
        QStringList uses;
        std::vector<double> enlarged; ///< how large each of `uses` is drawn in it
        int cost = -1;                ///< elements, all told; not counted yet; -2: being counted
        DrawnWork allWork;            ///< counted with `cost`
    };

    void refuse(ProblemCode code, const QString& argument = {}, int most = 0)
    {
        std::vector<std::string> arguments;
        if (!argument.isEmpty()) arguments.push_back(argument.left(80).toStdString());
        if (most > 0) arguments.push_back(std::to_string(most));
        const Span where{static_cast<int>(std::max<qint64>(m_xml.lineNumber(), 1)),
                         static_cast<int>(m_xml.columnNumber()) + 1, 0};
        m_diagnostics.push_back({Severity::error, m_file, where, code, std::move(arguments), {}});
        m_stopped = true;
    }

    /// An element that the reader is inside of.
    struct Open {
        QString id;       ///< empty where it has none
        double scale = 1; ///< of its own transformation
        bool text = false;
    };

    /// In other encodings something else may stand there than what was looked at.
    void checkEncoding()
    {
        const QString said = m_xml.documentEncoding().toString().toLower();
        if (!said.isEmpty() && said != u"utf-8" && said != u"us-ascii")
            refuse(PictureProblem::drawingEncoding, said);
    }

    void readElement()
    {
        const QString element = m_xml.name().toString().toLower();
        if (m_open.isEmpty() && element != u"svg") return refuse(PictureProblem::drawingUnreadable, element);
        if (mayNotStand(element)) return refuse(PictureProblem::drawingElement, m_xml.name().toString());
        if (element == u"svg" && m_room.drawings && !checkSize(m_xml.attributes())) return;
        m_seen = true;
        m_inStyle = element == u"style";
        QString id;
        QString target;
        for (const QXmlStreamAttribute& attribute : m_xml.attributes()) {
            readAttribute(attribute);
            if (attribute.name() == u"id") id = attribute.value().toString();
            if (attribute.name().compare(u"href", Qt::CaseInsensitive) == 0)
                target = attribute.value().mid(1).toString();
            if (m_stopped) return;
        }
        const QString style = m_xml.attributes().value(QStringLiteral("style")).toString();
        const double scale = scaleOf(m_xml.attributes().value(QStringLiteral("transform")).toString()) *
                             (style.isEmpty() ? 1 : scaleOf(style));
        if (m_open.isEmpty()) m_scale = scaleOfDrawing(m_xml.attributes());
        m_open.append({id, scale, element == u"text" || element == u"tspan" || element == u"textarea"});
        if (m_open.size() > limits::drawingDepth || ++m_elements > limits::drawingElements)
            return refuse(PictureProblem::drawingTooLarge, {}, limits::drawingElements);
        addShape(element, target);
    }

    /// Pixels for a unit of the drawing; where it doesn't say how large it is, as for the smallest.
    double scaleOfDrawing(const QXmlStreamAttributes& attributes) const
    {
        if (m_style.transformed) return drawnSide * drawnSide;
        const QString box = attributes.value(QStringLiteral("viewBox")).toString().simplified();
        const QStringList said = QString(box).replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
        const auto plain = [](QString side) {
            if (side.endsWith(QStringLiteral("px"))) side.chop(2);
            return std::max(side.trimmed().toDouble(), 0.0);
        };
        const double wide = plain(attributes.value(QStringLiteral("width")).toString());
        const double high = plain(attributes.value(QStringLiteral("height")).toString());
        const double boxWide = said.size() == 4 ? plain(said.at(2)) : wide;
        const double boxHigh = said.size() == 4 ? plain(said.at(3)) : high;
        if (boxWide <= 0 || boxHigh <= 0) return drawnSide;
        if (wide <= 0 || high <= 0) return drawnSide / std::max(boxWide, boxHigh);
        return drawnSide * std::max(wide / boxWide, high / boxHigh) / std::max(wide, high);
    }

    /// Calls `visit` for the drawing as a whole and every named part around, with how much that part enlarges
    /// what stands here.
    template <typename Visit> void forEachPartAround(Visit visit)
    {
        double scale = 1;
        QSet<QString> seen;
        for (qsizetype at = m_open.size() - 1; at >= 0; --at) {
            scale *= m_open.at(at).scale;
            const QString& id = m_open.at(at).id;
            if (!id.isEmpty() && !seen.contains(id)) visit(m_parts[id], scale);
            seen.insert(id);
        }
        visit(m_parts[QString()], scale);
    }

    void addShape(const QString& element, const QString& target)
    {
        const std::vector<double> lengths = lineLengths(element, m_xml.attributes());
        forEachPartAround([&](Part& part, double scale) {
            ++part.elements;
            part.work.add(edgesOf(lengths, scale * m_scale, m_style));
            if (element != u"use") return;
            part.uses.append(target);
            part.enlarged.push_back(scale);
        });
    }

    void addLetters(qsizetype count)
    {
        if (count == 0 || m_open.isEmpty() || !m_open.back().text) return;
        forEachPartAround([&](Part& part, double scale) {
            DrawnWork letter;
            letter.add(edgesOfLetter(scale * m_scale, m_style));
            const auto many = static_cast<double>(count);
            part.work += DrawnWork{letter.edges * many, letter.squared * many};
        });
    }

    /// What the drawing says of its own size, in pixels or in units of its own: it may be left out, but not
    /// be nothing or out of all measure.
    bool checkSize(const QXmlStreamAttributes& attributes)
    {
        QStringList sides{attributes.value(QStringLiteral("width")).toString(),
                          attributes.value(QStringLiteral("height")).toString()};
        const QString box = attributes.value(QStringLiteral("viewBox")).toString().simplified();
        if (!box.isEmpty()) sides += QString(box).replace(u',', u' ').split(u' ', Qt::SkipEmptyParts).mid(2);
        for (const QString& said : sides) {
            QString side = said.trimmed();
            if (side.isEmpty()) continue;
            const double unit = unitOf(side);
            bool number = false;
            const double length = side.toDouble(&number) * unit;
            if (number && length > 0 && length <= m_room.side) continue;
            refuse(PictureProblem::drawingSize, said, m_room.side);
            return false;
        }
        return true;
    }

    /// Takes the unit off a length; how many pixels it has (CSS 2.1, 4.3.2), 0 if nobody knows it.
    double unitOf(QString& side) const
    {
        qsizetype letters = 0;
        while (letters < side.size() &&
               (side.at(side.size() - 1 - letters).isLetter() || side.endsWith(u'%')))
            if (++letters == 1 && side.endsWith(u'%')) break;
        const QString unit = side.right(letters).toLower();
        side.chop(letters);
        side = side.trimmed();
        static const QHash<QString, double> pixels{
            {QString(), 1},
            {QStringLiteral("px"), 1},
            {QStringLiteral("pt"), 96.0 / 72},
            {QStringLiteral("pc"), 16},
            {QStringLiteral("mm"), 96 / 25.4},
            {QStringLiteral("cm"), 96 / 2.54},
            {QStringLiteral("in"), 96},
            {QStringLiteral("em"), 16},
            {QStringLiteral("ex"), 8},
            {QStringLiteral("%"), m_room.side / 100.0},
        };
        return pixels.value(unit, 0);
    }

    void readAttribute(const QXmlStreamAttribute& attribute)
    {
        const QString name = attribute.name().toString().toLower();
        const QString value = attribute.value().toString();
        if (name.startsWith(QStringLiteral("on")))
            return refuse(PictureProblem::drawingEvent, attribute.name().toString());
        if (name == u"href" || name == u"src" || name == u"base") return readTarget(name, value.trimmed());
        // What has a prefix are notes of drawing programs; no style is read from them.
        if (attribute.prefix().isEmpty() && styleReachesOut(value))
            refuse(PictureProblem::drawingReference, attribute.name().toString());
    }

    void readTarget(const QString& name, const QString& value)
    {
        if (name == u"href" && value.startsWith(u'#')) return;
        if (name == u"href" && value.startsWith(QStringLiteral("data:"), Qt::CaseInsensitive)) {
            const std::size_t before = m_diagnostics.size();
            checkDataUri(value.toStdString(), false, m_file, m_diagnostics, m_room);
            m_stopped = m_diagnostics.size() > before;
            return;
        }
        refuse(PictureProblem::drawingReference, value.isEmpty() ? name : value);
    }

    void leaveElement()
    {
        m_inStyle = false;
        if (!m_open.isEmpty()) m_open.removeLast();
    }

    /// A few parts that draw each other ten times each are a million elements.
    void checkRepetition()
    {
        if (cost(QString(), 0) > limits::drawingElements)
            refuse(PictureProblem::drawingTooLarge, {}, limits::drawingElements);
        else if (m_parts[QString()].allWork.total() > m_room.work)
            refuse(PictureProblem::drawingWork);
    }

    int cost(const QString& id, int depth)
    {
        constexpr int tooMuch = limits::drawingElements + 1;
        const auto found = m_parts.find(id);
        if (found == m_parts.end()) return 0;
        if (found->cost == -2 || depth > limits::drawingDepth) return tooMuch; // it draws itself
        if (found->cost >= 0) return found->cost;
        found->cost = -2;
        Part part = *found; // counting others may move it
        int sum = part.elements;
        part.allWork = part.work;
        for (qsizetype at = 0; at < part.uses.size(); ++at) {
            const QString& used = part.uses.at(at);
            sum = std::min(sum + cost(used, depth + 1), tooMuch);
            const auto drawn = m_parts.constFind(used);
            if (drawn != m_parts.cend())
                part.allWork += drawn->allWork.enlarged(part.enlarged[static_cast<std::size_t>(at)]);
        }
        part.cost = sum;
        m_parts[id] = part;
        return sum;
    }

    QXmlStreamReader m_xml;
    std::string m_file;
    PictureRoom m_room;
    Diagnostics& m_diagnostics;
    QList<Open> m_open;
    DrawingStyle m_style;
    double m_scale = 1; ///< pixels for a unit of the drawing
    QHash<QString, Part> m_parts;
    int m_elements = 0;
    bool m_seen = false;
    bool m_inStyle = false;
    bool m_stopped = false;
};

} // namespace

void checkDrawing(const QByteArray& svg, const std::string& file, Diagnostics& diagnostics, PictureRoom room)
{
    if (hasTooManyAttributes(svg))
        diagnostics.push_back({Severity::error,
                               file,
                               {},
                               PictureProblem::drawingAttributes,
                               {std::to_string(limits::drawingAttributes)},
                               {}});
    else
        DrawingReader(svg, file, room, diagnostics).read();
}

} // namespace fabletop
