// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/laboratory/balance.h"

#include "model/match/record/matchrecorder.h"
#include "model/match/words/diagnosticwords.h"

#include <algorithm>

namespace fabletop {

namespace {

MatchSetup setupOf(const BalanceQuestion& question, std::size_t opponent, std::size_t battlefield,
                   bool behind)
{
    MatchSetup setup;
    setup.seats = {{question.hero, 0, 0}, {question.opponents[opponent], 1, 1}};
    if (behind) std::swap(setup.seats[0].hero, setup.seats[1].hero);
    setup.battlefield = question.battlefields[battlefield];
    setup.numbers = question.numbers;
    return setup;
}

/// All match-ups, opponent by opponent; none if one cannot be played. `goOn` is asked between them.
std::vector<MatchUp> matchUpsOf(const BalanceQuestion& question, Diagnostics& diagnostics,
                                const std::function<bool()>& goOn)
{
    std::vector<MatchUp> matchUps;
    for (std::size_t opponent = 0; opponent < question.opponents.size(); ++opponent)
        for (std::size_t field = 0; field < question.battlefields.size(); ++field) {
            MatchUp matchUp{buildRuleset(setupOf(question, opponent, field, false), diagnostics),
                            buildRuleset(setupOf(question, opponent, field, true), diagnostics)};
            if (!matchUp.ahead || !matchUp.behind || !goOn()) return {};
            matchUps.push_back(std::move(matchUp));
        }
    return matchUps;
}

BalanceCell cellOf(const MatchUpTally& tally)
{
    return {tally.wins(), tally.losses(), tally.faults(), tally.turns(), tally.telling()};
}

bool complete(const BalanceQuestion& question)
{
    const auto missing = [](const auto& hero) { return !hero; };
    return question.hero && std::none_of(question.opponents.begin(), question.opponents.end(), missing) &&
           makeBot(question.player.toStdString());
}

/// A field of a table; quoted where it must be.
QString csvField(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')) return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvLine(const BalanceTable& table, int opponent, int battlefield)
{
    const BalanceQuestion& question = *table.question;
    const BalanceCell& cell = table.cell(opponent, battlefield);
    const Share share = cell.share();
    const auto number = [](double value) { return QString::number(value, 'f', 4); };
    const auto name = [](const Name& of) { return csvField(QString::fromStdString(of.text(Language::en))); };
    QStringList fields{
        name(question.hero->name), name(question.opponents[static_cast<std::size_t>(opponent)]->name),
        name(question.battlefields[static_cast<std::size_t>(battlefield)].name), csvField(question.player)};
    for (int count : {cell.games(), cell.wins, cell.losses, cell.faults})
        fields << QString::number(count);
    const bool known = cell.ended() > 0; // no rate of no games
    for (double value : {share.value, share.low, share.high, cell.meanTurns()})
        fields << (known ? number(value) : QString());
    const std::optional<PlayedGame>& telling = cell.telling;
    fields << (telling ? QString::number(telling->seed) : QString())
           << (telling ? QString::number(telling->behind() ? 2 : 1) : QString());
    return fields.join(u',');
}

} // namespace

BalanceCell& BalanceCell::operator+=(const BalanceCell& other)
{
    wins += other.wins;
    losses += other.losses;
    faults += other.faults;
    turns += other.turns;
    telling.reset();
    return *this;
}

const BalanceCell& BalanceTable::cell(int opponent, int battlefield) const
{
    return cells[static_cast<std::size_t>(opponent * battlefields() + battlefield)];
}

BalanceCell BalanceTable::against(int opponent) const
{
    BalanceCell sum;
    for (int field = 0; field < battlefields(); ++field)
        sum += cell(opponent, field);
    return sum;
}

BalanceCell BalanceTable::on(int battlefield) const
{
    BalanceCell sum;
    for (int opponent = 0; opponent < opponents(); ++opponent)
        sum += cell(opponent, battlefield);
    return sum;
}

BalanceCell BalanceTable::whole() const
{
    BalanceCell sum;
    for (const BalanceCell& one : cells)
        sum += one;
    return sum;
}

std::optional<BalanceTable> playForBalance(const BalanceQuestion& question, Diagnostics& diagnostics,
                                           const std::function<bool(const BalanceTable&)>& progressed,
                                           QThreadPool* helpers)
{
    if (!complete(question)) return std::nullopt;
    BalanceTable table;
    table.question = std::make_shared<const BalanceQuestion>(question);
    table.cells.resize(question.opponents.size() * question.battlefields.size());
    table.gamesEach = (std::max(question.games, 1) + 1) / 2 * 2;
    bool stopped = false;
    const auto goOn = [&] { return !(stopped = progressed && !progressed(table)); };
    std::vector<MatchUp> matchUps = matchUpsOf(question, diagnostics, goOn);
    if (stopped) return table;
    if (matchUps.empty()) return std::nullopt;
    Tournament tournament(std::move(matchUps), question.player.toStdString(), question.games, question.seed);
    const auto play = [&] {
        tournament.work([&](std::size_t matchUp, const MatchUpTally& soFar) {
            table.cells[matchUp] = cellOf(soFar);
            if (!goOn()) tournament.stop();
        });
    };
    for (int helper = 0; helpers && helper < helpers->maxThreadCount(); ++helper)
        helpers->start(play);
    play();
    if (helpers) helpers->waitForDone();
    return table;
}

QString balanceCsv(const BalanceTable& table)
{
    QStringList lines{QStringLiteral("hero,opponent,battlefield,player,games,wins,losses,unfinished,win_rate,"
                                     "low,high,mean_turns,telling_seed,telling_seat")};
    for (int opponent = 0; opponent < table.opponents(); ++opponent)
        for (int field = 0; field < table.battlefields(); ++field)
            lines << csvLine(table, opponent, field);
    return lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n");
}

bool recordTellingGame(const BalanceTable& table, int opponent, int battlefield, const QString& path,
                       QString* why)
{
    const std::optional<PlayedGame>& telling = table.cell(opponent, battlefield).telling;
    if (!telling) return false;
    const BalanceQuestion& question = *table.question;
    const MatchSetup setup = setupOf(question, static_cast<std::size_t>(opponent),
                                     static_cast<std::size_t>(battlefield), telling->behind());
    Diagnostics diagnostics;
    const auto rules = buildRuleset(setup, diagnostics);
    if (!rules) return false;
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        bots.push_back(makeBot(question.player.toStdString()));
    MatchRecorder recorder(setup, rules, {question.player, question.player}, telling->seed, path);
    GameRunner(*rules, std::move(bots))
        .play(telling->seed, [&](const Decision* decision, const State& before, const State& after,
                                 const EventLog& log) { recorder.add(decision, before, after, log); });
    if (why && recorder.fault()) *why = recorder.fault()->sentence();
    return recorder.ok();
}

BalanceTrial::BalanceTrial(QObject* parent) : BackgroundTrial(parent)
{
    m_helper.setMaxThreadCount(1);
    m_helper.setThreadPriority(QThread::LowPriority);
}

BalanceTrial::~BalanceTrial()
{
    cancelAndWait(); // the work has hold of the helper
}

void BalanceTrial::start(const BalanceQuestion& question)
{
    run([this, question](Line& line) {
        Diagnostics diagnostics;
        const auto table = playForBalance(
            question, diagnostics,
            [&](const BalanceTable& soFar) {
                if (line.due()) line.tell([this, soFar] { Q_EMIT progressed(soFar); });
                return !line.stopped();
            },
            &m_helper);
        line.finish([this, table, diagnostics] {
            if (table) return Q_EMIT finished(*table);
            Q_EMIT failed(
                diagnostics.empty()
                    ? tr("There is nothing to play: a hero, an opponent and a battlefield are needed.")
                    : told(diagnostics.front()));
        });
    });
}

} // namespace fabletop
