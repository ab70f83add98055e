// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The page of a new match in the window. Its form is made anew for another language.

#include "views/pages/page.h"

class QVBoxLayout;

namespace fabletop {

class NewMatchPage;
struct MatchPlan;
struct Workspace;

class NewMatchPlace : public Page {
    Q_OBJECT
public:
    explicit NewMatchPlace(Workspace& workspace);

    [[nodiscard]] NewMatchPage* form() const { return m_form; }
    void setLanguage(Language language) override;
    [[nodiscard]] QString title() const override { return tr("New match"); }
    void aboutToShow() override;

private:
    void make(const MatchPlan& plan);
    void fill();

    Workspace& m_work;
    QVBoxLayout* m_room;
    NewMatchPage* m_form = nullptr;
};

} // namespace fabletop
