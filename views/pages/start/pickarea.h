// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PickArea: pickers in rows that scroll where there are more than fit.
///
/// Why not a layout: the page measures everything from the window; an area only holds what it is told, and
/// what is chosen or has the focus is always in sight. All of them are one stop of the Tab key.

#include "model/content/catalogue.h"
#include "views/theme/rovingfocus.h"

#include <QScrollArea>
#include <algorithm>
#include <vector>

namespace fabletop {

class PickArea : public QScrollArea {
    Q_OBJECT
public:
    /// `scrolls`: horizontally all stand in one row, vertically in as many as are needed.
    PickArea(Qt::Orientation scrolls, QWidget* parent);

    /// Where pickers are put.
    [[nodiscard]] QWidget* ground() const { return widget(); }
    /// Stands them beside each other, `across` in a row, and sees to it that the chosen one is in sight.
    void arrange(const std::vector<QAbstractButton*>& pickers, QSize each, int across, int gap = 0);
    /// Kept in sight from now on, and where Tab arrives.
    void keepInSight(QAbstractButton* picker);

protected:
    /// Takes those away that stand for a file of the person's own: it is read anew, or is gone.
    template <typename Pick> void removeGuests(std::vector<Pick*>& picks)
    {
        keepInSight(nullptr);
        std::erase_if(picks, [](Pick* pick) {
            const bool guest = looksLikePath(pick->choice());
            if (guest) delete pick;
            return guest;
        });
    }

private:
    Qt::Orientation m_scrolls;
    RovingFocus m_stop;
    QAbstractButton* m_chosen = nullptr;
    const QWidget* m_shown =
        nullptr; ///< the one that was brought into sight last: scrolling on is then the person's
};

/// What the picker that is checked says; empty where none is.
template <typename Pick> [[nodiscard]] QString checkedName(const std::vector<Pick*>& picks)
{
    const auto checked =
        std::find_if(picks.begin(), picks.end(), [](const Pick* pick) { return pick->isChecked(); });
    return checked == picks.end() ? QString() : (*checked)->text();
}

} // namespace fabletop
