// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/heropicture.h"

#include "model/rules/names.h"

namespace fabletop {

bool DrawingName::sound(std::string_view name)
{
    if (isFileName(name)) name.remove_suffix(std::string_view(".png").size());
    return !name.empty() && kebab(name) == name;
}

} // namespace fabletop
