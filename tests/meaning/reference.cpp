// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: texts, questions, choices.

#include "tests/meaning/reference.h"

#include "model/language/reading/printer.h"

namespace fabletop::meaning {

void Reference::play(const std::vector<Node>& lines)
{
    for (const Node& node : lines) {
        if (over()) return;
        line(node);
    }
}

void Reference::line(const Node& node)
{
    if (!structure(node)) act(node);
}

void Reference::act(const Node& node)
{
    if (ofOpponents(node)) return;
    if (!fighterAct(node) && !movement(node) && !tokenAct(node) && !drawing(node) && !deckAct(node) &&
        !cardAct(node) && !valueAct(node) && !combatAct(node) && !choice(node))
        lost("act", node);
}

/// One opponent is chosen, or each comes in turn order; for the act it is "that player".
bool Reference::ofOpponents(const Node& node)
{
    const auto of = [&](Word word) {
        return std::find_if(node.parts.begin(), node.parts.end(),
                            [&](const Node& part) { return part.word == word; }) -
               node.parts.begin();
    };
    const auto each = static_cast<std::size_t>(of(Word::eachOpponent));
    const auto one = static_cast<std::size_t>(of(Word::anOpponent));
    if (std::min(each, one) == node.parts.size()) return false;
    Node theirs = node;
    theirs.parts[std::min(each, one)].word = Word::thatPlayer;
    if (one < each) {
        if (choosePlayer()) act(theirs);
        return true;
    }
    const std::size_t you = index(m_speaker.you), seats = static_cast<std::size_t>(m_rules.seatCount());
    for (std::size_t step = 1; step < seats && !over(); ++step) {
        m_player = idAt<SeatId>(narrowed<int>((you + step) % seats));
        if (ofTeam(false) & fightersOf(m_player)) act(theirs);
    }
    m_player = SeatId::none;
    return true;
}

bool Reference::choosePlayer()
{
    Answers answers;
    for (int seat = 0; seat < m_rules.seatCount(); ++seat)
        if (ofTeam(false) & fightersOf(idAt<SeatId>(seat))) answers.insert({.player = idAt<SeatId>(seat)});
    const auto answer = ask(m_speaker.you, answers);
    if (answer) m_player = answer->player;
    return answer.has_value();
}

/// Everybody at the table sees that it would come to nothing, so nobody is asked for it.
bool Reference::idle(const Node& act)
{
    const SeatState& own = std::as_const(m_table).seat(m_speaker.you);
    switch (act.word) {
    case Word::discardTop:
    case Word::revealTop:
    case Word::lookAtTop: return own.deck().empty();
    case Word::putOnDeck: return own.hand().empty();
    case Word::discardRandom:
    case Word::playerDiscards:
    case Word::playerMayDiscard: {
        if (act.parts[0].word == Word::anOpponent || act.parts[0].word == Word::eachOpponent) return false;
        const SeatId who = player(act.parts[0]);
        return who == SeatId::none || m_table.seat(who).hand().empty();
    }
    case Word::discardThat:
    case Word::takeThat:
    case Word::takeAllToHand:
    case Word::takeBack:
        return headOf(act.parts[0]).word != act.parts[0].word ? false : cards(act.parts[0]).empty();
    case Word::deal: return fighters(act.parts[1]) == 0;
    case Word::leaveBattlefield: return fighters(act.parts[0]) == 0;
    case Word::returnDefeated:
        for (FighterId fighter : members<FighterId>(namedFighters(act.text)))
            if (m_table.fighter(fighter).status == FighterStatus::defeated) return false;
        return true;
    case Word::recover:
        for (FighterId fighter : members<FighterId>(fighters(act.parts[0])))
            if (m_table.fighter(fighter).health < m_rules.fighter(fighter).maximum) return false;
        return true;
    default: return false;
    }
}

bool Reference::structure(const Node& node)
{
    switch (node.word) {
    case Word::ifThen: play(holds(node.parts[0]) ? node.block : node.otherwise); return true;
    case Word::forEach: {
        // Counted before it begins; who is gone by then is passed over.
        const FighterSet all = fighters(node.parts[0]);
        for (FighterId fighter : members<FighterId>(all)) {
            if (over() || !(board() & bit(fighter))) continue;
            m_fighter = fighter;
            play(node.block);
        }
        return true;
    }
    case Word::youMay: youMay(node); return true;
    case Word::chooseOne: options(node, 1); return true;
    case Word::chooseTwo: options(node, 2); return true;
    case Word::nextTurnDo: m_scheduled = true; return true; // what it does is done a turn later
    default: return false;
    }
}

/// All are chosen before any is carried out (R-EFF-04).
void Reference::options(const Node& node, int picks)
{
    Answers answers, all;
    for (std::size_t i = 0; i < node.block.size(); ++i) {
        all.insert({.number = static_cast<int>(i)});
        if (!idle(node.block[i].block.front())) answers.insert({.number = static_cast<int>(i)});
    }
    if (answers.empty()) answers = all;
    std::vector<std::size_t> chosen;
    for (int i = 0; i < picks; ++i) {
        const auto answer = ask(m_speaker.you, answers);
        if (!answer) break;
        answers.erase(*answer);
        chosen.push_back(static_cast<std::size_t>(answer->number));
    }
    for (std::size_t option : chosen)
        play(node.block[option].block);
}

/// An act that asks whom it is on is left there; any other is asked for.
void Reference::youMay(const Node& node)
{
    const Node& first = node.block.front();
    bool asks = false;
    for (const Node& part : first.parts) {
        const Many count = many(part);
        asks = asks || count == Many::some || count == Many::exactly || count == Many::upTo ||
               count == Many::anyNumber;
    }
    if (!asks && idle(first)) {
        m_did = false;
        return;
    }
    if (!asks) {
        const Answer answer = m_questioner.ask(m_speaker.you, {{.decline = true}, {.yes = true}});
        if (!answer.yes) {
            m_did = false;
            return;
        }
        const Table before = m_table;
        const std::size_t seen = m_seen.size();
        line(first);
        m_did = !(before == m_table) || m_seen.size() > seen; // whether anything came of it
        play({node.block.begin() + 1, node.block.end()});
        return;
    }
    m_mayLeave = true;
    m_left = false;
    act(first);
    m_mayLeave = false;
    if (!m_left) play({node.block.begin() + 1, node.block.end()});
}

/// Where one answer is left, nobody is asked.
std::optional<Answer> Reference::ask(SeatId who, Answers answers, bool mayStop)
{
    if (answers.empty() || over()) return std::nullopt;
    if (mayStop || m_mayLeave) answers.insert({.decline = true});
    const Answer answer = answers.size() == 1 ? *answers.begin() : m_questioner.ask(who, answers);
    m_left = m_left || (m_mayLeave && answer.decline);
    m_mayLeave = false;
    if (answer.decline) return std::nullopt;
    return answer;
}

std::optional<FighterId> Reference::askFighter(FighterSet among, bool mayStop)
{
    Answers answers;
    for (FighterId fighter : members<FighterId>(among))
        answers.insert({.fighter = fighter});
    if (const auto answer = ask(m_speaker.you, answers, mayStop)) return answer->fighter;
    return std::nullopt;
}

void Reference::nameFighter(FighterId fighter)
{
    m_fighter = fighter;
}

void Reference::nameCard(const CardAt& card, Place now)
{
    m_card = card;
    m_card.place = now;
}

void Reference::nameSpace(SpaceId space)
{
    m_spaceBefore = m_space;
    m_space = space;
}

int Reference::lost(const char* what, const Node& node)
{
    if (m_unknown.empty()) m_unknown = std::string(what) + ": " + print(node);
    return 0;
}

bool Reference::choice(const Node& node)
{
    Answers answers;
    switch (node.word) {
    case Word::chooseFighter:
    case Word::chooseCard:
    case Word::chooseSpace: return chooseFrom(node);
    case Word::choosePlayer: return choosePlayer(), true;
    case Word::chooseForm:
        for (std::size_t i = 0; i < m_rules.hero(m_speaker.you).forms.size(); ++i)
            answers.insert({.number = static_cast<int>(i)});
        if (const auto answer = ask(m_speaker.you, answers))
            m_table.seat(m_speaker.you).form = narrowed<std::uint8_t>(answer->number);
        return true;
    case Word::nameNumber:
        for (int number = 0; number <= 9; ++number)
            answers.insert({.number = number});
        if (const auto answer = ask(m_speaker.you, answers)) m_named = answer->number;
        return true;
    default: return false;
    }
}

/// Nobody there to choose: what was chosen before is not meant by "that" any more.
bool Reference::chooseFrom(const Node& node)
{
    if (node.word == Word::chooseFighter) {
        m_fighter = askFighter(fighters(node.parts[0])).value_or(FighterId::none);
    } else if (node.word == Word::chooseCard) {
        const auto card = askCard(m_speaker.you, cards(node.parts[0]));
        m_card = card.value_or(CardAt{});
    } else {
        Answers answers;
        for (SpaceId space : members<SpaceId>(spaces(node.parts[0], m_speaker.self)))
            answers.insert({.space = space});
        if (const auto answer = ask(m_speaker.you, answers)) nameSpace(answer->space);
    }
    return true;
}

const Node& headOf(const Node& phrase)
{
    switch (phrase.word) {
    case Word::adjacentTo:
    case Word::inZoneOf:
    case Word::within:
    case Word::inThisCombat:
    case Word::onToken:
    case Word::onChosenSpaces:
    case Word::exceptFighters:
    case Word::orFighters:
    case Word::spacesAdjacentTo:
    case Word::spacesBeside:
    case Word::spacesInZoneOf:
    case Word::withToken:
    case Word::withoutToken:
    case Word::withoutFighter:
    case Word::inYourHand:
    case Word::inYourDiscard:
    case Word::inHandOf:
    case Word::withValue:
    case Word::usableToAttackBy: return headOf(phrase.parts[0]);
    default: return phrase;
    }
}

Many many(const Node& phrase)
{
    if (phrase.word == Word::orFighters) {
        const Many first = many(phrase.parts[0]), second = many(phrase.parts[1]);
        const bool ones =
            (first == Many::one || first == Many::some) && (second == Many::one || second == Many::some);
        const bool every = first == Many::every || second == Many::every;
        return ones ? Many::some : every ? Many::every : first;
    }
    if (headOf(phrase).word != phrase.word) return many(phrase.parts[0]);
    switch (phrase.determiner) {
    case Determiner::a:
    case Determiner::an:
    case Determiner::any:
    case Determiner::another: return Many::some;
    case Determiner::each:
    case Determiner::all: return Many::every;
    case Determiner::the: return Many::one;
    case Determiner::exactly: return Many::exactly;
    case Determiner::upTo: return Many::upTo;
    case Determiner::anyNumber: return Many::anyNumber;
    default: break;
    }
    switch (phrase.word) {
    case Word::ownFighters: return Many::every;
    case Word::opposingFighters:
    case Word::friendlyFighters:
    case Word::allFighters:
    case Word::allCards:
    case Word::taggedCards:
    case Word::allSpaces:
    case Word::otherSpaces:
    case Word::emptySpaces: return Many::bare;
    case Word::named: return phrase.text.starts_with("Clone") ? Many::bare : Many::one;
    default: return Many::one;
    }
}

} // namespace fabletop::meaning
