// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PromptBar: the line that always says who must decide what, with the buttons that answer it.
///
/// Why it lays everything out by hand: what it says changes with every question, where its buttons are never
/// does.

#include "views/hand/barslots.h"
#include "views/hand/bartext.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class ActionBar;
class Button;
class ChoiceRow;
class RuleLink;

/// Whether good decisions can be asked for.
enum class HintLook { none, offered, thinking, shown };

/// Everything the line shows.
struct PromptLook {
    QString icon;
    QString text;
    QString help;
    QString rule;               ///< what the help is about, "R-MOVE-01"; empty: none
    bool harm = false;          ///< the help is a refusal
    bool teaches = false;       ///< the help is read whole: of a lesson, or the text that asks
    SeatId seat = SeatId::none; ///< another seat decides: its colour; none: the person's own turn
    bool thinking = false;
    QString confirm; ///< the default button; empty: none
    QString confirmReason;
    QString decline;
    QString takeBack; ///< empty: no such button
    QString takeBackReason;
    QString takeBackTip;
    HintLook hint = HintLook::none;
    bool moveNow = false;
    bool toTable = false;      ///< the past is shown: a way back
    bool settles = false;      ///< an optional ability asks: it can be settled for good
    std::vector<SeatId> order; ///< of turns, where there are more than two seats
    SeatId toMove = SeatId::none;
    bool operator==(const PromptLook&) const = default;
};

class PromptBar : public QWidget {
    Q_OBJECT
public:
    explicit PromptBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLook(const PromptLook& look);
    [[nodiscard]] const PromptLook& look() const { return m_look; }
    /// Children of the bar that somebody else fills: what is before the sentence, and what answers it.
    void hold(QWidget* chips, ActionBar* actions, ChoiceRow* choices);
    /// After one of them was shown, hidden or filled.
    void layOut();
    [[nodiscard]] const BarSlots& places() const { return m_places; }
    [[nodiscard]] Button* confirmButton() const { return m_confirm; }
    [[nodiscard]] Button* declineButton() const { return m_decline; }
    [[nodiscard]] Button* takeBackButton() const { return m_takeBack; }
    [[nodiscard]] Button* returnButton() const { return m_return; }
    [[nodiscard]] Button* moveNowButton() const { return m_moveNow; }
    [[nodiscard]] Button* settleButton() const { return m_settle; }
    [[nodiscard]] Button* hintButton() const { return m_hint; }
    [[nodiscard]] RuleLink* ruleLink() const { return m_rule; }
    /// The words as they are painted.
    [[nodiscard]] const BarText& words() const { return m_words; }

Q_SIGNALS:
    void confirmed();
    void declined();
    void takenBack();
    void movedNow();
    void hintRequested();
    void returned();
    /// The menu of "…": 0 ask, 1 always, 2 never.
    void settled(int wish);
    void refused(const QString& reason);
    /// The rule at the end of the help was asked for.
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void measure();
    void renew();
    void renewButtons();
    int layOutButtons();
    int layOutActions(int right);
    void nameSettling(int right);
    void showSettling();
    void paintOrder(QPainter& painter) const;
    [[nodiscard]] int wordsLeft() const;

    std::shared_ptr<const Theme> m_theme;
    PromptLook m_look;
    BarSlots m_places;
    QWidget* m_chips = nullptr;
    ActionBar* m_actions = nullptr;
    ChoiceRow* m_choices = nullptr;
    Button* m_hint; ///< in the place of the sign
    Button* m_settle;
    Button* m_moveNow;
    Button* m_return;
    Button* m_decline;
    Button* m_takeBack;
    Button* m_confirm;
    RuleLink* m_rule;
    BarText m_words;
    int m_timer = 0;
    int m_tick = 0;
};

} // namespace fabletop
