// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/viewpoint/replayviewpoint.h"

#include "views/pages/replay/viewpoint/viewpointselector.h"

namespace fabletop {

ReplayViewpoint::ReplayViewpoint(ViewpointSelector& row, OpeningAsker asker, QObject* parent)
    : QObject(parent), m_row(row), m_asker(std::move(asker))
{
    connect(&m_row, &ViewpointSelector::wanted, this, &ReplayViewpoint::onRequested);
}

void ReplayViewpoint::setMatch(Match* trunk)
{
    if (m_trunk) m_trunk->disconnect(this);
    m_trunk = trunk;
    m_presence = {};
    m_viewer = trunk ? viewerOf(*trunk, m_presence) : Viewer::spectator();
    if (trunk) {
        connect(trunk, &Match::stepped, this, &ReplayViewpoint::renew);
        connect(trunk, &Match::takenBack, this, &ReplayViewpoint::renew);
        connect(trunk, &Match::ended, this, &ReplayViewpoint::renew);
        connect(trunk, &Match::annotationsChanged, this, &ReplayViewpoint::renew);
        connect(trunk, &QObject::destroyed, this, [this] { setMatch(nullptr); });
    }
    renew();
}

void ReplayViewpoint::setPresence(const Presence& presence)
{
    m_presence = presence;
    renew();
}

void ReplayViewpoint::setViewer(Viewer viewer)
{
    if (m_trunk && !mayLook(*m_trunk, m_presence, viewer)) return;
    m_viewer = viewer;
    renew();
    Q_EMIT changed();
}

void ReplayViewpoint::renew()
{
    if (!m_trunk) return m_row.setOffers({}, Viewer::spectator());
    if (!mayLook(*m_trunk, m_presence, m_viewer)) return setViewer(viewerOf(*m_trunk, m_presence));
    m_row.setOffers(sightsOf(*m_trunk, m_presence), m_viewer);
}

void ReplayViewpoint::onRequested(const ViewpointOffer& offer)
{
    if (!offer.asks || openHands()) setViewer(offer.viewer);
}

bool ReplayViewpoint::openHands()
{
    if (!m_trunk) return false;
    if (mayLook(*m_trunk, m_presence, Viewer::everyone(Viewer::Why::opened))) return true;
    if (!m_asker()) return false;
    if (m_trunk->markOpened()) return true;
    Q_EMIT told(tr("The hands stay hidden: this match file can’t be changed."));
    return false;
}

} // namespace fabletop
