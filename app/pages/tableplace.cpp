// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/tableplace.h"

#include "app/session/matchwords.h"
#include "app/session/workspace.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/confirmdialog.h"

#include <QMenu>
#include <algorithm>

namespace fabletop {

TablePlace::TablePlace(Workspace& workspace)
    : TablePage(workspace.settings, workspace.theme), m_work(workspace), m_sounds(workspace.settings)
{
    follow();
    followSounds();
    connect(this, &TablePage::lessonFinished, this, [this] { m_work.starter.lessonFinished(); });
    connect(this, &TablePage::rematchRequested, this, [this] { m_work.starter.rematch(false); });
    connect(this, &TablePage::swapRequested, this, [this] { m_work.starter.rematch(true); });
    connect(this, &TablePage::reviewRequested, this, [this] { m_work.shell.turnTo(pageid::replay); });
    connect(this, &TablePage::newMatchRequested, this, [this] { m_work.shell.turnTo(pageid::newMatch); });
    connect(this, &TablePage::ruleActivated, this, &Page::ruleRequested);
}

TablePlace::~TablePlace()
{
    m_work.session.setPresenceSource({});
    setMatch(nullptr, m_work.language);
}

void TablePlace::follow()
{
    MatchSession& session = m_work.session;
    session.setPresenceSource([this] { return controller().presence().now(); });
    connect(&session, &MatchSession::seatChanged, this,
            [this](Match* match) { setMatch(match, m_work.language); });
    connect(&session, &MatchSession::lessonBegan, this, &TablePlace::teachLesson);
    connect(&session, &MatchSession::stepped, this, &Page::titleChanged);
    connect(&controller().view(), &TableView::moved, this, &Page::titleChanged); // it is that of the place
    connect(&controller(), &TableController::viewerChanged, &session, &MatchSession::viewerChanged);
    if (session.seated()) setMatch(session.match(), m_work.language);
    if (session.teaching()) teachLesson();
}

void TablePlace::teachLesson()
{
    teach(idAt<SeatId>(0));
}

/// As they are shown; the computer against itself is silent.
void TablePlace::followSounds()
{
    Playback& playback = controller().playback();
    connect(&playback, &Playback::partBegan, this, [this, &playback] {
        std::vector<Event> events;
        const Playback::Part part = playback.part();
        for (int event = part.first; event < part.end; ++event)
            events.push_back(controller().view().event(event));
        const auto& seats = match()->info().seats;
        m_sounds.setWatched(std::any_of(seats.begin(), seats.end(),
                                        [](const auto& seat) { return seat.player == u"person"; }));
        m_sounds.begin(events, part.combat);
    });
    connect(&playback, &Playback::finished, this, [this] { m_sounds.end(); });
    connect(&controller(), &TableController::refused, this, [this] { m_sounds.refuse(); });
}

void TablePlace::applySettings()
{
    applyTo(*this, m_work.settings);
}

void applyTo(TablePage& table, const Settings& settings)
{
    using Dock = TablePage::Dock;
    const auto on = [&settings](const char* key) {
        return settings.value(QLatin1String(key), false).toBool();
    };
    table.board()->setOptions({on("look/zoneLetters"), on("look/spaceNumbers"), on("look/plainBoard")});
    const QString dock = settings.value(QStringLiteral("look/timeline")).toString();
    table.setDock(dock == u"beside" ? Dock::beside : dock == u"hidden" ? Dock::hidden : Dock::below);
    table.setSpeed(settings.speed());
}

QString TablePlace::title() const
{
    return m_work.session.title(m_work.language);
}

QString TablePlace::turn() const
{
    return match() ? turnWords(controller().table().turn.number) : QString();
}

void TablePlace::aboutToShow()
{
    controller().view().cursor().goLive();
}

void TablePlace::fillMenu(QMenu& menu)
{
    menu.addAction(tr("Move no&w"), this, [this] { controller().moveNow(); });
    menu.addAction(tr("&Resign…"), this, &TablePlace::resign);
    menu.addSeparator();
    menu.addAction(tr("&Leave the table"), this, [this] { m_work.session.leave(); });
}

bool TablePlace::beforeUndo()
{
    controller().takeBack();
    return true;
}

void TablePlace::zoom(int step)
{
    board()->zoom(step);
}

void TablePlace::resign()
{
    const Match* open = match();
    if (!open || open->over()) return;
    const SeatId seat = controller().viewer() != SeatId::none ? controller().viewer() : open->decides();
    const QString question = tr("Resign as %1?").arg(controller().narrator().person(seat));
    ConfirmDialog box(
        window(), tr("Resign"), question,
        {{tr("Resign"), ConfirmDialog::Kind::destroy}, {tr("Keep playing"), ConfirmDialog::Kind::stay}});
    if (box.ask() == 0) controller().resign();
}

} // namespace fabletop
