// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The replay in the window: it looks at the match of the session, and takes things out of it.

#include "views/pages/replay/replaycombat.h"
#include "views/pages/replay/replaypage.h"

namespace fabletop {

struct Workspace;

class ReplayPlace : public ReplayPage {
    Q_OBJECT
public:
    explicit ReplayPlace(Workspace& workspace);

    void applySettings() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString turn() const override;
    void aboutToShow() override;
    /// A position of the match, "12".
    void goTo(const QString& position) override;
    [[nodiscard]] std::vector<ActScope> keyScopes() const override { return {ActScope::replay}; }
    [[nodiscard]] bool canZoom() const override { return true; }
    void zoom(int step) override;

private:
    void follow();
    /// Whoever looks at the table now looks here too.
    void renewViewer();
    void playBranch(int from, int position, const QStringList& players);
    void leave();
    void offerExport();

    Workspace& m_work;
    ReplayCombat m_combat;
};

} // namespace fabletop
