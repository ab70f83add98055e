// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchopener.h"

#include "app/session/matchkeeper.h"
#include "app/session/matchsession.h"
#include "app/session/matchstarter.h"
#include "app/session/matchwords.h"
#include "model/match/words/spokenname.h"
#include "views/preferences/settings.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace fabletop {

MatchOpener::MatchOpener(Settings& settings, MatchKeeper& keeper, MatchSession& session,
                         const MatchStarter& starter, Messages& messages)
    : m_settings(settings), m_keeper(keeper), m_session(session), m_starter(starter), m_messages(messages)
{}

bool MatchOpener::open(const QString& path, int at)
{
    LoadedMatch loaded = openMatch(path);
    if (!path.startsWith(u':'))
        m_settings.setValue(QStringLiteral("folders/last"), QFileInfo(path).absolutePath());
    if (!loaded.ok()) {
        offerBeginning(loaded);
        return false;
    }
    if (!m_keeper.mayLeave()) return false;
    show(std::move(loaded), at);
    return true;
}

void MatchOpener::show(LoadedMatch loaded, int at)
{
    const QString path = loaded.path;
    // Computers alone do not play on because somebody looks.
    const auto& seats = loaded.info.seats;
    const bool goesOn = loaded.canGoOn() && std::any_of(seats.begin(), seats.end(), [](const auto& seat) {
                            return seat.player == u"person";
                        });
    const bool torn = loaded.torn;
    // What is written into it is kept, where the file can be written and is whole; else a copy is offered at
    // the first word.
    const bool writable = loaded.ok() && QFileInfo(path).isWritable();
    auto match = std::make_unique<Match>(std::move(loaded));
    m_messages.dismiss();
    if (goesOn && at < 0) {
        m_session.goOn(std::move(match), path);
        if (m_starter.isLesson(path)) m_session.teach();
    } else {
        m_session.look(std::move(match), writable ? path : QString(), std::max(at, 0));
    }
    if (torn) m_messages.tell(tr("The last line of %1 is incomplete and was skipped.").arg(spokenFile(path)));
}

void MatchOpener::offerBeginning(const LoadedMatch& loaded)
{
    if (!loaded.viewable() || loaded.timeline.last() == 0) return tellProblem(m_messages, loaded.diagnostics);
    const QString answer = tr("Open the first %n decision(s)", nullptr, loaded.timeline.last());
    tellProblem(m_messages, loaded.diagnostics, {answer}, [this, path = loaded.path] {
        LoadedMatch beginning = openMatch(path);
        if (beginning.viewable() && m_keeper.mayLeave()) show(std::move(beginning), 0);
    });
}

} // namespace fabletop
