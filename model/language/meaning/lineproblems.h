// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LineProblems: the problems of a text, one a line.

#include "model/language/meaning/slotcheck.h"
#include "model/rules/diagnostic.h"

#include <string>
#include <vector>

namespace fabletop {

class LineProblems {
public:
    LineProblems(const std::string& file, Diagnostics& diagnostics) : m_file(file), m_diagnostics(diagnostics)
    {}

    /// An error, or a warning; those stand beside each other.
    void tell(const SlotFault& fault);
    /// One line, one problem: the first is the cause, the others would follow from it.
    void complain(ProblemCode code, Span span, std::vector<std::string> arguments, std::string fix = {});

private:
    const std::string& m_file;
    Diagnostics& m_diagnostics;
};

} // namespace fabletop
