#pragma once
/// Printer: a tree as canonical text. print(parse(text)) is a fixed point and keeps comments.

#include "model/language/reading/ast.h"

namespace fabletop {

[[nodiscard]] std::string print(const File& file);
/// One phrase in its canonical wording, for messages and completion.
[[nodiscard]] std::string print(const Node& node);

} // namespace fabletop
