// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"

#include "views/preferences/seatinks.h"
#include "views/theme/style.h"

#include <QApplication>

namespace fabletop {

Application::Application(QApplication& qt, Settings& settings, const QString& language, const QString& folder)
    : m_qt(qt), m_guard(qt), m_fit(qt), m_settings(settings), m_language(settings, language),
      m_font(qt.font())
{
    introduce();
    m_desktopDark = Theme::isDark(qt.palette());
    renewTheme();
    QApplication::setWindowIcon(Art::appIcon());
    m_window = std::make_unique<MainWindow>(settings, MatchStore(folder), m_theme);
    connect(&settings.news(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == u"look/palette" || key == u"look/textScale" || key.startsWith(QStringLiteral("seats/")))
            renewTheme();
    });
    connect(m_window.get(), &MainWindow::languageRequested, &m_language, &SpokenLanguage::choose,
            Qt::QueuedConnection);
    connect(&m_language, &SpokenLanguage::changed, m_window.get(), &MainWindow::setLanguage);
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

void Application::setPalette(const QString& palette)
{
    m_settings.setPalette(palette);
}

void Application::setTextScale(double scale)
{
    m_settings.setTextScale(scale);
}

void Application::renewTheme()
{
    const QString palette = m_settings.palette();
    const bool dark = palette == u"dark" || (palette != u"light" && m_desktopDark);
    m_renewing = true;
    m_theme = std::make_shared<const Theme>(withOwnSeats(
        Theme(dark, m_font, m_settings.textScale(), m_window ? m_window->art() : nullptr), m_settings));
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
