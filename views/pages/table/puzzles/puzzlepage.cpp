// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/puzzles/puzzlepage.h"

#include "model/match/positions/ownpositions.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/battlefieldview.h"
#include "views/match/advice.h"
#include "views/pages/table/puzzles/puzzle.h"
#include "views/pages/table/puzzles/puzzlewords.h"
#include "views/pages/table/puzzles/questionpanel.h"
#include "views/pages/table/puzzles/triespanel.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"

#include <QEvent>
#include <QJsonDocument>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace fabletop {

namespace {

const QString recordKey = QStringLiteral("puzzles/record");
constexpr std::size_t mostSteps = 5; ///< of a line that is told

long percent(float chance)
{
    return std::lround(100 * chance);
}

/// None: today's rules don't know it, or the file says something else.
std::unique_ptr<Puzzle> puzzleOf(const ListedPosition& listed)
{
    if (listed.own()) {
        LoadedMatch loaded = openMatch(listed.file);
        const std::optional<Position> position = ownPosition(loaded, listed.at);
        if (!position) return nullptr;
        const Match whole(std::move(loaded));
        return std::make_unique<Puzzle>(cutAt(whole, listed.at), *position, true);
    }
    Diagnostics diagnostics;
    const auto match = openPositions(listed.file, diagnostics);
    const Position* position = match ? positionAt(*match, listed.at) : nullptr;
    const auto whole = position ? playedOut(*match) : nullptr;
    return whole ? std::make_unique<Puzzle>(cutAt(*whole, listed.at), *position, false) : nullptr;
}

SolverRecord recordIn(const Settings& settings)
{
    return SolverRecord::fromJson(
        QJsonDocument::fromJson(settings.value(recordKey).toString().toUtf8()).object());
}

} // namespace

PuzzlePage::PuzzlePage(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                       QWidget* parent)
    : Page(parent), m_settings(settings), m_theme(theme), m_language(language), m_record(recordIn(settings)),
      m_table(new TablePage(settings, theme, this)), m_question(new QuestionPanel(theme, m_table)),
      m_tries(new TriesPanel(theme, m_table))
{
    m_table->setSides(m_question, m_tries);
    m_table->controller().setTaker([this](const std::vector<Decision>& decisions) {
        if (m_puzzle) m_puzzle->answer(decisions);
    });
    connect(m_tries, &TriesPanel::answerRequested, this, &PuzzlePage::showAnswer);
    connect(m_tries, &TriesPanel::nextRequested, this, &PuzzlePage::next);
    connect(m_table, &TablePage::ruleActivated, this, &Page::ruleRequested);
    connect(&m_table->controller().view(), &TableView::moved, this, &Page::titleChanged);
    setFocusProxy(m_table);
}

PuzzlePage::~PuzzlePage()
{
    m_table->setMatch(nullptr, m_language);
}

void PuzzlePage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void PuzzlePage::setLanguage(Language language)
{
    m_language = language;
    m_table->setLanguage(language); // before what is said in its words
    tell();
}

QString PuzzlePage::turn() const
{
    return m_puzzle ? tr("Turn %1").arg(m_table->controller().table().turn.number) : QString();
}

QString PuzzlePage::rule() const
{
    return m_table->rule();
}

void PuzzlePage::zoom(int step)
{
    m_table->board()->zoom(step);
}

void PuzzlePage::aboutToShow()
{
    if (!std::exchange(m_listed, true)) setPositions(shippedPositions());
}

void PuzzlePage::setPositions(std::vector<ListedPosition> positions)
{
    m_listed = true;
    m_positions = std::move(positions);
    m_place = -1;
    next();
}

void PuzzlePage::addPositions(const std::vector<ListedPosition>& positions)
{
    for (const ListedPosition& position : positions)
        if (std::none_of(m_positions.begin(), m_positions.end(),
                         [&](const ListedPosition& other) { return other.id == position.id; }))
            m_positions.push_back(position);
    if (m_puzzle)
        tellQuestion();
    else
        next();
}

void PuzzlePage::goTo(const QString& id)
{
    aboutToShow();
    for (std::size_t place = 0; place < m_positions.size(); ++place)
        if (m_positions[place].id == id) (void)present(static_cast<int>(place));
}

/// New ones first, then those that were not solved; of these the one that is nearest in strength.
int PuzzlePage::nextPlace() const
{
    int best = -1;
    int leastFar = 0;
    for (int place = 0; place < static_cast<int>(m_positions.size()); ++place) {
        const ListedPosition& position = m_positions[static_cast<std::size_t>(place)];
        if (place == m_place && m_positions.size() > 1) continue;
        const int again = m_record.wasSolved(position.id) ? 2 : m_record.wasSeen(position.id) ? 1 : 0;
        // What a person's own matches give comes first: it is what they have missed.
        const int apart = position.own() ? 0 : std::abs(position.rating - m_record.rating());
        const int far = again * highestRating + apart;
        if (best >= 0 && far >= leastFar) continue;
        best = place;
        leastFar = far;
    }
    return best;
}

void PuzzlePage::next()
{
    while (!m_positions.empty() && !present(nextPlace()))
        ; // one that can't be opened is gone from the list
    if (m_positions.empty()) tell();
}

/// False: today's rules don't know it, and the list has it no longer.
bool PuzzlePage::present(int place)
{
    const ListedPosition listed = m_positions[static_cast<std::size_t>(place)];
    m_table->setMatch(nullptr, m_language);
    m_puzzle = puzzleOf(listed);
    m_place = m_puzzle ? place : -1;
    if (!m_puzzle) m_positions.erase(m_positions.begin() + place);
    if (!m_puzzle) return false;
    connect(m_puzzle.get(), &Puzzle::changed, this, &PuzzlePage::tell);
    connect(m_puzzle.get(), &Puzzle::answered, this, &PuzzlePage::count);
    m_table->setMatch(&m_puzzle->match(), m_language);
    m_puzzle->match().begin();
    m_table->hint().give({});
    tell();
    Q_EMIT titleChanged();
    return true;
}

/// Only the first answer moves rating and streak (solverrecord.h).
void PuzzlePage::count(bool right)
{
    const ListedPosition& listed = m_positions[static_cast<std::size_t>(m_place)];
    const SolverRecord before = m_record;
    m_record.answer(listed.id, listed.rating, right && !m_puzzle->answerShown());
    if (m_record == before) return;
    const QByteArray text = QJsonDocument(m_record.toJson()).toJson(QJsonDocument::Compact);
    m_settings.setValue(recordKey, QString::fromUtf8(text));
    tellQuestion();
}

void PuzzlePage::showAnswer()
{
    if (!m_puzzle || m_puzzle->answerShown()) return;
    if (!m_puzzle->solved()) count(false);
    m_puzzle->showAnswer();
    m_table->hint().give(m_puzzle->position().right);
}

// -- what it says

void PuzzlePage::tell()
{
    m_tries->setVisible(m_puzzle != nullptr);
    if (!m_puzzle) {
        QuestionLook none;
        none.title = tr("No positions");
        none.task = tr("None could be opened.");
        return m_question->setLook(none);
    }
    tellQuestion();
    // With the answer its line is read from the head on.
    m_tries->setRows(tryLooks(),
                     m_puzzle->answerShown() ? 1 + static_cast<int>(m_puzzle->tries().size()) : -1);
    m_tries->setDone(m_puzzle->done());
    m_tries->answerButton()->setVisible(!m_puzzle->answerShown()); // its line has the room
    m_tries->answerButton()->setReason(m_puzzle->answerShown() ? tr("The solution is shown above")
                                                               : QString());
}

void PuzzlePage::tellQuestion()
{
    const ListedPosition& listed = m_positions[static_cast<std::size_t>(m_place)];
    const Narrator& narrator = m_table->controller().narrator();
    const Match& match = m_puzzle->match();
    QuestionLook look;
    look.number = tr("Position %1 of %2").arg(m_place + 1).arg(m_positions.size());
    look.level = listed.own() ? QString() : levelWord(listed.rating);
    look.title = kindTitle(listed.kind);
    look.task = kindTask(listed.kind, narrator.fighter(heroOf(m_puzzle->seat())),
                         narrator.fighter(heroOf(m_puzzle->foe())));
    const QString field = spokenName(match.info().setup.battlefield.name, m_language);
    const int turn = m_puzzle->known().table.turn.number;
    look.source = listed.written() ? tr("Set up by hand, %1").arg(field)
                  : listed.own()   ? tr("From your matches: turn %1, %2").arg(turn).arg(field)
                                   : tr("Turn %1 of a Master vs. Master match, %2").arg(turn).arg(field);
    look.solved = tr("Solved: %1 of %2").arg(m_record.solved()).arg(m_positions.size());
    look.rating = tr("Rating: %1").arg(m_record.rating());
    if (m_record.streak() > 1) look.streak = tr("%n in a row", "positions solved", m_record.streak());
    look.seat = m_puzzle->seat();
    m_question->setLook(look);
}

std::vector<TryLook> PuzzlePage::tryLooks() const
{
    const Looks& looks = m_table->controller().looks();
    const Narrator& narrator = looks.narrator();
    std::vector<TryLook> rows{{TrySign::none, 0, tr("Your tries"), {}, {}}};
    if (m_puzzle->tries().empty() && !m_puzzle->answerShown())
        rows.back().detail =
            tr("Play as you would at the table. Try as often as you like; only your first try counts.");
    for (const PuzzleTry& one : m_puzzle->tries()) {
        TryLook row;
        row.sign = !one.judged ? TrySign::asked : one.right ? TrySign::right : TrySign::wrong;
        row.card = cardOf(one.decision, looks);
        const QString words = narrator.option(m_puzzle->known(), one.decision);
        row.text = !one.judged ? words : one.right ? tr("Right: %1").arg(words) : tr("Wrong: %1").arg(words);
        const Position& position = m_puzzle->position();
        if (!one.judged)
            row.detail = tr("Evaluating this decision…");
        else if (one.right)
            row.detail = tr("Chance to win: about %1%; the next best: %2%.")
                             .arg(percent(position.best))
                             .arg(percent(position.next));
        else if (one.chance >= 0)
            row.detail = tr("Chance to win: about %1% instead of %2%.")
                             .arg(percent(one.chance))
                             .arg(percent(position.best));
        if (one.answer) row.detail += u' ' + tr("Likely reply: %1.").arg(narrator.decision(*one.answer));
        rows.push_back(std::move(row));
    }
    if (m_puzzle->answerShown()) addAnswer(rows);
    return rows;
}

/// The line that solves it, and what would have been as good.
void PuzzlePage::addAnswer(std::vector<TryLook>& rows) const
{
    const Looks& looks = m_table->controller().looks();
    const Narrator& narrator = looks.narrator();
    const Position& position = m_puzzle->position();
    rows.push_back({TrySign::none,
                    0,
                    tr("Solution"),
                    tr("Chance to win: about %1%; the next best: %2%.")
                        .arg(percent(position.best))
                        .arg(percent(position.next)),
                    {}});
    const Decision& best = position.right.front();
    rows.push_back({TrySign::right, 0, narrator.option(m_puzzle->known(), best), {}, cardOf(best, looks)});
    for (std::size_t place = 1; place < position.right.size(); ++place)
        rows.push_back({TrySign::right,
                        0,
                        tr("Just as good: %1").arg(narrator.option(m_puzzle->known(), position.right[place])),
                        {},
                        cardOf(position.right[place], looks)});
    if (position.line.size() < 2) return;
    rows.push_back({TrySign::none, 0, tr("Likely continuation"), {}, {}});
    for (std::size_t place = 1; place < std::min(position.line.size(), mostSteps + 1); ++place)
        rows.push_back({TrySign::step,
                        static_cast<int>(place),
                        narrator.decision(position.line[place]),
                        {},
                        cardOf(position.line[place], looks)});
}

void PuzzlePage::resizeEvent(QResizeEvent*)
{
    m_table->setGeometry(rect());
}

void PuzzlePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

void PuzzlePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) tell();
    QWidget::changeEvent(event);
}

} // namespace fabletop
