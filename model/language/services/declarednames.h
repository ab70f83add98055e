// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DeclaredNames: the names a text makes, also one that is broken elsewhere.

#include "model/language/meaning/belonging.h"
#include "model/language/services/readlines.h"

namespace fabletop {

struct DeclaredName {
    NameKinds kind = 0;
    Word declaration = Word::none;
    std::string text;
    Span where; ///< of the declared name, for its plural too
};

/// In the order of the text; a kind with a plural twice.
[[nodiscard]] std::vector<DeclaredName> declaredNames(const std::vector<ReadLine>& lines);

} // namespace fabletop
