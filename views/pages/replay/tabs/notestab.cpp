// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/notestab.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace fabletop {

namespace {

const QStringList& marks()
{
    static const QStringList all{QString(),
                                 QStringLiteral("!"),
                                 QStringLiteral("?"),
                                 QStringLiteral("!?"),
                                 QStringLiteral("?!"),
                                 QStringLiteral("!!"),
                                 QStringLiteral("??")};
    return all;
}

/// A row: turn, mark or bookmark, and the words.
class NoteDelegate final : public QStyledItemDelegate {
public:
    NoteDelegate(std::shared_ptr<const Theme> theme, QObject* parent)
        : QStyledItemDelegate(parent), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFontMetrics metrics(m_theme->font(TextRole::body));
        // The row's own width is not set while rows are measured.
        const auto* list = qobject_cast<const QListView*>(option.widget);
        const int wide = std::max(80, (list ? list->viewport()->width() : option.rect.width()) - 76);
        const int high =
            metrics.boundingRect(QRect(0, 0, wide, 4000), Qt::TextWordWrap, words(index)).height();
        return {option.rect.width(), std::max(m_theme->px(30), high + 12)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const QRect row = option.rect;
        const bool chosen = option.state & QStyle::State_Selected;
        if (chosen) painter->fillRect(row, m_theme->color(Tone::accentWash));
        painter->setFont(m_theme->font(TextRole::second));
        painter->setPen(m_theme->color(Tone::ink2));
        const int turn = index.data(NotesModel::TurnRole).toInt();
        paintText(*painter, QRect(row.left() + 8, row.top() + 6, 34, m_theme->px(20)),
                  turn > 0 ? QString::number(turn) : QStringLiteral("–"), TextStyle::of(*painter), Fit::exact,
                  Qt::AlignLeft | Qt::AlignTop);
        const QString mark = index.data(NotesModel::MarkRole).toString();
        const QRectF sign(row.left() + 40, row.top() + 6, 16, 16);
        if (mark.isEmpty())
            m_theme->art().paintIcon(*painter, sign,
                                     index.data(NotesModel::OpenedRole).toBool() ? QStringLiteral("eye")
                                     : index.data(NotesModel::BookmarkRole).toBool()
                                         ? QStringLiteral("bookmark")
                                         : QStringLiteral("note"),
                                     m_theme->color(Tone::link));
        else {
            paintText(*painter, sign.adjusted(-2, -2, 6, 4), mark,
                      {m_theme->interfaceFont(m_theme->body(), QFont::Bold), m_theme->color(Tone::warn)});
        }
        paintText(*painter, row.adjusted(66, 5, -8, -4), words(index),
                  {m_theme->font(TextRole::body), m_theme->color(Tone::ink)}, Fit::wrap,
                  Qt::AlignLeft | Qt::AlignTop);
        painter->fillRect(QRect(row.left() + 8, row.bottom(), row.width() - 16, 1),
                          m_theme->color(Tone::hair));
        painter->restore();
    }

private:
    static QString words(const QModelIndex& index)
    {
        const QString text = index.data(Qt::DisplayRole).toString();
        const int back = index.data(NotesModel::TakenBackRole).toInt();
        if (!text.isEmpty()) return text;
        if (index.data(NotesModel::OpenedRole).toBool())
            return NotesTab::tr("All hands were shown here while the match was running");
        if (back > 0)
            return NotesTab::tr("Taken back here after something hidden came to light: %1").arg(back);
        return index.data(NotesModel::BookmarkRole).toBool() ? NotesTab::tr("Bookmark")
                                                             : NotesTab::tr("Marked");
    }
    std::shared_ptr<const Theme> m_theme;
};

} // namespace

NotesTab::NotesTab(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_list(new QListView(this)), m_none(new QLabel(m_list)),
      m_text(new QPlainTextEdit(this)), m_mark(new QComboBox(this)), m_scope(new QComboBox(this)),
      m_add(new Button(QStringLiteral("note"), QString(), ButtonRole::plain, this)),
      m_bookmark(new Button(QStringLiteral("bookmark"), QString(), ButtonRole::plain, this)),
      m_remove(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 10);
    column->addWidget(m_list, 1);
    column->addWidget(m_text);
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_scope, 1);
    choices->addWidget(m_mark);
    column->addLayout(choices);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add, 1);
    buttons->addWidget(m_bookmark, 1);
    buttons->addWidget(m_remove);
    column->addLayout(buttons);
    m_list->setItemDelegate(new NoteDelegate(theme, m_list));
    m_list->setModel(&m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setWordWrap(true);
    m_none->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(m_list);
    over->addWidget(m_none);
    m_text->setMaximumHeight(m_theme->px(84));
    m_text->setTabChangesFocus(true);
    m_mark->addItems(marks());
    for (int scope = 0; scope < 3; ++scope)
        m_scope->addItem(QString(), scope);
    connect(m_list, &QListView::clicked, this, &NotesTab::onPicked);
    connect(m_list, &QListView::activated, this, &NotesTab::onPicked);
    connect(m_add, &Button::clicked, this, &NotesTab::add);
    connect(m_bookmark, &Button::clicked, this, &NotesTab::bookmark);
    connect(m_remove, &Button::clicked, this, &NotesTab::remove);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &NotesTab::refresh);
    retranslate();
    setTheme(std::move(theme));
    refresh();
}

void NotesTab::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    static_cast<NoteDelegate*>(m_list->itemDelegate())->setTheme(m_theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    m_list->setPalette(colours);
    m_text->setFont(m_theme->font(TextRole::body));
    colours.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    m_none->setPalette(colours);
    update();
}

void NotesTab::setMatch(Match* match)
{
    m_match = match;
    m_edited = -1;
    m_text->clear();
    m_model.setMatch(match);
    refresh();
}

void NotesTab::setPosition(int position, bool futureHidden)
{
    m_model.setUntil(futureHidden ? position : -1);
    m_position = position;
}

void NotesTab::retranslate()
{
    m_list->setAccessibleName(tr("Notes and bookmarks"));
    m_none->setText(tr("No notes yet"));
    m_text->setPlaceholderText(tr("Write a note for this place"));
    m_text->setAccessibleName(tr("Note"));
    m_mark->setItemText(0, tr("no mark"));
    m_mark->setAccessibleName(tr("Mark"));
    m_scope->setAccessibleName(tr("What the note is about"));
    m_scope->setItemText(0, tr("this step"));
    m_scope->setItemText(1, tr("this combat"));
    m_scope->setItemText(2, tr("the whole match"));
    m_bookmark->setText(tr("Bookmark"));
    m_bookmark->setToolTip(QStringLiteral("%1  (B)").arg(tr("Bookmark")));
    m_remove->setAccessibleName(tr("Delete")); // its sign says it; the words would crowd the others out
    m_remove->setToolTip(tr("Delete"));
    refresh();
}

void NotesTab::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

QModelIndex NotesTab::picked() const
{
    return m_list->selectionModel() ? m_list->currentIndex() : QModelIndex();
}

void NotesTab::refresh()
{
    m_none->setVisible(m_model.rowCount() == 0);
    m_add->setText(m_edited < 0 ? tr("Add note") : tr("Change note"));
    m_remove->setReason(!picked().isValid() ? tr("Choose a note in the list first")
                        : picked().data(NotesModel::OpenedRole).toBool()
                            ? tr("This mark stays in the match file")
                            : QString());
}

void NotesTab::onPicked(const QModelIndex& index)
{
    const bool bookmark = index.data(NotesModel::BookmarkRole).toBool();
    const bool note = !bookmark && !index.data(NotesModel::OpenedRole).toBool();
    m_edited = !note ? -1 : index.data(NotesModel::PlaceRole).toInt();
    m_text->setPlainText(bookmark ? QString() : index.data(Qt::EditRole).toString());
    m_mark->setCurrentIndex(
        std::max<int>(0, static_cast<int>(marks().indexOf(index.data(NotesModel::MarkRole).toString()))));
    m_scope->setCurrentIndex(index.data(NotesModel::ScopeRole).toInt());
    refresh();
    Q_EMIT seekRequested(index.data(NotesModel::PositionRole).toInt(), 0);
}

void NotesTab::write()
{
    m_edited = -1;
    m_list->clearSelection();
    m_text->clear();
    m_text->setFocus();
    refresh();
}

void NotesTab::add()
{
    if (!m_match) return;
    const QString text = m_text->toPlainText().trimmed();
    const QString mark = marks().value(m_mark->currentIndex());
    if (text.isEmpty() && mark.isEmpty()) return m_text->setFocus();
    const int edited = std::exchange(m_edited, -1);
    m_text->clear();
    if (edited >= 0)
        m_match->changeNote(edited, text, mark);
    else
        m_match->addNote(m_position, text, mark, static_cast<NoteScope>(m_scope->currentIndex()));
    m_mark->setCurrentIndex(0);
    refresh();
}

void NotesTab::bookmark()
{
    if (!m_match) return;
    const auto& marks = m_match->annotations().bookmarks;
    const auto there = std::find_if(marks.begin(), marks.end(),
                                    [this](const Bookmark& mark) { return mark.position == m_position; });
    const QString name = m_text->toPlainText().trimmed();
    if (there != marks.end()) { // one a place: only a new name is taken
        if (name.isEmpty() || name == there->name)
            return showNote(*m_bookmark, tr("There’s already a bookmark here."));
        m_match->removeBookmark(static_cast<int>(there - marks.begin()));
    }
    m_match->addBookmark(m_position, name);
    m_text->clear();
}

void NotesTab::remove()
{
    const QModelIndex index = picked();
    if (!m_match || !index.isValid() || index.data(NotesModel::OpenedRole).toBool()) return;
    const int place = index.data(NotesModel::PlaceRole).toInt();
    m_edited = -1;
    m_text->clear();
    index.data(NotesModel::BookmarkRole).toBool() ? m_match->removeBookmark(place)
                                                  : m_match->removeNote(place);
}

} // namespace fabletop
