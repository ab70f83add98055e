// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The welcome page in the window: it offers what was left unfinished, and starts what is chosen.

#include "views/pages/start/welcomepage.h"

namespace fabletop {

struct Workspace;

class WelcomePlace : public WelcomePage {
    Q_OBJECT
public:
    explicit WelcomePlace(Workspace& workspace);

    void setLanguage(Language language) override;
    void aboutToShow() override;

private:
    void lookForUnfinished();

    Workspace& m_work;
};

} // namespace fabletop
