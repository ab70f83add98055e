// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchStarter: every way to a new match: as planned, by chance, the lesson, another round, or with what is
/// just being made.

#include "views/pages/start/matchplan.h"

namespace fabletop {

class MatchSession;
class Messages;

class MatchStarter {
public:
    MatchStarter(Settings& settings, MatchSession& session, Messages& messages);

    void start(const MatchPlan& plan);
    /// Everything by chance.
    void surprise();
    /// The first shipped heroes at the first battlefield, against a computer, the same every time.
    void lesson();
    /// The lesson is over, and is not offered first any more.
    void lessonFinished();
    /// Whether that file is the lesson, left before its end.
    [[nodiscard]] bool isLesson(const QString& path) const;
    /// The same people again with a new seed.
    void rematch(bool swapped);
    /// On a battlefield that is drawn just now, by who played last.
    void tryOut(const Battlefield& battlefield);
    void playBy(const RuleSet& rules);
    /// With the hero of a file in the first seat.
    void playAs(const QString& heroFile);

private:
    void begin(std::unique_ptr<Match> match, const Diagnostics& diagnostics);

    Settings& m_settings;
    MatchSession& m_session;
    Messages& m_messages;
};

} // namespace fabletop
