// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ExportService: what is taken out of the program into files: matches in every form, decks and the rulebook
/// on paper. Asks where to, remembers the folder, and tells how it went.

#include "views/cards/browser/deckprint.h"
#include "views/pages/replay/export/exporter.h"

#include <QCoreApplication>
#include <functional>

namespace fabletop {

class MatchStore;
class Messages;
class Rulebook;
class Settings;
class Shortcuts;
class TableView;

class ExportService {
    Q_DECLARE_TR_FUNCTIONS(ExportService)
public:
    /// Asks for a path to save to; empty: cancelled. `patterns` as file dialogs take them.
    using PathAsker =
        std::function<QString(const QString& title, const QString& proposal, const QString& patterns)>;

    ExportService(Settings& settings, const MatchStore& store, Messages& messages, PathAsker ask);

    void setAsker(PathAsker ask) { m_ask = std::move(ask); }
    /// By kind.
    [[nodiscard]] static QStringList kindNames();
    /// The line or moment that is looked at, as its viewer may see it, under the name and with the notes of
    /// `match`.
    void exportMatch(const Match& match, const TableView& shown, ExportKind kind, Language language,
                     const std::shared_ptr<const Theme>& theme);
    /// The line of a command that opens this place goes to the clipboard.
    void copyOpeningLine(const TableView& shown);
    void printCards(const std::vector<PrintedCard>& cards, DeckPrint kind, Language language,
                    const Theme& theme);
    void printKeys(const Shortcuts& shortcuts, const Theme& theme);
    void printRulebook(const Rulebook& book, const Theme& theme);

private:
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString askForPdf(const QString& name);
    void tellSaved(const QString& problem, const QString& file);

    Settings& m_settings;
    const MatchStore& m_store;
    Messages& m_messages;
    PathAsker m_ask;
};

} // namespace fabletop
