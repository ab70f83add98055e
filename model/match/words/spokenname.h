// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Names from outside in texts for people: spoken.h for what Qt shows.

#include "model/rules/names.h"
#include "model/rules/spoken.h"

#include <QString>

namespace fabletop {

[[nodiscard]] QString spokenName(const QString& name);
[[nodiscard]] QString spokenName(const std::string& name);
[[nodiscard]] inline QString spokenName(const Name& name, Language language)
{
    return spokenName(name.text(language));
}

/// What the file is called, without its folder.
[[nodiscard]] QString spokenFile(const QString& path);
/// The whole path as the desktop writes it.
[[nodiscard]] QString spokenPath(const QString& path);
/// A text of several lines that somebody wrote: each line by itself.
[[nodiscard]] QString spokenLines(const QString& text);
/// What stands for somebody in a disc where there is no emblem.
[[nodiscard]] QString firstLetter(const QString& name);

} // namespace fabletop
