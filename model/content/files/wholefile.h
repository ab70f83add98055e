// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Files as wholes: read up to a limit; written whole or not at all.
///
/// Why one door: what was there must stay until the new is complete and on the disk, whatever fails on the
/// way. So every file is written beside its place, flushed, and moved there only then; nothing is ever
/// written in place (a test finds other ways). Qt's QSaveFile can't be that door: in 6.4 its `commit` says
/// nothing of a flush that fails while closing.

#include "model/content/files/filefault.h"

#include <QByteArray>
#include <QString>
#include <optional>

class QIODevice;

namespace fabletop {

/// What is in a device, but not more than `most` bytes. QIODevice::read() makes room for all it is allowed to
/// read before it looks whether there is so much; with limits of 32 MB that was most of the time that small
/// files took.
[[nodiscard]] QByteArray readAtMost(QIODevice& device, qsizetype most);

/// What may have the name already.
enum class Onto {
    anything, ///< a file of that name is replaced, and its permissions are kept
    nothing,  ///< a file of that name is a fault
};

/// Nothing, or why `file` couldn't be written; then what was there is there still. A link stays and its
/// target is written. Devices and pipes are written directly: a file moved over them would take their place
/// for every program.
[[nodiscard]] std::optional<FileFault> writeWholeFile(const QString& file, const QByteArray& bytes,
                                                      Onto onto = Onto::anything);
/// The same with what is in another file.
[[nodiscard]] std::optional<FileFault> copyWholeFile(const QString& from, const QString& to,
                                                     Onto onto = Onto::anything);
/// Removes what programs that were killed left beside files in that folder.
void clearUnfinished(const QString& folder);

} // namespace fabletop
