// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/handview.h"

#include "views/cards/cardpainter.h"
#include "views/cards/cardpeek.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr qreal rowEdge = 12; ///< left and right of the row
constexpr int allWide = 32;   ///< of the button that shows all cards
constexpr qreal headWide = 148;
constexpr qreal leastHead = 96;
constexpr qreal leastCard = 170; ///< height below which there are only heads
constexpr qreal wholeCard = 206; ///< height of the one in front of them

} // namespace

HandView::HandView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_all(new Button(QStringLiteral("grid-view"), QString(), ButtonRole::quiet, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] {
        m_pictures.assign(m_cards.size(), {});
        showFront();
        update();
    });
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Hand"));
    m_all->setFocusPolicy(Qt::NoFocus);
    m_all->setAccessibleName(tr("Show all"));
    m_all->setToolTip(tr("Show all (G)"));
    m_all->hide();
    connect(m_all, &Button::clicked, this, &HandView::allRequested);
    m_rise.setStartValue(0.0);
    m_rise.setEndValue(1.0);
    m_rise.setDuration(120);
    connect(&m_rise, &QVariantAnimation::valueChanged, this, qOverload<>(&HandView::update));
    // A hand is read without help; enlarged by key or a long press.
    m_peek = &CardPeek::attach(
        *this, m_theme,
        [this](QPoint at) -> std::optional<CardLook> {
            const int place = m_enlarged ? placeAt(at) : -1;
            return place < 0 ? std::nullopt : std::optional(m_cards[static_cast<std::size_t>(place)].look);
        },
        [this](QSize card, QPoint pointer) {
            const QRect own = cardRect(std::max(0, current())).toRect();
            return CardPeek::beside(QRect(mapTo(window(), own.topLeft()), own.size()), card, pointer,
                                    window()->rect());
        });
}

void HandView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    renew();
}

void HandView::renew()
{
    m_pictures.assign(m_cards.size(), {});
    m_places.reset();
    m_all->setVisible(crowded());
    showFront();
    update();
}

void HandView::setCards(std::vector<HandCard> cards)
{
    if (cards == m_cards) return;
    std::vector<Baked> pictures(cards.size());
    for (std::size_t place = 0; place < std::min(cards.size(), m_cards.size()); ++place)
        if (cards[place].look == m_cards[place].look && place < m_pictures.size())
            pictures[place] = m_pictures[place];
    m_cards = std::move(cards);
    m_pictures = std::move(pictures);
    m_places.reset();
    const int last = static_cast<int>(m_cards.size()) - 1;
    if (m_hovered > last) m_hovered = -1;
    m_focused = hasFocus() ? std::clamp(m_focused, std::min(0, last), last) : std::min(m_focused, last);
    if (m_pressed > last) endDrag();
    describe();
    m_all->setVisible(crowded());
    showFront();
    update();
    if (m_hovered >= 0 || m_focused >= 0) Q_EMIT cardHovered(current());
}

void HandView::prepare(const std::vector<CardLook>& looks) const
{
    const CardPainter cards(*m_theme);
    for (const CardLook& look : looks)
        cards.prepareInHand(look, heads() ? wholeCard : cardHeight(), devicePixelRatioF());
}

void HandView::setCaption(const QString& caption, SeatId seat)
{
    if (caption == m_caption && seat == m_captionSeat) return;
    m_caption = caption;
    m_captionSeat = seat;
    renew();
}

void HandView::setEmptyText(const QString& text)
{
    m_empty = text;
    update();
}

void HandView::setMiddle(int middle)
{
    if (middle == m_middle) return;
    m_middle = middle;
    renew();
}

qreal HandView::top() const
{
    return m_caption.isEmpty() ? lift + 4 : lift + m_theme->px(20);
}

qreal HandView::cardHeight() const
{
    return std::max(1.0, height() - top() - 4);
}

bool HandView::heads() const
{
    return cardHeight() < leastCard;
}

void HandView::setAsking(const std::optional<CardLook>& look)
{
    if (look == m_asking) return;
    m_asking = look;
    describe();
    renew();
}

/// At which all of its text is readable.
qreal HandView::wantedWidth(const CardLook& look) const
{
    return CardPainter(*m_theme).handWidth(look, cardHeight());
}

QRectF HandView::askingRect() const
{
    if (!m_asking) return {};
    const qreal wide = heads() ? headWide : wantedWidth(*m_asking);
    qreal beside = 0;
    for (const HandCard& card : m_cards)
        beside += (heads() ? headWide : wantedWidth(card.look)) + cardGap;
    if (!m_cards.empty()) beside += cardGap;
    return {std::max(rowEdge, (width() - wide - beside) / 2), top(), wide, cardHeight()};
}

QRectF HandView::row() const
{
    const QRectF all(rowEdge, top(), width() - 2 * rowEdge, cardHeight());
    return m_asking ? all.adjusted(askingRect().right() + 2 * cardGap - all.left(), 0, 0, 0) : all;
}

const HandPlaces& HandView::places() const
{
    if (m_places) return *m_places;
    m_places = placesIn(row());
    if (m_places->overlapping || (heads() && !m_cards.empty())) // beside the button that shows all
        m_places = placesIn(row().adjusted(0, 0, -allWide, 0));
    return *m_places;
}

/// They share the row, so that titles are seen whole, as long as they are not too narrow for that.
qreal HandView::headWidth(qreal room) const
{
    constexpr qreal headGap = 2;
    return std::clamp(room / std::max(1.0, static_cast<qreal>(m_cards.size())) - headGap, leastHead,
                      headWide);
}

HandPlaces HandView::placesIn(const QRectF& row) const
{
    HandRoom room;
    room.row = row;
    room.middle = m_middle > 0 ? m_middle : room.row.center().x();
    room.unit = heads() ? 1 : room.row.height() / wholeCard;
    room.scroll = m_scroll;
    room.fromLeft = m_asking.has_value();
    std::vector<qreal> widths;
    for (const HandCard& card : m_cards)
        widths.push_back(heads() ? headWidth(row.width()) : wantedWidth(card.look));
    return handPlaces(std::move(widths), room);
}

QRectF HandView::cardRect(int place) const
{
    return places().sheets[static_cast<std::size_t>(place)];
}

/// As wide as its text needs, over its place, inside the row.
QRectF HandView::frontRect(int place) const
{
    QRectF sheet = cardRect(place);
    const CardLook& look = m_cards[static_cast<std::size_t>(place)].look;
    const QRectF room = row();
    const qreal high = heads() ? wholeCard * std::max(1.0, m_theme->scale()) : sheet.height();
    const qreal wide = std::min(
        std::max(heads() ? 0 : sheet.width(), CardPainter(*m_theme).handWidth(look, high)), room.width());
    sheet = QRectF(sheet.center().x() - wide / 2, sheet.bottom() - high, wide, high);
    sheet.moveLeft(std::clamp(sheet.left(), room.left(), std::max(room.left(), room.right() - wide)));
    return sheet;
}

/// By what of the cards is seen at rest: what comes to the front under the pointer must not hide its
/// neighbours from it.
int HandView::placeAt(QPointF point) const
{
    for (int place = static_cast<int>(m_cards.size()); place-- > 0;) {
        const bool up = place == current() || m_cards[static_cast<std::size_t>(place)].look.chosen;
        if (cardRect(place).adjusted(0, up ? -liftedBy : 0, 0, 0).contains(point)) return place;
    }
    return -1;
}

void HandView::resizeEvent(QResizeEvent*)
{
    m_all->setGeometry(width() - allWide - 4, static_cast<int>(top()), allWide, allWide);
    renew();
}

/// A card's name says all of its text, and why it can't be picked; the row's, what the card says that asks.
void HandView::describe()
{
    setAccessibleName(m_asking ? m_asking->spoken() + QStringLiteral(". ") + tr("Hand") : tr("Hand"));
    const bool there = m_focused >= 0 && m_focused < static_cast<int>(m_cards.size());
    setAccessibleDescription(there ? m_cards[static_cast<std::size_t>(m_focused)].look.spoken()
                                   : tr("%n card(s)", nullptr, static_cast<int>(m_cards.size())));
}

void HandView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        m_all->setAccessibleName(tr("Show all"));
        m_all->setToolTip(tr("Show all (G)"));
    }
    if (event->type() == QEvent::EnabledChange && !isEnabled()) setHovered(-1);
    QWidget::changeEvent(event);
}

} // namespace fabletop
