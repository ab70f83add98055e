// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"

#include "model/content/languagetext.h"
#include "model/match/words/catalogue.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace fabletop {

Application::Application(QApplication& qt, Settings& settings, const QString& language, const QString& folder)
    : m_qt(qt), m_guard(qt), m_fit(qt), m_settings(settings), m_font(qt.font())
{
    introduce();
    m_desktopDark = Theme::isDark(qt.palette());
    const Language chosen = chosenLanguage(language.isEmpty() ? settings.language() : language);
    installTranslations(chosen);
    renewTheme();
    QApplication::setWindowIcon(m_theme->art().appIcon());
    m_window = std::make_unique<MainWindow>(settings, MatchStore(folder), m_theme);
    connect(m_window.get(), &MainWindow::paletteRequested, this, &Application::setPalette);
    connect(m_window.get(), &MainWindow::textScaleRequested, this, &Application::setTextScale);
    connect(m_window.get(), &MainWindow::languageRequested, this, &Application::setLanguage,
            Qt::QueuedConnection);
    qt.installEventFilter(this);
}

void Application::introduce()
{
    QApplication::setApplicationName(QStringLiteral("fabletop"));
    QApplication::setOrganizationName(QStringLiteral("fabletop"));
    QApplication::setApplicationDisplayName(QStringLiteral("Fabletop"));
    QApplication::setApplicationVersion(QStringLiteral(FABLETOP_VERSION));
}

Application::~Application()
{
    m_qt.removeEventFilter(this);
}

Language Application::chosenLanguage(const QString& code) const
{
    const QString wanted = code.isEmpty() ? QLocale::system().name().left(2) : code;
    return languageFromCode(wanted.toStdString()).value_or(Language::en);
}

void Application::installTranslations(Language language)
{
    for (auto& old : m_translators)
        m_qt.removeTranslator(old.get());
    m_translators.clear();
    QLocale::setDefault(localeOf(language));
    // By locale and not by name: Qt's own texts in Portuguese are there only as "pt_BR".
    auto texts = std::make_unique<QTranslator>();
    if (texts->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        m_translators.push_back(std::move(texts));
    m_translators.push_back(std::make_unique<CatalogueTranslator>(language));
    for (auto& translator : m_translators)
        m_qt.installTranslator(translator.get());
}

void Application::setLanguage(const QString& code)
{
    m_settings.setLanguage(code);
    const Language language = chosenLanguage(code);
    installTranslations(language);
    m_window->setLanguage(language);
}

void Application::setPalette(const QString& palette)
{
    m_settings.setPalette(palette);
    renewTheme();
}

void Application::setTextScale(double scale)
{
    m_settings.setTextScale(scale);
    renewTheme();
}

void Application::renewTheme()
{
    const QString palette = m_settings.palette();
    const bool dark = palette == u"dark" || (palette != u"light" && m_desktopDark);
    m_renewing = true;
    m_theme = std::make_shared<const Theme>(dark, m_font, m_settings.textScale(),
                                            m_window ? m_window->art() : nullptr);
    applyTheme(m_qt, m_theme);
    if (m_window) m_window->setTheme(m_theme);
    m_renewing = false;
}

/// The desktop has changed its palette: its own is read before ours is set again.
bool Application::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && !m_renewing && watched == m_window.get()) {
        m_renewing = true;
        releasePalette(m_qt);
        m_desktopDark = Theme::isDark(m_qt.palette());
        renewTheme();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace fabletop
