// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/bartext.h"

#include "views/theme/band.h"
#include "views/theme/painttext.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <array>
#include <optional>

namespace fabletop {

namespace {

constexpr std::array<int, 2> twoBases{25, 44};
constexpr std::array<int, 3> threeBases{17, 32, 47};
constexpr std::array<int, 4> fourBases{13, 26, 39, 52}; ///< of a reason that nothing else fits beside
constexpr std::array<qreal, 3> helpSizes{12.5, 11.5, 11};

/// The lines of a text, the one at `narrow` with room for a link at its end; nothing where there are more
/// than `most`, or one word is wider.
std::optional<QStringList> broken(const QString& text, const QFont& font, int most, int narrow, int wide,
                                  int link)
{
    const QFontMetrics metrics(font);
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        if (lines.size() == most) return std::nullopt;
        line.setLineWidth(lines.size() == narrow ? wide - link : wide);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
        if (metrics.horizontalAdvance(lines.back()) > wide) return std::nullopt;
    }
    layout.endLayout();
    return lines;
}

/// At most that many lines, the last of them with room for a link at its end.
std::optional<QStringList> inLines(const QString& text, const QFont& font, int most, int wide, int link)
{
    const QFontMetrics metrics(font);
    const auto leavesRoom = [&](const std::optional<QStringList>& lines) {
        return !lines || lines->isEmpty() || metrics.horizontalAdvance(lines->back()) <= wide - link;
    };
    auto lines = broken(text, font, most, most - 1, wide, link);
    // One that ends early ends a word or two later.
    if (!leavesRoom(lines)) lines = broken(text, font, most, static_cast<int>(lines->size()) - 1, wide, link);
    return leavesRoom(lines) ? lines : std::nullopt;
}

/// Fits one thing after the other into the same bar.
class Fitting {
public:
    Fitting(const Theme& theme, const BarSpeech& words, int wide)
        : m_theme(theme), m_words(words), m_wide(wide)
    {}

    BarText fitted()
    {
        if (m_words.refusal && !m_words.help.isEmpty())
            refusal();
        else
            question();
        tellTip();
        place();
        return std::move(m_text);
    }

private:
    [[nodiscard]] QFont promptFont(int of17) const
    {
        QFont font = m_theme.font(TextRole::prompt);
        font.setPixelSize(std::max(11, font.pixelSize() * of17 / 17));
        return font;
    }
    [[nodiscard]] QFont helpFont(qreal size) const
    {
        return m_theme.interfaceFont(std::max(11.0, size * m_theme.scale()));
    }
    bool sentence(std::initializer_list<int> sizes, int most, int link)
    {
        for (int size : sizes) {
            m_text.font = promptFont(size);
            const auto lines = inLines(m_words.sentence, m_text.font, most, m_wide, link);
            if (lines) return m_text.lines = *lines, true;
        }
        return false;
    }
    bool help(const QString& words, int most, bool linked = true)
    {
        if (words.isEmpty()) return true;
        for (qreal size : helpSizes) {
            m_text.helpFont = helpFont(size);
            const auto lines = inLines(words, m_text.helpFont, most, m_wide, linked ? m_words.link : 0);
            if (lines) return m_text.help = *lines, true;
        }
        return false;
    }
    void question()
    {
        if (sentence({17, 15}, 1, 0)) {
            if (help(m_words.help, 1)) return;
            if (m_words.whole && sentence({15, 13}, 1, 0) && help(m_words.help, 2)) return;
            if (shortenedHelp(1)) return;
            // The link goes up to the sentence before the help takes a third line.
            if (sentence({17, 15, 13}, 1, m_words.link + static_cast<int>(linkGap)) &&
                shortenedHelp(1, false)) {
                m_linkAbove = true;
                return;
            }
            // Rather a third line than no help.
            if (sentence({15, 13}, 1, 0) && shortenedHelp(2)) return;
            return static_cast<void>(sentence({17, 15}, 1, 0));
        }
        // Smaller in one line with its help, before it takes the help's line.
        if (!m_words.help.isEmpty() && sentence({13}, 1, 0) && shortenedHelp(2)) return;
        if (sentence({15, 13, 12}, 2, m_words.link) || sentence({12, 11}, 3, m_words.link)) return;
        m_text.lines = {QFontMetrics(m_text.font).elidedText(m_words.sentence, Qt::ElideRight, m_wide)};
    }
    /// Its last sentences first.
    bool shortenedHelp(int most, bool linked = true)
    {
        static const QRegularExpression between(QStringLiteral("(?<=[.;!?])\\s+"));
        QStringList sentences = m_words.help.split(between, Qt::SkipEmptyParts);
        for (; !sentences.isEmpty(); sentences.removeLast())
            if (help(sentences.join(u' '), most, linked)) return true;
        return false;
    }
    /// It is why nothing happened: the question it is about gives way to it.
    void refusal()
    {
        if (sentence({17, 15, 13, 12}, 1, 0) && (help(m_words.help, 1) || help(m_words.help, 2))) return;
        if (sentence({12, 11}, 2, 0) && help(m_words.help, 1)) return;
        m_text.lines.clear();
        for (int most : {2, 3, 4})
            if (help(m_words.help, most)) return;
        if (!shortenedHelp(1)) question(); // a tip says why
    }
    void tellTip()
    {
        QStringList cut;
        if (m_text.lines.join(u' ').simplified() != m_words.sentence.simplified())
            cut << m_words.sentence.toHtmlEscaped();
        if (m_text.help.join(u' ').simplified() != m_words.help.simplified())
            cut << m_words.help.toHtmlEscaped();
        if (!cut.isEmpty()) m_text.tip = QStringLiteral("<qt>%1</qt>").arg(cut.join(QStringLiteral("<br>")));
    }
    void place()
    {
        const auto count = m_text.lines.size() + m_text.help.size();
        for (qsizetype line = 0; line < std::max<qsizetype>(count, 2); ++line) {
            const auto at = static_cast<std::size_t>(line);
            m_text.bases.push_back(band(m_theme, count > 3   ? fourBases[at]
                                                 : count > 2 ? threeBases[at]
                                                             : twoBases[at]));
        }
        if (m_linkAbove) {
            m_text.link = {QFontMetricsF(m_text.font).horizontalAdvance(m_text.lines.front()) + linkGap,
                           static_cast<qreal>(m_text.bases.front())};
            return;
        }
        const bool alone = m_text.help.isEmpty() && m_text.lines.size() < 2;
        const QString last = (m_text.help.isEmpty() ? m_text.lines : m_text.help)
                                 .value(count - 1 - (m_text.help.isEmpty() ? 0 : m_text.lines.size()));
        const QFont& font = m_text.help.isEmpty() ? m_text.font : m_text.helpFont;
        m_text.link = {alone ? 0.0 : QFontMetricsF(font).horizontalAdvance(last) + linkGap,
                       static_cast<qreal>(m_text.bases[static_cast<std::size_t>(alone ? 1 : count - 1)])};
    }

    static constexpr qreal linkGap = 8;
    const Theme& m_theme;
    const BarSpeech& m_words;
    int m_wide;
    bool m_linkAbove = false; ///< behind the sentence, not the help
    BarText m_text;
};

} // namespace

BarText BarText::fitted(const Theme& theme, const BarSpeech& words, int wide)
{
    return Fitting(theme, words, wide).fitted();
}

void BarText::paint(QPainter& painter, const Theme& theme, int left, Tone helpTone) const
{
    std::size_t base = 0;
    for (const QString& line : lines)
        paintText(painter, QPointF(left, bases[base++]), line, {font, theme.color(Tone::ink)});
    for (const QString& line : help)
        paintText(painter, QPointF(left, bases[base++]), line, {helpFont, theme.color(helpTone)});
}

} // namespace fabletop
