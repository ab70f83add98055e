// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/meaning/stage.h"

#include "model/bots/invariants.h"
#include "model/table/fold.h"
#include "model/table/rng.h"
#include "tests/meaning/compare.h"
#include "tests/meaning/tables.h"

#include <QtGlobal>

namespace fabletop::meaning {

namespace {

struct Difference {
    std::string text;
};

Answer answerOf(const Decision& decision)
{
    if (decision.verb == Verb::decline) return {.decline = true};
    if (decision.verb == Verb::yes) return {.yes = true};
    Answer answer;
    answer.fighter = decision.fighter;
    answer.card = decision.card;
    answer.owner = decision.cardSeat;
    answer.space = decision.space;
    answer.token = decision.token;
    answer.player = decision.player;
    if (decision.number != 0xFF) answer.number = decision.number;
    if (decision.option != 0xFF) answer.number = decision.option;
    return answer;
}

/// The engine's side of one play, put forward question by question.
class Performance : public Questioner {
public:
    Performance(const MatchRules& rules, const Played& played, OptionList& options, OptionList& scratch,
                std::uint64_t seed)
        : m_rules(rules), m_played(played), m_options(options), m_scratch(scratch), m_rng(Rng::seeded(seed))
    {}

    bool begin(State state)
    {
        m_state = state;
        resume(m_rules, m_state, SeatId{0}, 2, false, m_options, &m_log);
        m_table = m_state.table;
        const auto use = pick([&](const Decision& decision) {
            const Verb wanted = m_played.timing == Timing::scheme ? Verb::scheme : Verb::attack;
            return decision.verb == wanted && decision.card == m_played.card;
        });
        if (!use) return false;
        answer(*use);
        while (!m_begun && m_state.flow.open && !m_ended) // the defender's card
            answer(m_options[below(m_options.count)]);
        return m_begun;
    }

    Answer ask(SeatId who, const Answers& answers) override
    {
        if (!m_state.flow.open || m_ended) throw Difference{"the engine asks nothing: " + told(answers)};
        if (m_state.flow.decides != who)
            throw Difference{"the engine asks seat " + std::to_string(index(m_state.flow.decides)) +
                             ", not " + std::to_string(index(who))};
        Answers offered;
        for (const Decision& decision : m_options)
            offered.insert(answerOf(decision));
        if (offered != answers)
            throw Difference{"on offer: " + told(offered) + "\n      meant:    " + told(answers)};
        const Decision decision = m_options[below(m_options.count)];
        answer(decision);
        return answerOf(decision);
    }

    CardId chance(SeatId owner, int before) override
    {
        for (const Event& event : m_events) {
            const auto* moved = std::get_if<CardMoved>(&event.body);
            const bool gone = moved && moved->seat == owner && moved->from == Place::hand;
            if (gone && moved->to == Place::discard && before-- == 0) return moved->card;
        }
        throw Difference{"the engine discards nothing by chance"};
    }

    [[nodiscard]] std::string compare(const Reference& reference) const
    {
        if (m_state.flow.open && !m_ended) return "the engine goes on asking";
        return differences(m_rules, reference, m_after, m_events);
    }
    [[nodiscard]] const Table& start() const { return m_start; }
    [[nodiscard]] Speaker speaker() const
    {
        const bool combat = m_played.timing != Timing::scheme;
        const FighterId self = combat ? m_start.combat.sides[attackSide].fighter : m_start.turn.schemeFighter;
        return {SeatId{0}, self, m_played.card, combat ? attackSide : -1};
    }
    [[nodiscard]] bool event() const { return !m_events.empty(); }
    [[nodiscard]] const std::string& breach() const { return m_breach; }

private:
    int below(int bound) { return static_cast<int>(m_rng.below(static_cast<std::uint32_t>(bound))); }

    template <typename Fits> std::optional<Decision> pick(Fits fits)
    {
        std::vector<Decision> all;
        for (const Decision& decision : m_options)
            if (fits(decision)) all.push_back(decision);
        if (all.empty()) return std::nullopt;
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }

    void answer(const Decision& decision)
    {
        const State before = m_state;
        m_log.events.clear();
        m_log.answered.clear();
        fabletop::answer(m_rules, m_state, decision, m_options, &m_log);
        if (const BreachReport found = breachAfter(m_rules, before, m_state, m_log, m_scratch))
            m_breach = "breach " + std::to_string(static_cast<int>(found.breach));
        legal(m_rules, m_state, m_options);
        for (const Event& event : m_log.events)
            told(event);
        if (m_state.table.over() && m_begun && !m_ended) m_ended = true, m_after = m_table;
    }

    void told(const Event& event)
    {
        const auto* began = std::get_if<EffectBegan>(&event.body);
        const auto* moved = std::get_if<CardMoved>(&event.body);
        const bool schemeGone = moved && moved->from == Place::scheme;
        if (m_begun && !m_ended && (schemeGone || std::holds_alternative<StepReached>(event.body)))
            m_ended = true, m_after = m_table;
        fold(m_table, event);
        if (m_begun && !m_ended) m_events.push_back(event);
        if (began && began->seat == SeatId{0} && began->timing == m_played.timing)
            m_begun = true, m_start = m_table;
    }

    const MatchRules& m_rules;
    const Played& m_played;
    OptionList& m_options;
    OptionList& m_scratch;
    Rng m_rng;
    State m_state{};
    EventLog m_log;
    Table m_table{}, m_start{}, m_after{};
    std::vector<Event> m_events; ///< by the text
    bool m_begun = false, m_ended = false;
    std::string m_breach;

    [[nodiscard]] std::string told(const Answers& answers) const { return toText(m_rules, answers); }
};

std::shared_ptr<const HeroRules> opponents()
{
    Diagnostics problems;
    const auto hero = readHero(opposingHero(), "foe", problems);
    if (!hero) qFatal("the opponents' hero is refused");
    return hero;
}

std::shared_ptr<const MatchRules> rulesFor(const std::shared_ptr<const HeroRules>& hero, int seats)
{
    static const auto foe = opponents();
    Diagnostics problems;
    static const auto field = loadBattlefield(QStringLiteral("baskerville-manor"), problems);
    MatchSetup setup;
    for (int seat = 0; seat < seats; ++seat)
        setup.seats.push_back(
            {seat == 0 ? hero : foe, static_cast<std::uint8_t>(seat % 2), static_cast<std::uint8_t>(seat)});
    setup.battlefield = *field;
    auto rules = buildRuleset(setup, problems);
    if (!rules) qFatal("no match of %d seats", seats);
    return rules;
}

} // namespace

Stage::Stage(const std::shared_ptr<const HeroRules>& hero)
    : m_duel(rulesFor(hero, 2)), m_teams(rulesFor(hero, 4)), m_options(std::make_unique<OptionList>()),
      m_scratch(std::make_unique<OptionList>())
{}

Outcome Stage::play(const Played& played, int number, std::uint64_t seed)
{
    const MatchRules& rules = inTeams(number) ? *m_teams : *m_duel;
    Performance performance(rules, played, *m_options, *m_scratch, seed);
    Outcome outcome;
    if (!performance.begin(tableFor(rules, number, played.card))) return outcome;
    outcome.played = true;
    Reference reference(rules, performance.start(), performance.speaker(), performance);
    try {
        reference.play(*played.lines);
        outcome.fault = reference.unknown().empty() ? performance.compare(reference)
                                                    : "no meaning: " + reference.unknown();
    } catch (const Difference& difference) {
        outcome.fault = difference.text;
    }
    if (outcome.fault.empty()) outcome.fault = performance.breach();
    outcome.event = performance.event();
    return outcome;
}

const std::string& probeHead()
{
    static const std::string head =
        "hero \"Probe\"\n  health 14, move 3, melee\n\nsidekick \"Clone\" x3\n  es \"Clon\" masculine, "
        "plural \"Clones\"\n"
        "  fr \"Clone\" masculine, plural \"Clones\"\n  pt \"Clone\" masculine, plural \"Clones\"\n  plural "
        "\"Clones\"\n"
        "  health 2, melee\n\nsidekick \"Bear\"\n  health 6, ranged\n\nform \"Calm\"\n\nform \"Angry\"\n\n"
        "token \"Fog\" x3\n\ntag \"Wolf\"\n\n"
        "card \"Base\"\n  attack 2, boost 1, for any\n\n";
    return head;
}

std::string probeCard(int number, const std::vector<std::string>& lines, Timing timing)
{
    const bool wolf = number % 3 == 0;
    const std::string value = std::to_string(1 + number % 4), boost = std::to_string(1 + number % 3);
    std::string text = "card \"Card " + std::to_string(number) + "\"\n  ";
    text += timing == Timing::scheme ? "scheme" : "versatile " + value;
    text +=
        ", boost " + boost + ", for " + (number % 5 == 0 ? "Calm" : "any") + (wolf ? ", tagged Wolf" : "");
    text += timing == Timing::scheme   ? "\n  when played\n"
            : timing == Timing::during ? "\n  during combat\n"
                                       : "\n  after combat\n";
    for (const std::string& line : lines)
        text += "    " + line + "\n";
    return text + "\n";
}

} // namespace fabletop::meaning
