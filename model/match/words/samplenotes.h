// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Notes of the sample matches in the language of the window.
///
/// Why by their text: a match file holds what somebody wrote, in one language; only what comes with the
/// program is known beforehand (resources/matches/lesson-notes.js lists it for the tools of translation).

#include <QString>

namespace fabletop {

/// A note or bookmark as it is shown: translated where it comes with the program, else as it was written.
[[nodiscard]] QString shownNote(const QString& text);

/// The same to be changed: without the signs that keep a text apart from the words around it, which would be
/// saved.
[[nodiscard]] QString noteToEdit(const QString& text);

} // namespace fabletop
