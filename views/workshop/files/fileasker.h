// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What is asked before something that was made could be lost, and where files go.
///
/// Why functions: pages hand in dialogs, tests answer the same questions without one.

#include "model/documents/documentfile.h"
#include "views/pages/confirmdialog.h"

#include <QList>
#include <QString>
#include <functional>
#include <vector>

class QWidget;

namespace fabletop {

enum class FileAnswer { save, saveElsewhere, goOver, bringBack, discard, replace, remove, cancel };
/// Asks with a sentence and the answers that make sense.
using FileAsker = std::function<FileAnswer(const QString& question, const QList<FileAnswer>& answers)>;
/// Asks for a path to save to; empty: cancelled.
using PathAsker = std::function<QString(const QString& proposal)>;
/// Asks for a file to open; empty: cancelled. `patterns` as file dialogs take them.
using OpenAsker = std::function<QString(const QString& title, const QString& patterns)>;

/// What to do with the end of a saving: whether it is saved in the end. `anyway` goes over a file that
/// another program changed, `elsewhere` asks for another place.
[[nodiscard]] bool settleSave(const SaveReport& report, const FileAsker& ask,
                              const std::function<SaveReport()>& anyway,
                              const std::function<bool()>& elsewhere);

/// What an answer does to what somebody made.
[[nodiscard]] ConfirmDialog::Kind kindOf(FileAnswer answer);
/// The answers as a dialog offers them.
[[nodiscard]] std::vector<ConfirmDialog::Answer> inWords(const QList<FileAnswer>& answers);
/// A dialog over `parent`.
[[nodiscard]] FileAsker dialogAsker(QWidget* parent);
/// A path that ends as it should, ".hero"; empty where a file got in the way by that and `mayReplace` says
/// no. The file dialog has asked about the name that was typed, not about this one.
[[nodiscard]] QString withEnding(const QString& path, const QString& ending,
                                 const std::function<bool(const QString& path)>& mayReplace);
/// The dialog for a path to save to; `patterns` as file dialogs take them. Empty: cancelled.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposal,
                                     const QString& patterns, const QString& ending);

} // namespace fabletop
