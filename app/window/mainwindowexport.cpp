// SPDX-License-Identifier: GPL-3.0-or-later
// What a MainWindow offers to take out of a match: documents, pictures, the line that opens a place.

#include "app/window/banner.h"
#include "app/window/mainwindow.h"
#include "views/pages/replay/export/exporter.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/rulebook/bookprint.h"
#include "views/rulebook/rulebookpage.h"
#include "views/theme/button.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <array>

namespace fabletop {

/// Every document once in the language of the window, and in the others in a menu of their own.
void MainWindow::offerExport()
{
    if (!m_match) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::array<QString, exportKinds> names{tr("Text"),
                                                 tr("Markdown"),
                                                 tr("Web page (HTML)"),
                                                 tr("Events as a table (CSV)"),
                                                 tr("Printable report (PDF)"),
                                                 tr("This moment as PNG"),
                                                 tr("This moment as SVG")};
    const auto fill = [&](QMenu* into, Language language) {
        for (int kind = 0; kind < exportKinds; ++kind)
            into->addAction(names[static_cast<std::size_t>(kind)], this,
                            [this, kind, language] { exportAs(kind, language); });
    };
    fill(menu, m_language);
    menu->addSeparator();
    const std::pair<Language, QString> others[] = {{Language::en, QStringLiteral("English")},
                                                   {Language::es, QStringLiteral("Español")},
                                                   {Language::fr, QStringLiteral("Français")},
                                                   {Language::pt, QStringLiteral("Português")}};
    for (const auto& [language, name] : others)
        if (language != m_language) fill(menu->addMenu(name), language);
    menu->addSeparator();
    menu->addAction(tr("Copy the line that opens this place"), this, [this] {
        QGuiApplication::clipboard()->setText(openingLine(*m_replay->match()));
        m_banner->inform(tr("Copied: %1").arg(QGuiApplication::clipboard()->text()));
    });
    Button* button = m_replay->panel()->exportButton();
    menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void MainWindow::exportAs(int kind, Language language)
{
    ExportRequest request{
        static_cast<ExportKind>(kind), language, viewerOfExport(*m_match, m_replay->viewer()), {}};
    const QString ending = endingOf(request.kind);
    const QString folder = m_settings.value(QStringLiteral("folders/export"), m_store.folder()).toString();
    const QString stem = QFileInfo(m_match->path()).completeBaseName();
    request.file = QFileDialog::getSaveFileName(
        this, tr("Export"), folder + u'/' + (stem.isEmpty() ? QStringLiteral("match") : stem) + u'.' + ending,
        QStringLiteral("*.%1").arg(ending));
    if (request.file.isEmpty()) return;
    m_settings.setValue(QStringLiteral("folders/export"), QFileInfo(request.file).absolutePath());
    const QString problem = exportMatch(*m_replay->match(), m_match->annotations(), request, m_theme);
    if (!problem.isEmpty()) return m_banner->tell(problem, {});
    const bool parts = !m_match->over() && !request.viewer.everything();
    m_banner->inform(
        parts ? tr("Saved as %1. Hidden cards are left out while the match is running.").arg(request.file)
              : tr("Saved as %1").arg(request.file));
}

} // namespace fabletop
