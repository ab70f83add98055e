// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The rulebook in the window: with the numbers of the match that is open.

#include "views/rulebook/rulebookpage.h"

namespace fabletop {

struct Workspace;

class RulebookPlace : public RulebookPage {
    Q_OBJECT
public:
    explicit RulebookPlace(Workspace& workspace);

    [[nodiscard]] QString title() const override { return tr("Rulebook"); }
    void aboutToShow() override;
    /// A clause, "R-…".
    void goTo(const QString& clause) override { showRule(clause); }

private:
    Workspace& m_work;
};

} // namespace fabletop
