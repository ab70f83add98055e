// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The wording tools shared by the parts of the Narrator: the translation context and a few turns of phrase.

#include <QCoreApplication>
#include <QString>
#include <string>

namespace fabletop {

/// Narration::tr(…) is QCoreApplication::translate("Narration", …).
struct Narration {
    Q_DECLARE_TR_FUNCTIONS(Narration)
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
