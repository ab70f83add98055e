// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/follow.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPointer>
#include <QWidget>
#include <utility>

namespace fabletop {

namespace {

/// Sees the events of the widget it belongs to.
class Follower final : public QObject {
public:
    Follower(QWidget& widget, ThemeFollower theme, LanguageFollower language)
        : QObject(&widget), m_widget(widget), m_theme(std::move(theme)), m_language(std::move(language)),
          m_saidLocale(widget.locale())
    {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Each change is said once. Who is told may install filters before this one, so Qt comes back to it.
        if (watched != &m_widget) return false;
        if (m_theme && event->type() == ThemeChange::kind()) {
            const auto theme = static_cast<ThemeChange*>(event)->theme();
            if (std::exchange(m_saidTheme, theme) != theme) m_theme(theme);
        }
        if (m_language && event->type() == QEvent::LocaleChange) {
            const QLocale locale = m_widget.locale();
            if (std::exchange(m_saidLocale, locale) != locale) m_language(languageOf(locale));
        }
        return false;
    }

private:
    QWidget& m_widget;
    ThemeFollower m_theme;
    LanguageFollower m_language;
    std::shared_ptr<const Theme> m_saidTheme;
    QLocale m_saidLocale;
};

} // namespace

ThemeChange::ThemeChange(std::shared_ptr<const Theme> theme) : QEvent(kind()), m_theme(std::move(theme)) {}

QEvent::Type ThemeChange::kind()
{
    static const auto type = static_cast<Type>(QEvent::registerEventType());
    return type;
}

void changeTheme(QWidget& root, const std::shared_ptr<const Theme>& theme)
{
    // A widget may make its parts anew meanwhile.
    QList<QPointer<QWidget>> parts;
    for (QWidget* part : root.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        parts.append(part);
    for (const QPointer<QWidget>& part : parts)
        if (part) changeTheme(*part, theme);
    ThemeChange event(theme);
    QCoreApplication::sendEvent(&root, &event);
}

void onThemeChange(QWidget& widget, ThemeFollower follow)
{
    new Follower(widget, std::move(follow), {});
}

Language languageOf(const QLocale& locale)
{
    return languageFromCode(locale.name().section(u'_', 0, 0).toStdString())
        .value_or(languageTable.front().language);
}

void onLanguageChange(QWidget& widget, LanguageFollower follow)
{
    new Follower(widget, {}, std::move(follow));
}

} // namespace fabletop
