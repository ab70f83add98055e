// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Rerun: takes recorded decisions one after the other, runs them under today's rules as long as those agree,
/// and names the first place where they do not.
///
/// Why apart from reading: the main line, branches and verification all do it.

#include "model/content/records/eventfields.h"
#include "model/engine/engine.h"
#include "model/match/record/matchfile.h"

#include <QJsonArray>
#include <QJsonObject>
#include <utility>
#include <vector>

namespace fabletop {

/// One decision as its line gives it.
struct RecordedStep {
    int line = 0;
    int number = 0;
    QJsonObject decision;
    QJsonArray events;
    QString digest;
};

class Rerun {
public:
    /// `branch` is the id of the line that is run, 0: the main one.
    Rerun(std::shared_ptr<const MatchRules> rules, Check check, bool digestsCount, int branch = 0);

    /// From here on nothing is run: the recorded events alone say what happened, and `why` why.
    void follow(Divergence why);
    /// Starts at the beginning of the match; `opening` are recorded events, if the file has them.
    bool begin(const MatchInfo& info, const std::optional<QJsonArray>& opening, Timeline& timeline);
    /// Starts in the middle of a match, from the State at position `from` of another line.
    void beginAt(const State& state, Timeline& timeline);
    /// Takes the next recorded decision. False: its events or its decision cannot be understood; `problem()`
    /// says which.
    bool take(const RecordedStep& recorded, Timeline& timeline);

    [[nodiscard]] const std::optional<Divergence>& divergence() const { return m_divergence; }
    [[nodiscard]] const std::optional<RecordFault>& problem() const { return m_problem; }
    /// Cards that a hero hasn't got any more, met since this was asked last.
    [[nodiscard]] std::vector<RecordFault> takeMissingCards() { return std::exchange(m_missing, {}); }

private:
    bool readEvents(const QJsonArray& array, Table before, std::vector<Event>& events);
    /// The decision that is meant; of several on offer that agree the one that is said word for word.
    std::optional<Decision> readDecision(const QJsonObject& object, const State& before);
    bool runs(const RecordedStep& recorded, const std::optional<Decision>& decision,
              const std::vector<Event>& events);
    [[nodiscard]] int firstDifference(const RecordedStep& recorded) const;
    [[nodiscard]] SeatId seatOf(const QJsonObject& decision) const;
    bool differ(const RecordedStep& recorded, const std::optional<Decision>& decision);
    void fillEvents(Divergence& divergence, int place, const RecordedStep& recorded) const;
    bool refuse(const RecordedStep& recorded, const std::optional<Decision>& decision);
    bool diverge(const RecordedStep& recorded, Divergence divergence);

    std::shared_ptr<const MatchRules> m_rules;
    Check m_check;
    bool m_digestsCount;
    int m_branch;
    State m_state{};
    Table m_before{}; ///< on which the last decision was run
    OptionList m_options;
    EventLog m_log;
    std::optional<Divergence> m_divergence;
    std::optional<RecordFault> m_problem;
    std::vector<RecordFault> m_missing;
};

} // namespace fabletop
