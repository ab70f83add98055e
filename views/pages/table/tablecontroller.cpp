// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablecontroller.h"

#include "model/match/players/botplayer.h"
#include "model/match/players/personplayer.h"
#include "model/match/words/peoplenames.h"
#include "views/pages/table/choices/publicquestion.h"
#include "views/pages/table/pacedplayer.h"
#include "views/pages/table/tablewords.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int thinkingPause = 600; ///< a computer takes at least so long, divided by the speed

} // namespace

class TableController::Gathering {
public:
    explicit Gathering(TableController& table) : m_table(table) { ++m_table.m_gathering; }
    ~Gathering()
    {
        if (--m_table.m_gathering == 0 && std::exchange(m_table.m_stale, false)) Q_EMIT m_table.changed();
    }
    Gathering(const Gathering&) = delete;
    Gathering& operator=(const Gathering&) = delete;

private:
    TableController& m_table;
};

TableController::TableController(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_triggers(settings)
{
    connect(&m_playback, &Playback::finished, this, &TableController::onPlayed);
    connect(&m_view, &TableView::moved, this, &TableController::onMoved);
}

TableController::~TableController()
{
    setMatch(nullptr, Language::en);
}

void TableController::setMatch(Match* match, Language language)
{
    if (m_match) {
        m_match->disconnect(this);
        for (int seat = 0; seat < m_match->rules().seatCount(); ++seat)
            m_match->setPlayer(idAt<SeatId>(seat), nullptr);
    }
    m_staging.close();
    m_question.reset();
    m_note.clear();
    m_awaited = SeatId::none;
    m_presence = {};
    m_overShown = false;
    m_match = match;
    m_playback.setMatch(match);
    if (!match) return m_view.setMatch(nullptr);
    // Nobody is there yet who could have taken the last decision, unless hands lie open or only one person
    // plays.
    m_presence = {true, onlyPerson(*match), SeatId::none, covers() ? match->timeline().last() : -1};
    m_looks = Looks(Narrator(match->sharedRules(), peopleOf(match->info()), language));
    connect(match, &Match::ended, this, &TableController::onEnded);
    connect(match, &Match::choiceOpened, this, &TableController::onChoiceOpened);
    connect(match, &Match::takenBack, this, &TableController::onTakenBack); // before the view moves
    m_view.setMatch(match, sight(), narrator());
    seatPlayers();
}

void TableController::setLanguage(Language language)
{
    if (!m_match) return;
    m_note.clear(); // a refusal is said once, in the language of its moment
    m_looks = Looks(Narrator(m_match->sharedRules(), peopleOf(m_match->info()), language));
    m_view.setNarrator(narrator());
    tellChanged();
}

void TableController::tellChanged()
{
    if (m_gathering > 0)
        m_stale = true;
    else
        Q_EMIT changed();
}

/// While something is shown the page follows the parts it is shown in, and the end comes with `onPlayed`.
void TableController::onMoved()
{
    if (!m_playback.busy()) tellChanged();
}

void TableController::onChoiceOpened()
{
    if (!m_playback.busy()) tellChanged();
}

void TableController::onTakenBack()
{
    m_staging.close();
    m_question.reset();
    m_awaited = SeatId::none;
    m_view.setViewer(sight());
}

void TableController::setSpeed(double speed)
{
    m_settings.setSpeed(speed);
}

void TableController::seatPlayers()
{
    for (int place = 0; place < m_match->rules().seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        if (m_match->info().person(seat)) {
            auto person = std::make_unique<PersonPlayer>();
            connect(person.get(), &PersonPlayer::asked, this, [this, seat] { onAsked(seat); });
            m_match->setPlayer(seat, std::move(person));
            continue;
        }
        std::unique_ptr<BotPlayer> bot = BotPlayer::named(m_match->info().seats[index(seat)].player);
        if (!bot) bot = BotPlayer::named(QStringLiteral("greedy"));
        const auto pause = [this] {
            const double speed = m_settings.speed();
            return speed > 0 ? static_cast<int>(thinkingPause / speed) : 0;
        };
        auto paced = std::make_unique<PacedPlayer>(
            std::move(bot), [this] { return !m_playback.busy(); }, pause);
        connect(&m_playback, &Playback::finished, paced.get(), &PacedPlayer::release);
        m_match->setPlayer(seat, std::move(paced));
    }
}

Viewer TableController::sight() const
{
    return m_match ? viewerOf(*m_match, m_presence) : Viewer::spectator();
}

bool TableController::covers() const
{
    return m_match && hotSeat(*m_match) && !m_match->info().openHands;
}

void TableController::look(SeatId seat)
{
    const Viewer before = sight();
    m_presence.looks = seat;
    if (sight() == before) return; // the other hero of one person, or nothing is hidden anyway
    const Gathering gathering(*this);
    m_note.clear();
    m_view.setViewer(sight());
    Q_EMIT viewerChanged();
    tellChanged();
}

void TableController::watchTogether()
{
    if (covers()) look(SeatId::none);
}

std::vector<SeatId> TableController::ownSeats() const
{
    return m_match ? seatsOfPerson(*m_match, m_presence.looks) : std::vector<SeatId>();
}

void TableController::onAsked(SeatId seat)
{
    auto* person = qobject_cast<PersonPlayer*>(m_match->player(seat));
    m_question = person ? person->question() : nullptr;
    present();
}

void TableController::onPlayed()
{
    const Gathering gathering(*this);
    present();
    if (m_match && m_match->over()) onEnded();
    if (m_match && !TableWords(*this).stopped().isEmpty()) m_staging.close(); // nothing is asked any more
    tellChanged();
}

/// Shows the question that waits, once everything before it has been shown.
void TableController::present()
{
    if (!m_question || m_playback.busy() || m_handing || !m_match) return;
    const Gathering gathering(*this);
    const SeatId seat = m_question->seat;
    const auto own = ownSeats();
    m_awaited = SeatId::none;
    if (!covers() || std::find(own.begin(), own.end(), seat) != own.end()) {
        look(seat);
    } else if (asksEverybody(*m_match, *m_question, narrator())) {
        look(SeatId::none);
        m_presence.welcomed = seat;
        m_presence.since = m_match->timeline().last();
    } else {
        m_staging.close();
        look(SeatId::none); // nobody looks until they say that they are there
        m_awaited = seat;
        Q_EMIT coverRequested(seat);
        tellChanged();
        return;
    }
    m_traced = true;
    if (const auto settled = m_triggers.answer(*m_question)) return hand({*settled});
    m_outcome = valueOutcome(*m_question);
    m_staging.open(std::exchange(m_question, nullptr));
    tellChanged();
}

void TableController::welcome()
{
    if (m_awaited == SeatId::none) return;
    const Gathering gathering(*this);
    m_presence.welcomed = m_awaited;
    m_presence.since = m_match->timeline().last();
    look(std::exchange(m_awaited, SeatId::none));
    present();
    tellChanged();
}

void TableController::onEnded()
{
    if (m_playback.busy() || m_overShown) return;
    const Gathering gathering(*this);
    m_overShown = true;
    m_staging.close();
    m_awaited = SeatId::none;
    m_view.setViewer(sight());
    Q_EMIT viewerChanged(); // it is over: nothing is hidden any more
    Q_EMIT ended();
    tellChanged();
}

const Table& TableController::table() const
{
    static const Table none = emptyTable();
    return m_match ? m_view.table() : none;
}

bool TableController::freshNews() const
{
    return m_match && m_presence.looks != SeatId::none && m_traced && m_staging.asking() &&
           !m_playback.busy() && !looksBack();
}

bool TableController::looksBack() const
{
    return m_match && !m_view.cursor().live() && !m_playback.busy();
}

// -- intents

void TableController::refuse(const QString& reason)
{
    const Gathering gathering(*this);
    m_note = reason;
    Q_EMIT refused(reason);
    tellChanged();
}

void TableController::act(const Reply& reply)
{
    const Gathering gathering(*this);
    m_note.clear();
    if (reply.refusal) return refuse(m_looks.narrator().refusal(*reply.refusal));
    if (reply.hint != Hint::none) return refuse(TableWords(*this).hint(reply.hint));
    m_traced = false;
    if (!reply.decisions.empty()) return hand(reply.decisions);
    tellChanged();
}

/// Hands in one after the other, as long as the same question comes again.
void TableController::hand(const std::vector<Decision>& decisions)
{
    if (!m_match) return;
    const Gathering gathering(*this);
    const Prompt first = m_match->prompt();
    m_staging.close();
    m_question.reset();
    m_handing = true;
    for (const Decision& decision : decisions) {
        const Prompt now = m_match->prompt();
        const bool same = now.decides == first.decides && now.cause.instruction == first.cause.instruction &&
                          now.ask == first.ask;
        if (!same) break;
        if (const auto refusal = m_match->decide(decision)) {
            m_handing = false;
            refuse(m_looks.narrator().refusal(*refusal));
            break;
        }
    }
    m_handing = false;
    present();
    if (!m_playback.busy()) tellChanged(); // else what comes of it is shown first
}

/// What still moves is shown to its end first; the past has nothing to pick.
template <typename Pick> void TableController::pick(Pick pick)
{
    if (m_playback.busy()) m_playback.finishNow();
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : pick());
}

void TableController::pickSpace(SpaceId space)
{
    pick([&] { return m_staging.pickSpace(space); });
}

void TableController::pickFighter(FighterId fighter)
{
    pick([&] { return m_staging.pickFighter(fighter); });
}

void TableController::pickCard(SeatId owner, CardId card, int row)
{
    pick([&] { return m_staging.pickCard(owner, card, row); });
}

void TableController::pickAction(ActionKind kind)
{
    if (m_playback.busy()) m_playback.finishNow();
    if (m_staging.ask() == Ask::maneuver && kind != ActionKind::maneuver)
        return refuse(tr("Finish the maneuver first"));
    pick([&] { return m_staging.pickAction(kind); });
}

void TableController::pickNumber(int number)
{
    act(m_staging.pickNumber(number));
}

void TableController::pickOption(int option)
{
    act(m_staging.pickOption(option));
}

void TableController::pickPlayer(SeatId player)
{
    act(m_staging.pickPlayer(player));
}

void TableController::lift(FighterId fighter)
{
    if (looksBack() || m_playback.busy()) return;
    m_staging.lift(fighter);
    tellChanged();
}

void TableController::putDown()
{
    m_staging.putDown();
    tellChanged();
}

void TableController::drop(FighterId fighter, SpaceId space)
{
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : m_staging.drop(fighter, space));
}

void TableController::dropCard(SeatId owner, CardId card, int row, SpaceId space)
{
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : m_staging.dropCard(owner, card, row, space));
}

void TableController::confirm()
{
    act(m_staging.confirm());
}

void TableController::decline()
{
    act(m_staging.decline());
}

void TableController::stepBack()
{
    const Reply reply = m_staging.stepBack();
    if (!reply.answered())
        return refuse(m_staging.asking() ? tr("Nothing is picked")
                                         : TableWords(*this).hint(Hint::nothingAsked));
    m_note.clear();
    tellChanged();
}

void TableController::pickNothing()
{
    if (m_playback.busy()) return m_playback.finishNow();
    const Reply reply = looksBack() ? Reply() : m_staging.stepBack();
    if (!reply.answered())
        return refuse(TableWords(*this).hint(m_staging.asking() && !looksBack() ? Hint::nothingThere
                                                                                : Hint::nothingAsked));
    m_note.clear();
    tellChanged();
}

void TableController::takeBack()
{
    if (!m_match) return;
    if (const QString reason = TableWords(*this).takeBackReason(); !reason.isEmpty()) return refuse(reason);
    m_note.clear();
    m_match->takeBack(whoTakesBack(*m_match, m_presence));
}

TakeBack TableController::canTakeBack() const
{
    return m_match->canTakeBack(whoTakesBack(*m_match, m_presence));
}

AbilityId TableController::askingAbility() const
{
    if (!m_staging.asking() || m_playback.busy() || looksBack()) return AbilityId::none;
    return Triggers::asking(m_staging.question());
}

void TableController::settle(Trigger wish)
{
    const AbilityId ability = askingAbility();
    if (ability == AbilityId::none) return;
    const Question& question = m_staging.question();
    m_triggers.setWish(question.rules->hero(question.seat), ability, wish);
    const auto settled = m_triggers.answer(question);
    if (settled) return act(Reply::handing(*settled));
    tellChanged();
}

void TableController::moveNow()
{
    m_playback.finishNow();
    if (m_match) m_match->moveNow();
}

void TableController::resign()
{
    if (!m_match) return;
    m_playback.finishNow();
    const SeatId asked = m_match->decides();
    const SeatId seat = m_presence.looks != SeatId::none ? m_presence.looks : asked;
    m_staging.close();
    m_question.reset();
    m_match->resign(seat);
}

} // namespace fabletop
