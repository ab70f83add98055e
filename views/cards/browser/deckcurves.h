// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DeckCurves: how many copies of a deck have which value and boost, as flat bars with their number on top.

#include "model/items/cards/deckfigures.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QPainter;

namespace fabletop {

/// One set of bars and what it is called.
struct CurveSeries {
    QString name;
    std::array<int, DeckFigures::steps> counts{};
    QColor fill; ///< invalid: only an outline
    bool operator==(const CurveSeries&) const = default;
};

class DeckCurves : public QWidget {
    Q_OBJECT
public:
    static constexpr int leastEnd = 6; ///< of the axis; higher numbers make it longer

    explicit DeckCurves(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// `highest` is the last number on the axis.
    void setSeries(std::vector<CurveSeries> series, int highest);
    [[nodiscard]] const std::vector<CurveSeries>& series() const { return m_series; }
    [[nodiscard]] QSize sizeHint() const override { return {250, m_theme->px(120)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, m_theme->px(96)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLegend(QPainter& painter, qreal top) const;
    void describe();

    std::shared_ptr<const Theme> m_theme;
    std::vector<CurveSeries> m_series;
    int m_highest = leastEnd;
};

} // namespace fabletop
