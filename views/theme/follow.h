// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How a theme and a language reach every widget: as events, through the tree of widgets.
///
/// Why no chain of setters: a page that hands both on to each of its parts forgets one sooner or later, and
/// every new part is one more line in every page above it.

#include "model/rules/languages.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <functional>
#include <memory>

class QLocale;
class QWidget;

namespace fabletop {

/// Sent to each widget of a window: the theme is another.
class ThemeChange final : public QEvent {
public:
    explicit ThemeChange(std::shared_ptr<const Theme> theme);
    [[nodiscard]] const std::shared_ptr<const Theme>& theme() const { return m_theme; }
    [[nodiscard]] static Type kind();

private:
    std::shared_ptr<const Theme> m_theme;
};

using ThemeFollower = std::function<void(const std::shared_ptr<const Theme>&)>;
using LanguageFollower = std::function<void(Language)>;

/// Hands the theme to all that `root` holds and then to itself: whoever lays its parts out anew finds them
/// changed.
void changeTheme(QWidget& root, const std::shared_ptr<const Theme>& theme);
/// From now on `follow` is called when the widget's theme changes.
void onThemeChange(QWidget& widget, ThemeFollower follow);

/// The language whose locale it is; the first one for any other.
[[nodiscard]] Language languageOf(const QLocale& locale);
/// From now on `follow` is called when the widget's locale changes (QWidget::setLocale hands it down). What
/// comes out of tr() follows QEvent::LanguageChange as everywhere in Qt.
void onLanguageChange(QWidget& widget, LanguageFollower follow);

} // namespace fabletop
