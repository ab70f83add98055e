#pragma once
/// Writing a file whole or not at all: what was there stays until the new one is complete.

#include <QByteArray>
#include <QString>

namespace fabletop {

/// Empty, or the system's words on why `file` could not be written. Devices and folders that take no second file
/// beside the first are written directly.
[[nodiscard]] QString writeWholeFile(const QString& file, const QByteArray& bytes);

} // namespace fabletop
