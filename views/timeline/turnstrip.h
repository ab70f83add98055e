// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TurnStrip: the turns of a whole match in one view: the one that is looked at large, with all its symbols,
/// the others share the rest.
///
/// Why apart from TimelineStrip: that one is as long as the match and scrolls; here the axis is the one of
/// the graph above, and nothing ever scrolls.

#include "model/items/timelinemodel.h"
#include "views/theme/theme.h"
#include "views/timeline/striplayout.h"
#include "views/timeline/strippeek.h"

#include <QWidget>
#include <memory>

class QHelpEvent;

namespace fabletop {

class TurnStrip : public QWidget {
    Q_OBJECT
public:
    explicit TurnStrip(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Follows what the view tells and where it looks. Null: an empty strip.
    void setView(TableView* view);
    /// Where the first turn begins, as in the graph above, and how much is left free at the right.
    void setMargins(qreal left, qreal right);
    [[nodiscard]] qreal left() const { return m_left; }
    /// How wide it is, or would be: the graph follows it also while it isn't shown.
    void setWide(int width);

    [[nodiscard]] const StripLayout& places() const { return m_places; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    /// While held the turns keep their widths, so that none runs away under the pointer.
    void setScrubbing(bool held);

Q_SIGNALS:
    /// A click, a drag or a key asks for this place (a Cursor). Nothing has moved yet.
    void seekRequested(int position, int offset);
    /// A combat was pressed twice, or Enter on it: it is to be shown. `event`: its first.
    void combatRequested(int event);
    /// The turns have other places: the graph follows.
    void placesChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renew();
    void onMoved();
    void seekTo(qreal x);
    void describe();
    void showTip(QHelpEvent* event);
    [[nodiscard]] std::optional<CardLook> cardAt(QPoint at) const;
    void offerCombat(int turn, int symbol);
    [[nodiscard]] QRectF blockRect(const PlacedTurn& turn) const;
    [[nodiscard]] const Match* match() const { return m_view ? m_view->match() : nullptr; }
    [[nodiscard]] int cursorEvents() const { return m_view ? m_view->cursor().events() : 0; }
    void paintTurn(QPainter& painter, const PlacedTurn& turn, bool here) const;
    void paintWhole(QPainter& painter, const PlacedTurn& turn, const QRectF& block, int lit) const;
    void paintSmall(QPainter& painter, const PlacedTurn& turn, const QRectF& block) const;

    std::shared_ptr<const Theme> m_theme;
    QPointer<TableView> m_view;
    TimelineModel m_model;
    StripLayout m_places;
    qreal m_left = 46;
    qreal m_right = 14;
    int m_wide = 0;
    int m_whole = -1; ///< the turn that is large
    bool m_scrubbing = false;
};

} // namespace fabletop
