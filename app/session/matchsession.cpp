// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchsession.h"

#include "app/session/matchkeeper.h"
#include "app/session/matchstore.h"
#include "app/session/matchwords.h"
#include "app/session/shell.h"
#include "model/match/branches.h"

#include <utility>

namespace fabletop {

MatchSession::MatchSession(const MatchStore& store, MatchKeeper& keeper, Shell& shell)
    : m_store(store), m_keeper(keeper), m_shell(shell)
{}

MatchSession::~MatchSession() = default;

QString MatchSession::title(Language language) const
{
    if (!m_match) return {};
    const QString title = titleOf(m_match->info(), language);
    return onBranch() ? tr("%1 (another line)").arg(title) : title;
}

Presence MatchSession::presence() const
{
    return m_seated && m_presence ? m_presence() : Presence();
}

Viewer MatchSession::viewer() const
{
    return m_match ? viewerOf(*m_match, presence()) : Viewer::spectator();
}

void MatchSession::rise()
{
    m_seated = false;
    m_teaching = false;
    Q_EMIT seatChanged(nullptr);
}

void MatchSession::sit()
{
    m_seated = true;
    Q_EMIT seatChanged(m_match.get());
}

void MatchSession::teach()
{
    m_teaching = true;
    Q_EMIT lessonBegan();
}

void MatchSession::adopt(std::unique_ptr<Match> match)
{
    rise();
    Q_EMIT released();
    m_trunk.reset();
    m_match = std::move(match);
    m_keeper.follow(m_match.get());
    connect(m_match.get(), &Match::stepped, this, &MatchSession::stepped);
}

bool MatchSession::play(std::unique_ptr<Match> match, const QString& path)
{
    if (!m_keeper.mayLeave()) return false;
    adopt(std::move(match));
    sit();
    m_shell.turnTo(pageid::table);
    m_match->record(path.isEmpty() ? m_store.newPath(m_match->info()) : path);
    m_match->begin();
    Q_EMIT stepped();
    return true;
}

void MatchSession::goOn(std::unique_ptr<Match> match, const QString& path)
{
    adopt(std::move(match));
    m_match->record(path);
    sit();
    m_shell.turnTo(pageid::table); // whoever is asked first answers there
    m_match->begin();
}

void MatchSession::look(std::unique_ptr<Match> match, const QString& path, int at)
{
    adopt(std::move(match));
    path.isEmpty() ? m_keeper.keepOnlyInCopy() : (void)m_match->record(path);
    m_shell.turnTo(pageid::replay, QString::number(at));
}

Diagnostics MatchSession::playBranch(int from, int position, const QStringList& players)
{
    auto line = branchStart(*m_match, from, position, players);
    if (!line.ok()) return line.diagnostics;
    const int turn = line.timeline.seenAt(line.timeline.end(), Viewer::spectator()).turn.number;
    rise();
    Q_EMIT released();
    m_trunk = std::move(m_match);
    const Branch* running = branchOf(m_trunk->annotations().branches, from);
    m_branch =
        running && running->last() == position // at its end it goes on itself
            ? from
            : m_trunk->beginBranch(from, position,
                                   turn > 0 ? tr("Tried from turn %1").arg(turn) : tr("Tried from setup"));
    m_match = std::make_unique<Match>(std::move(line));
    const auto grow = [this] { m_trunk->growBranch(m_branch, m_match->timeline()); };
    connect(m_match.get(), &Match::stepped, this, grow);
    connect(m_match.get(), &Match::takenBack, this, grow);
    connect(m_match.get(), &Match::stepped, this, &MatchSession::stepped);
    sit();
    m_shell.turnTo(pageid::table);
    m_match->begin();
    return {};
}

MatchSession::BranchEnd MatchSession::endBranch()
{
    const int last = m_match->timeline().last();
    rise();
    m_match = std::move(m_trunk);
    return {m_branch, last};
}

void MatchSession::leave()
{
    if (!m_keeper.mayLeave()) return;
    m_keeper.follow(nullptr);
    rise();
    Q_EMIT released();
    m_match.reset();
    m_trunk.reset();
    m_shell.turnTo(pageid::welcome);
}

} // namespace fabletop
