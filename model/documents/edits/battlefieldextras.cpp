// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/edits/battlefieldextras.h"

#include <algorithm>

namespace fabletop {

std::string wayTo(const char* list, const std::string& id)
{
    return list + (extraDivider + id);
}

void dropExtras(Battlefield& battlefield, const std::string& way)
{
    const std::string start = way + extraDivider;
    std::erase_if(battlefield.extras, [&](const auto& extra) { return extra.first.starts_with(start); });
}

void moveExtras(Battlefield& battlefield, const std::string& from, const std::string& to)
{
    const std::string start = from + extraDivider;
    for (auto& extra : battlefield.extras)
        if (extra.first.starts_with(start)) extra.first = to + extra.first.substr(from.size());
}

void dropLabelExtras(Battlefield& battlefield, int place)
{
    dropExtras(battlefield, wayTo("labels", std::to_string(place)));
    for (int next = place + 1; next <= static_cast<int>(battlefield.labels.size()); ++next)
        moveExtras(battlefield, wayTo("labels", std::to_string(next)),
                   wayTo("labels", std::to_string(next - 1)));
}

void copyExtras(const Battlefield& source, const std::string& from, Battlefield& target,
                const std::string& to)
{
    const std::string start = from + extraDivider;
    for (const auto& [key, value] : source.extras)
        if (key.starts_with(start)) target.extras.emplace_back(to + key.substr(from.size()), value);
}

} // namespace fabletop
