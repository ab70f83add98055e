// SPDX-License-Identifier: GPL-3.0-or-later
// One number for how the engine behaves: run it before and after a change that must not change anything.
//
//     cmake --build build/release --target behaviour_hunt
//     build/release/tests/behaviour_hunt [games] [each] [digests]
//
// Random games over all pairs of heroes, battlefields, teams and some rule sets. After each decision it
// hashes what is on offer and how it is asked for, why other decisions are refused, the events as match files
// record them, and the table by meaning as it is and as each seat sees it. "each" prints
// the decisions and the number of every game, so that two lists can be compared; with a version of
// digests, games go by the rules of that time (model/match/record/earlierrules.h).

#include "model/content/catalogue.h"
#include "model/content/records/eventjson.h"
#include "model/engine/engine.h"
#include "model/engine/observe.h"
#include "model/engine/options.h"
#include "model/match/matchinfo.h"
#include "model/match/record/earlierrules.h"
#include "model/table/fold.h"
#include "model/table/tabledigest.h"

#include <QByteArray>
#include <QJsonDocument>
#include <cstdio>
#include <memory>

using namespace fabletop;

namespace {

class Hash {
public:
    void add(std::uint64_t word)
    {
        m_hash = (m_hash ^ word) * 0x9E3779B185EBCA87ULL;
        m_hash ^= m_hash >> 32;
    }
    void add(const QByteArray& text)
    {
        for (char c : text)
            add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    }
    void add(FighterId fighter)
    {
        add(fighter == FighterId::none
                ? 0
                : std::uint64_t{1} + index(seatOf(fighter)) * 16 + index(fighter) % fightersPerSeat);
    }
    void add(TokenId token)
    {
        add(token == TokenId::none
                ? 0
                : std::uint64_t{1} + index(seatOf(token)) * 16 + index(token) % tokensPerSeat);
    }
    void add(const Decision& decision)
    {
        add(std::uint64_t{asNumber(decision.verb)});
        add(decision.fighter);
        add(decision.target);
        add(decision.token);
        for (std::size_t id : {index(decision.seat), index(decision.card), index(decision.cardSeat),
                               index(decision.space), index(decision.player)})
            add(std::uint64_t{id});
        add(std::uint64_t{decision.number} << 8 | decision.option);
    }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 1;
};

class Game {
public:
    Game(const MatchRules& rules, std::uint64_t seed, Hash& hash)
        : m_rules(rules), m_hash(hash), m_rng(Rng::seeded(seed, 1)), m_options(std::make_unique<OptionList>())
    {
        m_state = freshState(rules, seed);
    }
    int play()
    {
        Table before = m_state.table;
        EventLog log;
        begin(m_rules, m_state, *m_options, &log);
        int decisions = 0;
        for (; hashStep(before, log), m_state.flow.open && decisions < 20'000; ++decisions) {
            const Decision decision =
                (*m_options)[static_cast<int>(m_rng.below(static_cast<std::uint32_t>(m_options->count)))];
            before = m_state.table;
            log.events.clear();
            log.answered.clear();
            answer(m_rules, m_state, decision, *m_options, &log);
        }
        return decisions;
    }

private:
    void hashStep(Table before, const EventLog& log)
    {
        for (const Event& event : log.events) {
            m_hash.add(QJsonDocument(toJson(m_rules, event, &before)).toJson(QJsonDocument::Compact));
            fold(before, event);
        }
        for (const Decision& answered : log.answered)
            m_hash.add(answered);
        m_hash.add(digestByMeaning(m_state.table));
        for (int viewer = -1; viewer < m_rules.seatCount(); ++viewer)
            m_hash.add(
                digestByMeaning(observe(m_state.table, viewer < 0 ? SeatId::none : idAt<SeatId>(viewer))));
        if (m_state.flow.open) hashChoice();
    }
    void hashChoice()
    {
        m_hash.add(static_cast<std::uint64_t>(m_options->count));
        for (const Decision& option : *m_options) {
            m_hash.add(option);
            if (const std::string* name = optionName(m_rules, m_state, option.option))
                m_hash.add(QByteArray::fromStdString(*name));
        }
        const Prompt asked = prompt(m_rules, m_state);
        m_hash.add(asked.fighter);
        for (std::size_t number : {std::size_t{asNumber(asked.ask)}, index(asked.decides),
                                   std::size_t{asked.most}, std::size_t{asked.optional}})
            m_hash.add(std::uint64_t{number});
        m_hash.add(QByteArray::fromStdString(m_rules.ruleName(asked.cause.rule)));
        // Somebody else's decisions, and those of the last choice, are refused for a reason.
        for (Decision other : {m_last, (*m_options)[0]}) {
            if (other.space != SpaceId::none)
                other.space = idAt<SpaceId>(
                    static_cast<int>(m_rng.below(static_cast<std::uint32_t>(m_rules.board.count))));
            if (m_options->find(other) >= 0) continue;
            const Refusal refusal = explain(m_rules, m_state, other);
            m_hash.add(std::uint64_t{asNumber(refusal.code)});
            m_hash.add(std::uint64_t{refusal.have} << 8 | refusal.most);
            m_hash.add(QByteArray(refusal.rule));
        }
        m_last = (*m_options)[m_options->count / 2];
    }

    const MatchRules& m_rules;
    Hash& m_hash;
    Rng m_rng;
    std::unique_ptr<OptionList> m_options;
    State m_state{};
    Decision m_last;
};

/// Heroes, battlefield, teams and numbers of one game; null where the battlefield has no room for them.
std::shared_ptr<const MatchRules> rulesOf(int game)
{
    static const QStringList fields = shippedBattlefields();
    static const QStringList heroes =
        shippedHeroes() << QStringLiteral(FABLETOP_SOURCE_DIR "/resources/help/language/beekeeper.hero");
    Diagnostics diagnostics;
    MatchSetup setup;
    const int pair = game % static_cast<int>(heroes.size() * heroes.size());
    const bool teams = game % 5 == 4;
    for (int seat = 0; seat < (teams ? 4 : 2); ++seat) {
        const auto place = (seat % 2 ? pair / heroes.size() : pair % heroes.size()) + (seat / 2) * 3;
        const auto hero = loadHero(heroes[place % heroes.size()], diagnostics);
        if (!hero) qFatal("%s", toLine(diagnostics.front()).c_str());
        setup.seats.push_back({hero, narrowed<std::uint8_t>(seat % 2), narrowed<std::uint8_t>(seat)});
    }
    if (game % 7 == 3) setup.numbers.reshuffle = setup.numbers.lateEndCheck = true;
    if (game % 11 == 5)
        setup.numbers = {.openingHand = 8, .handLimit = 12, .actions = 3, .exhaustionDamage = 1};
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const auto field = loadBattlefield(fields[(game + game / 121 + i) % fields.size()], diagnostics);
        if (!field) continue;
        setup.battlefield = *field;
        Diagnostics problems;
        if (auto rules = buildRuleset(setup, problems)) return rules;
    }
    qFatal("no battlefield has room for game %d", game);
}

} // namespace

int main(int argc, char** argv)
{
    const int games = argc > 1 ? QByteArray(argv[1]).toInt() : 1000;
    const bool each = argc > 2;
    const int digests = argc > 3 ? QByteArray(argv[3]).toInt() : digestVersion;
    Hash hash;
    long long decisions = 0;
    for (int game = 0; game < games; ++game) {
        const auto rules = rulesAsOf(rulesOf(game), digests);
        Hash own;
        const int played = Game(*rules, static_cast<std::uint64_t>(game), own).play();
        decisions += played;
        hash.add(own.value());
        if (each) std::printf("%d %d %016llx\n", game, played, static_cast<unsigned long long>(own.value()));
    }
    std::printf("%d games, %lld decisions: %016llx\n", games, decisions,
                static_cast<unsigned long long>(hash.value()));
    return 0;
}
