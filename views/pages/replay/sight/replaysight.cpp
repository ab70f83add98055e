// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/sight/replaysight.h"

#include "views/pages/replay/sight/replayeyes.h"

namespace fabletop {

ReplaySight::ReplaySight(ReplayEyes& row, OpeningAsker asker, QObject* parent)
    : QObject(parent), m_row(row), m_asker(std::move(asker))
{
    connect(&m_row, &ReplayEyes::wanted, this, &ReplaySight::onWanted);
}

void ReplaySight::setMatch(Match* trunk)
{
    if (m_trunk) m_trunk->disconnect(this);
    m_trunk = trunk;
    m_presence = {};
    m_viewer = trunk ? viewerOf(*trunk, m_presence) : Viewer::spectator();
    if (trunk) {
        connect(trunk, &Match::stepped, this, &ReplaySight::renew);
        connect(trunk, &Match::takenBack, this, &ReplaySight::renew);
        connect(trunk, &Match::ended, this, &ReplaySight::renew);
        connect(trunk, &Match::annotationsChanged, this, &ReplaySight::renew);
        connect(trunk, &QObject::destroyed, this, [this] { setMatch(nullptr); });
    }
    renew();
}

void ReplaySight::setPresence(const Presence& presence)
{
    m_presence = presence;
    renew();
}

void ReplaySight::setViewer(Viewer viewer)
{
    if (m_trunk && !mayLook(*m_trunk, m_presence, viewer)) return;
    m_viewer = viewer;
    renew();
    Q_EMIT changed();
}

void ReplaySight::renew()
{
    if (!m_trunk) return m_row.setOffers({}, Viewer::spectator());
    if (!mayLook(*m_trunk, m_presence, m_viewer)) return setViewer(viewerOf(*m_trunk, m_presence));
    m_row.setOffers(sightsOf(*m_trunk, m_presence), m_viewer);
}

void ReplaySight::onWanted(const SightOffer& offer)
{
    if (!offer.asks || openHands()) setViewer(offer.viewer);
}

bool ReplaySight::openHands()
{
    if (!m_trunk) return false;
    if (mayLook(*m_trunk, m_presence, Viewer::everyone(Viewer::Why::opened))) return true;
    if (!m_asker()) return false;
    if (m_trunk->markOpened()) return true;
    Q_EMIT told(tr("The hands stay hidden: this match file can’t be changed."));
    return false;
}

} // namespace fabletop
