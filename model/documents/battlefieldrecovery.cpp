// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/battlefieldrecovery.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace fabletop {

namespace {

const QString fileEnding = QStringLiteral(".battlefield.json");
/// The field of a copy that says which battlefield it is a copy of.
constexpr const char* pathField = "x-autosave-of";

std::string asJson(const QString& text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

std::optional<Battlefield> read(const QString& autosave, Diagnostics& diagnostics)
{
    const auto text = readTextFile(autosave, diagnostics);
    return text ? readBattlefieldDraft(*text, autosave.toStdString(), diagnostics) : std::nullopt;
}

/// Takes the path out of a copy.
QString takePath(Battlefield& copy)
{
    const auto found = std::find_if(copy.extras.begin(), copy.extras.end(),
                                    [](const auto& extra) { return extra.first == pathField; });
    if (found == copy.extras.end()) return {};
    const QByteArray list = '[' + QByteArray::fromStdString(found->second) + ']';
    copy.extras.erase(found);
    return QJsonDocument::fromJson(list).array().first().toString();
}

std::optional<Recoverable> examineCopy(const QString& autosave)
{
    if (!AutosavePlace::left(autosave)) return std::nullopt;
    Diagnostics diagnostics;
    auto copy = read(autosave, diagnostics);
    if (!copy) return std::nullopt;
    const QString path = AutosavePlace::ownerOf(autosave, takePath(*copy));
    const QDateTime written = QFileInfo(autosave).lastModified();
    const bool newer = !path.isEmpty() && QFileInfo(path).lastModified() > written;
    return Recoverable{autosave, path, written, newer};
}

std::optional<FileFault> writeCopy(const BattlefieldSnapshot& snapshot, const QString& path,
                                   const QString& target)
{
    Battlefield copy = snapshot.whole();
    if (!path.isEmpty()) copy.extras.emplace_back(pathField, asJson(path));
    return writeWholeFile(target, QByteArray::fromStdString(writeBattlefield(copy)));
}

} // namespace

BattlefieldRecovery::BattlefieldRecovery(BattlefieldDocument& document, QString folder,
                                         std::chrono::milliseconds delay, QObject* parent)
    : QObject(parent), m_document(document), m_place(std::move(folder), fileEnding)
{
    m_writer.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &BattlefieldRecovery::write);
    connect(&document, &BattlefieldDocument::changed, this, &BattlefieldRecovery::followChange);
    connect(&document, &BattlefieldDocument::modifiedChanged, this, &BattlefieldRecovery::followChange);
    connect(&document, &BattlefieldDocument::saved, this, &BattlefieldRecovery::forget);
    connect(&document, &BattlefieldDocument::pathChanged, this, [this] {
        forget();
        followChange();
    });
    followChange();
}

BattlefieldRecovery::~BattlefieldRecovery()
{
    if (m_timer.isActive()) writeNow();
    m_writer.waitForDone();
}

void BattlefieldRecovery::followChange()
{
    if (!m_document.modified()) return forget();
    // Not started anew by every change: whoever draws without a pause is kept as well.
    if (!m_timer.isActive()) m_timer.start();
}

void BattlefieldRecovery::write()
{
    m_timer.stop();
    if (!m_document.modified()) return;
    if (!m_place.pick(m_document.path())) {
        Q_EMIT failed(
            tr("No copy of the unsaved battlefield can be kept in %1.").arg(spokenPath(m_place.folder())));
        return;
    }
    m_writer.start([this, snapshot = m_document.snapshot(), path = m_document.path(),
                    target = m_place.target()] {
        const auto fault = writeCopy(snapshot, path, target);
        const auto tell = [this, fault] { fault ? Q_EMIT failed(fault->sentence()) : Q_EMIT autosaved(); };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
}

void BattlefieldRecovery::writeNow()
{
    write();
    m_writer.waitForDone();
}

void BattlefieldRecovery::discard()
{
    forget();
}

void BattlefieldRecovery::forget()
{
    m_timer.stop();
    if (m_place.target().isEmpty()) return;
    m_writer.waitForDone(); // or a late copy would come back
    m_place.forget();
}

std::vector<Recoverable> BattlefieldRecovery::recoverableIn(const QString& folder)
{
    std::vector<Recoverable> all;
    for (const QString& autosave : AutosavePlace::leftIn(folder, QString()))
        if (auto copy = examineCopy(autosave)) all.push_back(std::move(*copy));
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.written > b.written; });
    return all;
}

std::optional<Recoverable> BattlefieldRecovery::recoverableFor(const QString& path)
{
    return examineCopy(AutosavePlace::beside(path));
}

bool BattlefieldRecovery::recover(const Recoverable& copy, Diagnostics& diagnostics)
{
    auto battlefield = read(copy.autosave, diagnostics);
    if (!battlefield) return false;
    const QString path = AutosavePlace::ownerOf(copy.autosave, takePath(*battlefield));
    m_document.adopt(std::move(*battlefield), path, true);
    m_timer.stop();
    (void)m_place.claim(copy.autosave); // goes on in the same file
    return true;
}

void BattlefieldRecovery::remove(const Recoverable& copy)
{
    QFile::remove(copy.autosave);
}

} // namespace fabletop
