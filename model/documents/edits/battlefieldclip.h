// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Clips: a part of a battlefield as text, for the clipboard.
///
/// Why a clip is itself a battlefield file: windows, other programs and a text editor all understand it,
/// foreign fields come along, and one strict reader guards both.

#include "model/documents/edits/battlefieldedits.h"

namespace fabletop {

/// The spaces, the lines between them and the zones they lie in.
[[nodiscard]] std::string copySpaces(const Battlefield& battlefield, const Places& spaces);

struct Pasted {
    EditRefusal refusal = EditRefusal::none;
    Places spaces; ///< the new ones
};

/// Adds what a clip holds, moved by `offset` as far as the edges allow. Zones of the same id or colour are
/// taken to be the same zone. Ids that are taken are replaced by fresh ones, starts that are taken are lost.
[[nodiscard]] Pasted pasteSpaces(Battlefield& battlefield, const std::string& clip, QPointF offset);
/// Copies and pastes at once.
[[nodiscard]] Pasted duplicateSpaces(Battlefield& battlefield, const Places& spaces, QPointF offset);

} // namespace fabletop
