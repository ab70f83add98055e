// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/window/firstpaint.h"

#include "app/bench/window/minimalwindow.h"
#include "views/pages/start/matchplan.h"
#include "views/preferences/settings.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <chrono>

namespace fabletop {

namespace {

constexpr int rounds = 7;
constexpr int patience = 20'000; ///< milliseconds for a child

qint64 nanoseconds()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

struct Start {
    double milliseconds = 0;
    double megabytes = 0;
};

Start startOnce(const QString& program, const QStringList& arguments)
{
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"),
                       QCoreApplication::applicationDirPath() + QStringLiteral("/bench-plugins"));
    environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"), QStringLiteral("firstpaint"));
    child.setProcessEnvironment(environment);
    const qint64 began = nanoseconds();
    child.start(program, arguments);
    if (!child.waitForFinished(patience)) return {};
    const QList<QByteArray> words = child.readAllStandardOutput().simplified().split(' ');
    if (words.size() != 2) return {};
    return {static_cast<double>(words[0].toLongLong() - began) / 1e6,
            static_cast<double>(words[1].toLongLong()) / 1000.0};
}

/// The file of a match that waits for its first decision; empty: there is none.
QString begunMatch(const QTemporaryDir& folder)
{
    MatchPlan plan = lastPlan(PassingSettings());
    plan.seats[0].player = QStringLiteral("person");
    plan.seats[1].player = QStringLiteral("greedy1");
    Diagnostics ignored;
    const auto match = makeMatch(plan, ignored);
    const QString path = folder.filePath(QStringLiteral("begun.match"));
    return match && match->record(path) ? path : QString();
}

/// The program with a match at its table.
void measureMemoryInMatch(Figures& figures, const QString& program)
{
    const QTemporaryDir folder;
    const QString file = begunMatch(folder);
    std::vector<double> memory;
    for (int round = 0; round < rounds && !file.isEmpty(); ++round)
        if (const Start start =
                startOnce(program, {QStringLiteral("--language"), QStringLiteral("en"), file});
            start.megabytes > 0)
            memory.push_back(start.megabytes);
    if (!memory.empty())
        figures[QStringLiteral("W2-match")] =
            Figure::of(memory, "MB resident with a match at the table, 1280x800, offscreen");
}

} // namespace

void measureFirstPaint(Figures& figures)
{
    const QString own = QCoreApplication::applicationFilePath();
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/fabletop");
    std::vector<double> paints;
    std::vector<double> memory;
    std::vector<double> minimal;
    for (int round = 0; round < rounds; ++round) {
        const Start bare = startOnce(own, {QLatin1String(minimalWindow)});
        const Start whole = startOnce(program, {QStringLiteral("--language"), QStringLiteral("en")});
        if (bare.milliseconds <= 0 || whole.milliseconds <= 0) continue;
        minimal.push_back(bare.milliseconds);
        paints.push_back(whole.milliseconds);
        memory.push_back(whole.megabytes);
    }
    if (paints.empty()) return;
    figures[QStringLiteral("W1")] =
        Figure::of(paints, "ms to first paint, offscreen; ratio to a minimal window of the same rounds",
                   median(paints) / median(minimal));
    figures[QStringLiteral("W2")] = Figure::of(memory, "MB resident after the start, offscreen");
    measureMemoryInMatch(figures, program);
}

} // namespace fabletop
