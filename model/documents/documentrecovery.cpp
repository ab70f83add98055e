// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/documentrecovery.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/match/words/spokenname.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace fabletop {

namespace {

std::optional<LeftCopy> examineCopy(const Document& kind, const QString& autosave)
{
    if (!AutosavePlace::left(autosave)) return std::nullopt;
    Diagnostics diagnostics;
    const auto copy = readTextFile(autosave, diagnostics);
    const auto recorded = copy ? kind.ownerOfCopy(QByteArray::fromStdString(*copy)) : std::nullopt;
    if (!recorded) return std::nullopt;
    const QString path = AutosavePlace::ownerOf(autosave, *recorded);
    const QDateTime written = QFileInfo(autosave).lastModified();
    return LeftCopy{autosave, path, written, !path.isEmpty() && QFileInfo(path).lastModified() > written};
}

} // namespace

DocumentRecovery::DocumentRecovery(Document& document, QString folder, std::chrono::milliseconds delay,
                                   QObject* parent)
    : QObject(parent), m_document(document), m_place(std::move(folder), document.ending())
{
    m_writer.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &DocumentRecovery::write);
    connect(&document, &Document::changed, this, &DocumentRecovery::followChange);
    connect(&document, &Document::modifiedChanged, this, &DocumentRecovery::followChange);
    connect(&document, &Document::saved, this, &DocumentRecovery::discard);
    const auto startAnew = [this] { // it was a copy of another
        discard();
        followChange();
    };
    connect(&document, &Document::replaced, this, startAnew);
    connect(&document, &Document::pathChanged, this, startAnew);
    followChange();
}

DocumentRecovery::~DocumentRecovery()
{
    if (m_timer.isActive()) writeNow();
    m_writer.waitForDone();
}

void DocumentRecovery::followChange()
{
    if (!m_document.modified()) return discard();
    // Not started anew by every change: whoever works without a pause is kept as well.
    if (!m_timer.isActive()) m_timer.start();
}

void DocumentRecovery::write()
{
    m_timer.stop();
    if (!m_document.modified()) return;
    if (!m_place.pick(m_document.path()))
        return Q_EMIT failed(m_document.words().noCopy.arg(spokenPath(m_place.folder())));
    m_writer.start([this, copy = m_document.copier(), target = m_place.target()] {
        const auto fault = writeWholeFile(target, copy());
        const auto tell = [this, fault] { fault ? Q_EMIT failed(fault->sentence()) : Q_EMIT autosaved(); };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void DocumentRecovery::writeNow()
{
    write();
    m_writer.waitForDone();
}

void DocumentRecovery::discard()
{
    m_timer.stop();
    if (m_place.target().isEmpty()) return;
    m_writer.waitForDone(); // or a late copy would come back
    m_place.forget();
}

std::vector<LeftCopy> DocumentRecovery::leftIn(const Document& kind, const QString& folder)
{
    std::vector<LeftCopy> all;
    for (const QString& autosave : AutosavePlace::leftIn(folder, QString()))
        if (auto copy = examineCopy(kind, autosave)) all.push_back(std::move(*copy));
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.written > b.written; });
    return all;
}

std::optional<LeftCopy> DocumentRecovery::leftFor(const Document& kind, const QString& path)
{
    return examineCopy(kind, AutosavePlace::beside(path));
}

bool DocumentRecovery::recover(const LeftCopy& copy, Diagnostics& diagnostics)
{
    const auto bytes = readTextFile(copy.autosave, diagnostics);
    if (!bytes || !m_document.restore(QByteArray::fromStdString(*bytes), copy.path, diagnostics))
        return false;
    m_timer.stop();
    if (!m_place.claim(copy.autosave)) followChange(); // else it goes on in the same file
    return true;
}

void DocumentRecovery::remove(const LeftCopy& copy)
{
    QFile::remove(copy.autosave);
}

} // namespace fabletop
