// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HealthCurves: the heroes' health over the match as step lines above the strip, and the cursor's head.

#include "model/items/healthcurve.h"
#include "model/match/tableview.h"
#include "views/theme/theme.h"
#include "views/timeline/striplayout.h"

#include <QPen>
#include <QPolygonF>
#include <QWidget>
#include <memory>

namespace fabletop {

/// A sign above the curves.
struct CurveMark {
    enum class Kind { bookmark, note, turningPoint, opened };
    Kind kind = Kind::note;
    int events = 0; ///< so many events lie before it
    QString text;   ///< its tip
    bool operator==(const CurveMark&) const = default;
};

class HealthCurves : public QWidget {
    Q_OBJECT
public:
    explicit HealthCurves(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Follows what the view tells and where it looks. Null: no curves.
    void setView(TableView* view);
    void setMarks(const std::vector<CurveMark>& marks);
    [[nodiscard]] const std::vector<CurveMark>& marks() const { return m_marks; }
    /// Where events stand, from the strip below; `axis` is how far the strip begins from this widget's left
    /// edge.
    void setPlaces(const StripLayout& places, qreal offset, qreal axis);
    /// Room to the right of the strip.
    void setRightMargin(qreal margin) { m_right = margin; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void seekRequested(int position, int offset);
    /// The pointer is held down: the strip is to keep still.
    void scrubbing(bool held);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void refresh();
    void onMoved();
    void describe();
    void seekTo(qreal x);
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] qreal xOf(int events) const;
    [[nodiscard]] qreal yOf(int health) const;
    [[nodiscard]] const Match* match() const { return m_view ? m_view->match() : nullptr; }
    [[nodiscard]] int cursorEvents() const { return m_view ? m_view->cursor().events() : 0; }
    [[nodiscard]] static int healthAt(const HealthCurve& curve, int events);
    [[nodiscard]] QPolygonF steps(const HealthCurve& curve) const;
    void paintAxis(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintFill(QPainter& painter, const HealthCurve& curve) const;
    void paintCurve(QPainter& painter, const HealthCurve& curve) const;
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    std::shared_ptr<const Theme> m_theme;
    QPointer<TableView> m_view;
    std::vector<HealthCurve> m_curves;
    std::vector<CurveMark> m_marks;
    StripLayout m_places;
    qreal m_offset = 0;
    qreal m_axis = 40;
    qreal m_right = 0;
    int m_top = 1; ///< highest health on the axis
    int m_step = 1;
};

/// How the line of a seat is dashed: solid, dashed, dotted, dash-dot.
[[nodiscard]] QPen curvePen(const Theme& theme, SeatId seat, qreal width);

} // namespace fabletop
