// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Settings: what a person has chosen and the window remembers, behind a small interface.
///
/// Why an interface: pages are handed one, tests and the demonstration hand in one that forgets.

#include <QHash>
#include <QString>
#include <QVariant>
#include <algorithm>

namespace fabletop {

class Settings {
public:
    virtual ~Settings() = default;
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
};

/// Settings that last as long as the object.
class PassingSettings final : public Settings {
public:
    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const override
    {
        return m_values.value(key, fallback);
    }
    void setValue(const QString& key, const QVariant& value) override { m_values.insert(key, value); }

private:
    QHash<QString, QVariant> m_values;
};

} // namespace fabletop
