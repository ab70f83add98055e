// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TimelineStrip: the match below the hand as a row of turns with a symbol for everything done in them, and
/// the cursor. It is as long as it is, and scrolls.

#include "model/items/timelinemodel.h"
#include "views/theme/theme.h"
#include "views/timeline/striplayout.h"
#include "views/timeline/strippeek.h"

#include <QWidget>
#include <memory>

class QHelpEvent;

namespace fabletop {

class TimelineStrip : public QWidget {
    Q_OBJECT
public:
    static constexpr qreal margin = 14;

    explicit TimelineStrip(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Follows what the view tells and where it looks. Null: an empty strip.
    void setView(TableView* view);

    [[nodiscard]] const StripLayout& places() const { return m_places; }
    /// How far the strip is scrolled to the right.
    [[nodiscard]] qreal offset() const { return m_offset; }
    /// 1 … 8 times as wide; Ctrl and the wheel do it too.
    void setZoom(qreal zoom);
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    /// While held the strip stays where it is, so that it does not run away under the pointer.
    void setScrubbing(bool held);

Q_SIGNALS:
    /// A click, a drag or a key asks for this place (a Cursor). Nothing has moved yet.
    /// A click on the place that is shown already.
    void alreadyThere();
    void seekRequested(int position, int offset);
    /// A combat was pressed, the one with this event; it does not seek then.
    void fightPressed(int event);
    /// Blocks or scrolling have changed: the curves follow.
    void placesChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renew();
    void onMoved();
    void centre();
    void setOffset(qreal offset);
    void seekTo(qreal x);
    [[nodiscard]] const Symbol* fightUnder(qreal x) const;
    void seek(Cursor cursor);
    void describe();
    void showTip(QHelpEvent* event);
    [[nodiscard]] std::optional<CardLook> cardAt(QPoint at) const;
    [[nodiscard]] qreal xOf(int events) const { return margin - m_offset + m_places.xOf(events); }
    [[nodiscard]] QRectF blockRect(const PlacedTurn& turn) const;
    [[nodiscard]] const Match* match() const { return m_view ? m_view->match() : nullptr; }
    [[nodiscard]] int cursorEvents() const { return m_view ? m_view->cursor().events() : 0; }
    void paintTurn(QPainter& painter, const PlacedTurn& turn, int lit) const;
    void paintTick(QPainter& painter, const PlacedTurn& turn, const QRectF& block) const;
    void paintCursor(QPainter& painter) const;
    [[nodiscard]] Narrator narrator() const { return match() ? m_view->narrator() : Narrator(); }

    std::shared_ptr<const Theme> m_theme;
    QPointer<TableView> m_view;
    TimelineModel m_model;
    StripLayout m_places;
    qreal m_offset = 0;
    qreal m_zoom = 1;
    bool m_scrubbing = false; ///< the strip keeps still under the pointer
};

} // namespace fabletop
