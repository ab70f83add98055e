// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/exportservice.h"

#include "app/session/matchstore.h"
#include "app/session/messages.h"
#include "model/match/tableview.h"
#include "model/match/viewpointpolicy.h"
#include "model/match/words/spokenname.h"
#include "views/preferences/settings.h"
#include "views/rulebook/bookprint.h"
#include "views/settings/keys/keyprint.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <utility>

namespace fabletop {

ExportService::ExportService(Settings& settings, const MatchStore& store, Messages& messages, PathAsker ask)
    : m_settings(settings), m_store(store), m_messages(messages), m_ask(std::move(ask))
{}

QStringList ExportService::kindNames()
{
    return {tr("Text"),
            tr("Markdown"),
            tr("Web page (HTML)"),
            tr("Events as a table (CSV)"),
            tr("Printable report (PDF)"),
            tr("This moment as PNG"),
            tr("This moment as SVG")};
}

QString ExportService::folder() const
{
    return m_settings.value(QStringLiteral("folders/export"), m_store.folder()).toString();
}

void ExportService::exportMatch(const Match& match, const TableView& shown, ExportKind kind,
                                Language language, const std::shared_ptr<const Theme>& theme)
{
    ExportRequest request{kind, language, viewerOfExport(match, shown.viewer()), {}, shown.place()};
    const QString ending = endingOf(kind);
    const QString stem = QFileInfo(match.path()).completeBaseName();
    request.file = m_ask(tr("Export"),
                         folder() + u'/' + (stem.isEmpty() ? QStringLiteral("match") : stem) + u'.' + ending,
                         QStringLiteral("*.%1").arg(ending));
    if (request.file.isEmpty()) return;
    m_settings.setValue(QStringLiteral("folders/export"), QFileInfo(request.file).absolutePath());
    const QString problem = fabletop::exportMatch(*shown.match(), match.annotations(), request, theme);
    if (!problem.isEmpty()) return m_messages.tell(problem);
    const bool parts = !match.over() && !request.viewer.everything();
    m_messages.inform(
        parts ? tr("Saved as %1. Hidden cards are left out while the match is running.").arg(request.file)
              : tr("Saved as %1").arg(request.file));
}

void ExportService::copyOpeningLine(const TableView& shown)
{
    QGuiApplication::clipboard()->setText(openingLine(*shown.match(), shown.place().position));
    m_messages.inform(tr("Copied: %1").arg(QGuiApplication::clipboard()->text()));
}

QString ExportService::askForPdf(const QString& name)
{
    return m_ask(tr("Save as PDF"), QStringLiteral("%1/%2.pdf").arg(folder(), name.toLower()),
                 QStringLiteral("*.pdf"));
}

void ExportService::tellSaved(const QString& problem, const QString& file)
{
    problem.isEmpty() ? m_messages.inform(tr("Saved as %1").arg(spokenPath(file))) : m_messages.tell(problem);
}

void ExportService::printCards(const std::vector<PrintedCard>& cards, DeckPrint kind, Language language,
                               const Theme& theme)
{
    const QString file = askForPdf(tr("Cards"));
    if (!file.isEmpty()) tellSaved(fabletop::printCards(file, cards, kind, language, theme), file);
}

void ExportService::printKeys(const Shortcuts& shortcuts, const Theme& theme)
{
    const QString file = askForPdf(tr("Keys"));
    if (!file.isEmpty()) tellSaved(fabletop::printKeys(file, shortcuts, theme), file);
}

void ExportService::printRulebook(const Rulebook& book, const Theme& theme)
{
    const QString file = askForPdf(tr("Rulebook"));
    if (!file.isEmpty()) tellSaved(printBook(file, book, theme), file);
}

} // namespace fabletop
