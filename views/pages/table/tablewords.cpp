// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablewords.h"

#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/hand/barlabels.h"
#include "views/pages/table/choices/promptrule.h"
#include "views/pages/table/tablecontroller.h"

#include <QStringList>
#include <algorithm>
#include <variant>

namespace fabletop {

TableWords::TableWords(const TableController& table)
    : m_table(table), m_match(table.match()), m_view(table.view()), m_staging(table.staging()),
      m_playback(table.playback())
{}

const Narrator& TableWords::narrator() const
{
    return m_table.narrator();
}

bool TableWords::looksBack() const
{
    return m_table.looksBack();
}

QString TableWords::hint(Hint hint) const
{
    switch (hint) {
    case Hint::none: return {};
    case Hint::takeToken: return tr("Select a token first: click its space.");
    case Hint::takeFighter: return tr("Select a fighter first.");
    case Hint::pickTarget: return tr("Choose a target: a fighter with a red ring.");
    case Hint::pickSpace: return tr("Click a lit space.");
    case Hint::pickCard: return tr("Choose a card from your hand.");
    case Hint::pickMore: {
        const int more = m_staging.next().wantedCards() - static_cast<int>(m_staging.picked().cards.size());
        return tr("Choose %n more card(s).", nullptr, more);
    }
    case Hint::nothingThere: return tr("There’s no space here.");
    case Hint::nothingAsked: break;
    }
    if (!m_match || m_match->over()) return tr("The match is over");
    if (looksBack()) return tr("You’re looking at an earlier moment. Go back to the table first.");
    if (const QString why = stopped(); !why.isEmpty()) return why;
    return tr("%1 is deciding now.").arg(narrator().person(m_match->decides()));
}

QString TableWords::stopped() const
{
    const int last = m_match->timeline().eventCount() - 1;
    if (last < 0) return {};
    return std::holds_alternative<TextStopped>(m_view.event(last).body) ? m_view.sentence(last) : QString();
}

QString TableWords::missingInAction() const
{
    const QString who = narrator().person(m_staging.question().seat);
    const FighterId fighter = m_staging.picked().fighter;
    if (m_staging.picked().action == ActionKind::scheme) {
        if (m_staging.picked().cards.empty()) return tr("%1, choose a scheme").arg(who);
        return tr("%1, choose who plays it").arg(who);
    }
    if (fighter == FighterId::none && m_staging.picked().target == FighterId::none)
        return tr("%1, choose who attacks").arg(who);
    if (fighter == FighterId::none)
        return tr("%1, choose who attacks %2").arg(who, narrator().fighter(m_staging.picked().target));
    if (m_staging.picked().target == FighterId::none)
        return tr("%1, choose whom %2 attacks").arg(who, narrator().fighter(fighter));
    return tr("%1, choose a card: %2 attacks %3")
        .arg(who, narrator().fighter(fighter), narrator().fighter(m_staging.picked().target));
}

QString TableWords::prompt() const
{
    if (!m_match) return tr("No match is open");
    if (m_playback.busy() && m_playback.part().combat) { // its sheet tells the rest, step by step
        const Combat& combat = m_table.table().combat;
        return narrator().attack(combat.sides[attackSide].fighter, combat.sides[defenseSide].fighter);
    }
    if (m_playback.busy()) {
        const int all = m_match->timeline().eventCount();
        for (int at = m_playback.part().end; at-- > m_playback.part().first && at < all;)
            if (const QString told = m_view.sentence(at); !told.isEmpty()) return told;
    }
    if (m_match->over()) return narrator().result(m_match->timeline());
    if (const QString why = stopped(); !why.isEmpty() && !looksBack()) return why;
    if (looksBack()) {
        const int turn = m_table.table().turn.number;
        return turn > 0 ? tr("You’re looking at turn %1.").arg(turn) : tr("You’re looking at the setup.");
    }
    if (const SeatId awaited = m_table.presence().awaited(); awaited != SeatId::none)
        return tr("Only %1 should look").arg(narrator().person(awaited));
    if (!m_staging.asking()) {
        const Prompt open = m_match->prompt();
        const QString who = narrator().person(open.decides);
        if (open.ask == Ask::defend) return tr("%1 is choosing a defense").arg(who);
        if (open.ask == Ask::action) return tr("%1 is choosing an action").arg(who);
        return open.ask == Ask::maneuver ? tr("%1 is moving").arg(who) : tr("%1 is deciding").arg(who);
    }
    return asked();
}

/// The open question, with what was picked for it.
QString TableWords::asked() const
{
    const Question& question = m_staging.question();
    if (m_staging.ask() == Ask::action && m_staging.picked().action != ActionKind::none) {
        const auto whole = m_staging.next().complete();
        return whole ? narrator().option(question.observation, *whole) : missingInAction();
    }
    if (m_staging.ask() == Ask::action && m_staging.picked().fighter != FighterId::none)
        return tr("%1, what should %2 do?")
            .arg(narrator().person(question.seat), narrator().fighter(m_staging.picked().fighter));
    if (m_staging.ask() == Ask::maneuver && m_staging.picked().space != SpaceId::none)
        return tr("%1: %2 goes to %3")
            .arg(narrator().person(question.seat), narrator().fighter(m_staging.picked().fighter),
                 narrator().space(m_staging.picked().space));
    if (m_staging.ask() == Ask::defend) {
        const Combat& combat = question.observation.table.combat;
        return tr("%1. %2, choose a defense", "who attacks whom; a person")
            .arg(narrator().attack(combat.sides[attackSide].fighter, combat.sides[defenseSide].fighter),
                 narrator().person(question.seat));
    }
    Prompt shown = question.prompt;
    if (m_staging.ask() == Ask::maneuver && m_staging.picked().fighter != FighterId::none) {
        shown.ask = Ask::move;
        shown.fighter = m_staging.picked().fighter;
        shown.most = saturated<std::uint8_t>(m_staging.open().reachOf(m_staging.picked().fighter).total());
    } else if (m_staging.ask() == Ask::move && m_staging.picked().fighter != FighterId::none)
        shown.fighter = m_staging.picked().fighter;
    return worded(question, question.observation, shown);
}

/// The sentence of a question; who is to be placed is named where only one can be.
QString TableWords::worded(const Question& question, const State& state, Prompt shown) const
{
    if (shown.fighter == FighterId::none && (shown.ask == Ask::placeSetUp || shown.ask == Ask::place)) {
        shown.fighter = question.options[0].fighter;
        for (const Decision& option : question.options)
            if (option.fighter != shown.fighter) shown.fighter = FighterId::none;
    }
    return narrator().prompt(state, shown);
}

/// As anybody may read it who stands before the cover.
QString TableWords::awaitedQuestion() const
{
    if (!m_table.waiting()) return {};
    return worded(*m_table.waiting(), m_match->seenState(Viewer::spectator()),
                  m_match->seenPrompt(Viewer::spectator()));
}

QString TableWords::help() const
{
    if (!m_match || m_playback.busy() || !m_staging.asking() || looksBack()) return {};
    const Question& question = m_staging.question();
    if (m_staging.ask() == Ask::action) {
        if (m_staging.picked().action == ActionKind::attack && m_staging.next().complete())
            return tr("Face down until the defender has chosen.");
        if (m_staging.picked().action == ActionKind::scheme)
            return m_staging.next().complete() ? pressToGoOn() : tr("Choose a scheme and who plays it.");
        if (m_staging.picked().action != ActionKind::none)
            return tr("Choose fighter, target and card in any order.");
        if (m_staging.picked().fighter != FighterId::none)
            return tr("Click a lit space to maneuver. You’ll draw a card.");
        return narrator().promptHelp(question.observation, question.prompt);
    }
    if (m_staging.ask() == Ask::maneuver) {
        if (const QString sum = reachSum(); !sum.isEmpty()) return sum;
        if (m_staging.picked().boost != CardId::none)
            return tr("Boosted with %1. Click the card again to remove the boost.")
                .arg(narrator().card(question.seat, m_staging.picked().boost));
        if (m_staging.picked().space != SpaceId::none)
            return tr("Select the next fighter, or press %1.").arg(confirmText());
        for (const Decision& option : question.options)
            if (option.verb == Verb::boost)
                return tr("Click a fighter and a lit space. A card boosts the move.");
        return tr("Click a fighter, then a lit space. Each may move once.");
    }
    if (const auto& outcome = m_table.outcome(); outcome && !outcome->changes())
        return tr("The value stays %1 either way.").arg(outcome->before);
    if (question.prompt.ask == Ask::defend) return defenseHelp();
    const QString words = explains() ? askedWords() : QString();
    if (question.prompt.ask == Ask::yes && !words.isEmpty()) return words;
    Prompt shown = question.prompt;
    if (shown.ask == Ask::move && shown.fighter == FighterId::none)
        shown.fighter = m_staging.picked().fighter;
    return (narrator().promptHelp(question.observation, shown) + u' ' + words).trimmed();
}

QString TableWords::pressToGoOn() const
{
    return tr("Press %1, or choose another card.").arg(confirmText());
}

QString TableWords::defenseHelp() const
{
    if (!m_staging.picked().cards.empty()) return pressToGoOn();
    for (const Decision& option : m_staging.question().options)
        if (option.verb == Verb::defend) return tr("Click a card below, or fight without a defense card.");
    return tr("None of your cards can defend here.");
}

bool TableWords::explains() const
{
    if (!m_staging.asking() || m_playback.busy()) return false;
    const Question& question = m_staging.question();
    switch (question.prompt.ask) {
    case Ask::yes: return true;
    case Ask::fighter:
    case Ask::space:
    case Ask::player:
    case Ask::option: break;
    default: return false;
    }
    // A card that asks is shown before the hand; in a combat the ledger is there instead.
    return question.prompt.cause.kind == SourceKind::ability ||
           question.observation.table.combat.step != CombatStep::none;
}

/// What the card or the ability says that asks: its own sentence, where that is known.
QString TableWords::askedWords() const
{
    const Question& question = m_staging.question();
    const Cause& cause = question.prompt.cause;
    const Looks& looks = m_table.looks();
    if (cause.kind == SourceKind::ability && index(cause.seat) < question.rules->seats.size() &&
        cause.item < question.rules->hero(cause.seat).abilities.size())
        return looks.ability(cause.seat, idAt<AbilityId>(cause.item));
    if (cause.kind != SourceKind::card) return {};
    const Span line = question.rules->program.spans[cause.instruction];
    const CardLook card = looks.card(cause.seat, idAt<CardId>(cause.item), line.line);
    for (const CardPart& part : card.parts)
        if (part.askedLength > 0) return part.text.mid(part.askedFrom, part.askedLength);
    return card.parts.empty() ? QString() : card.parts.front().text;
}

QString TableWords::rule() const
{
    if (!m_table.note().isEmpty()) return m_table.noteRule();
    return m_match && !m_playback.busy() && !looksBack() ? promptRule(m_staging) : QString();
}

/// "Move 2, +3 The Seven Voyages, +1 boost": where the number of spaces comes from, where it is not the
/// hero's own.
QString TableWords::reachSum() const
{
    const FighterId fighter = m_staging.picked().fighter;
    if (fighter == FighterId::none || m_staging.picked().space != SpaceId::none) return {};
    const MoveValue value = m_staging.open().reachOf(fighter);
    if (value.standing == 0) return {};
    const Question& question = m_staging.question();
    QStringList sum{tr("Move %1").arg(value.base)};
    const auto& abilities = question.rules->hero(question.seat).abilities;
    for (const StandingChange& change : standingMoves(*question.rules, question.observation.table, fighter)) {
        const bool known = index(change.ability) < abilities.size();
        sum << tr("+%1 %2")
                   .arg(change.amount)
                   .arg(known ? spokenName(abilities[index(change.ability)].name, narrator().language())
                              : QString());
    }
    if (value.boost > 0) sum << tr("+%1 boost").arg(value.boost);
    return sum.join(QStringLiteral(", "));
}

QString TableWords::promptIcon() const
{
    if (!m_match || m_match->over()) return QStringLiteral("flag");
    if (looksBack()) return QStringLiteral("replay");
    const Prompt open = m_match->prompt();
    switch (open.ask) {
    case Ask::maneuver:
    case Ask::move: return QStringLiteral("maneuver");
    case Ask::defend: return QStringLiteral("defend");
    case Ask::boostAttack: return QStringLiteral("boost");
    case Ask::placeSetUp:
    case Ask::place:
    case Ask::space: return QStringLiteral("start");
    case Ask::fighter: return QStringLiteral("select");
    case Ask::card:
    case Ask::discard:
    case Ask::discardLimit: return QStringLiteral("cards");
    default: break;
    }
    if (m_staging.picked().action == ActionKind::attack) return QStringLiteral("attack");
    return m_staging.picked().action == ActionKind::scheme ? QStringLiteral("scheme")
                                                           : QStringLiteral("table");
}

QString TableWords::confirmText() const
{
    if (!m_staging.asking() || m_playback.busy() || looksBack()) return {};
    const auto whole = m_staging.next().complete();
    const int count = static_cast<int>(m_staging.picked().cards.size());
    using Said = PrimaryLabel;
    switch (m_staging.ask()) {
    case Ask::action:
        if (m_staging.picked().action == ActionKind::attack) return wordOf(Said::attack);
        return m_staging.picked().action == ActionKind::scheme ? wordOf(Said::play) : QString();
    case Ask::maneuver:
        return wordOf(m_staging.question().observation.table.turn.actions == 0 ? Said::endTurn : Said::done);
    case Ask::defend: return whole ? wordOf(Said::defend) : QString();
    case Ask::yes:
        return m_table.outcome() && m_table.outcome()->changes()
                   ? wordOf(Said::becomes, m_table.outcome()->before, m_table.outcome()->after)
                   : wordOf(Said::yes);
    case Ask::move: return whole ? wordOf(Said::stay) : QString();
    case Ask::discard:
    case Ask::discardLimit:
        if (m_staging.next().manyCards() && count == 0 && m_staging.next().wantedCards() == 0)
            return wordOf(Said::discardNone);
        if (const int all = std::max(count, m_staging.next().wantedCards()); all > 1)
            return wordOf(Said::discardSeveral, all);
        return wordOf(Said::discard);
    case Ask::boostAttack: return whole ? wordOf(Said::boost) : QString();
    case Ask::card: return wordOf(Said::chooseCard);
    default: return {};
    }
}

QString TableWords::confirmReason() const
{
    if (!m_staging.asking() || m_staging.next().confirmable()) return {};
    if (m_staging.ask() == Ask::action) return missingInAction();
    return m_staging.next().manyCards() ? hint(Hint::pickMore) : hint(Hint::pickCard);
}

QString TableWords::declineText() const
{
    if (!m_staging.next().declinable() || m_playback.busy() || looksBack()) return {};
    switch (m_staging.ask()) {
    case Ask::defend: return tr("No defense card");
    case Ask::yes:
        return m_table.outcome() && m_table.outcome()->changes()
                   ? tr("Leave %1").arg(m_table.outcome()->before)
                   : tr("No");
    case Ask::move: return tr("Done");
    default: return tr("Not now");
    }
}

QString TableWords::actionReason(ActionKind kind) const
{
    if (!m_match || m_match->over()) return tr("The match is over");
    if (looksBack() || !m_staging.asking()) return hint(Hint::nothingAsked);
    if (m_staging.ask() == Ask::maneuver)
        return kind == ActionKind::maneuver ? QString() : tr("Finish the maneuver first");
    if (m_staging.ask() != Ask::action) return tr("Answer the question first");
    return m_staging.open().offersAction(kind) ? QString()
                                               : narrator().refusal(m_staging.open().actionReason(kind));
}

QString TableWords::takeBackReason() const
{
    if (!m_match) return tr("No match is open");
    if (m_playback.busy()) return tr("Wait until everything has been shown");
    if (looksBack()) return hint(Hint::nothingAsked);
    const auto allowed = m_table.canTakeBack();
    return allowed.allowed() ? QString() : narrator().takeBack(allowed, m_match->timeline());
}

QString TableWords::takeBackTip() const
{
    return m_match ? narrator().takeBack(m_table.canTakeBack(), m_match->timeline()) : QString();
}

std::optional<Refusal> TableWords::cardRefusal(SeatId owner, CardId card) const
{
    if (!m_staging.asking() || m_playback.busy() || card == CardId::unseen) return {};
    const Question& question = m_staging.question();
    bool cardsAsked = false;
    for (const Decision& option : question.options)
        cardsAsked = cardsAsked || option.card != CardId::none;
    // Where an action or a defense is chosen and none of the cards can be played, each says why.
    cardsAsked = cardsAsked || m_staging.ask() == Ask::action || m_staging.ask() == Ask::defend;
    if (!cardsAsked || m_staging.next().offersCard(owner, card)) return {};
    PendingSelection trial = m_staging;
    return trial.pickCard(owner, card, -2).refusal;
}

QString TableWords::cardReason(SeatId owner, CardId card) const
{
    const auto refusal = cardRefusal(owner, card);
    return refusal ? narrator().refusal(*refusal) : QString();
}

QString TableWords::cardRule(SeatId owner, CardId card) const
{
    const auto refusal = cardRefusal(owner, card);
    return refusal ? QString::fromLatin1(refusal->rule) : QString();
}

} // namespace fabletop
