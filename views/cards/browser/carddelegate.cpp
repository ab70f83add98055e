// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/carddelegate.h"

#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal narrowest = 148; ///< of a card
constexpr qreal widest = 216;
constexpr qreal roomy = 2.6; ///< so many columns of wide cards: three in that room beat four narrow ones
constexpr int around = 16;
constexpr qreal highest = 1.35; ///< of a card, by the height its width gives it
constexpr int footHigh = 26;
constexpr int rowShapeSide = 22; ///< in the table
constexpr int cacheKilobytes = 48 * 1024;

/// A narrower one has no room for its text, however small the letters of the desktop are.
int leastWide(const Theme& theme)
{
    return std::max(static_cast<int>(narrowest), theme.px(narrowest));
}

} // namespace

CardDelegate::CardDelegate(const CardFilter& cards, std::shared_ptr<const Theme> theme, bool faces,
                           QObject* parent)
    : QStyledItemDelegate(parent), m_cards(cards), m_theme(std::move(theme)), m_faces(faces),
      m_baked(cacheKilobytes)
{}

void CardDelegate::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    forgetSizes();
}

void CardDelegate::setLanguage(Language language)
{
    m_language = language;
    forgetSizes();
}

void CardDelegate::setCellWidth(int width)
{
    if (width == m_cellWidth) return;
    m_cellWidth = width;
    forgetSizes();
}

int CardDelegate::cellWidthFor(int room) const
{
    const int wide = m_theme->px(widest) + around;
    const int least = leastWide(*m_theme) + around;
    const int columns = room >= roomy * wide ? std::max(3, room / wide) : std::max(1, room / least);
    return std::max(least, room / columns);
}

qreal CardDelegate::cardWidth() const
{
    return std::clamp<qreal>(m_cellWidth - around, leastWide(*m_theme),
                             std::max(leastWide(*m_theme), m_theme->px(widest)));
}

/// As high as the longest text of the deck needs, so that none is left out.
QSizeF CardDelegate::cardSize() const
{
    if (m_cardHeight > 0) return {cardWidth(), m_cardHeight};
    const QSizeF usual = CardPainter::sizeForWidth(cardWidth());
    m_cardHeight = usual.height();
    for (int row = 0; row < list().rowCount(); ++row) {
        const CardLook look = cardFace(list().heroOf(row), list().card(row), m_language);
        if (CardPainter(*m_theme).showsText(look, usual)) continue;
        const qreal needed = std::ceil(CardPainter(*m_theme).heightForText(look, usual.width())) + 1;
        m_cardHeight = std::max(m_cardHeight, std::min(needed, usual.height() * highest));
    }
    return {usual.width(), m_cardHeight};
}

bool CardDelegate::showsText(const QModelIndex& index) const
{
    const int row = m_cards.mapToSource(index).row();
    const CardLook look = cardFace(list().heroOf(row), list().card(row), m_language);
    return CardPainter(*m_theme).showsText(look, cardSize());
}

QSize CardDelegate::cell() const
{
    const QMarginsF margins = CardPainter::margins();
    return {m_cellWidth, static_cast<int>(cardSize().height() + margins.top() + footHigh)};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return m_faces ? cell() : QStyledItemDelegate::sizeHint(option, index);
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    if (m_faces) return paintFace(*painter, option, index);
    QStyledItemDelegate::paint(painter, option, index);
}

/// In the table a card is told by the shape of its type with the value in it.
void CardDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (m_faces || index.column() != CardListModel::title) return;
    const CardKind& kind = list().kind(m_cards.mapToSource(index).row());
    const qreal dpr = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap shape((QSizeF(rowShapeSide, rowShapeSide) * dpr).toSize());
    shape.setDevicePixelRatio(dpr);
    shape.fill(Qt::transparent);
    QPainter painter(&shape);
    painter.setRenderHint(QPainter::Antialiasing);
    paintType(painter, *m_theme, kind.type, QRectF(0, 0, rowShapeSide, rowShapeSide),
              kind.value == noValue ? QString() : QString::number(kind.value));
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(rowShapeSide, rowShapeSide);
    option->icon = QIcon(shape);
}

/// The text has no room: that there is one to be read by resting on it.
void CardDelegate::paintUntold(QPainter& painter, const QRectF& sheet) const
{
    const QRectF box(sheet.center().x() - 11, sheet.top() + sheet.height() * 0.74, 22, 22);
    m_theme->art().paintIcon(painter, box, QStringLiteral("search"), m_theme->color(Tone::ink3));
}

void CardDelegate::paintFace(QPainter& painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const int row = m_cards.mapToSource(index).row();
    const qreal dpr = painter.device()->devicePixelRatioF();
    if (!qFuzzyCompare(dpr, m_bakedDpr) || !qFuzzyCompare(cardWidth(), m_bakedWidth)) m_baked.clear();
    m_bakedDpr = dpr;
    m_bakedWidth = cardWidth();
    const bool chosen = option.state & QStyle::State_Selected;
    const int key = row * 2 + (chosen ? 1 : 0);
    QPixmap* picture = m_baked.object(key);
    if (!picture) {
        CardLook look = cardFace(list().heroOf(row), list().card(row), m_language);
        look.chosen = chosen;
        picture = new QPixmap(CardPainter(*m_theme).baked(look, cardSize(), dpr));
        const int cost = picture->width() * picture->height() * 4 / 1024;
        m_baked.insert(key, picture, cost);
        picture = m_baked.object(key);
        if (!picture) return; // larger than the whole cache
    }
    const QMarginsF margins = CardPainter::margins();
    const qreal left = std::round(option.rect.center().x() - cardWidth() / 2);
    const qreal top = option.rect.top() + margins.top();
    painter.drawPixmap(QPointF(left - margins.left(), top - margins.top()), *picture);
    if (!showsText(index)) paintUntold(painter, QRectF(QPointF(left, top), cardSize()));
    paintCopies(painter, QRectF(left, top + cardSize().height() + 8, cardWidth(), 8), row);
}

/// A bar a copy; in a match those that are gone are pale.
void CardDelegate::paintCopies(QPainter& painter, const QRectF& box, int row) const
{
    const QModelIndex card = list().index(row, 0);
    const int copies = card.data(CardListModel::CopiesRole).toInt();
    const int left = card.data(CardListModel::LeftRole).toInt();
    constexpr qreal wide = 13;
    constexpr qreal step = 16;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    qreal x = box.center().x() - (copies * step - (step - wide)) / 2;
    for (int copy = 0; copy < copies; ++copy, x += step) {
        painter.setBrush(m_theme->color(left < 0 || copy < left ? Tone::accent : Tone::hair));
        painter.drawRoundedRect(QRectF(x, box.top(), wide, 5), 2.5, 2.5);
    }
    painter.restore();
}

} // namespace fabletop
