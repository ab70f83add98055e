// SPDX-License-Identifier: GPL-3.0-or-later
// "You may" before every act that a hero's text can hold: what one may do is a verb of one's own, also where
// the act tells what somebody else does.

#include "model/content/catalogue.h"
#include "model/language/prose/prose.h"
#include "model/language/prose/prosewriter.h"
#include "model/language/reading/vocabulary.h"

#include <QTest>
#include <set>

using namespace fabletop;

namespace {

struct Offer {
    Word word;
    const char* moment;
    const char* before; ///< lines that the act needs before it
    const char* line;
    const char* says[4]; ///< how it goes on behind "You may": EN, ES, FR, PT
};

// clang-format off
constexpr Offer offers[] = {
    {Word::deal, "during combat", "", "deal 2 damage to the opposing fighter", {"deal 2 damage to the opposing", "hacer 2 de daño al luchador", "infliger 2 dégâts au combattant adverse", "causar 2 de dano ao combatente"}},
    {Word::recover, "during combat", "", "Testa recovers 2 health", {"have Testa recover 2 health", "hacer que Testa recupere 2 de", "faire récupérer 2 points de vie", "fazer Testa recuperar 2 de vida"}},
    {Word::recover, "during combat", "", "your hero recovers 2 health", {"have your hero recover 2 health", "hacer que tu héroe recupere 2", "faire récupérer 2 points de vie", "fazer seu herói recuperar 2 de"}},
    {Word::recover, "during combat", "", "your fighters recover 2 health", {"have your fighters recover 2 health", "hacer que tus luchadores recuperen 2", "faire récupérer 2 points de vie", "fazer seus combatentes recuperarem 2 de"}},
    {Word::setHealth, "during combat", "", "set the health of your hero to 5", {"set the health of your hero", "cambiar la vida de tu héroe a", "faire passer la santé de votre", "mudar a vida do seu herói para"}},
    {Word::takeForm, "during combat", "", "take the form Angry", {"take the form of Angry", "adoptar la forma de Angry", "prendre la forme d’Angry", "assumir a forma de Angry"}},
    {Word::changeForm, "during combat", "", "change form", {"change form", "cambiar de forma", "changer de forme", "mudar de forma"}},
    {Word::leaveBattlefield, "during combat", "", "a Wasp leaves the battlefield", {"have a Wasp leave the battlefield", "hacer que una Avispa abandone el", "faire quitter le champ de bataille", "fazer uma Vespa deixar o campo"}},
    {Word::preventDamage, "during combat", "", "prevent all damage to your fighter", {"prevent all damage to your fighter", "evitar que tu luchador reciba daño", "faire en sorte que votre combattant", "evitar que seu combatente sofra dano"}},
    {Word::move, "during combat", "", "move Testa up to 2 spaces", {"move Testa up to 2 spaces", "mover a Testa hasta 2 casillas", "déplacer Testa de 2 cases au", "mover Testa em até 2 espaços"}},
    {Word::moveEach, "during combat", "", "move each of your fighters up to 2 spaces", {"move your fighters up to 2", "mover a tus luchadores hasta 2", "déplacer vos combattants de 2 cases", "mover seus combatentes em até 2"}},
    {Word::moveThrough, "during combat", "", "move Testa up to 2 spaces through opposing fighters", {"move Testa up to 2 spaces", "mover a Testa hasta 2 casillas", "déplacer Testa de 2 cases au", "mover Testa em até 2 espaços"}},
    {Word::moveEachThrough, "during combat", "", "move each of your fighters up to 2 spaces through opposing fighters", {"move your fighters up to 2", "mover a tus luchadores hasta 2", "déplacer vos combattants de 2 cases", "mover seus combatentes em até 2"}},
    {Word::comeBack, "during combat", "Testa leaves the battlefield", "bring Testa back on any space", {"place Testa back on the battlefield,", "volver a colocar a Testa en", "replacer Testa sur le champ de", "colocar Testa de volta no campo"}},
    {Word::placeTokens, "during combat", "", "place each Smoke token on any space", {"place each Smoke token on any", "colocar cada ficha de Smoke en", "placer chaque jeton Smoke sur n’importe", "colocar cada ficha de Smoke em"}},
    {Word::placeToken, "during combat", "", "place a Smoke token on any space", {"place a Smoke token on any", "colocar una ficha de Smoke en", "placer un jeton Smoke sur n’importe", "colocar uma ficha de Smoke em"}},
    {Word::placeTokenOf, "during combat", "", "place the Smoke token under Testa on any space", {"place the Smoke token under Testa", "colocar la ficha de Smoke de", "placer le jeton Smoke de la", "colocar a ficha de Smoke do"}},
    {Word::placeEachToken, "during combat", "", "you may place any number of Smoke tokens on any space", {"place any number of Smoke tokens", "colocar tantas fichas de Smoke como", "placer autant de jetons Smoke que", "colocar quantas fichas de Smoke quiser"}},
    {Word::moveToken, "during combat", "", "move a Smoke token up to 2 spaces", {"move a Smoke token up to", "mover una ficha de Smoke hasta", "déplacer un jeton Smoke de 2", "mover uma ficha de Smoke em"}},
    {Word::playerMovesToken, "during combat", "", "the opponent moves a Smoke token up to 2 spaces", {"have your opponent move a Smoke", "hacer que tu oponente mueva una", "faire en sorte que votre adversaire", "fazer seu oponente mover uma ficha"}},
    {Word::playerMovesOther, "during combat", "the opponent moves a Smoke token up to 2 spaces", "the opponent moves another Smoke token up to 2 spaces", {"have your opponent move another Smoke", "hacer que tu oponente mueva otra", "faire en sorte que votre adversaire", "fazer seu oponente mover outra ficha"}},
    {Word::place, "during combat", "", "place Testa on any space", {"place Testa on any space", "colocar a Testa en cualquier casilla", "placer Testa sur n’importe quelle case", "colocar Testa em qualquer espaço"}},
    {Word::swap, "during combat", "", "swap Testa with the opposing fighter", {"swap the places of Testa and", "intercambiar las posiciones de Testa y", "échanger les positions de Testa et", "trocar as posições de Testa e"}},
    {Word::returnDefeated, "during combat", "", "return a defeated Wasp to a space adjacent to Testa", {"return a defeated Wasp to a", "devolver una Avispa derrotada a una", "replacer une Guêpe vaincue sur une", "retornar uma Vespa derrotada para um"}},
    {Word::draw, "during combat", "", "draw 1 card", {"draw 1 card", "robar 1 carta", "piocher 1 carte", "comprar 1 carta"}},
    {Word::playerDraws, "during combat", "", "the opponent draws 1 card", {"have your opponent draw 1 card", "hacer que tu oponente robe 1", "faire piocher 1 carte à votre", "fazer seu oponente comprar 1 carta"}},
    {Word::drawUpTo, "during combat", "", "draw up to 2 cards", {"draw up to 2 cards", "robar hasta 2 cartas", "piocher jusqu’à 2 cartes", "comprar até 2 cartas"}},
    {Word::keepOne, "during combat", "draw up to 2 cards", "keep one of the cards drawn and put the others under the deck", {"keep one of the cards drawn", "quedarte con una de las cartas", "garder une des cartes piochées et", "ficar com uma das cartas compradas"}},
    {Word::discardTop, "during combat", "", "discard the top card of your deck", {"discard the top card of your", "descartar la carta superior de tu", "défausser la première carte de votre", "descartar a carta do topo do"}},
    {Word::revealTop, "during combat", "", "reveal the top card of your deck", {"reveal the top card of your", "mostrar la carta superior de tu", "révéler la première carte de votre", "revelar a carta do topo do"}},
    {Word::takeThat, "during combat", "discard the top card of your deck", "take that card into your hand", {"take that card into your hand", "añadir esa carta a tu mano", "prendre cette carte en main", "colocar essa carta na sua mão"}},
    {Word::lookAtTop, "during combat", "", "look at the top 2 cards of your deck", {"look at the top 2 cards", "mirar las 2 cartas superiores de", "regarder les 2 premières cartes de", "olhar as 2 cartas do topo"}},
    {Word::takeOfThem, "during combat", "look at the top 2 cards of your deck", "take 1 of them into your hand", {"take 1 of them into your", "añadir 1 de ellas a tu", "en prendre 1 en main", "colocar 1 delas na sua mão"}},
    {Word::putThemBack, "during combat", "look at the top 2 cards of your deck/take 1 of them into your hand", "put the others back on the deck", {"put the others back on top of", "poner las demás encima de tu mazo", "replacer les autres sur le dessus", "devolver as outras ao topo do"}},
    {Word::putOnDeck, "during combat", "", "put 1 card of your hand on the deck", {"put 1 card from your hand", "poner 1 carta de tu mano", "placer 1 carte de votre main", "colocar 1 carta da sua mão"}},
    {Word::fetchCard, "during combat", "", "take \"Jelly\" from your discard pile or deck", {"take Jelly from your discard pile", "buscar Jelly en tu pila de", "chercher Jelly dans votre défausse ou", "procurar Jelly na sua pilha de"}},
    {Word::takeAllToHand, "during combat", "", "return all cards in your discard pile to your hand", {"return all cards from your discard", "devolver todas las cartas de tu", "reprendre en main toutes les cartes", "devolver todas as cartas da sua"}},
    {Word::playerMayDiscard, "during combat", "", "the opponent may discard a card in the opponent's hand", {"let your opponent discard a card", "permitir que tu oponente descarte una", "permettre à votre adversaire de défausser", "permitir que seu oponente descarte uma"}},
    {Word::boostCard, "during combat", "", "boost this card", {"BOOST this card", "potenciar esta carta", "booster cette carte", "reforçar esta carta"}},
    {Word::commitBoost, "as your fighter attacks", "", "commit a boost", {"put another card from your hand", "poner otra carta de tu mano", "placer une autre carte de votre", "colocar outra carta da sua mão"}},
    {Word::discardAny, "during combat", "", "discard any number of cards in your hand", {"discard any number of cards from your hand", "descartar tantas cartas de tu mano", "défausser autant de cartes de votre", "descartar quantas cartas da sua mão"}},
    {Word::discardThat, "during combat", "", "discard a card in your hand", {"discard a card from your hand", "descartar una carta de tu mano", "défausser une carte de votre main", "descartar uma carta da sua mão"}},
    {Word::discardRandom, "during combat", "", "the opponent discards 2 random cards", {"have your opponent discard 2 random", "hacer que tu oponente descarte 2", "faire défausser 2 cartes au hasard", "fazer seu oponente descartar 2 cartas"}},
    {Word::playerDiscards, "during combat", "", "the opponent discards a card in the opponent's hand", {"have your opponent discard a card", "hacer que tu oponente descarte una", "faire défausser une carte à votre", "fazer seu oponente descartar uma carta"}},
    {Word::lookAtHand, "during combat", "", "look at the opponent's hand", {"look at your opponent's hand", "mirar la mano de tu oponente", "regarder la main de votre adversaire", "olhar a mão do seu oponente"}},
    {Word::revealHand, "during combat", "", "the opponent reveals the hand", {"have your opponent reveal their hand", "hacer que tu oponente muestre su", "obliger votre adversaire à révéler sa main", "fazer seu oponente revelar a própria"}},
    {Word::takeBack, "immediately", "", "return this card to its owner's hand", {"return this card to your hand", "devolver esta carta a tu mano", "reprendre cette carte en main", "devolver esta carta à sua mão"}},
    {Word::playAsAttack, "immediately", "look at the opponent's hand/choose a card in the opponent's hand that the opposing fighter may use to attack", "play that card as the attack card", {"make that card the attack card", "convertir esa carta en la carta de ataque", "faire de cette carte la carte", "transformar essa carta na carta de ataque"}},
    {Word::playFaceUp, "when committed", "", "play this card face up", {"play this card face up", "jugar esta carta bocarriba", "jouer cette carte face visible", "jogar esta carta virada para cima"}},
    {Word::addToCard, "during combat", "", "add 2 to this card", {"add 2 to the value of", "sumar 2 al valor de esta", "ajouter 2 à la valeur de", "somar 2 ao valor desta carta"}},
    {Word::addToCard, "during combat", "", "add the boost of the opposing card to this card", {"add the BOOST value of the", "sumar el valor POTENCIADOR de la", "ajouter la valeur de BOOST de", "somar o valor de REFORÇAR da"}},
    {Word::addToCard, "during combat", "", "add 1 for each Wasp adjacent to Testa to this card", {"add 1 for each Wasp adjacent", "sumar 1 por cada Avispa adyacente", "ajouter 1 pour chaque Guêpe adjacente", "somar 1 para cada Vespa adjacente"}},
    {Word::setPrinted, "during combat", "", "set the printed value of this card to 5", {"replace the printed value of this", "cambiar el valor impreso de esta", "remplacer la valeur imprimée de cette", "substituir o valor impresso desta carta"}},
    {Word::replaceValue, "during combat", "", "the value of this card is 5 instead", {"change the value of this card", "hacer que el valor de esta", "faire passer la valeur de cette", "fazer o valor desta carta passar"}},
    {Word::fixValue, "during combat", "", "the value of the opposing card stays 2", {"fix the value of the opposing", "fijar el valor de la carta", "fixer la valeur de la carte", "fixar o valor da carta do"}},
    {Word::ignoreValue, "during combat", "", "ignore the value of the opposing card", {"ignore the value of the opposing", "ignorar el valor de la carta", "ignorer la valeur de la carte", "ignorar o valor da carta do"}},
    {Word::cancelCard, "immediately", "", "cancel the opposing card", {"cancel all effects on the opposing", "cancelar todos los efectos de la", "annuler tous les effets de la", "cancelar todos os efeitos da carta"}},
    {Word::gainActions, "after combat", "", "gain 1 action", {"gain 1 action", "ganar 1 acción", "gagner 1 action", "ganhar 1 ação"}},
    {Word::turnEnds, "after combat", "", "your turn ends", {"end your turn", "terminar tu turno", "mettre fin à votre tour", "encerrar seu turno"}},
    {Word::chooseForm, "during combat", "", "choose a form", {"choose one of your forms", "elegir una de tus formas", "choisir une de vos formes", "escolher uma das suas formas"}},
    {Word::choosePlayer, "after combat", "", "choose an opponent", {"choose an opponent", "elegir a un oponente", "choisir un adversaire", "escolher um oponente"}},
    {Word::nameNumber, "during combat", "", "name a number", {"name a number", "decir un número", "annoncer un nombre", "dizer um número"}},
    {Word::chooseCard, "during combat", "", "choose a card in your hand", {"choose a card in your hand", "elegir una carta de tu mano", "choisir une carte de votre main", "escolher uma carta da sua mão"}},
    {Word::chooseSpace, "during combat", "", "choose a space adjacent to Testa", {"choose a space adjacent to Testa", "elegir una casilla adyacente a Testa", "choisir une case adjacente à Testa", "escolher um espaço adjacente a Testa"}},
    {Word::chooseFighter, "during combat", "", "choose an opposing fighter", {"choose an opposing fighter", "elegir a un luchador del oponente", "choisir un combattant adverse", "escolher um combatente inimigo"}},
};
// clang-format on

constexpr const char* offerHero = R"(language 2

hero "Testa"
  health 14
  move 2
  ranged

sidekick "Wasp" x3
  plural "Wasps"
  es ours "Avispa" feminine, plural "Avispas"
  fr ours "Guêpe" feminine, plural "Guêpes"
  pt ours "Vespa" feminine, plural "Vespas"
  health 1, melee

form "Calm"

form "Angry"

token "Smoke" x3
  veil

ability "Smoker"
  during set-up
    choose a form
    place each Smoke token on a space

card "Jelly"
  scheme, boost 2, for any, no effect

)";

/// The text with the offer in it, of a card or of an ability.
std::string offered(const Offer& offer, Language language)
{
    const bool ability = std::string_view(offer.moment).starts_with("as ");
    std::string text = "  " + std::string(offer.moment) + "\n";
    for (const QString& line : QString::fromUtf8(offer.before).split(u'/', Qt::SkipEmptyParts))
        text += "    " + line.toStdString() + "\n";
    text += "    you may\n      " + std::string(offer.line) + "\n";
    const std::string card = "card \"One\" x29\n  versatile 2, boost 1, for any\n";
    const std::string hero =
        ability ? "ability \"Two\"\n" + text + "\n" + card + "  after combat\n    draw 1 card\n"
                : card + text;
    Diagnostics problems;
    const auto read = readHero(offerHero + hero, "test.hero", problems);
    if (!read) return problems.empty() ? std::string() : message(problems.front());
    return (ability ? abilityText(*read, AbilityId{1}, language) : cardText(*read, CardId{1}, language))
        .front()
        .text;
}

} // namespace

class TestYouMay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActIsOffered_data()
    {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < std::size(offers); ++i)
            QTest::addRow("%s", offers[i].line) << static_cast<int>(i);
    }

    void everyActIsOffered()
    {
        QFETCH(int, place);
        const Offer& offer = offers[place];
        constexpr const char* mays[] = {"You may ", "Puedes ", "Vous pouvez ", "Você pode "};
        constexpr Language languages[] = {Language::en, Language::es, Language::fr, Language::pt};
        for (std::size_t i = 0; i < std::size(languages); ++i) {
            const std::string text = offered(offer, languages[i]);
            QVERIFY2(text.find(std::string(mays[i]) + offer.says[i]) != std::string::npos, text.c_str());
        }
    }

    void noActIsForgotten()
    {
        std::set<Word> there;
        for (const Offer& offer : offers)
            there.insert(offer.word);
        for (const Row& row : vocabulary()) {
            const bool stands = row.standing != StandingKind::none;
            if (row.sort != Sort::act || row.block || row.fits == Fits::inRules || stands) continue;
            if (!canSay(phrasebookOf(Language::en), row.word)) continue; // of the rules of the game
            QVERIFY2(there.contains(row.word), std::string(row.pattern).c_str());
        }
    }

    /// What follows somebody else's doing would be heard as theirs.
    void whatOthersDoComesLast()
    {
        const Offer last{Word::draw, "during combat", "", "draw 1 card\n      the opponent draws 1 card", {}};
        QCOMPARE(offered(last, Language::en), "You may draw 1 card and have your opponent draw 1 card.");
        const Offer first{
            Word::draw, "during combat", "", "the opponent draws 1 card\n      draw 1 card", {}};
        QCOMPARE(offered(first, Language::en),
                 "You may do all of the following: (1) have your opponent draw 1 card; (2) draw 1 card.");
    }
};

QTEST_GUILESS_MAIN(TestYouMay)
#include "tst_youmay.moc"
