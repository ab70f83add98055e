#include "app/verbs/matchrecorder.h"

#include "model/match/record/matchlines.h"

namespace fabletop {

MatchRecorder::MatchRecorder(const MatchSetup& setup, std::shared_ptr<const Ruleset> rules, const QStringList& players,
                             std::uint64_t seed, QString path)
    : m_rules(std::move(rules)), m_path(std::move(path))
{
    m_info.setup = setup;
    m_info.setup.seed = seed;
    for (qsizetype i = 0; i < players.size(); ++i)
        m_info.seats.push_back({QStringLiteral("%1 %2").arg(players[i]).arg(i + 1), players[i]});
}

void MatchRecorder::add(const Decision* decision, const State& before, const State& after, const EventLog& log)
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
