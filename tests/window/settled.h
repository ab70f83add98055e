// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// settle: waits until no window changes any more, which is told by what they paint. Looking at whole
/// pictures until they are the same took most of the time of the tests that compare them.

#include "views/illustrations/followbaked.h"

#include <QApplication>
#include <QEvent>
#include <QTest>
#include <QThreadPool>
#include <QWidget>
#include <algorithm>

namespace fabletop::testing {

/// Counts what is painted while it lives.
class PaintCount : public QObject {
public:
    PaintCount() { qApp->installEventFilter(this); }

    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) ++m_count;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// Whether something still fades in somewhere.
inline bool fades()
{
    const QWidgetList all = QApplication::allWidgets();
    return std::any_of(all.begin(), all.end(),
                       [](const QWidget* widget) { return widget->objectName() == fadingName; });
}

/// Until nothing was painted for `calm` rounds in a row; 100 at most, for what never rests.
inline void settle(int calm = 5)
{
    constexpr int patience = 100;
    constexpr int pause = 3; // milliseconds
    const PaintCount paints;
    int painted = -1;
    for (int round = 0, quiet = 0; round < patience && quiet < calm; ++round) {
        QThreadPool::globalInstance()->waitForDone(); // pictures are baked there
        QTest::qWait(pause);
        quiet = paints.count() == painted && !fades() ? quiet + 1 : 0;
        painted = paints.count();
    }
}

} // namespace fabletop::testing
