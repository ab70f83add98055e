// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablecontroller.h"

#include "model/match/words/peoplenames.h"
#include "views/pages/table/choices/publicquestion.h"
#include "views/pages/table/tablewords.h"

#include <utility>

namespace fabletop {

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
    connect(&m_players, &SeatedPlayers::asked, this, &TableController::onAsked);
    connect(&m_view, &TableView::moved, this, &TableController::onMoved);
}

TableController::~TableController()
{
    setMatch(nullptr, Language::en);
}

void TableController::leave()
{
    if (m_match) {
        m_match->disconnect(this);
        SeatedPlayers::leave(*m_match);
    }
    m_staging.close();
    m_question.reset();
    clearNote();
    m_overShown = false;
}

void TableController::setMatch(Match* match, Language language)
{
    leave();
    m_match = match;
    // Before anything else follows the match: a question that waits is void as soon as the match goes on,
    // also one that came between two decisions handed in together.
    if (match) connect(match, &Match::stepped, this, [this] { m_question.reset(); });
    m_playback.setMatch(match);
    m_presence.sitDown(match);
    if (!match) return m_view.setMatch(nullptr);
    m_looks = Looks(Narrator(match->sharedRules(), peopleOf(match->info()), language));
    connect(match, &Match::ended, this, &TableController::onEnded);
    connect(match, &Match::choiceOpened, this, &TableController::onMoved);
    connect(match, &Match::takenBack, this, &TableController::onTakenBack); // before the view moves
    m_view.setMatch(match, m_presence.sight(), narrator());
    m_players.sitDown(*match);
}

void TableController::setLanguage(Language language)
{
    if (!m_match) return;
    clearNote(); // a refusal is said once, in the language of its moment
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

void TableController::onTakenBack()
{
    m_staging.close();
    m_question.reset();
    m_presence.await(SeatId::none);
    m_view.setViewer(m_presence.sight());
}

void TableController::setSpeed(double speed)
{
    m_settings.setSpeed(speed);
}

void TableController::look(SeatId seat)
{
    if (!m_presence.look(seat)) return; // the other hero of one person, or nothing is hidden anyway
    const Gathering gathering(*this);
    clearNote();
    m_view.setViewer(m_presence.sight());
    Q_EMIT viewerChanged();
    tellChanged();
}

void TableController::watchTogether()
{
    if (m_presence.covers()) look(SeatId::none);
}

void TableController::onAsked(const QuestionPtr& question)
{
    m_question = question;
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
    m_presence.await(SeatId::none);
    if (m_presence.mayBeAsked(seat)) {
        look(seat);
    } else if (asksEverybody(*m_match, *m_question, narrator())) {
        look(SeatId::none);
        m_presence.welcome(seat);
    } else {
        return await(seat);
    }
    m_traced = true;
    if (const auto settled = m_taker ? std::nullopt : m_triggers.answer(*m_question)) return hand({*settled});
    m_outcome = valueOutcome(*m_question);
    clearNote(); // it was about the moment before
    m_staging.open(std::exchange(m_question, nullptr));
    tellChanged();
}

void TableController::await(SeatId seat)
{
    m_staging.close();
    look(SeatId::none);
    m_presence.await(seat);
    Q_EMIT coverRequested(seat);
    tellChanged();
}

void TableController::welcome()
{
    const SeatId seat = m_presence.awaited();
    if (seat == SeatId::none) return;
    const Gathering gathering(*this);
    m_presence.welcome(seat);
    m_presence.await(SeatId::none);
    look(seat);
    present();
    tellChanged();
}

void TableController::onEnded()
{
    if (m_playback.busy() || m_overShown) return;
    const Gathering gathering(*this);
    m_overShown = true;
    m_staging.close();
    m_presence.await(SeatId::none);
    m_view.setViewer(m_presence.sight());
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
    return m_match && m_presence.viewer() != SeatId::none && m_traced && m_staging.asking() &&
           !m_playback.busy() && !looksBack();
}

bool TableController::looksBack() const
{
    return m_match && !m_view.cursor().live() && !m_playback.busy();
}

// -- what is done

void TableController::clearNote()
{
    m_note.clear();
    m_noteRule.clear();
    m_noteSpaces = 0;
}

void TableController::refuse(const Refusal& refusal)
{
    const Gathering gathering(*this);
    refuse(m_looks.narrator().refusal(refusal));
    m_noteRule = QString::fromLatin1(refusal.rule);
    if (refusal.space != SpaceId::none) m_noteSpaces = bit(refusal.space);
}

void TableController::refuse(const QString& reason)
{
    const Gathering gathering(*this);
    clearNote();
    m_note = reason;
    Q_EMIT refused(reason);
    tellChanged();
}

void TableController::act(const Reply& reply)
{
    const Gathering gathering(*this);
    clearNote();
    if (reply.refusal) return refuse(*reply.refusal);
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
    if (m_taker) {
        m_staging.open(std::make_shared<const Question>(m_staging.question())); // asked again
        tellChanged();
        return m_taker(decisions);
    }
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
            refuse(*refusal);
            break;
        }
    }
    m_handing = false;
    present();
    if (!m_playback.busy()) tellChanged(); // else what comes of it is shown first
}

void TableController::forgetNote()
{
    clearNote();
    tellChanged();
}

void TableController::takeBack()
{
    if (!m_match) return;
    if (const QString reason = TableWords(*this).takeBackReason(); !reason.isEmpty()) return refuse(reason);
    clearNote();
    m_match->takeBack(m_presence.takeBackSeats());
}

TakeBack TableController::canTakeBack() const
{
    if (m_taker) return {TakeBackBar::nothingYet};
    return m_match->canTakeBack(m_presence.takeBackSeats());
}

AbilityId TableController::askingAbility() const
{
    // Whoever only tries a decision settles nothing for their matches.
    if (!m_staging.asking() || m_playback.busy() || looksBack() || m_taker) return AbilityId::none;
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
    const SeatId seat = m_presence.viewer() != SeatId::none ? m_presence.viewer() : asked;
    m_staging.close();
    m_question.reset();
    m_match->resign(seat);
}

} // namespace fabletop
