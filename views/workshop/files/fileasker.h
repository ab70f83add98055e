#pragma once
/// What is asked before something that was made could be lost, and where files go.
///
/// Why functions: pages hand in dialogs, tests answer the same questions without one.

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace fabletop {

enum class FileAnswer { save, saveElsewhere, goOver, bringBack, discard, cancel };
/// Asks with a sentence and the answers that make sense.
using FileAsker = std::function<FileAnswer(const QString& question, const QList<FileAnswer>& answers)>;
/// Asks for a path to save to; empty: cancelled.
using PathAsker = std::function<QString(const QString& proposal)>;

/// A dialog over `parent`.
[[nodiscard]] FileAsker dialogAsker(QWidget* parent);

} // namespace fabletop
