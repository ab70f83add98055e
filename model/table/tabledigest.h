// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The digest of a Table by what it means, as match files record it (match.md, digest_version 2).
///
/// Why not of its bytes: a file outlives the layout it was written under. Every fact of the table that is not
/// as on an empty one counts, with a number for what it is, in a fixed order; so neither moving a field nor
/// adding one that is zero until it is used changes the digest of an old match.

#include "model/table/table.h"

namespace fabletop {

[[nodiscard]] std::uint64_t digestByMeaning(const Table& table);

} // namespace fabletop
