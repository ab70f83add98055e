// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/herorecovery.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace fabletop {

namespace {

const QString fileEnding = QStringLiteral(".hero");
/// The first line of a copy, a comment of the language: which file it is a copy of.
const QString headOfCopy = QStringLiteral("# copy of: ");

std::optional<LeftHero> examineCopy(const QString& autosave)
{
    if (!AutosavePlace::left(autosave)) return std::nullopt;
    Diagnostics diagnostics;
    const auto bytes = readTextFile(autosave, diagnostics);
    if (!bytes) return std::nullopt;
    const QString whole = QString::fromStdString(*bytes);
    const qsizetype end = whole.indexOf(u'\n');
    if (end < 0 || !whole.startsWith(headOfCopy)) return std::nullopt;
    const QString path =
        AutosavePlace::ownerOf(autosave, whole.mid(headOfCopy.size(), end - headOfCopy.size()));
    return LeftHero{autosave, path, whole.mid(end + 1)};
}

} // namespace

HeroRecovery::HeroRecovery(HeroDocument& document, QString folder, std::chrono::milliseconds delay,
                           QObject* parent)
    : QObject(parent), m_document(document), m_place(std::move(folder), fileEnding)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &HeroRecovery::write);
    connect(&document, &HeroDocument::compiled, this, &HeroRecovery::followChange);
    connect(&document, &HeroDocument::modifiedChanged, this, &HeroRecovery::followChange);
    connect(&document, &HeroDocument::saved, this, &HeroRecovery::discard);
    connect(&document, &HeroDocument::pathChanged, this, [this] {
        discard();
        followChange();
    });
    connect(&document, &HeroDocument::textReplaced, this, &HeroRecovery::discard); // it was another hero
}

HeroRecovery::~HeroRecovery()
{
    if (m_timer.isActive()) write();
}

void HeroRecovery::followChange()
{
    if (!m_document.modified()) return discard();
    // Not started anew by every change: whoever types without a pause is kept as well.
    if (!m_timer.isActive()) m_timer.start();
}

void HeroRecovery::write()
{
    m_timer.stop();
    if (!m_document.modified()) return;
    if (!m_place.pick(m_document.path()))
        return Q_EMIT failed(
            tr("No copy of the unsaved hero can be kept in %1.").arg(spokenPath(m_place.folder())));
    const QString whole = headOfCopy + m_document.path() + u'\n' + m_document.text();
    if (const auto fault = writeWholeFile(m_place.target(), whole.toUtf8())) Q_EMIT failed(fault->sentence());
}

void HeroRecovery::discard()
{
    m_timer.stop();
    m_place.forget();
}

std::vector<LeftHero> HeroRecovery::leftIn(const QString& folder)
{
    std::vector<LeftHero> all;
    for (const QString& autosave : AutosavePlace::leftIn(folder, QString()))
        if (auto copy = examineCopy(autosave)) all.push_back(std::move(*copy));
    return all;
}

std::optional<LeftHero> HeroRecovery::leftFor(const QString& path)
{
    return examineCopy(AutosavePlace::beside(path));
}

void HeroRecovery::recover(const LeftHero& copy)
{
    m_document.adopt(copy.text, copy.path, true);
    (void)m_place.claim(copy.autosave); // goes on in the same file
    followChange();
}

void HeroRecovery::remove(const LeftHero& copy)
{
    QFile::remove(copy.autosave);
}

} // namespace fabletop
