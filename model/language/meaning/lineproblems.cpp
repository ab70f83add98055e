// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/lineproblems.h"

#include <utility>

namespace fabletop {

void LineProblems::tell(const SlotFault& fault)
{
    if (!fault.warning) return complain(fault.code, fault.where, fault.arguments, fault.fix);
    if (m_diagnostics.size() < mostDiagnostics)
        m_diagnostics.push_back(
            {Severity::warning, m_file, fault.where, fault.code, fault.arguments, fault.fix});
}

/// One line, one problem: the first is the cause, the others would follow from it.
void LineProblems::complain(ProblemCode code, Span span, std::vector<std::string> arguments, std::string fix)
{
    if (m_diagnostics.size() >= mostDiagnostics) return;
    for (const Diagnostic& diagnostic : m_diagnostics)
        if (diagnostic.where.line == span.line && diagnostic.severity == Severity::error) return;
    m_diagnostics.push_back({Severity::error, m_file, span, code, std::move(arguments), std::move(fix)});
}

} // namespace fabletop
