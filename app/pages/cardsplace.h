// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The cards in the window: of all heroes there are, and where their copies are in the match that is open.

#include "views/cards/browser/cardspage.h"

namespace fabletop {

struct Workspace;

class CardsPlace : public CardsPage {
    Q_OBJECT
public:
    explicit CardsPlace(Workspace& workspace);

    [[nodiscard]] QString title() const override { return tr("Cards"); }
    void aboutToShow() override;
    /// The cards of a hero, by id.
    void goTo(const QString& hero) override;
    /// A hero file is shown as its cards.
    bool open(const QString& path, int at = -1) override;

private:
    void tellDecks();
    void offerEditor(const QString& path);

    Workspace& m_work;
    std::vector<std::shared_ptr<const HeroRules>> m_opened; ///< heroes of files that were opened
};

} // namespace fabletop
