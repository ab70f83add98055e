// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/meaning/pairs.h"

#include "model/language/reading/printer.h"
#include "tests/meaning/rarepairs.h"

namespace fabletop::meaning {

namespace {

bool has(const std::string& text, const char* words)
{
    return text.find(words) != std::string::npos;
}

} // namespace

std::vector<std::string> Pair::lines() const
{
    std::vector<std::string> all = before;
    std::string rest = line;
    for (std::size_t end; (end = rest.find('\n')) != std::string::npos; rest = rest.substr(end + 1))
        all.push_back(rest.substr(0, end));
    all.push_back(rest);
    all.insert(all.end(), below.begin(), below.end());
    return all;
}

std::string Pair::key() const
{
    std::string text;
    for (char c : line)
        if (c < '0' || c > '9') text += c;
    return text;
}

std::vector<Word> actsTried()
{
    std::vector<Word> acts;
    for (const Row& row : vocabulary())
        if (row.sort == Sort::act && isTried(row)) acts.push_back(row.word);
    return acts;
}

Pair PairMaker::make(Word word)
{
    m_pair = {};
    m_pair.act = word;
    const Fits fits = rowOf(word).fits;
    const bool combat = fits == Fits::inCombat || fits == Fits::asAttackIsCommitted || chance(22);
    m_pair.timing = !combat                                              ? Timing::scheme
                    : (fits == Fits::inCombat ? chance(70) : chance(30)) ? Timing::during
                                                                         : Timing::after;
    m_pair.line = act(word, 0);
    bindPronouns();
    goOn();
    return m_pair;
}

std::string PairMaker::act(Word word, int depth)
{
    std::string text = filled(word, 0, depth);
    static constexpr Word plain[] = {Word::deal,        Word::recover,         Word::draw,
                                     Word::discardTop,  Word::revealTop,       Word::changeForm,
                                     Word::gainActions, Word::leaveBattlefield};
    static constexpr Word sure[] = {Word::draw, Word::changeForm, Word::gainActions, Word::discardTop,
                                    Word::revealTop};
    switch (word) {
    case Word::ifThen: return text + "\n  deal 1 damage to each opposing fighter";
    case Word::forEach: return text + "\n  deal 1 damage to that fighter";
    case Word::youMay: {
        const Word inner = oneOf(plain);
        use(inner);
        return text + "\n  " + filled(inner, 0, depth + 1);
    }
    case Word::chooseOne:
    case Word::chooseTwo: {
        for (const char* option : {"One", "Two"})
            text += std::string("\n  option \"") + option + "\"\n    " + filled(oneOf(sure), 0, depth + 1);
        return text;
    }
    case Word::nextTurnDo: return text + "\n  " + filled(oneOf(plain), 0, depth + 1);
    default: return text;
    }
}

std::string PairMaker::filled(Word word, std::size_t from, int depth)
{
    use(word);
    std::string text;
    std::size_t slot = 0;
    const auto& parts = patternOf(word);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool phrase =
            parts[i].kind == PatternPart::Kind::slot || parts[i].kind == PatternPart::Kind::amount;
        const std::size_t at = slot;
        slot += phrase;
        if (i < from) continue;
        const std::string piece = filling(word, parts[i], at, depth);
        text += (text.empty() || piece == "," || piece == "'s" ? "" : " ") + piece;
    }
    return text;
}

std::string PairMaker::filling(Word word, const PatternPart& part, std::size_t slot, int depth)
{
    using Kind = PatternPart::Kind;
    const SlotSpec& spec = slotOf(word, slot);
    switch (part.kind) {
    case Kind::word: return wordForm(part.text, false);
    case Kind::name: return name(word);
    case Kind::string: return "\"Base\"";
    case Kind::integer: return numeral();
    case Kind::times: return "";
    case Kind::amount: {
        std::string noun(part.text);
        const std::string count = numeral();
        if (const auto at = noun.find("(s)"); at != std::string::npos)
            noun.replace(at, 3, count == "1" ? "" : "s");
        if (depth > 0 || chance(55)) return count + " " + noun;
        std::string several(part.text);
        if (const auto at = several.find("(s)"); at != std::string::npos) several.replace(at, 3, "s");
        if (chance(40))
            return count + " " + noun + " for each " + fighterNoun(slotOf(Word::perFighter, 1), 2);
        return several + " equal to " + number(depth + 1);
    }
    case Kind::slot: break;
    }
    switch (part.sort) {
    case Sort::player: return player(spec);
    case Sort::fighters: return fighters(spec, depth + 1);
    case Sort::spaces: return spaces(spec, depth + 1);
    case Sort::cards: return cards(spec, depth + 1);
    case Sort::number: return number(depth + 1);
    case Sort::condition: return condition(depth + 1);
    default: return "";
    }
}

std::string PairMaker::name(Word word)
{
    const NameKinds kinds = rowOf(word).calls;
    if (chance(4)) return oneOf<const char*>({"Fog", "Calm", "Wolf", "Bear"});
    if (kinds & NameKind::token) return "Fog";
    if (kinds & NameKind::tag) return chance(70) ? "Wolf" : "Calm";
    if (kinds == NameKinds(NameKind::form)) return chance(50) ? "Calm" : "Angry";
    return chance(70) ? "Clone" : "Bear";
}

std::string PairMaker::player(const SlotSpec& slot)
{
    const bool several = chance(holds(slot.counts, Count::every) ? 30 : 6);
    const bool combat = m_pair.timing != Timing::scheme;
    const Word word = several                ? (chance(50) ? Word::eachOpponent : Word::anOpponent)
                      : chance(25)           ? Word::you
                      : combat && chance(60) ? Word::opponent
                      : chance(8)            ? Word::opponent
                                             : Word::thatPlayer;
    use(word);
    return std::string(rowOf(word).pattern);
}

/// Mostly one that the slot takes.
Determiner PairMaker::little(const SlotSpec& slot, bool single)
{
    std::vector<Determiner> taken;
    const auto add = [&](Count count, std::initializer_list<Determiner> words) {
        if (holds(slot.counts, count)) taken.insert(taken.end(), words);
    };
    if (single && chance(85)) return chance(20) ? Determiner::the : Determiner::none;
    add(Count::some, {Determiner::a, Determiner::a, Determiner::any, Determiner::another});
    add(Count::every, {Determiner::each, Determiner::each, Determiner::all});
    add(Count::nobody, {Determiner::no});
    add(Count::exactly, {Determiner::exactly});
    add(Count::upTo, {Determiner::upTo});
    add(Count::anyNumber, {Determiner::anyNumber});
    add(Count::bare, {Determiner::none, Determiner::none});
    if (!taken.empty() && chance(82)) return taken[below(taken.size())];
    return static_cast<Determiner>(below(static_cast<std::size_t>(Determiner::count)));
}

std::string PairMaker::withLittle(const SlotSpec& slot, const std::string& singular,
                                  const std::string& plural, bool single)
{
    const Determiner word = little(slot, single);
    m_pair.ingredients.littles.insert(word == Determiner::an ? Determiner::a : word);
    const bool vowel = std::string("aeiouAEIOU").find(singular[0]) != std::string::npos;
    switch (word) {
    case Determiner::a:
    case Determiner::an: return (vowel ? "an " : "a ") + singular;
    case Determiner::any: return "any " + singular;
    case Determiner::each: return "each " + singular;
    case Determiner::all: return "all " + plural;
    case Determiner::the: return "the " + singular;
    case Determiner::another: return "another " + singular;
    case Determiner::no: return "no " + singular;
    case Determiner::exactly: return "2 " + plural;
    case Determiner::upTo: return "up to 2 " + plural;
    case Determiner::anyNumber: return "any number of " + plural;
    default: return chance(90) && !single ? plural : singular;
    }
}

std::string PairMaker::fighterNoun(const SlotSpec& slot, int depth)
{
    struct Noun {
        Word word;
        const char *one, *many;
        bool single;
    };
    static constexpr Noun nouns[] = {{Word::opposingFighters, "opposing fighter", "opposing fighters", false},
                                     {Word::friendlyFighters, "friendly fighter", "friendly fighters", false},
                                     {Word::allFighters, "fighter", "fighters", false},
                                     {Word::named, "Clone", "Clones", false},
                                     {Word::named, "Bear", "Bear", true},
                                     {Word::named, "Probe", "Probe", true}};
    static constexpr Word fixed[] = {Word::thisFighter, Word::thatFighter, Word::yourHero,
                                     Word::ownFighters, Word::thatFighter, Word::heroOfPlayer};
    static constexpr Word fighting[] = {Word::attacker, Word::defender, Word::yourFighter,
                                        Word::opposingFighter};
    const bool combat = m_pair.timing != Timing::scheme;
    if (chance(combat ? 20 : 2)) {
        const Word word = oneOf(fighting);
        use(word);
        return std::string(rowOf(word).pattern);
    }
    if (chance(25)) return filled(oneOf(fixed), 0, depth + 1);
    const bool kind = slot.counts == counts(Count::bare) && chance(80); // one of a name isn't counted
    const Noun& noun = nouns[below(kind ? 4 : std::size(nouns))];
    use(noun.word);
    return withLittle(slot, noun.one, noun.many, noun.single);
}

std::string PairMaker::fighters(const SlotSpec& slot, int depth)
{
    std::string text = fighterNoun(slot, depth);
    if (depth < 3 && chance(depth > 1 ? 20 : 55)) text = suffixed(Sort::fighters, text, depth);
    return text;
}

std::string PairMaker::suffixed(Sort sort, std::string text, int depth)
{
    const auto& all = suffixes(sort);
    const Row& row = *all[below(all.size())];
    if (row.fits == Fits::inCombat && m_pair.timing == Timing::scheme && chance(90)) return text;
    return text + " " + filled(row.word, 1, depth + 1);
}

std::string PairMaker::spaces(const SlotSpec& slot, int depth)
{
    if (chance(12)) {
        use(Word::thatSpace);
        return "that space";
    }
    static constexpr std::pair<Word, const char*> nouns[] = {{Word::allSpaces, "space"},
                                                             {Word::allSpaces, "space"},
                                                             {Word::otherSpaces, "other space"},
                                                             {Word::emptySpaces, "empty space"}};
    const auto& [word, noun] = oneOf(nouns);
    use(word);
    std::string text = withLittle(slot, noun, std::string(noun) + "s", false);
    for (int more = 0; more < 2; ++more)
        if (depth < 3 && chance(60)) text = suffixed(Sort::spaces, text, depth);
    return text;
}

std::string PairMaker::placedCards(const SlotSpec& slot, int depth)
{
    const bool tagged = chance(30);
    const std::string noun = tagged ? name(Word::taggedCards) + " card" : "card";
    use(tagged ? Word::taggedCards : Word::allCards);
    std::string text = withLittle(slot, noun, noun + "s", false);
    if (chance(4)) return text;
    const bool discard = holds(slot.counts, Count::nobody) || chance(85)
                             ? (slot.places & places(CardPlace::discard)) &&
                                   (!(slot.places & places(CardPlace::hand)) || chance(50))
                             : chance(50);
    m_pair.ingredients.places.insert(discard ? CardPlace::discard : CardPlace::hand);
    const bool others =
        !discard &&
        (slot.owner == CardOwner::subject ? chance(80) : chance(slot.owner == CardOwner::you ? 8 : 35));
    if (others && slot.owner == CardOwner::subject && chance(85)) {
        use(Word::inHandOf);
        const std::string who = m_pair.line.empty() ? "" : "";
        text += " in " + who + "that player's hand";
    } else if (others) {
        use(Word::inHandOf);
        text += " in " + player(slotOf(Word::inHandOf, 1)) + "'s hand";
    } else {
        use(discard ? Word::inYourDiscard : Word::inYourHand);
        text += discard ? " in your discard pile" : " in your hand";
    }
    if (depth < 3 && chance(slot.attacking ? 80 : 25)) {
        const bool attack = slot.attacking || chance(50);
        text += " " + filled(attack ? Word::usableToAttackBy : Word::withValue, 1, depth + 1);
    }
    return text;
}

std::string PairMaker::cards(const SlotSpec& slot, int depth)
{
    if ((slot.places & places(CardPlace::scheme)) && m_pair.timing == Timing::scheme && chance(45)) {
        use(Word::thisCard);
        m_pair.ingredients.places.insert(CardPlace::scheme);
        return "this card";
    }
    const bool lying = slot.places & places(CardPlace::hand, CardPlace::discard);
    const bool fighting = slot.places & places(CardPlace::combat);
    if (lying && !holds(slot.counts, Count::one) ? chance(92) : lying ? chance(70) : chance(8))
        return placedCards(slot, depth);
    static constexpr Word combat[] = {Word::thisCard, Word::opposingCard, Word::attackCard, Word::thatCard};
    const Word word = fighting && chance(85) ? oneOf(combat) : Word::thatCard;
    use(word);
    if (word == Word::thatCard && chance(50)) m_pair.ingredients.places.insert(CardPlace::deckTop);
    if (word == Word::thisCard)
        m_pair.ingredients.places.insert(m_pair.timing == Timing::scheme ? CardPlace::scheme
                                                                         : CardPlace::combat);
    if (word == Word::opposingCard || word == Word::attackCard)
        m_pair.ingredients.places.insert(CardPlace::combat);
    return std::string(rowOf(word).pattern);
}

std::string PairMaker::number(int depth)
{
    if (depth > 3 || chance(30)) {
        use(Word::literal);
        return numeral();
    }
    static constexpr Word words[] = {Word::boostOf,          Word::printedValueOf, Word::numberOfFighters,
                                     Word::numberOfCards,    Word::damageDealt,    Word::thatNumber,
                                     Word::cardsDiscarded,   Word::healthOf,       Word::combatDamageTaken,
                                     Word::numberOfFighters, Word::numberOfCards,  Word::healthOf};
    static constexpr Word joining[] = {Word::perDiscarded, Word::perFighter, Word::perCard, Word::plus};
    if (chance(25)) {
        const Word word = oneOf(joining);
        use(Word::literal);
        return numeral() + " " + filled(word, 1, depth + 1);
    }
    return filled(oneOf(words), 0, depth + 1);
}

std::string PairMaker::condition(int depth)
{
    const auto& rows = openers(Sort::condition);
    // What is denied is often worded anew, most of all that there is somebody.
    if (depth < 3 && chance(12)) {
        use(Word::negation);
        return "not " + (chance(40) ? filled(Word::someFighter, 0, depth + 1) : condition(depth + 2));
    }
    for (;;) {
        const Row& row = *rows[below(rows.size())];
        if (row.word == Word::andBoth || row.word == Word::orEither) continue;
        if ((row.fits == Fits::inCombat || row.fits == Fits::afterResult) &&
            m_pair.timing == Timing::scheme && chance(90))
            continue;
        std::string text = filled(row.word, 0, depth);
        if (depth < 2 && chance(25)) {
            const Word join = chance(50) ? Word::andBoth : Word::orEither;
            use(join);
            text += (join == Word::andBoth ? " and " : " or ") + condition(depth + 2);
        }
        return text;
    }
}

/// Lines that offer something to whoever a text asks about.
std::vector<std::string> offerTo(const std::string& text)
{
    if (has(text, "that player did not"))
        return {"choose an opponent", "that player may discard a card in that player's hand"};
    if (has(text, "the opponent did not")) return {"the opponent may discard a card in the opponent's hand"};
    if (has(text, "you did")) return {"you may discard a card in your hand"};
    return {};
}

/// Mostly there is something for "that …" to mean.
void PairMaker::bindPronouns()
{
    const std::string& text = m_pair.line;
    const auto before = [&](const char* words, std::initializer_list<const char*> lines) {
        if (!has(text, words) || chance(8)) return;
        m_pair.before.insert(m_pair.before.end(), std::data(lines)[below(lines.size())]);
    };
    before("that fighter", {"choose an opposing fighter", "choose a friendly fighter", "choose a fighter"});
    if (!has(text, "that fighter")) before("another", {"choose an opposing fighter", "choose a Clone"});
    const std::vector<std::string> offer = offerTo(text);
    if (offer.size() < 2) before("that player", {"choose an opponent"});
    if (!has(text, "that card"))
        before("another card", {"choose a card in your hand", "discard a card in your hand"});
    if (!has(text, "that card"))
        before("another Wolf", {"choose a card in your hand", "choose a card in your discard pile"});
    const bool top = m_pair.ingredients.places.contains(CardPlace::deckTop);
    if (m_pair.act == Word::playAsAttack && has(text, "that card"))
        m_pair.before.insert(
            m_pair.before.end(),
            {"look at the opponent's hand",
             "choose a card in the opponent's hand that the opposing fighter may use to attack"});
    else if (top)
        before("that card", {"reveal the top card of your deck"});
    else
        before("that card", {"choose a card in your hand", "choose a card in your discard pile",
                             "discard a card in your hand"});
    before("that space", {"choose a space in a zone of Probe", "choose a space adjacent to a fighter"});
    if (has(text, "the chosen spaces"))
        m_pair.before.insert(m_pair.before.end(),
                             {"choose a space adjacent to Probe", "choose a space in a zone of Bear"});
    before("the number named", {"name a number"});
    before("the damage dealt", {"deal 1 damage to each opposing fighter"});
    before("card discarded", {"discard any number of cards in your hand"});
    before("cards discarded", {"discard any number of cards in your hand"});
    before("of them", {"look at the top 3 cards of your deck"});
    before("the others back", {"look at the top 3 cards of your deck"});
    before("the cards drawn", {"draw up to 3 cards"});
    // What is chosen afterwards says nothing of the offer.
    m_pair.before.insert(chance(40) ? m_pair.before.begin() : m_pair.before.end(), offer.begin(),
                         offer.end());
    if (m_pair.act == Word::playerMovesOther)
        m_pair.before.insert(m_pair.before.begin(), "move a Fog token up to 1 space");
}

void PairMaker::goOn()
{
    const std::string& text = m_pair.line;
    switch (m_pair.act) {
    case Word::chooseFighter: m_pair.below = {"deal 1 damage to that fighter"}; break;
    case Word::chooseCard:
        m_pair.below = {has(text, "discard pile") ? "return that card to your hand" : "discard that card"};
        break;
    case Word::chooseSpace: m_pair.below = {"place Probe on that space"}; break;
    case Word::choosePlayer: m_pair.below = {"that player draws 1 card"}; break;
    default: break;
    }
}

} // namespace fabletop::meaning
