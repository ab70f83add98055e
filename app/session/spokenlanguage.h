// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SpokenLanguage: which language the program speaks, and that all of it does.
///
/// Why apart from the window: Qt tells every widget of a change, so a language needs no page and no window,
/// and a session in a test changes it as the menu does.

#include "model/match/words/catalogue.h"

#include <QObject>
#include <memory>

namespace fabletop {

class Settings;

class SpokenLanguage : public QObject {
    Q_OBJECT
public:
    /// Speaks `wanted` in this run; empty: the language of the settings, or else the system's.
    SpokenLanguage(Settings& settings, const QString& wanted);

    [[nodiscard]] Language now() const { return m_now; }
    /// "en", "es" …, kept in the settings; empty: the system's. Qt sends its LanguageChange.
    void choose(const QString& code);

Q_SIGNALS:
    /// For whoever keeps it as a value: QWidget::setLocale hands it down a window.
    void changed(Language language);

private:
    void install(const QString& code);

    Settings& m_settings;
    Language m_now = Language::en;
    std::unique_ptr<Translation> m_translation;
};

} // namespace fabletop
