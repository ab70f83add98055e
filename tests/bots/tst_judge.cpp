// SPDX-License-Identifier: GPL-3.0-or-later
// Judging positions and decisions: fair, the same every time, sure where there is nothing to doubt.

#include "model/bots/gamerunner.h"
#include "model/bots/judge/judge.h"
#include "model/bots/search/searchtree.h"
#include "tests/support/duel.h"

#include <QTest>
#include <cmath>

using namespace fabletop;

namespace {

struct OpenChoice {
    State state;
    OptionList options;
};

/// Every `each`th question of a game by greedy players in which there is something to choose.
std::vector<std::unique_ptr<OpenChoice>> choicesOf(const MatchRules& rules, std::uint64_t seed, int each)
{
    std::vector<std::unique_ptr<OpenChoice>> all;
    int number = 0;
    (void)GameRunner(rules, test::bots("greedy1", "greedy1"))
        .play(seed, [&](const Decision*, const State&, const State& after, const EventLog&) {
            if (!after.flow.open || ++number % each != 0) return;
            auto asked = std::make_unique<OpenChoice>();
            asked->state = after;
            legal(rules, after, asked->options);
            if (asked->options.count > 1) all.push_back(std::move(asked));
        });
    return all;
}

constexpr JudgeBudget quick{.iterations = 120};

} // namespace

class TestJudge : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const MatchRules> m_rules = test::duel(test::duelSetup());

private Q_SLOTS:
    void bandsHoldTheirChance()
    {
        QCOMPARE(bandOf({}), Band{});
        QCOMPARE(bandOf({0.25F, 0.25F, 0.25F}), (Band{0.25F, 0.25F, 0.25F}));
        const Band wide = bandOf({0.0F, 1.0F});
        QVERIFY(wide.low == 0 && wide.high == 1 && wide.chance == 0.5F);
        // Mean 0.5, standard deviation 0.1, of four: 3.182 * 0.1 / 2.
        const Estimate estimate = estimateOf({0.4F, 0.5F, 0.5F, 0.6F});
        QVERIFY(std::abs(estimate.mean - 0.5F) < 1e-6F);
        QVERIFY(std::abs(estimate.half - 3.182F * 0.0816497F / 2) < 1e-4F);
    }

    void theSameTwice()
    {
        for (const auto& asked : choicesOf(*m_rules, 5, 7)) {
            const SeatId seat = asked->state.flow.decides;
            const State seen = observe(*m_rules, asked->state, seat);
            QVERIFY(judgeChance(*m_rules, asked->state, quick, 3) ==
                    judgeChance(*m_rules, asked->state, quick, 3));
            QVERIFY(judgeDecision(*m_rules, seen, seat, asked->options, 1, quick, 3) ==
                    judgeDecision(*m_rules, seen, seat, asked->options, 1, quick, 3));
            QVERIFY(reviewDecision(*m_rules, seen, seat, asked->options, {.most = 3}, quick, 3) ==
                    reviewDecision(*m_rules, seen, seat, asked->options, {.most = 3}, quick, 3));
        }
    }

    /// Nothing is lost by the best one, and something or nothing by any other; never is a loss below zero.
    void whatIsLost()
    {
        int lost = 0;
        for (const auto& asked : choicesOf(*m_rules, 6, 5)) {
            const SeatId seat = asked->state.flow.decides;
            const State seen = observe(*m_rules, asked->state, seat);
            for (int played = 0; played < std::min(3, asked->options.count); ++played) {
                const JudgedDecision judged =
                    judgeDecision(*m_rules, seen, seat, asked->options, played, quick, 3);
                QCOMPARE(judged.played, played);
                QVERIFY(judged.lost >= 0 && judged.doubt >= 0);
                QCOMPARE(judged.best == played, judged.lost == 0);
                lost += judged.lost > judged.doubt;
            }
        }
        QVERIFY(lost > 0);
    }

    /// The line begins with the best decision, and each step was open after those before it, to a seat that
    /// sees no hidden card of others.
    void reviewsTellALine()
    {
        int told = 0;
        for (const auto& asked : choicesOf(*m_rules, 8, 5)) {
            const SeatId seat = asked->state.flow.decides;
            const State seen = observe(*m_rules, asked->state, seat);
            const Review review =
                reviewDecision(*m_rules, seen, seat, asked->options, {.most = 3}, {.iterations = 600}, 3);
            QCOMPARE(static_cast<int>(review.options.size()), std::min(3, asked->options.count));
            for (std::size_t i = 1; i < review.options.size(); ++i)
                QVERIFY(review.options[i - 1].chance.chance >= review.options[i].chance.chance);
            QVERIFY(!review.line.empty());
            QCOMPARE(keyOf(review.line.front()), keyOf(asked->options[review.options.front().place]));
            for (const Decision& decision : review.line)
                if (decision.seat != seat && (decision.verb == Verb::attack || decision.verb == Verb::defend))
                    QVERIFY(decision.card == CardId::unseen || decision.card == CardId::none);
            told += review.line.size() > 1;
        }
        QVERIFY(told > 0);
    }

    void aMatchThatIsOverIsWon()
    {
        State last{};
        (void)GameRunner(*m_rules, test::bots("random", "random"))
            .play(4,
                  [&](const Decision*, const State&, const State& after, const EventLog&) { last = after; });
        const float won = last.table.turn.winner == 0 ? 1.0F : 0.0F;
        QVERIFY(judgeChance(*m_rules, last, quick, 1) == (Band{won, won, won}));
    }
};

QTEST_GUILESS_MAIN(TestJudge)
#include "tst_judge.moc"
