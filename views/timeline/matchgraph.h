// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchGraph: the whole match at a glance over the strip of turns: the chance to win where it was judged,
/// the heroes' health as step lines, signs, and the cursor. A slider for mouse, keys and screen readers.
///
/// Why its picture is kept: a step moves the cursor only; lines, washes and signs are painted anew when what
/// is told or where the turns stand changes.

#include "model/match/tableview.h"
#include "views/theme/theme.h"
#include "views/timeline/chancelines.h"
#include "views/timeline/healthlines.h"

#include <QPixmap>
#include <QWidget>
#include <memory>

namespace fabletop {

/// A sign above the curves.
struct GraphMark {
    enum class Kind { bookmark, note, turningPoint, opened, verdict };
    Kind kind = Kind::note;
    int events = 0;                  ///< so many events lie before it
    QString text;                    ///< its tip
    Verdict verdict = Verdict::fine; ///< of the kind `verdict`
    bool operator==(const GraphMark&) const = default;
};

/// What a graph shows; without an analysis always the health.
enum class GraphShows { chance, health, both };

class MatchGraph : public QWidget {
    Q_OBJECT
public:
    explicit MatchGraph(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Follows what the view tells and where it looks. Null: no curves.
    void setView(TableView* view);
    void setMarks(const std::vector<GraphMark>& marks);
    [[nodiscard]] const std::vector<GraphMark>& marks() const { return m_marks; }
    /// What was judged, as far as whoever looks may know it.
    void setChances(ChanceLook look);
    [[nodiscard]] const ChanceLook& chances() const { return m_chances; }
    void setShows(GraphShows shows);
    [[nodiscard]] GraphShows shows() const { return m_chances.empty() ? GraphShows::health : m_shows; }
    /// Where events stand, from the strip below; `left` is where its first turn begins, `right` what it
    /// leaves free.
    void setPlaces(const StripLayout& places, qreal left, qreal right);
    /// How high the row of names above the lines is; whoever puts a switch there fits it in.
    [[nodiscard]] int headHeight() const;
    /// So much of that row is taken at its left and its right.
    void setHeadTaken(int left, int right);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    // -- as a slider
    [[nodiscard]] int value() const { return m_view ? m_view->cursor().events() : 0; }
    [[nodiscard]] int maximum() const;
    /// "Turn 8, event 214 of 518; Sherlock Holmes 11, Medusa 12".
    [[nodiscard]] QString valueText() const;
    /// Asks for the place before which so many events lie.
    void seekTo(int events);

Q_SIGNALS:
    void seekRequested(int position, int offset);
    /// The pointer is held down: the strip is to keep still.
    void scrubbing(bool held);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void refresh();
    void onTold();
    void onMoved();
    void renew();
    void describe();
    void seekAt(qreal x);
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QRect cursorRect(qreal x) const;
    [[nodiscard]] qreal xOf(int events) const { return m_left + m_places.xOf(events); }
    [[nodiscard]] GraphFrame frame() const;
    [[nodiscard]] const Match* match() const { return m_view ? m_view->match() : nullptr; }
    [[nodiscard]] bool tells(const GraphMark& mark) const;
    void bake();
    void paintAxis(QPainter& painter) const;
    void paintTurns(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintHealth(QPainter& painter, qreal left, qreal right) const;
    void paintMarks(QPainter& painter) const;
    void paintVerdicts(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    std::shared_ptr<const Theme> m_theme;
    QPointer<TableView> m_view;
    HealthLines m_health; ///< of all that the match tells, whoever hides the future
    ChanceLook m_chances;
    GraphShows m_shows = GraphShows::chance;
    std::vector<GraphMark> m_marks;
    StripLayout m_places;
    QPixmap m_baked; ///< all but names and cursor; null: to be painted
    qreal m_left = 46;
    qreal m_right = 14;
    int m_headLeft = 0;
    int m_headRight = 0;
    qreal m_cursorX = 0; ///< where it was painted
};

} // namespace fabletop
