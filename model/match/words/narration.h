// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The wording tools shared by the parts of the Narrator: the translation context and a few turns of phrase.

#include <QString>
#include <string>

namespace fabletop {

/// Narration::tr(…) is what this thread speaks (Speaking), else what the application does.
struct Narration {
    [[nodiscard]] static QString tr(const char* text, const char* comment = nullptr, int number = -1);
};

[[nodiscard]] inline QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

[[nodiscard]] inline QString num(int number)
{
    return QString::number(number);
}
/// With a capital at its beginning.
[[nodiscard]] QString sentence(const QString& text);
/// "Feint, Dash and Skirmish".
[[nodiscard]] QString listed(const QStringList& parts);

} // namespace fabletop
