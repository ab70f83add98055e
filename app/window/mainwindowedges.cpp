// SPDX-License-Identifier: GPL-3.0-or-later
// Banner, files dropped, saving, the title and the other edges of a MainWindow.

#include "app/window/banner.h"
#include "app/window/keeping/matchkeeper.h"
#include "app/window/mainwindow.h"
#include "app/window/menus/menurow.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/narration.h"
#include "model/match/words/peoplenames.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/cardspage.h"
#include "views/library/librarypage.h"
#include "views/pages/confirmdialog.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/unfinished.h"
#include "views/pages/start/welcomepage.h"
#include "views/pages/table/tablepage.h"
#include "views/rulebook/rulebookpage.h"
#include "views/workshop/workshophub.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QStackedWidget>
#include <algorithm>
#include <optional>

namespace fabletop {

void MainWindow::onResign()
{
    if (!m_match || m_match->over() || !m_table->match()) return;
    const SeatId seat =
        m_table->controller().viewer() != SeatId::none ? m_table->controller().viewer() : m_match->decides();
    const QString question = tr("Resign as %1?").arg(m_table->controller().narrator().person(seat));
    ConfirmDialog box(
        this, tr("Resign"), question,
        {{tr("Resign"), ConfirmDialog::Kind::destroy}, {tr("Keep playing"), ConfirmDialog::Kind::stay}});
    if (box.ask() == 0) m_table->controller().resign();
}

/// The match stays on the disk and is offered again.
void MainWindow::leave()
{
    if (!m_keeper->mayLeave()) return;
    m_keeper->follow(nullptr);
    m_table->setMatch(nullptr, m_language);
    m_replay->setMatch(nullptr);
    m_match.reset();
    m_trunk.reset();
    showWelcome();
}

void MainWindow::chooseFile()
{
    if (m_workshop && m_pages->currentWidget() == m_workshop) return m_workshop->openByDialog();
    const QString folder = m_settings.value(QStringLiteral("folders/last"), m_store.folder()).toString();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a match"), folder,
                                                      tr("Matches (*.match);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void MainWindow::tell(const Diagnostics& diagnostics, const QStringList& answers,
                      const std::function<void()>& then)
{
    const auto heard = [then](int place) {
        if (then && place == 0) then();
    };
    const auto error = std::find_if(diagnostics.begin(), diagnostics.end(),
                                    [](const Diagnostic& one) { return one.severity == Severity::error; });
    if (diagnostics.empty()) return m_banner->tell(tr("Couldn’t open this file."), {});
    const Diagnostic& first = error == diagnostics.end() ? diagnostics.front() : *error;
    const QString file = spokenFile(QString::fromStdString(first.file));
    const QString why = first.where.length > 0 || first.where.line > 1 ? toldWithPlace(first) : told(first);
    m_banner->tell(tr("Couldn’t open %1: %2.").arg(file, why), answers, heard);
}

void MainWindow::warn(const QString& sentence)
{
    m_banner->tell(sentence, {});
}

void MainWindow::refreshUnfinished()
{
    UnfinishedLook look;
    if (auto loaded = m_store.unfinished()) {
        const Match match(std::move(*loaded));
        look = unfinishedLook(match, m_language);
        look.path = match.path();
        const int turn = match.seenState(Viewer::spectator()).table.turn.number;
        look.title = turn > 0 ? tr("%1, turn %2").arg(teams(match.info()), QString::number(turn))
                              : tr("%1, setup").arg(teams(match.info()));
    }
    m_welcome->setUnfinished(look);
}

/// "A against B", in team play "A and C against B and D".
QString MainWindow::teams(const MatchInfo& info) const
{
    QStringList sides[2];
    for (const MatchSetup::Seat& seat : info.setup.seats)
        sides[seat.team & 1] << spokenName(seat.hero->name, m_language);
    return tr("%1 against %2").arg(sides[0].join(tr(" and ")), sides[1].join(tr(" and ")));
}

void MainWindow::refreshTitle()
{
    QString title;
    QString turn;
    if (m_new && m_pages->currentWidget() == m_new) title = tr("New match");
    if (m_library && m_pages->currentWidget() == static_cast<QWidget*>(m_library)) title = tr("Matches");
    if (m_rulebook && m_pages->currentWidget() == static_cast<QWidget*>(m_rulebook)) title = tr("Rulebook");
    if (m_cards && m_pages->currentWidget() == static_cast<QWidget*>(m_cards)) title = tr("Cards");
    if (m_workshop && m_pages->currentWidget() == static_cast<QWidget*>(m_workshop))
        title = tr("Workshop: %1").arg(m_workshop->title());
    if (m_match && (m_pages->currentWidget() == m_table || m_pages->currentWidget() == m_replay)) {
        const MatchInfo& info = m_match->info();
        title = tr("%1, %2").arg(teams(info), spokenName(info.setup.battlefield.name, m_language));
        const bool past = m_pages->currentWidget() == m_replay && m_replay->match();
        const int number = past ? m_replay->match()->tableAtCursor(Viewer::spectator()).turn.number
                                : m_match->seenState(Viewer::spectator()).table.turn.number;
        if (m_trunk) title = tr("%1 (another line)").arg(title);
        if (number > 0) turn = tr("Turn %1").arg(number);
    }
    const QWidget* page = m_pages->currentWidget();
    if (m_menus) {
        m_menus->setZoomVisible(page == m_table || page == m_replay ||
                                (m_workshop && page == m_workshop && m_workshop->canZoom()));
        m_menus->setTitle(title);
        m_menus->setTurn(turn);
    }
    title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // or Qt takes it for its place of a mark
    setWindowTitle(title.isEmpty() ? QStringLiteral("Fabletop") : title + QStringLiteral(" – Fabletop"));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_workshop && !m_workshop->mayLeave()) return event->ignore();
    if (!m_keeper->mayLeave()) return event->ignore();
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasUrls()) return;
    event->acceptProposedAction();
    m_banner->inform(tr("Drop to open"));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_banner->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_banner->hide();
    for (const QUrl& url : event->mimeData()->urls()) // a package is looked at first, wherever it is dropped
        if (url.isLocalFile() && url.toLocalFile().endsWith(QStringLiteral(".fabletop"))) {
            openPackage(url.toLocalFile());
            return;
        }
    if (m_library && m_pages->currentWidget() == static_cast<QWidget*>(m_library))
        return takeIn(event->mimeData()->urls());
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            open(url.toLocalFile());
            return;
        }
}

/// Copies dropped matches into the folder.
void MainWindow::takeIn(const QList<QUrl>& files)
{
    int taken = 0;
    std::optional<FileFault> fault;
    for (const QUrl& url : files) {
        if (!url.isLocalFile() || QFileInfo(url.toLocalFile()).suffix() != u"match") continue;
        auto failed = m_store.takeIn(url.toLocalFile());
        taken += failed ? 0 : 1;
        if (failed && !fault) fault = std::move(failed);
    }
    m_library->refresh();
    fault ? warn(fault->sentence()) : m_banner->inform(tr("%n match(es) were taken in", nullptr, taken));
}

void MainWindow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
