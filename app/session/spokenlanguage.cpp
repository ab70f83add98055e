// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/spokenlanguage.h"

#include "model/content/languagetext.h"
#include "views/preferences/settings.h"

#include <QLocale>

namespace fabletop {

SpokenLanguage::SpokenLanguage(Settings& settings, const QString& wanted) : m_settings(settings)
{
    install(wanted.isEmpty() ? settings.language() : wanted);
}

void SpokenLanguage::install(const QString& code)
{
    const QString wanted = code.isEmpty() ? QLocale::system().name().left(2) : code;
    m_now = languageFromCode(wanted.toStdString()).value_or(Language::en);
    QLocale::setDefault(localeOf(m_now));
    m_translation = nullptr; // before the next: Qt asks the one installed last first
    m_translation = std::make_unique<Translation>(m_now);
}

void SpokenLanguage::choose(const QString& code)
{
    m_settings.setLanguage(code);
    install(code);
    Q_EMIT changed(m_now);
}

} // namespace fabletop
