// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PositionReader: reads a file of positions and plays its match as far as it goes.
///
/// Why played at once: a decision means something only among those that were open, and a file that doesn't
/// hold is better refused than half shown.

#include "model/content/json/jsonfields.h"
#include "model/match/positions/positionfile.h"

namespace fabletop {

class PositionReader {
public:
    explicit PositionReader(Diagnostics& diagnostics)
        : m_diagnostics(diagnostics), m_options(std::make_unique<OptionList>())
    {}

    [[nodiscard]] std::optional<PositionMatch> read(const JsonNode& root);

private:
    bool readSetup(JsonFields& fields);
    bool readScenario(const JsonNode& node);
    void readDecisions(const std::vector<JsonNode>& decisions, const std::vector<JsonNode>& positions);
    void readPosition(const JsonNode& node);
    [[nodiscard]] std::vector<Decision> rightOnes(const JsonNode& list);
    /// The decision on offer that is meant; none, and said, where there is none.
    [[nodiscard]] std::optional<Decision> onOffer(const JsonNode& node);
    /// A decision that may come later; what others do may name cards that nobody sees.
    [[nodiscard]] std::optional<Decision> expected(const JsonNode& node);

    Diagnostics& m_diagnostics;
    PositionMatch m_match;
    State m_state{};
    std::unique_ptr<OptionList> m_options;
};

} // namespace fabletop
