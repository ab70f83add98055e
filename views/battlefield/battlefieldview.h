// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldView: the battlefield in a window: zoom, pan, pointer, keys, dragging.
///
/// Why it only emits intents: what a click means depends on the open choice, which the match knows;
/// the view shows a BoardLook and says where the person pointed.

#include "model/content/battlefields/battlefield.h"
#include "views/battlefield/boardlook.h"
#include "views/theme/theme.h"

#include <QGraphicsView>
#include <QTimer>
#include <functional>
#include <memory>

namespace fabletop {

class BackdropCache;
class BattlefieldScene;
class Choreographer;

class BattlefieldView : public QGraphicsView {
    Q_OBJECT
public:
    explicit BattlefieldView(QWidget* parent = nullptr);
    ~BattlefieldView() override;

    /// What is drawn and in which colours. `folder` holds a user's own backdrop picture.
    void setBattlefield(const Battlefield& battlefield, std::shared_ptr<const Theme> theme,
                        const QString& folder = QString());
    void setTheme(std::shared_ptr<const Theme> theme);
    /// What the person wants on every look: zone letters, space numbers, no backdrop.
    struct Options {
        bool zoneLetters = false;
        bool spaceNumbers = false;
        bool plain = false;
    };
    void setOptions(Options options);
    [[nodiscard]] BoardLook withOptions(BoardLook look) const;
    /// Shows this, with the options; ends any motion.
    void setLook(const BoardLook& look);
    [[nodiscard]] const BoardLook& look() const;
    /// Turns events into motion, see choreographer.h.
    [[nodiscard]] Choreographer& choreographer() { return *m_choreographer; }
    [[nodiscard]] BattlefieldScene& boardScene() { return *m_scene; }
    /// Words for a space ("Space 18, zones A and D, who stands there, 11 of 16"), for screen readers and
    /// tips.
    void setDescriber(std::function<QString(SpaceId)> describe);

    [[nodiscard]] qreal zoom() const { return m_zoom; } ///< 1 is fitted into the view; 0.5 … 4
    [[nodiscard]] SpaceId cursor() const { return m_cursor; }
    void setCursorSpace(SpaceId space);
    /// For things dragged from elsewhere: what lies under a point of the view.
    [[nodiscard]] SpaceId spaceAt(QPoint viewPoint) const;
    [[nodiscard]] FighterId fighterAt(QPoint viewPoint) const;
    /// Offered spaces first, then the others; the order of Tab and of screen readers.
    [[nodiscard]] std::vector<SpaceId> spacesInOrder() const;
    [[nodiscard]] QString describe(SpaceId space) const;
    /// The space in pixels of the view.
    [[nodiscard]] QRect spaceRect(SpaceId space) const;
    /// As a click on the space.
    void act(SpaceId space);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void fit();
    /// 1 nearer, -1 farther, 0 all of it.
    void zoom(int step) { step > 0 ? zoomIn() : step < 0 ? zoomOut() : fit(); }

Q_SIGNALS:
    void spaceClicked(SpaceId space);
    void fighterClicked(FighterId fighter);
    void fighterDropped(FighterId fighter, SpaceId space);
    void fighterLifted(FighterId fighter); ///< a drag has begun
    void dragEnded();
    void spaceHovered(SpaceId space); ///< none: the pointer has left the spaces
    void fighterHovered(FighterId fighter);
    void backgroundClicked();
    void cursorMoved(SpaceId space);
    void zoomChanged(qreal zoom);

protected:
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void setZoom(qreal zoom, QPointF viewAnchor);
    void layOut();
    void bake();
    void requestBackdrop();
    void moveCursor(QPointF direction, bool any);
    bool stepCursor(int step);
    void hoverAt(QPoint viewPoint);
    void renewAttention();
    [[nodiscard]] QRectF visibleBoard() const;
    void endDrag(bool drop, QPoint viewPoint);
    [[nodiscard]] bool panning(const QMouseEvent& event) const;

    enum class Grip { none, pressed, dragging, panning };
    BattlefieldScene* m_scene;
    BackdropCache* m_backdrops;
    Choreographer* m_choreographer;
    std::function<QString(SpaceId)> m_describe;
    QString m_folder;
    Options m_options;
    QTimer m_settle; ///< after the last zoom or resize step: draw sharp again
    qreal m_zoom = 1;
    SpaceId m_cursor = SpaceId::none;
    SpaceId m_hoverSpace = SpaceId::none;
    bool m_resting = false; ///< another question is asked since the pointer moved: it points at nothing
    FighterId m_hoverFighter = FighterId::none;
    FighterId m_held = FighterId::none;
    Grip m_grip = Grip::none;
    bool m_spaceBar = false;
    bool m_fadesIn = false; ///< follows the pictures of a theme
    bool m_stale = true;    ///< nothing baked yet: the next paint draws the board at the size it then has
    QPoint m_pressedAt;
    QPoint m_lastPan;
};

} // namespace fabletop
