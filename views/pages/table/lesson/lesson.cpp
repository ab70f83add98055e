// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/lesson/lesson.h"

#include "model/engine/queries.h"
#include "model/match/actor.h"

#include <algorithm>
#include <variant>

namespace fabletop {

void Lesson::setMatch(Match* match, SeatId seat, int learned)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    m_seat = seat;
    m_scene = LessonScene::waiting;
    m_skipped = m_maneuvering = false;
    for (int step = 0; step < lessonSteps; ++step)
        m_learned[static_cast<std::size_t>(step)] = learned >> step & 1;
    if (match) {
        for (int position = 1; position <= match->timeline().last(); ++position)
            look(position);
        connect(match, &Match::stepped, this, &Lesson::onStepped);
        connect(match, &Match::ended, this, &Lesson::skip);
    }
    Q_EMIT changed();
}

void Lesson::setScene(LessonScene scene)
{
    m_scene = scene;
}

int Lesson::learned() const
{
    int bits = 0;
    for (int step = 0; step < lessonSteps; ++step)
        bits |= m_learned[static_cast<std::size_t>(step)] << step;
    return bits;
}

// -- what is told

bool Lesson::boostOffered() const
{
    const OptionList& options = m_match->options();
    return std::any_of(options.begin(), options.end(),
                       [](const Decision& o) { return o.verb == Verb::boost; });
}

bool Lesson::rangedSidekick() const
{
    const FighterId sidekick = fighterAt(m_seat, 1);
    return m_match->rules().exists(sidekick) && m_match->rules().fighter(sidekick).ranged &&
           (onBoard(m_match->observation(m_seat).table) & bit(sidekick));
}

bool Lesson::schemeInHand() const
{
    if (!m_match) return false;
    const Pile hand = m_match->observation(m_seat).table.seat(m_seat).hand().copy();
    return std::any_of(hand.begin(), hand.end(),
                       [this](CardId card) { return m_match->rules().card(m_seat, card).scheme(); });
}

/// Whether a thing can be tried out, or looked at, with the question that is open.
bool Lesson::fits(LessonStep step) const
{
    const bool board = m_scene == LessonScene::action || m_scene == LessonScene::maneuver;
    switch (step) {
    case LessonStep::hover:
    case LessonStep::maneuver:
    case LessonStep::attack:
    case LessonStep::scheme: return m_scene == LessonScene::action;
    case LessonStep::boost: return m_scene == LessonScene::maneuver && boostOffered();
    case LessonStep::lines: return board;
    case LessonStep::zones: return board && rangedSidekick();
    case LessonStep::ledger: return m_scene == LessonScene::combat;
    case LessonStep::defense: return m_scene == LessonScene::defense;
    case LessonStep::over: break;
    }
    return false;
}

std::optional<LessonStep> Lesson::told() const
{
    if (!running()) return std::nullopt;
    for (int step = 0; step < lessonSteps; ++step)
        if (const auto one = static_cast<LessonStep>(step); !knows(one) && fits(one)) return one;
    return std::nullopt;
}

LessonStep Lesson::step() const
{
    if (const auto now = told()) return *now;
    if (!running()) return LessonStep::over;
    return static_cast<LessonStep>(std::find(m_learned.begin(), m_learned.end(), false) - m_learned.begin());
}

QString Lesson::number() const
{
    if (!running() || m_scene == LessonScene::placing) return {};
    return tr("%1 of %2").arg(static_cast<int>(step()) + 1).arg(lessonSteps);
}

QString Lesson::text() const
{
    if (running() && m_scene == LessonScene::placing)
        return tr("Welcome. Your hero is already there; place the sidekick on one of the lit spaces.");
    const auto now = told();
    if (!now) return {};
    switch (*now) {
    case LessonStep::hover:
        return tr("Rest the pointer on your hero: numbers show how many steps away each space is.");
    case LessonStep::maneuver:
        return tr(
            "You have two actions per turn. Press Maneuver or drag a fighter: you draw a card and may move.");
    case LessonStep::boost:
        return tr(
            "Click a card to boost the move by the number in its drop. Move your fighters, then press Done.");
    case LessonStep::lines:
        return tr(
            "Fighters walk along the lines between spaces. Rest the pointer on a space to see its lines.");
    case LessonStep::zones:
        return tr("Colors are zones; a ranged fighter attacks anyone in its zones. Rest the pointer on your "
                  "sidekick.");
    case LessonStep::attack:
        return tr("Red rings mark whom you can attack. Press Attack, then choose attacker, target and card "
                  "in any order.");
    case LessonStep::ledger:
        return tr("The combat plays out line by line, and every line cites its rule. Click to continue.");
    case LessonStep::defense:
        return tr(
            "Choose a card with a shield or a hexagon, or none: its value is subtracted from the attack.");
    case LessonStep::scheme:
        return schemeInHand()
                   ? tr("A card with a quill is a scheme, an action of its own. Press Scheme and play it.")
                   : tr("A card with a quill is a scheme, an action of its own. You’ll draw one soon.");
    case LessonStep::over: break;
    }
    return {};
}

LessonAim Lesson::aim() const
{
    switch (told().value_or(LessonStep::over)) {
    case LessonStep::hover: return LessonAim::hero;
    case LessonStep::maneuver: return LessonAim::maneuver;
    case LessonStep::boost:
    case LessonStep::defense: return LessonAim::hand;
    case LessonStep::zones: return LessonAim::sidekick;
    case LessonStep::attack: return LessonAim::attack;
    case LessonStep::scheme: return schemeInHand() ? LessonAim::scheme : LessonAim::none;
    default: return LessonAim::none;
    }
}

// -- what was done

void Lesson::onStepped(int position)
{
    look(position);
    Q_EMIT changed();
}

/// Acts count whether or not they were told: nobody is taught what they have just done.
void Lesson::look(int position)
{
    const Timeline& timeline = m_match->timeline();
    const SeenEvents& seen = m_match->seen(Viewer::of(m_seat));
    const auto asked = [&](int at) { return askedAt(m_match->rules(), timeline, at); };
    const Step& step = timeline.step(position);
    if (step.decision.seat == m_seat && asked(position - 1) == Ask::defend) learn(LessonStep::defense);
    for (int number = step.firstEvent; number < step.endEvent; ++number) {
        const Event& event = seen.at(number);
        const auto* action = std::get_if<ActionBegan>(&event.body);
        const bool ends = action || std::holds_alternative<TurnEnded>(event.body);
        if (ends && std::exchange(m_maneuvering, false)) learn(LessonStep::boost);
        if (!action || action->seat != m_seat) continue;
        m_maneuvering = action->kind == ActionKind::maneuver;
        learn(m_maneuvering                        ? LessonStep::maneuver
              : action->kind == ActionKind::attack ? LessonStep::attack
                                                   : LessonStep::scheme);
    }
    const bool open = asked(position) == Ask::maneuver;
    if (!open && std::exchange(m_maneuvering, false)) learn(LessonStep::boost);
}

void Lesson::seeFighter(FighterId fighter)
{
    if (fighter == FighterId::none || seatOf(fighter) != m_seat) return;
    const auto now = told();
    if (now == LessonStep::hover) learn(LessonStep::hover);
    if (now == LessonStep::zones && m_match->rules().fighter(fighter).ranged) learn(LessonStep::zones);
}

void Lesson::seeSpace(SpaceId space)
{
    if (!running() || space == SpaceId::none) return;
    if (const FighterId there = fighterOn(m_match->observation(m_seat).table, space);
        there != FighterId::none)
        seeFighter(there);
    if (told() == LessonStep::lines) learn(LessonStep::lines);
}

void Lesson::closeLedger()
{
    if (running()) learn(LessonStep::ledger);
}

void Lesson::next()
{
    if (running()) learn(step());
}

void Lesson::skip()
{
    if (!running()) return;
    m_skipped = true;
    Q_EMIT changed();
    Q_EMIT finished();
}

void Lesson::learn(LessonStep step)
{
    if (m_skipped || knows(step)) return;
    m_learned[static_cast<std::size_t>(step)] = true;
    Q_EMIT changed();
    if (complete()) Q_EMIT finished();
}

} // namespace fabletop
