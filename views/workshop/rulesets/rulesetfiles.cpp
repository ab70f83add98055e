// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rulesets/rulesetfiles.h"

#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFileInfo>

namespace fabletop {

RuleSetFiles::RuleSetFiles(RuleSetDocument& document, QString folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(std::move(folder)),
      m_ask([](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; }),
      m_path([](const QString&) { return QString(); })
{}

void RuleSetFiles::setAskers(FileAsker ask, PathAsker path)
{
    m_ask = std::move(ask);
    m_path = std::move(path);
}

bool RuleSetFiles::mayLeave()
{
    if (!m_document.modified()) return true;
    switch (m_ask(tr("This rule set has changes that are not saved."),
                  {FileAnswer::save, FileAnswer::discard, FileAnswer::cancel})) {
    case FileAnswer::save: return save();
    case FileAnswer::discard: return true;
    default: return false;
    }
}

bool RuleSetFiles::startNew()
{
    if (!mayLeave()) return false;
    m_document.startNew();
    return true;
}

bool RuleSetFiles::open(const QString& path)
{
    if (!mayLeave()) return false;
    Diagnostics diagnostics;
    if (m_document.load(path, diagnostics)) return true;
    const QString why = diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front());
    Q_EMIT told(tr("%1 could not be opened: %2").arg(spokenFile(path), why));
    return false;
}

bool RuleSetFiles::save()
{
    return m_document.path().isEmpty() ? saveAs() : handle(m_document.save());
}

bool RuleSetFiles::saveAs()
{
    const QString own = m_document.path();
    const QString folder = own.isEmpty() ? m_folder : QFileInfo(own).absolutePath();
    QDir().mkpath(folder);
    QString path = m_path(folder + u'/' + QString::fromStdString(m_document.rules().id) + rulesEnding);
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += rulesEnding;
    return handle(m_document.saveAs(path));
}

bool RuleSetFiles::handle(const SaveReport& report)
{
    if (!settleSave(
            report, m_ask, [this] { return m_document.saveAnyway(); }, [this] { return saveAs(); }))
        return false;
    Q_EMIT informed(tr("Saved as %1").arg(spokenPath(m_document.path())));
    return true;
}

} // namespace fabletop
