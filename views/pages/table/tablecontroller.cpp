// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablecontroller.h"

#include "model/match/players/botplayer.h"
#include "model/match/players/personplayer.h"
#include "model/match/words/peoplenames.h"
#include "views/pages/table/pacedplayer.h"

#include <variant>

namespace fabletop {

namespace {

constexpr int thinkingPause = 600; ///< a computer takes at least so long, divided by the speed

} // namespace

TableController::TableController(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_triggers(settings)
{
    connect(&m_playback, &Playback::finished, this, &TableController::onPlayed);
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
    if (!match) return;
    // Nobody is there yet who could have taken the last decision, unless hands lie open or only one person
    // plays.
    m_presence = {true, onlyPerson(*match), SeatId::none, covers() ? match->timeline().last() : -1};
    setLanguage(language);
    connect(match, &Match::ended, this, &TableController::onEnded);
    connect(match, &Match::cursorMoved, this, &TableController::changed);
    connect(match, &Match::choiceOpened, this, &TableController::changed);
    connect(match, &Match::takenBack, this, [this] {
        m_staging.close();
        m_question.reset();
        m_awaited = SeatId::none;
    });
    seatPlayers();
}

void TableController::setLanguage(Language language)
{
    if (!m_match) return;
    m_note.clear(); // a refusal is said once, in the language of its moment
    m_looks = Looks(Narrator(m_match->sharedRules(), peopleOf(m_match->info()), language));
    Q_EMIT changed();
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
        connect(paced.get(), &Player::thinkingChanged, this, &TableController::changed);
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
    m_note.clear();
    Q_EMIT viewerChanged();
}

void TableController::watchTogether()
{
    if (covers()) look(SeatId::none);
}

bool TableController::looksFor(SeatId seat) const
{
    const auto personOf = [this](SeatId id) { return m_match->rules().seats[index(id)].person; };
    return m_presence.looks != SeatId::none && personOf(m_presence.looks) == personOf(seat);
}

/// Where fighters go when an effect asks in a combat that all watch: no hand is needed for it, and nothing
/// secret.
bool TableController::forAll(const Question& question) const
{
    const Ask ask = question.prompt.ask;
    const bool board = ask == Ask::move || ask == Ask::place || ask == Ask::fighter || ask == Ask::space;
    const CombatStep step = question.observation.table.combat.step;
    if (!board || step < CombatStep::reveal || step >= CombatStep::over) return false;
    for (const Decision& option : question.options)
        if (option.card != CardId::none) return false;
    const State outside = m_match->seenState(Viewer::spectator());
    return outside.flow == question.observation.flow &&
           narrator().prompt(outside, m_match->seenPrompt(Viewer::spectator())) ==
               narrator().prompt(question.observation, question.prompt);
}

std::vector<SeatId> TableController::ownSeats() const
{
    std::vector<SeatId> own;
    if (!m_match || m_presence.looks == SeatId::none) return own;
    const auto& seats = m_match->rules().seats;
    for (int seat = 0; seat < m_match->rules().seatCount(); ++seat)
        if (seats[static_cast<std::size_t>(seat)].person == seats[index(m_presence.looks)].person)
            own.push_back(idAt<SeatId>(seat));
    return own;
}

void TableController::onAsked(SeatId seat)
{
    auto* person = qobject_cast<PersonPlayer*>(m_match->player(seat));
    m_question = person ? person->question() : nullptr;
    present();
}

void TableController::onPlayed()
{
    present();
    if (m_match && m_match->over()) onEnded();
    if (m_match && !stopped().isEmpty()) m_staging.close(); // nothing is asked any more
    Q_EMIT changed();
}

/// Shows the question that waits, once everything before it has been shown.
void TableController::present()
{
    if (!m_question || m_playback.busy() || m_handing || !m_match) return;
    const SeatId seat = m_question->seat;
    m_awaited = SeatId::none;
    if (!covers() || looksFor(seat)) {
        look(seat);
    } else if (forAll(*m_question)) {
        look(SeatId::none);
        m_presence.welcomed = seat;
        m_presence.since = m_match->timeline().last();
    } else {
        m_staging.close();
        look(SeatId::none); // nobody looks until they say that they are there
        m_awaited = seat;
        Q_EMIT coverRequested(seat);
        Q_EMIT changed();
        return;
    }
    m_traced = true;
    if (const auto settled = m_triggers.answer(*m_question)) return hand({*settled});
    m_outcome = valueOutcome(*m_question);
    m_staging.open(std::exchange(m_question, nullptr));
    Q_EMIT changed();
}

void TableController::welcome()
{
    if (m_awaited == SeatId::none) return;
    m_presence.welcomed = m_awaited;
    m_presence.since = m_match->timeline().last();
    look(std::exchange(m_awaited, SeatId::none));
    present();
    Q_EMIT changed();
}

void TableController::onEnded()
{
    if (m_playback.busy() || m_overShown) return;
    m_overShown = true;
    m_staging.close();
    m_awaited = SeatId::none;
    Q_EMIT viewerChanged(); // it is over: nothing is hidden any more
    Q_EMIT ended();
    Q_EMIT changed();
}

Table TableController::table() const
{
    return m_match ? m_match->tableAtCursor(sight()) : emptyTable();
}

bool TableController::looksBack() const
{
    return m_match && !m_match->live() && !m_playback.busy();
}

BoardLook TableController::board() const
{
    if (!m_match) return {};
    BoardLook look = m_looks.board(table());
    if (m_playback.busy() || looksBack() || !m_staging.asking()) return look;
    m_staging.light(look);
    if (m_staging.ask() == Ask::defend) {
        const Table& now = m_staging.question().observation.table;
        const FighterId attacker = fighting(now, attackSide);
        const FighterId defender = fighting(now, defenseSide);
        if (attacker != FighterId::none && defender != FighterId::none)
            look.strokes.push_back({now.fighter(attacker).space, now.fighter(defender).space});
    }
    if (m_traced) look.traces = traces();
    return look;
}

// -- intents

void TableController::refuse(const QString& reason)
{
    m_note = reason;
    Q_EMIT refused(reason);
    Q_EMIT changed();
}

void TableController::act(const Reply& reply)
{
    m_note.clear();
    if (reply.refusal) return refuse(m_looks.narrator().refusal(*reply.refusal));
    if (reply.hint != Hint::none) return refuse(hint(reply.hint));
    m_traced = false;
    if (!reply.decisions.empty()) return hand(reply.decisions);
    Q_EMIT changed();
}

/// Hands in one after the other, as long as the same question comes again.
void TableController::hand(const std::vector<Decision>& decisions)
{
    if (!m_match) return;
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
    Q_EMIT changed();
}

void TableController::pickSpace(SpaceId space)
{
    if (m_playback.busy()) m_playback.finishNow();
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : m_staging.pickSpace(space));
}

void TableController::pickFighter(FighterId fighter)
{
    if (m_playback.busy()) m_playback.finishNow();
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : m_staging.pickFighter(fighter));
}

void TableController::pickCard(SeatId owner, CardId card, int row)
{
    if (m_playback.busy()) m_playback.finishNow();
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : m_staging.pickCard(owner, card, row));
}

void TableController::pickAction(ActionKind kind)
{
    if (m_playback.busy()) m_playback.finishNow();
    if (m_staging.asking() && m_staging.ask() == Ask::maneuver && kind != ActionKind::maneuver)
        return refuse(tr("Finish the maneuver first"));
    act(looksBack() ? Reply::hinting(Hint::nothingAsked) : m_staging.pickAction(kind));
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
    Q_EMIT changed();
}

void TableController::putDown()
{
    m_staging.putDown();
    Q_EMIT changed();
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
        return refuse(m_staging.asking() ? tr("Nothing is picked") : hint(Hint::nothingAsked));
    m_note.clear();
    Q_EMIT changed();
}

void TableController::pickNothing()
{
    if (m_playback.busy()) return m_playback.finishNow();
    const Reply reply = looksBack() ? Reply() : m_staging.stepBack();
    if (!reply.answered())
        return refuse(hint(m_staging.asking() && !looksBack() ? Hint::nothingThere : Hint::nothingAsked));
    m_note.clear();
    Q_EMIT changed();
}

void TableController::takeBack()
{
    if (!m_match) return;
    if (const QString reason = takeBackReason(); !reason.isEmpty()) return refuse(reason);
    m_note.clear();
    m_match->takeBack(whoTakesBack(*m_match, m_presence));
}

TakeBack TableController::canTakeBack() const
{
    return m_match->canTakeBack(whoTakesBack(*m_match, m_presence));
}

std::optional<CardLook> TableController::askingCard() const
{
    if (!m_staging.asking() || m_playback.busy() || looksBack()) return std::nullopt;
    const Question& question = m_staging.question();
    const Cause& cause = question.prompt.cause;
    if (cause.kind != SourceKind::card) return std::nullopt;
    const auto card = static_cast<CardId>(cause.item);
    for (const CombatSide& side : question.observation.table.combat.sides)
        if (side.fighter != FighterId::none && seatOf(side.fighter) == cause.seat &&
            side.card == CardId::unseen)
            return std::nullopt; // still face down for the person who is asked
    const Span line = question.rules->program.spans[cause.instruction];
    CardLook look = m_looks.card(cause.seat, card, line.line);
    for (const CombatSide& side : question.observation.table.combat.sides) {
        const bool used =
            side.fighter != FighterId::none && seatOf(side.fighter) == cause.seat && side.card == card;
        const bool attack = &side == &question.observation.table.combat.sides[attackSide];
        if (used && look.type == CardType::versatile)
            look.usedAs = attack ? CardType::attack : CardType::defense;
    }
    return look;
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
    Q_EMIT changed();
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
