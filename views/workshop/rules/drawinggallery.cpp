// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/drawinggallery.h"

#include "model/content/pictures/drawings.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/button.h"
#include "views/theme/painttext.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int stemRole = Qt::UserRole + 1;
constexpr int galleryWide = 656; ///< six figures, four card pictures
constexpr int galleryHigh = 400;

IllustrationKind kindOf(Word property)
{
    return property == Word::figureAttr ? IllustrationKind::figure
           : property == Word::bustAttr ? IllustrationKind::bust
                                        : IllustrationKind::vignette;
}

QSizeF shownSize(IllustrationKind kind)
{
    switch (kind) {
    case IllustrationKind::figure: return {84, 112};
    case IllustrationKind::bust: return {96, 96};
    case IllustrationKind::vignette: break;
    }
    return {130, 60};
}

/// A drawing over its name.
class DrawingDelegate final : public QStyledItemDelegate {
public:
    DrawingDelegate(const Theme& theme, IllustrationKind kind, QObject* parent)
        : QStyledItemDelegate(parent), m_theme(theme), m_kind(kind)
    {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return (shownSize(m_kind) + QSizeF(14, 14 + m_theme.px(22))).toSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QRectF sheet = QRectF(option.rect).adjusted(2, 2, -2, -2);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_theme.color(chosen ? Tone::accent : Tone::hair), chosen ? 2 : 1));
        painter->setBrush(m_theme.color(chosen ? Tone::accentWash : Tone::raised));
        painter->drawRoundedRect(sheet, 4, 4);
        QRectF box(QPointF(), shownSize(m_kind));
        box.moveCenter(QPointF(sheet.center().x(), sheet.top() + 5 + box.height() / 2));
        (void)m_theme.art().illustrations().paint(
            *painter, box, {m_kind, index.data(stemRole).toString(), Wash::seat1, m_theme.dark(), false});
        paintText(*painter, QRectF(sheet.left() + 4, box.bottom() + 2, sheet.width() - 8, m_theme.px(20)),
                  index.data(Qt::DisplayRole).toString(),
                  {m_theme.font(TextRole::second), m_theme.color(Tone::ink)}, Fit::elide, Qt::AlignCenter);
        painter->restore();
    }

private:
    const Theme& m_theme;
    IllustrationKind m_kind;
};

} // namespace

DrawingGallery::DrawingGallery(QWidget* parent, Word property, const QString& named)
    : ThemedDialog(parent, property == Word::figureAttr ? tr("Figure")
                           : property == Word::bustAttr ? tr("Bust")
                                                        : tr("Picture")),
      m_list(new QListWidget), m_filter(new QLineEdit)
{
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    m_filter->setPlaceholderText(tr("Name"));
    m_filter->setAccessibleName(tr("Name"));
    m_filter->setClearButtonEnabled(true);
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(4);
    m_list->setAccessibleName(tr("Drawings"));
    m_list->setItemDelegate(new DrawingDelegate(theme(), kindOf(property), m_list));
    m_list->setMinimumSize(theme().px(galleryWide), theme().px(galleryHigh));
    addContent(content, 1);
    fill(property, named);
    onIllustrationsBaked(*m_list, themeInForce(), [this] { m_list->viewport()->update(); });
    Button* none = addButton(tr("None"), ButtonRole::plain, End::left);
    none->setToolTip(tr("Remove the line and use the default drawing"));
    Button* file = addButton(tr("From a file…"), ButtonRole::plain, End::left);
    Button* cancel = addButton(tr("Cancel"), ButtonRole::plain);
    Button* take = addButton(tr("Select"), ButtonRole::primary);
    connect(none, &Button::clicked, this, [this] { pick({}); });
    connect(file, &Button::clicked, this, [this] {
        reject();
        Q_EMIT fileRequested();
    });
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    connect(take, &Button::clicked, this, [this] {
        if (const QListWidgetItem* item = m_list->currentItem()) pick(item->text());
    });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { pick(item->text()); });
    connect(m_filter, &QLineEdit::textChanged, this, &DrawingGallery::narrow);
}

void DrawingGallery::fill(Word property, const QString& named)
{
    const bool card = property == Word::pictureAttr;
    for (const std::string& name : card ? cardDrawings() : figureDrawings()) {
        auto* item = new QListWidgetItem(QString::fromStdString(name), m_list);
        item->setData(stemRole, card ? cardDrawingStem(name) : QStringLiteral("stock/") + item->text());
        if (item->text() == named || !m_list->currentItem()) m_list->setCurrentItem(item);
    }
}

void DrawingGallery::narrow(const QString& words)
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setHidden(
            !m_list->item(row)->text().contains(words.trimmed(), Qt::CaseInsensitive));
}

void DrawingGallery::pick(const QString& name)
{
    m_picked = name;
    accept();
}

} // namespace fabletop
