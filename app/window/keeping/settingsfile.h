// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SettingsFile: settings kept in a small file of the person's configuration folder.
///
/// Why a file of our own and not QSettings: that one keeps a failed write to itself and leaves a cut file
/// behind. Here a write is whole or told, and whatever lies in the file, the program starts: a damaged one is
/// kept aside.

#include "views/preferences/settings.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace fabletop {

class SettingsFile final : public QObject, public Settings {
    Q_OBJECT
public:
    /// `file` and `older`, what QSettings kept in versions before, are the usual ones where empty.
    explicit SettingsFile(const QString& file = {}, const QString& older = {}, QObject* parent = nullptr);
    ~SettingsFile() override;

    /// What doesn't convert to the type of the fallback is as good as missing.
    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const override;
    /// Written a moment later, with what else changes until then.
    void setValue(const QString& key, const QVariant& value) override;
    /// Writes at once what would be written later. False: `failed`.
    bool save();
    /// Values that are paths in `from` become paths in `to`, where that is where things are now.
    void follow(const QString& from, const QString& to);

    /// What was found wrong with the file when it was read; empty: nothing.
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    [[nodiscard]] const QString& file() const { return m_file; }

Q_SIGNALS:
    /// Once for all failures in a row.
    void failed(const QString& sentence);

private:
    using Values = QHash<QString, QVariant>;
    bool read(Values& into);
    void putAside();

    QString m_file;
    QString m_trouble;
    Values m_values;
    QSet<QString> m_changed; ///< since they were written
    QTimer m_timer;
    bool m_readable = true; ///< else nothing is written: what is there could not be kept
    bool m_told = false;
};

} // namespace fabletop
