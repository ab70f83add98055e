// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What people write instead of the words of the language, and what is told of it: shared by the tests of
/// slips and of mends.

#include "model/content/catalogue.h"

#include <QStringList>
#include <functional>

namespace fabletop::test {

inline const std::string slipHero = "hero \"Probe\"\n  health 14, move 2, melee\n\n"
                                    "sidekick \"Clone\" x3\n  plural \"Clones\"\n  health 1, melee\n\n"
                                    "sidekick \"Bear\"\n  en article\n  health 5, melee\n\n";

/// A hero with these lines after combat.
inline std::string slipText(const QString& lines)
{
    QString text = lines;
    text.replace(u'\n', QStringLiteral("\n    "));
    return slipHero + "card \"One\" x30\n  versatile 3, boost 1, for any\n  after combat\n    " +
           text.toStdString() + '\n';
}

/// A hero with this line in its only card.
inline std::string slipCard(const QString& line)
{
    return slipHero + "card \"One\" x30\n  " + line.toStdString() + '\n';
}

inline Diagnostics slipProblems(const std::string& text)
{
    Diagnostics problems;
    (void)readHero(text, "probe.hero", problems);
    return problems;
}

inline QString asText(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

inline QStringList argumentsOf(const Diagnostic& problem)
{
    QStringList all;
    for (const std::string& argument : problem.arguments)
        all << QString::fromStdString(argument);
    return all;
}

using SlipRowMaker = std::function<void(const char*, const char*, const QStringList&, const char*)>;

/// What a stranger wrote who knew the game and not this language.
inline void wordsOfStrangers(const SlipRowMaker& row)
{
    const auto same = [&](const char* line, const char* was, const char* is, const char* meant) {
        row(line, "word-of-others", {QString::fromUtf8(was), QString::fromUtf8(is)}, meant);
    };
    same("Probe and Bear recover 1 health", "Probe and", "each Probe or",
         "each Probe or Bear recover 1 health");
    same("deal 1 damage to each Clone and Bear", "and", "or", "deal 1 damage to each Clone or Bear");
    same("each of your fighters adjacent to Bear recovers 1 health", "each of your fighters", "your fighters",
         "your fighters adjacent to Bear recovers 1 health");
    same("each of your other fighters recovers 1 health", "each of your other fighters",
         "your fighters except your fighter", "your fighters except your fighter recovers 1 health");
    same("deal 1 damage to every opposing fighter", "every", "each",
         "deal 1 damage to each opposing fighter");
    same("deal 1 damage to each (Clone or Bear)", "(Clone or Bear)", "Clone or Bear",
         "deal 1 damage to each Clone or Bear");
    same("deal 1 damage to each opposing fighter that is adjacent to Bear", "fighter that is adjacent",
         "fighter adjacent", "deal 1 damage to each opposing fighter adjacent to Bear");
    same("move one of your Clones up to 2 spaces", "one of your Clones", "a Clone",
         "move a Clone up to 2 spaces");
    same("the opponent must discard a card in the opponent's hand", "must discard", "discards",
         "the opponent discards a card in the opponent's hand");
    same("cancel the opponent's card", "opponent's", "opposing", "cancel the opposing card");
    same("cancel the effects of the opposing card", "the effects of the opposing", "the opposing",
         "cancel the opposing card");
    same("deal 1 damage to each fighter in Bear's zone", "Bear's zone", "a zone of Bear",
         "deal 1 damage to each fighter in a zone of Bear");
    same("deal 1 damage to each fighter in the same zone as Bear", "the same zone as", "a zone of",
         "deal 1 damage to each fighter in a zone of Bear");
    same("this card gets +1 for each Clone adjacent to Bear",
         "this card gets 1 for each Clone adjacent to Bear",
         "add 1 for each Clone adjacent to Bear to this card",
         "add 1 for each Clone adjacent to Bear to this card");
    same("add 1 to this card for each other Clone", "to this card for each other Clone",
         "for each Clone except this fighter to this card",
         "add 1 for each Clone except this fighter to this card");
    same("the value of this card is 5", "5", "5 instead", "the value of this card is 5 instead");
    same("put 1 card from your hand on top of your deck", "from your hand on top of your",
         "of your hand on the", "put 1 card of your hand on the deck");
    same("recover 2 health with Bear", "recover 2 health with Bear", "Bear recovers 2 health",
         "Bear recovers 2 health");
    same("return a Clone to a space adjacent to Bear", "Clone", "defeated Clone",
         "return a defeated Clone to a space adjacent to Bear");
    same("you may\n  draw 1 card\nif you do\n  draw 1 card", "do", "did",
         "you may\n  draw 1 card\nif you did\n  draw 1 card");
    row("you may\n  draw 1 card\notherwise\n  draw 2 cards", "offer-declined",
        {"otherwise", "if you did not"}, "you may\n  draw 1 card\nif you did not\n  draw 2 cards");
    row("you may\n  draw 1 card\notherwise draw 2 cards", "offer-declined",
        {"if you did not", "if you did not"}, "you may\n  draw 1 card\nif you did not\n  draw 2 cards");
    row("draw 1 card.", "full-stop", {"."}, "draw 1 card");
    row("you may:\n  draw 1 card", "full-stop", {":"}, "you may\n  draw 1 card");
    row("deal 1 damage to a clone", "capital-wanted", {"clone", "Clone"}, "deal 1 damage to a Clone");
}

/// What players say of hands, cards and one another.
inline void wordsOfPlayers(const SlipRowMaker& row)
{
    row("return a card from your discard pile to your hand", "word-of-others",
        {"from your discard", "in your discard"}, "return a card in your discard pile to your hand");
    row("take a card from your discard pile", "word-of-others",
        {"from your discard pile", "in your discard pile into your hand"},
        "take a card in your discard pile into your hand");
    row("discard your hand", "word-of-others", {"your", "all cards in your"},
        "discard all cards in your hand");
    row("discard 1 random card", "word-of-others", {"discard", "you discard"}, "you discard 1 random card");
    row("discard two random cards", "figure-wanted", {"discard two", "you discard 2"},
        "you discard 2 random cards");
    row("discard 2 cards at random", "word-of-others",
        {"discard 2 cards at random", "you discard 2 random cards"}, "you discard 2 random cards");
    row("the opponent discards two cards at random", "figure-wanted",
        {"two cards at random", "2 random cards"}, "the opponent discards 2 random cards");
    row("the opponent discards a card from their hand", "word-of-others", {"from their", "in the opponent's"},
        "the opponent discards a card in the opponent's hand");
    row("the opponent discards their hand", "word-of-others", {"their", "all cards in the opponent's"},
        "the opponent discards all cards in the opponent's hand");
    row("the opponent reveals their hand", "word-of-others", {"their hand", "the hand"},
        "the opponent reveals the hand");
    row("your opponent draws 1 card", "word-of-others", {"your opponent", "the opponent"},
        "the opponent draws 1 card");
    row("opponent draws 1 card", "word-of-others", {"opponent", "the opponent"}, "the opponent draws 1 card");
    row("deal 1 damage to each of your Clones", "word-of-others", {"of your Clones", "Clone"},
        "deal 1 damage to each Clone");
    row("deal 1 damage to each of the opponent's fighters", "word-of-others",
        {"of the opponent's fighters", "opposing fighter"}, "deal 1 damage to each opposing fighter");
    row("choose a number\ndraw cards equal to the number named", "word-of-others", {"choose", "name"},
        "name a number\ndraw cards equal to the number named");
    row("look at the top card of your deck", "word-of-others", {"card", "1 card"},
        "look at the top 1 card of your deck");
    row("Bear may recover 2 health", "block-wanted", {"you may"}, "you may\n  Bear recovers 2 health");
    row("look at the opponent's hand and choose a card", "lines-wanted", {"look at the opponent's hand"},
        "look at the opponent's hand\nchoose a card in the opponent's hand");
    row("draw 2 cards, then discard a card in your hand", "lines-wanted", {"draw 2 cards"},
        "draw 2 cards\ndiscard a card in your hand");
    row("discard 1 card", "little-word-other", {"1 card", "a card in your hand"},
        "discard a card in your hand");
    row("the opponent discards 1 card", "little-word-other", {"1 card", "a card in the opponent's hand"},
        "the opponent discards a card in the opponent's hand");
    row("return this card to your hand", "little-word-other",
        {"return this card to your hand", "return this card to its owner's hand"},
        "return this card to its owner's hand");
}

/// Where somebody is, and how much of something there is.
inline void wordsOfPlaces(const SlipRowMaker& row)
{
    row("move each Clone within 2 spaces of Bear up to 1 space", "word-of-others", {"2 spaces of", "2 of"},
        "move each Clone within 2 of Bear up to 1 space");
    row("deal 1 damage to each fighter adjacent to Bear or in a zone of Bear", "word-of-others",
        {"in", "each fighter in"},
        "deal 1 damage to each fighter adjacent to Bear or each fighter in a zone of Bear");
    row("deal 1 damage to each fighter adjacent to Bear or a Clone", "group-wanted",
        {"each fighter adjacent to Bear or a Clone", "each fighter adjacent to (Bear or a Clone)"},
        "deal 1 damage to each fighter adjacent to (Bear or a Clone)");
    row("deal 1 damage to each fighter adjacent to Bear except the opposing fighter or Probe", "group-wanted",
        {"each fighter adjacent to Bear except the opposing fighter or Probe",
         "each fighter adjacent to Bear except (the opposing fighter or Probe)"},
        "deal 1 damage to each fighter adjacent to Bear except (the opposing fighter or Probe)");
    row("deal 1 damage to Bear for each card in the opponent's hand", "word-of-others",
        {"to Bear for each card in the opponent's hand", "for each card in the opponent's hand to Bear"},
        "deal 1 damage for each card in the opponent's hand to Bear");
    row("deal 1 damage to an opposing fighter adjacent to Probe or within 2 of Bear", "word-of-others",
        {"an opposing fighter adjacent to Probe or",
         "(an opposing fighter adjacent to Probe) or an opposing fighter"},
        "deal 1 damage to (an opposing fighter adjacent to Probe) or an opposing fighter within 2 of Bear");
    row("deal 1 damage to each fighter except Probe or Bear or Clones", "group-wanted",
        {"each fighter except Probe or Bear or Clones", "each fighter except (Probe or Bear or Clones)"},
        "deal 1 damage to each fighter except (Probe or Bear or Clones)");
    row("deal 1 damage to each fighter except Probe and the Clones", "word-of-others",
        {"Probe and the Clones", "(Probe or Clones)"},
        "deal 1 damage to each fighter except (Probe or Clones)");
    row("deal 1 damage to each fighter, except each Clone", "word-of-others",
        {"fighter, except", "fighter except"}, "deal 1 damage to each fighter except each Clone");
    row("deal 1 damage to each fighter except Probe or each Clone", "group-which",
        {"each fighter except Probe or each Clone", "each fighter except (Probe or each Clone)",
         "(each fighter except Probe) or each Clone"},
        "deal 1 damage to each fighter except (Probe or each Clone)");
    row("move each of the Clones up to 1 space", "little-word-other",
        {"move each of the Clones up to 1 space", "move each Clone up to 1 space"},
        "move each Clone up to 1 space");
    row("draw as many cards as there are Clones", "word-of-others",
        {"as many cards as there are", "cards equal to the number of"},
        "draw cards equal to the number of Clones");
    row("deal 1 damage to the opposing hero", "word-of-others", {"opposing", "opponent's"},
        "deal 1 damage to the opponent's hero");
    row("when you won\n  draw 1 card", "word-of-others", {"when", "if"}, "if you won\n  draw 1 card");
    row("deal 1 damage to each fighter other than Probe", "word-of-others", {"other than", "except"},
        "deal 1 damage to each fighter except Probe");
    row("deal 1 damage to each enemy", "word-of-others", {"enemy", "opposing fighter"},
        "deal 1 damage to each opposing fighter");
    row("deal 1 damage to each adjacent opposing fighter", "word-of-others",
        {"adjacent opposing", "opposing fighter adjacent to this"},
        "deal 1 damage to each opposing fighter adjacent to this fighter");
    row("deal 1 damage to each Clone on the battlefield", "word-of-others",
        {"each Clone on the battlefield", "each Clone"}, "deal 1 damage to each Clone");
    row("deal 1 damage to each opposing fighter in the same zone", "word-of-others",
        {"the same zone", "a zone of this fighter"},
        "deal 1 damage to each opposing fighter in a zone of this fighter");
    row("push the opposing fighter 2 spaces", "word-of-others",
        {"push the opposing fighter", "move the opposing fighter up to"},
        "move the opposing fighter up to 2 spaces");
    row("choose an opposing fighter\ndeal 1 damage to it", "word-of-others", {"it", "that fighter"},
        "choose an opposing fighter\ndeal 1 damage to that fighter");
    row("heal Bear 2", "word-of-others", {"heal Bear 2", "Bear recovers 2 health"}, "Bear recovers 2 health");
    row("this card gets +2", "word-of-others", {"this card gets 2", "add 2 to this card"},
        "add 2 to this card");
    row("add 2 to the value of this card", "word-of-others", {"the value of this card", "this card"},
        "add 2 to this card");
    row("cancel all effects on the opposing card", "word-of-others",
        {"all effects on the opposing", "the opposing"}, "cancel the opposing card");
}

/// What is asked: whatever is denied stays denied, and a number stays that number.
inline void wordsOfConditions(const SlipRowMaker& row)
{
    const auto asked = [&](const char* condition, const char* code, const char* was, const char* is,
                           const char* meant) {
        const std::string line = std::string("if ") + condition + "\n  draw 1 card";
        const std::string whole = std::string("if ") + meant + "\n  draw 1 card";
        row(line.c_str(), code, {QString::fromUtf8(was), QString::fromUtf8(is)}, whole.c_str());
    };
    asked("Bear was defeated", "word-of-others", "Bear was defeated", "not Bear is on the battlefield",
          "not Bear is on the battlefield");
    asked("Bear is not defeated", "word-of-others", "not defeated", "on the battlefield",
          "Bear is on the battlefield");
    asked("you won and Bear is not adjacent to Probe", "word-of-others", "Bear is not", "not Bear is",
          "you won and not Bear is adjacent to Probe");
    asked("Bear and Probe are in the same zone", "word-of-others", "and Probe are in the same zone",
          "is in a zone of Probe", "Bear is in a zone of Probe");
    asked("Bear's health is at most 3", "word-of-others", "Bear's health", "the health of Bear",
          "the health of Bear is at most 3");
    asked("Bear has less health than the opposing fighter", "word-of-others", "Bear has less health than",
          "not the health of Bear is at least the health of",
          "not the health of Bear is at least the health of the opposing fighter");
    asked("the health of Bear is greater than or equal to 3", "word-of-others", "greater than or equal to",
          "at least", "the health of Bear is at least 3");
    asked("at least 2 Clones are adjacent to the opposing fighter", "word-of-others",
          "at least 2 Clones are adjacent to the opposing fighter",
          "the number of Clones adjacent to the opposing fighter is at least 2",
          "the number of Clones adjacent to the opposing fighter is at least 2");
    asked("there are fewer than 3 Clones", "word-of-others", "there are fewer than 3 Clones",
          "not the number of Clones is at least 3", "not the number of Clones is at least 3");
    asked("there are no Clones on the battlefield", "word-of-others", "no Clones on the battlefield",
          "no Clones", "there are no Clones");
    asked("Bear is adjacent to Probe and in a zone of a Clone", "word-of-others", "in", "Bear is in",
          "Bear is adjacent to Probe and Bear is in a zone of a Clone");
    asked("the opposing fighter is a sidekick", "word-of-others", "the opposing fighter is a sidekick",
          "not the opposing fighter is a hero", "not the opposing fighter is a hero");
    asked("the health of Bear is lower than the health of Probe", "word-of-others",
          "the health of Bear is lower than", "not the health of Bear is at least",
          "not the health of Bear is at least the health of Probe");
    asked("the opponent has at least 4 cards in hand", "word-of-others",
          "opponent has at least 4 cards in hand", "number of cards in the opponent's hand is at least 4",
          "the number of cards in the opponent's hand is at least 4");
    asked("the opponent did not play a card", "word-of-others", "the opponent did not play",
          "not the opponent played", "not the opponent played a card");
    asked("the opponent's hand is empty", "word-of-others", "the opponent's hand is empty",
          "not there is a card in the opponent's hand", "not there is a card in the opponent's hand");
    asked("you did not win", "word-of-others", "you did not win", "not you won", "not you won");
    asked("you won the combat", "word-of-others", "you won the combat", "you won", "you won");
    asked("you won or lost", "word-of-others", "lost", "you lost", "you won or you lost");
    asked("you are attacking", "word-of-others", "are attacking", "attack", "you attack");
    asked("Bear is not adjacent to Probe", "word-of-others", "Bear is not", "not Bear is",
          "not Bear is adjacent to Probe");
    asked("Bear is within 2 of Probe", "word-of-others", "within", "a fighter within",
          "Bear is a fighter within 2 of Probe");
    asked("Bear is at most 2 health", "word-of-others", "Bear is at most 2 health",
          "the health of Bear is at most 2", "the health of Bear is at most 2");
    asked("the health of Bear is 2 or less", "word-of-others", "2 or less", "at most 2",
          "the health of Bear is at most 2");
    asked("the opponent has no cards in hand", "word-of-others", "the opponent has no cards in",
          "not there is a card in the opponent's", "not there is a card in the opponent's hand");
    asked("there are no cards in the opponent's hand", "little-word-other",
          "there are no cards in the opponent's hand", "not there is a card in the opponent's hand",
          "not there is a card in the opponent's hand");
    asked("you have 2 or more Clones", "word-of-others", "you have 2 or more Clones",
          "the number of Clones is at least 2", "the number of Clones is at least 2");
    asked("you have at most 2 cards in your hand", "word-of-others", "you have at most 2 cards in your hand",
          "the number of cards in your hand is at most 2", "the number of cards in your hand is at most 2");
    asked("the number of Clones is 2 or less", "word-of-others", "2 or less", "at most 2",
          "the number of Clones is at most 2");
    asked("the number of Clones is less than 2", "word-of-others", "the number of Clones is less than",
          "not the number of Clones is at least", "not the number of Clones is at least 2");
    asked("the number of Clones is more than 2", "word-of-others", "the number of Clones is more than",
          "not the number of Clones is at most", "not the number of Clones is at most 2");
    asked("your hand is empty", "word-of-others", "your hand is empty", "not there is a card in your hand",
          "not there is a card in your hand");
    asked("the opponent lost", "word-of-others", "the opponent lost", "you won", "you won");
    asked("you have no cards in hand", "word-of-others", "you have no cards in",
          "not there is a card in your", "not there is a card in your hand");
    row("if there are 2 Clones\n  draw 1 card", "number-which",
        {"there are 2 Clones", "the number of Clones is 2", "the number of Clones is at least 2"},
        "if the number of Clones is 2\n  draw 1 card");
    row("if 2 Clones are adjacent to Bear\n  draw 1 card", "number-which",
        {"2 Clones are adjacent to Bear", "the number of Clones adjacent to Bear is 2",
         "the number of Clones adjacent to Bear is at least 2"},
        "if the number of Clones adjacent to Bear is 2\n  draw 1 card");
    row("if there are 2 cards in the opponent's hand\n  draw 1 card", "number-which",
        {"there are 2 cards in the opponent's hand", "the number of cards in the opponent's hand is 2",
         "the number of cards in the opponent's hand is at least 2"},
        "if the number of cards in the opponent's hand is 2\n  draw 1 card");
    row("if you won\n  draw 1 card\notherwise if you attack\n  draw 2 cards\notherwise\n  draw 3 cards",
        "otherwise-nested", {"otherwise"},
        "if you won\n  draw 1 card\notherwise\n  if you attack\n    draw 2 cards\n  otherwise\n    draw 3 "
        "cards");
}

} // namespace fabletop::test
