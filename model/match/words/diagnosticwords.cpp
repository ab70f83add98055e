// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/diagnosticwords.h"

#include "model/language/reading/readingproblem.h"
#include "model/match/words/spokenname.h"
#include "model/rules/utf8.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace fabletop {

namespace {

/// What may stand in the gaps of a message as words and not as a name; only for the tools of translation.
[[maybe_unused]] constexpr const char* phrases[] = {
    QT_TRANSLATE_NOOP("DiagnosticPart", "an object in braces"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a list in brackets"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "an object"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "an array"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a text in quotes"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a number from %1 to %2"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a whole number"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "true or false"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "the number of a seat"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "“A”, “B” or null"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a name, or a place from 1"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a text, or texts by language"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a pair of space ids"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a space id"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a name of at least one letter or digit"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a space or null"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a value"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a name in quotes"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a digit"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a declaration"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a property"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a moment"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "an instruction"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a standing change"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a player"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a fighter"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a space"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a card"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a number"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a condition"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "something else"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a number in figures"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "the end of the line"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "a name"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "melee or ranged"),
    QT_TRANSLATE_NOOP("DiagnosticPart", "attack, defense, versatile or scheme"),
};

/// A text with %1, %2 … filled one after the other: what is filled in may hold such signs itself.
QString filled(const QString& text, const QStringList& arguments)
{
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int number = text[at] == u'%' && at + 1 < text.size() ? text[at + 1].digitValue() : -1;
        if (number < 1) {
            result += text[at];
            continue;
        }
        result += arguments.value(number - 1);
        ++at;
    }
    return result;
}

/// "0.25" with the decimal sign of the language; anything else stays as it is.
QString localNumber(const QString& text)
{
    static const QRegularExpression fraction(QStringLiteral("^-?\\d+\\.\\d+$"));
    return fraction.match(text).hasMatch() ? QString(text).replace(u'.', QLocale().decimalPoint()) : text;
}

/// A phrase of the program is translated; a name or a word of the rules language stays as it is.
QString toldPart(const std::string& argument)
{
    const std::vector<std::string> parts = takenApart(argument);
    const QString text =
        QCoreApplication::translate("DiagnosticPart", withHiddenSignsShown(parts.front()).c_str());
    QStringList fillings;
    for (std::size_t place = 1; place < parts.size(); ++place)
        fillings << localNumber(spokenName(withHiddenSignsShown(parts[place])));
    return fillings.isEmpty() ? spokenName(text) : filled(text, fillings);
}

/// Of what may stand somewhere the words stay as they are; what only says of which kind it is, is translated.
QString toldList(const std::string& list)
{
    const QString whole = QString::fromStdString(list);
    if (!whole.contains(QStringLiteral(", "))) return toldPart(list);
    QStringList parts = whole.split(QStringLiteral(", "));
    for (QString& part : parts)
        for (const char* kind : {"a number in figures", "a text in quotes", "the end of the line"})
            if (part == QString::fromUtf8(kind)) part = QCoreApplication::translate("DiagnosticPart", kind);
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString told(const Diagnostic& diagnostic)
{
    QStringList arguments;
    for (const std::string& argument : diagnostic.arguments)
        arguments << toldPart(argument);
    const bool lists =
        diagnostic.code == ReadingProblem::notUnderstood || diagnostic.code == ReadingProblem::lineUnfinished;
    if (lists && !arguments.isEmpty()) arguments.back() = toldList(diagnostic.arguments.back());
    return filled(QCoreApplication::translate("Diagnostic", std::string(diagnostic.code.wording()).c_str()),
                  arguments);
}

QString toldMend(const Diagnostic& diagnostic)
{
    if (diagnostic.code == ReadingProblem::tab)
        return QCoreApplication::translate("Diagnostic", "Replace every tab with spaces");
    static const QRegularExpression lineEnd(QStringLiteral("\\n *"));
    QString fix = QString::fromStdString(diagnostic.quickFix);
    fix.replace(lineEnd, QStringLiteral(" ↵ "));
    return QCoreApplication::translate("Diagnostic", "Write “%1”").arg(spokenName(fix));
}

QString toldWithPlace(const Diagnostic& diagnostic)
{
    return QCoreApplication::translate("Diagnostic", "line %1, column %2: %3")
        .arg(diagnostic.where.line)
        .arg(diagnostic.where.column)
        .arg(told(diagnostic));
}

} // namespace fabletop
