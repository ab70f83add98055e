// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/trialdelegate.h"

#include "views/cards/cardpainter.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int optionAir = 10; ///< above and below its words
constexpr int optionSign = 22;
constexpr int optionEdge = 12;
constexpr int optionGap = 10;
constexpr int optionLeast = 40;
constexpr int chosenBar = 4;
constexpr int anyHeight = 10'000;

} // namespace

TrialDelegate::TrialDelegate(std::shared_ptr<const Theme> theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(std::move(theme))
{}

int TrialDelegate::wordsLeft() const
{
    return optionEdge + m_theme->px(optionSign) + optionGap;
}

QSize TrialDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics metrics(m_theme->font(TextRole::body));
    const QRect room(0, 0, std::max(m_width - wordsLeft() - optionEdge, 40), anyHeight);
    const int high = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
    return {0, std::max(m_theme->px(optionLeast), high + 2 * optionAir)};
}

void TrialDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const QRect box = option.rect;
    const bool chosen = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (chosen || option.state & QStyle::State_MouseOver)
        painter->fillRect(box, m_theme->color(chosen ? Tone::accentWash : Tone::panel));
    if (chosen)
        painter->fillRect(QRect(box.left(), box.top(), chosenBar, box.height()),
                          m_theme->color(Tone::accent));
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(box.left(), box.bottom(), box.width(), 1), m_theme->color(Tone::hair));
    const qreal side = m_theme->px(optionSign);
    const QRectF sign(box.left() + optionEdge, box.center().y() - side / 2 + 0.5, side, side);
    const auto row = static_cast<std::size_t>(index.row());
    if (row < m_cards.size() && m_cards[row] && !m_cards[row]->back) {
        CardPainter(*m_theme).paintChip(*painter, sign, m_cards[row]->type, m_cards[row]->value);
    } else {
        painter->setPen(QPen(m_theme->color(Tone::edge), 1.4));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(sign.center(), side * 0.2, side * 0.2);
    }
    paintText(*painter, box.adjusted(wordsLeft(), 0, -optionEdge, 0), index.data().toString(),
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink)}, Fit::wrap);
    painter->restore();
}

} // namespace fabletop
