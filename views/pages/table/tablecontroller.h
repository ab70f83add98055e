// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableController: one person's place at a match: who looks, what is asked, what was picked.
///
/// Why apart from the page: everything a click means is decided here without a widget, and the page only
/// draws. What there is to say about it: TableWords and TableNews.

#include "model/match/tableview.h"
#include "model/match/viewpointpolicy.h"
#include "views/hand/pendingselection.h"
#include "views/match/looks.h"
#include "views/pages/settings.h"
#include "views/pages/table/choices/outcome.h"
#include "views/pages/table/choices/triggers.h"
#include "views/pages/table/playback.h"

#include <QObject>
#include <QPointer>

namespace fabletop {

class PersonPlayer;

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
    void setSpeed(double speed);

    // -- who looks
    /// The seat whose hand is shown; none while nobody is there.
    [[nodiscard]] SeatId viewer() const { return m_presence.looks; }
    /// What is shown of the match: as much as whoever looks may see.
    [[nodiscard]] Viewer sight() const;
    [[nodiscard]] const Presence& presence() const { return m_presence; }
    /// Somebody else is asked: cover the table until they say they are there.
    [[nodiscard]] SeatId awaited() const { return m_awaited; }
    void welcome();
    /// Several persons share the screen, and a cover parts their hands.
    [[nodiscard]] bool covers() const;
    /// Something begins that all of them watch: no hand lies open until a cover was opened again.
    void watchTogether();
    /// The seats of the person who looks, in their order; one of them is `viewer`.
    [[nodiscard]] std::vector<SeatId> ownSeats() const;

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

public Q_SLOTS:
    void pickSpace(SpaceId space);
    void pickFighter(FighterId fighter);
    void pickCard(SeatId owner, CardId card, int row);
    void pickAction(ActionKind kind);
    void pickNumber(int number);
    void pickOption(int option);
    void pickPlayer(SeatId player);
    void lift(FighterId fighter);
    void putDown();
    void drop(FighterId fighter, SpaceId space);
    void dropCard(SeatId owner, CardId card, int row, SpaceId space);
    void confirm();
    void decline();
    /// Puts the last pick back; nothing was picked: says so.
    void stepBack();
    /// A click beside every space: as stepBack, or the reason why it comes to nothing.
    void pickNothing();
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
    void seatPlayers();
    void onAsked(SeatId seat);
    void onPlayed();
    void onEnded();
    void present();
    void look(SeatId seat);
    template <typename Pick> void pick(Pick pick);
    void act(const Reply& reply);
    void hand(const std::vector<Decision>& decisions);
    void refuse(const QString& reason);
    void onMoved();
    void onChoiceOpened();
    void onTakenBack();
    void tellChanged();

    /// While one lives, changes are gathered: whatever comes of one input or one event is said once.
    class Gathering;

    Settings& m_settings;
    QPointer<Match> m_match;
    TableView m_view;
    Looks m_looks;
    Playback m_playback{m_view};
    PendingSelection m_staging;
    Triggers m_triggers;
    std::optional<ValueOutcome> m_outcome;
    QuestionPtr m_question; ///< put to a person, shown as soon as the table has caught up
    Presence m_presence;
    SeatId m_awaited = SeatId::none;
    QString m_note;
    bool m_traced = true;
    bool m_handing = false;
    bool m_overShown = false;
    int m_gathering = 0;
    bool m_stale = false; ///< a change was gathered
};

} // namespace fabletop
