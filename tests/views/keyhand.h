// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// KeyHand: answers what a TablePage asks by keys alone, with Tab, arrows, Enter and the letters of the
/// actions.

#include "tests/views/sitting.h"

namespace fabletop::testing {

class KeyHand {
public:
    KeyHand(Sitting& table, std::unique_ptr<Bot> bot)
        : m_table(table), m_bot(std::move(bot)), m_rng(Rng::seeded(1))
    {}

    /// Does the next thing a person would do. False: nothing is to do now.
    bool step()
    {
        TablePage& page = *m_table.page;
        if (page.cover()->isVisible()) return key(Qt::Key_Return), true;
        if (page.sheet()->isVisible()) return key(Qt::Key_Space), true;
        if (page.match()->over() || !m_table.asked()) return false;
        const Question& asked = page.controller().staging().question();
        const int place = m_bot->choose(*asked.rules, asked.observation, asked.seat, asked.options, m_rng);
        perform(Decision(asked.options[place]));
        return true;
    }
    int keys() const { return m_keys; }

private:
    void key(int code)
    {
        ++m_keys;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_table.page.get(), static_cast<Qt::Key>(code));
    }
    /// Tab until that widget has the focus.
    bool reach(QWidget* target)
    {
        for (int turn = 0; turn < 160 && QApplication::focusWidget() != target; ++turn)
            key(Qt::Key_Tab);
        return QApplication::focusWidget() == target;
    }
    bool press(QWidget* button) { return reach(button) && (key(Qt::Key_Space), true); }
    void space(SpaceId space)
    {
        BattlefieldView* board = m_table.page->board();
        if (!reach(board)) return;
        for (int turn = 0; turn < 80 && board->cursor() != space; ++turn)
            key(Qt::Key_Tab);
        QVERIFY(board->cursor() == space);
        key(Qt::Key_Return);
    }
    void fighter(FighterId fighter)
    {
        if (const PieceLook* piece = m_table.page->board()->look().piece(fighter)) space(piece->space);
    }
    void card(SeatId owner, CardId card)
    {
        HandView* hand = m_table.page->hand();
        const auto& cards = hand->cards();
        for (std::size_t place = 0; place < cards.size(); ++place) {
            if (cards[place].card != card || cards[place].owner != owner || cards[place].look.chosen)
                continue;
            if (!reach(hand)) return;
            key(Qt::Key_Home);
            for (std::size_t step = 0; step < place; ++step)
                key(Qt::Key_Right);
            return key(Qt::Key_Return);
        }
    }
    void confirm()
    {
        Button* button = m_table.page->promptBar()->confirmButton();
        if (!button->isHidden()) press(button);
    }
    void decline()
    {
        Button* button = m_table.page->promptBar()->declineButton();
        button->isHidden() ? confirm() : static_cast<void>(press(button));
    }
    void stageCard(const Decision& decision)
    {
        const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
        card(owner, decision.card);
        const PendingSelection& staging = m_table.controller().staging();
        if (decision.verb != Verb::attack && decision.verb != Verb::scheme) return;
        if (staging.picked().fighter != decision.fighter) fighter(decision.fighter);
        if (decision.verb == Verb::attack && staging.picked().target != decision.target)
            fighter(decision.target);
    }
    void choose(const Decision& decision)
    {
        const PendingSelection& staging = m_table.controller().staging();
        const auto place = [&](const auto& offered, auto wanted) {
            const auto found = std::find(offered.begin(), offered.end(), wanted);
            press(m_table.page->choices()->buttons()[static_cast<std::size_t>(found - offered.begin())]);
        };
        if (decision.number != 0xFF)
            return place(staging.open().numbers(), static_cast<int>(decision.number));
        if (decision.option != 0xFF)
            return place(staging.open().options(), static_cast<int>(decision.option));
        if (decision.player != SeatId::none) return place(staging.open().players(), decision.player);
        if (decision.fighter != FighterId::none) return fighter(decision.fighter);
        if (decision.space != SpaceId::none) return space(decision.space);
        stageCard(decision);
        confirm();
    }
    void move(const Decision& decision)
    {
        const Ask ask = m_table.controller().staging().ask();
        const PieceLook* piece = m_table.page->board()->look().piece(decision.fighter);
        const bool stays = piece && piece->space == decision.space;
        if (!stays) {
            if (m_table.controller().staging().picked().fighter != decision.fighter)
                fighter(decision.fighter);
            space(decision.space);
        }
        if (ask == Ask::maneuver || stays) decline();
    }
    void perform(const Decision& decision)
    {
        switch (decision.verb) {
        case Verb::maneuver: return key(Qt::Key_M);
        case Verb::boost:
        case Verb::scheme:
        case Verb::attack:
        case Verb::defend:
        case Verb::discard:
            stageCard(decision);
            if (m_table.controller().staging().next().confirmable()) confirm();
            return;
        case Verb::move: return move(decision);
        case Verb::place: return space(decision.space);
        case Verb::choose: return choose(decision);
        case Verb::yes: return confirm();
        case Verb::decline: return decline();
        }
    }

    Sitting& m_table;
    std::unique_ptr<Bot> m_bot;
    Rng m_rng;
    int m_keys = 0;
};

} // namespace fabletop::testing
