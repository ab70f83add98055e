// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/match.h"

#include "model/match/record/matchlines.h"

#include <algorithm>

namespace fabletop {

namespace {

/// A number of their own for the players of one question, the same whenever the match comes by here.
std::uint64_t questionSeed(std::uint64_t seed, int position, SeatId seat)
{
    return seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(position) * maxSeats + index(seat) + 1;
}

/// The player who is asked; null where nobody is, as when the match is over or was stopped.
Player* decider(const Match& match)
{
    const SeatId seat = match.decides();
    return seat == SeatId::none ? nullptr : match.player(seat);
}

} // namespace

Match::Match(MatchInfo info, std::shared_ptr<const MatchRules> rules, QObject* parent)
    : QObject(parent), m_info(std::move(info)), m_rules(std::move(rules))
{
    const State fresh = freshState(*m_rules, m_info.setup.seed);
    State start = fresh;
    EventLog log;
    fabletop::begin(*m_rules, start, m_options, &log);
    m_timeline = Timeline(fresh.table, log.events, start);
    m_record.push_back(headerLine(m_info, *m_rules, m_timeline));
}

Match::Match(LoadedMatch loaded, QObject* parent)
    : QObject(parent), m_info(std::move(loaded.info)), m_rules(std::move(loaded.rules)),
      m_timeline(std::move(loaded.timeline)), m_annotations(std::move(loaded.annotations)),
      m_divergence(std::move(loaded.divergence)), m_record(std::move(loaded.record)),
      m_loadedLines(std::move(loaded.lines)), m_loadedPath(std::move(loaded.path)), m_loadedTorn(loaded.torn)
{
    refreshOptions();
}

Match::~Match()
{
    for (auto& player : m_players)
        if (player) player->cancel();
}

void Match::setPlayer(SeatId seat, std::unique_ptr<Player> player)
{
    auto& place = m_players[index(seat)];
    if (place) place->cancel();
    place = std::move(player);
    if (!place) return;
    connect(place.get(), &Player::answered, this,
            [this, seat](const Decision& decision) { onAnswered(seat, decision); });
    if (m_begun && decides() == seat) ask();
}

void Match::setPractice(bool practice)
{
    m_info.practice = practice;
    m_record.front() = headerLine(m_info, *m_rules, m_timeline);
}

void Match::begin()
{
    if (m_begun) return;
    m_begun = true;
    advance(m_timeline.last());
}

bool Match::over() const
{
    return m_timeline.empty() || state().table.over();
}

Prompt Match::prompt() const
{
    return m_options.count == 0 ? Prompt{} : fabletop::prompt(*m_rules, state());
}

State Match::observation(SeatId seat) const
{
    return observe(*m_rules, state(), seat);
}

void Match::refreshOptions()
{
    m_options.clear();
    const bool folded = m_timeline.last() > 0 && m_timeline.step(m_timeline.last()).foldedOnly;
    if (!over() && !folded && !m_divergence) legal(*m_rules, state(), m_options);
}

std::optional<Refusal> Match::decide(const Decision& decision)
{
    if (m_options.count == 0) return Refusal{.code = RefusalCode::matchOver};
    const SeatId decided = decides();
    Decision taken = decision;
    if (taken.seat == SeatId::none) taken.seat = decided;
    State next = state();
    OptionList options;
    EventLog log;
    if (auto refusal = apply(*m_rules, next, taken, options, &log)) return refusal;
    if (Player* asked = player(decided)) asked->cancel();
    m_timeline.append(taken, log.events, next);
    m_options = options;
    take();
    return std::nullopt;
}

bool Match::resign(SeatId seat)
{
    if (over() || m_divergence || index(seat) >= m_rules->seats.size()) return false;
    if (Player* asked = decider(*this)) asked->cancel();
    State after = state();
    EventLog log;
    fabletop::resign(*m_rules, after, seat, &log);
    m_timeline.appendResignation(seat, log.events, after);
    m_options.clear();
    take();
    return true;
}

/// Records and announces the decision at the end of the timeline.
void Match::take()
{
    const int position = m_timeline.last();
    m_record.push_back(decisionLine(*m_rules, m_timeline, position));
    append(m_record.back());
    if (over() && !m_saveFailed) settle();
    Q_EMIT stepped(position);
    advance(position);
}

/// Says what is open at `position`, unless a listener has already gone on from there.
void Match::advance(int position)
{
    if (position != m_timeline.last()) return;
    if (over()) {
        Q_EMIT ended();
        return;
    }
    if (m_options.count == 0) return;
    Q_EMIT choiceOpened();
    if (position == m_timeline.last()) ask();
}

void Match::ask()
{
    Player* asked = decider(*this);
    if (!m_begun || !asked || m_options.count == 0) return;
    auto question = std::make_shared<Question>();
    question->rules = m_rules;
    question->seat = decides();
    question->observation = observation(decides());
    question->options = m_options;
    question->prompt = prompt();
    question->position = m_timeline.last();
    question->seed = questionSeed(m_info.setup.seed, m_timeline.last(), decides());
    asked->ask(question);
}

void Match::onAnswered(SeatId seat, const Decision& decision)
{
    if (m_options.count == 0 || decides() != seat) return;
    const auto refusal = decide(decision);
    // A person is asked again by whoever shows the question; a program that errs would stop the match.
    if (refusal && player(seat) && !player(seat)->person()) (void)decide(m_options[0]);
}

void Match::moveNow()
{
    if (Player* asked = decider(*this)) asked->moveNow();
}

SeatSet Match::personSeats() const
{
    SeatSet seats = 0;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat)
        if (m_players[seat] && m_players[seat]->person()) seats |= bit(idAt<SeatId>(static_cast<int>(seat)));
    return seats;
}

TakeBack Match::canTakeBack(SeatSet asker) const
{
    return fabletop::takeBack(m_timeline, asker, personSeats(), m_info.practice);
}

bool Match::takeBack(SeatSet asker)
{
    const TakeBack allowed = canTakeBack(asker);
    if (!allowed.allowed()) return false;
    if (Player* asked = decider(*this)) asked->cancel();
    const int dropped = m_timeline.last() - allowed.target;
    m_timeline.truncate(allowed.target);
    for (const auto& seen : m_seen)
        seen->truncate(m_timeline.eventCount());
    m_record.resize(static_cast<std::size_t>(allowed.target) + 1);
    dropAnnotationsAfter(allowed.target);
    if (allowed.marked) {
        Note mark;
        mark.position = allowed.target;
        mark.takenBack = dropped;
        m_annotations.notes.push_back(mark);
    }
    refreshOptions();
    Q_EMIT takenBack(allowed.target);
    rewriteFile();
    Q_EMIT annotationsChanged();
    advance(m_timeline.last());
    return true;
}

void Match::dropAnnotationsAfter(int position)
{
    std::erase_if(m_annotations.notes, [&](const Note& note) { return note.position > position; });
    std::erase_if(m_annotations.bookmarks, [&](const Bookmark& mark) { return mark.position > position; });
    std::erase_if(m_annotations.others, [&](const OtherLine& line) { return line.position > position; });
    m_annotations.analysis.reset();
    for (int& opened : m_annotations.opened) // what was looked at was looked at
        opened = std::min(opened, position);
    std::vector<int> gone;
    std::erase_if(m_annotations.branches, [&](const Branch& branch) {
        const bool orphan = branch.parent == 0
                                ? branch.position > position
                                : std::find(gone.begin(), gone.end(), branch.parent) != gone.end();
        if (orphan) gone.push_back(branch.id);
        return orphan;
    });
}

void Match::setTold(int events)
{
    const int before = told();
    m_told = events;
    if (told() != before) Q_EMIT toldChanged();
}

const SeenEvents& Match::seen(Viewer viewer) const
{
    const auto known = std::find_if(m_seen.begin(), m_seen.end(),
                                    [&](const auto& seen) { return seen->viewer() == viewer; });
    if (known != m_seen.end()) return **known;
    m_seen.push_back(std::make_unique<SeenEvents>(m_timeline, viewer));
    return *m_seen.back();
}

} // namespace fabletop
