// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayTimeline: the foot of a replay, over its whole width: the graph of the match, and its turns on the
/// same axis.

#include "model/match/tableview.h"
#include "views/theme/theme.h"
#include "views/timeline/matchgraph.h"

#include <QWidget>
#include <array>
#include <memory>

class QButtonGroup;
class QCheckBox;

namespace fabletop {

class Button;
class TurnStrip;

class ReplayTimeline : public QWidget {
    Q_OBJECT
public:
    /// It follows the view, which must outlive it.
    ReplayTimeline(std::shared_ptr<const Theme> theme, TableView& view, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// What was judged, as far as whoever looks may know it; empty: there is only health to show.
    void setChances(const ChanceLook& chances);
    /// The turns stand elsewhere, or nowhere.
    void setStripShown(bool shown);
    /// Where there is little height: so much of it is taken.
    void fitInto(int pageHeight);
    /// What it comes to.
    [[nodiscard]] int fixedHeight() const;
    [[nodiscard]] MatchGraph* curves() const { return m_curves; }
    [[nodiscard]] TurnStrip* strip() const { return m_strip; }
    [[nodiscard]] QCheckBox* hideFuture() const { return m_hide; }
    [[nodiscard]] Button* showsButton(GraphShows shows) const
    {
        return m_shows[static_cast<std::size_t>(shows)];
    }

Q_SIGNALS:
    void seekRequested(int position, int offset);
    void combatRequested(int event);
    /// "Hide the future" was switched.
    void futureHidden(bool hidden);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void align();
    void placeSwitches();

    std::shared_ptr<const Theme> m_theme;
    MatchGraph* m_curves;
    TurnStrip* m_strip;
    QCheckBox* m_hide;
    QButtonGroup* m_showing;
    std::array<Button*, 3> m_shows{}; ///< by GraphShows; gone where there is only health
};

} // namespace fabletop
