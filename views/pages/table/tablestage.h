// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableStage: shows what has just happened: part by part on the board or on the combat's sheet, and a cover
/// before somebody else looks.
///
/// Why apart from the page: what lies over the table decides who can reach what is below; the page below only
/// shows what has been told.

#include "views/combat/combataside.h"
#include "views/pages/table/tableparts.h"
#include "views/preferences/settings.h"

#include <QObject>

namespace fabletop {

class TableController;

class TableStage : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    TableStage(Settings& settings, TableController& table, TableParts& parts, QWidget& page);

    /// Another match: nothing is shown of the one before.
    void reset();
    /// The combat on the sheet, in the language that is spoken now.
    void tellSheet();
    /// Something moves on the board.
    [[nodiscard]] bool onBoard() const { return m_shows == Shows::board; }
    /// A combat is told on its sheet.
    [[nodiscard]] bool onSheet() const { return m_shows == Shows::sheet; }
    /// Nothing moves and nothing waits to be shown.
    [[nodiscard]] bool atRest() const;
    void refreshCover();
    /// While an effect of a combat asks, what of the sheet does not answer stays.
    void refreshBand();
    /// The combat with that event on its sheet, once it is over; the table stays as it is.
    void openPast(int event);
    /// Whatever covers the page has the keyboard; else the board.
    void giveKeyboard();

Q_SIGNALS:
    /// A part begins to be shown; nothing is asked meanwhile.
    void partBegan();
    void sheetShown();
    /// A combat was told to its end, or there is no sheet to tell it.
    void combatTold(bool onSheet);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Shows { nothing, board, sheet };
    void onPartBegan();
    void onBoardFinished();
    void onSheetFinished();
    void onCoverRequested(SeatId seat);
    void onWelcomed();
    [[nodiscard]] bool beginSheet(int end);
    void playOnBoard(int first, int end);
    void showSheet();
    void showCover();
    void renewCovered();
    [[nodiscard]] bool answersByCard() const;
    [[nodiscard]] bool asksInCombat() const;
    [[nodiscard]] QString placeOf(const Ledger& ledger) const;

    Settings& m_settings;
    TableController& m_table;
    TableParts& m_parts;
    QWidget& m_page;
    Shows m_shows = Shows::nothing;
    int m_sheetEnd = 0;        ///< how far the combat on the sheet has come, in events
    int m_sheetFight = -1;     ///< the fight it shows, or has shown
    bool m_sheetWaits = false; ///< until everybody looks again
};

} // namespace fabletop
