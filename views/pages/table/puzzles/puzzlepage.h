// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PuzzlePage: positions to solve, at a table of their own.
///
/// Why a whole table: a decision is made there by the same board, cards and keys as in a match, and nothing
/// is seen that the seat can't see.

#include "model/match/positions/shippedpositions.h"
#include "model/match/positions/solverrecord.h"
#include "views/pages/page.h"
#include "views/preferences/settings.h"

#include <memory>
#include <vector>

namespace fabletop {

class Puzzle;
class QuestionPanel;
class TablePage;
class TriesPanel;
struct TryLook;

class PuzzlePage : public Page {
    Q_OBJECT
public:
    PuzzlePage(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
               QWidget* parent = nullptr);
    ~PuzzlePage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    [[nodiscard]] QString title() const override { return tr("Puzzles"); }
    [[nodiscard]] QString turn() const override;
    [[nodiscard]] QString rule() const override;
    void aboutToShow() override;
    [[nodiscard]] std::vector<ActScope> keyScopes() const override { return {ActScope::table}; }
    [[nodiscard]] bool canZoom() const override { return true; }
    void zoom(int step) override;
    /// A position by its id.
    void goTo(const QString& id) override;

    /// What is to be solved, instead of what comes with the program.
    void setPositions(std::vector<ListedPosition> positions);
    /// More of them; those that are there already stay as they are.
    void addPositions(const std::vector<ListedPosition>& positions);
    /// One that was not seen yet and is about as strong as whoever solves.
    void next();
    void showAnswer();

    [[nodiscard]] const std::vector<ListedPosition>& positions() const { return m_positions; }
    [[nodiscard]] int place() const { return m_place; } ///< in that list; -1: none is shown
    [[nodiscard]] Puzzle* puzzle() const { return m_puzzle.get(); }
    [[nodiscard]] const SolverRecord& record() const { return m_record; }
    [[nodiscard]] TablePage* table() const { return m_table; }
    [[nodiscard]] QuestionPanel* question() const { return m_question; }
    [[nodiscard]] TriesPanel* tries() const { return m_tries; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int nextPlace() const;
    bool present(int place);
    void count(bool right);
    void tell();
    void tellQuestion();
    [[nodiscard]] std::vector<TryLook> tryLooks() const;
    void addAnswer(std::vector<TryLook>& rows) const;

    Settings& m_settings;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    SolverRecord m_record;
    std::vector<ListedPosition> m_positions;
    bool m_listed = false;
    int m_place = -1;
    std::unique_ptr<Puzzle> m_puzzle;
    TablePage* m_table;
    QuestionPanel* m_question;
    TriesPanel* m_tries;
};

} // namespace fabletop
