// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/documentfiles.h"

#include "model/content/files/wholefile.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr qsizetype mostRecent = 12;

QString firstOf(const Diagnostics& diagnostics)
{
    for (const Diagnostic& one : diagnostics)
        if (one.severity == Severity::error) return toldWithPlace(one);
    return diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front());
}

} // namespace

DocumentFiles::DocumentFiles(Document& document, QString folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(std::move(folder)), m_recovery(document, m_folder),
      m_ask([](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; }),
      m_path([](const QString&) { return QString(); })
{
    connect(&m_recovery, &DocumentRecovery::failed, this, &DocumentFiles::told);
}

void DocumentFiles::setAskers(FileAsker ask, PathAsker path)
{
    m_ask = std::move(ask);
    m_path = std::move(path);
}

void DocumentFiles::useDialogs(QWidget* parent)
{
    m_window = parent;
    setAskers(dialogAsker(parent), [this, parent](const QString& proposal) {
        const DocumentWords words = m_document.words();
        return askWhereToSave(parent, words.save, proposal, words.savePatterns, m_document.ending());
    });
}

bool DocumentFiles::mayLeave()
{
    if (!m_document.modified()) return true;
    switch (m_ask(m_document.words().unsaved, {Answer::save, Answer::discard, Answer::cancel})) {
    case Answer::save: return save();
    case Answer::discard: m_recovery.discard(); return true;
    default: return false;
    }
}

bool DocumentFiles::startNew()
{
    if (!mayLeave()) return false;
    m_document.startNew();
    return true;
}

bool DocumentFiles::open(const QString& path)
{
    if (!mayLeave()) return false;
    if (const auto copy = DocumentRecovery::leftFor(m_document, path)) {
        const QString question =
            tr("Changes to %1 were not saved when the program ended.").arg(spokenFile(path));
        const Answer answer = m_ask(question, {Answer::bringBack, Answer::discard, Answer::cancel});
        if (answer == Answer::bringBack) return recover(*copy);
        if (answer != Answer::discard) return false; // nothing is decided, so nothing is opened
        DocumentRecovery::remove(*copy);
    }
    Diagnostics diagnostics;
    if (!m_document.load(path, diagnostics)) {
        tellUnopened(path, diagnostics);
        return false;
    }
    remember(path);
    return true;
}

void DocumentFiles::openByDialog()
{
    const DocumentWords words = m_document.words();
    const QString path = QFileDialog::getOpenFileName(m_window, words.open, m_folder, words.openPatterns);
    if (!path.isEmpty()) open(path);
}

bool DocumentFiles::handle(const SaveReport& report)
{
    if (!settleSave(
            report, m_ask, [this] { return m_document.saveAnyway(); }, [this] { return saveAs(); }))
        return false;
    Q_EMIT saved(m_document.path());
    return true;
}

bool DocumentFiles::save()
{
    return m_document.path().isEmpty() ? saveAs() : handle(m_document.save());
}

bool DocumentFiles::saveAs()
{
    const QString own = m_document.path();
    const QString folder = own.isEmpty() ? m_folder : QFileInfo(own).absolutePath();
    QDir().mkpath(folder);
    QString path = m_path(folder + u'/' + m_document.fileStem() + m_document.ending());
    if (path.isEmpty()) return false;
    const QString last = u'.' + m_document.ending().section(u'.', -1);
    if (!path.endsWith(last)) path += m_document.ending();
    aboutToSaveTo(path);
    if (!handle(m_document.saveAs(path))) return false;
    remember(m_document.path());
    return true;
}

bool DocumentFiles::recover(const LeftCopy& copy)
{
    Diagnostics diagnostics;
    if (m_recovery.recover(copy, diagnostics)) return true;
    tellUnopened(copy.autosave, diagnostics);
    return false;
}

bool DocumentFiles::throwAway(const LeftCopy& copy)
{
    if (m_ask(tr("Discard these changes? You can’t restore them later."),
              {Answer::discard, Answer::cancel}) != Answer::discard)
        return false;
    DocumentRecovery::remove(copy);
    return true;
}

std::vector<LeftCopy> DocumentFiles::leftBehind() const
{
    std::vector<LeftCopy> all = DocumentRecovery::leftIn(m_document, m_folder);
    for (const QString& path : remembered()) {
        const auto copy = DocumentRecovery::leftFor(m_document, path);
        const bool known = copy && std::any_of(all.begin(), all.end(), [&](const LeftCopy& one) {
                               return one.autosave == copy->autosave;
                           });
        if (copy && !known) all.push_back(*copy);
    }
    return all;
}

void DocumentFiles::offerLeftBehind()
{
    if (m_document.modified()) return;
    for (const LeftCopy& copy : leftBehind()) {
        const QString name = copy.path.isEmpty() ? m_document.words().nameless : spokenFile(copy.path);
        const Answer answer = m_ask(tr("The program ended before %1 was saved.").arg(name),
                                    {Answer::bringBack, Answer::discard, Answer::cancel});
        if (answer == Answer::bringBack) return void(recover(copy));
        if (answer == Answer::discard) DocumentRecovery::remove(copy);
    }
}

QStringList DocumentFiles::remembered() const
{
    QFile file(m_folder + QStringLiteral("/recent.txt"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.read(64 * 1024)).split(u'\n', Qt::SkipEmptyParts);
}

void DocumentFiles::remember(const QString& path)
{
    QStringList paths = remembered();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    QDir().mkpath(m_folder);
    if (const auto fault = writeWholeFile(m_folder + QStringLiteral("/recent.txt"),
                                          paths.mid(0, mostRecent).join(u'\n').toUtf8()))
        Q_EMIT told(fault->sentence());
}

QStringList DocumentFiles::recent() const
{
    QStringList paths = remembered();
    paths.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    return paths;
}

void DocumentFiles::addRecent(QMenu& menu)
{
    const QStringList paths = recent();
    if (paths.isEmpty()) return;
    QMenu* part = menu.addMenu(tr("Recent files"));
    for (const QString& path : paths)
        part->addAction(spokenPath(path), this, [this, path] { open(path); });
}

void DocumentFiles::tellUnopened(const QString& path, const QString& why)
{
    Q_EMIT told(tr("Couldn’t open %1: %2.").arg(spokenFile(path), why));
}

void DocumentFiles::tellUnopened(const QString& path, const Diagnostics& diagnostics)
{
    tellUnopened(path, firstOf(diagnostics));
}

} // namespace fabletop
