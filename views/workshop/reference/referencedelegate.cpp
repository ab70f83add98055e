// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/reference/referencedelegate.h"

#include "model/items/reference/referencemodel.h"
#include "views/theme/painttext.h"

#include <QFontMetrics>
#include <QPainter>

namespace fabletop {

namespace {

constexpr int tileSide = 12;
constexpr int gap = 6; ///< above and below the two lines

} // namespace

QFont ReferenceDelegate::wordingFont() const
{
    QFont font = m_theme->fixedFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

QSize ReferenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int body = QFontMetrics(m_theme->font(TextRole::body)).height();
    if (!index.parent().isValid())
        return {option.rect.width(), QFontMetrics(m_theme->font(TextRole::section)).height() + 2 * gap};
    return {option.rect.width(), QFontMetrics(wordingFont()).height() + body + 2 * gap};
}

void ReferenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    const QRect box = option.rect;
    const bool kind = !index.parent().isValid();
    const bool chosen = option.state & QStyle::State_Selected;
    const auto line = [&](const QRect& where, const QFont& font, Tone tone, const QString& words) {
        paintText(*painter, where, words, {font, m_theme->color(tone)}, Fit::elide);
    };
    if (kind) {
        painter->fillRect(box, m_theme->color(Tone::sunken));
        line(box.adjusted(tileSide, 0, -tileSide, 0), m_theme->font(TextRole::section), Tone::ink,
             index.data().toString());
    } else {
        if (chosen) painter->fillRect(box, m_theme->color(Tone::accentWash));
        if (chosen)
            painter->fillRect(QRect(box.left(), box.top(), 4, box.height()), m_theme->color(Tone::accent));
        const int first = QFontMetrics(wordingFont()).height();
        const QRect text = box.adjusted(tileSide, gap, -tileSide, -gap);
        line(QRect(text.left(), text.top(), text.width(), first), wordingFont(), Tone::ink,
             index.data().toString());
        line(QRect(text.left(), text.top() + first, text.width(), text.height() - first),
             m_theme->font(TextRole::body), Tone::ink2, index.data(ReferenceModel::helpRole).toString());
    }
    painter->fillRect(QRect(box.left(), box.bottom(), box.width(), 1), m_theme->color(Tone::hair));
    painter->restore();
}

} // namespace fabletop
