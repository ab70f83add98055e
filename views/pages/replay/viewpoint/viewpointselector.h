// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ViewpointSelector: the row above the battlefield of a replay: through whose eyes it is seen, and where it
/// is.
///
/// Why it only offers: who may look, and after which question, is model/match/viewpointpolicy.h's to say.

#include "model/match/viewpointpolicy.h"
#include "model/match/words/narrate.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;
class QLabel;

namespace fabletop {

class ViewpointSelector : public QWidget {
    Q_OBJECT
public:
    explicit ViewpointSelector(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// For the names of people.
    void setNarrator(const Narrator& narrator);
    /// A button for each, that of `viewer` pressed.
    void setOffers(const std::vector<ViewpointOffer>& offers, Viewer viewer);
    [[nodiscard]] const std::vector<ViewpointOffer>& offers() const { return m_offers; }
    [[nodiscard]] QAbstractButton* button(std::size_t offer) const;
    /// Where the replay stands, and what is said of it where there is little room.
    struct PlaceWords {
        QString whole; ///< "Turn 8, event 61 of 143"
        QString brief; ///< "61/143"
    };
    /// `widest` is what it takes at most, so that nothing moves from place to place.
    void setPlace(const PlaceWords& place, const PlaceWords& widest);
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, height()}; }

Q_SIGNALS:
    /// One was pressed; nothing is shown otherwise yet.
    void wanted(const fabletop::ViewpointOffer& offer);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addButton(const ViewpointOffer& offer);
    [[nodiscard]] QString name(const ViewpointOffer& offer) const;
    [[nodiscard]] QString heroName(const ViewpointOffer& offer) const;
    void showChosen();
    [[nodiscard]] bool isChosen(const ViewpointOffer& offer) const;
    void showNote();
    /// Leaves words out where there is no room for all of them.
    void fitIn();
    void leaveOut();
    void shortenNames();
    void sayPlace(QString PlaceWords::*words);
    [[nodiscard]] bool tooWide();

    std::shared_ptr<const Theme> m_theme;
    Narrator m_narrator;
    std::vector<ViewpointOffer> m_offers;
    Viewer m_viewer = Viewer::spectator();
    QLabel* m_label;
    QHBoxLayout* m_row;
    QButtonGroup* m_buttons;
    QLabel* m_sign;
    QLabel* m_note;
    QLabel* m_place;
    PlaceWords m_where;
    PlaceWords m_widest;
};

} // namespace fabletop
