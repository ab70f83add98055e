// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/newhero.h"

#include "model/content/languagetext.h"
#include "model/documents/rules/textplaces.h"
#include "model/language/meaning/belonging.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/language/services/readlines.h"
#include "model/rules/names.h"
#include "model/table/ids.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

struct NewHeroWords {
    Q_DECLARE_TR_FUNCTIONS(NewHero)
};

/// A name as it may stand between quotes, in one line.
QString cleaned(const QString& name)
{
    QString text;
    for (QChar c : name.simplified())
        if (c != u'"' && c.isPrint()) text += c;
    return text.left(longestName).trimmed();
}

bool hasLetters(const QString& name)
{
    return !kebab(cleaned(name).toStdString()).empty();
}

/// A name where a phrase uses it: in quotes where it must.
QString used(const QString& name)
{
    return QString::fromStdString(asName(cleaned(name).toStdString()));
}

QString reach(bool ranged)
{
    return ranged ? QStringLiteral("ranged") : QStringLiteral("melee");
}

/// One kind of card of the starter deck. "HERO" and "SIDEKICK", which no cleaned name can be, stand for the
/// names.
struct StarterCard {
    const char* name;
    const char* spanish;
    const char* french;
    const char* portuguese;
    std::array<int, 3> copies; ///< by NewHero::Deck
    const char* properties;
    const char* text; ///< lines below the properties
};

/// Thirty cards of each deck; the last is another with sidekicks than without.
// clang-format off
constexpr StarterCard starterDeck[] = {
    {"Straight Blow", "Golpe directo", "Coup droit", "Golpe Direto", {3, 4, 2}, "attack 4, boost 2, for any, no effect", ""},
    {"Great Blow", "Gran golpe", "Grand coup", "Grande Golpe", {2, 3, 2}, "attack 5, boost 3, for \"HERO\", no effect", ""},
    {"Press On", "Seguir adelante", "Aller de l’avant", "Seguir em Frente", {3, 4, 2}, "attack 3, boost 2, for any",
     "  after combat\n    if you won\n      draw 1 card\n"},
    {"Hold the Line", "Mantener la línea", "Tenir bon", "Manter a Linha", {3, 2, 4}, "defense 4, boost 2, for any, no effect", ""},
    {"Step Aside", "Hacerse a un lado", "Pas de côté", "Passo para o Lado", {3, 2, 4}, "defense 2, boost 2, for any",
     "  after combat\n    move your fighter up to 3 spaces\n"},
    {"Sleight", "Artimaña", "Ruse", "Artimanha", {3, 3, 3}, "versatile 2, boost 1, for any",
     "  immediately\n    cancel the opposing card\n"},
    {"Give and Take", "Toma y daca", "Donnant-donnant", "Toma Lá, Dá Cá", {3, 4, 2}, "versatile 3, boost 1, for any",
     "  after combat\n    if you won\n      deal 1 damage to the opposing fighter\n"},
    {"Catch Breath", "Recobrar el aliento", "Reprendre haleine", "Retomar o Fôlego", {3, 2, 4}, "versatile 2, boost 1, for any",
     "  after combat\n    draw 1 card\n"},
    {"Keep Calm", "Mantener la calma", "Garder son calme", "Manter a Calma", {3, 2, 3}, "versatile 3, boost 2, for any, no effect", ""},
    {"Hurry", "Deprisa", "Se hâter", "Depressa", {2, 2, 2}, "scheme, boost 2, for \"HERO\"",
     "  when played\n    move each of your fighters up to 3 spaces\n    draw 1 card\n"},
};
// clang-format on
constexpr StarterCard alone{"Second Wind",
                            "Nuevas fuerzas",
                            "Second souffle",
                            "Novo Fôlego",
                            {2, 2, 2},
                            "scheme, boost 3, for \"HERO\"",
                            "  when played\n    \"HERO\" recovers 3 health\n"};
constexpr StarterCard together{
    "Back on Your Feet",
    "En pie otra vez",
    "De nouveau debout",
    "De Pé Outra Vez",
    {2, 2, 2},
    "scheme, boost 3, for \"HERO\"",
    "  when played\n    return a defeated \"SIDEKICK\" to a space in a zone of \"HERO\"\n"
    "    \"HERO\" recovers 1 health\n"};

QString cardText(const StarterCard& card, const NewHero& answers)
{
    QString text =
        QStringLiteral("\ncard \"%1\" x%2\n  es ours \"%3\"\n  fr ours \"%4\"\n  pt ours \"%5\"\n  %6\n%7")
            .arg(QString::fromUtf8(card.name))
            .arg(card.copies[static_cast<std::size_t>(answers.deck)])
            .arg(QString::fromUtf8(card.spanish), QString::fromUtf8(card.french),
                 QString::fromUtf8(card.portuguese), QString::fromUtf8(card.properties),
                 QString::fromUtf8(card.text));
    if (!answers.sidekicks.empty())
        text.replace(QStringLiteral("\"SIDEKICK\""), used(answers.sidekicks.front().name));
    return text.replace(QStringLiteral("\"HERO\""), used(answers.name));
}

/// Lines for the languages that have a name of their own.
QString abroadText(const NewHero::Abroad& names)
{
    QString text;
    for (std::size_t place = 0; place < names.size(); ++place)
        if (const QString kept = cleaned(names[place]); !kept.isEmpty())
            text +=
                QStringLiteral("  %1 \"%2\"\n").arg(languageCode(languageTable[place + 1].language), kept);
    return text;
}

QString sidekickText(const NewHero::Sidekick& sidekick)
{
    QString text = QStringLiteral("\nsidekick \"%1\"").arg(cleaned(sidekick.name));
    if (sidekick.count > 1) {
        const QString plural = cleaned(sidekick.plural.isEmpty() ? sidekick.name : sidekick.plural);
        text += QStringLiteral(" x%1\n  plural \"%2\"").arg(QString::number(sidekick.count), plural);
    }
    return text + u'\n' + abroadText(sidekick.abroad) +
           QStringLiteral("  health %1, %2\n").arg(QString::number(sidekick.health), reach(sidekick.ranged));
}

/// Replaces in one line every token that means the hero.
void rename(const ReadLine& line, const std::string& old, const std::string& name, std::string& text)
{
    const auto& tokens = line.line.tokens;
    for (std::size_t i = tokens.size(); i-- > 0;) { // from the end, so that the places before stay
        const Token& token = tokens[i];
        if (token.text != old || (token.kind != TokenKind::name && token.kind != TokenKind::string)) continue;
        bool meant = false;
        for (const Node* phrase : phrasesAt(line, token.span.column))
            meant = meant || (phrase->text == old && (namesMeantBy(phrase->word) & NameKind::hero));
        if (!meant) continue;
        const QString whole = QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size()));
        const TextRange range = rangeInLine(whole, token.span);
        const std::size_t from = byteOf(whole, range.begin);
        text.replace(line.offset + from, byteOf(whole, range.end) - from, asName(name));
    }
}

/// That a number is none that its line of the rules language takes; empty: it is one.
QString rangeRefusal(Word line, int number, const QString& words)
{
    const Range& range = rangeOf(line);
    return range.holds(number) ? QString() : words.arg(range.least).arg(range.most);
}

QString healthRefusal(int health)
{
    return rangeRefusal(Word::healthAttr, health, NewHeroWords::tr("Health is a number from %1 to %2."));
}

} // namespace

QString refusalOf(const NewHero& answers)
{
    if (!hasLetters(answers.name))
        return NewHeroWords::tr("A hero needs a name with at least one letter or digit.");
    std::vector<std::string> names{kebab(cleaned(answers.name).toStdString())};
    int fighters = 1;
    for (const NewHero::Sidekick& sidekick : answers.sidekicks) {
        if (!hasLetters(sidekick.name))
            return NewHeroWords::tr("A sidekick needs a name with at least one letter or digit.");
        const std::string name = kebab(cleaned(sidekick.name).toStdString());
        if (std::find(names.begin(), names.end(), name) != names.end())
            return NewHeroWords::tr("Two fighters have the name “%1”.").arg(cleaned(sidekick.name));
        names.push_back(name);
        fighters += std::max(1, sidekick.count);
        if (const QString why = healthRefusal(sidekick.health); !why.isEmpty()) return why;
    }
    if (fighters > heroFighters)
        return NewHeroWords::tr("A hero has at most %1 sidekicks.").arg(heroFighters - 1);
    if (const QString why = healthRefusal(answers.health); !why.isEmpty()) return why;
    return rangeRefusal(Word::moveAttr, answers.move, NewHeroWords::tr("Move is a number from %1 to %2."));
}

QString newHeroText(const NewHero& answers)
{
    QString text = QStringLiteral("hero \"%1\"\n").arg(cleaned(answers.name)) + abroadText(answers.abroad);
    text += QStringLiteral("  health %1, move %2, %3\n")
                .arg(QString::number(answers.health), QString::number(answers.move), reach(answers.ranged));
    for (const NewHero::Sidekick& sidekick : answers.sidekicks)
        text += sidekickText(sidekick);
    for (const StarterCard& card : starterDeck)
        text += cardText(card, answers);
    return text + cardText(answers.sidekicks.empty() ? alone : together, answers);
}

std::optional<QString> duplicateText(const QString& text, const QString& name)
{
    std::string result = text.toStdString();
    const std::string whole = result; // the lines point into it
    const auto lines = readLines(whole);
    const auto hero = std::find_if(lines.begin(), lines.end(), [](const ReadLine& line) {
        return line.word == Word::heroDecl && line.node;
    });
    if (hero == lines.end() || !hasLetters(name)) return std::nullopt;
    const std::string fresh = cleaned(name).toStdString();
    const int place = static_cast<int>(hero - lines.begin());
    for (std::size_t i = lines.size(); i-- > 0;) {
        if (lines[i].parent == place && lines[i].word == Word::languageAttr)
            result.erase(lines[i].offset, lines[i].text.size() + 1);
        else if (static_cast<int>(i) == place)
            result.replace(lines[i].offset, lines[i].text.size(), "hero \"" + fresh + '"');
        else
            rename(lines[i], hero->node->text, fresh, result);
    }
    return QString::fromStdString(result);
}

} // namespace fabletop
