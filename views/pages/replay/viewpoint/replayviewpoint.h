// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayViewpoint: who looks at a replay, and who may: what model/match/viewpointpolicy.h allows, as the
/// match goes on.
///
/// Why apart from the page: the page draws what one viewer sees; which viewer that is changes with every
/// decision, with the end of the match, and with whoever sits at its table.

#include "model/match/viewpointpolicy.h"
#include "views/pages/replay/viewpoint/openhands.h"

#include <QObject>

namespace fabletop {

class ViewpointSelector;

class ReplayViewpoint : public QObject {
    Q_OBJECT
public:
    /// `row` offers the viewers, and must outlive it.
    ReplayViewpoint(ViewpointSelector& row, OpeningAsker asker, QObject* parent = nullptr);

    /// The recorded line: it says who may look at any line of the match. Nobody sits at its table. Whoever
    /// sets it shows what it gives; `changed` is for later.
    void setMatch(Match* trunk);
    /// Who sits there after all.
    void setPresence(const Presence& presence);
    [[nodiscard]] Viewer viewer() const { return m_viewer; }
    /// Nothing changes if that viewer may not look now.
    void setViewer(Viewer viewer);
    /// Asks whether all hands shall be shown, where that must be asked, and marks it in the file. False: they
    /// stay hidden.
    bool openHands();
    void setAsker(OpeningAsker asker) { m_asker = std::move(asker); }

Q_SIGNALS:
    /// Another viewer looks.
    void changed();
    /// Something that was asked for can't be.
    void told(const QString& message);

private:
    void renew();
    void onRequested(const ViewpointOffer& offer);

    ViewpointSelector& m_row;
    OpeningAsker m_asker;
    Match* m_trunk = nullptr;
    Presence m_presence;
    Viewer m_viewer = Viewer::spectator();
};

} // namespace fabletop
