#pragma once
/// A match report on paper: A4 pages with the curves at the head and the page number at the foot.

#include <QString>

class QIODevice;

namespace fabletop {

class MatchReport;

/// Writes the report as PDF. How many pages it took, 0 if the device could not be written.
int writePdfReport(QIODevice& device, const MatchReport& report);

} // namespace fabletop
