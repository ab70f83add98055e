#pragma once
/// Files as wholes: read up to a limit; written whole or not at all, so that what was there stays until the new is complete.

#include <QByteArray>
#include <QString>

class QIODevice;

namespace fabletop {

/// What is in a device, but not more than `most` bytes. QIODevice::read() makes room for all it is allowed to read before it
/// looks whether there is so much; with limits of 32 MB that was most of the time that small files took.
[[nodiscard]] QByteArray readAtMost(QIODevice& device, qsizetype most);

/// Empty, or the system's words on why `file` could not be written. Devices and folders that take no second file
/// beside the first are written directly.
[[nodiscard]] QString writeWholeFile(const QString& file, const QByteArray& bytes);

} // namespace fabletop
