// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keeping/settingsfile.h"

#include "app/window/keeping/settingsmigration.h"
#include "model/content/files/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <chrono>
#include <utility>

namespace fabletop {

namespace {

using namespace std::chrono_literals;

constexpr auto pause = 400ms;
constexpr qsizetype largest = 1024 * 1024; ///< bytes
const QString kindKey = QStringLiteral("fabletop");
const QString kind = QStringLiteral("settings");
const QString versionKey = QStringLiteral("version");
const QString valuesKey = QStringLiteral("values");
const QString bytesKey = QStringLiteral("bytes");

QString usualFile(const QString& name)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/fabletop/") + name;
}

/// JSON knows no bytes: they stand as text in an object.
QJsonValue toJson(const QVariant& value)
{
    if (value.metaType() != QMetaType::fromType<QByteArray>()) return QJsonValue::fromVariant(value);
    return QJsonObject{{bytesKey, QString::fromLatin1(value.toByteArray().toBase64())}};
}

QVariant fromJson(const QJsonValue& value)
{
    if (!value.isObject()) return value.toVariant();
    return QByteArray::fromBase64(value.toObject().value(bytesKey).toString().toLatin1());
}

QString nameForDamaged(const QString& file)
{
    const QString stem = QFileInfo(file).path() + u'/' + QFileInfo(file).completeBaseName();
    QString name = stem + QStringLiteral(" (damaged).json");
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = stem + QStringLiteral(" (damaged %1).json").arg(number);
    return name;
}

} // namespace

SettingsFile::SettingsFile(const QString& file, const QString& older, QObject* parent)
    : QObject(parent), m_file(file.isEmpty() ? usualFile(QStringLiteral("settings.json")) : file)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &SettingsFile::save);
    if (!QFileInfo::exists(m_file)) {
        m_values = olderSettings(older.isEmpty() ? usualFile(QStringLiteral("fabletop.conf")) : older);
        for (auto one = m_values.keyBegin(); one != m_values.keyEnd(); ++one)
            m_changed.insert(*one);
        if (!m_changed.isEmpty()) m_timer.start();
    } else if (!read(m_values)) {
        putAside();
    }
}

SettingsFile::~SettingsFile()
{
    if (!m_changed.isEmpty()) save();
}

bool SettingsFile::read(Values& into)
{
    QFile file(m_file);
    // A pipe of that name would let the program wait for ever.
    if (!QFileInfo(m_file).isFile() || !file.open(QIODevice::ReadOnly)) return false;
    const QByteArray text = readAtMost(file, largest);
    const QJsonObject whole = QJsonDocument::fromJson(text).object();
    if (whole.value(kindKey) != kind || !whole.value(valuesKey).isObject()) return false;
    const QJsonObject values = whole.value(valuesKey).toObject();
    for (auto one = values.begin(); one != values.end(); ++one)
        into.insert(one.key(), fromJson(one.value()));
    return true;
}

/// What cannot be read is not lost: somebody may want to look what was in it.
void SettingsFile::putAside()
{
    const QString aside = nameForDamaged(m_file);
    m_readable = QFile::rename(m_file, aside);
    m_trouble =
        m_readable
            ? tr("Couldn’t read your settings, so the defaults are in use. The damaged file is now %1 in %2.")
                  .arg(QFileInfo(aside).fileName(), shownFolder(QFileInfo(aside).absolutePath()))
            : tr("Couldn’t read your settings, so the defaults are in use. Changes won’t be saved until %1 "
                 "in %2 can be read.")
                  .arg(QFileInfo(m_file).fileName(), shownFolder(QFileInfo(m_file).absolutePath()));
}

QVariant SettingsFile::value(const QString& key, const QVariant& fallback) const
{
    const auto found = m_values.constFind(key);
    if (found == m_values.constEnd()) return fallback;
    QVariant value = *found;
    if (fallback.isValid() && !value.convert(fallback.metaType())) return fallback;
    return value;
}

void SettingsFile::setValue(const QString& key, const QVariant& value)
{
    const auto found = m_values.constFind(key);
    if (found != m_values.constEnd() && *found == value) return;
    m_values.insert(key, value);
    m_changed.insert(key);
    m_timer.start();
    tell(key);
}

void SettingsFile::follow(const QString& from, const QString& to)
{
    const Values before = m_values;
    for (auto one = before.begin(); one != before.end(); ++one) {
        const QString path =
            one.value().metaType() == QMetaType::fromType<QString>() ? one.value().toString() : QString();
        const QString now = to + path.mid(from.size());
        if ((path == from || path.startsWith(from + u'/')) && !QFileInfo::exists(path) &&
            QFileInfo::exists(now))
            setValue(one.key(), now);
    }
}

bool SettingsFile::save()
{
    m_timer.stop();
    if (!m_readable) return false;
    Values there; // another window may have written meanwhile: its changes stay
    if (QFileInfo::exists(m_file) && !read(there)) putAside();
    for (auto one = there.begin(); one != there.end(); ++one)
        if (!m_changed.contains(one.key())) m_values.insert(one.key(), one.value());
    QJsonObject values;
    for (auto one = m_values.begin(); one != m_values.end(); ++one)
        values.insert(one.key(), toJson(one.value()));
    const QJsonObject whole{{kindKey, kind}, {versionKey, 1}, {valuesKey, values}};
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    if (const auto fault = writeWholeFile(m_file, QJsonDocument(whole).toJson())) {
        if (!std::exchange(m_told, true)) Q_EMIT failed(fault->sentence());
        return false;
    }
    m_changed.clear();
    m_told = false;
    return true;
}

} // namespace fabletop
