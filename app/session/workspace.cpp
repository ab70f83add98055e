// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/workspace.h"

#include <QFileDialog>
#include <utility>

namespace fabletop {

namespace {

ExportService::PathAsker dialogs(QWidget* parent)
{
    return [parent](const QString& title, const QString& proposal, const QString& patterns) {
        return QFileDialog::getSaveFileName(parent, title, proposal, patterns);
    };
}

} // namespace

Workspace::Workspace(Settings& chosen, MatchStore kept, std::shared_ptr<const Theme> looks, Messages& toldBy,
                     Shell& around, QWidget* parent)
    : settings(chosen), store(std::move(kept)), messages(toldBy), shell(around), theme(std::move(looks)),
      shelf(store.dataFolder()), keeper(messages, store, parent), session(store, keeper, shell),
      starter(settings, session, messages), opener(settings, keeper, session, starter, messages),
      exporting(settings, store, messages, dialogs(parent))
{}

} // namespace fabletop
