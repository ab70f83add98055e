// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/drawingcheck.h"

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

/// Reads a drawing once from the beginning to the end.
class DrawingReader {
public:
    DrawingReader(const QByteArray& svg, std::string file, PictureRoom room, Diagnostics& diagnostics)
        : m_xml(svg), m_file(std::move(file)), m_room(room), m_diagnostics(diagnostics)
    {}

    void read()
    {
        while (!m_xml.atEnd() && !m_stopped) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference: refuse(PictureProblem::drawingEntities); break;
            case QXmlStreamReader::ProcessingInstruction:
                refuse(PictureProblem::drawingElement, m_xml.processingInstructionTarget().toString());
                break;
            case QXmlStreamReader::StartElement: readElement(); break;
            case QXmlStreamReader::Characters:
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
        QStringList uses;
        int cost = -1; ///< not counted yet; -2: being counted
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

    void readElement()
    {
        const QString element = m_xml.name().toString().toLower();
        if (m_open.isEmpty() && element != u"svg") return refuse(PictureProblem::drawingUnreadable, element);
        if (mayNotStand(element)) return refuse(PictureProblem::drawingElement, m_xml.name().toString());
        if (m_open.isEmpty() && m_room.drawings && !checkSize(m_xml.attributes())) return;
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
        m_open.append(id);
        if (m_open.size() > limits::drawingDepth || ++m_elements > limits::drawingElements)
            return refuse(PictureProblem::drawingTooLarge, {}, limits::drawingElements);
        QSet<QString> around(m_open.begin(), m_open.end());
        around.insert(QString()); // the drawing as a whole
        for (const QString& named : around) {
            Part& part = m_parts[named];
            ++part.elements;
            if (element == u"use") part.uses.append(target);
        }
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
            if (side.isEmpty() || side.endsWith(u'%')) continue;
            while (!side.isEmpty() && side.back().isLetter())
                side.chop(1);
            bool number = false;
            const double length = side.toDouble(&number);
            if (number && length > 0 && length <= m_room.side) continue;
            refuse(PictureProblem::drawingSize, said, m_room.side);
            return false;
        }
        return true;
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
    }

    int cost(const QString& id, int depth)
    {
        constexpr int tooMuch = limits::drawingElements + 1;
        const auto found = m_parts.find(id);
        if (found == m_parts.end()) return 0;
        if (found->cost == -2 || depth > limits::drawingDepth) return tooMuch; // it draws itself
        if (found->cost >= 0) return found->cost;
        found->cost = -2;
        int sum = found->elements;
        for (const QString& used : QStringList(found->uses)) {
            sum += cost(used, depth + 1);
            if (sum > tooMuch) sum = tooMuch;
        }
        m_parts[id].cost = sum;
        return sum;
    }

    QXmlStreamReader m_xml;
    std::string m_file;
    PictureRoom m_room;
    Diagnostics& m_diagnostics;
    QStringList m_open; ///< ids of the elements around, empty where they have none
    QHash<QString, Part> m_parts;
    int m_elements = 0;
    bool m_seen = false;
    bool m_inStyle = false;
    bool m_stopped = false;
};

} // namespace

void checkDrawing(const QByteArray& svg, const std::string& file, Diagnostics& diagnostics, PictureRoom room)
{
    DrawingReader(svg, file, room, diagnostics).read();
}

} // namespace fabletop
