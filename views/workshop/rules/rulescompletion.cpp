// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/rulescompletion.h"

#include "model/documents/rules/textplaces.h"
#include "model/language/reference/reference.h"
#include "model/language/services/completions.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QTreeView>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int wordingRole = Qt::UserRole + 1; ///< what is written, its gaps in braces
constexpr int blockRole = Qt::UserRole + 2;   ///< whether lines stand below it
constexpr int widestOffer = 300;
constexpr int helpWide = 400;

/// What may stand here, and beside it what it means: whoever reads the list needs no pointer for the help.
QTreeView* offerList()
{
    auto* list = new QTreeView;
    list->setRootIsDecorated(false);
    list->setHeaderHidden(true);
    list->setUniformRowHeights(true);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

bool isReturn(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

QString indentOf(const QString& line)
{
    const auto sign = std::find_if(line.begin(), line.end(), [](QChar one) { return one != u' '; });
    return QString(sign - line.begin(), u' ');
}

} // namespace

RulesCompletion::RulesCompletion(QPlainTextEdit& editor, std::shared_ptr<const Theme> theme,
                                 Language language)
    : QObject(&editor), m_editor(editor), m_theme(std::move(theme)), m_language(language),
      m_completer(new QCompleter(this)), m_offers(new QStandardItemModel(this)), m_fields(editor)
{
    m_completer->setWidget(&editor);
    m_completer->setModel(m_offers);
    m_completer->setPopup(offerList());
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            &RulesCompletion::insert);
}

void RulesCompletion::setDrawings(std::function<DrawingNames()> drawings)
{
    m_drawings = std::move(drawings);
}

QString RulesCompletion::written() const
{
    return m_editor.toPlainText().mid(m_from, m_editor.textCursor().selectionStart() - m_from);
}

int RulesCompletion::fill()
{
    const QString text = m_editor.toPlainText();
    const Completions found =
        completionsAt(text.toStdString(), byteOf(text, m_editor.textCursor().selectionStart()),
                      m_drawings ? m_drawings() : DrawingNames{});
    m_from = static_cast<int>(positionOf(text, found.from));
    m_offers->clear();
    for (const Completion& one : found.items) {
        const bool whole = one.kind == Completion::Kind::word;
        const std::string_view meaning = helpOf(one.key, m_language);
        auto* item = new QStandardItem(QString::fromStdString(one.label));
        item->setData(QString::fromStdString(whole ? one.label : one.insert), wordingRole);
        item->setData(one.block, blockRole);
        auto* help =
            new QStandardItem(QString::fromUtf8(meaning.data(), static_cast<qsizetype>(meaning.size())));
        help->setForeground(m_theme->color(Tone::ink2));
        for (QStandardItem* part : {item, help})
            part->setToolTip(help->text());
        m_offers->appendRow({item, help});
    }
    m_completer->setCompletionPrefix(written());
    return m_completer->completionCount();
}

void RulesCompletion::open()
{
    auto* list = qobject_cast<QTreeView*>(m_completer->popup());
    const int words =
        std::min(m_theme->px(widestOffer), m_completer->popup()->sizeHintForColumn(0) + m_theme->px(16));
    list->setColumnWidth(0, words);
    QRect where =
        m_editor.cursorRect().translated(m_editor.viewport()->pos()); // the gutter stands before the text
    where.setWidth(std::min(m_editor.width(), words + m_theme->px(helpWide)));
    m_completer->complete(where);
    list->setCurrentIndex(QModelIndex());
}

void RulesCompletion::ask()
{
    if (fill() == 0) {
        m_completer->popup()->hide();
        return Q_EMIT refused(tr("Nothing more can stand here"));
    }
    open();
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void RulesCompletion::follow()
{
    const int offers = fill();
    const QString word = written();
    const bool begun = !word.isEmpty() && word.front().isLetter();
    // Whoever has written the last word that may stand here needs no list of it.
    const bool done = offers == 1 && m_completer->currentCompletion() == word;
    if (offers > 0 && !done && (begun || m_fields.untouched())) return open();
    m_completer->popup()->hide();
}

bool RulesCompletion::takes(QKeyEvent& event)
{
    QAbstractItemView& list = *m_completer->popup();
    const bool tab = event.key() == Qt::Key_Tab;
    if (list.isVisible() && (tab || isReturn(event) || event.key() == Qt::Key_Escape)) {
        const bool first = tab && !list.currentIndex().isValid() && !written().isEmpty();
        if (first) { // the list asked for its chosen offer before it handed on the key
            list.hide();
            insert(m_completer->completionModel()->index(0, 0));
            return true;
        }
        if (list.currentIndex().isValid() || event.key() == Qt::Key_Escape) {
            event.ignore(); // the list answers
            return true;
        }
        list.hide();
    }
    return goesThroughFields(event);
}

bool RulesCompletion::goesThroughFields(const QKeyEvent& event)
{
    if (!m_fields.active()) return false;
    switch (event.key()) {
    case Qt::Key_Tab: m_fields.goOn(1); break;
    case Qt::Key_Backtab: m_fields.goOn(-1); break;
    case Qt::Key_Escape: m_fields.forget(); return true;
    default: return false;
    }
    follow();
    return true;
}

void RulesCompletion::insert(const QModelIndex& offer)
{
    const QString wording = offer.data(wordingRole).toString();
    const QString below = offer.data(blockRole).toBool() && m_editor.textCursor().atBlockEnd()
                              ? u'\n' + indentOf(m_editor.textCursor().block().text()) + QStringLiteral("  ")
                              : QString();
    m_fields.insert(m_from, m_editor.textCursor().selectionEnd(), wording, below);
    if (m_fields.untouched()) follow();
}

} // namespace fabletop
