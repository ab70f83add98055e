// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/matchrecorder.h"

#include "model/match/record/matchlines.h"

namespace fabletop {

MatchRecorder::MatchRecorder(const MatchSetup& setup, std::shared_ptr<const MatchRules> rules,
                             const QStringList& players, std::uint64_t seed, QString path)
    : m_rules(std::move(rules)), m_path(std::move(path))
{
    m_info.setup = setup;
    m_info.setup.seed = seed;
    for (qsizetype i = 0; i < players.size(); ++i) {
        // Seats of one person share its name, which is how a match file knows (scenario header, R-TEAM-01).
        qsizetype first = 0;
        const auto person = [&](qsizetype seat) {
            return setup.seats[static_cast<std::size_t>(seat)].person;
        };
        while (person(first) != person(i))
            ++first;
        m_info.seats.push_back({QStringLiteral("%1 %2").arg(players[first]).arg(person(i) + 1), players[i]});
    }
}

void MatchRecorder::add(const Decision* decision, const State& before, const State& after,
                        const EventLog& log)
{
    if (!decision) {
        m_timeline = Timeline(before.table, log.events, after);
        m_writer.start(m_path, headerLine(m_info, *m_rules, m_timeline));
        return;
    }
    m_timeline.append(*decision, log.events, after);
    m_writer.append(decisionLine(*m_rules, m_timeline, m_timeline.last()));
}

} // namespace fabletop
