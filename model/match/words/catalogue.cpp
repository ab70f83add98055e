// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/catalogue.h"

#include "model/content/languagetext.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <array>
#include <mutex>
#include <utility>

namespace fabletop {

namespace {

thread_local std::optional<Language> languageSpoken;

/// Read when it is first wanted and never written again, so that threads may share it.
struct Catalogue {
    std::once_flag read;
    QTranslator texts;
};

QString found(Language language, const char* context, const char* text, const char* comment, int number)
{
    static std::array<Catalogue, languageCount> catalogues;
    Catalogue& catalogue = catalogues[index(language)];
    std::call_once(catalogue.read, [&] {
        (void)catalogue.texts.load(QStringLiteral("fabletop_") + languageCode(language),
                                   QStringLiteral(":/i18n"));
    });
    return std::as_const(catalogue.texts).translate(context, text, comment, number);
}

/// Qt's own texts in that language; null where they are not installed.
std::unique_ptr<QTranslator> qtTexts(Language language)
{
    // By locale and not by name: Qt's own texts in Portuguese are there only as "pt_BR".
    auto texts = std::make_unique<QTranslator>();
    const bool found = texts->load(localeOf(language), QStringLiteral("qtbase"), QStringLiteral("_"),
                                   QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return found ? std::move(texts) : nullptr;
}

} // namespace

QString translated(Language language, const char* context, const char* text, const char* comment, int number)
{
    QString words = found(language, context, text, comment, number);
    if (words.isEmpty()) words = QString::fromUtf8(text);
    return number < 0 ? words : words.replace(QStringLiteral("%n"), QString::number(number));
}

Speaking::Speaking(Language language) : m_before(std::exchange(languageSpoken, language)) {}

Speaking::~Speaking()
{
    languageSpoken = m_before;
}

std::optional<Language> Speaking::now()
{
    return languageSpoken;
}

QString CatalogueTranslator::translate(const char* context, const char* text, const char* comment,
                                       int number) const
{
    return found(languageSpoken.value_or(m_language), context, text, comment, number);
}

Translation::Translation(Language language) : m_qtTexts(qtTexts(language)), m_translator(language)
{
    if (m_qtTexts) QCoreApplication::installTranslator(m_qtTexts.get());
    QCoreApplication::installTranslator(&m_translator);
}

} // namespace fabletop
