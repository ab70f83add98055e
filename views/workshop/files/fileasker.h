#pragma once
/// What is asked before something that was made could be lost, and where files go.
///
/// Why functions: pages hand in dialogs, tests answer the same questions without one.

#include "model/documents/documentfile.h"

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace fabletop {

enum class FileAnswer { save, saveElsewhere, goOver, bringBack, discard, replace, remove, cancel };
/// Asks with a sentence and the answers that make sense.
using FileAsker = std::function<FileAnswer(const QString& question, const QList<FileAnswer>& answers)>;
/// Asks for a path to save to; empty: cancelled.
using PathAsker = std::function<QString(const QString& proposal)>;
/// Asks for a file to open; empty: cancelled. `patterns` as file dialogs take them.
using OpenAsker = std::function<QString(const QString& title, const QString& patterns)>;

/// What to do with the end of a saving: whether it is saved in the end. `anyway` goes over a file that another program
/// changed, `elsewhere` asks for another place.
[[nodiscard]] bool settleSave(const SaveReport& report, const FileAsker& ask, const std::function<SaveReport()>& anyway,
                              const std::function<bool()>& elsewhere);

/// A dialog over `parent`.
[[nodiscard]] FileAsker dialogAsker(QWidget* parent);

} // namespace fabletop
