// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The whole rulebook on paper.

#include <QString>

namespace fabletop {

class Rulebook;
class Theme;

/// Writes it as PDF, A4, a page number on each. Empty on success, else what went wrong.
[[nodiscard]] QString printBook(const QString& file, const Rulebook& book, const Theme& theme);

} // namespace fabletop
