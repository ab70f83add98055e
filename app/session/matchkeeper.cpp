// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchkeeper.h"

#include "app/session/matchstore.h"
#include "app/session/messages.h"
#include "model/content/files/filefault.h"

#include <QDir>
#include <QFileInfo>

namespace fabletop {

namespace {

/// "~/Documents/duel.match"
QString shownPath(const QString& path)
{
    const QFileInfo info(path);
    return QDir::toNativeSeparators(shownFolder(info.absolutePath()) + u'/' + info.fileName());
}

} // namespace

MatchKeeper::MatchKeeper(Messages& messages, const MatchStore& store, QWidget* parent)
    : m_messages(messages), m_store(store)
{
    m_ask = [parent](const QString& question, const QList<FileAnswer>& answers) {
        ConfirmDialog box(parent, tr("Match"), question, inWords(answers));
        return answers.value(box.ask(), FileAnswer::cancel);
    };
    m_path = [parent](const QString& proposal) {
        return askWhereToSave(parent, tr("Save the match"), proposal, tr("Matches (*.match)"),
                              QStringLiteral(".match"));
    };
}

void MatchKeeper::setAskers(FileAsker ask, PathAsker path)
{
    m_ask = std::move(ask);
    m_path = std::move(path);
}

void MatchKeeper::follow(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    m_told.clear();
    if (!match) return;
    connect(match, &Match::saveFailed, this, &MatchKeeper::tellFailure);
    connect(match, &Match::saved, this, &MatchKeeper::tellSaved);
}

void MatchKeeper::keepOnlyInCopy()
{
    if (m_match)
        connect(m_match, &Match::annotationsChanged, this, &MatchKeeper::offerCopy, Qt::SingleShotConnection);
}

void MatchKeeper::tellFailure(const QString& why)
{
    m_told =
        why + u' ' + tr("The match goes on; %n change(s) aren’t saved yet.", nullptr, m_match->unsaved());
    m_messages.tell(m_told, {tr("Try again"), tr("Save as…")}, [this](int place) { answerFailure(place); });
}

void MatchKeeper::tellSaved()
{
    if (m_messages.sentence() == m_told) m_messages.dismiss();
    m_told.clear();
}

void MatchKeeper::answerFailure(int place)
{
    if (!m_match || place < 0) return;
    place == 0 ? m_match->retrySaving() : saveElsewhere();
}

bool MatchKeeper::saveElsewhere()
{
    const QString path = m_path(QDir::home().filePath(QFileInfo(m_match->path()).fileName()));
    return !path.isEmpty() && m_match->saveElsewhere(path);
}

void MatchKeeper::offerCopy()
{
    m_messages.tell(tr("This file can’t be changed. Notes and branches are saved only in a copy."),
                    {tr("Save a copy")}, [this](int place) {
                        if (!m_match || place != 0) return;
                        if (m_match->record(m_store.newPath(m_match->info())))
                            m_messages.inform(tr("Saved as %1").arg(shownPath(m_match->path())));
                    });
}

bool MatchKeeper::saveCopy()
{
    if (!m_match) return false;
    const QFileInfo own(m_match->path().isEmpty() ? m_store.newPath(m_match->info()) : m_match->path());
    const QString folder = m_match->path().startsWith(u':') ? m_store.folder() : own.absolutePath();
    const QString path =
        m_path(folder + u'/' + tr("%1 copy").arg(own.completeBaseName()) + QStringLiteral(".match"));
    if (path.isEmpty()) return false;
    const auto fault = m_match->saveCopy(path);
    fault ? m_messages.tell(fault->sentence(), {})
          : m_messages.inform(tr("Saved as %1").arg(shownPath(path)));
    return !fault;
}

bool MatchKeeper::mayLeave()
{
    if (!m_match || m_match->settle()) return true;
    const QString question = tr("%n change(s) to this match aren’t saved, because the file can’t be written.",
                                nullptr, m_match->unsaved());
    switch (m_ask(question, {FileAnswer::saveElsewhere, FileAnswer::discard, FileAnswer::cancel})) {
    case FileAnswer::saveElsewhere: return saveElsewhere();
    case FileAnswer::discard: return true;
    default: return false;
    }
}

} // namespace fabletop
