// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/battlefieldview.h"

#include "views/battlefield/backdropcache.h"
#include "views/battlefield/battlefieldscene.h"
#include "views/battlefield/boardaccess.h"
#include "views/battlefield/choreographer.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr qreal gutter = 6;
constexpr qreal least = 0.01; ///< pixels that are only how numbers are kept
constexpr qreal leastZoom = 0.5;
constexpr qreal mostZoom = 4;
constexpr qreal zoomStep = 1.25;
constexpr int settleTime = 100;
constexpr int fadeTime = 160;

/// While it lives, scrolling moves no pixels: all of them are painted again anyway.
class WholeRepaint {
public:
    explicit WholeRepaint(QGraphicsView& view) : m_view(view), m_before(view.viewportUpdateMode())
    {
        view.setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    }
    ~WholeRepaint()
    {
        m_view.setViewportUpdateMode(m_before);
        m_view.viewport()->update();
    }
    WholeRepaint(const WholeRepaint&) = delete;
    WholeRepaint& operator=(const WholeRepaint&) = delete;

private:
    QGraphicsView& m_view;
    QGraphicsView::ViewportUpdateMode m_before;
};

} // namespace

BattlefieldView::BattlefieldView(QWidget* parent)
    : QGraphicsView(parent), m_scene(new BattlefieldScene(this)), m_backdrops(new BackdropCache(this)),
      m_choreographer(new Choreographer(*m_scene, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setScene(m_scene);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(SmartViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    setMinimumSize(240, 160);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        bake();
        requestBackdrop();
    });
    connect(m_backdrops, &BackdropCache::ready, this, [this](const QImage& picture, const QRectF& part) {
        m_scene->setBackdrop(picture, part, devicePixelRatioF(), visibleBoard(),
                             m_choreographer->speed() > 0 ? fadeTime : 0);
    });
    connect(m_choreographer, &Choreographer::finished, this, &BattlefieldView::renewAttention);
    installBoardAccess();
}

BattlefieldView::~BattlefieldView()
{
    m_choreographer->disconnect();
}

void BattlefieldView::setBattlefield(const Battlefield& battlefield, std::shared_ptr<const Theme> theme,
                                     const QString& folder)
{
    m_choreographer->finishNow();
    m_backdrops->clear();
    m_folder = folder;
    m_cursor = m_hoverSpace = SpaceId::none;
    m_hoverFighter = FighterId::none;
    m_scene->setBattlefield(battlefield, std::move(theme));
    // The scene draws what has come; here it fades in.
    if (!std::exchange(m_fadesIn, true)) onIllustrationsBaked(*viewport(), m_scene->sharedTheme(), [] {});
    m_zoom = 1;
    layOut();
    m_stale = true;
    viewport()->update();
}

void BattlefieldView::setTheme(std::shared_ptr<const Theme> theme)
{
    if (!m_scene->ready()) return;
    m_choreographer->finishNow();
    m_backdrops->clear();
    m_scene->setTheme(std::move(theme));
    layOut();
    m_stale = true;
    viewport()->update();
}

void BattlefieldView::setOptions(Options options)
{
    m_options = options;
    setLook(BoardLook(look()));
}

BoardLook BattlefieldView::withOptions(BoardLook look) const
{
    look.zoneLetters = m_options.zoneLetters || m_options.plain; // without a backdrop the letters help
    look.spaceNumbers = m_options.spaceNumbers;
    look.plain = m_options.plain;
    return look;
}

void BattlefieldView::setLook(const BoardLook& wanted)
{
    m_choreographer->finishNow();
    const BoardLook look = withOptions(wanted);
    const bool rebake = m_scene->look().plain != look.plain;
    if (!look.preview && !m_scene->look().preview && look.asksOtherThan(m_scene->look())) m_resting = true;
    m_scene->setLook(look);
    if (rebake && !m_stale) bake();
    renewAttention();
}

const BoardLook& BattlefieldView::look() const
{
    return m_scene->look();
}

void BattlefieldView::setDescriber(std::function<QString(SpaceId)> describe)
{
    m_describe = std::move(describe);
}

QString BattlefieldView::describe(SpaceId space) const
{
    const auto& spaces = m_scene->battlefield().spaces;
    if (index(space) >= spaces.size()) return {};
    return m_describe ? m_describe(space) : QString::fromStdString(spaces[index(space)].id);
}

QRectF BattlefieldView::visibleBoard() const
{
    return mapToScene(viewport()->rect()).boundingRect().intersected(m_scene->geometry().rect());
}

void BattlefieldView::layOut()
{
    if (!m_scene->ready()) return;
    const WholeRepaint whole(*this);
    const QSizeF room = QSizeF(viewport()->size()) - QSizeF(2 * gutter, 2 * gutter);
    m_scene->layOut(room.expandedTo(QSizeF(40, 40)) * m_zoom);
    // The scene fills the view, so that the board lies on whole pixels; Qt would centre it on halves.
    const QSizeF board = m_scene->geometry().size();
    const qreal width = std::max<qreal>(viewport()->width(), std::ceil(board.width()) + 2 * gutter);
    const qreal heads = m_scene->geometry().headroom();
    const qreal height =
        std::max<qreal>(viewport()->height(), std::ceil(board.height() + heads - least) + 2 * gutter);
    m_scene->setSceneRect(-std::floor((width - board.width()) / 2),
                          -std::floor((height - board.height() + heads) / 2), width, height);
    renewAttention();
}

void BattlefieldView::bake()
{
    m_stale = false;
    m_scene->bake(devicePixelRatioF(), visibleBoard());
}

void BattlefieldView::requestBackdrop()
{
    if (!m_scene->ready() || m_scene->battlefield().backdrop.file.empty()) return;
    const QRectF part = m_scene->partFor(devicePixelRatioF(), visibleBoard());
    const QSize pixels = (m_scene->geometry().size() * devicePixelRatioF()).toSize();
    m_backdrops->request({m_scene->battlefield().backdrop, m_folder, pixels, part}, m_scene->sharedTheme());
}

void BattlefieldView::setZoom(qreal zoom, QPointF viewAnchor)
{
    const qreal wanted = std::clamp(zoom, leastZoom, mostZoom);
    if (!m_scene->ready() || qFuzzyCompare(wanted, m_zoom)) return;
    const WholeRepaint whole(*this);
    const QPointF before = mapToScene(viewAnchor.toPoint());
    const QSizeF size = m_scene->geometry().size();
    const QPointF share(before.x() / size.width(), before.y() / size.height());
    m_zoom = wanted;
    layOut();
    const QPointF after = m_scene->geometry().at(share.x(), share.y());
    const QPoint shift = mapFromScene(after) - viewAnchor.toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + shift.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + shift.y());
    m_settle.start();
    Q_EMIT zoomChanged(m_zoom);
}

void BattlefieldView::zoomIn()
{
    setZoom(m_zoom * zoomStep, QRectF(viewport()->rect()).center());
}
void BattlefieldView::zoomOut()
{
    setZoom(m_zoom / zoomStep, QRectF(viewport()->rect()).center());
}
void BattlefieldView::fit()
{
    setZoom(1, QRectF(viewport()->rect()).center());
}

void BattlefieldView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    layOut();
    if (!m_stale) m_settle.start();
}

void BattlefieldView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    if (m_scene->ready() && !m_scene->covers(visibleBoard())) m_settle.start();
}

SpaceId BattlefieldView::spaceAt(QPoint viewPoint) const
{
    return m_scene->spaceAt(mapToScene(viewPoint));
}
FighterId BattlefieldView::fighterAt(QPoint viewPoint) const
{
    return m_scene->fighterAt(mapToScene(viewPoint));
}

QRect BattlefieldView::spaceRect(SpaceId space) const
{
    const qreal reach = m_scene->geometry().radius();
    const QPointF centre = m_scene->geometry().centre(space);
    return mapFromScene(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)).boundingRect();
}

std::vector<SpaceId> BattlefieldView::spacesInOrder() const
{
    std::vector<SpaceId> order;
    for (int i = 0; i < m_scene->geometry().count(); ++i)
        order.push_back(idAt<SpaceId>(i));
    std::stable_partition(order.begin(), order.end(),
                          [this](SpaceId space) { return look().pickable(space); });
    return order;
}

void BattlefieldView::act(SpaceId space)
{
    const BoardLook& shown = look();
    const PieceLook* piece = shown.pieceOn(space);
    // A fighter answers for its space, unless the space itself is what is offered.
    const bool wanted = piece && (shown.target(piece->fighter) || shown.candidates & bit(piece->fighter));
    if (piece && (wanted || !shown.offer(space)))
        Q_EMIT fighterClicked(piece->fighter);
    else if (space != SpaceId::none)
        Q_EMIT spaceClicked(space);
    else
        Q_EMIT backgroundClicked();
}

void BattlefieldView::setCursorSpace(SpaceId space)
{
    if (space == m_cursor) return;
    m_cursor = space;
    renewAttention();
    if (space != SpaceId::none) {
        setAccessibleDescription(describe(space));
        announceSpace(*this, space);
        if (m_zoom > 1) ensureVisible(QRectF(m_scene->geometry().centre(space), QSizeF(1, 1)), 60, 60);
    }
    Q_EMIT cursorMoved(space);
}

void BattlefieldView::renewAttention()
{
    const bool still = !m_choreographer->busy();
    m_scene->setAttention(still && !m_resting ? m_hoverSpace : SpaceId::none,
                          still && hasFocus() ? m_cursor : SpaceId::none);
}

void BattlefieldView::moveCursor(QPointF direction, bool any)
{
    SpaceSet wanted = 0;
    for (int i = 0; i < m_scene->geometry().count(); ++i)
        if (any || look().pickable(idAt<SpaceId>(i))) wanted |= bit(idAt<SpaceId>(i));
    if (m_cursor == SpaceId::none) {
        const std::vector<SpaceId> order = spacesInOrder();
        return order.empty() ? void() : setCursorSpace(order.front());
    }
    const SpaceId next = m_scene->geometry().nearest(m_cursor, direction, wanted);
    if (next != SpaceId::none) setCursorSpace(next);
}

bool BattlefieldView::stepCursor(int step)
{
    std::vector<SpaceId> offered = spacesInOrder();
    std::erase_if(offered, [this](SpaceId space) { return !look().pickable(space); });
    const auto found = std::find(offered.begin(), offered.end(), m_cursor);
    const auto count = static_cast<std::ptrdiff_t>(offered.size());
    const std::ptrdiff_t at = found == offered.end() ? (step > 0 ? -1 : count) : found - offered.begin();
    const std::ptrdiff_t next = at + step;
    if (next < 0 || next >= count) return false;
    setCursorSpace(offered[static_cast<std::size_t>(next)]);
    return true;
}

bool BattlefieldView::focusNextPrevChild(bool next)
{
    return stepCursor(next ? 1 : -1) || QGraphicsView::focusNextPrevChild(next);
}

} // namespace fabletop
