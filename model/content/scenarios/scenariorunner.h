// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Runs scenario files and says what passed.

#include "model/content/scenarios/scenariofile.h"

#include <QString>
#include <vector>

namespace fabletop {

struct ScenarioResult {
    QString file;
    QString name;
    bool passed = false;
    QString message; ///< what failed, beginning with file and line; empty where it passed
};

struct ScenarioReport {
    int passed = 0;
    int failed = 0;
    std::vector<ScenarioResult> results;
    Diagnostics diagnostics; ///< why a file was refused
};

/// Runs one scenario. `file` only names it in the message; `visited` gets every instruction carried out.
[[nodiscard]] ScenarioResult runScenario(const Scenario& scenario, const QString& file,
                                         std::vector<std::uint16_t>* visited = nullptr);

/// Runs all scenarios of a file. A refused file counts as one failed and has one result without a name.
[[nodiscard]] ScenarioReport runScenarioFile(const QString& path);
/// The same from the text of a file; `path` only names it.
[[nodiscard]] ScenarioReport runScenarioText(const std::string& text, const QString& path);

} // namespace fabletop
