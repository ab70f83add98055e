#pragma once
/// KeptSettings: settings kept in the person's configuration folder.

#include "views/pages/settings.h"

#include <QSettings>

namespace fabletop {

class KeptSettings final : public Settings {
public:
    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const override
    {
        return m_file.value(key, fallback);
    }
    void setValue(const QString& key, const QVariant& value) override { m_file.setValue(key, value); }

private:
    QSettings m_file{QStringLiteral("fabletop"), QStringLiteral("fabletop")};
};

} // namespace fabletop
