// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/rerun.h"

#include "model/content/json/jsonproblem.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/decisionmatch.h"
#include "model/content/records/eventjson.h"
#include "model/match/record/matchlines.h"
#include "model/table/fold.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <type_traits>

namespace fabletop {

namespace {

constexpr int mostWords = 300; ///< of a line quoted in a divergence

QString quoted(const QJsonValue& value)
{
    const QString text = QString::fromUtf8(compact(value));
    return text.size() <= mostWords ? text : text.left(mostWords) + u'…';
}

/// An event by its name and what is not as in `other`: a long one would hide that behind its end.
QString quotedBeside(const QJsonValue& value, const QJsonValue& other)
{
    const QJsonObject whole = value.toObject();
    QJsonObject told;
    for (auto member = whole.begin(); member != whole.end(); ++member)
        if (member.key() == u"event" || other[member.key()] != member.value())
            told.insert(member.key(), member.value());
    return quoted(told);
}

bool resigns(const QJsonObject& decision)
{
    return decision.value(QLatin1String("do")) == QLatin1String("resign");
}

/// Quick: byte for byte, but for the place in the program, which files do not say.
bool same(const Event& a, const Event& b)
{
    const Cause& x = a.cause;
    const Cause& y = b.cause;
    if (x.rule != y.rule || x.kind != y.kind || x.seat != y.seat || x.item != y.item) return false;
    if (a.step != b.step || a.seenBy != b.seenBy || a.body.index() != b.body.index()) return false;
    return std::visit(
        [&](const auto& body) {
            using Body = std::decay_t<decltype(body)>;
            const Body& other = std::get<Body>(b.body);
            if constexpr (std::has_unique_object_representations_v<Body>)
                return std::memcmp(&body, &other, sizeof body) == 0;
            else
                return false;
        },
        a.body);
}

Table folded(Table table, const std::vector<Event>& events)
{
    for (const Event& event : events)
        fold(table, event);
    return table;
}

} // namespace

Rerun::Rerun(std::shared_ptr<const MatchRules> rules, Check check, bool digestsCount, int branch)
    : m_rules(std::move(rules)), m_check(digestsCount ? check : Check::thorough),
      m_digestsCount(digestsCount), m_branch(branch)
{}

void Rerun::follow(Divergence why)
{
    why.branch = m_branch;
    m_divergence = std::move(why);
}

bool Rerun::begin(const MatchInfo& info, const std::optional<QJsonArray>& opening, Timeline& timeline)
{
    const State fresh = freshState(*m_rules, info.setup.seed);
    m_state = fresh;
    m_before = fresh.table;
    m_log = {};
    fabletop::begin(*m_rules, m_state, m_options, &m_log);
    std::vector<Event> events = m_log.events;
    if (opening && !readEvents(*opening, fresh.table, events)) return false;
    State start = m_state;
    start.table = folded(fresh.table, events);
    const RecordedStep recorded{1, 0, {}, opening.value_or(QJsonArray()), {}};
    // A table that is right may still have come about otherwise: other rules named, other eyes, shuffles too
    // many.
    const bool otherwise = opening && m_check != Check::quick && firstDifference(recorded) >= 0;
    if (m_divergence || otherwise || !(start == m_state)) {
        if (!m_divergence) differ(recorded, std::nullopt);
        start.flow = Flow{};
        start.flow.decides = SeatId::none;
    }
    timeline = Timeline(fresh.table, events, start);
    return true;
}

void Rerun::beginAt(const State& state, Timeline& timeline)
{
    m_state = state;
    timeline = Timeline(state.table, {}, state);
    legal(*m_rules, m_state, m_options);
}

bool Rerun::readEvents(const QJsonArray& array, Table before, std::vector<Event>& events)
{
    events.clear();
    events.reserve(static_cast<std::size_t>(array.size()));
    for (const QJsonValue& value : array) {
        ReadEvent read = eventFromJson(*m_rules, value.toObject(), &before);
        if (!read.event) {
            m_problem = std::move(read.fault);
            return false;
        }
        std::move(read.missingCards.begin(), read.missingCards.end(), std::back_inserter(m_missing));
        events.push_back(*read.event);
        fold(before, *read.event);
    }
    return true;
}

std::optional<Decision> Rerun::readDecision(const QJsonObject& object, const State& before)
{
    std::vector<PatternFault> faults;
    const DecisionPattern pattern = readPattern(*m_rules, object, faults);
    if (!faults.empty()) m_problem = RecordFault{faults.front().code, faults.front().arguments};
    if (faults.empty() && !pattern.verb) m_problem = RecordFault{JsonProblem::missingField, {"do"}};
    if (!faults.empty() || !pattern.verb) return std::nullopt;
    std::vector<Decision> meant;
    for (const Decision& option : m_options)
        if (agrees(*m_rules, before, option, pattern)) meant.push_back(option);
    if (meant.size() == 1) return meant.front();
    for (const Decision& option : meant)
        if (toJson(*m_rules, before, option) == object) return option;
    return completed(*m_rules, before, pattern);
}

bool Rerun::take(const RecordedStep& recorded, Timeline& timeline)
{
    const State before = timeline.state(timeline.last());
    std::vector<Event> events;
    if (!readEvents(recorded.events, before.table, events)) return false;
    const bool resignation = resigns(recorded.decision);
    Decision decision;
    decision.seat = seatOf(recorded.decision);
    if (!resignation) {
        const auto read = readDecision(recorded.decision, before);
        if (!read) return false;
        decision = *read;
    }
    if (m_divergence || !runs(recorded, resignation ? std::nullopt : std::optional(decision), events)) {
        m_options.clear();
        timeline.appendFolded(decision, resignation, events);
    } else if (resignation) {
        timeline.appendResignation(decision.seat, events, m_state);
    } else {
        timeline.append(decision, events, m_state);
    }
    return true;
}

SeatId Rerun::seatOf(const QJsonObject& decision) const
{
    const int seat = decision.value(QLatin1String("seat")).toInt() - 1;
    return seat >= 0 && seat < m_rules->seatCount() ? idAt<SeatId>(seat) : idAt<SeatId>(0);
}

/// Runs one decision; false if today's rules do not give what was recorded.
bool Rerun::runs(const RecordedStep& recorded, const std::optional<Decision>& decision,
                 const std::vector<Event>& events)
{
    m_before = m_state.table;
    m_log = {};
    if (!decision) {
        if (m_before.over()) return refuse(recorded, decision);
        resign(*m_rules, m_state, seatOf(recorded.decision), &m_log);
        m_options.clear();
    } else {
        const int offered = m_options.find(*decision);
        if (offered < 0) return refuse(recorded, decision);
        answer(*m_rules, m_state, *decision, m_options, &m_log);
    }
    const bool sameDigest = !m_digestsCount || recorded.digest == digestText(m_state.table);
    if (!sameDigest || !(folded(m_before, events) == m_state.table)) return differ(recorded, decision);
    if (m_check == Check::quick ||
        std::equal(events.begin(), events.end(), m_log.events.begin(), m_log.events.end(), same))
        return true;
    return firstDifference(recorded) < 0 || differ(recorded, decision);
}

/// The first event that is not as recorded, -1 if all are.
int Rerun::firstDifference(const RecordedStep& recorded) const
{
    const QJsonArray now = eventsJson(*m_rules, m_before, m_log.events);
    for (qsizetype i = 0; i < std::max(now.size(), recorded.events.size()); ++i)
        if (i >= now.size() || i >= recorded.events.size() || now.at(i) != recorded.events.at(i))
            return static_cast<int>(i);
    return -1;
}

bool Rerun::differ(const RecordedStep& recorded, const std::optional<Decision>& decision)
{
    Divergence found;
    found.decided = decision;
    const int place = firstDifference(recorded);
    if (place >= 0) {
        fillEvents(found, place, recorded);
        return diverge(recorded, std::move(found));
    }
    found.now = digestText(m_state.table);
    found.recorded = recorded.digest == found.now ? QStringLiteral("another table") : recorded.digest;
    return diverge(recorded, std::move(found));
}

void Rerun::fillEvents(Divergence& divergence, int place, const RecordedStep& recorded) const
{
    const QJsonArray now = eventsJson(*m_rules, m_before, m_log.events);
    const auto at = [&](const QJsonArray& events, const QJsonArray& others) {
        if (place >= events.size()) return QStringLiteral("nothing");
        const bool alike = place < others.size() && others.at(place)[QLatin1String("event")] ==
                                                        events.at(place)[QLatin1String("event")];
        return alike ? quotedBeside(events.at(place), others.at(place)) : quoted(events.at(place));
    };
    divergence.kind = Divergence::Kind::event;
    divergence.recorded = at(recorded.events, now);
    divergence.now = at(now, recorded.events);
    const auto same = m_log.events.begin() + std::min<std::ptrdiff_t>(place, std::ssize(m_log.events));
    divergence.before = folded(m_before, {m_log.events.begin(), same});
    if (place < recorded.events.size())
        divergence.recordedEvent =
            eventFromJson(*m_rules, recorded.events.at(place).toObject(), &divergence.before).event;
    if (same != m_log.events.end()) divergence.nowEvent = *same;
}

bool Rerun::refuse(const RecordedStep& recorded, const std::optional<Decision>& decision)
{
    Divergence found;
    found.kind = Divergence::Kind::refusal;
    found.decided = decision;
    found.recorded = quoted(recorded.decision);
    found.now = QStringLiteral("refused");
    found.before = m_before;
    return diverge(recorded, std::move(found));
}

bool Rerun::diverge(const RecordedStep& recorded, Divergence divergence)
{
    divergence.line = recorded.line;
    divergence.decision = recorded.number;
    divergence.branch = m_branch;
    m_divergence = std::move(divergence);
    return false;
}

} // namespace fabletop
