// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchOpener: opens match files: to go on with, or to look at where the match is over; and what is told of
/// files that are torn or damaged.

#include "model/match/match.h"

#include <QCoreApplication>

namespace fabletop {

class MatchKeeper;
class MatchSession;
class MatchStarter;
class Messages;
class Settings;

class MatchOpener {
    Q_DECLARE_TR_FUNCTIONS(MatchOpener)
public:
    MatchOpener(Settings& settings, MatchKeeper& keeper, MatchSession& session, const MatchStarter& starter,
                Messages& messages);

    /// `at`: the position to be shown; -1: where the match stands. False: somebody was told why not.
    bool open(const QString& path, int at = -1);

private:
    void show(LoadedMatch loaded, int at);
    /// A match whose file is damaged, up to there.
    void offerBeginning(const LoadedMatch& loaded);

    Settings& m_settings;
    MatchKeeper& m_keeper;
    MatchSession& m_session;
    const MatchStarter& m_starter;
    Messages& m_messages;
};

} // namespace fabletop
