// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/spokenlanguage.h"

#include "model/content/languagetext.h"
#include "model/match/words/catalogue.h"
#include "views/pages/settings.h"

#include <QCoreApplication>
#include <QLocale>

namespace fabletop {

SpokenLanguage::SpokenLanguage(QCoreApplication& qt, Settings& settings, const QString& wanted)
    : m_qt(qt), m_settings(settings)
{
    install(wanted.isEmpty() ? settings.language() : wanted);
}

SpokenLanguage::~SpokenLanguage()
{
    remove();
}

void SpokenLanguage::remove()
{
    for (auto& old : m_translators)
        m_qt.removeTranslator(old.get());
    m_translators.clear();
}

void SpokenLanguage::install(const QString& code)
{
    const QString wanted = code.isEmpty() ? QLocale::system().name().left(2) : code;
    m_now = languageFromCode(wanted.toStdString()).value_or(Language::en);
    remove();
    QLocale::setDefault(localeOf(m_now));
    if (auto texts = qtTexts(m_now)) m_translators.push_back(std::move(texts));
    m_translators.push_back(std::make_unique<CatalogueTranslator>(m_now));
    for (auto& translator : m_translators)
        m_qt.installTranslator(translator.get());
}

void SpokenLanguage::choose(const QString& code)
{
    m_settings.setLanguage(code);
    install(code);
    Q_EMIT changed(m_now);
}

} // namespace fabletop
