// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Keeping the fields of others ("x-…") with the zone, space or label they belong to.
///
/// Why: they are kept by the way to them (battlefieldfile.h), and that way names what an edit may rename,
/// renumber or remove. A stranger's tool must find its fields where it left them, and never on something
/// else.

#include "model/content/battlefields/battlefieldfile.h"

namespace fabletop {

/// "zones␟3": the way to a zone, space or label.
[[nodiscard]] std::string wayTo(const char* list, const std::string& id);

/// Removes what lies below `way`.
void dropExtras(Battlefield& battlefield, const std::string& way);
/// What lay below `from` lies below `to` from now on.
void moveExtras(Battlefield& battlefield, const std::string& from, const std::string& to);
/// Label `place` is gone; those after it move up.
void dropLabelExtras(Battlefield& battlefield, int place);
/// Adds what lies below `from` in `source` to `target`, below `to`.
void copyExtras(const Battlefield& source, const std::string& from, Battlefield& target,
                const std::string& to);

} // namespace fabletop
