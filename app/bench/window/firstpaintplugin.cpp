// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin that Qt loads into the measured process: at the first paint of a window it notes the clock, tells
// it with the memory in use on the standard output, and ends the process.

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGenericPlugin>
#include <QTimer>
#include <chrono>
#include <cstdio>

namespace {

qint64 nanoseconds()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Resident memory of this process.
qint64 kilobytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).simplified().split(' ').value(0).toLongLong();
    return 0;
}

void tellLater()
{
    const qint64 painted = nanoseconds();
    QTimer::singleShot(400, qApp, [painted] {
        std::printf("%lld %lld\n", static_cast<long long>(painted), static_cast<long long>(kilobytes()));
        std::fflush(stdout);
        QCoreApplication::quit();
    });
}

class FirstPaint final : public QObject {
public:
    FirstPaint() { QCoreApplication::instance()->installEventFilter(this); }

protected:
    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        if (event->type() != QEvent::Paint || !receiver->isWidgetType()) return false;
        QCoreApplication::instance()->removeEventFilter(this);
        // The paint event has been handled when control comes back to the loop.
        QTimer::singleShot(0, qApp, tellLater);
        return false;
    }
};

} // namespace

class FirstPaintPlugin final : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "firstpaintplugin.json")

public:
    QObject* create(const QString&, const QString&) override { return new FirstPaint; }
};

#include "firstpaintplugin.moc"
