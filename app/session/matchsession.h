// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchSession: the match that is open, who sits at it, and the branch of it that is played.
///
/// Why apart from any window: which match is kept, recorded and let go of is the same whoever shows it. Pages
/// follow its signals and own nothing; whatever a signal tells can be asked for as well, by a page that is
/// made later.

#include "model/match/match.h"
#include "model/match/viewpointpolicy.h"

#include <QObject>
#include <functional>
#include <memory>

namespace fabletop {

class MatchKeeper;
class MatchStore;
class Shell;

class MatchSession : public QObject {
    Q_OBJECT
public:
    MatchSession(const MatchStore& store, MatchKeeper& keeper, Shell& shell);
    ~MatchSession() override;

    /// Played, or only looked at; null: none is open.
    [[nodiscard]] Match* match() const { return m_match.get(); }
    /// Whether somebody sits at its table.
    [[nodiscard]] bool seated() const { return m_seated; }
    /// A branch of another match is played, which is kept aside meanwhile.
    [[nodiscard]] bool onBranch() const { return m_trunk != nullptr; }
    /// What the head of the window says of it.
    [[nodiscard]] QString title(Language language) const;

    /// Whoever knows who is in front of the screen.
    void setPresenceSource(std::function<Presence()> source) { m_presence = std::move(source); }
    /// A match that is only looked at has nobody at its table.
    [[nodiscard]] Presence presence() const;
    /// As who the match is to be shown on any page.
    [[nodiscard]] Viewer viewer() const;

    /// Sits down at a new match and begins it; `path` where it saves itself, empty: the store's folder.
    /// False: the match before could not be left.
    bool play(std::unique_ptr<Match> match, const QString& path = QString());
    /// Sits down at a match of a file again.
    void goOn(std::unique_ptr<Match> match, const QString& path);
    /// Shows a match at that position. `path`: where words about it are written; empty: only into a copy.
    void look(std::unique_ptr<Match> match, const QString& path, int at);
    /// Plays another line from that place; it grows in the recorded match. At the end of a branch that branch
    /// goes on. What is returned says why not.
    Diagnostics playBranch(int from, int position, const QStringList& players);
    struct BranchEnd {
        int branch = 0;
        int last = 0; ///< position
    };
    /// Back from a branch to the match it belongs to, which nobody sits at then.
    BranchEnd endBranch();
    /// The match stays on the disk and is offered again.
    void leave();
    /// Who plays is shown how.
    void teach();
    [[nodiscard]] bool teaching() const { return m_teaching; }

Q_SIGNALS:
    /// Null: nobody sits there any more, and the match before may be gone soon.
    void seatChanged(fabletop::Match* match);
    /// Whoever looks at the match lets go of it.
    void released();
    void lessonBegan();
    /// The match has gone on.
    void stepped();
    /// Somebody else looks at the table.
    void viewerChanged();

private:
    void rise();
    void sit();
    void adopt(std::unique_ptr<Match> match);

    const MatchStore& m_store;
    MatchKeeper& m_keeper;
    Shell& m_shell;
    std::function<Presence()> m_presence;
    std::unique_ptr<Match> m_match;
    std::unique_ptr<Match> m_trunk; ///< while one of its branches is played
    int m_branch = 0;
    bool m_seated = false;
    bool m_teaching = false; ///< until nobody sits there any more
};

} // namespace fabletop
