// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SvgStyle: which colour an SVG element is filled with, and whether it is seen at all.
///
/// Why: drawing programs say it in three places (an attribute, a style attribute, a style sheet), and the
/// zones of a drawn map are nothing but its fills.

#include <QColor>
#include <QHash>
#include <QString>
#include <QXmlStreamAttributes>

namespace fabletop {

struct SvgPaint {
    QString fill = QStringLiteral("black"); ///< as written; handed down to inner elements
    bool hidden = false;
};

class SvgStyle {
public:
    /// Adds the rules of a style sheet: for element names, classes and ids, nothing finer.
    void addSheet(const QString& text);
    /// The paint of an element inside one painted `outer`.
    [[nodiscard]] SvgPaint paintOf(const QString& element, const QXmlStreamAttributes& attributes,
                                   const SvgPaint& outer) const;

private:
    using Properties = QHash<QString, QString>;
    static void addProperties(QStringView text, Properties& properties);
    void addRule(const QString& selector, Properties& properties) const;

    QHash<QString, Properties> m_rules;
};

/// "#RRGGBB"; empty for "none", gradients and whatever else is no plain colour.
[[nodiscard]] QString plainColour(const QString& fill);

} // namespace fabletop
