#include "model/language/prose/prosewriter.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// "{0}, {1}" with both put in.
std::string put(std::string_view pattern, const std::string& first, const std::string& second = {})
{
    std::string text(pattern);
    replaceAll(text, "{0}", first);
    replaceAll(text, "{1}", second);
    return text;
}

bool structural(Word word)
{
    return word == Word::ifThen || word == Word::youMay || word == Word::forEach || word == Word::chooseOne || word == Word::chooseTwo
           || word == Word::nextTurnDo;
}

/// Clauses about somebody else than "you".
bool hasSubject(Word word)
{
    return word == Word::playerDiscards || word == Word::playerMayDiscard || word == Word::playerDraws || word == Word::discardRandom || word == Word::revealHand;
}

/// One fighter said twice in a clause.
bool sameFighter(const Phrase& one, const Phrase& other)
{
    return one.parts.empty() && other.parts.empty() && one.word == other.word && one.number == other.number;
}

bool isPlaceOf(Word word) { return word == Word::spacesInZoneOf || word == Word::spacesAdjacentTo; }

bool isCounted(Word word) { return word == Word::perFighter || word == Word::perCard || word == Word::perDiscarded; }

/// Upper case for a first letter of these four languages.
std::string capital(std::string_view text)
{
    std::string out(text);
    if (out.empty()) return out;
    const auto c = static_cast<unsigned char>(out.front());
    if (c >= 'a' && c <= 'z') out.front() = static_cast<char>(c - 32);
    const bool latin = c == 0xC3 && out.size() > 1 && static_cast<unsigned char>(out[1]) >= 0xA0;
    if (latin) out[1] = static_cast<char>(static_cast<unsigned char>(out[1]) - 0x20);
    return out;
}

/// A sentence inside another begins small; the words that begin sentences here are plain letters.
std::string lowered(std::string text)
{
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') text.front() = static_cast<char>(text.front() + 32);
    return text;
}

/// French: what "le" and "de" elide before. An h is mute or not by the word, not by the letter.
bool startsWithVowel(std::string_view text)
{
    constexpr std::array<std::string_view, 23> vowels{"a", "e", "i", "o", "u", "A", "E", "I", "O", "U", "é", "É", "è",
                                                      "ê", "Ê", "à", "â", "î", "ô", "œ", "Œ", "Homme ", "homme "};
    return std::any_of(vowels.begin(), vowels.end(), [&](std::string_view vowel) { return text.starts_with(vowel); });
}

/// French: "de Ivan" → "d'Ivan".
void elide(std::string& text)
{
    for (std::string_view word : {" de ", " le ", " la ", " que "}) {
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
            if (!startsWithVowel(std::string_view(text).substr(at + word.size()))) continue;
            text.replace(at + word.size() - 2, 2, "'");
        }
    }
}

/// French as it is printed: curly apostrophes, and no line begins with a sign that a space stands before.
void setInFrench(std::string& text)
{
    replaceAll(text, "'", "\u2019");
    replaceAll(text, " ;", "\u00A0;");
    replaceAll(text, " :", "\u00A0:");
    replaceAll(text, " !", "\u00A0!");
    replaceAll(text, " ?", "\u00A0?");
}

} // namespace

std::string ProseWriter::text(const std::vector<Phrase>& block) const
{
    std::string out;
    for (std::size_t i = 0; i < block.size();) {
        std::size_t stop = i + 1;
        std::string one;
        if (structural(block[i].word)) {
            one = sentence(block[i]);
        } else {
            one = clause(block[i], Form::imperative);
        }
        out += (out.empty() ? "" : " ") + finish(one);
        i = stop;
    }
    return out;
}

std::string ProseWriter::sentence(const Phrase& phrase) const
{
    switch (phrase.word) {
    case Word::ifThen: return conditional(phrase);
    case Word::youMay: return optional(phrase);
    case Word::forEach: return put(m_tongue.forEachDo, this->phrase(phrase.parts[0]), clauses(phrase.block, 0, phrase.block.size(), Form::imperative));
    case Word::nextTurnDo: return put(m_tongue.nextTurn, clauses(phrase.block, 0, phrase.block.size(), Form::imperative));
    case Word::chooseOne: case Word::chooseTwo: return options(phrase);
    default: return clause(phrase, Form::imperative);
    }
}

std::string ProseWriter::conditional(const Phrase& outer) const
{
    // An "if" that holds nothing but another "if" is one with two conditions.
    Phrase phrase = outer;
    while (phrase.otherwise.empty() && phrase.block.size() == 1 && phrase.block[0].word == Word::ifThen && phrase.block[0].otherwise.empty()) {
        Phrase both = phrase.block[0];
        Phrase condition;
        condition.word = Word::andBoth;
        condition.parts = {phrase.parts[0], both.parts[0]};
        both.parts[0] = condition;
        phrase = both;
    }
    const bool mayInside = phrase.block.size() == 1 && phrase.block[0].word == Word::youMay;
    const std::string then = mayInside ? optional(phrase.block[0]) : clauses(phrase.block, 0, phrase.block.size(), Form::imperative);
    std::string out = put(m_tongue.ifThen, this->phrase(phrase.parts[0]), mayInside ? lowered(then) : then);
    if (!phrase.otherwise.empty())
        out += ". " + capital(put(m_tongue.otherwise, clauses(phrase.otherwise, 0, phrase.otherwise.size(), Form::imperative)));
    return out;
}

std::string ProseWriter::optional(const Phrase& phrase) const
{
    const auto& block = phrase.block;
    const bool choiceFirst = block.front().word == Word::chooseFighter || block.front().word == Word::chooseCard
                             || block.front().word == Word::chooseSpace || block.front().word == Word::discardThat;
    if (!choiceFirst || block.size() == 1) return put(m_tongue.mayDo, clauses(block, 0, block.size(), Form::infinitive));
    const std::string first = put(m_tongue.mayDo, clause(block.front(), Form::infinitive));
    return first + ". " + put(m_tongue.ifYouDo, clauses(block, 1, block.size(), Form::imperative));
}

std::string ProseWriter::options(const Phrase& phrase) const
{
    std::string list;
    for (std::size_t i = 0; i < phrase.block.size(); ++i) {
        if (i > 0) list += m_tongue.between;
        list += clauses(phrase.block[i].block, 0, phrase.block[i].block.size(), Form::imperative);
    }
    return put(phrase.word == Word::chooseTwo ? m_tongue.chooseTwo : m_tongue.chooseOne, list);
}

/// "draw 1 card, move this fighter up to 2 spaces and gain 1 action".
std::string ProseWriter::clauses(const std::vector<Phrase>& block, std::size_t from, std::size_t to, Form form) const
{
    std::string out;
    for (std::size_t i = from; i < to; ++i) {
        const bool turns = i > from && hasSubject(block[i - 1].word) && !hasSubject(block[i].word);
        if (i > from) out += turns ? m_tongue.then : i + 1 == to ? m_tongue.and_ : std::string_view(", ");
        out += structural(block[i].word) ? lowered(sentence(block[i])) : clause(block[i], form);
    }
    return out;
}

std::string ProseWriter::clause(const Phrase& phrase, Form form) const { return this->phrase(phrase, form); }

std::string ProseWriter::phrase(const Phrase& phrase, Form form) const
{
    if (phrase.word == Word::literal) return std::to_string(phrase.number);
    if (phrase.word == Word::named) return nameOf(phrase);
    if (phrase.word == Word::withoutFighter && !phrase.parts.empty() && isPlaceOf(phrase.parts[0].word)) {
        // "a space without a fighter in the zone of …": said last, it would be said of the one whose zone it is.
        Phrase turned = phrase.parts[0];
        Phrase bare = phrase;
        bare.parts[0] = turned.parts[0];
        turned.parts[0] = bare;
        return this->phrase(turned, form);
    }
    if (phrase.word == Word::someCard) {
        // "there is a card in that opponent's hand with that value" would be said of the opponent: somebody has it.
        if (const Phrase* hand = handIn(phrase.parts[0])) {
            const std::string cards = this->phrase(withoutHand(phrase.parts[0]));
            return hand->word == Word::inHandOf ? put(m_tongue.holds, cards, this->phrase(hand->parts[1])) : put(m_tongue.youHold, cards);
        }
    }
    if (const NounPhrase* noun = nounPhrase(phrase.word)) {
        switch (phrase.determiner) {
        case Determiner::a: case Determiner::an: return fill(noun->a, phrase, form);
        case Determiner::all: return fill(noun->all, phrase, form);
        case Determiner::each: return fill(noun->each, phrase, form);
        case Determiner::any: return fill(noun->any, phrase, form);
        default: return fill(noun->plural, phrase, form);
        }
    }
    return fill(wording(phrase), phrase, form);
}

/// The template, or the one for a case that would read badly with it.
std::string_view ProseWriter::wording(const Phrase& phrase) const
{
    const Word number = phrase.parts.empty() ? Word::none : phrase.parts[0].word;
    if (phrase.word == Word::addToCard && number != Word::literal && !isCounted(number))
        return phrase.parts[1].word == Word::thisCard ? m_tongue.addToThis : m_tongue.addValue;
    if (phrase.word == Word::deal && number != Word::literal) return m_tongue.dealCounted;
    if (phrase.word == Word::withValue && phrase.parts[1].word == Word::thatNumber) return m_tongue.ofThatValue;
    return templateOf(phrase.word);
}

std::string ProseWriter::fill(std::string_view text, const Phrase& phrase, Form form) const
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{') {
            const std::size_t stop = text.find('}', i);
            out += slot(text.substr(i + 1, stop - i - 1), phrase);
            i = stop;
        } else if (text[i] == '[') {
            const std::size_t bar = text.find('|', i);
            const std::size_t stop = text.find(']', i);
            out += form == Form::imperative ? text.substr(i + 1, bar - i - 1) : text.substr(bar + 1, stop - bar - 1);
            i = stop;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string ProseWriter::slot(std::string_view name, const Phrase& phrase) const
{
    const LocalName* kind = kindOf(phrase.number);
    const std::size_t gender = kind && kind->gender == Gender::feminine ? 1 : 0;
    if (name == "name") return kind ? kind->text : "";
    if (name == "aname") return put(m_tongue.aName[gender], kind ? kind->text : "");
    if (name == "form") return formName(static_cast<std::size_t>(phrase.number));
    if (name == "theform") return theForm(static_cast<std::size_t>(phrase.number));
    if (name == "token") return tokenName(phrase.number);
    if (name == "card") return m_hero.cards[static_cast<std::size_t>(phrase.number)].name.text(m_tongue.language);
    if (name == "mark" || name == "themark") return markName(phrase.number, name == "themark");
    if (name == "o") return gender ? "a" : "o";
    if (name == "o0") return !phrase.parts.empty() && isFeminine(phrase.parts[0]) ? "a" : "o";
    if (name == "a0") return !phrase.parts.empty() && isFeminine(phrase.parts[0]) ? "a" : "";
    if (name == "il0") return !phrase.parts.empty() && isFeminine(phrase.parts[0]) ? "elle" : "il";
    if (name == "e") return gender ? "e" : "";
    if (name == "f0") return !phrase.parts.empty() && isFeminine(phrase.parts[0]) ? "e" : "";
    const std::size_t part = static_cast<std::size_t>(name[0] - '0');
    if (part >= phrase.parts.size()) return {};
    const std::size_t colon = name.find(':');
    if (colon != std::string_view::npos) return amount(phrase.parts[part], name.substr(colon + 1));
    // A player's own hand goes without saying, and a card is not named twice in one clause.
    const bool discards = phrase.word == Word::playerDiscards || phrase.word == Word::playerMayDiscard;
    if (discards && part == 1) return this->phrase(withoutHand(phrase.parts[1]));
    const Phrase& child = phrase.parts[part];
    const bool each = phrase.word == Word::moveEach || phrase.word == Word::moveEachThrough;
    if (each && part == 0 && child.word == Word::named) return severalOf(child);
    if (phrase.word == Word::protectCards && child.word == Word::orFighters)
        return this->phrase(child.parts[0]) + std::string(m_tongue.orOf) + this->phrase(child.parts[1]);
    const bool ownZone = phrase.word == Word::place && part == 1 && child.word == Word::spacesInZoneOf && !m_tongue.ownZone.empty();
    if (ownZone && sameFighter(child.parts[1], phrase.parts[0])) return put(m_tongue.ownZone, this->phrase(child.parts[0]));
    const bool its = phrase.word == Word::setPrinted && child.word == Word::boostOf && child.parts[0].word == phrase.parts[0].word;
    if (its) return std::string(m_tongue.itsBoost);
    // Where "this card" and "that card" are the same words, the boost of that card is "its".
    const bool boostsThis = phrase.word == Word::addToCard && part == 0 && child.word == Word::boostOf && phrase.parts[1].word == Word::thisCard;
    if (boostsThis && child.parts[0].word == Word::thatCard && templateOf(Word::thatCard) == templateOf(Word::thisCard))
        return std::string(m_tongue.itsBoost);
    const bool per = phrase.word == Word::perFighter || phrase.word == Word::perCard;
    return per && part == 1 ? counted(phrase.parts[part]) : this->phrase(phrase.parts[part]);
}

Phrase ProseWriter::withoutHand(const Phrase& cards)
{
    if (cards.word == Word::inHandOf || cards.word == Word::inYourHand) return cards.parts[0];
    Phrase copy = cards;
    if (!copy.parts.empty()) copy.parts[0] = withoutHand(cards.parts[0]);
    return copy;
}

/// The "in a hand" that these cards are picked from, or none.
const Phrase* ProseWriter::handIn(const Phrase& cards)
{
    if (cards.word == Word::inHandOf || cards.word == Word::inYourHand) return &cards;
    return cards.parts.empty() ? nullptr : handIn(cards.parts[0]);
}

bool ProseWriter::isFeminine(const Phrase& fighters) const
{
    if (fighters.word != Word::named) return !fighters.parts.empty() && isFeminine(fighters.parts[0]);
    const LocalName* kind = kindOf(fighters.number);
    return kind && kind->gender == Gender::feminine;
}

/// "2 damage", "1 damage for each guard …", "damage equal to …".
std::string ProseWriter::amount(const Phrase& number, std::string_view key) const
{
    const auto noun = std::find_if(m_tongue.nouns.begin(), m_tongue.nouns.end(), [&](const Noun& n) { return n.key == key; });
    if (noun == m_tongue.nouns.end()) return phrase(number);
    const auto literal = [&](int count) { return std::to_string(count) + " " + std::string(count == 1 ? noun->one : noun->many); };
    if (number.word == Word::literal) return literal(number.number);
    if (!isCounted(number.word) || number.parts[0].word != Word::literal) return put(noun->equalTo, phrase(number));
    const std::string whole = fill(templateOf(number.word), number, Form::imperative);
    const std::string digits = std::to_string(number.parts[0].number);
    return literal(number.parts[0].number) + whole.substr(std::min(digits.size(), whole.size()));
}

/// What stands behind "for each": its own each-form, without the word for "each" where the tongue has said it.
std::string ProseWriter::counted(const Phrase& thing) const
{
    Phrase single = thing;
    Phrase* target = &single;
    while (!target->parts.empty() && target->word != Word::named) target = &target->parts[0];
    target->determiner = Determiner::each;
    const std::string text = phrase(single);
    const std::string_view each = m_tongue.perEach;
    const bool said = each.find("each") != std::string_view::npos || each.find("cada") != std::string_view::npos;
    return said ? text.substr(text.find(' ') + 1) : text;
}

std::string ProseWriter::formName(std::size_t form) const
{
    return form < m_hero.forms.size() ? m_hero.forms[form].name.text(m_tongue.language) : std::string();
}

/// With the article its name takes in a sentence: "del Dr. Jekyll", but "de Mr. Hyde".
std::string ProseWriter::theForm(std::size_t form) const
{
    if (form >= m_hero.forms.size()) return {};
    const LocalName& name = m_hero.forms[form].name.in(m_tongue.language);
    return name.article ? put(m_tongue.theName[name.gender == Gender::feminine ? 1 : 0], name.text) : name.text;
}

/// A tag, or a form that cards are for.
std::string ProseWriter::markName(int mark, bool article) const
{
    if (mark < 16) return m_hero.tagNames[static_cast<std::size_t>(mark)].text(m_tongue.language);
    const auto form = static_cast<std::size_t>(mark - 16);
    return article ? theForm(form) : formName(form);
}

std::string ProseWriter::tokenName(int numbers) const
{
    for (std::size_t i = 0; i < m_hero.tokens.size(); ++i)
        if (numbers >> i & 1) return m_hero.tokens[i].name.text(m_tongue.language);
    return {};
}

std::string ProseWriter::nameOf(const Phrase& named) const
{
    const LocalName* kind = kindOf(named.number);
    if (!kind) return {};
    const std::size_t gender = kind->gender == Gender::feminine ? 1 : 0;
    const bool several = (named.number & (named.number - 1)) != 0;
    switch (named.determiner) {
    case Determiner::a: case Determiner::an: return put(m_tongue.aName[gender], kind->text);
    case Determiner::each: return put(m_tongue.eachName[gender], kind->text);
    case Determiner::the: return put(m_tongue.theName[gender], kind->text);
    default: return kind->article && !several ? put(m_tongue.theName[gender], kind->text) : kind->text;
    }
}

/// "the Harpies"; the one name where there is no other.
std::string ProseWriter::severalOf(const Phrase& named) const
{
    const LocalName* kind = kindOf(named.number);
    const bool several = kind && (named.number & (named.number - 1)) != 0 && !kind->plural.empty();
    return several ? put(m_tongue.theNames[kind->gender == Gender::feminine ? 1 : 0], kind->plural) : nameOf(named);
}

const LocalName* ProseWriter::kindOf(int numbers) const
{
    for (std::size_t i = 0; i < m_hero.fighters.size(); ++i)
        if (numbers >> i & 1) return &m_hero.fighters[i].name.in(m_tongue.language);
    return nullptr;
}

std::string_view ProseWriter::templateOf(Word word) const
{
    for (const Template& t : m_tongue.templates)
        if (t.word == word) return t.text;
    return {};
}

const NounPhrase* ProseWriter::nounPhrase(Word word) const
{
    for (const NounPhrase& noun : m_tongue.nounPhrases)
        if (noun.word == word) return &noun;
    return nullptr;
}

std::string ProseWriter::finish(std::string sentence) const
{
    sentence = " " + sentence;
    if (m_tongue.elides) elide(sentence); // first: "de l'Homme", never "du Homme"
    for (const Contraction& contraction : m_tongue.contractions) replaceAll(sentence, contraction.from, contraction.to);
    if (m_tongue.elides) setInFrench(sentence);
    sentence.erase(0, 1);
    return capital(sentence) + ".";
}

bool canSay(const Tongue& tongue, Word word)
{
    const bool inTemplates = std::any_of(tongue.templates.begin(), tongue.templates.end(), [&](const Template& t) { return t.word == word; });
    const bool inNouns = std::any_of(tongue.nounPhrases.begin(), tongue.nounPhrases.end(), [&](const NounPhrase& n) { return n.word == word; });
    return inTemplates || inNouns || word == Word::literal || word == Word::named;
}

} // namespace fabletop
