// SPDX-License-Identifier: GPL-3.0-or-later
// Words that change with what stands beside them: who "no" and "not" are said of, what agrees with a number,
// where cards are and where they come from, what would be heard of the wrong noun.

#include "model/content/catalogue.h"
#include "model/language/prose/prose.h"

#include <QTest>

using namespace fabletop;

namespace {

constexpr const char* wordingHero = R"(language 2

hero "Testa"
  health 14
  move 2
  ranged

sidekick "Selkie" x3
  plural "Selkies"
  es ours "Selkie" feminine, plural "Selkies"
  fr ours "Selkie" feminine, plural "Selkies"
  pt ours "Selkie" feminine, plural "Selkies"
  health 1, melee

token "Tide" x3

ability "Smoker"
  during set-up
    place each Tide token on a space

)";

constexpr const char* wordingCard = "card \"One\" x30\n  versatile 2, boost 1, for any\n";

/// What the lines say at that moment, of a card, or always, of an ability.
std::string saidAt(const QString& moment, const QString& lines, Language language)
{
    const bool ability = moment == QStringLiteral("always");
    const QString text =
        QStringLiteral("  %1\n    %2\n").arg(moment, QString(lines).replace(u'\n', QStringLiteral("\n    ")));
    const std::string hero = ability ? "ability \"Two\"\n" + text.toStdString() + "\n" + wordingCard +
                                           "  after combat\n    draw 1 card\n"
                                     : wordingCard + text.toStdString();
    Diagnostics problems;
    const auto read = readHero(wordingHero + hero, "test.hero", problems);
    if (!read) return problems.empty() ? std::string() : message(problems.front());
    return (ability ? abilityText(*read, AbilityId{1}, language) : cardText(*read, CardId{0}, language))
        .front()
        .text;
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsFollowWhatStandsBesideThem_data()
    {
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* moment, const char* lines, const char* en, const char* es,
                            const char* fr, const char* pt) {
            QTest::addRow("%s", qPrintable(QString::fromUtf8(lines).simplified()))
                << QString::fromUtf8(moment) << QString::fromUtf8(lines)
                << QStringList{QString::fromUtf8(en), QString::fromUtf8(es), QString::fromUtf8(fr),
                               QString::fromUtf8(pt)};
        };
        row("after combat", "if no Selkies are on a Tide token\n  draw 1 card",
            "If no Selkie is on a Tide token, draw 1 card.",
            "Si ninguna Selkie está en una ficha de Tide, roba 1 carta.",
            "Si aucune Selkie n’est sur un jeton Tide, piochez 1 carte.",
            "Se nenhuma Selkie estiver em uma ficha de Tide, compre 1 carta.");
        row("after combat", "if no Selkie is adjacent to the opposing fighter\n  draw 1 card",
            "If no Selkie is adjacent to the opposing fighter, draw 1 card.",
            "Si ninguna Selkie está adyacente al luchador del oponente, roba 1 carta.",
            "Si aucune Selkie n’est adjacente au combattant adverse, piochez 1 carte.",
            "Se nenhuma Selkie estiver adjacente ao combatente inimigo, compre 1 carta.");
        row("after combat", "if not no Selkie is on a Tide token\n  draw 1 card",
            "If a Selkie is on a Tide token, draw 1 card.",
            "Si una Selkie está en una ficha de Tide, roba 1 carta.",
            "Si une Selkie est sur un jeton Tide, piochez 1 carte.",
            "Se uma Selkie estiver em uma ficha de Tide, compre 1 carta.");
        row("after combat", "if not a Selkie is on a Tide token\n  draw 1 card",
            "If no Selkie is on a Tide token, draw 1 card.",
            "Si ninguna Selkie está en una ficha de Tide, roba 1 carta.",
            "Si aucune Selkie n’est sur un jeton Tide, piochez 1 carte.",
            "Se nenhuma Selkie estiver em uma ficha de Tide, compre 1 carta.");
        row("after combat", "if no opposing fighters are in a zone of Testa\n  draw 1 card",
            "If no opposing fighter is in Testa's zone, draw 1 card.",
            "Si ningún luchador del oponente está en la zona de Testa, roba 1 carta.",
            "Si aucun combattant adverse n’est dans la zone de Testa, piochez 1 carte.",
            "Se nenhum combatente inimigo estiver na zona de Testa, compre 1 carta.");
        row("after combat", "if no fighter is a hero\n  draw 1 card", "If no fighter is a hero, draw 1 card.",
            "Si ningún luchador es un héroe, roba 1 carta.",
            "Si aucun combattant n’est un héros, piochez 1 carte.",
            "Se nenhum combatente for um herói, compre 1 carta.");
        row("after combat", "if no Selkie began this turn on a Tide token\n  draw 1 card",
            "If no Selkie began this turn on a Tide token, draw 1 card.",
            "Si ninguna Selkie ha empezado este turno en una ficha de Tide, roba 1 carta.",
            "Si aucune Selkie n’a commencé ce tour sur un jeton Tide, piochez 1 carte.",
            "Se nenhuma Selkie começou este turno em uma ficha de Tide, compre 1 carta.");
        row("after combat", "if not (you won or you attack)\n  draw 1 card",
            "If you did not win the combat and you are not attacking, draw 1 card.",
            "Si no has ganado el combate y no estás atacando, roba 1 carta.",
            "Si vous n’avez pas remporté le combat et si vous n’êtes pas l’attaquant, piochez 1 carte.",
            "Se você não venceu o combate e não estiver atacando, compre 1 carta.");
        row("after combat", "if not (you won and you attack)\n  draw 1 card",
            "If you did not win the combat or you are not attacking, draw 1 card.",
            "Si no has ganado el combate o no estás atacando, roba 1 carta.",
            "Si vous n’avez pas remporté le combat ou si vous n’êtes pas l’attaquant, piochez 1 carte.",
            "Se você não venceu o combate ou não estiver atacando, compre 1 carta.");
        row("after combat", "if not (you won or not you attack)\n  draw 1 card",
            "If you did not win the combat and you are attacking, draw 1 card.",
            "Si no has ganado el combate y estás atacando, roba 1 carta.",
            "Si vous n’avez pas remporté le combat et si vous êtes l’attaquant, piochez 1 carte.",
            "Se você não venceu o combate e estiver atacando, compre 1 carta.");
        row("after combat",
            "if not (you won or (you attack and the health of Testa is at least 3))\n  draw 1 card",
            "If you did not win the combat, and also either you are not attacking or the health of Testa is "
            "less than 3, draw 1 card.",
            "Si no has ganado el combate, y además no estás atacando o bien la vida de Testa es menos de 3, "
            "roba 1 carta.",
            "Si vous n’avez pas remporté le combat, et si de plus vous n’êtes pas l’attaquant ou si la santé "
            "de Testa est de moins de 3, piochez 1 carte.",
            "Se você não venceu o combate, e além disso você não estiver atacando ou a vida de Testa for "
            "menor que 3, compre 1 carta.");
        row("always", "add 1 to defense cards of Testa while Selkies are on a Tide token",
            "Defense cards of Testa have +1 while a Selkie is on a Tide token.",
            "Las cartas de defensa de Testa tienen +1 mientras una Selkie está en una ficha de Tide.",
            "Les cartes de défense de Testa ont +1 tant qu’une Selkie est sur un jeton Tide.",
            "As cartas de defesa de Testa têm +1 enquanto uma Selkie estiver em uma ficha de Tide.");
        row("always", "add 1 to defense cards of Testa while no Selkies are on a Tide token",
            "Defense cards of Testa have +1 while no Selkie is on a Tide token.",
            "Las cartas de defensa de Testa tienen +1 mientras ninguna Selkie está en una ficha de Tide.",
            "Les cartes de défense de Testa ont +1 tant qu’aucune Selkie n’est sur un jeton Tide.",
            "As cartas de defesa de Testa têm +1 enquanto nenhuma Selkie estiver em uma ficha de Tide.");
        row("after combat", "if Selkies are on a Tide token\n  draw 1 card",
            "If a Selkie is on a Tide token, draw 1 card.",
            "Si una Selkie está en una ficha de Tide, roba 1 carta.",
            "Si une Selkie est sur un jeton Tide, piochez 1 carte.",
            "Se uma Selkie estiver em uma ficha de Tide, compre 1 carta.");
        row("after combat", "if the number of Selkies is 2\n  draw 1 card",
            "If the number of Selkies is 2, draw 1 card.", "Si el número de Selkies es 2, roba 1 carta.",
            "Si le nombre de Selkies est de 2, piochez 1 carte.",
            "Se o número de Selkies for 2, compre 1 carta.");
        row("after combat", "if not the number of Selkies is 2\n  draw 1 card",
            "If the number of Selkies is not 2, draw 1 card.",
            "Si el número de Selkies no es 2, roba 1 carta.",
            "Si le nombre de Selkies n’est pas de 2, piochez 1 carte.",
            "Se o número de Selkies não for 2, compre 1 carta.");
        row("after combat", "if the number of opposing fighters is at least 3\n  draw 1 card",
            "If the number of opposing fighters is at least 3, draw 1 card.",
            "Si el número de luchadores del oponente es 3 o más, roba 1 carta.",
            "Si le nombre de combattants adverses est de 3 ou plus, piochez 1 carte.",
            "Se o número de combatentes inimigos for 3 ou mais, compre 1 carta.");
        row("after combat",
            "if the number of opposing fighters is at most the number of Selkies\n  draw 1 card",
            "If the number of opposing fighters is at most the number of Selkies, draw 1 card.",
            "Si el número de luchadores del oponente es menor o igual que el número de Selkies, roba 1 "
            "carta.",
            "Si le nombre de combattants adverses est inférieur ou égal au nombre de Selkies, piochez 1 "
            "carte.",
            "Se o número de combatentes inimigos for menor ou igual ao número de Selkies, compre 1 carta.");
        row("after combat",
            "if not the number of opposing fighters is at least the number of Selkies\n  draw 1 card",
            "If the number of opposing fighters is less than the number of Selkies, draw 1 card.",
            "Si el número de luchadores del oponente es menor que el número de Selkies, roba 1 carta.",
            "Si le nombre de combattants adverses est inférieur au nombre de Selkies, piochez 1 carte.",
            "Se o número de combatentes inimigos for menor que o número de Selkies, compre 1 carta.");
        row("after combat", "if the health of Testa is at least the number of Selkies\n  draw 1 card",
            "If the health of Testa is at least the number of Selkies, draw 1 card.",
            "Si la vida de Testa es mayor o igual que el número de Selkies, roba 1 carta.",
            "Si la santé de Testa est supérieure ou égale au nombre de Selkies, piochez 1 carte.",
            "Se a vida de Testa for maior ou igual ao número de Selkies, compre 1 carta.");
        row("after combat", "if the combat damage is at least the number of Selkies\n  draw 1 card",
            "If the combat damage is at least the number of Selkies, draw 1 card.",
            "Si el daño del combate es mayor o igual que el número de Selkies, roba 1 carta.",
            "Si les dégâts du combat sont supérieurs ou égaux au nombre de Selkies, piochez 1 carte.",
            "Se o dano do combate for maior ou igual ao número de Selkies, compre 1 carta.");
        row("after combat", "if the combat damage is 2\n  draw 1 card",
            "If the combat damage is 2, draw 1 card.", "Si el daño del combate es 2, roba 1 carta.",
            "Si les dégâts du combat sont de 2, piochez 1 carte.",
            "Se o dano do combate for 2, compre 1 carta.");
        row("after combat", "if not there is a card in your discard pile\n  draw 1 card",
            "If there are no cards in your discard pile, draw 1 card.",
            "Si no hay cartas en tu pila de descarte, roba 1 carta.",
            "S’il n’y a pas de cartes dans votre défausse, piochez 1 carte.",
            "Se não houver cartas na sua pilha de descartes, compre 1 carta.");
        row("after combat", "if there is a card in your discard pile\n  draw 1 card",
            "If there is a card in your discard pile, draw 1 card.",
            "Si hay una carta en tu pila de descarte, roba 1 carta.",
            "S’il y a une carte dans votre défausse, piochez 1 carte.",
            "Se houver uma carta na sua pilha de descartes, compre 1 carta.");
        row("after combat", "if not there is a card in your hand\n  draw 1 card",
            "If you have no cards in your hand, draw 1 card.",
            "Si no tienes cartas en la mano, roba 1 carta.",
            "Si vous n’avez pas de cartes en main, piochez 1 carte.",
            "Se você não tiver cartas na mão, compre 1 carta.");
        row("after combat", "if not there is a card in the opponent's hand\n  draw 1 card",
            "If your opponent has no cards in hand, draw 1 card.",
            "Si tu oponente no tiene cartas en la mano, roba 1 carta.",
            "Si votre adversaire n’a pas de cartes en main, piochez 1 carte.",
            "Se seu oponente não tiver cartas na mão, compre 1 carta.");
        row("after combat", "if there is a card in your hand with value 2\n  draw 1 card",
            "If you have a card with value 2 in your hand, draw 1 card.",
            "Si tienes una carta cuyo valor sea 2 en la mano, roba 1 carta.",
            "Si vous avez une carte dont la valeur est 2 en main, piochez 1 carte.",
            "Se você tiver uma carta cujo valor seja 2 na mão, compre 1 carta.");
        row("after combat",
            "if there is a card in your discard pile with value the number of Selkies\n  draw 1 card",
            "If there is a card in your discard pile with a value equal to the number of Selkies, draw 1 "
            "card.",
            "Si hay una carta en tu pila de descarte cuyo valor sea el número de Selkies, roba 1 carta.",
            "S’il y a une carte dans votre défausse dont la valeur est le nombre de Selkies, piochez 1 "
            "carte.",
            "Se houver uma carta na sua pilha de descartes cujo valor seja o número de Selkies, compre 1 "
            "carta.");
        row("after combat", "return a card in your discard pile to your hand",
            "Return a card from your discard pile to your hand.",
            "Devuelve una carta de tu pila de descarte a tu mano.",
            "Reprenez en main une carte de votre défausse.",
            "Devolva uma carta da sua pilha de descartes à sua mão.");
        row("after combat", "take a card in your discard pile into your hand",
            "Take a card from your discard pile into your hand.",
            "Añade una carta de tu pila de descarte a tu mano.",
            "Prenez en main une carte de votre défausse.",
            "Coloque uma carta da sua pilha de descartes na sua mão.");
        row("after combat", "take all cards in your discard pile with value 2 into your hand",
            "Take all cards from your discard pile with value 2 into your hand.",
            "Añade todas las cartas de tu pila de descarte cuyo valor sea 2 a tu mano.",
            "Prenez en main toutes les cartes de votre défausse dont la valeur est 2.",
            "Coloque todas as cartas da sua pilha de descartes cujo valor seja 2 na sua mão.");
        row("after combat", "look at the top 4 cards of your deck\nput the others back on the deck",
            "Look at the top 4 cards of your deck. Put them back on the deck in any order.",
            "Mira las 4 cartas superiores de tu mazo. Ponlas de nuevo encima del mazo en el orden que "
            "quieras.",
            "Regardez les 4 premières cartes de votre deck. Replacez-les sur le dessus de votre deck dans "
            "l’ordre de votre choix.",
            "Olhe as 4 cartas do topo do seu baralho. Devolva-as ao topo do seu baralho na ordem que "
            "quiser.");
        row("during combat", "the value of the opposing card is the boost of the opposing card instead",
            "The value of the opposing card is its BOOST value instead.",
            "El valor de la carta del oponente pasa a ser su valor POTENCIADOR.",
            "La valeur de la carte adverse devient sa valeur de BOOST.",
            "O valor da carta do oponente passa a ser seu valor de REFORÇAR.");
        row("during combat",
            "the value of this card is the boost of this card instead\nthe value of the opposing card stays "
            "the boost of the opposing card",
            "The value of this card is its BOOST value instead. The value of the opposing card is its BOOST "
            "value and card effects cannot change it.",
            "El valor de esta carta pasa a ser su valor POTENCIADOR. El valor de la carta del oponente es su "
            "valor POTENCIADOR y los efectos de las cartas no pueden cambiarlo.",
            "La valeur de cette carte devient sa valeur de BOOST. La valeur de la carte adverse est sa "
            "valeur de BOOST et les effets de cartes ne peuvent pas la modifier.",
            "O valor desta carta passa a ser seu valor de REFORÇAR. O valor da carta do oponente é seu valor "
            "de REFORÇAR e efeitos de cartas não podem mudá-lo.");
        row("during combat", "add the boost of this card to this card",
            "Add the BOOST value of this card to the value of this card.",
            "Suma el valor POTENCIADOR de esta carta al valor de esta carta.",
            "Ajoutez la valeur de BOOST de cette carte à la valeur de cette carte.",
            "Some o valor de REFORÇAR desta carta ao valor desta carta.");
        row("immediately", "return this card to its owner's hand", "Return this card to your hand.",
            "Devuelve esta carta a tu mano.", "Reprenez cette carte en main.",
            "Devolva esta carta à sua mão.");
        row("after combat", "move each opposing fighter within 2 of this fighter up to 1 space",
            "Move each opposing fighter within 2 spaces of this fighter up to 1 space.",
            "Mueve hasta 1 casilla a cada luchador del oponente que esté a 2 casillas o menos de este "
            "luchador.",
            "Déplacez de 1 case au maximum chaque combattant adverse situé à 2 cases au maximum de votre "
            "combattant.",
            "Mova em até 1 espaço cada combatente inimigo que estiver a até 2 espaços deste combatente.");
        row("after combat", "move an opposing fighter within 2 of Testa up to 3 spaces",
            "Move an opposing fighter within 2 spaces of Testa up to 3 spaces.",
            "Mueve hasta 3 casillas a un luchador del oponente que esté a 2 casillas o menos de Testa.",
            "Déplacez de 3 cases au maximum un combattant adverse situé à 2 cases au maximum de Testa.",
            "Mova em até 3 espaços um combatente inimigo que estiver a até 2 espaços de Testa.");
        row("after combat", "move each of opposing fighters within 2 of Testa up to 3 spaces",
            "Move all opposing fighters within 2 spaces of Testa up to 3 spaces each, in any order.",
            "Mueve a todos los luchadores del oponente que estén a 2 casillas o menos de Testa, hasta 3 "
            "casillas cada uno, en el orden que quieras.",
            "Déplacez tous les combattants adverses situés à 2 cases au maximum de Testa, de 3 cases au "
            "maximum chacun, dans l’ordre de votre choix.",
            "Mova todos os combatentes inimigos que estiverem a até 2 espaços de Testa, em até 3 espaços "
            "cada um, na ordem que quiser.");
        row("after combat", "move a Selkie within 2 of Testa up to 3 spaces through opposing fighters",
            "Move a Selkie within 2 spaces of Testa up to 3 spaces; it may pass through opposing fighters.",
            "Mueve hasta 3 casillas a una Selkie que esté a 2 casillas o menos de Testa; puede atravesar "
            "luchadores del oponente.",
            "Déplacez de 3 cases au maximum une Selkie située à 2 cases au maximum de Testa\u00a0; elle peut "
            "traverser les combattants adverses.",
            "Mova em até 3 espaços uma Selkie que estiver a até 2 espaços de Testa; pode atravessar "
            "combatentes inimigos.");
        row("after combat", "place Testa on a space adjacent to a Selkie without a Tide token",
            "Place Testa on a space without a Tide token adjacent to a Selkie.",
            "Coloca a Testa en una casilla sin ficha de Tide adyacente a una Selkie.",
            "Placez Testa sur une case sans jeton Tide adjacente à une Selkie.",
            "Coloque Testa em um espaço sem ficha de Tide adjacente a uma Selkie.");
        row("after combat", "place a Selkie on a space adjacent to Testa without a fighter",
            "Place a Selkie on a space without a fighter adjacent to Testa.",
            "Coloca a una Selkie en una casilla libre adyacente a Testa.",
            "Placez une Selkie sur une case libre adjacente à Testa.",
            "Coloque uma Selkie em um espaço livre adjacente a Testa.");
        row("after combat", "place a Tide token on a space adjacent to a Selkie with a Tide token",
            "Place a Tide token on a space with a Tide token adjacent to a Selkie.",
            "Coloca una ficha de Tide en una casilla con una ficha de Tide adyacente a una Selkie.",
            "Placez un jeton Tide sur une case avec un jeton Tide adjacente à une Selkie.",
            "Coloque uma ficha de Tide em um espaço com uma ficha de Tide adjacente a uma Selkie.");
        row("after combat", "place this fighter on a space in a zone of this fighter",
            "Place this fighter on a space in this fighter's zone.",
            "Coloca a este luchador en una casilla de su zona.",
            "Placez votre combattant sur une case de sa zone.",
            "Coloque este combatente em um espaço da zona dele.");
        row("after combat", "choose a Selkie\nplace that fighter on a space in a zone of that fighter",
            "Choose a Selkie. Place that fighter on a space in that fighter's zone.",
            "Elige a una Selkie. Coloca a ese luchador en una casilla de su zona.",
            "Choisissez une Selkie. Placez ce combattant sur une case de sa zone.",
            "Escolha uma Selkie. Coloque esse combatente em um espaço da zona dele.");
        row("after combat", "place 2 Selkies on an empty space", "Place 2 Selkies, each on an empty space.",
            "Coloca a 2 Selkies, cada una en una casilla vacía.",
            "Placez 2 Selkies, chacune sur une case vide.",
            "Coloque 2 Selkies, cada uma em um espaço vazio.");
        row("after combat", "place all Selkies on a space adjacent to Testa",
            "Place the Selkies, each on a space adjacent to Testa.",
            "Coloca a las Selkies, cada una en una casilla adyacente a Testa.",
            "Placez les Selkies, chacune sur une case adjacente à Testa.",
            "Coloque as Selkies, cada uma em um espaço adjacente a Testa.");
        row("after combat", "place up to 2 opposing fighters on any space",
            "Place up to 2 opposing fighters, each on any space.",
            "Coloca a hasta 2 luchadores del oponente, cada uno en cualquier casilla.",
            "Placez 2 combattants adverses au maximum, chacun sur n’importe quelle case.",
            "Coloque até 2 combatentes inimigos, cada um em qualquer espaço.");
        row("after combat", "discard a card in your hand\nreturn that card to your hand",
            "Discard a card in your hand. Return that card to your hand.",
            "Descarta una carta de tu mano. Devuelve esa carta a tu mano.",
            "Défaussez une carte de votre main. Reprenez en main cette carte.",
            "Descarte uma carta da sua mão. Devolva essa carta à sua mão.");
        row("after combat",
            "look at the opponent's hand\nchoose a card in the opponent's hand\ndiscard that card",
            "Look at your opponent's hand. Choose a card in your opponent's hand. Discard that card.",
            "Mira la mano de tu oponente. Elige una carta de la mano de tu oponente. Descarta esa carta.",
            "Regardez la main de votre adversaire. Choisissez une carte dans la main de votre adversaire. "
            "Défaussez cette carte.",
            "Olhe a mão do seu oponente. Escolha uma carta da mão do seu oponente. Descarte essa carta.");
        row("during combat", "discard a card in your hand\nadd 2 to this card",
            "Discard a card in your hand. This card gets +2.",
            "Descarta una carta de tu mano. Esta carta recibe +2.",
            "Défaussez une carte de votre main. Votre carte gagne +2.",
            "Descarte uma carta da sua mão. Esta carta recebe +2.");
        row("after combat", "if there is a Selkie within 2 of Testa\n  draw 1 card",
            "If there is a Selkie within 2 spaces of Testa, draw 1 card.",
            "Si hay una Selkie a 2 casillas o menos de Testa, roba 1 carta.",
            "S’il y a une Selkie à 2 cases au maximum de Testa, piochez 1 carte.",
            "Se houver uma Selkie a até 2 espaços de Testa, compre 1 carta.");
        row("after combat", "if there are no Selkies\n  draw 1 card", "If there are no Selkies, draw 1 card.",
            "Si no hay Selkies, roba 1 carta.", "S’il n’y a pas de Selkies, piochez 1 carte.",
            "Se não houver Selkies, compre 1 carta.");
        row("after combat",
            "if not (you won or (you attack and the health of Testa is at least 3))\n  draw 1 card",
            "If you did not win the combat, and also either you are not attacking or the health of Testa is "
            "less than 3, draw 1 card.",
            "Si no has ganado el combate, y además no estás atacando o bien la vida de Testa es menos de 3, "
            "roba 1 carta.",
            "Si vous n’avez pas remporté le combat, et si de plus vous n’êtes pas l’attaquant ou si la santé "
            "de Testa est de moins de 3, piochez 1 carte.",
            "Se você não venceu o combate, e além disso você não estiver atacando ou a vida de Testa for "
            "menor que 3, compre 1 carta.");
        row("after combat",
            "if you won and not (you attack and the health of Testa is at least 3)\n  draw 1 card",
            "If you won the combat, and also either you are not attacking or the health of Testa is less "
            "than 3, draw 1 card.",
            "Si has ganado el combate, y además no estás atacando o bien la vida de Testa es menos de 3, "
            "roba 1 carta.",
            "Si vous avez remporté le combat, et si de plus vous n’êtes pas l’attaquant ou si la santé de "
            "Testa est de moins de 3, piochez 1 carte.",
            "Se você venceu o combate, e além disso você não estiver atacando ou a vida de Testa for menor "
            "que 3, compre 1 carta.");
        row("after combat",
            "if not (not (you won and you attack) or the health of Testa is at least 3)\n  draw 1 card",
            "If you won the combat and you are attacking and the health of Testa is less than 3, draw 1 "
            "card.",
            "Si has ganado el combate y estás atacando y la vida de Testa es menos de 3, roba 1 carta.",
            "Si vous avez remporté le combat et si vous êtes l’attaquant et si la santé de Testa est de "
            "moins de 3, piochez 1 carte.",
            "Se você venceu o combate e estiver atacando e a vida de Testa for menor que 3, compre 1 carta.");
        row("after combat",
            "if (you won or you attack) and (not (you won or you attack) or the health of Testa is at least "
            "3)\n  draw 1 card",
            "If either you won the combat or you are attacking, and also either you did not win the combat "
            "and you are not attacking or the health of Testa is at least 3, draw 1 card.",
            "Si has ganado el combate o bien estás atacando, y además no has ganado el combate y no estás "
            "atacando o bien la vida de Testa es 3 o más, roba 1 carta.",
            "Si vous avez remporté le combat ou si vous êtes l’attaquant, et si de plus vous n’avez pas "
            "remporté le combat et si vous n’êtes pas l’attaquant ou si la santé de Testa est de 3 ou plus, "
            "piochez 1 carte.",
            "Se você venceu o combate ou estiver atacando, e além disso você não venceu o combate e não "
            "estiver atacando ou a vida de Testa for 3 ou mais, compre 1 carta.");
        row("during combat", "add the boost of this card to this card",
            "Add the BOOST value of this card to the value of this card.",
            "Suma el valor POTENCIADOR de esta carta al valor de esta carta.",
            "Ajoutez la valeur de BOOST de cette carte à la valeur de cette carte.",
            "Some o valor de REFORÇAR desta carta ao valor desta carta.");
        row("after combat", "look at the top 1 card of your deck\nput the others back on the deck",
            "Look at the top card of your deck. Put it back on the deck.",
            "Mira la carta superior de tu mazo. Ponla de nuevo encima del mazo.",
            "Regardez la première carte de votre deck. Replacez-la sur le dessus de votre deck.",
            "Olhe a carta do topo do seu baralho. Devolva-a ao topo do seu baralho.");
        row("after combat", "move each of fighters on a Tide token up to 2 spaces",
            "Move all fighters on a Tide token up to 2 spaces each, in any order.",
            "Mueve a todos los luchadores que estén en una ficha de Tide, hasta 2 casillas cada uno, en el "
            "orden que quieras.",
            "Déplacez tous les combattants situés sur un jeton Tide, de 2 cases au maximum chacun, dans "
            "l’ordre de votre choix.",
            "Mova todos os combatentes que estiverem em uma ficha de Tide, em até 2 espaços cada um, na "
            "ordem que quiser.");
        row("after combat", "move an opposing fighter on a Tide token up to 2 spaces",
            "Move an opposing fighter on a Tide token up to 2 spaces.",
            "Mueve hasta 2 casillas a un luchador del oponente que esté en una ficha de Tide.",
            "Déplacez de 2 cases au maximum un combattant adverse situé sur un jeton Tide.",
            "Mova em até 2 espaços um combatente inimigo que estiver em uma ficha de Tide.");
        row("after combat", "move an opposing fighter adjacent to a Selkie up to 2 spaces",
            "Move an opposing fighter adjacent to a Selkie up to 2 spaces.",
            "Mueve a un luchador del oponente adyacente a una Selkie hasta 2 casillas.",
            "Déplacez un combattant adverse adjacent à une Selkie de 2 cases au maximum.",
            "Mova um combatente inimigo adjacente a uma Selkie em até 2 espaços.");
    }

    void wordsFollowWhatStandsBesideThem()
    {
        QFETCH(QString, moment);
        QFETCH(QString, lines);
        QFETCH(QStringList, says);
        constexpr Language languages[] = {Language::en, Language::es, Language::fr, Language::pt};
        for (std::size_t i = 0; i < std::size(languages); ++i)
            QCOMPARE(QString::fromStdString(saidAt(moment, lines, languages[i])),
                     says.value(static_cast<qsizetype>(i)));
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
