// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/autopilot.h"

#include "views/battlefield/battlefieldview.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/choicerow.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/handoverscreen.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

namespace fabletop {

namespace {

void send(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// The child that a click there would reach.
QWidget& reached(QWidget& widget, QPoint& at)
{
    QWidget* child = widget.childAt(at);
    if (!child) return widget;
    at = child->mapFrom(&widget, at);
    return *child;
}

} // namespace

void clickAt(QWidget& widget, QPoint at)
{
    QWidget& target = reached(widget, at);
    send(target, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
    send(target, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    send(target, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

void dragFromTo(QWidget& widget, QPoint from, QPoint to)
{
    send(widget, QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton);
    send(widget, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int part = 1; part <= 4; ++part)
        send(widget, QEvent::MouseMove, from + (to - from) * part / 4, Qt::NoButton, Qt::LeftButton);
    send(widget, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
}

Autopilot::Autopilot(TablePage& page, std::unique_ptr<Bot> bot, std::uint64_t seed)
    : m_page(page), m_bot(std::move(bot)), m_rng(Rng::seeded(seed))
{}

bool Autopilot::step()
{
    if (m_page.cover()->isVisible())
        return click(*m_page.cover()->button(), m_page.cover()->button()->rect().center()), true;
    if (m_page.sheet()->isVisible()) {
        click(*m_page.sheet(), QPoint(m_page.sheet()->width() / 2, 12));
        return true;
    }
    if (!m_page.match() || m_page.match()->over() || !m_page.controller().asking() ||
        m_page.controller().playback().busy())
        return false;
    perform(wanted());
    return true;
}

Decision Autopilot::wanted()
{
    const Question& asked = question();
    const int place = m_bot->choose(*asked.rules, asked.observation, asked.seat, asked.options, m_rng);
    return asked.options[std::clamp(place, 0, asked.options.count - 1)];
}

void Autopilot::click(QWidget& widget, QPoint at)
{
    m_click(widget, at);
}

void Autopilot::clickSpace(SpaceId space)
{
    click(*m_page.board()->viewport(), m_page.board()->spaceRect(space).center());
}

void Autopilot::clickFighter(FighterId fighter)
{
    if (const PieceLook* piece = m_page.board()->look().piece(fighter)) clickSpace(piece->space);
}

void Autopilot::clickCard(SeatId owner, CardId card)
{
    const auto& cards = m_page.hand()->cards();
    for (std::size_t place = 0; place < cards.size(); ++place)
        if (cards[place].card == card && cards[place].owner == owner && !cards[place].look.chosen) {
            const QRectF sheet = m_page.hand()->cardRect(static_cast<int>(place));
            return click(*m_page.hand(), (sheet.topLeft() + QPointF(16, 40)).toPoint());
        }
}

void Autopilot::hoverCard(SeatId owner, CardId card)
{
    const auto& cards = m_page.hand()->cards();
    for (std::size_t place = 0; place < cards.size(); ++place)
        if (cards[place].card == card && cards[place].owner == owner) {
            const QRectF sheet = m_page.hand()->cardRect(static_cast<int>(place));
            return send(*m_page.hand(), QEvent::MouseMove, (sheet.topLeft() + QPointF(16, 40)).toPoint(),
                        Qt::NoButton, Qt::NoButton);
        }
}

void Autopilot::rest()
{
    send(*m_page.board()->viewport(), QEvent::MouseMove, QPoint(1, 1), Qt::NoButton, Qt::NoButton);
    QEvent left(QEvent::Leave);
    QApplication::sendEvent(m_page.hand(), &left);
}

void Autopilot::confirm()
{
    Button* button = m_page.promptBar()->confirmButton();
    if (!button->isHidden()) click(*button, button->rect().center());
}

void Autopilot::decline()
{
    Button* button = m_page.promptBar()->declineButton();
    if (!button->isHidden()) click(*button, button->rect().center());
}

void Autopilot::stageMove(const Decision& decision)
{
    const PieceLook* piece = m_page.board()->look().piece(decision.fighter);
    if (!piece || piece->space == decision.space) return; // staying is what Done says
    if (m_page.controller().staging().picked().fighter != decision.fighter) clickFighter(decision.fighter);
    clickSpace(decision.space);
}

void Autopilot::putToken(const Decision& decision)
{
    const SpaceId lies = question().observation.table.token(decision.token);
    if (lies != SpaceId::none && m_page.controller().staging().picked().token != decision.token)
        clickSpace(lies);
    clickSpace(decision.space);
}

void Autopilot::stageCard(const Decision& decision)
{
    const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
    clickCard(owner, decision.card);
    if (decision.verb != Verb::attack && decision.verb != Verb::scheme) return;
    if (m_page.controller().staging().picked().fighter != decision.fighter) clickFighter(decision.fighter);
    if (decision.verb == Verb::attack && m_page.controller().staging().picked().target != decision.target)
        clickFighter(decision.target);
}

/// Where several cards are discarded the bot may name one that lies there already, for ever; then any other
/// is meant.
Decision Autopilot::notYetChosen(const Decision& discard) const
{
    const auto& cards = m_page.hand()->cards();
    const auto lies = [&cards](const Decision& one) {
        const SeatId owner = one.cardSeat == SeatId::none ? one.seat : one.cardSeat;
        return std::any_of(cards.begin(), cards.end(), [&](const HandCard& card) {
            return card.card == one.card && card.owner == owner && !card.look.chosen;
        });
    };
    if (lies(discard)) return discard;
    const OptionList& options = question().options;
    for (int place = 0; place < options.count; ++place)
        if (options[place].verb == Verb::discard && lies(options[place])) return options[place];
    return discard;
}

void Autopilot::choose(const Decision& decision)
{
    const auto pick = [this](const auto& offered, auto wanted) {
        const auto found = std::find(offered.begin(), offered.end(), wanted);
        Button* button = m_page.choices()->buttons()[static_cast<std::size_t>(found - offered.begin())];
        click(*button, button->rect().center());
    };
    const PendingSelection& staging = m_page.controller().staging();
    if (decision.number != 0xFF)
        pick(staging.open().numbers(), static_cast<int>(decision.number));
    else if (decision.option != 0xFF)
        pick(staging.open().options(), static_cast<int>(decision.option));
    else if (decision.player != SeatId::none)
        pick(staging.open().players(), decision.player);
    else if (decision.fighter != FighterId::none)
        clickFighter(decision.fighter);
    else if (decision.space != SpaceId::none)
        clickSpace(decision.space);
    else if (decision.card != CardId::none) {
        stageCard(decision);
        confirm();
    }
}

void Autopilot::prepare(const Decision& decision)
{
    if (decision.verb == Verb::move)
        stageMove(decision);
    else if (decision.card != CardId::none)
        stageCard(decision);
}

void Autopilot::perform(const Decision& decision)
{
    const Ask ask = m_page.controller().staging().ask();
    switch (decision.verb) {
    case Verb::maneuver: {
        Button* button = m_page.actions()->button(ActionKind::maneuver);
        return click(*button, button->rect().center());
    }
    case Verb::boost:
    case Verb::scheme:
    case Verb::attack:
    case Verb::defend:
    case Verb::discard:
        stageCard(decision.verb == Verb::discard ? notYetChosen(decision) : decision);
        if (!m_page.controller().staging().next().confirmable()) return;
        return confirm();
    case Verb::move:
        if (decision.token != TokenId::none) return putToken(decision);
        if (ask == Ask::maneuver) {
            stageMove(decision);
            return confirm();
        }
        if (const PieceLook* piece = m_page.board()->look().piece(decision.fighter);
            piece && piece->space == decision.space) {
            if (m_page.promptBar()->confirmButton()->isHidden()) return decline();
            return confirm();
        }
        return stageMove(decision);
    case Verb::place:
        return decision.token != TokenId::none ? putToken(decision) : clickSpace(decision.space);
    case Verb::choose: return choose(decision);
    case Verb::yes: return confirm();
    case Verb::decline:
        if (m_page.promptBar()->declineButton()->isHidden()) return confirm();
        return decline();
    }
}

} // namespace fabletop
