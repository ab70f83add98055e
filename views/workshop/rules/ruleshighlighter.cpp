// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/ruleshighlighter.h"

#include "model/documents/rules/textplaces.h"
#include "model/language/services/highlights.h"

namespace fabletop {

namespace {

QTextCharFormat formatOf(const Theme& theme, HighlightKind kind)
{
    QTextCharFormat format;
    switch (kind) {
    case HighlightKind::declaration: format.setFontWeight(QFont::Bold); break;
    case HighlightKind::keyword: format.setForeground(theme.color(Tone::defense)); break;
    case HighlightKind::moment:
        format.setForeground(theme.color(Tone::versatile));
        format.setFontWeight(QFont::DemiBold);
        break;
    case HighlightKind::name: format.setForeground(theme.color(Tone::accent)); break;
    case HighlightKind::string: format.setForeground(theme.color(Tone::harm)); break;
    case HighlightKind::number: format.setForeground(theme.color(Tone::warn)); break;
    case HighlightKind::comment:
        format.setForeground(theme.color(Tone::ink2));
        format.setFontItalic(true);
        break;
    case HighlightKind::rule: format.setForeground(theme.color(Tone::link)); break;
    case HighlightKind::error: format.setForeground(theme.color(Tone::ink)); break;
    }
    return format;
}

} // namespace

RulesHighlighter::RulesHighlighter(QTextDocument* document, std::shared_ptr<const Theme> theme)
    : QSyntaxHighlighter(document), m_theme(std::move(theme))
{}

void RulesHighlighter::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    rehighlight();
}

void RulesHighlighter::highlightBlock(const QString& text)
{
    const std::string line = text.toStdString();
    for (const Highlight& one : highlightsOfLine(line)) {
        const TextRange range = rangeInLine(text, one.where);
        setFormat(static_cast<int>(range.begin), static_cast<int>(range.end - range.begin),
                  formatOf(*m_theme, one.kind));
    }
}

} // namespace fabletop
