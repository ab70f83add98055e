// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/turnstrip.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/plaintips.h"
#include "views/timeline/symbolpainter.h"
#include "views/timeline/turnwords.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int stripHigh = 54;
constexpr qreal stripBand = 4;
constexpr qreal wholeSymbol = 26; ///< where there is all the room it wants
constexpr qreal apart = 3;        ///< above and below the blocks

} // namespace

TurnStrip::TurnStrip(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline"));
    peekAtSigns(*this, PeekPlace::besideStrip, m_theme, [this](QPoint at) { return cardAt(at); });
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TurnStrip::renew);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TurnStrip::renew);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &TurnStrip::renew);
    connect(&m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                if (roles != QList<int>{TimelineModel::CurrentRole}) renew();
            });
}

void TurnStrip::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    renew();
}

void TurnStrip::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    m_model.setView(view); // before this: what is drawn comes from it
    if (view) connect(view, &TableView::moved, this, &TurnStrip::onMoved);
    renew();
}

void TurnStrip::setMargins(qreal left, qreal right)
{
    m_left = left;
    m_right = right;
    renew();
}

void TurnStrip::setWide(int width)
{
    if (width == m_wide) return;
    m_wide = width;
    renew();
}

void TurnStrip::renew()
{
    if (!m_scrubbing || m_whole >= m_model.rowCount()) m_whole = m_model.currentRow();
    m_places = StripLayout::inOneView(m_model, m_theme->scale(), m_wide - m_left - m_right, m_whole,
                                      m_view && m_view->futureHidden());
    describe();
    Q_EMIT placesChanged();
    update();
}

void TurnStrip::onMoved()
{
    if (!m_scrubbing && m_model.currentRow() != m_whole) return renew();
    describe();
    if (m_whole >= 0 && m_whole < static_cast<int>(m_places.turns().size()))
        update(blockRect(m_places.turns()[static_cast<std::size_t>(m_whole)])
                   .toAlignedRect()
                   .adjusted(-3, -3, 3, 3));
}

QSize TurnStrip::sizeHint() const
{
    return {400, std::max(stripHigh, m_theme->px(stripHigh))};
}

QSize TurnStrip::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

// -- words

void TurnStrip::describe()
{
    const int turn = m_places.turnOf(cursorEvents());
    if (turn < 0) return setAccessibleDescription(tr("Nothing has happened yet."));
    const QString words =
        turnText(m_places.turns()[static_cast<std::size_t>(turn)], m_view ? m_view->narrator() : Narrator());
    const auto count = static_cast<int>(m_places.turns().size()) - 1;
    setAccessibleDescription(
        m_view && m_view->futureHidden() ? words : tr("%1. %n turn(s) in all.", nullptr, count).arg(words));
}

std::optional<CardLook> TurnStrip::cardAt(QPoint at) const
{
    const qreal x = at.x() - (m_left);
    const int turn = m_places.turnAt(x);
    const int sign = turn < 0 ? -1 : m_places.symbolAt(turn, x);
    if (sign < 0 || !match()) return std::nullopt;
    const PlacedTurn& placed = m_places.turns()[static_cast<std::size_t>(turn)];
    return cardOfSign(*m_view, placed.symbols[static_cast<std::size_t>(sign)], x);
}

void TurnStrip::showTip(QHelpEvent* event)
{
    if (cardAt(event->pos())) return QToolTip::hideText(); // the card says more
    const qreal x = event->pos().x() - m_left;
    const int turn = m_places.turnAt(x);
    if (turn < 0 || !m_view) return QToolTip::hideText();
    const PlacedTurn& placed = m_places.turns()[static_cast<std::size_t>(turn)];
    QToolTip::showText(event->globalPos(),
                       plainTip(turnTip(placed, m_places.symbolAt(turn, x), m_view->narrator())), this);
}

bool TurnStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    showTip(static_cast<QHelpEvent*>(event));
    return true;
}

void TurnStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Timeline"));
        describe();
    }
    QWidget::changeEvent(event);
}

// -- pointer and keys

void TurnStrip::seekTo(qreal x)
{
    if (!match() || m_places.empty()) return;
    const Cursor cursor = match()->timeline().cursorAt(m_places.eventsAt(x - m_left));
    if (cursor != m_view->place()) Q_EMIT seekRequested(cursor.position, cursor.offset);
}

void TurnStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    setScrubbing(true);
    const qreal x = event->position().x() - m_left;
    const int turn = m_places.turnAt(x);
    const int symbol = m_places.symbolAt(turn, x);
    if (symbol < 0 || !match()) return seekTo(event->position().x());
    // A symbol is meant as a whole: what it led to is shown.
    const Symbol& meant =
        m_places.turns()[static_cast<std::size_t>(turn)].symbols[static_cast<std::size_t>(symbol)].symbol;
    const Cursor cursor = match()->timeline().cursorAt(meant.endEvent);
    if (cursor != m_view->place()) Q_EMIT seekRequested(cursor.position, cursor.offset);
}

void TurnStrip::mouseDoubleClickEvent(QMouseEvent* event)
{
    const qreal x = event->position().x() - m_left;
    const int turn = m_places.turnAt(x);
    if (event->button() == Qt::LeftButton) offerCombat(turn, m_places.symbolAt(turn, x));
}

void TurnStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (m_scrubbing && (event->buttons() & Qt::LeftButton))
        seekTo(std::clamp<qreal>(event->position().x(), 0, width()));
}

void TurnStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) setScrubbing(false);
}

void TurnStrip::setScrubbing(bool held)
{
    m_scrubbing = held;
    if (!held && m_model.currentRow() != m_whole) renew();
}

void TurnStrip::offerCombat(int turn, int symbol)
{
    if (turn < 0 || symbol < 0) return;
    const Symbol& meant =
        m_places.turns()[static_cast<std::size_t>(turn)].symbols[static_cast<std::size_t>(symbol)].symbol;
    if (meant.kind == Symbol::Kind::combat) Q_EMIT combatRequested(meant.firstEvent);
}

void TurnStrip::keyPressEvent(QKeyEvent* event)
{
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enters || !match()) return QWidget::keyPressEvent(event);
    const int turn = m_places.turnOf(cursorEvents());
    offerCombat(turn, m_places.symbolOf(turn, cursorEvents()));
}

// -- drawing

QRectF TurnStrip::blockRect(const PlacedTurn& turn) const
{
    return {m_left + turn.left, apart, turn.width, height() - 2 * apart};
}

void TurnStrip::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), m_theme->color(Tone::panel));
    paintText(painter, QRectF(0, 0, m_left - 6, height()), tr("Turns"),
              {m_theme->interfaceFont(11 * std::min(m_theme->scale(), 1.3)), m_theme->color(Tone::ink2)},
              Fit::shrink, Qt::AlignRight | Qt::AlignVCenter);
    const int current = m_places.turnOf(cursorEvents());
    for (std::size_t i = 0; i < m_places.turns().size(); ++i) {
        const PlacedTurn& turn = m_places.turns()[i];
        if (blockRect(turn).adjusted(-2, -2, 2, 2).intersects(event->rect()))
            paintTurn(painter, turn, static_cast<int>(i) == current);
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

void TurnStrip::paintTurn(QPainter& painter, const PlacedTurn& turn, bool here) const
{
    const QRectF block = blockRect(turn);
    const QColor band = turn.seat == SeatId::none ? m_theme->color(Tone::hair) : m_theme->seat(turn.seat);
    if (turn.colourOnly) {
        painter.fillRect(block.adjusted(0, 0, 0, stripBand - block.height()), band);
        QColor wash = band;
        wash.setAlphaF(here ? 0.55F : 0.22F);
        return painter.fillRect(block.adjusted(0, stripBand, 0, 0), wash);
    }
    QPainterPath shape;
    shape.addRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.fillPath(shape, m_theme->color(here && !turn.whole ? Tone::accentWash : Tone::raised));
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF(block.left(), block.top(), block.width(), stripBand), band);
    painter.restore();
    painter.setPen(here ? QPen(m_theme->color(Tone::accent), 1.6) : QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    if (!turn.whole) return paintSmall(painter, turn, block);
    const auto place = static_cast<int>(&turn - m_places.turns().data());
    paintWhole(painter, turn, block, here ? m_places.symbolOf(place, cursorEvents()) : -1);
}

void TurnStrip::paintWhole(QPainter& painter, const PlacedTurn& turn, const QRectF& block, int lit) const
{
    const qreal e = std::min(m_theme->scale(), 1.6);
    const qreal middle = block.center().y() + stripBand / 2;
    if (turn.number > 0)
        paintText(painter, QRectF(block.left() + 7 * e, middle - 14, 40, 28), QString::number(turn.number),
                  {m_theme->interfaceFont(13 * e, QFont::Bold), m_theme->color(Tone::ink)});
    else if (turn.symbols.empty())
        paintText(painter, block, tr("Setup"), {m_theme->interfaceFont(13 * e), m_theme->color(Tone::ink2)},
                  Fit::shrink, Qt::AlignCenter);
    for (std::size_t i = 0; i < turn.symbols.size(); ++i) {
        const PlacedSymbol& placed = turn.symbols[i];
        if (placed.width <= 0) continue;
        const qreal high = wholeSymbol * placed.width / symbolWidth(placed.symbol);
        paintSymbol(painter, *m_theme, QRectF(m_left + placed.left, middle - high / 2, placed.width, high),
                    placed.symbol, static_cast<int>(i) == lit);
    }
}

void TurnStrip::paintSmall(QPainter& painter, const PlacedTurn& turn, const QRectF& block) const
{
    const qreal e = std::min(m_theme->scale(), 1.6);
    const qreal line = (block.height() - stripBand) / 2;
    const QRectF head(block.left(), block.top() + stripBand, block.width(), line);
    if (turn.number > 0)
        paintText(painter, head, QString::number(turn.number),
                  {m_theme->interfaceFont(11 * e), m_theme->color(Tone::ink2)}, Fit::shrink, Qt::AlignCenter);
    else
        m_theme->art().paintIcon(painter, QRectF(head.center() - QPointF(6, 6) * e, QSizeF(12, 12) * e),
                                 QStringLiteral("start"), m_theme->color(Tone::ink2));
    for (const PlacedSymbol& placed : turn.symbols)
        if (placed.width > 0)
            paintSmallSymbol(painter, *m_theme,
                             QRectF(m_left + placed.left, head.bottom() - 1, placed.width, line),
                             placed.symbol);
}

} // namespace fabletop
