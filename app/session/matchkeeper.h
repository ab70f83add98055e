// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchKeeper: sees to it that the match at the table is in a file: tells when it isn't, offers ways out,
/// makes copies, and asks before anything unsaved is left.
///
/// Why apart from the window: whichever page plays or shows the match, what may be lost is decided in one
/// place.

#include "views/workshop/files/fileasker.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace fabletop {

class Messages;
class Match;
class MatchStore;

class MatchKeeper : public QObject {
    Q_OBJECT
public:
    MatchKeeper(Messages& messages, const MatchStore& store, QWidget* parent);

    /// Tests answer what dialogs would ask.
    void setAskers(FileAsker ask, PathAsker path);
    /// The match that is looked after from now on; null: none.
    void follow(Match* match);
    /// Its file can't be changed, or must not: what people write into the match is kept in a copy, which is
    /// offered then.
    void keepOnlyInCopy();
    /// A copy in another file; the match goes on saving in its own.
    bool saveCopy();
    /// Whether nothing is lost when the match is left: all of it is on the disk, or somebody said that it
    /// need not be.
    bool mayLeave();

private:
    void tellFailure(const QString& why);
    void tellSaved();
    void offerCopy();
    void answerFailure(int place);
    bool saveElsewhere();

    Messages& m_messages;
    const MatchStore& m_store;
    QPointer<Match> m_match;
    FileAsker m_ask;
    PathAsker m_path;
    QString m_told; ///< what the banner says of a failure
};

} // namespace fabletop
