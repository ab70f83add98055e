// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis in the replay: made from there, told to whoever may know it and no further than the place, out
// of date when it is; and a try at a decision hides what followed.

#include "model/bots/glance.h"
#include "model/match/analysis/analyst.h"
#include "model/match/branches.h"
#include "tests/support/duel.h"
#include "views/pages/replay/analysis/analysistab.h"
#include "views/pages/replay/analysis/judgedview.h"
#include "views/pages/replay/analysis/judgedwhole.h"
#include "views/pages/replay/analysis/trialview.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/replaytimeline.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/style.h"

#include <QListWidget>
#include <QTest>

using namespace fabletop;

namespace {

constexpr JudgeBudget little{.iterations = 60};

std::unique_ptr<Match> played(std::uint64_t seed, int decisions)
{
    MatchInfo info;
    info.setup = test::duelSetup();
    info.setup.seed = seed;
    info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                  {QStringLiteral("Ben"), QStringLiteral("person")}};
    auto match = std::make_unique<Match>(info, test::duel(info.setup));
    match->begin();
    GlanceBot bot;
    Rng rng = Rng::seeded(seed, 1);
    while (decisions-- > 0 && !match->over()) {
        const SeatId seat = match->decides();
        const int option = bot.choose(match->rules(), match->observation(seat), seat, match->options(), rng);
        if (match->decide(match->options()[option])) break;
    }
    return match;
}

/// As the analyst made it, but for one decision of each seat, which are a mistake and a blunder.
MatchAnalysis withFaults(const Match& match)
{
    Analyst analyst(match.sharedRules(), match.timeline(), little);
    analyst.work();
    MatchAnalysis analysis = analyst.result();
    for (AnalysedDecision& decision : analysis.decisions)
        decision.lost = decision.doubt = 0;
    for (int seat = 0; seat < 2; ++seat)
        for (std::size_t at = analysis.decisions.size() / 2; at < analysis.decisions.size(); ++at)
            if (AnalysedDecision& decision = analysis.decisions[at]; decision.seat == idAt<SeatId>(seat)) {
                decision.lost = seat == 0 ? 0.12F : 0.3F;
                decision.doubt = 0.02F;
                break;
            }
    return analysis;
}

} // namespace

class TestReplayAnalysis : public QObject {
    Q_OBJECT

    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<Match> m_match;
    MatchAnalysis m_analysis;
    std::unique_ptr<ReplayPage> m_page;

    [[nodiscard]] AnalysisTab& tab() const { return *m_page->panel()->analysis(); }
    [[nodiscard]] const MatchGraph& graph() const { return *m_page->timeline()->curves(); }
    [[nodiscard]] const AnalysedDecision& fault(Verdict verdict) const
    {
        return *std::find_if(m_analysis.decisions.begin(), m_analysis.decisions.end(),
                             [verdict](const AnalysedDecision& one) { return one.verdict() == verdict; });
    }
    void lookAs(SeatId seat)
    {
        for (const ViewpointOffer& offer : sightsOf(*m_match, {}))
            if (!offer.viewer.everything() && offer.viewer.seats() == bit(seat))
                m_page->sight().setViewer(offer.viewer);
        QCOMPARE(m_page->viewer().seats(), bit(seat));
    }
    [[nodiscard]] int verdictsMarked() const
    {
        const auto& marks = graph().marks();
        return static_cast<int>(std::count_if(marks.begin(), marks.end(), [](const GraphMark& mark) {
            return mark.kind == GraphMark::Kind::verdict;
        }));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
        m_match = played(4, 3'000);
        QVERIFY(m_match->over());
        m_analysis = withFaults(*m_match);
        QCOMPARE(fault(Verdict::mistake).seat, idAt<SeatId>(0));
        QCOMPARE(fault(Verdict::blunder).seat, idAt<SeatId>(1));
    }

    void init()
    {
        m_match->setAnalysis(m_analysis);
        m_page = std::make_unique<ReplayPage>(m_theme);
        m_page->resize(1224, 766);
        m_page->setMatch(m_match.get());
        m_page->show();
        m_page->seek(0);
    }
    void cleanup() { m_page.reset(); }

    void whatWasJudgedOpensIt() { QCOMPARE(m_page->panel()->page(), ReplayPanel::analysisPage); }

    void theGraphShowsTheWholeMatch()
    {
        QCOMPARE(graph().shows(), GraphShows::chance);
        QCOMPARE(graph().chances().points.size(), m_analysis.chances.size());
        QCOMPARE(graph().chances().tallies[0].counts, (std::array{0, 1, 0}));
        QCOMPARE(graph().chances().tallies[1].counts, (std::array{0, 0, 1}));
        QCOMPARE(verdictsMarked(), 2);
        m_page->timeline()->showsButton(GraphShows::health)->click();
        QCOMPARE(graph().shows(), GraphShows::health);
    }

    void aJudgedDecisionIsTold()
    {
        m_page->seek(fault(Verdict::mistake).position);
        QVERIFY(tab().showsPlace());
        QVERIFY(tab().judged().verdict().text().contains(QStringLiteral("12")));
        QTRY_VERIFY(tab().place()->review());
        const PlaceReview& review = *tab().place()->review();
        QVERIFY(review.of(review.played));
        QVERIFY(!tab().judged().options().empty());
        for (std::size_t at = 1; at < review.review.options.size(); ++at)
            QVERIFY(review.review.options[at - 1].chance.chance >= review.review.options[at].chance.chance);
    }

    /// A decision gets the number that the file holds for it.
    void theReviewAgreesWithTheFile()
    {
        Analyst analyst(m_match->sharedRules(), m_match->timeline(), little);
        analyst.work();
        int compared = 0;
        for (const AnalysedDecision& decision : analyst.result().decisions) {
            if (decision.better.isEmpty() || ++compared > 5) continue;
            const State& before = m_match->timeline().state(decision.position - 1);
            const PlaceReview review =
                reviewPlace(m_match->rules(), before, m_match->timeline().step(decision.position).decision,
                            decision.position, -1, little);
            QVERIFY(std::abs(review.of(review.played)->chance.chance - decision.played.chance) < 1e-4F);
        }
        QVERIFY(compared > 0);
    }

    void jumpsToMistakes()
    {
        const int first = std::min(fault(Verdict::mistake).position, fault(Verdict::blunder).position);
        m_page->jump(Jump::mistake, true);
        QCOMPARE(m_page->position(), first);
        m_page->toEnd();
        m_page->jump(Jump::mistake, false);
        QCOMPARE(m_page->position(),
                 std::max(fault(Verdict::mistake).position, fault(Verdict::blunder).position));
    }

    /// Who sees one hand is told what was judged by it, and by no other.
    void eyesSeeTheirOwn()
    {
        lookAs(idAt<SeatId>(0));
        QVERIFY(graph().chances().empty());
        QCOMPARE(verdictsMarked(), 1);
        m_page->seek(fault(Verdict::mistake).position);
        QVERIFY(tab().showsPlace());
        m_page->seek(fault(Verdict::blunder).position);
        QVERIFY(!tab().showsPlace());
        QVERIFY(tab().whole().side(1).isHidden());
        m_page->sight().setViewer(Viewer::spectator());
        QCOMPARE(verdictsMarked(), 0);
        m_page->seek(fault(Verdict::mistake).position);
        QVERIFY(!tab().showsPlace());
    }

    void theFutureStaysHidden()
    {
        const int place = fault(Verdict::mistake).position - 1;
        m_page->seek(place);
        m_page->setFutureHidden(true);
        QCOMPARE(static_cast<int>(graph().chances().points.size()), place + 1);
        m_page->seek(0);
        QCOMPARE(verdictsMarked(), 0);
        QCOMPARE(graph().chances().tallies[0].counts, (std::array{0, 0, 0}));
    }

    void aTryHidesWhatFollowed()
    {
        const AnalysedDecision& tried = fault(Verdict::blunder);
        m_page->seek(tried.position);
        tab().tryButton()->click();
        QVERIFY(tab().place()->trying());
        QCOMPARE(m_page->position(), tried.position - 1);
        QCOMPARE(m_page->viewer().seats(), bit(tried.seat));
        QVERIFY(m_page->view().futureHidden());
        QVERIFY(tab().trial().isVisible() && !tab().judged().isVisible());
        QVERIFY(tab().trial().choices()->count() > 1);
        QVERIFY(!tab().trial().answerButton()->usable());
        tab().trial().choices()->setCurrentRow(1);
        tab().trial().answerButton()->click();
        QVERIFY(tab().place()->answered());
        QCOMPARE(m_page->position(), tried.position);
        QVERIFY(m_page->viewer().everything());
        QVERIFY(!m_page->view().futureHidden());
        QTRY_VERIFY(tab().place()->review());
        QCOMPARE(tab().place()->review()->answer, 1);
        QVERIFY(tab().place()->review()->of(1));
        m_page->seek(0);
        QVERIFY(!tab().place()->answered());
    }

    void aTryEndsWhereItIsLeft()
    {
        m_page->seek(fault(Verdict::mistake).position);
        tab().tryButton()->click();
        QVERIFY(tab().place()->trying());
        m_page->seek(1);
        QVERIFY(!tab().place()->trying());
        QVERIFY(m_page->viewer().everything());
        QVERIFY(!m_page->view().futureHidden());
    }

    void anOldOneIsPale()
    {
        QVERIFY(!tab().againButton()->isVisible());
        MatchAnalysis old = m_analysis;
        old.version = QStringLiteral("0-old");
        m_match->setAnalysis(old);
        QVERIFY(tab().againButton()->isVisible());
        QVERIFY(graph().chances().pale);
    }

    /// A file may hold anything that reads as an analysis.
    void anAnalysisOfSomethingElseIsNotTold()
    {
        MatchAnalysis other = m_analysis;
        for (AnalysedDecision& decision : other.decisions)
            decision.seat = decision.seat == idAt<SeatId>(0) ? idAt<SeatId>(1) : idAt<SeatId>(0);
        m_match->setAnalysis(other);
        for (const AnalysedDecision& decision : other.decisions) {
            m_page->seek(decision.position);
            QVERIFY(!tab().showsPlace());
            tab().place()->tryIt();
            QVERIFY(!tab().place()->trying());
        }
    }

    void aBranchIsNotAnalysed()
    {
        Branch branch;
        branch.position = 10;
        const int id = m_match->addBranch(branch);
        m_page->showBranch(id);
        QVERIFY(graph().chances().empty());
        QVERIFY(tab().empty().isVisible());
        m_page->showBranch(0);
        QVERIFY(!graph().chances().empty());
        m_match->removeBranch(id);
    }

    void isMadeFromThere()
    {
        auto match = played(5, 3'000);
        m_page->setMatch(match.get());
        m_page->panel()->setPage(ReplayPanel::analysisPage);
        QVERIFY(tab().empty().actButton()->isVisible());
        QVERIFY(graph().chances().empty());
        m_page->analysis().start(little);
        QTRY_VERIFY_WITH_TIMEOUT(match->annotations().analysis, 60'000);
        QCOMPARE(m_page->analysis().standing(), ReplayAnalysis::Standing::ready);
        QCOMPARE(graph().chances().points.size(), match->annotations().analysis->chances.size());
        m_page->setMatch(m_match.get());
    }

    /// What has come so far is shown, and nothing is kept of one that was stopped.
    void canBeStopped()
    {
        auto match = played(6, 3'000);
        m_page->setMatch(match.get());
        m_page->panel()->setPage(ReplayPanel::analysisPage);
        tab().empty().actButton()->click();
        QVERIFY(m_page->analysis().running());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->analysis().told().chances.empty(), 60'000);
        QVERIFY(tab().stopButton()->isVisible());
        tab().stopButton()->click();
        QVERIFY(!m_page->analysis().running());
        QVERIFY(!match->annotations().analysis);
        QVERIFY(tab().empty().isVisible());
        m_page->setMatch(m_match.get());
    }

    void notBeforeItIsOver()
    {
        auto match = played(4, 20);
        m_page->setMatch(match.get());
        m_page->panel()->setPage(ReplayPanel::analysisPage);
        QCOMPARE(m_page->analysis().standing(), ReplayAnalysis::Standing::notOver);
        QVERIFY(tab().empty().isVisible());
        QVERIFY(!tab().empty().actButton()->isVisible());
        m_page->setMatch(m_match.get());
    }
};

QTEST_MAIN(TestReplayAnalysis)
#include "tst_replayanalysis.moc"
