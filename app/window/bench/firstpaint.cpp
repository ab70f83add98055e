#include "app/window/bench/firstpaint.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFile>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>
#include <chrono>
#include <cstdio>

namespace fabletop {

namespace {

constexpr char wish[] = "FABLETOP_FIRST_PAINT"; ///< "program" or "minimal"
constexpr int rounds = 7;
constexpr int patience = 20'000; ///< milliseconds for a child

qint64 nanoseconds()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
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

class FirstPaint final : public QObject {
public:
    explicit FirstPaint(QWidget& window) : QObject(&window), m_window(window) { window.installEventFilter(this); }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::Paint || m_told) return false;
        m_told = true;
        // The paint event has been handled when control comes back to the loop.
        QTimer::singleShot(0, &m_window, [] {
            const qint64 painted = nanoseconds();
            QTimer::singleShot(400, qApp, [painted] {
                std::printf("%lld %lld\n", static_cast<long long>(painted), static_cast<long long>(kilobytes()));
                std::fflush(stdout);
                QApplication::quit();
            });
        });
        return false;
    }

private:
    QWidget& m_window;
    bool m_told = false;
};

struct Start {
    double milliseconds = 0;
    double megabytes = 0;
};

Start startOnce(const char* what)
{
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(wish), QLatin1String(what));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    child.setProcessEnvironment(environment);
    const qint64 began = nanoseconds();
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--language"), QStringLiteral("en")});
    if (!child.waitForFinished(patience)) return {};
    const QList<QByteArray> words = child.readAllStandardOutput().simplified().split(' ');
    if (words.size() != 2) return {};
    return {static_cast<double>(words[0].toLongLong() - began) / 1e6, static_cast<double>(words[1].toLongLong()) / 1000.0};
}

} // namespace

void tellFirstPaint(QApplication&, QWidget& window)
{
    if (qEnvironmentVariableIsSet(wish)) new FirstPaint(window);
}

bool minimalWindowWanted()
{
    return qgetenv(wish) == "minimal";
}

int runMinimalWindow()
{
    int count = 1;
    char name[] = "fabletop";
    char* arguments[] = {name, nullptr};
    QApplication qt(count, arguments);
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("File"));
    auto* body = new QWidget(&window);
    auto* rows = new QVBoxLayout(body);
    rows->addWidget(new QLabel(QStringLiteral("Label"), body));
    rows->addWidget(new QPushButton(QStringLiteral("Button"), body));
    window.setCentralWidget(body);
    window.statusBar()->showMessage(QStringLiteral("Ready"));
    window.resize(640, 480);
    tellFirstPaint(qt, window);
    window.show();
    return QApplication::exec();
}

void measureFirstPaint(Figures& figures)
{
    std::vector<double> paints;
    std::vector<double> memory;
    std::vector<double> minimal;
    for (int round = 0; round < rounds; ++round) {
        const Start bare = startOnce("minimal");
        const Start whole = startOnce("program");
        if (bare.milliseconds <= 0 || whole.milliseconds <= 0) continue;
        minimal.push_back(bare.milliseconds);
        paints.push_back(whole.milliseconds);
        memory.push_back(whole.megabytes);
    }
    if (paints.empty()) return;
    figures[QStringLiteral("W1")] =
        Figure::of(paints, "ms to first paint, offscreen; ratio to a minimal window of the same rounds", median(paints) / median(minimal));
    figures[QStringLiteral("W2")] = Figure::of(memory, "MB resident after the start, offscreen");
}

} // namespace fabletop
