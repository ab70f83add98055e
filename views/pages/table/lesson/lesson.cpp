#include "views/pages/table/lesson/lesson.h"

#include <algorithm>
#include <variant>

namespace fabletop {

void Lesson::setMatch(Match* match, SeatId seat)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    m_seat = seat;
    m_done = {};
    m_step = match ? LessonStep::hover : LessonStep::over;
    if (match) {
        connect(match, &Match::stepped, this, &Lesson::onStepped);
        connect(match, &Match::ended, this, &Lesson::skip);
    }
    Q_EMIT changed();
}

bool Lesson::placing() const
{
    return m_match && m_match->observation(m_seat).table.turn.number == 0;
}

bool Lesson::schemeInHand() const
{
    if (!m_match) return false;
    const Pile hand = m_match->observation(m_seat).table.seat(m_seat).hand;
    return std::any_of(hand.begin(), hand.end(),
                       [this](CardId card) { return m_match->rules().card(m_seat, card).scheme(); });
}

/// What is told now: the next thing, or defending while it is asked for the first time.
LessonStep Lesson::told() const
{
    const bool defends = m_match && m_match->prompt().ask == Ask::defend && m_match->decides() == m_seat;
    return defends && !m_done[static_cast<std::size_t>(LessonStep::defense)] ? LessonStep::defense : m_step;
}

QString Lesson::number() const
{
    if (!running() || placing()) return {};
    return tr("%1 of %2").arg(static_cast<int>(told()) + 1).arg(lessonSteps);
}

QString Lesson::text() const
{
    if (placing()) return tr("Welcome. Your hero stands already; place the sidekick on one of the lit spaces.");
    switch (told()) {
    case LessonStep::hover: return tr("Rest the pointer on your hero. Numbers show how many steps away a space is.");
    case LessonStep::maneuver:
        return tr("You have two actions a turn. Press Maneuver, or drag a fighter: you draw a card and may move.");
    case LessonStep::boost:
        return tr("A card clicked now is a boost: the number in its drop is added to the move. Move, then press Done.");
    case LessonStep::lines:
        return tr("Lines join adjacent spaces: fighters walk along them. Rest the pointer on a space to see its lines.");
    case LessonStep::zones:
        return tr("Colours are zones. A ranged fighter attacks anybody in its zone; rest the pointer on your sidekick.");
    case LessonStep::attack:
        return tr("Red rings mark whom you can attack. Press Attack, then choose attacker, target and card in any order. "
                  "Too far away? Maneuver closer.");
    case LessonStep::ledger:
        return tr("The combat is told line by line, and every line names its rule. Click to go on.");
    case LessonStep::defense:
        return tr("When you are attacked, choose a card with a shield or a hexagon, or none. Its value is taken off the "
                  "attack.");
    case LessonStep::scheme:
        return schemeInHand() ? tr("A card with a quill is a scheme: an action of its own. Press Scheme and play it.")
                              : tr("A card with a quill is a scheme: an action of its own. You will draw one.");
    case LessonStep::over: break;
    }
    return {};
}

LessonAim Lesson::aim() const
{
    if (placing()) return LessonAim::none;
    switch (told()) {
    case LessonStep::hover: return LessonAim::hero;
    case LessonStep::maneuver: return LessonAim::maneuver;
    case LessonStep::boost: return LessonAim::hand;
    case LessonStep::zones: return LessonAim::sidekick;
    case LessonStep::attack: return LessonAim::attack;
    case LessonStep::defense: return LessonAim::confirm;
    case LessonStep::scheme: return LessonAim::scheme;
    default: return LessonAim::none;
    }
}

void Lesson::onStepped(int position)
{
    const Timeline& timeline = m_match->timeline();
    const Decision decision = timeline.seenDecision(position, Viewer::of(m_seat));
    const Step& step = timeline.step(position);
    for (const Event& event : timeline.seen(step.firstEvent, step.endEvent, Viewer::of(m_seat)))
        look(event, decision);
    if (decision.seat == m_seat && m_step == LessonStep::boost && m_match->prompt().ask != Ask::maneuver)
        done(LessonStep::boost);
    Q_EMIT changed();
}

void Lesson::look(const Event& event, const Decision& decision)
{
    if (const auto* action = std::get_if<ActionBegan>(&event.body); action && action->seat == m_seat) {
        if (action->kind == ActionKind::maneuver) done(LessonStep::maneuver);
        if (action->kind == ActionKind::attack) done(LessonStep::attack);
        if (action->kind == ActionKind::scheme) done(LessonStep::scheme);
    }
    const bool answered = decision.verb == Verb::defend || decision.verb == Verb::decline;
    if (std::holds_alternative<CardsTurned>(event.body) && decision.seat == m_seat && answered)
        done(LessonStep::defense);
}

void Lesson::seeFighter(FighterId fighter)
{
    if (!running() || placing() || fighter == FighterId::none || seatOf(fighter) != m_seat) return;
    done(LessonStep::hover);
    if (m_step == LessonStep::zones && m_match->rules().fighter(fighter).ranged) done(LessonStep::zones);
}

void Lesson::seeSpace(SpaceId space)
{
    if (running() && m_step == LessonStep::lines && space != SpaceId::none) done(LessonStep::lines);
}

void Lesson::closeLedger()
{
    if (running()) done(LessonStep::ledger);
}

void Lesson::next()
{
    if (running()) done(m_step);
}

void Lesson::skip()
{
    if (!running()) return;
    m_step = LessonStep::over;
    Q_EMIT changed();
    Q_EMIT finished();
}

void Lesson::done(LessonStep step)
{
    // What was not told yet does not count as learned: it comes by again. Defending is told when it is asked.
    bool& already = m_done[static_cast<std::size_t>(step)];
    if (already || (step != m_step && step != LessonStep::defense)) return;
    already = true;
    advance();
}

/// To the first thing that was not done yet.
void Lesson::advance()
{
    while (m_step != LessonStep::over && m_done[static_cast<std::size_t>(m_step)])
        m_step = static_cast<LessonStep>(static_cast<int>(m_step) + 1);
    Q_EMIT changed();
    if (m_step == LessonStep::over) Q_EMIT finished();
}

} // namespace fabletop
