// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Application: puts the window together: settings, theme, language, store.

#include "app/session/spokenlanguage.h"
#include "app/window/mainwindow.h"
#include "views/theme/pressguard.h"
#include "views/theme/screenfit.h"

#include <QObject>
#include <memory>

class QApplication;

namespace fabletop {

class Application : public QObject {
    Q_OBJECT
public:
    /// `language` overrides the setting for this run; `folder` is where matches save themselves, empty: the
    /// usual one.
    Application(QApplication& qt, Settings& settings, const QString& language = QString(),
                const QString& folder = QString());
    ~Application() override;
    /// What the desktop calls the program, and where the person's data folder is by that; before anything
    /// asks for it.
    static void introduce();

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] SpokenLanguage& language() { return m_language; }
    void setPalette(const QString& palette);
    void setTextScale(double scale);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void renewTheme();

    QApplication& m_qt;
    PressGuard m_guard;
    ScreenFit m_fit;
    Settings& m_settings;
    SpokenLanguage m_language;
    QFont m_font;
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
    bool m_desktopDark = false;
    bool m_renewing = false;
};

} // namespace fabletop
