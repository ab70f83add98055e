// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/matchgraph.h"

#include "views/theme/follow.h"
#include "views/theme/plaintips.h"
#include "views/timeline/graphaccess.h"

#include <QAccessible>
#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

MatchGraph::MatchGraph(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    installGraphAccess();
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The whole match"));
}

void MatchGraph::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    renew();
}

void MatchGraph::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    if (view) {
        connect(view, &TableView::renewed, this, &MatchGraph::refresh);
        connect(view, &TableView::toldChanged, this, &MatchGraph::onTold);
        connect(view, &TableView::moved, this, &MatchGraph::onMoved);
    }
    refresh();
}

void MatchGraph::setPlaces(const StripLayout& places, qreal left, qreal right)
{
    m_places = places;
    m_left = left;
    m_right = right;
    renew();
}

void MatchGraph::refresh()
{
    m_health = match() && !match()->timeline().empty()
                   ? HealthLines(
                         healthCurves(match()->rules(), match()->timeline(), m_view->open(), match()->told()))
                   : HealthLines();
    describe();
    renew();
}

/// Where the future is hidden every step tells more or less; the curves are the same.
void MatchGraph::onTold()
{
    m_view && m_view->futureHidden() ? renew() : refresh();
}

void MatchGraph::onMoved()
{
    describe();
    update(cursorRect(m_cursorX));
    m_cursorX = std::round(xOf(value()));
    update(cursorRect(m_cursorX));
    update(0, 0, width(), headHeight());
}

void MatchGraph::renew()
{
    m_baked = {};
    m_cursorX = std::round(xOf(value()));
    update();
}

int MatchGraph::headHeight() const
{
    return m_theme->px(30);
}

void MatchGraph::setHeadTaken(int left, int right)
{
    m_headLeft = left;
    m_headRight = right;
    update();
}

void MatchGraph::setChances(ChanceLook look)
{
    if (look == m_chances) return;
    m_chances = std::move(look);
    describe();
    renew();
}

void MatchGraph::setShows(GraphShows shows)
{
    m_shows = shows;
    describe();
    renew();
}

QSize MatchGraph::sizeHint() const
{
    return {400, m_theme->px(116)};
}

QSize MatchGraph::minimumSizeHint() const
{
    return {120, m_theme->px(92)};
}

// -- words

int MatchGraph::maximum() const
{
    return m_view ? m_view->told() : 0;
}

QString MatchGraph::valueText() const
{
    if (!match() || m_places.empty() || !m_view->narrator().valid()) return {};
    const int place = m_places.turnOf(value());
    const int number = place < 0 ? 0 : m_places.turns()[static_cast<std::size_t>(place)].number;
    const QString turn = number == 0 ? tr("Setup") : tr("Turn %1").arg(number);
    QStringList health;
    if (shows() != GraphShows::health && !m_chances.tallies.empty())
        health << tr("%1 wins with %2% chance")
                      .arg(m_chances.tallies.front().name)
                      .arg(std::lround(100 * chanceAt(m_chances, value())));
    for (const HealthCurve& curve : m_health.curves())
        health << tr("%1 %2", "hero and health")
                      .arg(m_view->narrator().fighter(curve.fighter),
                           QString::number(healthAt(curve, value())));
    const QString all = health.join(QStringLiteral(", "));
    return m_view->futureHidden()
               ? tr("%1, event %2; %3").arg(turn, QString::number(value()), all)
               : tr("%1, event %2 of %3; %4")
                     .arg(turn, QString::number(value()), QString::number(match()->told()), all);
}

void MatchGraph::describe()
{
    setAccessibleDescription(valueText());
    if (!QAccessible::isActive()) return;
    QAccessibleValueChangeEvent change(this, value());
    QAccessible::updateAccessibility(&change);
}

void MatchGraph::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("The whole match"));
        describe();
        renew();
    }
    QWidget::changeEvent(event);
}

bool MatchGraph::tells(const GraphMark& mark) const
{
    return m_view && mark.events <= m_view->told();
}

bool MatchGraph::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList words;
    for (const GraphMark& mark : m_marks)
        if (tells(mark) && std::abs(xOf(mark.events) - help->pos().x()) <= 8) words << mark.text;
    QToolTip::showText(help->globalPos(), plainTip(words.join(u'\n')), this);
    return true;
}

// -- pointer

void MatchGraph::seekTo(int events)
{
    if (!match()) return;
    const Cursor cursor = match()->timeline().cursorAt(std::clamp(events, 0, maximum()));
    if (cursor != m_view->place()) Q_EMIT seekRequested(cursor.position, cursor.offset);
}

void MatchGraph::seekAt(qreal x)
{
    if (!m_places.empty()) seekTo(m_places.eventsAt(x - m_left));
}

void MatchGraph::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    Q_EMIT scrubbing(true);
    seekAt(event->position().x());
}

void MatchGraph::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) seekAt(event->position().x());
}

void MatchGraph::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) Q_EMIT scrubbing(false);
}

void MatchGraph::resizeEvent(QResizeEvent*)
{
    renew();
}

void MatchGraph::setMarks(const std::vector<GraphMark>& marks)
{
    if (marks == m_marks) return;
    m_marks = marks;
    renew();
}

// -- places

QRectF MatchGraph::plot() const
{
    const qreal top = headHeight() + 14 * m_theme->scale(); // a row for marks
    return {m_left, top, std::max(1.0, width() - m_left - m_right), std::max(10.0, height() - top - 7)};
}

QRect MatchGraph::cursorRect(qreal x) const
{
    return QRectF(x - 8, 0, 16, height()).toAlignedRect();
}

GraphFrame MatchGraph::frame() const
{
    return {plot(), &m_places, m_view ? m_view->told() : 0};
}

} // namespace fabletop
