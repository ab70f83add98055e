// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/drawnmap/svgstyle.h"

#include <QRegularExpression>
#include <QStringList>

namespace fabletop {

namespace {

constexpr qsizetype longestSheet = 200'000;

double opacityOf(const QString& text)
{
    bool understood = false;
    const double value = text.trimmed().toDouble(&understood);
    return understood ? value : 1;
}

/// "rgb(10, 20%, 30)": three numbers of 255, or per cent.
QColor mixedColour(const QString& text)
{
    const QStringList parts =
        text.mid(4, text.size() - 5).split(QRegularExpression(QStringLiteral("[\\s,]+")), Qt::SkipEmptyParts);
    if (parts.size() != 3) return {};
    int values[3];
    for (int i = 0; i < 3; ++i) {
        const bool percent = parts[i].endsWith(u'%');
        const double value = (percent ? parts[i].chopped(1) : parts[i]).toDouble() * (percent ? 2.55 : 1);
        values[i] = qBound(0, qRound(value), 255);
    }
    return QColor(values[0], values[1], values[2]);
}

} // namespace

QString plainColour(const QString& fill)
{
    const QString text = fill.trimmed().toLower();
    const bool mixed = text.startsWith(QStringLiteral("rgb(")) && text.endsWith(u')');
    const QColor colour = mixed ? mixedColour(text) : QColor::isValidColor(text) ? QColor(text) : QColor();
    return colour.isValid() && colour.alpha() > 0 ? colour.name(QColor::HexRgb).toUpper() : QString();
}

void SvgStyle::addProperties(QStringView text, Properties& properties)
{
    for (QStringView one : text.split(u';')) {
        const qsizetype colon = one.indexOf(u':');
        if (colon <= 0) continue;
        QString value = one.mid(colon + 1).toString().remove(QStringLiteral("!important"));
        properties[one.left(colon).trimmed().toString().toLower()] = value.trimmed();
    }
}

void SvgStyle::addSheet(const QString& text)
{
    static const QRegularExpression remarks(QStringLiteral("/\\*.*?\\*/"),
                                            QRegularExpression::DotMatchesEverythingOption);
    QString rest = text.left(longestSheet);
    rest.remove(remarks);
    qsizetype at = 0;
    while (true) {
        const qsizetype open = rest.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : rest.indexOf(u'}', open);
        if (close < 0) return;
        for (const QString& selector : rest.mid(at, open - at).split(u','))
            addProperties(QStringView(rest).mid(open + 1, close - open - 1), m_rules[selector.trimmed()]);
        at = close + 1;
    }
}

void SvgStyle::addRule(const QString& selector, Properties& properties) const
{
    const auto found = m_rules.constFind(selector);
    if (found != m_rules.constEnd()) properties.insert(*found);
}

SvgPaint SvgStyle::paintOf(const QString& element, const QXmlStreamAttributes& attributes,
                           const SvgPaint& outer) const
{
    Properties properties;
    for (const char* name : {"fill", "fill-opacity", "opacity", "display", "visibility"})
        if (attributes.hasAttribute(QLatin1String(name)))
            properties[QLatin1String(name)] = attributes.value(QLatin1String(name)).toString();
    // From the weakest to the strongest.
    addRule(element, properties);
    const QString classes = attributes.value(QStringLiteral("class")).toString();
    for (const QString& name : classes.split(u' ', Qt::SkipEmptyParts))
        addRule(u'.' + name, properties);
    if (attributes.hasAttribute(QStringLiteral("id")))
        addRule(u'#' + attributes.value(QStringLiteral("id")).toString(), properties);
    addProperties(attributes.value(QStringLiteral("style")), properties);

    SvgPaint paint = outer;
    const QString fill = properties.value(QStringLiteral("fill"));
    if (!fill.isEmpty() && fill != QStringLiteral("inherit")) paint.fill = fill;
    if (properties.value(QStringLiteral("display")) == QStringLiteral("none") ||
        properties.value(QStringLiteral("visibility")) == QStringLiteral("hidden") ||
        opacityOf(properties.value(QStringLiteral("opacity"))) <= 0 ||
        opacityOf(properties.value(QStringLiteral("fill-opacity"))) <= 0)
        paint.hidden = true;
    return paint;
}

} // namespace fabletop
