// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayEyes: the row above the battlefield of a replay: through whose eyes it is seen, and where it is.
///
/// Why it only offers: who may look, and after which question, is model/match/sight.h's to say.

#include "model/match/sight.h"
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

class ReplayEyes : public QWidget {
    Q_OBJECT
public:
    explicit ReplayEyes(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// For the names of people.
    void setNarrator(const Narrator& narrator);
    /// A button for each, that of `viewer` pressed.
    void setOffers(const std::vector<SightOffer>& offers, Viewer viewer);
    [[nodiscard]] const std::vector<SightOffer>& offers() const { return m_offers; }
    [[nodiscard]] QAbstractButton* button(std::size_t offer) const;
    /// "Turn 8, event 61 of 143".
    void setPlace(const QString& place);
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, height()}; }

Q_SIGNALS:
    /// One was pressed; nothing is shown otherwise yet.
    void wanted(const fabletop::SightOffer& offer);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addButton(const SightOffer& offer);
    [[nodiscard]] QString name(const SightOffer& offer) const;
    void showChosen();
    [[nodiscard]] bool isChosen(const SightOffer& offer) const;
    void showNote();
    /// Leaves words out where there is no room for all of them.
    void fitIn();

    std::shared_ptr<const Theme> m_theme;
    Narrator m_narrator;
    std::vector<SightOffer> m_offers;
    Viewer m_viewer = Viewer::spectator();
    QLabel* m_label;
    QHBoxLayout* m_row;
    QButtonGroup* m_buttons;
    QLabel* m_sign;
    QLabel* m_note;
    QLabel* m_place;
};

} // namespace fabletop
