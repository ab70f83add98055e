// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/timelinestrip.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/plaintips.h"
#include "views/theme/shapes.h"
#include "views/timeline/symbolpainter.h"
#include "views/timeline/turnwords.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal bandWidth = 4;
constexpr qreal symbolHeight = 26;

} // namespace

TimelineStrip::TimelineStrip(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline"));
    peekAtSigns(*this, PeekPlace::overPanel, m_theme, [this](QPoint at) { return cardAt(at); });
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TimelineStrip::renew);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TimelineStrip::renew);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &TimelineStrip::renew);
    connect(&m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                if (roles != QList<int>{TimelineModel::CurrentRole}) renew();
            });
}

void TimelineStrip::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    renew();
}

void TimelineStrip::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    m_model.setView(view); // before this: what is drawn comes from it
    if (view) connect(view, &TableView::moved, this, &TimelineStrip::onMoved);
    renew();
}

void TimelineStrip::renew()
{
    const qreal room = width() - 2 * margin;
    m_places = m_zoom > 1 ? StripLayout(m_model, m_theme->scale(), m_zoom)
                          : StripLayout::folded(m_model, m_theme->scale(), room, m_model.currentRow());
    if (m_scrubbing)
        setOffset(m_offset);
    else
        centre();
    describe();
    Q_EMIT placesChanged();
    update();
}

void TimelineStrip::onMoved()
{
    if (!m_scrubbing) return renew(); // the turn that is looked at unfolds
    describe();
    update();
}

/// Why always: the same place then shows the same part of the strip, whichever way one came to it.
void TimelineStrip::centre()
{
    setOffset(m_places.xOf(cursorEvents()) - (width() - 2 * margin) / 2);
}

void TimelineStrip::setOffset(qreal offset)
{
    const qreal most = std::max(0.0, m_places.width() - (width() - 2 * margin));
    const qreal wanted = std::round(std::clamp(offset, 0.0, most));
    if (wanted == m_offset) return;
    m_offset = wanted;
    Q_EMIT placesChanged();
    update();
}

QSize TimelineStrip::sizeHint() const
{
    return {400, m_theme->px(30)};
}

QSize TimelineStrip::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

// -- words

void TimelineStrip::describe()
{
    const int turn = m_places.turnOf(cursorEvents());
    if (turn < 0) {
        setAccessibleDescription(tr("Nothing has happened yet."));
        return;
    }
    const auto count = static_cast<int>(m_places.turns().size()) - 1;
    setAccessibleDescription(
        tr("%1. %n turn(s) in all.", nullptr, count)
            .arg(turnText(m_places.turns()[static_cast<std::size_t>(turn)], narrator())));
}

std::optional<CardLook> TimelineStrip::cardAt(QPoint at) const
{
    const qreal x = at.x() - (margin - m_offset);
    const int turn = m_places.turnAt(x);
    const int sign = turn < 0 ? -1 : m_places.symbolAt(turn, x);
    if (sign < 0 || !match()) return std::nullopt;
    const PlacedTurn& placed = m_places.turns()[static_cast<std::size_t>(turn)];
    return cardOfSign(*m_view, placed.symbols[static_cast<std::size_t>(sign)], x);
}

void TimelineStrip::showTip(QHelpEvent* event)
{
    if (cardAt(event->pos())) return QToolTip::hideText(); // the card says more
    const qreal x = event->pos().x() - margin + m_offset;
    const int turn = m_places.turnAt(x);
    if (turn < 0) {
        QToolTip::hideText();
        return;
    }
    const PlacedTurn& placed = m_places.turns()[static_cast<std::size_t>(turn)];
    const QString words = turnTip(placed, m_places.symbolAt(turn, x), narrator());
    QToolTip::showText(event->globalPos(), plainTip(words), this);
}

bool TimelineStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    showTip(static_cast<QHelpEvent*>(event));
    return true;
}

void TimelineStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Timeline"));
        describe();
    }
    QWidget::changeEvent(event);
}

// -- pointer and keys

void TimelineStrip::resizeEvent(QResizeEvent*)
{
    renew();
}

void TimelineStrip::setZoom(qreal zoom)
{
    const qreal wanted = std::clamp(zoom, 1.0, 8.0);
    if (wanted == m_zoom) return;
    m_zoom = wanted;
    renew();
}

void TimelineStrip::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom * std::pow(1.25, event->angleDelta().y() / 120.0));
        return event->accept();
    }
    const QPoint turned = event->angleDelta();
    setOffset(m_offset - (turned.x() != 0 ? turned.x() : turned.y()));
    event->accept();
}

void TimelineStrip::seek(Cursor cursor)
{
    if (cursor != m_view->place()) Q_EMIT seekRequested(cursor.position, cursor.offset);
}

void TimelineStrip::seekTo(qreal x)
{
    if (match() && !m_places.empty())
        seek(match()->timeline().cursorAt(m_places.eventsAt(x - margin + m_offset)));
}

/// The sign of a combat, null where there is none.
const Symbol* TimelineStrip::fightUnder(qreal x) const
{
    if (!match() || m_places.empty()) return nullptr;
    const qreal at = x - margin + m_offset;
    const int turn = m_places.turnAt(at);
    const int place = turn < 0 ? -1 : m_places.symbolAt(turn, at);
    if (place < 0) return nullptr;
    const Symbol& symbol =
        m_places.turns()[static_cast<std::size_t>(turn)].symbols[static_cast<std::size_t>(place)].symbol;
    return symbol.kind == Symbol::Kind::combat ? &symbol : nullptr;
}

void TimelineStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    if (const Symbol* fight = fightUnder(event->position().x()))
        return Q_EMIT fightPressed(fight->firstEvent);
    setScrubbing(true);
    const Cursor before = m_view ? m_view->place() : Cursor();
    seekTo(event->position().x());
    if (match() && m_view->place() == before) Q_EMIT alreadyThere();
}

void TimelineStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_scrubbing) return;
    const qreal x = event->position().x();
    if (x < 0 || x > width())
        setOffset(m_offset + (x < 0 ? x : x - width())); // pulled past an end: the strip comes along
    seekTo(std::clamp<qreal>(x, 0, width()));
}

void TimelineStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) setScrubbing(false);
}

void TimelineStrip::setScrubbing(bool held)
{
    m_scrubbing = held;
    if (!held) renew();
}

void TimelineStrip::keyPressEvent(QKeyEvent* event)
{
    if (!match() || m_places.empty()) return QWidget::keyPressEvent(event);
    const Timeline& timeline = match()->timeline();
    const Cursor here = m_view->place();
    switch (event->key()) {
    case Qt::Key_Left: return seek(timeline.previous(here, Unit::action));
    case Qt::Key_Right: return seek(timeline.next(here, Unit::action));
    case Qt::Key_PageUp: return seek(timeline.previous(here, Unit::turn));
    case Qt::Key_PageDown: return seek(timeline.next(here, Unit::turn));
    case Qt::Key_Home: return seek(Cursor{});
    case Qt::Key_End: return seek(timeline.end());
    default: QWidget::keyPressEvent(event);
    }
}

// -- drawing

QRectF TimelineStrip::blockRect(const PlacedTurn& turn) const
{
    constexpr qreal apart = 2;
    return QRectF(margin - m_offset + turn.left, apart + 1, turn.width, height() - 2 * apart);
}

void TimelineStrip::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    const int events = cursorEvents();
    const int current = m_places.turnOf(events);
    const QRectF dirty = event->rect();
    for (std::size_t i = 0; i < m_places.turns().size(); ++i) {
        const PlacedTurn& turn = m_places.turns()[i];
        if (!blockRect(turn).intersects(dirty)) continue;
        const bool here = static_cast<int>(i) == current;
        paintTurn(painter, turn, here ? m_places.symbolOf(current, events) : -1);
    }
    if (!m_places.empty()) paintCursor(painter);
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

void TimelineStrip::paintTurn(QPainter& painter, const PlacedTurn& turn, int lit) const
{
    const QRectF block = blockRect(turn);
    if (turn.colourOnly) return paintTick(painter, turn, block);
    QPainterPath shape;
    shape.addRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.fillPath(shape, m_theme->color(Tone::raised));
    painter.save();
    painter.setClipPath(shape);
    // All is in one line, so the band is at its side.
    painter.fillRect(QRectF(block.left(), block.top(), bandWidth, block.height()),
                     turn.seat == SeatId::none ? m_theme->color(Tone::hair) : m_theme->seat(turn.seat));
    painter.restore();
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);

    const qreal e = std::min(m_theme->scale(), 1.6);
    const qreal middle = block.center().y();
    const qreal left = margin - m_offset;
    if (turn.number > 0) {
        paintText(painter, QRectF(block.left() + 7 * e, middle - 12, 40, 24), QString::number(turn.number),
                  {m_theme->interfaceFont(12 * e), m_theme->color(Tone::ink2)});
    } else if (turn.symbols.empty()) {
        const QRectF icon(block.center().x() - 8 * e, middle - 8 * e, 16 * e, 16 * e);
        m_theme->art().paintIcon(painter, icon, QStringLiteral("start"), m_theme->color(Tone::ink2));
    }
    for (std::size_t i = 0; i < turn.symbols.size(); ++i) {
        const PlacedSymbol& placed = turn.symbols[i];
        const QRectF box(left + placed.left, middle - symbolHeight * e / 2, placed.width, symbolHeight * e);
        paintSymbol(painter, *m_theme, box, placed.symbol, static_cast<int>(i) == lit);
    }
}

/// A folded turn: whose it was.
void TimelineStrip::paintTick(QPainter& painter, const PlacedTurn& turn, const QRectF& block) const
{
    const QColor band = turn.seat == SeatId::none ? m_theme->color(Tone::edge) : m_theme->seat(turn.seat);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::mix(band, m_theme->color(Tone::panel), 0.28));
    painter.drawRoundedRect(block, 2.5, 2.5);
    painter.setBrush(band);
    painter.drawRoundedRect(QRectF(block.left(), block.top(), bandWidth, block.height()), 2, 2);
}

void TimelineStrip::paintCursor(QPainter& painter) const
{
    const qreal x = std::round(xOf(cursorEvents()));
    const QColor accent = m_theme->color(Tone::accent);
    painter.fillRect(QRectF(x - 1, 0, 2, height()), accent);
    QPainterPath head(QPointF(x - 6, 0));
    head.lineTo(x + 6, 0);
    head.lineTo(x, 7);
    head.closeSubpath();
    painter.fillPath(head, accent);
}

} // namespace fabletop
