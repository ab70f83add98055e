// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The picture of a battlefield: where its bytes are, and what is wrong with them.
///
/// Why apart from `examine`: it reads files and looks at every byte, which is too slow after every stroke of
/// an editor, and a battlefield can be played on without its picture.

#include "model/content/battlefields/battlefieldcheck.h"

#include <QByteArray>
#include <QString>

namespace fabletop {

/// Where a picture was found.
struct BackdropBytes {
    enum class State { missing, tooLarge, shipped, own };
    State state = State::missing;
    QByteArray bytes; ///< of one's own; shipped ones lie with the art
};

/// A data: URI, a file beside the battlefield's own (`folder`; empty: none), or a picture that comes with the
/// program; never a path that leaves the folder.
[[nodiscard]] BackdropBytes backdropBytes(const Backdrop& backdrop, const QString& folder);

/// Warnings: a picture that is not there, of another kind, cut, damaged or too large.
[[nodiscard]] std::vector<BattlefieldIssue> examineBackdrop(const Backdrop& backdrop, const QString& folder);

/// The same for a file that was read without an error, at the line and column of its `backdrop`.
void checkBackdrop(const Battlefield& battlefield, const QString& path, Diagnostics& diagnostics);

} // namespace fabletop
