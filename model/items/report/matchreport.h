// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchReport: a whole match as a document: set-up, turns, every combat's ledger, notes, result.
///
/// Why one class for all formats: they differ in marks only, so what one tells the others tell; and all of it
/// goes one viewer, so no export can hold what that viewer may not see.

#include "model/items/healthcurve.h"
#include "model/items/turningpoints.h"
#include "model/match/match.h"
#include "model/match/words/ledger.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace fabletop {

class MatchReport {
public:
    /// In the narrator's language. All must outlive it.
    MatchReport(const MatchInfo& info, const Timeline& timeline, const Annotations& annotations,
                Viewer viewer, const Narrator& narrator);

    [[nodiscard]] QString text() const;
    [[nodiscard]] QString markdown() const;
    /// A page that needs no other file. `printed`: without the drawing, which the printer puts at "curves".
    [[nodiscard]] QString html(bool printed = false) const;
    /// One line an event, RFC 4180: its number, the decision it followed from, the turn with the seat and
    /// person whose turn it is
    /// (`turn_…`), the seat and person who act in it (empty where nobody does), what, rule, sentence.
    [[nodiscard]] QString csv() const;
    [[nodiscard]] QString title() const;
    /// The heroes' health over the match as step lines, an SVG element of that size.
    [[nodiscard]] QString curvesSvg(int width, int height) const;

    // What it is made of.
    struct Item {
        enum class Kind { turn, sentence, combat, note, bookmark };
        Kind kind = Kind::sentence;
        QString text;
        QString rule;
        QString mark;
        int fight = -1;
        int turn = 0;
    };
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    [[nodiscard]] Ledger ledger(int fight) const;
    /// What a ledger's side played, a dash for none.
    [[nodiscard]] QString played(const Ledger& ledger, int side) const;
    [[nodiscard]] QString outcome(const Ledger& ledger) const;

private:
    [[nodiscard]] QString tr(const char* text, const char* comment = nullptr, int number = -1) const;
    void collect();
    void collectNotes(int position, bool combats);
    [[nodiscard]] QStringList setUp() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] QStringList turning() const;
    [[nodiscard]] QString sentence(int event) const;
    [[nodiscard]] QString rule(const Event& event) const;
    [[nodiscard]] QString htmlItems() const;
    [[nodiscard]] QString htmlCombat(int fight) const;
    [[nodiscard]] QString markdownCombat(int fight) const;

    const MatchInfo& m_info;
    const Timeline& m_timeline;
    const Annotations& m_annotations;
    Viewer m_viewer;
    const Narrator& m_narrator;
    std::vector<Item> m_items;
};

} // namespace fabletop
