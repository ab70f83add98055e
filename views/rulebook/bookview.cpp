// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/bookview.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int longestLine = 66;  ///< letters of a text line
constexpr int widestSheet = 720; ///< where the window has room
constexpr int sheetEdge = 20;    ///< beside the text
constexpr int idGap = 18;        ///< between the text and the ids of its clauses
constexpr int leastText = 440;   ///< beside such a margin
constexpr int upperEdge = 12;    ///< above what was looked for

/// ** and * to marks, ids to links; everything else is text.
QString inlineHtml(const QString& text)
{
    static const QRegularExpression bold(QStringLiteral("\\*\\*(.+?)\\*\\*(?!\\*)"));
    static const QRegularExpression italic(QStringLiteral("\\*([^*]+?)\\*"));
    static const QRegularExpression id(QStringLiteral("\\b([RQ]-[A-Z]+-\\d+)\\b"));
    QString html = text.toHtmlEscaped();
    html.replace(bold, QStringLiteral("<b>\\1</b>"));
    html.replace(italic, QStringLiteral("<i>\\1</i>"));
    html.replace(changeBegins, QStringLiteral("<b><u>")).replace(changeEnds, QStringLiteral("</u></b>"));
    // Shown with hyphens that never break; the address keeps the plain ones.
    QString linked;
    qsizetype from = 0;
    for (auto match = id.globalMatch(html); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        linked += QStringView(html).mid(from, one.capturedStart() - from);
        linked += QStringLiteral("<a href=\"%1\">%2</a>")
                      .arg(one.captured(), one.captured().replace(u'-', QChar(0x2011)));
        from = one.capturedEnd();
    }
    linked += QStringView(html).mid(from);
    return linked;
}

/// The families of a font for a style sheet: the bold ones are others than the plain ones, for the accents'
/// sake.
QString quoted(const QFont& font)
{
    QStringList names;
    for (const QString& family : font.families())
        names << u'\'' + family + u'\'';
    return names.join(u',');
}

QString blockHtml(const BookBlock& block, int place, const Theme& theme, bool anchors)
{
    const QString ink = theme.color(Tone::ink2).name();
    switch (block.kind) {
    case BookBlock::Kind::section:
        return QStringLiteral("<h2><a name=\"s%1\"></a>%2</h2>").arg(place).arg(inlineHtml(block.text));
    case BookBlock::Kind::item:
        return QStringLiteral("<p style=\"margin-left:18px\">• %1</p>").arg(inlineHtml(block.text));
    case BookBlock::Kind::diagram:
        return QStringLiteral("<p><img src=\"diagram:%1\" width=\"%2\"></p>")
            .arg(block.id)
            .arg(BookView::diagramWide);
    case BookBlock::Kind::clause:
    case BookBlock::Kind::question: {
        const QString name = anchors ? QStringLiteral("<a name=\"%1\"></a>").arg(block.id) : QString();
        return QStringLiteral("<p>%1%2<span style=\"color:%3;font-size:small\">&nbsp;%4</span></p>")
            .arg(name, inlineHtml(block.text), ink,
                 QString(block.id).replace(u'-', QChar(0x2011))); // never broken
    }
    case BookBlock::Kind::paragraph: break;
    }
    return QStringLiteral("<p>%1</p>").arg(inlineHtml(block.text));
}

/// The page without the ids behind its clauses.
QString withoutIds(QString page)
{
    static const QRegularExpression id(QStringLiteral("<span [^>]*>&nbsp;[RQ]\u2011[^<]*</span></p>"));
    return page.replace(id, QStringLiteral("</p>"));
}

} // namespace

/// A style sheet cannot colour an underline. Links are underlined too, and stay as they are.
void tintChanges(QTextDocument& document, const Theme& theme)
{
    QTextCharFormat warn;
    warn.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    warn.setUnderlineColor(theme.color(Tone::warn));
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            if (!part.charFormat().fontUnderline() || part.charFormat().isAnchor()) continue;
            cursor.setPosition(part.position());
            cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(warn);
        }
}

BookView::BookView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QTextBrowser(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT linkClicked(url.toString()); });
    setTheme(m_theme);
}

void BookView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    colours.setColor(QPalette::Text, m_theme->color(Tone::ink));
    setPalette(colours);
    viewport()->setPalette(colours);
}

QString BookView::html(const Rulebook& book, int chapter, const Theme& theme, bool anchors)
{
    const BookChapter& one = book.chapters()[static_cast<std::size_t>(chapter)];
    QString html = QStringLiteral("<h1>%1</h1>").arg(inlineHtml(one.title));
    for (std::size_t place = 0; place < one.blocks.size(); ++place)
        html += blockHtml(one.blocks[place], static_cast<int>(place), theme, anchors);
    return html;
}

void BookView::showChapter(const Rulebook& book, int chapter)
{
    m_chapter = chapter;
    const qreal size = m_theme->body() * 1.15;
    QFont font = m_theme->interfaceFont(size);
    document()->setDefaultFont(font);
    document()->setDocumentMargin(sheetEdge);
    document()->setDefaultStyleSheet(
        QStringLiteral("a{color:%1} h1{font-family:%2;font-size:%4px;font-weight:normal} "
                       "h2{font-family:%3;font-size:%5px} "
                       "p{line-height:140%}")
            .arg(m_theme->color(Tone::link).name(), quoted(m_theme->serifFont(20)),
                 quoted(m_theme->serifFont(20, true)))
            .arg(static_cast<int>(size * 2.0))
            .arg(static_cast<int>(size * 1.35)));
    m_page = withHeroLinks(html(book, chapter, *m_theme));
    fill();
    verticalScrollBar()->setValue(0);
    m_anchor.clear();
}

void BookView::fill()
{
    m_inMargin = roomForMargin();
    setHtml(m_inMargin ? withoutIds(m_page) : m_page);
    tintChanges(*document(), *m_theme);
    setSides();
}

int BookView::idWide() const
{
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    return static_cast<int>(std::ceil(metrics.horizontalAdvance(QStringLiteral("R-COMB-00")))) + idGap;
}

bool BookView::roomForMargin() const
{
    return viewport()->width() - 2 * sheetEdge - idWide() >= m_theme->px(leastText);
}

/// Lines of a length that the eye finds back from, in the middle of the page, whatever the window's width:
/// the page itself goes from edge to edge, its scroll bar at the window's.
void BookView::setSides()
{
    const qreal letters = QFontMetricsF(document()->defaultFont()).averageCharWidth() * longestLine * 1.16;
    const int margin = m_inMargin ? idWide() : 0;
    const int text = std::max(static_cast<int>(letters), m_theme->px(widestSheet));
    const int side = std::max(sheetEdge, (viewport()->width() - text - margin) / 2);
    QTextFrame* root = document()->rootFrame();
    QTextFrameFormat format = root->frameFormat();
    if (format.leftMargin() == side && format.rightMargin() == side + margin) return;
    format.setLeftMargin(side);
    format.setRightMargin(side + margin);
    root->setFrameFormat(format);
}

/// Level with the first line of their clauses.
void BookView::paintIds(const QRect& part)
{
    QPainter painter(viewport());
    const QFont font = m_theme->font(TextRole::second);
    const int from = verticalScrollBar()->value();
    const qreal right = viewport()->width() - document()->rootFrame()->frameFormat().rightMargin();
    for (const auto& [name, top] : anchors()) {
        if (name.startsWith(u's')) continue; // a section
        const QTextBlock block = blockOf(name);
        const QTextLine first = block.layout()->lineAt(0);
        const qreal base = top - from + first.y() + first.ascent();
        if (base < part.top() - first.height() || base > part.bottom() + first.height()) continue;
        paintText(painter, QPointF(right + idGap, base), QString(name).replace(u'-', QChar(0x2011)),
                  {font, m_theme->color(name == m_anchor ? Tone::accent : Tone::ink2)});
    }
}

void BookView::paintEvent(QPaintEvent* event)
{
    QTextBrowser::paintEvent(event);
    if (m_inMargin) paintIds(event->rect());
}

/// After the head of a hero's section, the way to the cards.
QString BookView::withHeroLinks(QString page) const
{
    for (auto hero = m_heroes.begin(); hero != m_heroes.end(); ++hero) {
        const QString head = hero.key().toHtmlEscaped() + QStringLiteral("</h2>");
        page.replace(head, head + QStringLiteral("<p><a href=\"hero:%1\">%2</a></p>")
                                      .arg(hero.value(), tr("See the cards").toHtmlEscaped()));
    }
    return page;
}

QVariant BookView::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource && name.scheme() == u"diagram")
        return m_diagrams ? m_diagrams->picture(name.path()) : QImage();
    return {}; // nothing comes from outside
}

void BookView::goTo(const QString& anchor)
{
    m_anchor = anchor;
    bringToSight();
    mark();
}

void BookView::mark()
{
    const QTextBlock block = blockOf(m_anchor);
    if (!block.isValid()) return;
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(block);
    mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    mark.format.setBackground(m_theme->color(Tone::accentWash));
    setExtraSelections({mark});
}

QTextBlock BookView::blockOf(const QString& anchor) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().anchorNames().contains(anchor)) return block;
    return {};
}

/// A third down, or with its heading in sight where that is near; what begins at the upper upperEdge is a
/// whole paragraph.
void BookView::bringToSight()
{
    const QTextBlock wanted = blockOf(m_anchor);
    if (!wanted.isValid()) return;
    const auto top = [this](const QTextBlock& block) {
        return document()->documentLayout()->blockBoundingRect(block).top();
    };
    const qreal room = viewport()->height();
    const qreal at = top(wanted);
    qreal first = at;
    for (QTextBlock block = wanted; block.isValid() && at - top(block) <= room * 0.5;
         block = block.previous()) {
        if (block.blockFormat().headingLevel() > 0) {
            first = top(block);
            break;
        }
        if (at - top(block) <= room / 3) first = top(block);
    }
    m_anchored = static_cast<int>(std::lround(first)) - upperEdge;
    verticalScrollBar()->setValue(m_anchored);
    m_anchored = verticalScrollBar()->value();
}

/// Lines break elsewhere now; who hasn't scrolled away keeps what was looked for.
void BookView::resizeEvent(QResizeEvent* event)
{
    const bool there = !m_anchor.isEmpty() && verticalScrollBar()->value() == m_anchored;
    QTextBrowser::resizeEvent(event);
    if (m_chapter >= 0 && roomForMargin() != m_inMargin) {
        const int from = verticalScrollBar()->value();
        fill();
        verticalScrollBar()->setValue(from);
        if (!m_anchor.isEmpty()) mark();
    } else {
        setSides();
    }
    if (there) bringToSight();
}

std::vector<std::pair<QString, qreal>> BookView::anchors() const
{
    std::vector<std::pair<QString, qreal>> tops;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            for (const QString& name : it.fragment().charFormat().anchorNames())
                tops.emplace_back(name, document()->documentLayout()->blockBoundingRect(block).top());
    return tops;
}

void BookView::keepLevelWith(const BookView& other)
{
    const qreal top = other.verticalScrollBar()->value();
    const auto theirs = other.anchors();
    QHash<QString, qreal> mine;
    for (const auto& [name, at] : anchors())
        mine.insert(name, at);
    // From the top of the page to its end, where the two may differ too.
    qreal from = 0;
    qreal ownFrom = 0;
    qreal to = other.document()->size().height();
    qreal ownTo = document()->size().height();
    for (const auto& [name, at] : theirs) {
        if (!mine.contains(name)) continue;
        if (at > top) {
            to = at;
            ownTo = mine.value(name);
            break;
        }
        from = at;
        ownFrom = mine.value(name);
    }
    const qreal share = to > from ? (top - from) / (to - from) : 0;
    verticalScrollBar()->setValue(static_cast<int>(std::lround(ownFrom + share * (ownTo - ownFrom))));
}

} // namespace fabletop
