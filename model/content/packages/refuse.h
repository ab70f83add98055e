// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What every check of a package ends with that fails.

#include "model/rules/diagnostic.h"

#include <string>
#include <utility>
#include <vector>

namespace fabletop {

/// Notes the error; false, so that a check can return it.
inline bool refuse(Diagnostics& diagnostics, const std::string& file, ProblemCode code,
                   std::vector<std::string> arguments = {})
{
    diagnostics.push_back({Severity::error, file, {}, code, std::move(arguments), {}});
    return false;
}

} // namespace fabletop
