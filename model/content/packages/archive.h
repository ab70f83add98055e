// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Archives: a zip file taken apart into named contents, and put together again.
///
/// Why so narrow: a stranger's zip file may lie about everything that it says of itself. Here it becomes a
/// list of plain files with plain names in memory, or nothing; nobody else touches the library.

#include "model/rules/diagnostic.h"

#include <QByteArray>
#include <map>
#include <optional>
#include <string>

namespace fabletop {

/// What stands in an archive, by its path inside. Ordered: the same files are always written in the same way.
using ArchiveFiles = std::map<std::string, QByteArray>;

/// Every file of an archive; nothing, with diagnostics, if anything about it is not as it should be. `name`
/// only names it in diagnostics.
[[nodiscard]] std::optional<ArchiveFiles> unpack(const QByteArray& archive, const std::string& name,
                                                 Diagnostics& diagnostics);
/// An archive of these files; equal files give equal bytes. Empty, with a diagnostic, if memory does not
/// suffice.
[[nodiscard]] QByteArray pack(const ArchiveFiles& files, const std::string& name, Diagnostics& diagnostics);

/// Largest size of a file with such a path; 0: no file of a package is called so.
[[nodiscard]] std::size_t roomFor(const std::string& path);

} // namespace fabletop
