#pragma once
/// From the start of a process to its first painted window, and what it then takes of memory.
///
/// Why by child processes: loading the program is part of what a person waits for.

#include "app/verbs/bench/figure.h"

#include <QString>

class QApplication;
class QWidget;

namespace fabletop {

/// In the child: tells the clock at the first paint of `window` on the standard output, then ends the program.
/// Does nothing unless the environment asks for it.
void tellFirstPaint(QApplication& qt, QWidget& window);
/// In the child: what the environment asks to be shown instead of the program, a window with nothing in it.
[[nodiscard]] bool minimalWindowWanted();
int runMinimalWindow();

/// In the parent: W1 with its ratio to the minimal window of the same rounds, and W2.
void measureFirstPaint(Figures& figures);

} // namespace fabletop
