// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/observations.h"

#include "model/engine/observe.h"

#include <QCoreApplication>
#include <QThread>

namespace fabletop::testing {

namespace {

Observations counted;

bool onMainThread()
{
    return qApp && QThread::currentThread() == qApp->thread();
}

} // namespace

Observations observations()
{
    return counted;
}

Observations since(const Observations& before)
{
    return {counted.tables - before.tables, counted.states - before.states, counted.events - before.events};
}

Table realTable(const Table& table, SeatId seat) asm("__real__ZN8fabletop7observeERKNS_5TableENS_6SeatIdE");
State realState(const MatchRules& rules, const State& state,
                SeatId seat) asm("__real__ZN8fabletop7observeERKNS_10MatchRulesERKNS_5StateENS_6SeatIdE");
Event realEvent(const Event& event, SeatId seat) asm("__real__ZN8fabletop7observeERKNS_5EventENS_6SeatIdE");

Table countTable(const Table& table, SeatId seat) asm("__wrap__ZN8fabletop7observeERKNS_5TableENS_6SeatIdE");
State countState(const MatchRules& rules, const State& state,
                 SeatId seat) asm("__wrap__ZN8fabletop7observeERKNS_10MatchRulesERKNS_5StateENS_6SeatIdE");
Event countEvent(const Event& event, SeatId seat) asm("__wrap__ZN8fabletop7observeERKNS_5EventENS_6SeatIdE");

Table countTable(const Table& table, SeatId seat)
{
    counted.tables += onMainThread();
    return realTable(table, seat);
}

State countState(const MatchRules& rules, const State& state, SeatId seat)
{
    counted.states += onMainThread();
    return realState(rules, state, seat);
}

Event countEvent(const Event& event, SeatId seat)
{
    counted.events += onMainThread();
    return realEvent(event, seat);
}

} // namespace fabletop::testing
