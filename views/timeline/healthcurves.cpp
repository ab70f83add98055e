// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/healthcurves.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/plaintips.h"
#include "views/theme/shapes.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal fillShare = 0.09;

/// The least step of a handsome axis with at most four lines above zero.
int axisStep(int top)
{
    for (int step : {1, 2, 4, 5, 10, 20, 25, 50})
        if ((top + step - 1) / step <= 4) return step;
    return 100;
}

} // namespace

QPen curvePen(const Theme& theme, SeatId seat, qreal width)
{
    QPen pen(theme.seat(seat), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    const qreal dash = 6 / width;
    const qreal gap = 4 / width;
    switch (seat == SeatId::none ? 0 : index(seat)) {
    case 1: pen.setDashPattern({dash, gap}); break;
    case 2: pen.setDashPattern({2 / width, 3 / width}); break;
    case 3: pen.setDashPattern({dash, gap, 2 / width, gap}); break;
    default: break;
    }
    return pen;
}

HealthCurves::HealthCurves(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Health of the heroes"));
}

void HealthCurves::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void HealthCurves::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &TableView::renewed, this, &HealthCurves::refresh);
        connect(view, &TableView::toldChanged, this, &HealthCurves::refresh);
        connect(view, &TableView::moved, this, &HealthCurves::onMoved);
    }
    refresh();
}

void HealthCurves::setPlaces(const StripLayout& places, qreal offset, qreal axis)
{
    m_places = places;
    m_offset = offset;
    m_axis = axis;
    update();
}

void HealthCurves::refresh()
{
    m_curves = match() && !match()->timeline().empty()
                   ? healthCurves(match()->rules(), match()->timeline(), m_view->open(), m_view->told())
                   : std::vector<HealthCurve>();
    int top = 1;
    for (const HealthCurve& curve : m_curves)
        top = std::max(top, curve.maximum);
    m_step = axisStep(top);
    m_top = (top + m_step - 1) / m_step * m_step;
    onMoved();
}

void HealthCurves::onMoved()
{
    describe();
    update();
}

int HealthCurves::healthAt(const HealthCurve& curve, int events)
{
    int health = 0;
    for (const HealthPoint& point : curve.points)
        if (point.event <= events) health = point.health;
    return health;
}

void HealthCurves::describe()
{
    QStringList words;
    if (match() && m_view->narrator().valid())
        for (const HealthCurve& curve : m_curves)
            words.append(tr("%1 %2 of %3")
                             .arg(m_view->narrator().fighter(curve.fighter),
                                  QString::number(healthAt(curve, cursorEvents())),
                                  QString::number(curve.maximum)));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

QSize HealthCurves::sizeHint() const
{
    return {400, m_theme->px(140)};
}

QSize HealthCurves::minimumSizeHint() const
{
    return {120, m_theme->px(110)};
}

void HealthCurves::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Health of the heroes"));
        describe();
    }
    QWidget::changeEvent(event);
}

// -- pointer

void HealthCurves::seekTo(qreal x)
{
    if (!match() || m_places.empty()) return;
    const Cursor cursor = match()->timeline().cursorAt(m_places.eventsAt(x - m_axis + m_offset));
    if (cursor != m_view->place()) Q_EMIT seekRequested(cursor.position, cursor.offset);
}

void HealthCurves::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    Q_EMIT scrubbing(true);
    seekTo(event->position().x());
}

void HealthCurves::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) seekTo(event->position().x());
}

void HealthCurves::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) Q_EMIT scrubbing(false);
}

// -- drawing

QRectF HealthCurves::plot() const
{
    const qreal top = 42 * m_theme->scale(); // the legend, and a row for marks
    return QRectF(m_axis, top, std::max(1.0, width() - m_axis - m_right), height() - top - 8);
}

qreal HealthCurves::xOf(int events) const
{
    return m_axis - m_offset + m_places.xOf(events);
}

qreal HealthCurves::yOf(int health) const
{
    const QRectF box = plot();
    return std::round(box.bottom() - box.height() * health / m_top);
}

void HealthCurves::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    paintAxis(painter);
    paintLegend(painter);
    if (m_places.empty()) return;
    painter.save();
    painter.setClipRect(QRectF(m_axis - 1, 0, plot().width() + 8, height()));
    for (const HealthCurve& curve : m_curves)
        paintFill(painter, curve);
    for (const HealthCurve& curve : m_curves)
        paintCurve(painter, curve);
    paintMarks(painter);
    paintCursor(painter);
    painter.restore();
}

void HealthCurves::setMarks(const std::vector<CurveMark>& marks)
{
    if (marks == m_marks) return;
    m_marks = marks;
    update();
}

/// Bookmarks, notes and turning points in a row of their own; a turning point drops a dotted line.
void HealthCurves::paintMarks(QPainter& painter) const
{
    const qreal y = plot().top() - 18;
    for (const CurveMark& mark : m_marks) {
        const qreal x = std::round(xOf(mark.events));
        const bool turning = mark.kind == CurveMark::Kind::turningPoint;
        const QColor ink = m_theme->color(turning ? Tone::warn : Tone::link);
        if (turning) {
            QPen dots(ink, 1, Qt::DotLine);
            painter.setPen(dots);
            painter.drawLine(QPointF(x, y + 15), QPointF(x, plot().bottom()));
        }
        m_theme->art().paintIcon(painter, QRectF(x - 7, y, 14, 14),
                                 turning                                ? QStringLiteral("turning-point")
                                 : mark.kind == CurveMark::Kind::opened ? QStringLiteral("eye")
                                 : mark.kind == CurveMark::Kind::note   ? QStringLiteral("note")
                                                                        : QStringLiteral("bookmark"),
                                 ink);
    }
}

bool HealthCurves::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList words;
    for (const CurveMark& mark : m_marks)
        if (std::abs(xOf(mark.events) - help->pos().x()) <= 8) words << mark.text;
    QToolTip::showText(help->globalPos(), plainTip(words.join(u'\n')), this);
    return true;
}

void HealthCurves::paintAxis(QPainter& painter) const
{
    const QFont font = m_theme->interfaceFont(11 * m_theme->scale());
    for (int health = 0; health <= m_top; health += m_step) {
        const qreal y = yOf(health);
        painter.fillRect(QRectF(m_axis, y, plot().width(), 1), m_theme->color(Tone::hair));
        paintText(painter, QRectF(0, y - 9, m_axis - 8, 18), QString::number(health),
                  {font, m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
    }
}

/// The heroes by form, with their health at the cursor.
void HealthCurves::paintLegend(QPainter& painter) const
{
    if (!match() || !m_view->narrator().valid()) return;
    const QFont font = m_theme->font(TextRole::second);
    const QFontMetricsF metrics(font);
    const qreal middle = 11 * m_theme->scale();
    qreal x = m_axis + 2;
    for (const HealthCurve& curve : m_curves) {
        const QString text = tr("%1 %2", "hero and health")
                                 .arg(m_view->narrator().fighter(curve.fighter),
                                      QString::number(healthAt(curve, cursorEvents())));
        paintSeatForm(painter, *m_theme, seatOf(curve.fighter), QPointF(x + 5, middle), 4.5);
        paintText(painter, QRectF(x + 15, middle - 12, 300, 24), text, {font, m_theme->color(Tone::ink2)});
        x += 15 + metrics.horizontalAdvance(text) + 18;
    }
}

QPolygonF HealthCurves::steps(const HealthCurve& curve) const
{
    QPolygonF line;
    for (const HealthPoint& point : curve.points) {
        const qreal x = xOf(point.event);
        if (!line.isEmpty()) line.append(QPointF(x, line.last().y()));
        line.append(QPointF(x, yOf(point.health)));
    }
    if (!line.isEmpty()) line.append(QPointF(xOf(m_places.eventCount()), line.last().y()));
    return line;
}

void HealthCurves::paintFill(QPainter& painter, const HealthCurve& curve) const
{
    QPolygonF area = steps(curve);
    if (area.isEmpty()) return;
    area.append(QPointF(area.last().x(), plot().bottom()));
    area.append(QPointF(area.first().x(), plot().bottom()));
    QColor fill = m_theme->seat(seatOf(curve.fighter));
    fill.setAlphaF(static_cast<float>(fillShare));
    QPainterPath path;
    path.addPolygon(area);
    painter.fillPath(path, fill);
}

void HealthCurves::paintCurve(QPainter& painter, const HealthCurve& curve) const
{
    const SeatId seat = seatOf(curve.fighter);
    painter.setPen(curvePen(*m_theme, seat, 2.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(steps(curve));
    for (std::size_t i = 1; i < curve.points.size(); ++i)
        paintSeatForm(painter, *m_theme, seat,
                      QPointF(xOf(curve.points[i].event), yOf(curve.points[i].health) + 0.5), 4.5);
}

void HealthCurves::paintCursor(QPainter& painter) const
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
