// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/divergencewords.h"

#include "model/match/words/diagnosticwords.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Divergence)
};

QString quoted(const QString& sentence)
{
    return Words::tr("“%1”").arg(sentence);
}

/// Events that only structure a match have no sentence of their own.
QString eventWords(const std::optional<Event>& event, const Table& before, const Narrator& narrator,
                   Viewer viewer)
{
    if (!event) return Words::tr("nothing more");
    const QString sentence = narrator.event(observe(*event, before, viewer), observe(before, viewer));
    return sentence.isEmpty() ? Words::tr("a different step of the turn") : quoted(sentence);
}

} // namespace

DivergenceWords told(const Divergence& divergence, const Narrator& narrator, Viewer viewer)
{
    switch (divergence.kind) {
    case Divergence::Kind::refusal:
        return {divergence.decided ? quoted(narrator.decision(observe(*divergence.decided, {}, viewer)))
                                   : Words::tr("a resignation"),
                Words::tr("not allowed")};
    case Divergence::Kind::table:
        return {Words::tr("a different position"), Words::tr("the one these decisions lead to")};
    case Divergence::Kind::hero:
        return {Words::tr("the hero “%1”").arg(divergence.recorded),
                divergence.problem ? toldWithPlace(*divergence.problem) : divergence.now};
    case Divergence::Kind::event: break;
    }
    const QString was = eventWords(divergence.recordedEvent, divergence.before, narrator, viewer);
    const QString now = eventWords(divergence.nowEvent, divergence.before, narrator, viewer);
    return {was, was == now ? Words::tr("the same, but with different details") : now};
}

QString placeOf(const Divergence& divergence)
{
    const QString decision = Words::tr("decision %1").arg(divergence.decision);
    return divergence.branch == 0 ? decision
                                  : Words::tr("%1 of branch %2").arg(decision).arg(divergence.branch);
}

} // namespace fabletop
