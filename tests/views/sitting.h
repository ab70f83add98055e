// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Sitting: a person at a table page, for tests that play with mouse or keys.

#include "app/demo/autopilot.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/choicerow.h"
#include "views/hand/detailpane.h"
#include "views/hand/promptbar.h"
#include "views/pages/start/matchplan.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/resultbar.h"
#include "views/theme/button.h"
#include "views/theme/style.h"

#include <QElapsedTimer>
#include <QTest>

namespace fabletop::testing {

inline std::shared_ptr<const Theme> lightTheme()
{
    static const auto theme = std::make_shared<const Theme>(false, QApplication::font());
    return theme;
}

/// Two seats, a person against a computer, at the manor.
inline MatchPlan duelPlan(std::uint64_t seed, const QString& second = QStringLiteral("random"))
{
    MatchPlan plan = lastPlan(PassingSettings());
    plan.seats[0] = {QStringLiteral("sherlock-holmes"), QStringLiteral("Ana"), QStringLiteral("person"),
                     false};
    plan.seats[1] = {QStringLiteral("dracula"), QStringLiteral("Ben"), second, false};
    plan.battlefield = QStringLiteral("baskerville-manor");
    plan.seed = seed;
    return plan;
}

struct Sitting {
    PassingSettings settings;
    std::unique_ptr<Match> match;
    std::unique_ptr<TablePage> page;
    std::unique_ptr<Autopilot> pilot;

    explicit Sitting(const MatchPlan& plan, double speed = 0, QSize size = QSize(1224, 766),
                     const char* bot = "greedy1")
    {
        Diagnostics diagnostics;
        match = makeMatch(plan, diagnostics);
        if (match) sitDown(speed, size, bot, plan.seed.value_or(1));
    }
    /// A match by rules that were made by hand.
    Sitting(const MatchInfo& info, std::shared_ptr<const MatchRules> rules)
    {
        match = std::make_unique<Match>(info, std::move(rules));
        sitDown(0, QSize(1224, 766), "greedy1", info.setup.seed);
    }
    void sitDown(double speed, QSize size, const char* bot, std::uint64_t seed)
    {
        applyTheme(*qApp, lightTheme());
        settings.setSpeed(speed);
        page = std::make_unique<TablePage>(settings, lightTheme());
        page->resize(size);
        page->show();
        page->setMatch(match.get(), Language::en);
        match->begin();
        pilot = std::make_unique<Autopilot>(*page, makeBot(bot), seed);
        pilot->setClick([](QWidget& widget, QPoint at) {
            QWidget* child = widget.childAt(at);
            QTest::mouseClick(child ? child : &widget, Qt::LeftButton, {},
                              child ? child->mapFrom(&widget, at) : at);
        });
    }
    ~Sitting()
    {
        if (page) page->setMatch(nullptr, Language::en);
    }

    [[nodiscard]] TableController& controller() const { return page->controller(); }
    [[nodiscard]] bool asked() const { return controller().asking() && !controller().playback().busy(); }
    [[nodiscard]] bool askedFor(Ask ask) const { return asked() && controller().staging().ask() == ask; }

    /// Lets the pilot play until `there`; false if it never comes.
    bool until(const std::function<bool()>& there, int milliseconds = 60'000)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < milliseconds) {
            if (there()) return true;
            if (match->over()) {
                QTest::qWait(20);
                return there();
            }
            pilot->step();
            QTest::qWait(1);
        }
        return false;
    }
    bool untilAsked(Ask ask)
    {
        return until([this, ask] { return askedFor(ask); });
    }
    void tellWhereItHangs() const
    {
        const auto& cards = page->hand()->cards();
        const PendingSelection& staging = controller().staging();
        qWarning("asking %d, busy %d, cover %d, sheet %d, ask %d, decides %d, awaited %d, hand of %d (%zu "
                 "cards), confirm %d, decline %d, confirmable %d",
                 controller().asking(), controller().playback().busy(), page->cover()->isVisible(),
                 page->sheet()->isVisible(), static_cast<int>(staging.ask()),
                 static_cast<int>(match->decides()), static_cast<int>(controller().presence().awaited()),
                 cards.empty() ? -1 : static_cast<int>(cards[0].owner), cards.size(),
                 page->promptBar()->confirmButton()->isVisible(),
                 page->promptBar()->declineButton()->isVisible(), staging.next().confirmable());
        if (!controller().asking()) return;
        const Decision wanted = pilot->wanted();
        qWarning("wanted: verb %d, seat %d, card %d of %d, fighter %d, space %d, target %d",
                 static_cast<int>(wanted.verb), static_cast<int>(wanted.seat), static_cast<int>(wanted.card),
                 static_cast<int>(wanted.cardSeat), static_cast<int>(wanted.fighter),
                 static_cast<int>(wanted.space), static_cast<int>(wanted.target));
    }
    bool untilOver()
    {
        const bool over = until([this] { return match->over(); }, 150'000);
        if (!over) tellWhereItHangs();
        QElapsedTimer clock;
        clock.start();
        while (page->result()->isHidden() && clock.elapsed() < 5'000) {
            pilot->step();
            QTest::qWait(2);
        }
        return over;
    }
};

} // namespace fabletop::testing
