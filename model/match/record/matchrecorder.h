// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchRecorder: writes a game between computers as a match file, line by line as it is played.

#include "model/match/matchinfo.h"
#include "model/match/record/matchwriter.h"

namespace fabletop {

class MatchRecorder {
public:
    MatchRecorder(const MatchSetup& setup, std::shared_ptr<const MatchRules> rules,
                  const QStringList& players, std::uint64_t seed, QString path);

    /// The opening (no decision yet), then each decision with what followed from it.
    void add(const Decision* decision, const State& before, const State& after, const EventLog& log);
    /// Why the file isn't written as a whole.
    [[nodiscard]] const std::optional<FileFault>& fault() const { return m_writer.fault(); }
    [[nodiscard]] bool ok() const { return m_writer.waiting() == 0 && !m_writer.fault(); }

private:
    MatchInfo m_info;
    std::shared_ptr<const MatchRules> m_rules;
    QString m_path;
    Timeline m_timeline;
    MatchWriter m_writer;
};

} // namespace fabletop
