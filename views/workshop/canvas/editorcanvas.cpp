// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/canvas/editorcanvas.h"

#include "views/theme/follow.h"
#include "views/workshop/canvas/canvaspainter.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <chrono>
#include <cmath>

namespace fabletop {

namespace {

using namespace std::chrono_literals;
constexpr int margin = 12;
constexpr auto groundSettlesAfter = 60ms;
constexpr qreal farthest = 6; ///< zoom

/// Everything that changes how a space looks, in its place.
QString spriteKey(const Space& space, const Battlefield& battlefield)
{
    QString key = QString::number(space.start) + (space.passage ? u'p' : u'-');
    for (int zone : space.zones) {
        const Zone& one = battlefield.zones[static_cast<std::size_t>(zone)];
        key += QString::fromStdString(one.color + one.pattern) + QString::number(zone);
    }
    return key;
}

/// How far a point lies from a line between two others.
qreal distanceTo(QPointF point, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const qreal length = QPointF::dotProduct(way, way);
    const qreal share =
        length > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / length, 0.0, 1.0) : 0;
    const QPointF away = point - (from + share * way);
    return std::hypot(away.x(), away.y());
}

} // namespace

EditorCanvas::EditorCanvas(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_hand(editor), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_groundSettles.setSingleShot(true);
    connect(&m_groundSettles, &QTimer::timeout, this, [this] {
        m_ground = QPixmap();
        update();
    });
    connect(&m_editor, &BattlefieldEditor::changed, this, &EditorCanvas::follow);
    connect(&m_hand, &EditorPointer::changed, this, qOverload<>(&QWidget::update));
    connect(&m_backdrops, &BackdropCache::ready, this, [this](const QImage& picture, const QRectF& part) {
        m_pictures.clear();
        if (!picture.isNull()) m_pictures.push_back({picture, part});
        m_ground = QPixmap();
        update();
    });
    layOut();
    describe();
}

void EditorCanvas::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_sprites.clear();
    m_pictures.clear();
    m_requestedSize = QSize();
    layOut();
}

void EditorCanvas::follow()
{
    layOut();
    describe();
    // Blots and texts lie in the ground; while something is dragged they follow a moment later.
    m_groundSettles.start(groundSettlesAfter);
    update();
}

void EditorCanvas::layOut()
{
    const QSizeF room = QSizeF(size() - QSize(2 * margin, 2 * margin)) * m_zoom;
    if (room.width() < 10 || room.height() < 10) return;
    const QSizeF before = m_geometry.size();
    m_geometry = BoardGeometry(m_editor.battlefield(), room, m_theme->scale());
    if (m_geometry.size() != before) m_ground = QPixmap();
    if (!qFuzzyCompare(m_geometry.radius(), m_spriteRadius)) m_sprites.clear();
    m_spriteRadius = m_geometry.radius();
    m_corner =
        QPointF((width() - m_geometry.size().width()) / 2, (height() - m_geometry.size().height()) / 2) +
        m_pan;
    requestBackdrop();
    update();
}

/// Only where the picture or the size of the board is another; an empty file name takes the picture away.
void EditorCanvas::requestBackdrop()
{
    const Backdrop& wanted = m_editor.battlefield().backdrop;
    const QSize size = (m_geometry.size() * devicePixelRatioF()).toSize();
    const bool same = size == m_requestedSize && wanted.x == m_requested.x && wanted.y == m_requested.y &&
                      wanted.width == m_requested.width && wanted.dim == m_requested.dim &&
                      wanted.file.size() == m_requested.file.size() && wanted.file == m_requested.file;
    if (same) return;
    m_requested = wanted;
    m_requestedSize = size;
    if (wanted.file.empty()) {
        m_pictures.clear();
        m_ground = QPixmap();
        return m_backdrops.clear();
    }
    const QString path = m_editor.document().path();
    const BackdropRequest request{wanted, path.isEmpty() ? QString() : QFileInfo(path).absolutePath(), size,
                                  QRectF(0, 0, 1, 1)};
    m_backdrops.request(request, m_theme);
}

// -- drawing

void EditorCanvas::bakeGround()
{
    const qreal dpr = devicePixelRatioF();
    m_ground = QPixmap((m_geometry.size() * dpr).toSize());
    m_ground.setDevicePixelRatio(dpr);
    m_ground.fill(m_theme->color(Tone::plateCase)); // the last row and column are painted only in part
    QPainter painter(&m_ground);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    BoardPainter(m_editor.battlefield(), m_geometry, *m_theme).paintGround(painter, m_pictures);
}

/// A space alone on a small board of its own, drawn once for all that look alike.
const QPixmap& EditorCanvas::spriteOf(const Space& space)
{
    QPixmap& sprite = m_sprites[spriteKey(space, m_editor.battlefield())];
    if (!sprite.isNull()) return sprite;
    const qreal side = std::ceil(m_geometry.radius() * 4);
    Battlefield alone;
    alone.aspect = 1;
    alone.zones = m_editor.battlefield().zones;
    alone.spaces = {space};
    alone.spaces[0].x = alone.spaces[0].y = 0.5;
    alone.radius = m_geometry.radius() / side;
    const BoardGeometry geometry(alone, QSizeF(side, side), m_theme->scale());
    const qreal dpr = devicePixelRatioF();
    sprite = QPixmap((QSizeF(side, side) * dpr).toSize());
    sprite.setDevicePixelRatio(dpr);
    sprite.fill(Qt::transparent);
    QPainter painter(&sprite);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardPainter board(alone, geometry, *m_theme);
    board.paintSpaces(painter);
    board.paintMarks(painter, idAt<SpaceId>(0));
    return sprite;
}

void EditorCanvas::paintBoard(QPainter& painter)
{
    if (m_ground.isNull()) bakeGround();
    painter.drawPixmap(QPointF(0, 0), m_ground);
    const CanvasPainter over(m_editor, m_hand, m_geometry, *m_theme);
    over.paintGrid(painter);
    BoardPainter(m_editor.battlefield(), m_geometry, *m_theme).paintLines(painter);
    over.paintProposals(painter);
    for (std::size_t place = 0; place < m_editor.battlefield().spaces.size(); ++place) {
        const QPixmap& sprite = spriteOf(m_editor.battlefield().spaces[place]);
        const QSizeF size = sprite.deviceIndependentSize();
        painter.drawPixmap(m_geometry.centre(idAt<SpaceId>(static_cast<int>(place))) -
                               QPointF(size.width() / 2, size.height() / 2),
                           sprite);
    }
    over.paintOverlay(painter);
}

void EditorCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::sunken));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const EditorOverlay overlay = m_editor.overlay();
    if (overlay == EditorOverlay::protanopia || overlay == EditorOverlay::deuteranopia ||
        overlay == EditorOverlay::tritanopia) {
        QImage seen((QSizeF(size()) * devicePixelRatioF()).toSize(), QImage::Format_RGB32);
        seen.setDevicePixelRatio(devicePixelRatioF());
        seen.fill(m_theme->color(Tone::sunken));
        QPainter inner(&seen);
        inner.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        inner.translate(m_corner);
        paintBoard(inner);
        inner.end();
        seeAs(seen, overlay);
        painter.drawImage(QPointF(0, 0), seen);
        painter.translate(m_corner);
    } else {
        painter.translate(m_corner);
        paintBoard(painter);
    }
    const CanvasPainter over(m_editor, m_hand, m_geometry, *m_theme);
    over.paintAxis(painter);
    over.paintProblems(painter);
    over.paintSelection(painter);
    over.paintStroke(painter);
    painter.resetTransform();
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme->color(Tone::accent), 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

// -- where things lie

QPointF EditorCanvas::pixelOf(QPointF share) const
{
    return m_corner + m_geometry.at(share.x(), share.y());
}

QPointF EditorCanvas::shareOf(QPointF pixel) const
{
    const QPointF on = pixel - m_corner;
    return {std::clamp(on.x() / m_geometry.size().width(), 0.0, 1.0),
            std::clamp(on.y() / m_geometry.size().height(), 0.0, 1.0)};
}

EditorPoint EditorCanvas::pointAt(QPointF pixel) const
{
    EditorPoint point;
    point.at = shareOf(pixel);
    const QPointF on = pixel - m_corner;
    if (const SpaceId space = m_geometry.spaceAt(on); space != SpaceId::none) {
        point.space = static_cast<int>(index(space));
        return point;
    }
    const auto& labels = m_editor.battlefield().labels;
    for (std::size_t label = 0; label < labels.size(); ++label)
        if (QRectF(m_geometry.at(labels[label].x, labels[label].y) - QPointF(50, 14), QSizeF(100, 28))
                .contains(on))
            point.label = static_cast<int>(label);
    constexpr qreal near = 7;
    const auto hits = [&](const std::pair<int, int>& ends) {
        return distanceTo(on, m_geometry.centre(idAt<SpaceId>(ends.first)),
                          m_geometry.centre(idAt<SpaceId>(ends.second))) < near;
    };
    const auto& lines = m_editor.battlefield().lines;
    for (std::size_t line = 0; line < lines.size() && point.line < 0; ++line)
        if (hits(lines[line])) point.line = static_cast<int>(line);
    for (const auto& ends : m_editor.proposals())
        if (hits(ends)) point.proposal = ends;
    return point;
}

/// For screen readers: what is selected, and how much there is.
void EditorCanvas::describe()
{
    setAccessibleName(tr("Drawing board"));
    QStringList ids;
    for (int space : m_editor.selected())
        ids << QString::fromStdString(m_editor.battlefield().spaces[static_cast<std::size_t>(space)].id);
    const QString all = tr("%n space(s)", nullptr, static_cast<int>(m_editor.battlefield().spaces.size()));
    setAccessibleDescription(ids.isEmpty() ? all
                                           : tr("%1, selected: %2").arg(all, ids.join(QStringLiteral(", "))));
}

// -- hands

void EditorCanvas::zoomBy(qreal factor, QPointF around)
{
    const QPointF share = shareOf(around);
    m_zoom = std::clamp(m_zoom * factor, 1.0, farthest);
    if (m_zoom <= 1.0) m_pan = QPointF();
    layOut();
    if (m_zoom > 1.0) {
        m_pan += around - pixelOf(share);
        layOut();
    }
}

void EditorCanvas::fit()
{
    m_zoom = 1;
    m_pan = QPointF();
    layOut();
}

void EditorCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) {
        m_panning = true;
        m_lastPan = event->position();
        return;
    }
    if (event->button() == Qt::RightButton) return m_hand.cancel();
    if (event->button() == Qt::LeftButton)
        m_hand.press(pointAt(event->position()),
                     event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier));
    update();
}

void EditorCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panning) {
        m_pan += event->position() - m_lastPan;
        m_lastPan = event->position();
        return layOut();
    }
    if (m_hand.busy()) return m_hand.move(pointAt(event->position()));
    const EditorPoint point = pointAt(event->position());
    setCursor(point.space >= 0 || point.label >= 0    ? Qt::PointingHandCursor
              : m_editor.tool() == EditorTool::select ? Qt::ArrowCursor
                                                      : Qt::CrossCursor);
}

void EditorCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) m_panning = false;
    if (event->button() == Qt::LeftButton) m_hand.release(pointAt(event->position()));
    update();
}

void EditorCanvas::wheelEvent(QWheelEvent* event)
{
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
}

void EditorCanvas::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 0.001 : BattlefieldEditor::gridStep / 4;
    const auto walk = [this](int by) {
        const int count = static_cast<int>(m_editor.battlefield().spaces.size());
        const Places selected = m_editor.selected();
        if (count > 0) m_editor.select({selected.empty() ? 0 : (selected.front() + by + count) % count});
    };
    switch (event->key()) {
    case Qt::Key_Escape: return m_hand.busy() ? m_hand.cancel() : m_editor.clearSelection();
    case Qt::Key_Left: return m_editor.nudge({-step, 0});
    case Qt::Key_Right: return m_editor.nudge({step, 0});
    case Qt::Key_Up: return m_editor.nudge({0, -step});
    case Qt::Key_Down: return m_editor.nudge({0, step});
    case Qt::Key_PageDown: return walk(1);
    case Qt::Key_PageUp: return walk(-1);
    default: QWidget::keyPressEvent(event);
    }
}

void EditorCanvas::resizeEvent(QResizeEvent*)
{
    layOut();
}

void EditorCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

} // namespace fabletop
