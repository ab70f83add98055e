// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/replayplace.h"

#include "app/session/matchwords.h"
#include "app/session/workspace.h"
#include "app/window/menus/menurow.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/theme/button.h"

#include <QMenu>
#include <optional>

namespace fabletop {

ReplayPlace::ReplayPlace(Workspace& workspace)
    : ReplayPage(workspace.theme), m_work(workspace), m_combat(*this, workspace.settings, workspace.theme)
{
    follow();
    connect(&sight(), &ReplayViewpoint::told, this, &Page::warned);
    connect(this, &ReplayPage::ruleActivated, this, &Page::ruleRequested);
    connect(this, &ReplayPage::moved, this, &Page::titleChanged);
    connect(this, &ReplayPage::exportRequested, this, &ReplayPlace::offerExport);
    connect(this, &ReplayPage::playRequested, this, &ReplayPlace::playBranch);
    connect(this, &ReplayPage::futureHidden, this,
            [this](bool hidden) { m_work.settings.setValue(QStringLiteral("look/hideFuture"), hidden); });
    connect(this, &ReplayPage::closed, this, &ReplayPlace::leave);
    connect(this, &ReplayPage::continueRequested, this, [this] { m_work.shell.turnTo(pageid::table); });
}

void ReplayPlace::follow()
{
    MatchSession& session = m_work.session;
    connect(&session, &MatchSession::released, this, [this] { setMatch(nullptr); });
    connect(&session, &MatchSession::viewerChanged, this, &ReplayPlace::renewViewer);
    connect(&session, &MatchSession::stepped, this, &Page::titleChanged);
}

void ReplayPlace::applySettings()
{
    const auto on = [this](const char* key) {
        return m_work.settings.value(QLatin1String(key), false).toBool();
    };
    board()->setOptions({on("look/zoneLetters"), on("look/spaceNumbers"), on("look/plainBoard")});
    const QString dock = m_work.settings.value(QStringLiteral("look/timeline")).toString();
    setDock(dock == u"beside" ? Dock::beside : dock == u"hidden" ? Dock::hidden : Dock::below);
    setFutureHidden(on("look/hideFuture"));
}

QString ReplayPlace::title() const
{
    return m_work.session.title(m_work.language);
}

QString ReplayPlace::turn() const
{
    return match() ? turnWords(view().table().turn.number) : QString();
}

void ReplayPlace::aboutToShow()
{
    MatchSession& session = m_work.session;
    std::optional<MatchSession::BranchEnd> branch;
    if (session.onBranch()) branch = session.endBranch();
    if (match() != session.match()) setMatch(session.match(), m_work.language);
    renewViewer();
    setCanContinue(!session.match()->over() && session.seated());
    if (!branch) return;
    showBranch(branch->branch);
    seek(branch->last);
}

void ReplayPlace::goTo(const QString& position)
{
    seek(position.toInt());
}

void ReplayPlace::zoom(int step)
{
    board()->zoom(step);
}

void ReplayPlace::renewViewer()
{
    const MatchSession& session = m_work.session;
    if (!session.match() || trunk() != session.match()) return;
    sight().setPresence(session.presence());
    sight().setViewer(session.viewer());
}

void ReplayPlace::playBranch(int from, int position, const QStringList& players)
{
    MatchSession& session = m_work.session;
    if (!session.match() || session.onBranch()) return;
    // Whoever plays another line of a match that runs learns what it still hides: what was drawn and will be.
    if (!sight().openHands()) return;
    const Diagnostics problems = session.playBranch(from, position, players);
    if (!session.onBranch()) tellProblem(m_work.messages, problems);
}

void ReplayPlace::leave()
{
    m_work.session.seated() ? m_work.shell.turnTo(pageid::table) : m_work.session.leave();
}

/// Every document once in the language of the window, and in the others in a menu of their own.
void ReplayPlace::offerExport()
{
    if (!m_work.session.match()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList names = ExportService::kindNames();
    const auto fill = [&](QMenu* into, Language language) {
        for (int kind = 0; kind < names.size(); ++kind)
            into->addAction(names.at(kind), this, [this, kind, language] {
                m_work.exporting.exportMatch(*m_work.session.match(), view(), static_cast<ExportKind>(kind),
                                             language, m_work.theme);
            });
    };
    fill(menu, m_work.language);
    menu->addSeparator();
    for (const auto& [code, name] : languageNames())
        if (const auto language = languageFromCode(code.toStdString()); *language != m_work.language)
            fill(menu->addMenu(name), *language);
    menu->addSeparator();
    menu->addAction(tr("Copy the line that opens this place"), this,
                    [this] { m_work.exporting.copyOpeningLine(view()); });
    menu->popup(panel()->exportButton()->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

} // namespace fabletop
