// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Application: puts the window together: settings, theme, language, store.

#include "app/window/mainwindow.h"
#include "views/theme/pressguard.h"
#include "views/theme/screenfit.h"

#include <QObject>
#include <QTranslator>
#include <memory>
#include <vector>

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
    void setPalette(const QString& palette);
    void setTextScale(double scale);
    void setLanguage(const QString& code);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void renewTheme();
    void installTranslations(Language language);
    [[nodiscard]] Language chosenLanguage(const QString& code) const;

    QApplication& m_qt;
    PressGuard m_guard;
    ScreenFit m_fit;
    Settings& m_settings;
    QFont m_font;
    std::shared_ptr<const Theme> m_theme;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    std::unique_ptr<MainWindow> m_window;
    bool m_desktopDark = false;
    bool m_renewing = false;
};

} // namespace fabletop
