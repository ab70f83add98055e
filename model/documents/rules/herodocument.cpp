// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/herodocument.h"

#include "model/content/catalogue.h"
#include "model/language/reading/printer.h"
#include "model/rules/textproblem.h"

#include <QFileInfo>
#include <QStringDecoder>
#include <algorithm>

namespace fabletop {

HeroDocument::HeroDocument(QObject* parent) : Document(parent)
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
    Q_EMIT changed();
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
    const std::string name = path().isEmpty() ? std::string() : QFileInfo(path()).fileName().toStdString();
    m_pictures.setFolder(path().isEmpty() ? QString() : QFileInfo(path()).absolutePath());
    const auto read = checkHero(m_text.toStdString(), name, m_diagnostics, m_pictures.source());
    m_compiles = read != nullptr;
    if (read) m_hero = read;
    std::stable_sort(m_diagnostics.begin(), m_diagnostics.end(),
                     [](const Diagnostic& a, const Diagnostic& b) {
                         return std::pair(a.where.line, a.severity) < std::pair(b.where.line, b.severity);
                     });
    Q_EMIT compiled();
}

void HeroDocument::adopt(const QString& text, const QString& path, bool modified)
{
    m_text = text;
    m_saved = modified ? QString() : text;
    m_unsaved = modified;
    m_hero.reset(); // another hero: nothing of the one before may be shown for it
    begin(path);
    compileNow();
    noteModified();
}

bool HeroDocument::read(const std::string& text, const QString& path, bool modified, Diagnostics& diagnostics)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString decoded = decoder.decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    if (decoder.hasError()) { // saved again it would lose what is no text
        diagnostics.push_back({Severity::error, path.toStdString(), {}, TextProblem::notUtf8, {}, {}});
        return false;
    }
    adopt(decoded.replace(QStringLiteral("\r\n"), QStringLiteral("\n")), path, modified);
    return true;
}

void HeroDocument::markSaved()
{
    m_saved = m_text;
    m_unsaved = false;
    noteModified();
}

DocumentWords HeroDocument::words() const
{
    return {tr("The hero has no file yet."),
            tr("No copy of the unsaved hero can be kept in %1."),
            tr("This hero has changes that are not saved."),
            tr("a hero that was not saved yet"),
            tr("Save the hero"),
            tr("Heroes (*.hero)"),
            tr("Open a hero"),
            tr("Heroes (*.hero)")};
}

QString HeroDocument::name(Language) const
{
    return tr("New hero");
}

QString HeroDocument::fileStem() const
{
    return m_hero ? QString::fromStdString(m_hero->id) : QStringLiteral("hero");
}

} // namespace fabletop
