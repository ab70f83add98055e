// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Match: one duel being played or looked at: its rules, its players and its timeline.
///
/// Why it is one class for both: live play is a replay whose end is still being written. The match goes on at
/// its end while viewers look wherever they like (match/tableview.h), and a file is a match without players.

#include "model/match/players/player.h"
#include "model/match/record/matchfile.h"
#include "model/match/record/matchwriter.h"
#include "model/match/seenevents.h"
#include "model/match/takeback.h"

#include <algorithm>
#include <array>
#include <functional>

namespace fabletop {

class Match : public QObject {
    Q_OBJECT
public:
    Match(MatchInfo info, std::shared_ptr<const MatchRules> rules, QObject* parent = nullptr);
    /// A match out of a file. Give its seats players and call `begin` to go on, where it can go on.
    explicit Match(LoadedMatch loaded, QObject* parent = nullptr);
    ~Match() override;

    // -- before it begins
    void setPlayer(SeatId seat, std::unique_ptr<Player> player);
    /// Take-backs are allowed after something hidden came to light, and marked in the file.
    void setPractice(bool practice);
    /// Records to `path` from now on; a loaded match goes on in its own file by the same call. False:
    /// saveFailed.
    bool record(const QString& path);
    /// Runs the set-up up to the first question (not for a loaded match) and puts the open question.
    void begin();

    // -- what it is
    [[nodiscard]] const MatchInfo& info() const { return m_info; }
    [[nodiscard]] const MatchRules& rules() const { return *m_rules; }
    [[nodiscard]] const std::shared_ptr<const MatchRules>& sharedRules() const { return m_rules; }
    [[nodiscard]] const Timeline& timeline() const { return m_timeline; }
    [[nodiscard]] const Annotations& annotations() const { return m_annotations; }
    [[nodiscard]] const std::optional<Divergence>& divergence() const { return m_divergence; }
    /// Null for nobody, and where nobody sits.
    [[nodiscard]] Player* player(SeatId seat) const
    {
        return seat == SeatId::none ? nullptr : m_players[index(seat)].get();
    }

    // -- the end that is being written
    [[nodiscard]] const State& state() const { return m_timeline.state(m_timeline.last()); }
    [[nodiscard]] bool over() const;
    /// The legal decisions now; empty when it is over.
    [[nodiscard]] const OptionList& options() const { return m_options; }
    [[nodiscard]] Prompt prompt() const;
    /// Who must decide; none when it is over.
    [[nodiscard]] SeatId decides() const { return prompt().decides; }
    /// The State as that seat may know it, for questions about it (engine/queries.h) and previews by apply on
    /// a copy.
    [[nodiscard]] State observation(SeatId seat) const;
    /// The State and the open question as somebody may see them who is not asked.
    [[nodiscard]] State seenState(Viewer viewer) const { return observe(*m_rules, state(), viewer); }
    [[nodiscard]] Prompt seenPrompt(Viewer viewer) const { return observe(prompt(), state().table, viewer); }
    /// Takes a decision, or says why not and changes nothing.
    std::optional<Refusal> decide(const Decision& decision);
    /// Gives up: the other team wins. False if the match is over.
    bool resign(SeatId seat);
    /// For whoever holds the seats `asker` (match/sight.h says who that is at the screen).
    [[nodiscard]] TakeBack canTakeBack(SeatSet asker) const;
    bool takeBack(SeatSet asker);
    /// Ends the thinking of the player who is asked.
    void moveNow();

    // -- what is shown of it
    /// The events as somebody may know them, each observed once for all who ask.
    [[nodiscard]] const SeenEvents& seen(Viewer viewer) const;
    /// How many events people have been shown: all, but while a table still plays what has just happened.
    /// Strips, logs and curves tell no more, whichever page they stand on.
    [[nodiscard]] int told() const
    {
        return m_told < 0 ? m_timeline.eventCount() : std::min(m_told, m_timeline.eventCount());
    }
    /// -1: everything.
    void setTold(int events);

    // -- what people write into it
    void addNote(int position, const QString& text, const QString& mark = {},
                 NoteScope scope = NoteScope::step);
    void changeNote(int place, const QString& text, const QString& mark);
    void removeNote(int place);
    void addBookmark(int position, const QString& name);
    void removeBookmark(int place);
    /// Writes down that all hands are looked at here, at the end. False: the file can't say so, and they stay
    /// hidden.
    bool markOpened();
    /// Keeps what the computer made of it, in place of what it made before. It stays here also where the file
    /// can't be written. Not while the match is going on.
    void setAnalysis(MatchAnalysis analysis);
    /// Keeps another line of play, for instance one tried out from here. Its id is chosen here and returned.
    int addBranch(Branch branch);
    /// Begins another line of play from `position` of the branch `parent` (0: the main line). It grows with
    /// `growBranch`; every step of it is in the file at once.
    int beginBranch(int parent, int position, const QString& title);
    /// Takes over what `whole`, the line from the start of the match through this branch, has more than it.
    void growBranch(int id, const Timeline& whole);
    void renameBranch(int id, const QString& title);
    /// With all that leave it.
    void removeBranch(int id);

    // -- the file
    /// Where it is kept or came from; may be empty.
    [[nodiscard]] QString path() const { return m_writer.path().isEmpty() ? m_loadedPath : m_writer.path(); }
    [[nodiscard]] int unsaved() const { return m_writer.waiting(); }
    bool retrySaving();
    /// Brings everything down to the disk: for whoever ends or leaves the match.
    bool settle();
    /// Goes on saving there from now on; where that fails, it goes on where it was.
    bool saveElsewhere(const QString& path);
    /// Writes all of it to another file and goes on saving in its own.
    [[nodiscard]] std::optional<FileFault> saveCopy(const QString& path);

Q_SIGNALS:
    /// Decision `position` was taken; its events are in the timeline.
    void stepped(int position);
    /// A question is open at the end; not while the match is over.
    void choiceOpened();
    void ended();
    void toldChanged();
    /// Decisions after `position` are gone.
    void takenBack(int position);
    void annotationsChanged();
    void saveFailed(const QString& message);
    void saved(); ///< what had failed is written now

private:
    void onAnswered(SeatId seat, const Decision& decision);
    void append(const QByteArray& line);
    bool heed(bool written);
    void take();
    void advance(int position);
    void ask();
    void refreshOptions();
    void dropAnnotationsAfter(int position);
    void dropBranches(const std::function<bool(const Branch&)>& unwanted);
    void rewriteFile();
    [[nodiscard]] std::vector<QByteArray> allLines() const;
    [[nodiscard]] SeatSet personSeats() const;

    MatchInfo m_info;
    std::shared_ptr<const MatchRules> m_rules;
    Timeline m_timeline;
    Annotations m_annotations;
    std::optional<Divergence> m_divergence;
    std::vector<QByteArray> m_record;      ///< the header and a line a decision, as they stand in the file
    std::vector<QByteArray> m_loadedLines; ///< everything in the file the match came from
    QString m_loadedPath;
    bool m_loadedTorn = false;
    bool m_saveFailed = false;
    bool m_begun = false;
    mutable std::vector<std::unique_ptr<SeenEvents>> m_seen; ///< one a viewer who has asked
    int m_told = -1;
    OptionList m_options;
    std::array<std::unique_ptr<Player>, maxSeats> m_players;
    MatchWriter m_writer;
};

} // namespace fabletop
