// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Settings: what a person has chosen and the window remembers, behind a small interface.
///
/// Why an interface: pages are handed one, tests and the demonstration hand in one that forgets.

#include "views/preferences/combatpace.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariant>
#include <algorithm>
#include <utility>

namespace fabletop {

/// Tells when a setting has another value.
class SettingsNews final : public QObject {
    Q_OBJECT
Q_SIGNALS:
    void changed(const QString& key);
};

class Settings {
public:
    Settings() = default;
    virtual ~Settings() = default;
    /// Values are copied by those that have any; whoever listens listens to one of them.
    Settings(const Settings&) {}
    Settings& operator=(const Settings&) { return *this; }

    /// What pages, menus and the window follow, so that none of them needs to know who changed something.
    [[nodiscard]] const SettingsNews& news() const { return m_news; }
    [[nodiscard]] virtual QVariant value(const QString& key, const QVariant& fallback = {}) const = 0;
    virtual void setValue(const QString& key, const QVariant& value) = 0;

    /// Divides every duration; 0: no motion.
    [[nodiscard]] double speed() const
    {
        return std::clamp(value(QStringLiteral("look/speed"), 1.0).toDouble(), 0.0, 16.0);
    }
    void setSpeed(double speed) { setValue(QStringLiteral("look/speed"), speed); }
    /// "desktop", "light" or "dark".
    [[nodiscard]] QString palette() const
    {
        return value(QStringLiteral("look/palette"), QStringLiteral("desktop")).toString();
    }
    void setPalette(const QString& palette) { setValue(QStringLiteral("look/palette"), palette); }
    [[nodiscard]] double textScale() const
    {
        return std::clamp(value(QStringLiteral("look/textScale"), 1.0).toDouble(), 0.5, 3.0);
    }
    void setTextScale(double scale) { setValue(QStringLiteral("look/textScale"), scale); }
    /// "en", "es", "fr", "pt"; empty: the desktop's.
    [[nodiscard]] QString language() const { return value(QStringLiteral("language")).toString(); }
    void setLanguage(const QString& code) { setValue(QStringLiteral("language"), code); }
    /// Pieces and cards appear where they go; pauses stay.
    [[nodiscard]] bool lessMotion() const { return value(QStringLiteral("look/lessMotion"), false).toBool(); }
    /// How a combat goes on: `click`, `slow` (3 s at reveal and result) or `fast`.
    [[nodiscard]] CombatPace combatPace() const
    {
        const QString kept = value(QStringLiteral("combatPace")).toString();
        return kept == u"slow" ? CombatPace::slow : kept == u"fast" ? CombatPace::fast : CombatPace::click;
    }
    void setCombatPace(CombatPace pace)
    {
        constexpr const char* words[] = {"click", "slow", "fast"};
        setValue(QStringLiteral("combatPace"), QLatin1String(words[static_cast<std::size_t>(pace)]));
    }
    /// Per cent; 0: silent, and no sound is ever loaded.
    [[nodiscard]] int soundVolume() const
    {
        return std::clamp(value(QStringLiteral("sound/volume"), 0).toInt(), 0, 100);
    }

protected:
    void tell(const QString& key) { Q_EMIT m_news.changed(key); }

private:
    SettingsNews m_news;
};

/// Settings that last as long as the object.
class PassingSettings final : public Settings {
public:
    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const override
    {
        return m_values.value(key, fallback);
    }
    void setValue(const QString& key, const QVariant& value) override
    {
        if (std::exchange(m_values[key], value) != value) tell(key);
    }

private:
    QHash<QString, QVariant> m_values;
};

} // namespace fabletop
