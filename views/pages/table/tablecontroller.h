// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableController: a match as it is played at this table: the question that is open, and what is decided.
///
/// Why apart from the page: everything a click means is decided here without a widget, and the page only
/// draws. Who looks is TablePresence's, who sits SeatedPlayers', what is clicked TableInput's, and what there
/// is to say about it TableWords' and TableNews'.

#include "model/match/tableview.h"
#include "views/hand/picks/pendingselection.h"
#include "views/match/looks.h"
#include "views/pages/table/choices/outcome.h"
#include "views/pages/table/choices/triggers.h"
#include "views/pages/table/playback.h"
#include "views/pages/table/seatedplayers.h"
#include "views/pages/table/tableinput.h"
#include "views/pages/table/tablepresence.h"
#include "views/preferences/settings.h"

#include <QObject>
#include <QPointer>
#include <functional>
#include <utility>

namespace fabletop {

class TableController : public QObject {
    Q_OBJECT
public:
    explicit TableController(Settings& settings, QObject* parent = nullptr);
    ~TableController() override;

    /// Sits down at a match and gives its seats players; null: leaves it. The match goes on by `begin`.
    void setMatch(Match* match, Language language);
    void setLanguage(Language language);
    [[nodiscard]] Match* match() const { return m_match; }
    /// The match as whoever sits here sees it: everything on the page reads it.
    [[nodiscard]] TableView& view() { return m_view; }
    [[nodiscard]] const TableView& view() const { return m_view; }
    [[nodiscard]] const Looks& looks() const { return m_looks; }
    [[nodiscard]] const Narrator& narrator() const { return m_looks.narrator(); }
    [[nodiscard]] Playback& playback() { return m_playback; }
    [[nodiscard]] const Playback& playback() const { return m_playback; }
    [[nodiscard]] const PendingSelection& staging() const { return m_staging; }
    using Taker = std::function<void(const std::vector<Decision>& decisions)>;
    /// Decisions go to it and not into the match, which stays where it is.
    void setTaker(Taker taker) { m_taker = std::move(taker); }
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_settings.speed(); }
    [[nodiscard]] bool lessMotion() const { return m_settings.lessMotion(); }

    // -- who looks
    [[nodiscard]] const TablePresence& presence() const { return m_presence; }
    /// The seat whose hand is shown; none while nobody is there.
    [[nodiscard]] SeatId viewer() const { return m_presence.viewer(); }
    /// The one who was awaited is there.
    void welcome();
    /// Something begins that all of them watch: no hand lies open until a cover was opened again.
    void watchTogether();

    // -- what is shown
    [[nodiscard]] const Table& table() const;
    [[nodiscard]] bool asking() const { return m_staging.asking(); }
    [[nodiscard]] bool looksBack() const;
    /// Cards on offer that lie in another hand.
    [[nodiscard]] SeatId foreignHand() const { return m_staging.open().foreignCards(); }
    /// What happened since the last turn of the person who looks is still shown: until their next input.
    [[nodiscard]] bool freshNews() const;
    /// What others did since is still shown.
    [[nodiscard]] bool traced() const { return m_traced; }
    /// The ability that asks now whether it should be used; none.
    [[nodiscard]] AbilityId askingAbility() const;
    [[nodiscard]] Triggers& triggers() { return m_triggers; }

    /// Of answering yes to the open question.
    [[nodiscard]] const std::optional<ValueOutcome>& outcome() const { return m_outcome; }
    /// The question that waits until somebody has taken the seat.
    [[nodiscard]] const QuestionPtr& waiting() const { return m_question; }
    [[nodiscard]] TakeBack canTakeBack() const;
    /// The last refusal, until the next pick.
    [[nodiscard]] const QString& note() const { return m_note; }
    /// The clause it follows from; empty: none.
    [[nodiscard]] const QString& noteRule() const { return m_noteRule; }
    /// The spaces it speaks of.
    [[nodiscard]] SpaceSet noteSpaces() const { return m_noteSpaces; }

    // -- what is done
    [[nodiscard]] TableInput& input() { return m_input; }
    /// What an input came to: decisions are handed in, anything else is told.
    void act(const Reply& reply);
    void refuse(const QString& reason);
    void refuse(const Refusal& refusal);
    /// The last refusal holds no longer.
    void forgetNote();
    void tellChanged();

public Q_SLOTS:
    void takeBack();
    /// From now on, for the ability that asks; "always" and "never" also answer it.
    void settle(Trigger wish);
    void moveNow();
    void resign();

Q_SIGNALS:
    /// All of it is to be shown anew: once an input, once a decision that has been shown to its end.
    void changed();
    /// Another person looks, or nobody.
    void viewerChanged();
    void refused(const QString& reason);
    void coverRequested(SeatId seat);
    void ended();

private:
    void leave();
    void clearNote();
    void onAsked(const QuestionPtr& question);
    void onPlayed();
    void onEnded();
    void present();
    void look(SeatId seat);
    /// Covers the table until whoever is asked says that they are there.
    void await(SeatId seat);
    void hand(const std::vector<Decision>& decisions);
    void onMoved();
    void onTakenBack();

    /// While one lives, changes are gathered: whatever comes of one input or one event is said once.
    class Gathering;

    Settings& m_settings;
    QPointer<Match> m_match;
    TableView m_view;
    Looks m_looks;
    Playback m_playback{m_view};
    SeatedPlayers m_players{m_settings, m_playback};
    PendingSelection m_staging;
    TableInput m_input{*this, m_staging};
    Triggers m_triggers;
    std::optional<ValueOutcome> m_outcome;
    QuestionPtr m_question; ///< put to a person, shown as soon as the table has caught up
    TablePresence m_presence;
    Taker m_taker;
    QString m_note;
    QString m_noteRule;
    SpaceSet m_noteSpaces = 0;
    bool m_traced = true;
    bool m_handing = false;
    bool m_overShown = false;
    int m_gathering = 0;
    bool m_stale = false; ///< a change was gathered
};

} // namespace fabletop
