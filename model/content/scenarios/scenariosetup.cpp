// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/scenarios/scenariosetup.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/records/outsidenames.h"
#include "model/content/records/recordproblem.h"
#include "model/content/scenarios/scenarioproblem.h"

#include <QJsonObject>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int largestValue = 255;
constexpr std::uint8_t dealtByHand = 0x80; ///< SeatState::flags: the set-up neither shuffles nor deals

SpaceId lowest(SpaceSet spaces)
{
    return spaces == 0 ? SpaceId::none : static_cast<SpaceId>(std::countr_zero(spaces));
}

template <typename Items> std::vector<std::string> idsOf(const Items& items)
{
    std::vector<std::string> ids;
    for (const auto& item : items)
        ids.push_back(item.id);
    return ids;
}

/// Place of the one with this id, or -1.
int placeOf(const std::vector<std::string>& ids, const std::string& id)
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

} // namespace

ScenarioSetup::ScenarioSetup(const MatchRules& rules, State& state, bool setUp, Diagnostics& diagnostics)
    : m_rules(rules), m_state(state), m_setUp(setUp), m_diagnostics(diagnostics)
{}

void ScenarioSetup::readSeat(SeatId seat, JsonFields& fields)
{
    readForm(seat, fields.field("form"));
    readFighters(seat, fields);
    readTokens(seat, fields);
    readValues(seat, fields);
    readCards(seat, fields);
}

void ScenarioSetup::readFighters(SeatId seat, JsonFields& fields)
{
    const std::vector<JsonNode> fighters = fields.members("fighters");
    if (refuseWithSetup(fields.object()["fighters"])) return;
    for (const JsonNode& node : fighters)
        readFighter(seat, node);
}

void ScenarioSetup::readFighter(SeatId seat, const JsonNode& node)
{
    const SeatedName name = seatedName(m_rules, node.key());
    const int number = placeOf(idsOf(m_rules.hero(seat).fighters), name.name.toStdString());
    if (number < 0 || (name.seated && name.seat != seat))
        return complainOfKey(m_diagnostics, node, RecordProblem::unknownFighter, {node.key().toStdString()});
    const FighterId id = fighterAt(seat, number);
    FighterState& fighter = m_state.table.fighter(id);
    if (node.value().isNull()) {
        fighter.health = 0;
        fighter.status = FighterStatus::defeated;
        m_placed |= bit(id);
        return;
    }
    JsonFields fields(node, m_diagnostics);
    fighter.health = static_cast<std::uint8_t>(
        fields.whole("health", 1, m_rules.fighter(id).maximum).value_or(fighter.health));
    const JsonNode where = fields.field("space");
    fields.finish();
    if (!where.exists()) return;
    m_placed |= bit(id);
    const auto space = readSpace(where);
    if (!space) return;
    for (int other = 0; other < maxFighters && *space != SpaceId::none; ++other)
        if (m_state.table.fighters[other].space == *space)
            return complain(m_diagnostics, where, ScenarioProblem::spaceTaken,
                            {fighterName(m_rules, idAt<FighterId>(other)).toStdString(),
                             spaceName(m_rules, *space).toStdString()});
    fighter.space = *space;
    if (*space == SpaceId::none) fighter.status = FighterStatus::away;
}

void ScenarioSetup::readTokens(SeatId seat, JsonFields& fields)
{
    const std::vector<JsonNode> tokens = fields.members("tokens");
    if (refuseWithSetup(fields.object()["tokens"])) return;
    for (const JsonNode& node : tokens)
        readToken(seat, node);
}

void ScenarioSetup::readToken(SeatId seat, const JsonNode& node)
{
    const auto& tokens = m_rules.hero(seat).tokens;
    const SeatedName name = seatedName(m_rules, node.key());
    const int number = placeOf(idsOf(tokens), name.name.toStdString());
    if (number < 0 || (name.seated && name.seat != seat))
        return complainOfKey(m_diagnostics, node, RecordProblem::unknownToken, {node.key().toStdString()});
    m_laid = static_cast<TokenSet>(m_laid | bit(tokenAt(seat, number)));
    const auto space = readSpace(node);
    if (!space) return;
    SpaceId* places = m_state.table.seat(seat).tokens;
    for (std::size_t other = 0; other < tokens.size() && *space != SpaceId::none; ++other)
        if (places[other] == *space && tokens[other].kind == tokens[static_cast<std::size_t>(number)].kind)
            return complain(m_diagnostics, node, ScenarioProblem::tokenSpaceTaken,
                            {tokens[other].id, spaceName(m_rules, *space).toStdString()});
    places[number] = *space;
}

void ScenarioSetup::readForm(SeatId seat, const JsonNode& node)
{
    const auto text = textOf(node, m_diagnostics);
    if (!text) return;
    const std::vector<std::string> forms = idsOf(m_rules.hero(seat).forms);
    const int form = placeOf(forms, *text);
    if (form < 0) return unknownName(m_diagnostics, node, RecordProblem::unknownForm, *text, forms);
    m_state.table.seat(seat).form = static_cast<std::uint8_t>(form);
}

void ScenarioSetup::readValues(SeatId seat, JsonFields& fields)
{
    const auto& counters = m_rules.hero(seat).counters;
    for (const JsonNode& node : fields.members("counters")) {
        const int place = placeOf(counters, node.key().toStdString());
        if (place < 0)
            complainOfKey(m_diagnostics, node, RecordProblem::unknownValue, {node.key().toStdString()});
        const auto value = wholeOf(node, 0, largestValue, m_diagnostics);
        if (place >= 0 && value) m_state.table.seat(seat).counters[place] = static_cast<std::uint8_t>(*value);
    }
    for (const JsonNode& node : fields.members("flags"))
        readFlag(seat, node);
}

/// A flag is a counter of two values, or an effect that waits for its time.
void ScenarioSetup::readFlag(SeatId seat, const JsonNode& node)
{
    SeatState& owner = m_state.table.seat(seat);
    const std::string name = node.key().toStdString();
    const auto value = flagOf(node, m_diagnostics);
    const int counter = placeOf(m_rules.hero(seat).counters, name);
    if (counter >= 0) {
        owner.counters[counter] = value.value_or(false) ? 1 : 0;
        return;
    }
    unsigned effect = 0;
    for (const AbilityRules& ability : m_rules.hero(seat).abilities) {
        if (ability.timing != Timing::scheduled) continue;
        if (ability.id == name) {
            if (value.value_or(false))
                owner.scheduled = static_cast<std::uint8_t>(owner.scheduled | (1u << effect));
            return;
        }
        ++effect;
    }
    complainOfKey(m_diagnostics, node, RecordProblem::unknownValue, {name});
}

void ScenarioSetup::readCards(SeatId seat, JsonFields& fields)
{
    SeatState& owner = m_state.table.seat(seat);
    std::vector<int> used(m_rules.hero(seat).cards.size(), 0);
    const JsonNode hand = fields.field("hand");
    const JsonNode deck = fields.field("deck");
    owner.cards = {};
    const auto lay = [](SeatPile pile, const std::vector<CardId>& topFirst) {
        for (std::size_t i = topFirst.size(); i-- > 0 && !pile.full();)
            pile.push(topFirst[i]);
    };
    const std::vector<CardId> held = readPile(seat, hand, used);
    for (CardId card : held)
        if (!owner.hand().full()) owner.hand().push(card);
    lay(owner.discard(), readPile(seat, fields.field("discard"), used));
    std::vector<CardId> drawn;
    if (deck.exists()) {
        drawn = readPile(seat, deck, used);
    } else {
        for (std::size_t kind = 0; kind < used.size(); ++kind)
            for (int copy = used[kind]; copy < m_rules.hero(seat).cards[kind].copies; ++copy)
                drawn.push_back(static_cast<CardId>(kind));
    }
    lay(owner.deck(), drawn);
    if (m_setUp && (hand.exists() || deck.exists())) dealByHand(seat, hand.exists(), deck.exists());
}

/// Reads card ids and counts copies in `used`.
std::vector<CardId> ScenarioSetup::readPile(SeatId seat, const JsonNode& node, std::vector<int>& used)
{
    std::vector<CardId> cards;
    if (!node.exists()) return cards;
    if (!node.value().isArray()) return wrongType(m_diagnostics, node, "a list in brackets"), cards;
    const HeroRules& hero = m_rules.hero(seat);
    for (const JsonNode& child : node.children()) {
        const auto id = textOf(child, m_diagnostics);
        if (!id) continue;
        const int kind = hero.findCard(*id);
        if (kind < 0) {
            unknownName(m_diagnostics, child, RecordProblem::unknownCard, *id, idsOf(hero.cards));
            continue;
        }
        const int copies = hero.cards[static_cast<std::size_t>(kind)].copies;
        if (++used[static_cast<std::size_t>(kind)] == copies + 1)
            complain(m_diagnostics, child, ScenarioProblem::tooManyCopies, {*id, std::to_string(copies)});
        cards.push_back(idAt<CardId>(kind));
    }
    return cards;
}

/// A given deck replaces the shuffling, a given hand the dealing; a deck alone is still dealt from.
void ScenarioSetup::dealByHand(SeatId seat, bool handGiven, bool deckGiven)
{
    SeatState& owner = m_state.table.seat(seat);
    if (deckGiven && !handGiven)
        for (int card = 0; card < m_rules.numbers.openingHand && !owner.deck().empty(); ++card)
            owner.hand().push(owner.deck().removeAt(owner.deck().size() - 1));
    owner.scheduled = static_cast<std::uint8_t>(owner.scheduled | dealtByHand);
}

/// None for null; nothing, with a complaint, for what is no space of this battlefield.
std::optional<SpaceId> ScenarioSetup::readSpace(const JsonNode& node)
{
    if (node.value().isNull()) return SpaceId::none;
    const auto id = spaceIdOf(node.value());
    if (!id) return wrongType(m_diagnostics, node, "a space or null"), std::nullopt;
    const SpaceId space = m_rules.board.find(*id);
    if (space == SpaceId::none)
        return unknownName(m_diagnostics, node, BattlefieldProblem::unknownSpace, *id, m_rules.board.ids),
               std::nullopt;
    return space;
}

bool ScenarioSetup::refuseWithSetup(const JsonNode& node)
{
    if (!m_setUp || !node.exists()) return false;
    complainOfKey(m_diagnostics, node, ScenarioProblem::notWithSetup, {node.key().toStdString()});
    return true;
}

void ScenarioSetup::finish(const JsonNode& seats)
{
    if (m_setUp) return;
    placeOthers();
    placeTokens();
    bool heroLeft[2] = {false, false};
    for (int s = 0; s < m_rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        bool anyLeft = false;
        for (std::size_t i = 0; i < m_rules.hero(seat).fighters.size(); ++i)
            anyLeft = anyLeft || m_state.table.fighter(fighterAt(seat, static_cast<int>(i))).status !=
                                     FighterStatus::defeated;
        m_state.table.seat(seat).out = anyLeft ? 0 : 1;
        if (m_state.table.fighter(heroOf(seat)).status != FighterStatus::defeated)
            heroLeft[m_rules.team(seat)] = true;
    }
    for (std::size_t team = 0; team < 2; ++team)
        if (!heroLeft[team])
            complain(m_diagnostics, seats, ScenarioProblem::noHeroLeft, {team == 0 ? "A" : "B"});
}

/// Whoever the scenario does not name stands where the set-up would allow it: heroes on their starts,
/// sidekicks in a zone of their hero, anywhere where there is no room (R-SETUP-05 … 08).
void ScenarioSetup::placeOthers()
{
    const auto put = [&](FighterId id, SpaceSet wanted) {
        FighterState& fighter = m_state.table.fighter(id);
        const SpaceSet room = m_rules.board.all() & ~held();
        fighter.space = lowest((wanted & room) ? wanted & room : room);
        if (fighter.space == SpaceId::none) fighter.status = FighterStatus::away;
    };
    for (int s = 0; s < m_rules.seatCount(); ++s)
        if (const SeatId seat = idAt<SeatId>(s); !(m_placed & bit(heroOf(seat))))
            put(heroOf(seat), bit(m_rules.board.starts[index(seat)]));
    for (int s = 0; s < m_rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        for (std::size_t i = 1; i < m_rules.hero(seat).fighters.size(); ++i)
            if (const FighterId id = fighterAt(seat, static_cast<int>(i)); !(m_placed & bit(id)))
                put(id, nearHero(seat));
    }
}

void ScenarioSetup::placeTokens()
{
    for (int s = 0; s < m_rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        const auto& tokens = m_rules.hero(seat).tokens;
        SpaceId* places = m_state.table.seat(seat).tokens;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (m_laid & bit(tokenAt(seat, static_cast<int>(i)))) continue;
            SpaceSet room = m_rules.board.all() & ~held();
            for (std::size_t other = 0; other < tokens.size(); ++other)
                if (tokens[other].kind == tokens[i].kind) room &= ~bit(places[other]);
            places[i] = lowest((nearHero(seat) & room) ? nearHero(seat) & room : room);
        }
    }
}

SpaceSet ScenarioSetup::held() const
{
    SpaceSet spaces = 0;
    for (const FighterState& fighter : m_state.table.fighters)
        spaces |= bit(fighter.space);
    return spaces;
}

SpaceSet ScenarioSetup::nearHero(SeatId seat) const
{
    SpaceId space = m_state.table.fighter(heroOf(seat)).space;
    if (space == SpaceId::none) space = m_rules.board.starts[index(seat)];
    return space == SpaceId::none ? 0 : m_rules.board.sameZone[index(space)];
}

} // namespace fabletop
