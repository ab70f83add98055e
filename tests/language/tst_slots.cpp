// SPDX-License-Identifier: GPL-3.0-or-later
// Slots: every slot declares what it takes; what it does not take is refused with what to write instead; what
// is accepted is printed and said as it is meant.

#include "model/content/catalogue.h"
#include "model/language/meaning/quantity.h"
#include "model/language/prose/lineprose.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/language/services/keptmeaning.h"
#include "model/language/services/mends.h"

#include <QTest>

using namespace fabletop;

namespace {

const QString probeHero =
    QStringLiteral("hero \"Probe\"\n  health 14, move 2, melee\n\n"
                   "sidekick \"Clone\" x3\n  plural \"Clones\"\n"
                   "  es ours \"Clon\" plural \"Clones\"\n"
                   "  fr ours \"Clone\" plural \"Clones\"\n"
                   "  pt ours \"Clone\" plural \"Clones\"\n"
                   "  health 1, melee\n\nsidekick \"Bear\"\n  en article\n  health 5, melee\n\n");

/// A hero with this text after combat; or in a scheme.
std::string probeWith(const QString& text, bool scheme = false)
{
    const QString head =
        scheme ? QStringLiteral("card \"One\" x30\n  scheme, boost 1, for any\n  when played\n")
               : QStringLiteral("card \"One\" x30\n  versatile 3, boost 1, for any\n  after combat\n");
    QString lines = text;
    return (probeHero + head + QStringLiteral("    ") + lines.replace(u'\n', QStringLiteral("\n    ")) +
            u'\n')
        .toStdString();
}

Diagnostics probeProblems(const std::string& text)
{
    Diagnostics problems;
    (void)readHero(text, "probe.hero", problems);
    return problems;
}

QString shown(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

class TestSlots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySlotIsDeclared()
    {
        for (const Row& row : vocabulary()) {
            std::size_t part = 0;
            for (const PatternPart& piece : patternOf(row.word)) {
                const bool amount = piece.kind == PatternPart::Kind::amount;
                if (!amount && piece.kind != PatternPart::Kind::slot) continue;
                const bool thing = piece.sort == Sort::player || piece.sort == Sort::fighters ||
                                   piece.sort == Sort::spaces || piece.sort == Sort::cards;
                const SlotSpec& slot = slotOf(row.word, part++);
                QVERIFY2((slot.reads != Reads::undeclared) == thing, qPrintable(shown(row.pattern)));
                if (slot.reads == Reads::undeclared || slot.reads == Reads::whole ||
                    slot.reads == Reads::player)
                    continue;
                QVERIFY2(slot.counts != 0, qPrintable(shown(row.pattern)));
                QVERIFY2((slot.places != 0) == (piece.sort == Sort::cards), qPrintable(shown(row.pattern)));
            }
        }
    }

    void refusedWithAMend_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("fix");
        const auto row = [](const char* line, const char* code, int column, const char* fix = "") {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(code) << column
                                << QString::fromUtf8(fix);
        };
        row("deal 1 damage to opposing fighters", "little-word-which", 22, "an opposing fighter");
        row("deal 1 damage to Clone", "little-word-which", 22, "a Clone");
        row("deal 1 damage to the Clone", "little-word-which", 22, "a Clone");
        row("deal 1 damage to Clones", "little-word-which", 22, "a Clone");
        row("deal 1 damage to the opposing fighters", "little-word-which", 22, "an opposing fighter");
        row("deal 1 damage to 1 opposing fighter", "little-word-other", 22, "an opposing fighter");
        row("deal 1 damage to 10 opposing fighters", "number-out-of-range", 22);
        row("deal 1 damage to no opposing fighter", "little-word-not-here", 22);
        row("swap Probe with each Clone", "little-word-other", 21, "a Clone");
        row("place Bear on each space adjacent to Probe", "little-word-other", 19,
            "a space adjacent to Probe");
        row("choose each Clone", "little-word-other", 12, "a Clone");
        row("move each of a Clone up to 1 space", "little-word-other", 5, "move a Clone up to 1 space");
        row("set the health of Bear to the health of a Clone", "one-wanted", 45);
        row("if Clone is adjacent to Bear\n  draw 1 card", "little-word-which", 8, "each Clone");
        row("if Bear is adjacent to Clone\n  draw 1 card", "little-word-which", 28, "each Clone");
        row("if there is each Clone\n  draw 1 card", "little-word-other", 17, "a Clone");
        row("deal 1 damage to another Clone", "another-than-whom", 22, "a Clone except this fighter");
        row("deal 1 damage to another friendly fighter", "another-than-whom", 22,
            "a friendly fighter except your fighter");
        row("deal 1 damage to each other Clone", "little-word-other", 22, "each Clone except this fighter");
        row("choose a Clone\ndeal 1 damage to each other Clone adjacent to Bear", "little-word-other", 22,
            "each Clone adjacent to Bear except that fighter");
        row("choose a Clone\ndeal 1 damage to any other Clone", "little-word-other", 22, "another Clone");
        row("deal 1 damage to the other Clones", "little-word-other", 22, "each Clone except this fighter");
        row("your other fighters adjacent to Bear recover 1 health", "little-word-other", 5,
            "your fighters adjacent to Bear except your fighter");
        row("for each other Clone adjacent to Bear\n  draw 1 card", "little-word-other", 14,
            "Clone adjacent to Bear except this fighter");
        row("deal 1 damage to Bear or each other Clone", "little-word-other", 30,
            "each Clone except this fighter");
        row("deal 1 damage to each opposing fighter adjacent to Bear or Probe", "group-which", 22,
            "each opposing fighter adjacent to (Bear or Probe)");
        row("deal 1 damage to each opposing fighter adjacent to a Clone or Bear", "group-which", 22,
            "each opposing fighter adjacent to (a Clone or Bear)");
        row("deal 1 damage to an opposing fighter adjacent to Bear or a Clone", "group-which", 22,
            "an opposing fighter adjacent to (Bear or a Clone)");
        row("deal 1 damage to each fighter in a zone of Bear or Probe", "group-which", 22,
            "each fighter in a zone of (Bear or Probe)");
        row("deal 1 damage to each fighter within 2 of Bear or Probe", "group-which", 22,
            "each fighter within 2 of (Bear or Probe)");
        row("deal 1 damage to a fighter except Bear or a Clone", "group-which", 22,
            "a fighter except (Bear or a Clone)");
        row("move each friendly fighter except your fighter adjacent to the opposing fighter up to 1 space",
            "group-which", 10, "each friendly fighter adjacent to the opposing fighter except your fighter");
        row("deal 1 damage to each opposing fighter adjacent to a friendly fighter except Bear",
            "group-which", 22, "each opposing fighter adjacent to (a friendly fighter except Bear)");
        row("deal 1 damage to each other opposing fighter", "little-word-other", 22,
            "each opposing fighter except the opposing fighter");
        row("deal 1 damage to each other fighter in a zone of Bear", "little-word-other", 22,
            "each fighter in a zone of Bear except Bear");
        row("deal 1 damage to each opposing fighter adjacent to Bear in this combat", "group-which", 22,
            "each opposing fighter in this combat adjacent to Bear");
        row("deal 1 damage to each opposing fighter adjacent to Bear in a zone of Probe", "group-which", 22,
            "(each opposing fighter adjacent to Bear) in a zone of Probe");
        row("draw 1 card for each fighter adjacent to Clones or Clones", "group-which", 26,
            "fighters adjacent to (Clones or Clones)");
        row("discard a card", "card-place-missing", 13, "a card in your hand");
        row("discard a card in your discard pile", "card-not-there", 13);
        row("if there is no Bear\n  draw 1 card", "little-word-other", 8, "not Bear is on the battlefield");
        row("if there is a Bear adjacent to Probe\n  draw 1 card", "little-word-other", 8,
            "Bear is adjacent to Probe");
        row("draw 1 card for each \"One\" card in your discard pile", "card-not-tag", 26);
        row("discard another card in your hand", "another-than-which", 13);
        row("discard a card in your hand in your discard pile", "card-two-places", 13);
        row("return a card in your hand to your hand", "card-not-there", 12);
        row("look at the opponent's hand\nchoose a card in the opponent's hand\nreturn that card to your "
            "hand",
            "card-not-there", 12);
        row("choose a card in the opponent's hand", "hand-unseen", 12);
        row("discard a card in the opponent's hand", "hand-unseen", 13);
        row("choose an opponent\nlook at that player's hand\nchoose an opponent\nchoose a card in that "
            "player's hand",
            "hand-unseen", 12);
        row("if you won\n  look at the opponent's hand\nchoose a card in the opponent's hand", "hand-unseen",
            12);
        row("an opponent may discard a card in that player's hand\nif an opponent did not\n  draw 1 card",
            "little-word-other", 8, "that player");
        row("choose an opponent\ndeal 1 damage to each opponent's hero", "little-word-other", 22,
            "that player");
        row("each opponent draws 1 card\nthat player draws 1 card", "pronoun-unbound", 5);
        row("the opponent discards a card in your hand", "card-of-another", 27);
        row("add 2 to a card in your hand", "one-wanted", 14);
        row("choose a card in your hand\nadd 2 to that card", "card-not-there", 14);
        row("draw cards equal to the boost of a card in your hand", "one-wanted", 38);
        row("reveal the top card of your deck\nreturn that card to its owner's hand", "card-not-there", 12);
        row("discard a card in your hand\ndiscard that card", "card-not-there", 13);
        row("choose an opponent\nlook at that player's hand\nchoose a card", "card-place-missing", 12,
            "a card in that player's hand");
        row("the opponent may discard a card", "card-place-missing", 30, "a card in the opponent's hand");
        row("the opponent discards 2 cards", "card-place-missing", 27, "2 cards in the opponent's hand");
        row("deal 1 damage to each fighter on the chosen spaces", "chosen-spaces-missing", 22);
        row("choose a space\ndeal 1 damage to each fighter on the chosen spaces", "chosen-spaces-missing",
            22);
        row("if you did\n  draw 1 card", "offer-missing", 8);
        row("the opponent may discard a card in the opponent's hand\nif you did\n  draw 1 card",
            "offer-missing", 8);
        row("you may\n  draw 1 card\nif the opponent did not\n  draw 1 card", "offer-missing", 8);
        row("draw cards equal to the damage dealt", "result-missing", 25);
        row("draw cards equal to the number of cards discarded", "result-missing", 25);
        row("if this defeated a fighter\n  draw 1 card", "result-missing", 8);
        row("discard 2 cards in your hand\ndraw cards equal to the boost of that card", "pronoun-unsure", 38);
        row("discard the top card of your deck\nthe opponent may discard a card in the opponent's hand\n"
            "draw cards equal to the boost of that card",
            "pronoun-unsure", 38);
        row("discard the top card of your deck\nyou may\n  discard a card in your hand\n"
            "draw cards equal to the boost of that card",
            "pronoun-unsure", 38);
        row("reveal the top card of your deck\ndraw 1 card\ndiscard that card", "deck-moved", 13);
        row("look at the top 3 cards of your deck\nput 1 card of your hand on the deck\n"
            "take 1 of them into your hand",
            "deck-moved", 5);
        row("look at the top 3 cards of your deck\ndraw 1 card\nput the others back on the deck",
            "deck-moved", 5);
        row("put the others back on the deck", "pronoun-unbound", 5);
        row("draw up to 2 cards\ntake 1 of them into your hand", "pronoun-unbound", 5);
    }
    void refusedWithAMend()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(int, column);
        QFETCH(QString, fix);
        const Diagnostics problems = probeProblems(probeWith(line));
        QVERIFY(!problems.empty());
        QCOMPARE(shown(problems.front().code.id()), code);
        QCOMPARE(problems.front().where.column, column);
        QCOMPARE(shown(problems.front().quickFix), fix);
        QVERIFY(!message(problems.front()).empty());
        if (!fix.isEmpty())
            QVERIFY(keepsMeaning(line.toStdString(), mended(line.toStdString(), [&] {
                                     Diagnostic here = problems.front();
                                     here.where.line -= static_cast<int>(probeHero.count(u'\n')) + 3;
                                     here.where.column -= 4;
                                     return here;
                                 }())));
    }

    void outsideACombat()
    {
        QCOMPARE(
            probeProblems(probeWith(QStringLiteral("look at the opponent's hand"), true)).front().code.id(),
            std::string_view("opponent-which"));
        const std::string ability = probeWith(QStringLiteral("draw 1 card")) +
                                    "\nability \"Old\"\n  at the start of your turn\n    draw cards "
                                    "equal to the boost of this card\n";
        QCOMPARE(probeProblems(ability).front().code.id(), std::string_view("card-word"));
    }

    /// What stands at one moment of a card isn't known at the next.
    void acrossMoments_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* first, const char* then, const char* code) {
            QTest::newRow(first) << QString::fromUtf8(first) << QString::fromUtf8(then)
                                 << QString::fromUtf8(code);
        };
        row("you may\n      draw 1 card", "if you did\n      draw 1 card", "offer-missing");
        row("the opponent may discard a card in the opponent's hand",
            "if the opponent did not\n      draw 1 card", "offer-missing");
        row("discard any number of cards in your hand", "draw 1 card for each card discarded",
            "result-missing");
        row("deal 1 damage to an opposing fighter", "draw cards equal to the damage dealt", "result-missing");
        row("deal 2 damage to an opposing fighter", "if this defeated a fighter\n      draw 1 card",
            "result-missing");
    }
    void acrossMoments()
    {
        QFETCH(QString, first);
        QFETCH(QString, then);
        QFETCH(QString, code);
        const auto card = [&](const QString& between) {
            return (probeHero +
                    QStringLiteral("card \"One\" x30\n  versatile 3, boost 1, for any\n"
                                   "  during combat\n    ") +
                    first + u'\n' + between + QStringLiteral("    ") + then + u'\n')
                .toStdString();
        };
        const Diagnostics apart = probeProblems(card(QStringLiteral("  after combat\n")));
        QCOMPARE(apart.size(), std::size_t{1});
        QCOMPARE(shown(apart[0].code.id()), code);
        QVERIFY(probeProblems(card({})).empty());
    }

    /// In an ongoing effect "this fighter" is the hero, whatever the effect is on.
    void theFighterOfAnOngoingEffect()
    {
        const auto standing = [](const char* line) {
            return probeWith(QStringLiteral("draw 1 card")) + "\nability \"Old\"\n  always\n    " + line +
                   "\n";
        };
        const Diagnostics problems = probeProblems(
            standing("add 1 to defense cards of Clones while this fighter is adjacent to Bear"));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(shown(problems[0].code.id()), QStringLiteral("standing-fighter"));
        QCOMPARE(problems[0].where.column, 44);
        QCOMPARE(shown(problems[0].quickFix), QStringLiteral("Probe"));
        QVERIFY(
            probeProblems(standing("add 1 to defense cards of Probe while this fighter is adjacent to Bear"))
                .empty());
    }

    /// "That fighter" has to be one certain fighter.
    void thatFighterIsOneOnly()
    {
        for (const char* lines :
             {"swap a Clone with an opposing fighter\ndeal 1 damage to that fighter",
              "for each Clone\n  deal 1 damage to an opposing fighter adjacent to that fighter\n"
              "  that fighter recovers 1 health",
              "for each Clone\n  draw 1 card\nthat fighter recovers 1 health",
              "choose a Clone\nyou may\n  deal 1 damage to an opposing fighter\n"
              "that fighter recovers 1 health"}) {
            const Diagnostics problems = probeProblems(probeWith(QString::fromUtf8(lines)));
            QVERIFY2(!problems.empty(), lines);
            QCOMPARE(shown(problems.front().code.id()), QStringLiteral("fighter-unsure"));
        }
        for (const char* lines :
             {"swap Probe with an opposing fighter\ndeal 1 damage to that fighter",
              "for each Clone\n  choose an opposing fighter adjacent to that fighter\n"
              "  deal 1 damage to that fighter",
              "choose a Clone\nyou may\n  deal 1 damage to an opposing fighter\nif you did\n"
              "  deal 1 damage to that fighter"})
            QVERIFY2(probeProblems(probeWith(QString::fromUtf8(lines))).empty(), lines);
    }

    /// What waits for the next turn is a text of its own.
    void laterNothingIsChosen()
    {
        const auto later = [](const char* line) {
            return probeWith(
                QStringLiteral("choose an opposing fighter\nat the start of your next turn\n  ") +
                QString::fromUtf8(line));
        };
        QCOMPARE(probeProblems(later("deal 1 damage to that fighter")).front().code.id(),
                 std::string_view("pronoun-forgotten"));
        const auto own = probeProblems(later("this fighter recovers 1 health")).front();
        QCOMPARE(own.code.id(), std::string_view("fighter-of-ability"));
        QCOMPARE(own.quickFix, std::string("Probe"));
        QCOMPARE(probeProblems(later("deal 1 damage to the opposing fighter")).front().code.id(),
                 std::string_view("combat-word"));
    }

    void acceptedAndPrintedAsItStands_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"deal 1 damage to an opposing fighter",
              "deal 1 damage to any opposing fighter",
              "deal 1 damage to 2 opposing fighters",
              "deal 1 damage to up to 2 opposing fighters",
              "deal 1 damage to any number of opposing fighters",
              "deal 1 damage to a Clone or Bear",
              "deal 1 damage to your fighters",
              "each Clone recovers 1 health",
              "2 Clones leave the battlefield",
              "move up to 2 Clones up to 2 spaces",
              "swap a Clone with an opposing fighter",
              "discard 2 cards in your hand",
              "the opponent discards all cards in the opponent's hand",
              "return any number of cards in your discard pile to your hand",
              "reveal the top card of your deck\ndiscard that card",
              "discard a card in your hand\nreturn that card to your hand",
              "if no Clone is adjacent to Probe\n  draw 1 card",
              "if each Clone is in a zone of each opposing fighter\n  draw 1 card",
              "if Clones are adjacent to Bear\n  draw 1 card",
              "if (you lost and you attack) or you won\n  draw 1 card",
              "if you lost and (you attack or you won)\n  draw 1 card",
              "if not (you lost and you attack)\n  draw 1 card",
              "deal 1 damage to each fighter adjacent to (a Clone or Bear)",
              "deal 1 damage to each fighter adjacent to a Clone except Bear",
              "deal 1 damage to each fighter adjacent to a Clone in this combat",
              "move each friendly fighter except (your fighter adjacent to Bear) up to 1 space",
              "deal 1 damage to (each fighter adjacent to Bear) in this combat",
              "reveal the top card of your deck\ndraw cards equal to the boost of that card",
              "look at the top 3 cards of your deck\ntake 1 of them into your hand\ntake 1 of them into your "
              "hand",
              "discard 2 cards in your hand\nif you did\n  draw 1 card",
              "discard the top card of your deck\nyou may\n  discard a card in your hand\nif you did\n  draw "
              "cards equal to the boost of that card",
              "choose one\n  option \"One\"\n    choose a card in your hand\n    discard that card\n  option "
              "\"Two\"\n    discard a card in your hand\n    draw cards equal to the boost of that card",
              "if you won\n  choose a card in your hand\notherwise\n  choose a card in your discard "
              "pile\ndraw cards equal to the boost of that card",
              "the opponent may discard a card in the opponent's hand\nyou may\n  discard a card in your "
              "hand\nif the opponent did not\n  draw 1 card"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }
    void acceptedAndPrintedAsItStands()
    {
        QFETCH(QString, line);
        const std::string whole = probeWith(line);
        const Diagnostics problems = probeProblems(whole);
        QVERIFY2(problems.empty(), problems.empty() ? "" : toLine(problems.front()).c_str());
        Diagnostics ignored;
        QCOMPARE(shown(print(parse(whole, "x", ignored))), shown(whole));
    }

    void mixedConditionsGetBrackets()
    {
        const std::string whole =
            probeWith(QStringLiteral("if you lost and you attack or you won\n  draw 1 card"));
        const Diagnostics problems = probeProblems(whole);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems.front().severity == Severity::warning);
        QCOMPARE(problems.front().code.id(), std::string_view("and-or-mixed"));
        QCOMPARE(problems.front().quickFix, std::string("(you lost and you attack) or you won"));
        Diagnostics ignored;
        QCOMPARE(shown(print(parse(whole, "x", ignored))),
                 shown(probeWith(QStringLiteral("if (you lost and you attack) or you won\n  draw 1 card"))));
    }

    void saidAsItIsMeant_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* line, const char* en, const char* es, const char* fr,
                            const char* pt) {
            QTest::newRow(line) << QString::fromUtf8(line)
                                << QStringList{QString::fromUtf8(en), QString::fromUtf8(es),
                                               QString::fromUtf8(fr), QString::fromUtf8(pt)};
        };
        row("deal 1 damage to 2 opposing fighters", "Deal 1 damage to 2 opposing fighters.",
            "Haz 1 de daño a 2 luchadores del oponente.", "Infligez 1 dégât à 2 combattants adverses.",
            "Cause 1 de dano a 2 combatentes inimigos.");
        row("deal 1 damage to up to 2 Clones", "Deal 1 damage to up to 2 Clones.",
            "Haz 1 de daño a hasta 2 Clones.", "Infligez 1 dégât à 2 Clones au maximum.",
            "Cause 1 de dano a até 2 Clones.");
        row("any number of Clones leave the battlefield", "Any number of Clones leave the battlefield.",
            "Cualquier número de Clones abandonan el campo de batalla.",
            "N’importe quel nombre de Clones quittent le champ de bataille.",
            "Qualquer número de Clones deixam o campo de batalha.");
        row("the opponent discards a card in the opponent's hand", "Your opponent discards a card.",
            "Tu oponente descarta una carta.", "Votre adversaire défausse une carte.",
            "Seu oponente descarta uma carta.");
        row("the opponent discards all cards in the opponent's hand",
            "Your opponent discards all cards from their hand.",
            "Tu oponente descarta todas las cartas de su mano.",
            "Votre adversaire défausse toutes les cartes de sa main.",
            "Seu oponente descarta todas as cartas da própria mão.");
        row("if (you lost and you attack) or you won\n  draw 1 card",
            "If either you lost the combat and you are attacking, or you won the combat, draw 1 card.",
            "Si o bien has perdido el combate y estás atacando, o bien has ganado el combate, roba 1 "
            "carta.",
            "Si vous avez perdu le combat et si vous êtes l’attaquant, ou si vous avez remporté "
            "le combat, piochez 1 carte.",
            "Se você perdeu o combate e estiver atacando, ou então você venceu o combate, compre 1 carta.");
    }
    void saidAsItIsMeant()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, says);
        const std::string whole = probeWith(line);
        Diagnostics problems;
        const auto read = readHero(whole, "probe.hero", problems);
        QVERIFY2(read, problems.empty() ? "" : toLine(problems.front()).c_str());
        const int place = static_cast<int>(probeHero.count(u'\n')) + 4;
        QStringList said;
        for (Language language : {Language::en, Language::es, Language::fr, Language::pt})
            said << shown(lineProse(*read, place, language));
        QCOMPARE(said, says);
    }
};

QTEST_GUILESS_MAIN(TestSlots)
#include "tst_slots.moc"
