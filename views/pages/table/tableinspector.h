// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableInspector: says what is under the pointer, or was clicked: texts and the log over the right panel,
/// decks over the side away from the pointer, why a card can't be played in the bar.
///
/// Why apart from the page: whatever is looked at changes nothing of the match and answers no question.

#include "views/hand/panelines.h"
#include "views/pages/table/tablelayout.h"
#include "views/seats/seatpanel.h"

#include <QObject>
#include <QString>

namespace fabletop {

class EventLogModel;
class Match;
class TableController;

class TableInspector : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    TableInspector(TableController& table, TableParts& parts, TableLayout& layout, EventLogModel& log);

    /// Over the right panel, never over the board.
    void tell(const QString& heading, const QString& text, bool harm = false);
    /// The same over the nearer panel, however short.
    void tellLong(const QString& heading, const QString& text, bool harm = false);
    void tellLines(const QString& heading, std::vector<PaneLine> lines);
    /// The log while it is open, else nothing.
    void tellNothing();
    /// A click that came to nothing else: whatever was clicked says what it is.
    void tellIdle(const QWidget* where);
    void tellRefusal(const QString& reason);
    /// Nothing that was shown to the one before stays, seen or spoken.
    void forget();
    /// The log over the right panel, until it is asked for once more.
    void toggleLog();
    /// False: it was not open.
    bool closeLog();
    /// A deck's list stays open until it is clicked again.
    void pinDeck(SeatId seat);
    /// False: no deck was pinned.
    bool unpinDeck();

    // -- what is pointed at, which the board shows
    [[nodiscard]] FighterId fighter() const { return m_fighter; }
    [[nodiscard]] SpaceId space() const { return m_space; }
    /// The spaces of the sentence under the pointer.
    [[nodiscard]] SpaceSet ringed() const { return m_ringed; }
    /// Spaces that the sentences in sight speak of: of a list, or the bar's.
    [[nodiscard]] SpaceSet named() const;

public Q_SLOTS:
    void inspectSpace(SpaceId space);
    void inspectFighter(FighterId fighter);
    void inspectCard(int place);
    void inspectPile(SeatId seat, SeatPanel::Pile pile, bool over);
    void inspectAbility(SeatId seat, bool over);
    void askAgain(SeatId seat);
    void inspectSentence(int row);
    void explainSentence(int row);
    void tellNews();

Q_SIGNALS:
    /// A text was shown.
    void told(const QString& text);
    /// Something else is pointed at: the board shows it.
    void pointed();

private:
    void connectParts();
    void tellHelp(const QString& words, const QString& rule = {});
    void showLarge(bool log);
    [[nodiscard]] const Match* match() const;
    [[nodiscard]] QString wordsOf(FighterId fighter) const;
    [[nodiscard]] QPoint overPanel(const SeatPanel& panel, QSize card) const;
    [[nodiscard]] bool onLeft(FighterId fighter) const;

    TableController& m_table;
    TableParts& m_parts;
    TableLayout& m_layout;
    EventLogModel& m_log;
    bool m_logOpen = false;
    bool m_newsOpen = false;        ///< what happened since the last turn is listed
    SeatId m_pinned = SeatId::none; ///< whose deck list stays open
    FighterId m_fighter = FighterId::none;
    SpaceId m_space = SpaceId::none;  ///< under the pointer or the keyboard's cursor
    SpaceId m_spoken = SpaceId::none; ///< what the bar says in place of its help is about it
    SpaceSet m_ringed = 0;
    QString m_help;   ///< what the bar says while nothing is pointed at
    QString m_rule;   ///< and its clause
    QString m_reason; ///< what it says in its place
};

} // namespace fabletop
