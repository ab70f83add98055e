// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/interpreter.h"

#include "model/engine/queries.h"

#include <bit>

namespace fabletop {

/// Who watches is asked once a run, so that nobody pays for it at each instruction.
void Interpreter::run()
{
    if (m_log && m_log->visited)
        runWatched([this] { m_log->visited->push_back(m_at); });
    else
        runWatched([] {});
}

template <typename Watch> void Interpreter::runWatched(Watch watch)
{
    Flow& flow = m_state.flow;
    while (!flow.open && flow.depth > 0) {
        if (--m_budget < 0) return stop(flow.fault == Fault::none ? Fault::runaway : flow.fault);
        m_at = top().at;
        watch();
        visit(m_rules.program.code[m_at]);
    }
    if (flow.depth == 0) m_options.clear();
}

void Interpreter::stop(Fault fault)
{
    emit(TextStopped{fault}, RuleId::none);
    m_state.flow.fault = fault;
    finish();
    m_options.clear();
}

/// The loop of `run` finds its budget used up: an act may still go on with its frame.
void Interpreter::overflow()
{
    m_state.flow.fault = Fault::overflow;
    m_budget = 0;
}

void Interpreter::forget(FighterId fighter, const Frame* kept)
{
    Flow& flow = m_state.flow;
    for (std::size_t i = 0; i < flow.depth; ++i) {
        Frame& frame = flow.frames[i];
        if (frame.self == fighter && &frame != kept) frame.self = FighterId::none;
        if (frame.fighter == fighter) frame.fighter = FighterId::none;
        if (walksFighters(frame)) frame.todo &= ~bit(fighter);
    }
}

/// Whether `todo` of this frame holds fighters: in a loop over them, or while they are moved one after the
/// other.
bool Interpreter::walksFighters(const Frame& frame) const
{
    const auto& code = m_rules.program.code;
    switch (code[frame.at].op) {
    case Word::moveInManeuver:
    case Word::moveEach:
    case Word::moveEachThrough: return true;
    default: break;
    }
    for (std::size_t at = frame.at; code[at].op != Word::end; --at) {
        const bool inside = code[at].jump > frame.at;
        if (inside && code[at].op == Word::eachFighterNext) return true;
        if (inside && code[at].op == Word::eachSeatNext) return false;
    }
    return false;
}

/// The families stand together in words.h, so that one comparison or two find the right one.
void Interpreter::visit(const Instruction& instruction)
{
    const Word op = instruction.op;
    bool known = false;
    if (op < Word::heroDecl || (op >= Word::chooseFighter && op <= Word::nameNumber))
        known = visitControl(instruction);
    else if (op >= Word::shuffleDeck || op == Word::actionBlock)
        known = visitRulesAct(instruction);
    else if (op >= Word::deal && op <= Word::playerMovesOther)
        known = visitFighterAct(instruction) || visitTokenAct(instruction);
    else if (op >= Word::draw && op <= Word::playFaceUp)
        known = visitCardAct(instruction) || visitDeckAct(instruction);
    else
        known = visitValueAct(instruction) || visitTokenAct(instruction);
    if (!known) advance(); // a word that only marks a place
}

bool Interpreter::visitControl(const Instruction& instruction)
{
    Frame& frame = top();
    switch (instruction.op) {
    case Word::end: m_state.flow.frames[--m_state.flow.depth] = Frame{}; return true;
    case Word::jump: frame.at = instruction.jump; return true;
    case Word::branch:
        frame.at =
            evaluator().holds(instruction.a) ? narrowed<std::uint16_t>(frame.at + 1) : instruction.jump;
        return true;
    case Word::whileActions:
        frame.at = table().turn.actions > 0 ? narrowed<std::uint16_t>(frame.at + 1) : instruction.jump;
        return true;
    case Word::call: {
        const SeatId you = frame.you;
        advance();
        push(instruction.jump, you, SourceKind::rules, 0xFF, FighterId::none);
        return true;
    }
    case Word::eachFighterBegin:
        frame.todo = evaluator().fighters(instruction.a);
        advance();
        return true;
    case Word::eachFighterNext:
        frame.todo &= onBoard(table()); // who fell meanwhile is nobody any more
        if (frame.todo == 0) return frame.at = instruction.jump, true;
        frame.fighter = lowest<FighterId>(frame.todo);
        frame.todo &= frame.todo - 1;
        advance();
        return true;
    case Word::eachSeatBegin:
        frame.todo = (1u << m_rules.seatCount()) - 1;
        advance();
        return true;
    case Word::eachSeatNext:
        if (frame.todo == 0) return frame.at = instruction.jump, true;
        frame.you = lowest<SeatId>(frame.todo);
        frame.todo &= frame.todo - 1;
        advance();
        return true;
    case Word::optionBegin: chooseOptions(instruction); return true;
    case Word::mayYes:
    case Word::chooseForm:
    case Word::chooseFighter:
    case Word::chooseCard:
    case Word::chooseSpace:
    case Word::choosePlayer:
    case Word::nameNumber: ask(frame.you); return true;
    default: return false;
    }
}

void Interpreter::push(std::uint16_t at, SeatId you, SourceKind source, std::uint8_t item, FighterId self)
{
    Flow& flow = m_state.flow;
    if (flow.depth == Flow::capacity) return stop(Fault::overflow);
    Frame frame{};
    frame.at = at;
    frame.you = you;
    frame.source = source;
    frame.item = item;
    frame.self = self;
    frame.fighter = FighterId::none;
    frame.space = SpaceId::none;
    frame.card = CardId::none;
    frame.cardSeat = SeatId::none;
    frame.player = SeatId::none;
    frame.token = TokenId::none;
    frame.number = 0xFF;
    flow.frames[flow.depth++] = frame;
}

/// Opens the choice of the instruction at hand, unless nothing or only one thing can be decided.
void Interpreter::ask(SeatId decides, bool always)
{
    m_state.flow.decides = decides;
    list();
    if (m_options.full) return stop(Fault::overflow);
    if (m_options.count == 0) return skipQuestion(current());
    if (m_options.count == 1 && !always) {
        const Decision only = m_options[0];
        if (only.verb == Verb::decline) return skipQuestion(current());
        if (m_log) m_log->answered.push_back(only);
        m_state.flow.decides = SeatId::none;
        takeChoice(only);
        return;
    }
    m_state.flow.open = 1;
}

/// Nothing can be chosen: what is optional counts as left alone, what is not is skipped (R-MOVE-17,
/// R-EFF-01).
void Interpreter::skipQuestion(const Instruction& instruction)
{
    m_state.flow.decides = SeatId::none;
    Decision decline = decision(Verb::decline);
    const bool loops = instruction.op == Word::moveInManeuver || instruction.op == Word::discardAny ||
                       instruction.op == Word::moveEach || instruction.op == Word::moveEachThrough ||
                       instruction.op == Word::mayYes ||
                       (instruction.op >= Word::placeTokens && instruction.op <= Word::playerMayDiscard) ||
                       (instruction.flags & OpFlag::optional);
    if (loops) return takeChoice(decline);
    if (instruction.op == Word::chooseFighter) top().fighter = FighterId::none;
    if (instruction.op == Word::chooseCard || instruction.op == Word::playerDiscards ||
        instruction.op == Word::discardThat)
        top().card = CardId::none;
    if (instruction.op == Word::optionBegin) return void(top().at = instruction.jump);
    top().did = 0;
    advance();
}

void Interpreter::take(const Decision& decision)
{
    m_state.flow.open = 0;
    m_state.flow.decides = SeatId::none;
    m_at = top().at;
    takeChoice(decision);
    run();
}

void Interpreter::finish()
{
    Flow& flow = m_state.flow;
    for (std::size_t i = 0; i < flow.depth; ++i)
        flow.frames[i] = Frame{};
    flow.depth = 0;
    flow.open = 0;
    flow.decides = SeatId::none;
}

Cause Interpreter::cause(RuleId rule) const
{
    const Flow& flow = m_state.flow;
    if (flow.depth == 0) return {rule, SourceKind::rules, SeatId::none, 0xFF, m_at};
    const Frame& frame = flow.frames[flow.depth - 1];
    const SeatId owner = frame.source == SourceKind::rules ? SeatId::none : frame.you;
    return {rule, frame.source, owner, frame.item, m_at};
}

} // namespace fabletop
