// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/meaning/markers.h"

#include "tests/meaning/reference.h"

#include <QRegularExpression>
#include <array>
#include <map>

namespace fabletop::meaning {

namespace {

enum class Sign {
    one,
    each,
    all,
    another,
    anyNumber,
    upTo,
    exactly,
    opposing,
    friendly,
    ownFighters,
    that,
    adjacent,
    zone,
    except,
    yourHand,
    theirHand,
    discardPile,
    deck,
    discarding,
    drawing,
    may,
    damage,
    health,
    token,
    empty,
    atLeast,
    atMost,
    moving,
    placing,
    leaving,
    choosing,
    count
};

struct Marker {
    const char* name;
    std::array<const char*, 4> words; ///< EN, ES, FR, PT: regular expressions
    bool exact;                       ///< as often as it is meant; else at least as often
};

// clang-format off
constexpr Marker markers[] = {
    {"one", {"\\ban?\\b|\\bone\\b|\\bany\\b(?! (number|order))|\\banother\\b", "\\bun[oa]?\\b|\\btienes\\b|\\botr[oa]\\b|\\bcualquiera?\\b", "\\bune?\\b|\\bl’une?\\b|n’importe quel", "\\b[dn]?uma?\\b|\\b[dn]?outr[oa]\\b|\\bqualquer\\b"}, false},
    {"each", {"\\beach\\b", "\\bcada\\b", "\\bchaque\\b|\\bchacune?\\b", "\\bcada\\b|\\bpara cada\\b"}, true},
    {"all", {"\\ball\\b(?! effects)|\\bthe Clones\\b", "\\btod[oa]s\\b(?! los efectos)|(?<!tod[oa]s )\\blos Clones\\b", "\\btous\\b(?! les effets)|\\btoutes\\b|(?<!tous )\\b(les|aux|(?<!a )des) Clones\\b", "\\btod[oa]s\\b(?! os efeitos)|(?<!tod[oa]s )\\b([dna]?os) Clones\\b"}, true},
    {"another", {"\\banother\\b|\\bother\\b(?!s)", "\\botr[oa]s?\\b", "\\bautres?\\b(?! (sous|sur))", "\\b[dn]?outr[oa]s?\\b(?! (embaixo|ao))"}, true},
    {"any number", {"\\bany number\\b", "\\bcomo quieras\\b|\\bcualquier (número|cantidad)\\b", "\\bautant d|\\bn’importe quel nombre\\b", "\\bquant[oa]s\\b|\\bqualquer (número|quantidade)\\b"}, true},
    {"up to", {"\\b[Uu]p to\\b", "\\b[Hh]asta\\b", "\\b[Jj]usqu’à\\b|\\bau maximum\\b|\\bau plus\\b", "\\b[Aa]té\\b"}, false},
    {"2", {"\\b2\\b|\\btwo\\b", "\\b2\\b|\\bdos\\b", "\\b2\\b|\\bdeux\\b", "\\b2\\b|\\bdois\\b|\\bduas\\b"}, false},
    {"opposing", {"\\bopposing\\b(?! card)", "\\bdel oponente\\b|\\boponentes?\\b", "\\badverses?\\b", "\\binimig[oa]s?\\b"}, false},
    {"friendly", {"\\bfriendly\\b", "\\baliad[oa]s?\\b", "\\bami(e?s)?\\b|\\bamie\\b", "\\baliad[oa]s?\\b"}, true},
    {"your fighters", {"\\byour fighters\\b", "\\btus luchadores\\b", "\\bvos combattants\\b", "\\bseus combatentes\\b"}, true},
    {"that fighter", {"\\bthat fighter\\b", "\\b(ese luchador)\\b", "\\bce combattant\\b", "\\b([dn]?esse combatente)\\b"}, false},
    {"adjacent", {"\\badjacent\\b", "\\badyacentes?\\b", "\\badjacente?s?\\b", "\\badjacentes?\\b"}, true},
    {"zone", {"\\bzones?\\b", "\\bzonas?\\b", "\\bzones?\\b", "\\bzonas?\\b"}, true},
    {"except", {"\\bexcept\\b", "\\bexcepto\\b|\\bsalvo\\b|\\bmenos a?\\b", "\\bsauf\\b|\\bexcepté\\b", "\\bexceto\\b"}, false},
    {"your hand", {"\\byour hand\\b|\\bin hand\\b", "\\b(tu|la) mano\\b", "\\bvotre main\\b|\\ben main\\b", "\\b[dn]?a (sua )?mão\\b|\\bsua mão\\b|\\b[nà] ?(sua )?mão\\b"}, false},
    {"another's hand", {"\\bopponent's hand\\b", "\\bmano de (tu|ese) oponente\\b", "\\bmain de (votre|cet) adversaire\\b", "\\bmão d(o seu|esse) oponente\\b"}, false},
    {"discard pile", {"\\bdiscard pile\\b", "\\bpila de descartes?\\b", "\\bvotre défausse\\b", "\\bpilha de descartes?\\b"}, true},
    {"deck", {"\\bdeck\\b", "\\bmazo\\b", "\\bdeck\\b", "\\bbaralho\\b"}, false},
    {"discarding", {"\\b[Dd]iscard(s|ing|ed)?\\b(?! pile)", "\\b[Dd]escart(a|ar|as|adas?)\\b", "\\b[Dd]éfauss(ez|er|ées?)\\b|\\bdéfausse\\b(?! (est|dont|que))", "\\b[Dd]escart(e|ar|a|adas?)\\b"}, false},
    {"drawing", {"\\b[Dd]raw(s|ing|n)?\\b", "\\b[Rr]ob(a|ar|as|adas)\\b", "\\b[Pp]ioch(ez|er|e|ées)\\b", "\\b[Cc]ompr(e|ar|a|adas)\\b"}, true},
    {"may", {"\\b[Yy]ou may\\b", "\\b[Pp]uedes\\b", "\\b[Vv]ous pouvez\\b", "\\b[Vv]ocê pode\\b"}, true},
    {"damage", {"\\bdamage\\b", "\\bdaño\\b", "\\bdégâts?\\b", "\\bdano\\b"}, true},
    {"health", {"\\bhealth\\b", "\\bvida\\b", "\\bsanté\\b|\\bpoints? de vie\\b", "\\bvida\\b"}, true},
    {"token", {"\\btokens?\\b", "\\bfichas?\\b", "\\bjetons?\\b", "\\bfichas?\\b"}, true},
    {"empty", {"\\bempty\\b|\\bwithout a fighter\\b", "\\bvacías?\\b|\\blibres?\\b", "\\bvides?\\b|\\blibres?\\b", "\\bvazi[oa]s?\\b|\\blivres?\\b"}, true},
    {"at least", {"\\bat least\\b", "\\b(al|como) (menos|mínimo)\\b|\\bo más\\b|\\bmayor o igual\\b", "\\bau moins\\b|\\bau minimum\\b|\\bou plus\\b|\\bsupérieure?s? ou éga(le?|ux)\\b", "\\b(ao|pelo|no) (menos|mínimo)\\b|\\bou mais\\b|\\bmaior ou igual\\b"}, true},
    {"at most", {"\\bat most\\b", "\\b(como|a lo) (máximo|más|sumo)\\b|\\bo menos\\b|\\bmenor o igual\\b", "\\bau plus\\b|\\bau maximum\\b|\\bou moins\\b|\\binférieure?s? ou éga(le?|ux)\\b", "\\b(no|ao) máximo\\b|\\bou menos\\b|\\bmenor ou igual\\b"}, false},
    {"moving", {"\\b[Mm]ov(e|es|ing)\\b", "\\b[Mm]uev(e|es)\\b|\\bmover\\b", "\\b[Dd]éplac(ez|er|e)\\b", "\\b[Mm]ov(a|er|e)\\b"}, true},
    {"placing", {"\\b[Pp]lac(e|es|ing)\\b", "\\b[Cc]oloc(a|ar)\\b", "\\b([Pp]|[Rr]ep)lac(ez|er|e)\\b", "\\b[Cc]olo(que|car|ca)\\b"}, false},
    {"leaving", {"\\bleaves?\\b", "\\babandon(an?|en?)\\b", "\\bquitte(r|nt)?\\b", "\\bdeix(am?|ar(em)?)\\b"}, true},
    {"choosing", {"\\b[Cc]hoose\\b", "\\b[Ee]lige\\b", "\\b[Cc]hoisissez\\b", "\\b[Ee]scolha\\b"}, true},
};
// clang-format on
static_assert(std::size(markers) == static_cast<std::size_t>(Sign::count));

using Demands = std::array<int, static_cast<std::size_t>(Sign::count)>;

class Reader {
public:
    Demands read(const std::vector<Node>& lines)
    {
        for (const Node& node : lines)
            line(node);
        return m_demands;
    }

private:
    void ask(Sign sign) { ++m_demands[static_cast<std::size_t>(sign)]; }

    void line(const Node& node)
    {
        phrase(node);
        for (const Node& below : node.block)
            line(below);
        for (const Node& below : node.otherwise)
            line(below);
    }

    void phrase(const Node& node)
    {
        const bool denied = node.word == Word::negation;
        if (denied && node.parts[0].word == Word::negation) return phrase(node.parts[0].parts[0]);
        if (denied && (opposite(node.parts[0]) || ofNone(node.parts[0]))) return;
        little(node);
        bare(node);
        word(node);
        nearAll(node);
        // "Place that fighter on a space of its zone" doesn't say twice whom.
        const bool one = node.word == Word::place && (node.parts[0].word == Word::thatFighter ||
                                                      node.parts[0].word == Word::opposingFighter);
        if (one && node.parts[1].word == Word::spacesInZoneOf &&
            node.parts[1].parts[1].word == node.parts[0].word)
            for (Sign sign : meant(node.parts[0].word))
                --m_demands[static_cast<std::size_t>(sign)];
        for (const Node& part : node.parts)
            if (node.word == Word::exceptFighters && &part == &node.parts[1])
                leftOut(part);
            else if (node.word == Word::orFighters && isEachOfOne(part))
                noun(part); // "each Bear or Clone": "the Bear and …"
            else
                phrase(part);
    }

    [[nodiscard]] static bool isEachOfOne(const Node& who)
    {
        return who.word == Word::named && !who.text.starts_with("Clone") &&
               who.determiner == Determiner::each;
    }

    /// "Adjacent to your fighters" and "to the Clones" would be heard of any of them.
    void nearAll(const Node& node)
    {
        const Node* to = comparedWith(node);
        if (to && headOf(*to).word == Word::ownFighters) ask(Sign::all);
        const bool kind = to && headOf(*to).word == Word::named &&
                          headOf(*to).determiner == Determiner::all && headOf(*to).text.starts_with("Clone");
        if (!kind) return;
        ask(Sign::each);
        --m_demands[static_cast<std::size_t>(Sign::all)]; // which the little word asks for by itself
    }

    /// Those that another thing is near to; none where it isn't said to be near.
    [[nodiscard]] static const Node* comparedWith(const Node& node)
    {
        switch (node.word) {
        case Word::adjacentTo:
        case Word::inZoneOf:
        case Word::spacesAdjacentTo:
        case Word::spacesInZoneOf:
        case Word::isAdjacent:
        case Word::isInZone: return &node.parts[1];
        case Word::within: return &node.parts[2];
        default: return nullptr;
        }
    }

    /// "Except a Clone" leaves out all Clones, and is said so.
    void leftOut(Node node)
    {
        if (node.word == Word::orFighters) {
            for (const Node& part : node.parts)
                leftOut(part);
            return;
        }
        Node* head = &node;
        while (headOf(*head).word != head->word)
            head = &head->parts[0];
        const bool some = head->determiner == Determiner::a || head->determiner == Determiner::an ||
                          head->determiner == Determiner::any;
        if (some) head->determiner = Determiner::none;
        if (some) bareNoun(node);
        phrase(node);
    }

    /// "Not at least" is less, "not there is a card" is no card: other words say it.
    bool opposite(const Node& node)
    {
        const bool measured = node.word == Word::atLeast || node.word == Word::atMost;
        const bool some = node.word == Word::someFighter || node.word == Word::someCard;
        const Determiner little = some ? headOf(node.parts[0]).determiner : Determiner::none;
        if (!measured && (!some || little == Determiner::another)) return false;
        for (const Node& part : node.parts)
            some ? noun(part) : phrase(part);
        return true;
    }

    /// "Not a Clone is …" is "no Clone is …".
    bool ofNone(const Node& node)
    {
        const bool tells = node.word == Word::isAdjacent || node.word == Word::isInZone ||
                           node.word == Word::isOnToken || node.word == Word::beganOnToken ||
                           node.word == Word::beganElsewhere || node.word == Word::isHero ||
                           node.word == Word::isOnBattlefield || node.word == Word::sameFighter;
        if (!tells || !isOne(node.parts[0]) || node.parts[0].word == Word::orFighters) return false;
        word(node);
        noun(node.parts[0]);
        nearAll(node);
        if (node.parts.size() > 1) phrase(node.parts[1]);
        return true;
    }

    /// Without its little word.
    void noun(Node node)
    {
        Node* head = &node;
        while (headOf(*head).word != head->word)
            head = &head->parts[0];
        head->determiner = Determiner::none;
        phrase(node);
    }

    /// Where "all" is meant and needn't be written.
    void bare(const Node& node)
    {
        const bool each = node.word == Word::moveEach || node.word == Word::moveEachThrough;
        if (!each && node.word != Word::exceptFighters) return;
        bareNoun(node.parts[each ? 0 : 1]);
    }

    void bareNoun(const Node& phrase)
    {
        if (phrase.word == Word::orFighters) return bareNoun(phrase.parts[0]), bareNoun(phrase.parts[1]);
        if (headOf(phrase).word != phrase.word) return bareNoun(phrase.parts[0]);
        const Node& who = phrase;
        const bool several = who.word == Word::opposingFighters || who.word == Word::friendlyFighters ||
                             who.word == Word::allFighters ||
                             (who.word == Word::named && who.text.starts_with("Clone"));
        if (several && who.determiner == Determiner::none) ask(Sign::all);
    }

    void little(const Node& node)
    {
        const bool alone = node.word == Word::named && !node.text.starts_with("Clone");
        if (alone && node.determiner == Determiner::all) return; // there is only one
        switch (node.determiner) {
        case Determiner::a:
        case Determiner::an:
        case Determiner::any: return ask(Sign::one);
        case Determiner::each: return ask(Sign::each);
        case Determiner::all: return ask(Sign::all);
        case Determiner::another: return ask(Sign::another);
        case Determiner::anyNumber: return ask(Sign::anyNumber);
        case Determiner::upTo: ask(Sign::upTo); return ask(Sign::exactly);
        case Determiner::exactly: return ask(Sign::exactly);
        default: return;
        }
    }

    void word(const Node& node)
    {
        for (Sign sign : meant(node.word))
            ask(sign);
        if (node.word == Word::place && areSeveral(node.parts[0]) && isOne(node.parts[1])) ask(Sign::each);
        const bool moves = node.word == Word::move || node.word == Word::moveThrough;
        if (moves && areSeveral(node.parts[0]) && node.parts[1].word == Word::literal) ask(Sign::each);
        if (node.word == Word::playerMayDiscard && node.parts[0].word == Word::you) ask(Sign::may);
    }

    /// Several on "a space" are on one each.
    [[nodiscard]] static bool areSeveral(const Node& who)
    {
        if (who.word == Word::orFighters) return areSeveral(who.parts[1]);
        const Node& head = headOf(who);
        const bool alone = head.word == Word::named && !head.text.starts_with("Clone");
        if (alone) return false;
        switch (head.determiner) {
        case Determiner::exactly:
        case Determiner::upTo:
        case Determiner::anyNumber:
        case Determiner::all: return true;
        default: return head.word == Word::ownFighters;
        }
    }

    [[nodiscard]] static bool isOne(const Node& where)
    {
        const Determiner little = headOf(where).determiner;
        return little == Determiner::a || little == Determiner::an || little == Determiner::any;
    }

    /// What a word says whatever stands in its slots.
    [[nodiscard]] static std::vector<Sign> meant(Word word)
    {
        using enum Sign;
        switch (word) {
        case Word::deal: return {damage};
        case Word::recover:
        case Word::setHealth:
        case Word::healthOf: return {health};
        case Word::leaveBattlefield: return {leaving};
        case Word::preventDamage:
        case Word::damageDealt:
        case Word::combatDamageTaken: return {damage};
        case Word::move: return {moving, upTo};
        case Word::moveThrough: return {moving, upTo, opposing};
        case Word::moveEach: return {moving, upTo, each};
        case Word::moveEachThrough: return {moving, upTo, each, opposing};
        case Word::place:
        case Word::comeBack: return {placing};
        case Word::placeTokens: return {placing, token, each};
        case Word::placeToken:
        case Word::placeTokenOf: return {placing, token};
        case Word::placeEachToken: return {placing, token, may, anyNumber, each};
        case Word::moveToken:
        case Word::playerMovesToken: return {moving, token, upTo};
        case Word::playerMovesOther: return {moving, token, upTo, another};
        case Word::draw:
        case Word::playerDraws: return {drawing};
        case Word::drawUpTo: return {drawing, upTo};
        case Word::keepOne: return {drawing, deck};
        case Word::discardTop: return {discarding, deck};
        case Word::revealTop:
        case Word::lookAtTop:
        case Word::putThemBack: return {deck};
        case Word::putOnDeck: return {deck, yourHand};
        case Word::fetchCard: return {deck, discardPile, yourHand};
        case Word::takeThat:
        case Word::takeAllToHand:
        case Word::takeOfThem: return {yourHand};
        case Word::discardAny: return {discarding, anyNumber};
        case Word::discardThat:
        case Word::discardRandom:
        case Word::playerDiscards:
        case Word::playerMayDiscard:
        case Word::cardsDiscarded: return {discarding};
        case Word::perDiscarded: return {discarding, each};
        case Word::perFighter:
        case Word::perCard:
        case Word::forEach: return {each};
        case Word::eachOpponent: return {each};
        case Word::youMay: return {may};
        case Word::chooseFighter:
        case Word::chooseCard:
        case Word::chooseSpace:
        case Word::choosePlayer:
        case Word::chooseForm:
        case Word::chooseOne:
        case Word::chooseTwo: return {choosing};
        case Word::opposingFighters:
        case Word::opposingFighter: return {opposing};
        case Word::friendlyFighters: return {friendly};
        case Word::ownFighters: return {ownFighters};
        case Word::thatFighter: return {that};
        case Word::adjacentTo:
        case Word::spacesAdjacentTo:
        case Word::spacesBeside:
        case Word::isAdjacent: return {adjacent};
        case Word::inZoneOf:
        case Word::spacesInZoneOf:
        case Word::isInZone: return {zone};
        case Word::exceptFighters: return {except};
        case Word::inYourDiscard: return {discardPile};
        case Word::onToken:
        case Word::withToken:
        case Word::withoutToken:
        case Word::isOnToken:
        case Word::beganOnToken: return {token};
        case Word::emptySpaces:
        case Word::withoutFighter: return {empty};
        case Word::otherSpaces: return {another};
        case Word::beganElsewhere: return {another};
        case Word::atLeast: return {atLeast};
        case Word::atMost: return {atMost};
        default: return {};
        }
    }

    Demands m_demands{};
};

const QRegularExpression& pattern(std::size_t sign, Language language)
{
    static const auto all = [] {
        std::vector<std::array<QRegularExpression, 4>> made(std::size(markers));
        for (std::size_t i = 0; i < std::size(markers); ++i)
            for (std::size_t l = 0; l < 4; ++l) {
                made[i][l] = QRegularExpression(QString::fromUtf8(markers[i].words[l]),
                                                QRegularExpression::UseUnicodePropertiesOption |
                                                    QRegularExpression::CaseInsensitiveOption);
                made[i][l].optimize();
            }
        return made;
    }();
    return all[sign][index(language)];
}

} // namespace

std::string misread(const std::vector<Node>& lines, const std::string& prose, Language language)
{
    const Demands demands = Reader().read(lines);
    const QString text = QString::fromStdString(prose);
    for (std::size_t i = 0; i < demands.size(); ++i) {
        if (demands[i] == 0 && !markers[i].exact) continue;
        int found = 0;
        for (auto match = pattern(i, language).globalMatch(text); match.hasNext(); match.next())
            ++found;
        if (found < demands[i] || (markers[i].exact && found != demands[i]))
            return std::string("“") + markers[i].name + "” " + std::to_string(found) + " times, meant " +
                   std::to_string(demands[i]) + " times";
    }
    return {};
}

} // namespace fabletop::meaning
