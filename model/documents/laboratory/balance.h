// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Balance: what a hero is worth against others, on several battlefields, by games between computers.
///
/// Why a table and not one figure: a hero that wins half of all games may still be hopeless against one
/// opponent.

#include "model/bots/tournament.h"
#include "model/content/catalogue.h"
#include "model/documents/laboratory/backgroundtrial.h"

#include <QThreadPool>

namespace fabletop {

struct BalanceQuestion {
    std::shared_ptr<const HeroRules> hero; ///< whose wins are counted
    std::vector<std::shared_ptr<const HeroRules>> opponents;
    std::vector<Battlefield> battlefields;
    RuleNumbers numbers = {};
    QString player = QStringLiteral("greedy"); ///< of both sides, see makeBot
    int games = 200; ///< a cell, rounded up to an even number: half of them from each seat
    std::uint64_t seed = 1;
};

/// The games against one opponent on one battlefield, or a sum of such.
struct BalanceCell {
    int wins = 0;
    int losses = 0;
    int faults = 0; ///< games that did not end; they are in no rate
    std::int64_t turns = 0;
    std::optional<PlayedGame> telling; ///< see MatchUpTally::telling; a sum has none

    [[nodiscard]] int ended() const { return wins + losses; }
    [[nodiscard]] int games() const { return ended() + faults; }
    [[nodiscard]] Share share() const { return wilsonShare(wins, ended()); }
    [[nodiscard]] double meanTurns() const { return ended() > 0 ? static_cast<double>(turns) / ended() : 0; }
    BalanceCell& operator+=(const BalanceCell& other);
    bool operator==(const BalanceCell&) const = default;
};

/// What is known so far. Knows its question, so that it can be read, written and played again after the next
/// one was asked.
struct BalanceTable {
    std::shared_ptr<const BalanceQuestion> question;
    int gamesEach = 0;
    std::vector<BalanceCell> cells; ///< opponent by opponent

    [[nodiscard]] int opponents() const
    {
        return question ? static_cast<int>(question->opponents.size()) : 0;
    }
    [[nodiscard]] int battlefields() const
    {
        return question ? static_cast<int>(question->battlefields.size()) : 0;
    }
    [[nodiscard]] const BalanceCell& cell(int opponent, int battlefield) const;
    [[nodiscard]] BalanceCell against(int opponent) const;
    [[nodiscard]] BalanceCell on(int battlefield) const;
    [[nodiscard]] BalanceCell whole() const;
    [[nodiscard]] int asked() const { return gamesEach * static_cast<int>(cells.size()); }
};

/// Plays on this thread and on as many more as `helpers` has; the same question gives the same table, however
/// many they are. `progressed` is told of one thread at a time whenever a few games were played, and stops
/// them by answering false. Nothing, with diagnostics, if a match cannot be made.
[[nodiscard]] std::optional<BalanceTable>
playForBalance(const BalanceQuestion& question, Diagnostics& diagnostics,
               const std::function<bool(const BalanceTable&)>& progressed = {},
               QThreadPool* helpers = nullptr);

/// A line a cell after RFC 4180, with a heading and decimal points: for spreadsheets, so in no language.
[[nodiscard]] QString balanceCsv(const BalanceTable& table);
/// Plays the most telling game of a cell once more and writes it as a match file. False if there is none, or
/// if it couldn't be written as a whole; then `why` says so.
[[nodiscard]] bool recordTellingGame(const BalanceTable& table, int opponent, int battlefield,
                                     const QString& path, QString* why = nullptr);

/// The same in the background, on two threads of low priority.
class BalanceTrial : public BackgroundTrial {
    Q_OBJECT
public:
    explicit BalanceTrial(QObject* parent = nullptr);
    ~BalanceTrial() override;

    /// A trial that goes on is cancelled first; of that one no more is heard.
    void start(const BalanceQuestion& question);

Q_SIGNALS:
    /// Now and then, at most twenty times a second.
    void progressed(const fabletop::BalanceTable& soFar);
    void finished(const fabletop::BalanceTable& table); ///< also after a cancel: what was played so far
    void failed(const QString& message);

private:
    QThreadPool m_helper; ///< a second thread beside the one that makes the rulesets
};

} // namespace fabletop
