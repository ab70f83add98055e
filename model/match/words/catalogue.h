// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The program's texts in any language, whatever the language of the window.
///
/// Why not install a translator for a while: that is a change of language for the whole running program,
/// which every widget hears of; a sentence in another language is nobody's business but of whoever asked for
/// it.

#include "model/rules/languages.h"

#include <QString>
#include <QTranslator>
#include <memory>
#include <optional>

namespace fabletop {

/// A text of the catalogue of that language; the text itself where it has none. `number`: for plural forms.
[[nodiscard]] QString translated(Language language, const char* context, const char* text,
                                 const char* comment = nullptr, int number = -1);

/// While it lives, this thread speaks that language: what tr() of this program gives, where a
/// CatalogueTranslator is installed, and what Narration::tr gives in any case.
class Speaking {
public:
    explicit Speaking(Language language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
    /// What this thread speaks; none: what the application does.
    [[nodiscard]] static std::optional<Language> now();

private:
    std::optional<Language> m_before;
};

/// What an application installs once to speak a language.
class CatalogueTranslator final : public QTranslator {
    Q_OBJECT
public:
    explicit CatalogueTranslator(Language language) : m_language(language) {}
    [[nodiscard]] QString translate(const char* context, const char* text, const char* comment = nullptr,
                                    int number = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    Language m_language;
};

/// While it lives, the application speaks that language: its own texts and Qt's. Card texts need it not:
/// their prose is made in every language.
class Translation {
public:
    explicit Translation(Language language);

private:
    std::unique_ptr<QTranslator> m_qtTexts; ///< null where they are not installed
    CatalogueTranslator m_translator;
};

} // namespace fabletop
