// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableController: one person's place at a match: who looks, what is asked, what was picked, and the words
/// for it.
///
/// Why apart from the page: everything a click means is decided here without a widget, and the page only
/// draws.

#include "model/match/viewpointpolicy.h"
#include "views/hand/pendingselection.h"
#include "views/pages/settings.h"
#include "views/pages/table/choices/outcome.h"
#include "views/pages/table/choices/triggers.h"
#include "views/pages/table/looks.h"
#include "views/pages/table/playback.h"

#include <QObject>
#include <QPointer>
#include <deque>

namespace fabletop {

class PersonPlayer;

/// What one action came to.
struct NewsOfAction {
    QString action;      ///< "Dracula attacks Sherlock Holmes"
    QStringList details; ///< what followed from it
};
/// One paragraph an action; the details of so many of the oldest are left out.
[[nodiscard]] QString newsText(const std::vector<NewsOfAction>& news, std::size_t withoutDetails = 0);

/// The last card that somebody else played, with what it came to.
struct LastPlay {
    CardLook card;
    QString person;
    QString words;
};

/// The spaces an event speaks of: where it went on, from where to where.
[[nodiscard]] SpaceSet spacesOf(const Timeline& timeline, int event);

class TableController : public QObject {
    Q_OBJECT
public:
    explicit TableController(Settings& settings, QObject* parent = nullptr);
    ~TableController() override;

    /// Sits down at a match and gives its seats players; null: leaves it. The match goes on by `begin`.
    void setMatch(Match* match, Language language);
    void setLanguage(Language language);
    [[nodiscard]] Match* match() const { return m_match; }
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
    [[nodiscard]] Table table() const;
    /// The board with hints and picks, or bare while things move or the past is shown.
    [[nodiscard]] BoardLook board() const;
    [[nodiscard]] bool asking() const { return m_staging.asking(); }
    [[nodiscard]] bool looksBack() const;
    /// Cards on offer that lie in another hand.
    [[nodiscard]] SeatId foreignHand() const { return m_staging.foreignCards(); }
    /// What happened since the last turn of the person who looks, an action at a time, oldest first; until
    /// the next own input.
    [[nodiscard]] std::vector<NewsOfAction> news() const;
    [[nodiscard]] std::optional<LastPlay> lastPlay() const;
    /// The card whose text asks now, with the sentence that does; not where a combat's sheet or the rules
    /// ask.
    [[nodiscard]] std::optional<CardLook> askingCard() const;
    /// The ability that asks now whether it should be used; none.
    [[nodiscard]] AbilityId askingAbility() const;
    [[nodiscard]] Triggers& triggers() { return m_triggers; }

    // -- words
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString help() const;
    /// What the person who is awaited will be asked.
    [[nodiscard]] QString awaitedQuestion() const;
    /// The last refusal, until the next pick.
    [[nodiscard]] const QString& note() const { return m_note; }
    [[nodiscard]] QString promptIcon() const;
    [[nodiscard]] QString confirmText() const; ///< empty: no such button now
    [[nodiscard]] QString confirmReason() const;
    [[nodiscard]] QString declineText() const;
    [[nodiscard]] QString actionReason(ActionKind kind) const;
    [[nodiscard]] QString takeBackReason() const;
    [[nodiscard]] QString takeBackTip() const;
    /// What each attack card could do to `target` if it is not defended; empty where nobody can attack it.
    [[nodiscard]] QString forecast(FighterId target) const;
    [[nodiscard]] QString cardReason(SeatId owner, CardId card) const;

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
    [[nodiscard]] bool looksFor(SeatId seat) const;
    [[nodiscard]] bool forAll(const Question& question) const;
    [[nodiscard]] TakeBack canTakeBack() const;
    void act(const Reply& reply);
    void hand(const std::vector<Decision>& decisions);
    void refuse(const QString& reason);
    [[nodiscard]] QString hint(Hint hint) const;
    [[nodiscard]] QString stopped() const;
    [[nodiscard]] QString missingInAction() const;
    [[nodiscard]] QString reachSum() const;
    [[nodiscard]] QString worded(const Question& question, const State& state, Prompt shown) const;
    [[nodiscard]] std::vector<TraceLook> traces() const;
    /// The first event since the last turn of the person who looks.
    [[nodiscard]] int newsFrom() const;
    [[nodiscard]] bool freshNews() const;
    [[nodiscard]] bool newsIsMine() const;

    Settings& m_settings;
    QPointer<Match> m_match;
    Looks m_looks;
    Playback m_playback;
    PendingSelection m_staging;
    Triggers m_triggers;
    std::optional<ValueOutcome> m_outcome; ///< of answering yes to the open question
    QuestionPtr m_question;                ///< put to a person, shown as soon as the table has caught up
    Presence m_presence;
    SeatId m_awaited = SeatId::none;
    QString m_note;
    bool m_traced = true; ///< what others did since is still shown
    bool m_handing = false;
    bool m_overShown = false;
};

} // namespace fabletop
