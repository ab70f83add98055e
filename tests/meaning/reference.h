// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Reference: what a text of the rules language means, carried out slowly on a table.
///
/// Why a second one: the engine runs what the compiler made of a text. This one reads the line itself and
/// does what the rules of the language say of its words, so whatever the two of them make differently is a
/// fault in one. It includes nothing of how texts are resolved, compiled or interpreted; a test sees to that.

#include "model/language/reading/ast.h"
#include "model/rules/matchrules.h"

#include <functional>
#include <set>
#include <vector>

namespace fabletop::meaning {

/// One answer to a question, by what it names.
struct Answer {
    FighterId fighter = FighterId::none;
    CardId card = CardId::none;
    SeatId owner = SeatId::none;
    SpaceId space = SpaceId::none;
    TokenId token = TokenId::none;
    SeatId player = SeatId::none;
    int number = -1; ///< a number named, or the place of an option
    bool decline = false;
    bool yes = false;
    auto operator<=>(const Answer&) const = default;
};
using Answers = std::set<Answer>;

/// Who answers: the questions are put to the engine at the same time.
class Questioner {
public:
    virtual ~Questioner() = default;
    virtual Answer ask(SeatId who, const Answers& answers) = 0;
    /// Which card of a hand chance takes.
    /// It has taken `before` of them so far, and others have gone by choice among those.
    virtual CardId chance(SeatId owner, int before) = 0;
};

/// A card that a phrase names, and where it lies.
struct CardAt {
    SeatId owner = SeatId::none;
    CardId card = CardId::none;
    Place place = Place::hand;
    int side = 0; ///< of a combat
    auto operator<=>(const CardAt&) const = default;
};

/// Cards that were looked at or revealed.
struct Seen {
    SeatId owner;
    SeatSet viewers;
    std::vector<CardId> cards;
    bool operator==(const Seen&) const = default;
};

/// Whose text it is.
struct Speaker {
    SeatId you = SeatId::none;
    FighterId self = FighterId::none;
    CardId card = CardId::none;
    int side = -1; ///< of the combat, -1 outside one
};

/// How one place lies by another.
struct Relation {
    enum class Kind { adjacent, inZone, within } kind = Kind::adjacent;
    int steps = 0;
};

class Reference {
public:
    Reference(const MatchRules& rules, const Table& table, Speaker speaker, Questioner& questioner)
        : m_rules(rules), m_table(table), m_speaker(speaker), m_questioner(questioner)
    {}

    void play(const std::vector<Node>& lines);

    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const std::vector<Seen>& seen() const { return m_seen; }
    [[nodiscard]] bool scheduled() const { return m_scheduled; }
    [[nodiscard]] bool shuffled() const { return m_shuffled; }
    /// A word came up that this reference gives no meaning to.
    [[nodiscard]] const std::string& unknown() const { return m_unknown; }

private:
    // reference.cpp: texts, questions, choices
    void line(const Node& node);
    void act(const Node& node);
    bool structure(const Node& node);
    bool choice(const Node& node);
    bool chooseFrom(const Node& node);
    bool ofOpponents(const Node& node);
    bool choosePlayer();
    [[nodiscard]] bool idle(const Node& act);
    void youMay(const Node& node);
    void options(const Node& node, int picks);
    std::optional<Answer> ask(SeatId who, Answers answers, bool mayStop = false);
    std::optional<FighterId> askFighter(FighterSet among, bool mayStop = false);
    void nameFighter(FighterId fighter);
    void nameCard(const CardAt& card, Place now);
    void nameSpace(SpaceId space);
    [[nodiscard]] bool over() const { return m_table.over() || !m_unknown.empty(); }
    int lost(const char* what, const Node& node);

    // phrases.cpp: what a phrase names
    [[nodiscard]] FighterSet fighters(const Node& node);
    [[nodiscard]] FighterSet noun(const Node& node);
    [[nodiscard]] FighterSet board() const;
    [[nodiscard]] FighterSet ofTeam(bool yours) const;
    [[nodiscard]] FighterSet namedFighters(const std::string& name) const;
    [[nodiscard]] SpaceSet near(const Node& others, const Relation& relation);
    [[nodiscard]] SpaceSet spacesBy(SpaceId space, const Relation& relation) const;
    [[nodiscard]] FighterSet everywhere(const Node& node) const;
    [[nodiscard]] SpaceSet spaces(const Node& node, FighterId mover);
    [[nodiscard]] SpaceSet standing(FighterSet set) const;
    [[nodiscard]] FighterSet on(FighterSet set, SpaceSet spaces) const;
    [[nodiscard]] SpaceSet tokenSpaces() const;
    [[nodiscard]] SeatId player(const Node& node);
    [[nodiscard]] FighterId combatant(int side) const;

    // values.cpp: cards, numbers, conditions
    [[nodiscard]] std::vector<CardAt> cards(const Node& node);
    [[nodiscard]] std::vector<CardAt> pile(SeatId owner, Place place) const;
    [[nodiscard]] std::vector<CardAt> combatCard(int side) const;
    [[nodiscard]] bool lies(const CardAt& card) const;
    [[nodiscard]] bool bears(const CardAt& card, const std::string& mark) const;
    [[nodiscard]] int number(const Node& node);
    /// Of a comparison: whether both cards or fighters whose number is read are there.
    [[nodiscard]] bool measured(const Node& comparison);
    [[nodiscard]] bool holds(const Node& node);
    [[nodiscard]] bool holdsOf(const Node& subject, const std::function<bool(FighterId)>& is);
    [[nodiscard]] const CardKind& kind(const CardAt& card) const;

    // fighters.cpp: acts on fighters and tokens
    bool fighterAct(const Node& node);
    bool movement(const Node& node);
    bool tokenAct(const Node& node);
    void onFighters(const Node& node, const Node& phrase, const std::function<void(FighterSet)>& doing);
    std::optional<FighterSet> whom(const Node& phrase);
    /// How much was really lost.
    int damage(FighterSet set, int amount, bool exhaustion);
    void defeat(FighterSet fallen);
    void moveOne(FighterId fighter, int steps, bool through);
    void moveSeveral(FighterSet set, int steps, bool through);
    void placeSeveral(FighterSet set, const Node& where);
    void put(const Answer& answer);
    void swap(const Node& node);
    void returnOne(const Node& node, FighterSet among, const Node& where, bool healed);
    [[nodiscard]] SpaceSet reachOf(FighterId fighter, int steps, bool through) const;
    void tokens(SeatId who, TokenSet which, const std::function<SpaceSet(TokenId)>& where, bool others);
    [[nodiscard]] SpaceSet drift(SpaceId from, int steps) const;
    [[nodiscard]] TokenSet ownTokens() const;

    // cards.cpp: acts on cards
    bool drawing(const Node& node);
    bool deckAct(const Node& node);
    bool cardAct(const Node& node);
    bool valueAct(const Node& node);
    bool combatAct(const Node& node);
    void playAsAttack(const CardAt& card);
    void boost(const Node& phrase);
    void draw(SeatId seat, int count);
    void move(const CardAt& card, Place to);
    void show(SeatId owner, SeatSet viewers, std::vector<CardId> shown);
    void onCards(SeatId who, const Node& phrase, const std::function<void(const CardAt&)>& doing);
    std::optional<CardAt> askCard(SeatId who, const std::vector<CardAt>& among, bool mayStop = false);
    std::optional<CardId> askKind(const std::vector<CardId>& among, bool mayStop = false);
    void keepOne();
    void putOnDeck(int count);
    void putBack();
    void lookAt(int count, SeatSet viewers);

    const MatchRules& m_rules;
    Table m_table;
    Speaker m_speaker;
    Questioner& m_questioner;
    std::string m_unknown;
    std::vector<Seen> m_seen;
    bool m_shuffled = false;
    bool m_scheduled = false;
    bool m_mayLeave = false;            ///< the next question may be left: "you may"
    bool m_left = false;                ///< and it was
    std::array<int, maxSeats> m_gone{}; ///< from the hand to the discard pile

    FighterId m_fighter = FighterId::none; ///< "that fighter"
    CardAt m_card;                         ///< "that card"
    SpaceId m_space = SpaceId::none;       ///< "that space"
    SpaceId m_spaceBefore = SpaceId::none; ///< with it "the chosen spaces"
    SeatId m_player = SeatId::none;        ///< "that player"
    TokenId m_token = TokenId::none;       ///< the one moved just before
    std::vector<CardId> m_them;            ///< cards drawn or looked at
    int m_named = -1;                      ///< "the number named"
    int m_dealt = 0;
    int m_discarded = 0;
    bool m_felled = false;
    bool m_did = false;
    bool m_theyDid = false; ///< the last offer to another player
};

/// How many a phrase means, by its little word alone.
enum class Many { one, some, every, exactly, upTo, anyNumber, bare };
[[nodiscard]] Many many(const Node& phrase);
/// The phrase's own noun: behind "adjacent to …", "in your hand" and the like.
[[nodiscard]] const Node& headOf(const Node& phrase);

} // namespace fabletop::meaning
