// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SpokenLanguage: which language the program speaks, and that all of it does.
///
/// Why apart from the window: Qt tells every widget of a change, so a language needs no page and no window,
/// and a session in a test changes it as the menu does.

#include "model/rules/languages.h"

#include <QObject>
#include <QTranslator>
#include <memory>
#include <vector>

class QCoreApplication;

namespace fabletop {

class Settings;

class SpokenLanguage : public QObject {
    Q_OBJECT
public:
    /// Speaks `wanted` in this run; empty: the language of the settings, or else the system's.
    SpokenLanguage(QCoreApplication& qt, Settings& settings, const QString& wanted);
    ~SpokenLanguage() override;

    [[nodiscard]] Language now() const { return m_now; }
    /// "en", "es" …, kept in the settings; empty: the system's. Qt sends its LanguageChange.
    void choose(const QString& code);

Q_SIGNALS:
    /// For whoever keeps it as a value: QWidget::setLocale hands it down a window.
    void changed(Language language);

private:
    void install(const QString& code);
    void remove();

    QCoreApplication& m_qt;
    Settings& m_settings;
    Language m_now = Language::en;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace fabletop
