// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/context.h"

#include "model/engine/interpreter/behaviours.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

#include <utility>

namespace fabletop {

/// Who watches is asked once a run, so that nobody pays for it at each instruction.
void Context::run()
{
    if (m_log && m_log->visited)
        runWatched([this] { m_log->visited->push_back(m_at); });
    else
        runWatched([] {});
}

/// Fetch, carry out; an instruction says itself where its text goes on.
template <typename Watch> void Context::runWatched(Watch watch)
{
    Flow& flow = m_state.flow;
    while (!flow.open && flow.depth > 0) {
        if (--m_budget < 0) return stop(flow.fault == Fault::none ? Fault::runaway : flow.fault);
        m_at = frame().at;
        watch();
        const Instruction& instruction = m_rules.program.code[m_at];
        behaviourOf(instruction.op).run(*this, instruction);
    }
    if (flow.depth == 0) m_options.clear();
}

void Context::answer(const Decision& decision)
{
    m_state.flow.open = 0;
    m_state.flow.decides = SeatId::none;
    m_at = frame().at;
    take(decision);
    run();
}

void Context::take(const Decision& decision)
{
    const Instruction& asked = instruction();
    behaviourOf(asked.op).take(*this, asked, decision);
}

namespace {

/// "You may … 2 fighters": whoever has begun to choose them goes on.
bool isUnderWay(const Frame& frame, const Instruction& asked)
{
    return asked.op == Op::chooseFighters && (asked.flags & OpFlag::implied) &&
           frame.kept<Choosing>().chosen != 0;
}

} // namespace

void Context::list()
{
    m_options.clear();
    const Instruction& asked = instruction();
    if (asked.c != 0 && !evaluator().holds(asked.c)) return; // a price that can't be paid
    behaviourOf(asked.op).list(*this, asked);
    const OpRow& row = rowOf(asked.op);
    const bool declinable = row.declining == Declining::always ||
                            ((asked.flags & OpFlag::optional) && !isUnderWay(frame(), asked));
    if (declinable && (m_options.count > 0 || row.asking == Asking::always)) offer(decision(Verb::decline));
}

bool Context::canBeAsked()
{
    m_state.flow.decides = you();
    list();
    m_state.flow.decides = SeatId::none;
    return m_options.count > 1 || (m_options.count == 1 && m_options[0].verb != Verb::decline);
}

void Context::ask(SeatId decides)
{
    m_state.flow.decides = decides;
    list();
    if (m_options.full) return stop(Fault::overflow);
    const Instruction& asked = instruction();
    if (m_options.count == 0) return skip(asked);
    if (m_options.count == 1 && rowOf(asked.op).asking != Asking::always) {
        const Decision only = m_options[0];
        if (only.verb == Verb::decline) return skip(asked);
        if (m_log) m_log->answered.push_back(only);
        m_state.flow.decides = SeatId::none;
        return take(only);
    }
    m_state.flow.open = 1;
}

/// What is optional counts as left, what is not is passed over (R-MOVE-17, R-EFF-01).
void Context::skip(const Instruction& instruction)
{
    const SeatId asked = std::exchange(m_state.flow.decides, SeatId::none);
    Frame& frame = this->frame();
    Skip how = rowOf(instruction.op).skip;
    if (instruction.flags & OpFlag::optional) how = Skip::decline;
    if (instruction.flags & OpFlag::again) return jump(instruction.jump);
    switch (how) {
    case Skip::decline: {
        Decision left = decision(Verb::decline);
        left.seat = asked; // whose offer it would have been: nothing was done
        return take(left);
    }
    case Skip::leaveBlock: return jump(instruction.jump);
    case Skip::forgetFighter: frame.fighter = FighterId::none; break;
    case Skip::forgetCard: frame.card = CardId::none; break;
    case Skip::passOver:
    case Skip::none: break;
    }
    if (instruction.flags & OpFlag::implied) return jump(instruction.jump);
    advance();
}

void Context::push(std::uint16_t at, SeatId you, SourceKind source, std::uint8_t item, FighterId self)
{
    Flow& flow = m_state.flow;
    if (flow.depth == Flow::capacity) return stop(Fault::overflow);
    flow.frames[flow.depth++] = freshFrame(at, you, source, item, self);
}

void Context::stop(Fault fault)
{
    emit(TextStopped{fault}, RuleId::none);
    m_state.flow.fault = fault;
    finish();
    m_options.clear();
}

/// The loop of `run` finds its budget used up: an act may still go on with its frame.
void Context::overflow()
{
    m_state.flow.fault = Fault::overflow;
    m_budget = 0;
}

void Context::finish()
{
    Flow& flow = m_state.flow;
    for (std::size_t i = 0; i < flow.depth; ++i)
        flow.frames[i] = Frame{};
    flow.depth = 0;
    flow.open = 0;
    flow.decides = SeatId::none;
}

void Context::forget(FighterId fighter, const Frame* kept)
{
    Flow& flow = m_state.flow;
    for (std::size_t i = 0; i < flow.depth; ++i) {
        Frame& frame = flow.frames[i];
        if (frame.self == fighter && &frame != kept) frame.self = FighterId::none;
        if (frame.fighter == fighter) frame.fighter = FighterId::none;
        if (frame.fighterBefore == fighter) frame.fighterBefore = FighterId::none;
        if (walksFighters(frame)) frame.loop &= ~bit(fighter);
    }
}

/// Whether the innermost open loop of this frame goes over fighters.
bool Context::walksFighters(const Frame& frame) const
{
    const auto& code = m_rules.program.code;
    for (std::size_t at = frame.at; code[at].op != Op::end; --at) {
        const bool inside = code[at].jump > frame.at;
        if (inside && code[at].op == Op::eachFighterNext) return true;
        if (inside && code[at].op == Op::eachSeatNext) return false;
    }
    return false;
}

int Context::valueAfter(const ValueChanged& change)
{
    const Combat before = m_state.table.combat;
    fold(m_state.table, change);
    const int value = combatValue(m_rules, m_state.table, change.side);
    m_state.table.combat = before;
    return value;
}

void Context::forgetSetUpByHand()
{
    std::uint8_t& flags = m_state.table.seat(you()).scheduled;
    flags = narrowed<std::uint8_t>(flags & ~dealtByHand);
}

Decision Context::decision(Verb verb) const
{
    Decision option;
    option.verb = verb;
    option.seat = m_state.flow.decides;
    return option;
}

Cause Context::cause(RuleId rule) const
{
    const Flow& flow = m_state.flow;
    if (flow.depth == 0) return {rule, SourceKind::rules, SeatId::none, 0xFF, m_at};
    const Frame& frame = flow.frames[flow.depth - 1];
    const SeatId owner = frame.source == SourceKind::rules ? SeatId::none : frame.you;
    return {rule, frame.source, owner, frame.item, m_at};
}

} // namespace fabletop
