// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/branchdelegate.h"

#include "views/theme/painttext.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTreeView>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int branchPad = 6;
constexpr int mostHeight = 2000;

} // namespace

BranchDelegate::BranchDelegate(std::shared_ptr<const Theme> theme, QTreeView& view)
    : QStyledItemDelegate(&view), m_theme(std::move(theme)), m_view(view)
{}

QFont BranchDelegate::nameFont(const QModelIndex& index) const
{
    return m_theme->interfaceFont(m_theme->body(),
                                  index.data(ShownRole).toBool() ? QFont::Bold : QFont::Normal);
}

int BranchDelegate::wide(const QModelIndex& index) const
{
    int depth = m_view.rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    return std::max(60, m_view.viewport()->width() - depth * m_view.indentation() - 2 * branchPad);
}

QSize BranchDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto high = [&](const QFont& font, const QString& words) {
        if (words.isEmpty()) return 0;
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, wide(index), mostHeight), Qt::TextWordWrap, words)
            .height();
    };
    return {wide(index), high(nameFont(index), index.data().toString()) +
                             high(m_theme->font(TextRole::second), index.data(FactsRole).toString()) +
                             2 * branchPad};
}

void BranchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, m_theme->color(Tone::accentWash));
    const QRectF room = QRectF(option.rect).adjusted(branchPad, branchPad, -branchPad, -branchPad);
    const QRectF used =
        paintText(*painter, room, index.data().toString(), {nameFont(index), m_theme->color(Tone::ink)},
                  Fit::wrap, Qt::AlignTop | Qt::AlignLeft)
            .used;
    paintText(*painter, room.adjusted(0, used.height(), 0, 0), index.data(FactsRole).toString(),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::wrap,
              Qt::AlignTop | Qt::AlignLeft);
    painter->restore();
}

void BranchDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const
{
    QRect line = option.rect;
    line.setHeight(std::min(line.height(), editor->sizeHint().height()));
    editor->setGeometry(line);
}

} // namespace fabletop
