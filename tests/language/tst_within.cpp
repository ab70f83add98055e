// SPDX-License-Identifier: GPL-3.0-or-later
// Prose says what hangs on what: texts of small blocks within each other are made, all that there are, and
// two that mean different things never have the same sentences, in any language.

#include "model/content/catalogue.h"
#include "model/language/meaning/resolved.h"
#include "model/language/prose/prose.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace fabletop;

namespace {

constexpr Language nestingLanguages[] = {Language::en, Language::es, Language::fr, Language::pt};

enum class Kind { act, if_, may, each, choice, next };

/// A statement: its blocks are what an "if" holds and what it holds otherwise, or the options.
struct Tree {
    Kind kind = Kind::act;
    std::vector<std::vector<Tree>> blocks;
    int conditions = 1; ///< of an "if"
};
using Block = std::vector<Tree>;

/// All statements whose first block is one of `long_` and whose second, if there is one, is one of `short_`,
/// or the other way round.
Block statements(const std::vector<Block>& long_, const std::vector<Block>& short_)
{
    Block all{{}};
    for (const Block& block : long_) {
        for (Kind kind : {Kind::if_, Kind::may, Kind::each, Kind::next})
            all.push_back({kind, {block}});
        for (const Block& other : short_)
            for (Kind kind : {Kind::if_, Kind::choice}) {
                all.push_back({kind, {block, other}});
                all.push_back({kind, {other, block}});
            }
    }
    return all;
}

/// Each alone, before and behind an act, and behind and before each of `others`.
std::vector<Block> blocksOf(const Block& statements, const Block& others)
{
    std::vector<Block> all;
    for (const Tree& one : statements) {
        all.push_back({one});
        for (const Tree& other : others) {
            all.push_back({one, other});
            all.push_back({other, one});
        }
    }
    return all;
}

/// A tree as lines. Every act and every condition has a number of its own.
class Lines {
public:
    explicit Lines(std::vector<const char*> acts) : m_acts(std::move(acts)) {}

    std::string of(const Block& block, int depth)
    {
        std::string all;
        for (const Tree& tree : block)
            all += statement(tree, std::string(static_cast<std::size_t>(depth) * 2, ' '), depth);
        return all;
    }

private:
    std::string statement(const Tree& tree, const std::string& margin, int depth)
    {
        switch (tree.kind) {
        case Kind::act: return margin + act() + "\n";
        case Kind::may: return margin + "you may\n" + of(tree.blocks[0], depth + 1);
        case Kind::each: return margin + "for each opposing fighter\n" + of(tree.blocks[0], depth + 1);
        case Kind::next: return margin + "at the start of your next turn\n" + of(tree.blocks[0], depth + 1);
        case Kind::if_: return condition(tree, margin, depth);
        case Kind::choice: break;
        }
        const std::string option = margin + "  option \"O" + std::to_string(++m_option) + "\"\n";
        const std::string other = margin + "  option \"O" + std::to_string(++m_option) + "\"\n";
        const std::string first = of(tree.blocks[0], depth + 2);
        return margin + "choose one\n" + option + first + other + of(tree.blocks[1], depth + 2);
    }

    std::string condition(const Tree& tree, const std::string& margin, int depth)
    {
        const std::string number = std::to_string(++m_condition);
        const std::string line = margin + "if the health of Testa is at most " + number + "\n";
        const std::string then = of(tree.blocks[0], depth + 1);
        if (tree.blocks.size() == 1) return line + then;
        return line + then + margin + "otherwise\n" + of(tree.blocks[1], depth + 1);
    }

    std::string act()
    {
        std::string text = m_acts[static_cast<std::size_t>(m_act++) % m_acts.size()];
        if (const std::size_t gap = text.find('#'); gap != std::string::npos)
            text.replace(gap, 1, std::to_string(m_act + 1));
        return text;
    }

    std::vector<const char*> m_acts;
    int m_act = 0;
    int m_condition = 0;
    int m_option = 0;
};

/// The same without blocks that mean nothing of their own: an "if" within an "if" alone is one with both
/// conditions, and an offer of what is done only if something holds is an offer made if it holds.
Tree plain(Tree tree)
{
    for (Block& block : tree.blocks)
        for (Tree& inner : block)
            inner = plain(inner);
    const bool if_ = tree.kind == Kind::if_ && tree.blocks.size() == 1;
    if ((!if_ && tree.kind != Kind::may) || tree.blocks[0].size() != 1) return tree;
    Tree inner = tree.blocks[0][0];
    if (inner.kind != Kind::if_ || inner.blocks.size() != 1) return tree;
    if (if_)
        inner.conditions += tree.conditions;
    else
        inner.blocks = {{{Kind::may, inner.blocks}}};
    return inner;
}

/// The tree in signs.
std::string signs(const Block& block)
{
    std::string all;
    for (const Tree& one : block) {
        const Tree tree = plain(one);
        all += "x?*%/>"[static_cast<std::size_t>(tree.kind)];
        if (tree.conditions > 1) all += std::to_string(tree.conditions);
        for (const Block& inner : tree.blocks)
            all += "(" + signs(inner) + ")";
    }
    return all;
}

/// Whether it has "you may" before an act that says so itself: the same once more.
bool offersTwice(const std::string& program)
{
    const std::string_view offer = "you may\n";
    for (std::size_t at = program.find(offer); at != std::string::npos; at = program.find(offer, at + 1)) {
        const std::size_t act = program.find_first_not_of(' ', at + offer.size());
        if (std::string_view(program).substr(act).starts_with("you may place")) return true;
    }
    return false;
}

std::string heroOf(const std::string& text)
{
    return "hero \"Testa\"\n  health 10, move 2, melee\n\ntoken \"Fog\" x2\n\nability \"Fogs\"\n  during "
           "set-up\n"
           "    place each Fog token on a space\n\ncard \"One\" x30\n  scheme, boost 1, for any\n  when "
           "played\n"
           "    choose an opponent\n" +
           text;
}

/// The first line of the program that no sentence says, or 0.
int unsaid(const HeroRules& hero, const std::string& program, const TextPart& part)
{
    const auto before = std::count(hero.source.begin(), hero.source.end(), '\n') -
                        std::count(program.begin(), program.end(), '\n');
    std::set<int> said;
    for (const Sentence& sentence : part.sentences)
        said.insert(sentence.lines.begin(), sentence.lines.end());
    int line = static_cast<int>(before);
    for (const QByteArray& text : QByteArray::fromStdString(program).split('\n')) {
        ++line;
        const QByteArray act = text.trimmed();
        const bool says = !act.isEmpty() && act != "otherwise" && !act.startsWith("option");
        if (says && !said.contains(line)) return line;
    }
    return 0;
}

constexpr const char* combatHero =
    "hero \"Testa\"\n  health 10, move 2, melee\n\nsidekick \"Bear\"\n  en article\n  es ours \"Oso\" "
    "article\n"
    "  fr ours \"Ours\" article\n  pt ours \"Urso\" article\n  health 7, melee\n\ncard \"One\" x30\n"
    "  versatile 2, boost 1, for any\n  after combat\n    ";

} // namespace

class TestWithin : public QObject {
    Q_OBJECT

private:
    using Said = std::map<std::string, std::pair<std::string, std::string>>; ///< text: signs, program

    /// How many of these the language takes; none says what another one says.
    static int compare(const std::vector<Block>& blocks, const std::vector<const char*>& acts)
    {
        std::array<Said, std::size(nestingLanguages)> said;
        int taken = 0;
        for (const Block& block : blocks) {
            const std::string program = Lines(acts).of(block, 2);
            Diagnostics problems;
            if (offersTwice(program)) continue;
            const auto hero = readHero(heroOf(program), "test.hero", problems);
            if (!hero) continue;
            ++taken;
            for (std::size_t i = 0; i < said.size(); ++i) {
                const TextPart part = cardText(*hero, CardId{0}, nestingLanguages[i]).front();
                if (const int line = unsaid(*hero, program, part); line > 0)
                    qFatal("line %d has no sentence in\n%s", line, program.c_str());
                const std::string& text = part.text;
                const auto [place, fresh] = said[i].try_emplace(text, signs(block), program);
                if (!fresh && place->second.first != signs(block))
                    qFatal("%s\nis said of\n%sand of\n%s", text.c_str(), place->second.second.c_str(),
                           program.c_str());
            }
        }
        return taken;
    }

private Q_SLOTS:
    void whatHangsOnWhatIsHeard()
    {
        const Block act{{}};
        const std::vector<Block> acts{act, {{}, {}}};
        const Block one = statements(acts, acts);
        const std::vector<Block> short_ = blocksOf(one, act);
        // Two levels: each with each.
        QVERIFY(compare(blocksOf(one, one), {"draw # cards"}) > 500);
        // Three levels: every block of two in everything, with and without an act.
        const Block two = statements(short_, acts);
        QVERIFY(compare(blocksOf(two, act), {"draw # cards"}) > 1000);
        // Both branches hold something.
        const std::vector<Block> single = blocksOf(one, {});
        QVERIFY(compare(blocksOf(statements(single, single), act), {"draw # cards"}) > 1000);
    }

    /// Acts that aren't one clause, or whose subject is somebody else.
    void actsOfTwoClausesHoldNothing()
    {
        const Block act{{}};
        const std::vector<Block> acts{act, {{}, {}}, {{}, {}, {}}};
        const Block one = statements(acts, acts);
        const char* const kinds[] = {"that player draws # cards",
                                     "move Testa up to # spaces through opposing fighters",
                                     "you may place any number of Fog tokens on any space",
                                     "that player may discard a card in that player's hand",
                                     "choose an opposing fighter",
                                     "Testa recovers # health",
                                     "take \"One\" from your discard pile or deck"};
        for (const char* kind : kinds)
            for (const char* other : {"draw # cards", kind})
                QVERIFY(compare(blocksOf(one, act), {kind, other}) > 100);
    }

    void howItIsSaid_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* lines, const char* en, const char* es, const char* fr,
                            const char* pt) {
            QTest::addRow("%s", qPrintable(QString::fromUtf8(lines).simplified()))
                << QString::fromUtf8(lines)
                << QStringList{QString::fromUtf8(en), QString::fromUtf8(es), QString::fromUtf8(fr),
                               QString::fromUtf8(pt)};
        };
        row("if you won\n  you may\n    move Bear up to 2 spaces\n  draw 1 card",
            "If you won the combat, you may move the Bear up to 2 spaces. If you won the combat, draw 1 "
            "card.",
            "Si has ganado el combate, puedes mover al Oso hasta 2 casillas. Si has ganado el combate, roba "
            "1 "
            "carta.",
            "Si vous avez remporté le combat, vous pouvez déplacer l’Ours de 2 cases au maximum. Si vous "
            "avez "
            "remporté le combat, piochez 1 carte.",
            "Se você venceu o combate, você pode mover o Urso em até 2 espaços. Se você venceu o combate, "
            "compre 1 carta.");
        row("if Bear is a hero\n  you may\n    move Bear up to 2 spaces\n  draw 1 card",
            "If the Bear is a hero: (1) you may move the Bear up to 2 spaces; (2) draw 1 card.",
            "Si el Oso es un héroe: (1) puedes mover al Oso hasta 2 casillas; (2) roba 1 carta.",
            "Si l’Ours est un héros : (1) vous pouvez déplacer l’Ours de 2 cases au maximum ; (2) piochez 1 "
            "carte.",
            "Se o Urso for um herói: (1) você pode mover o Urso em até 2 espaços; (2) compre 1 carta.");
        row("if you won\n  you may\n    move Bear up to 2 spaces\n    draw 1 card",
            "If you won the combat, you may move the Bear up to 2 spaces and draw 1 card.",
            "Si has ganado el combate, puedes mover al Oso hasta 2 casillas y robar 1 carta.",
            "Si vous avez remporté le combat, vous pouvez déplacer l’Ours de 2 cases au maximum et piocher 1 "
            "carte.",
            "Se você venceu o combate, você pode mover o Urso em até 2 espaços e comprar 1 carta.");
        row("if you won\n  you may\n    draw 1 card\n    if Bear is a hero\n      gain 1 action",
            "If you won the combat, you may do all of the following: (1) draw 1 card; (2) if the Bear is a "
            "hero, "
            "gain 1 action.",
            "Si has ganado el combate, puedes hacer todo lo siguiente: (1) robar 1 carta; (2) si el Oso es "
            "un "
            "héroe, ganar 1 acción.",
            "Si vous avez remporté le combat, vous pouvez faire tout ce qui suit : (1) piocher 1 carte ; (2) "
            "si "
            "l’Ours est un héros, gagner 1 action.",
            "Se você venceu o combate, você pode fazer tudo o que segue: (1) comprar 1 carta; (2) se o Urso "
            "for um herói, ganhar 1 ação.");
        row("if you won\n  if Bear is a hero\n    draw 1 card\notherwise\n  draw 2 cards",
            "If you did not win the combat, draw 2 cards. Otherwise, if the Bear is a hero, draw 1 card.",
            "Si no has ganado el combate, roba 2 cartas. En caso contrario, si el Oso es un héroe, roba 1 "
            "carta.",
            "Si vous n’avez pas remporté le combat, piochez 2 cartes. Sinon, si l’Ours est un héros, piochez "
            "1 carte.",
            "Se você não venceu o combate, compre 2 cartas. Caso contrário, se o Urso for um herói, compre 1 "
            "carta.");
        row("if you won\n  if Bear is a hero\n    draw 1 card\n  otherwise\n    draw 2 cards",
            "If you won the combat: if the Bear is a hero, draw 1 card; otherwise, draw 2 cards.",
            "Si has ganado el combate: si el Oso es un héroe, roba 1 carta; si no, roba 2 cartas.",
            "Si vous avez remporté le combat : si l’Ours est un héros, piochez 1 carte ; sinon, piochez 2 "
            "cartes.",
            "Se você venceu o combate: se o Urso for um herói, compre 1 carta; caso contrário, compre 2 "
            "cartas.");
        row("choose one\n  option \"A\"\n    the opponent draws 1 card\n    draw 1 card\n  option \"B\"\n    "
            "gain 1 action",
            "Choose one: (a) your opponent draws 1 card; then draw 1 card; (b) gain 1 action.",
            "Elige una opción: (a) tu oponente roba 1 carta; después, roba 1 carta; (b) gana 1 acción.",
            "Choisissez une option : (a) votre adversaire pioche 1 carte ; ensuite, piochez 1 carte ; (b) "
            "gagnez 1 action.",
            "Escolha uma opção: (a) seu oponente compra 1 carta; depois, compre 1 carta; (b) ganhe 1 ação.");
        row("you may\n  choose one\n    option \"A\"\n      draw 1 card\n    option \"B\"\n      gain 1 "
            "action",
            "You may choose one: draw 1 card; gain 1 action.",
            "Puedes elegir una opción: roba 1 carta; gana 1 acción.",
            "Vous pouvez choisir une option : piochez 1 carte ; gagnez 1 action.",
            "Você pode escolher uma opção: compre 1 carta; ganhe 1 ação.");
        row("you may\n  if you won\n    draw 1 card", "If you won the combat, you may draw 1 card.",
            "Si has ganado el combate, puedes robar 1 carta.",
            "Si vous avez remporté le combat, vous pouvez piocher 1 carte.",
            "Se você venceu o combate, você pode comprar 1 carta.");
        row("if Bear is a hero\n  you may\n    choose a fighter in this combat\n    move that fighter up to "
            "2 "
            "spaces\n  at the start of your next turn\n    for each opposing fighter\n      draw 1 card\n    "
            "gain 1 action",
            "If the Bear is a hero: (1) you may choose a fighter in this combat; if you do, move that "
            "fighter up to 2 spaces; (2) at the start of your next turn: (2.1) for each opposing fighter, "
            "draw 1 card; (2.2) gain 1 action.",
            "Si el Oso es un héroe: (1) puedes elegir a un luchador de este combate; si lo haces, mueve a "
            "ese luchador hasta 2 casillas; (2) al inicio de tu próximo turno: (2.1) por cada luchador del "
            "oponente, roba 1 carta; (2.2) gana 1 acción.",
            "Si l’Ours est un héros : (1) vous pouvez choisir un combattant de ce combat ; si vous "
            "le faites, déplacez ce combattant de 2 cases au maximum ; (2) au début de votre prochain tour : "
            "(2.1) pour chaque combattant adverse, piochez 1 carte ; (2.2) gagnez 1 action.",
            "Se o Urso for um herói: (1) você pode escolher um combatente deste combate; se fizer isso, "
            "mova esse combatente em até 2 espaços; (2) no início do seu próximo turno: (2.1) para cada "
            "combatente inimigo, compre 1 carta; (2.2) ganhe 1 ação.");
    }

    void howItIsSaid()
    {
        QFETCH(QString, lines);
        QFETCH(QStringList, says);
        const std::string text = lines.replace(u'\n', QStringLiteral("\n    ")).toStdString();
        Diagnostics problems;
        const auto hero = readHero(combatHero + text + "\n", "test.hero", problems);
        QVERIFY2(hero, problems.empty() ? "" : message(problems.front()).c_str());
        for (std::size_t i = 0; i < std::size(nestingLanguages); ++i)
            QCOMPARE(QString::fromStdString(cardText(*hero, CardId{0}, nestingLanguages[i]).front().text),
                     says.value(static_cast<qsizetype>(i)));
    }
};

QTEST_GUILESS_MAIN(TestWithin)
#include "tst_within.moc"
