// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ScenarioWords: what is said of a scenario that failed, in the language the program speaks.

#include <QCoreApplication>

namespace fabletop {

struct ScenarioWords {
    Q_DECLARE_TR_FUNCTIONS(Scenarios)
};

} // namespace fabletop
