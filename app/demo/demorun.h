// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DemoRun: plays the match of the demonstration and takes its pictures.

#include "app/window/application.h"
#include "views/preferences/settings.h"

#include <QDeadlineTimer>
#include <QSet>
#include <QString>

namespace fabletop {

class Autopilot;

class DemoRun {
public:
    DemoRun(QApplication& qt, QString folder, const QString& language);
    ~DemoRun();
    [[nodiscard]] static QString matchIn(const QString& folder);
    /// Answers what went wrong, or nothing.
    [[nodiscard]] QString run();

private:
    bool begin();
    bool play();
    bool settle(int milliseconds = 30);
    void shoot(const QString& name);
    /// Once in the match, when this moment first comes.
    bool first(const QString& moment);
    void shootQuestion();
    void shootManeuver(const Decision& decision);
    void shootAttack(const Decision& decision);
    void shootCombat();
    void finish();

    PassingSettings m_settings;
    QString m_folder;
    Application m_application;
    std::unique_ptr<Autopilot> m_pilot;
    QDeadlineTimer m_time{60000}; ///< until when the match must go on
    QSet<QString> m_seen;
    QString m_problem;
    int m_pictures = 0;
    int m_combats = 0;
};

} // namespace fabletop
