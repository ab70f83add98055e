// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The table of languages in Qt's types.

#include "model/rules/languages.h"

#include <QLocale>
#include <QString>

namespace fabletop {

/// "fr"
[[nodiscard]] inline QString languageCode(Language language)
{
    const std::string_view code = codeOf(language);
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}
/// "Français", whatever the language of the window.
[[nodiscard]] inline QString languageName(Language language)
{
    const std::string_view name = rowOf(language).name;
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}
[[nodiscard]] inline QLocale localeOf(Language language)
{
    const std::string_view locale = rowOf(language).locale;
    return QLocale(QString::fromUtf8(locale.data(), static_cast<qsizetype>(locale.size())));
}

} // namespace fabletop
