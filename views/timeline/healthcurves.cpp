// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/healthcurves.h"

#include "views/theme/follow.h"
#include "views/theme/plaintips.h"
#include "views/timeline/curvesaccess.h"

#include <QAccessible>
#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

/// The least step of a handsome axis with at most two lines above zero.
int axisStep(int top)
{
    for (int step : {1, 2, 4, 5, 8, 10, 15, 20, 25, 50})
        if ((top + step - 1) / step <= 2) return step;
    return 100;
}

} // namespace

int healthAt(const HealthCurve& curve, int events)
{
    int health = 0;
    for (const HealthPoint& point : curve.points)
        if (point.event <= events) health = point.health;
    return health;
}

HealthCurves::HealthCurves(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    installCurvesAccess();
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The whole match"));
}

void HealthCurves::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    renew();
}

void HealthCurves::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &TableView::renewed, this, &HealthCurves::refresh);
        connect(view, &TableView::toldChanged, this, &HealthCurves::onTold);
        connect(view, &TableView::moved, this, &HealthCurves::onMoved);
    }
    refresh();
}

void HealthCurves::setPlaces(const StripLayout& places, qreal left, qreal right)
{
    m_places = places;
    m_left = left;
    m_right = right;
    renew();
}

void HealthCurves::refresh()
{
    m_curves = match() && !match()->timeline().empty()
                   ? healthCurves(match()->rules(), match()->timeline(), m_view->open(), match()->told())
                   : std::vector<HealthCurve>();
    int top = 1;
    for (const HealthCurve& curve : m_curves)
        top = std::max(top, curve.maximum);
    m_step = axisStep(top);
    m_top = (top + m_step - 1) / m_step * m_step;
    describe();
    renew();
}

/// Where the future is hidden every step tells more or less; the curves are the same.
void HealthCurves::onTold()
{
    m_view && m_view->futureHidden() ? renew() : refresh();
}

void HealthCurves::onMoved()
{
    describe();
    update(cursorRect(m_cursorX));
    m_cursorX = std::round(xOf(value()));
    update(cursorRect(m_cursorX));
    update(0, 0, width(), headHeight());
}

void HealthCurves::renew()
{
    m_baked = {};
    m_cursorX = std::round(xOf(value()));
    update();
}

int HealthCurves::headHeight() const
{
    return m_theme->px(30);
}

void HealthCurves::setHeadTaken(int width)
{
    m_headTaken = width;
    update();
}

QSize HealthCurves::sizeHint() const
{
    return {400, m_theme->px(116)};
}

QSize HealthCurves::minimumSizeHint() const
{
    return {120, m_theme->px(92)};
}

// -- words

int HealthCurves::maximum() const
{
    return m_view ? m_view->told() : 0;
}

QString HealthCurves::valueText() const
{
    if (!match() || m_places.empty() || !m_view->narrator().valid()) return {};
    const int place = m_places.turnOf(value());
    const int number = place < 0 ? 0 : m_places.turns()[static_cast<std::size_t>(place)].number;
    const QString turn = number == 0 ? tr("Setup") : tr("Turn %1").arg(number);
    QStringList health;
    for (const HealthCurve& curve : m_curves)
        health << tr("%1 %2", "hero and health")
                      .arg(m_view->narrator().fighter(curve.fighter),
                           QString::number(healthAt(curve, value())));
    const QString all = health.join(QStringLiteral(", "));
    return m_view->futureHidden()
               ? tr("%1, event %2; %3").arg(turn, QString::number(value()), all)
               : tr("%1, event %2 of %3; %4")
                     .arg(turn, QString::number(value()), QString::number(match()->told()), all);
}

void HealthCurves::describe()
{
    setAccessibleDescription(valueText());
    if (!QAccessible::isActive()) return;
    QAccessibleValueChangeEvent change(this, value());
    QAccessible::updateAccessibility(&change);
}

void HealthCurves::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("The whole match"));
        describe();
        renew();
    }
    QWidget::changeEvent(event);
}

bool HealthCurves::tells(const CurveMark& mark) const
{
    return m_view && mark.events <= m_view->told();
}

bool HealthCurves::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList words;
    for (const CurveMark& mark : m_marks)
        if (tells(mark) && std::abs(xOf(mark.events) - help->pos().x()) <= 8) words << mark.text;
    QToolTip::showText(help->globalPos(), plainTip(words.join(u'\n')), this);
    return true;
}

// -- pointer

void HealthCurves::seekTo(int events)
{
    if (!match()) return;
    const Cursor cursor = match()->timeline().cursorAt(std::clamp(events, 0, maximum()));
    if (cursor != m_view->place()) Q_EMIT seekRequested(cursor.position, cursor.offset);
}

void HealthCurves::seekAt(qreal x)
{
    if (!m_places.empty()) seekTo(m_places.eventsAt(x - m_left));
}

void HealthCurves::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    Q_EMIT scrubbing(true);
    seekAt(event->position().x());
}

void HealthCurves::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) seekAt(event->position().x());
}

void HealthCurves::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) Q_EMIT scrubbing(false);
}

void HealthCurves::resizeEvent(QResizeEvent*)
{
    renew();
}

void HealthCurves::setMarks(const std::vector<CurveMark>& marks)
{
    if (marks == m_marks) return;
    m_marks = marks;
    renew();
}

// -- places

QRectF HealthCurves::plot() const
{
    const qreal top = headHeight() + 14 * m_theme->scale(); // a row for marks
    return {m_left, top, std::max(1.0, width() - m_left - m_right), std::max(10.0, height() - top - 7)};
}

QRect HealthCurves::cursorRect(qreal x) const
{
    return QRectF(x - 8, 0, 16, height()).toAlignedRect();
}

qreal HealthCurves::yOf(int health) const
{
    const QRectF box = plot();
    return std::round(box.bottom() - box.height() * health / m_top);
}

/// As far as it is told: there isn't anything beyond.
QPolygonF HealthCurves::steps(const HealthCurve& curve) const
{
    QPolygonF line;
    const int told = m_view ? m_view->told() : 0;
    for (const HealthPoint& point : curve.points) {
        if (point.event > told) break;
        const qreal x = xOf(point.event);
        if (!line.isEmpty()) line.append(QPointF(x, line.last().y()));
        line.append(QPointF(x, yOf(point.health)));
    }
    if (!line.isEmpty()) line.append(QPointF(xOf(told), line.last().y()));
    return line;
}

} // namespace fabletop
