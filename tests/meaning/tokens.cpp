// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: acts on tokens.

#include "tests/meaning/reference.h"

namespace fabletop::meaning {

TokenSet Reference::ownTokens() const
{
    TokenSet all = 0;
    for (std::size_t i = 0; i < m_rules.hero(m_speaker.you).tokens.size(); ++i)
        all |= bit(tokenAt(m_speaker.you, static_cast<int>(i)));
    return all;
}

/// Lines alone; a token passes everything.
SpaceSet Reference::drift(SpaceId from, int steps) const
{
    SpaceSet seen = bit(from);
    for (int step = 0; step < steps; ++step) {
        SpaceSet next = seen;
        for (SpaceId at : members<SpaceId>(seen))
            next |= m_rules.board.adjacent[index(at)];
        seen = next;
    }
    return seen;
}

/// One token to a space that holds none of its kind. `others`: its own space is free to it.
void Reference::tokens(SeatId who, TokenSet which, const std::function<SpaceSet(TokenId)>& where, bool others)
{
    Answers answers;
    for (TokenId token : members<TokenId>(which)) {
        SpaceSet taken = tokenSpaces();
        if (others) taken &= ~bit(m_table.token(token));
        for (SpaceId space : members<SpaceId>(where(token) & ~taken))
            answers.insert({.space = space, .token = token});
    }
    const auto answer = ask(who, answers);
    if (!answer) return;
    m_table.seats[index(m_speaker.you)].tokens[index(answer->token) % tokensPerSeat] = answer->space;
    m_token = answer->token;
    nameSpace(answer->space);
}

bool Reference::tokenAct(const Node& node)
{
    TokenSet lying = 0;
    for (TokenId token : members<TokenId>(ownTokens()))
        if (m_table.token(token) != SpaceId::none) lying |= bit(token);
    const auto to = [&](const Node& where) {
        return [this, &where](TokenId) { return spaces(where, FighterId::none); };
    };
    const auto by = [&](const Node& amount) {
        return [this, &amount](TokenId token) { return drift(m_table.token(token), number(amount)); };
    };
    switch (node.word) {
    case Word::placeTokens: {
        TokenSet left = ownTokens();
        while (left && !over()) {
            const TokenSet before = left;
            tokens(m_speaker.you, left, to(node.parts[0]), false);
            if (m_token == TokenId::none || !(before & bit(m_token))) break;
            left &= ~bit(m_token);
        }
        return true;
    }
    case Word::placeToken: tokens(m_speaker.you, lying, to(node.parts[0]), false); return true;
    case Word::placeTokenOf: {
        TokenSet under = 0;
        for (TokenId token : members<TokenId>(lying))
            if (bit(m_table.token(token)) & standing(fighters(node.parts[0]))) under |= bit(token);
        tokens(m_speaker.you, under, to(node.parts[1]), false);
        return true;
    }
    case Word::placeEachToken: {
        TokenSet left = lying;
        while (left && !over()) {
            Answers answers;
            for (TokenId token : members<TokenId>(left))
                for (SpaceId space :
                     members<SpaceId>(spaces(node.parts[0], FighterId::none) & ~tokenSpaces()))
                    answers.insert({.space = space, .token = token});
            const auto answer = ask(m_speaker.you, answers, true);
            m_did = answer.has_value();
            if (!answer) break;
            m_table.seats[index(m_speaker.you)].tokens[index(answer->token) % tokensPerSeat] = answer->space;
            m_token = answer->token;
            nameSpace(answer->space);
            left &= ~bit(answer->token);
        }
        return true;
    }
    case Word::moveToken: tokens(m_speaker.you, lying, by(node.parts[0]), true); return true;
    case Word::playerMovesToken: tokens(player(node.parts[0]), lying, by(node.parts[1]), true); return true;
    case Word::playerMovesOther:
        if (m_token != TokenId::none) lying &= ~bit(m_token);
        tokens(player(node.parts[0]), lying, by(node.parts[1]), true);
        return true;
    default: return false;
    }
}

} // namespace fabletop::meaning
