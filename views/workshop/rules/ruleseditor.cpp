// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/ruleseditor.h"

#include "model/content/pictures/drawings.h"
#include "model/documents/rules/textplaces.h"
#include "model/language/reference/reference.h"
#include "model/language/services/mends.h"
#include "model/match/words/diagnosticwords.h"
#include "views/theme/follow.h"
#include "views/theme/plaintips.h"
#include "views/workshop/rules/hanginglines.h"
#include "views/workshop/rules/rulescompletion.h"
#include "views/workshop/rules/rulesfolding.h"
#include "views/workshop/rules/rulesgutter.h"
#include "views/workshop/rules/ruleshighlighter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int tabWide = 2; ///< letters
constexpr int leastZoom = -6;
constexpr int mostZoom = 24;
constexpr int smallestLetters = 6;

QString helpText(std::string_view key, Language language)
{
    const std::string_view help = helpOf(key, language);
    return QString::fromUtf8(help.data(), static_cast<qsizetype>(help.size()));
}

} // namespace

RulesEditor::RulesEditor(HeroDocument& document, std::shared_ptr<const Theme> theme, Language language,
                         QWidget* parent)
    : QPlainTextEdit(parent), m_document(document), m_theme(std::move(theme)), m_language(language),
      m_highlighter(new RulesHighlighter(QPlainTextEdit::document(), m_theme)),
      m_completion(new RulesCompletion(*this, m_theme, language)), m_folding(new RulesFolding(*this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    QPlainTextEdit::document()->setDocumentLayout(new HangingLines(QPlainTextEdit::document()));
    setLineWrapMode(QPlainTextEdit::WidgetWidth); // a long line that is cut is one nobody reads
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    connect(m_completion, &RulesCompletion::refused, this, &RulesEditor::refused);
    m_completion->setDrawings([this] {
        DrawingNames names{m_document.pictureFiles(), m_document.pictureFiles()};
        names.figures.insert(names.figures.begin(), figureDrawings().begin(), figureDrawings().end());
        names.pictures.insert(names.pictures.begin(), cardDrawings().begin(), cardDrawings().end());
        return names;
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_taking) m_document.setText(toPlainText());
    });
    connect(&m_document, &HeroDocument::replaced, this, [this] {
        m_taking = true;
        setPlainText(m_document.text());
        m_taking = false;
    });
    connect(&m_document, &HeroDocument::compiled, this, [this] {
        showProblems();
        m_folding->renew();
    });
    buildGutter();
    setPlainText(m_document.text());
    m_folding->renew();
    setTheme(m_theme);
}

void RulesEditor::buildGutter()
{
    m_gutter = new RulesGutter(*this, m_theme);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &RulesEditor::placeGutter);
    connect(this, &QPlainTextEdit::cursorPositionChanged, m_gutter, qOverload<>(&QWidget::update));
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& part, int dy) {
        dy != 0 ? m_gutter->scroll(0, dy) : m_gutter->update(0, part.y(), m_gutter->width(), part.height());
    });
    connect(m_folding, &RulesFolding::changed, m_gutter, qOverload<>(&QWidget::update));
    connect(m_gutter, &RulesGutter::foldClicked, m_folding,
            [this](int first) { m_folding->setFolded(first, !m_folding->folded(first)); });
}

void RulesEditor::placeGutter()
{
    setViewportMargins(m_gutter->wide(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), m_gutter->wide(), inside.height());
}

void RulesEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
}

void RulesEditor::forEachVisibleLine(const QRect& part,
                                     const std::function<void(const QTextBlock&, const QRectF&)>& act) const
{
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        if (!block.isVisible()) continue;
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > part.bottom()) return;
        if (place.bottom() >= part.top()) act(block, place);
    }
}

void RulesEditor::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_completion->setTheme(m_theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::raised));
    colours.setColor(QPalette::Text, m_theme->color(Tone::ink));
    setPalette(colours);
    viewport()->setPalette(colours);
    setZoom(m_zoom);
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * tabWide);
    m_highlighter->setTheme(m_theme);
    showProblems();
}

void RulesEditor::setZoom(int points)
{
    m_zoom = std::clamp(points, leastZoom, mostZoom);
    QFont font = m_theme->fixedFont();
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(smallestLetters, font.pixelSize() + m_zoom));
    else
        font.setPointSizeF(std::max<double>(smallestLetters, font.pointSizeF() + m_zoom));
    setFont(font);
    placeGutter();
}

void RulesEditor::showProblems()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QString text = toPlainText();
    for (const Diagnostic& problem : m_document.diagnostics()) {
        const TextRange range = rangeOf(text, problem.where);
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(QPlainTextEdit::document());
        mark.cursor.setPosition(static_cast<int>(range.begin));
        mark.cursor.setPosition(static_cast<int>(std::max(range.end, std::min(range.begin + 1, text.size()))),
                                QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(
            m_theme->color(problem.severity == Severity::error ? Tone::harm : Tone::warn));
        marks.push_back(mark);
    }
    setExtraSelections(marks);
}

void RulesEditor::goToLine(int number)
{
    const QTextBlock block = QPlainTextEdit::document()->findBlockByNumber(number - 1);
    if (!block.isValid()) return;
    setTextCursor(QTextCursor(block));
    centerCursor();
    setFocus();
}

void RulesEditor::goTo(const Span& span)
{
    const TextRange range = rangeOf(toPlainText(), span);
    QTextCursor cursor = textCursor();
    cursor.setPosition(static_cast<int>(range.begin));
    cursor.setPosition(static_cast<int>(range.end), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void RulesEditor::applyQuickFix(const Diagnostic& problem)
{
    if (problem.quickFix.empty()) return;
    goTo(problem.where);
    const QString text = toPlainText();
    const std::vector<TextEdit> edits = mendOf(text.toStdString(), problem);
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock(); // one step to take back
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        cursor.setPosition(static_cast<int>(positionOf(text, edit->from)));
        cursor.setPosition(static_cast<int>(positionOf(text, edit->behind)), QTextCursor::KeepAnchor);
        cursor.insertText(QString::fromStdString(edit->text));
    }
    cursor.endEditBlock();
}

void RulesEditor::setLanguage(Language language)
{
    m_language = language;
    m_completion->setLanguage(language);
}

void RulesEditor::complete()
{
    m_completion->ask();
}

QCompleter* RulesEditor::completer() const
{
    return m_completion->completer();
}

void RulesEditor::goToDefinition()
{
    const QString text = toPlainText();
    const std::string bytes = text.toStdString();
    if (const auto where = definitionOf(bytes, byteOf(text, position())))
        goTo(*where);
    else
        Q_EMIT refused(tr("There is no name under the cursor that this file declares"));
}

QString RulesEditor::wordHere() const
{
    const QString text = toPlainText();
    const auto word = wordAt(text.toStdString(), byteOf(text, position()));
    return word ? QString::fromUtf8(word->key.data(), static_cast<qsizetype>(word->key.size())) : QString();
}

void RulesEditor::addBlocks(const QString& text)
{
    QTextCursor end = textCursor();
    end.movePosition(QTextCursor::End);
    end.insertText((m_document.text().endsWith(u'\n') ? QStringLiteral("\n") : QStringLiteral("\n\n")) +
                   text);
}

void RulesEditor::insertExample(const QString& text)
{
    QTextCursor cursor = textCursor();
    const QString line = cursor.block().text();
    const QString indent(
        std::find_if(line.begin(), line.end(), [](QChar sign) { return sign != u' '; }) - line.begin(), u' ');
    QString lines = text.trimmed();
    cursor.beginEditBlock();
    if (!line.trimmed().isEmpty()) {
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.insertText(u'\n' + indent);
    }
    cursor.insertText(lines.replace(u'\n', u'\n' + indent));
    cursor.endEditBlock();
    setTextCursor(cursor);
    setFocus();
}

void RulesEditor::toggleComment()
{
    QTextCursor cursor = textCursor();
    const QTextBlock last = QPlainTextEdit::document()->findBlock(cursor.selectionEnd());
    QTextBlock block = QPlainTextEdit::document()->findBlock(cursor.selectionStart());
    const bool away = block.text().trimmed().startsWith(u'#');
    cursor.beginEditBlock();
    for (; block.isValid(); block = block.next()) {
        QTextCursor line(block);
        const qsizetype mark = block.text().indexOf(u'#');
        if (away && mark >= 0) {
            line.setPosition(block.position() + static_cast<int>(mark));
            line.deleteChar();
            if (block.text().mid(mark, 1) == u" ") line.deleteChar();
        } else if (!away) {
            line.insertText(QStringLiteral("# "));
        }
        if (block == last) break;
    }
    cursor.endEditBlock();
}

bool RulesEditor::format()
{
    const auto text = m_document.formatted();
    if (!text) {
        Q_EMIT refused(tr("A line is not understood yet: see the problems"));
        return false;
    }
    if (*text == toPlainText()) return true;
    const int number = line();
    QTextCursor all(QPlainTextEdit::document()); // one step of undo
    all.select(QTextCursor::Document);
    all.insertText(*text);
    goToLine(number);
    return true;
}

bool RulesEditor::findNext(const QString& words)
{
    if (words.isEmpty() || find(words)) return true;
    moveCursor(QTextCursor::Start);
    return find(words);
}

int RulesEditor::replaceAll(const QString& words, const QString& others)
{
    if (words.isEmpty()) return 0;
    QTextDocument* text = QPlainTextEdit::document();
    QTextCursor step(text);
    step.beginEditBlock();
    int count = 0;
    // What was put in is not looked at again.
    for (QTextCursor found = text->find(words); !found.isNull(); found = text->find(words, found)) {
        found.insertText(others);
        ++count;
    }
    step.endEditBlock();
    return count;
}

void RulesEditor::keyPressEvent(QKeyEvent* event)
{
    if (m_completion->takes(*event)) return;
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) return complete();
    if (event->key() == Qt::Key_Tab && !textCursor().hasSelection())
        return insertPlainText(QStringLiteral("  "));
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const QString before = textCursor().block().text();
        const auto indent =
            std::find_if(before.begin(), before.end(), [](QChar sign) { return sign != u' '; }) -
            before.begin();
        return insertPlainText(u'\n' + QString(indent, u' '));
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty() && event->modifiers() != Qt::ControlModifier) m_completion->follow();
}

bool RulesEditor::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QPlainTextEdit::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = toPlainText();
    const qsizetype at = cursorForPosition(viewport()->mapFrom(this, help->pos())).position();
    for (const Diagnostic& problem : m_document.diagnostics()) {
        const TextRange range = rangeOf(text, problem.where);
        if (at < range.begin || at > range.end) continue;
        QToolTip::showText(help->globalPos(), plainTip(told(problem)), this);
        return true;
    }
    const std::string bytes = text.toStdString();
    if (const auto word = wordAt(bytes, byteOf(text, at)))
        QToolTip::showText(help->globalPos(), helpText(word->key, m_language), this);
    else
        QToolTip::hideText();
    return true;
}

void RulesEditor::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) return QPlainTextEdit::wheelEvent(event);
    setZoom(m_zoom + (event->angleDelta().y() > 0 ? 1 : -1));
}

} // namespace fabletop
