// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/herodocument.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/language/reading/printer.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFileInfo>
#include <QStringDecoder>
#include <algorithm>

namespace fabletop {

HeroDocument::HeroDocument(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &HeroDocument::compileNow);
}

void HeroDocument::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    m_timer.start();
    noteModified();
}

void HeroDocument::noteModified()
{
    if (modified() == m_toldModified) return;
    m_toldModified = modified();
    Q_EMIT modifiedChanged(m_toldModified);
}

std::optional<QString> HeroDocument::formatted() const
{
    Diagnostics problems;
    const auto text = canonicalText(m_text.toStdString(), {}, problems);
    return text ? std::optional(QString::fromStdString(*text)) : std::nullopt;
}

void HeroDocument::compileNow()
{
    m_timer.stop();
    m_diagnostics.clear();
    const std::string name = m_path.isEmpty() ? std::string() : QFileInfo(m_path).fileName().toStdString();
    const auto read = readHero(m_text.toStdString(), name, m_diagnostics);
    m_compiles = read != nullptr;
    if (read) m_hero = read;
    std::stable_sort(m_diagnostics.begin(), m_diagnostics.end(),
                     [](const Diagnostic& a, const Diagnostic& b) {
                         return std::pair(a.where.line, a.severity) < std::pair(b.where.line, b.severity);
                     });
    Q_EMIT compiled();
}

void HeroDocument::begin(const QString& text, const QString& path, bool modified)
{
    m_text = text;
    m_saved = modified ? QString() : text;
    m_unsaved = modified;
    const bool moved = path != m_path;
    m_path = path;
    m_hero.reset(); // another hero: nothing of the one before may be shown for it
    Q_EMIT textReplaced();
    compileNow();
    if (moved) Q_EMIT pathChanged();
    noteModified();
}

void HeroDocument::adopt(const QString& text, const QString& path, bool modified)
{
    m_onDisk = path.isEmpty() ? QByteArray() : contentHashOfFile(path);
    begin(text, path, modified);
}

bool HeroDocument::load(const QString& path, Diagnostics& diagnostics)
{
    const auto bytes = readTextFile(path, diagnostics);
    if (!bytes) return false;
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder.decode(QByteArrayView(bytes->data(), static_cast<qsizetype>(bytes->size())));
    if (decoder.hasError()) { // saved again it would lose what is no text
        diagnostics.push_back({Severity::error, path.toStdString(), {}, "not-utf8", {}, {}});
        return false;
    }
    m_onDisk = contentHash(QByteArray::fromStdString(*bytes));
    begin(text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")), path, false);
    return true;
}

bool HeroDocument::changedOnDisk() const
{
    if (m_path.isEmpty() || !QFileInfo(m_path).isFile()) return false;
    return contentHashOfFile(m_path) != m_onDisk;
}

SaveReport HeroDocument::save()
{
    if (changedOnDisk())
        return {SaveResult::changedOnDisk,
                tr("%1 was changed by another program since it was opened.").arg(spokenPath(m_path))};
    return write(m_path);
}

SaveReport HeroDocument::saveAs(const QString& path)
{
    if (!m_path.isEmpty() && isSameFile(path, m_path)) return save();
    return write(path);
}

SaveReport HeroDocument::write(const QString& path)
{
    if (path.isEmpty()) return {SaveResult::cannotWrite, tr("The hero has no file yet.")};
    const QByteArray bytes = m_text.toUtf8();
    if (const auto fault = writeWholeFile(path, bytes)) return {SaveResult::cannotWrite, fault->sentence()};
    m_onDisk = contentHash(bytes);
    m_saved = m_text;
    m_unsaved = false;
    const bool moved = path != m_path;
    m_path = path;
    if (moved) Q_EMIT pathChanged();
    noteModified();
    Q_EMIT saved();
    return {};
}

} // namespace fabletop
