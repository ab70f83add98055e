// SPDX-License-Identifier: GPL-3.0-or-later
// text: a hero's sheet and deck, in words made from the programs.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "model/content/catalogue.h"
#include "model/content/reference/exampletexts.h"
#include "model/language/prose/prose.h"
#include "model/language/reference/reference.h"
#include "model/match/words/spokenname.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <utility>

namespace fabletop {

namespace {

/// The words between a sheet's figures; JSON keeps the ids.
class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
public:
    [[nodiscard]] static QString word(const QString& id)
    {
        if (id == QStringLiteral("melee")) return tr("melee");
        if (id == QStringLiteral("ranged")) return tr("ranged");
        if (id == QStringLiteral("attack")) return tr("attack");
        if (id == QStringLiteral("defense")) return tr("defense");
        if (id == QStringLiteral("versatile")) return tr("versatile");
        if (id == QStringLiteral("scheme")) return tr("scheme");
        if (id == QStringLiteral("any")) return tr("any");
        return id;
    }
    [[nodiscard]] static QString headed() { return tr("%1: %2"); }
    [[nodiscard]] static QString hero() { return tr("%1: health %2, move %3, %4"); }
    [[nodiscard]] static QString sidekick() { return tr("%1 × %2: health %3, %4"); }
    [[nodiscard]] static QString card() { return tr("%1 × %2  (%3 %4, boost %5, %6)"); }
};

QString joined(const std::vector<TextPart>& parts)
{
    QStringList all;
    for (const TextPart& part : parts) {
        const QString text = QString::fromStdString(part.text);
        all << (part.label.empty() ? text
                                   : SheetWords::headed().arg(QString::fromStdString(part.label), text));
    }
    return all.join(QLatin1Char(' '));
}

QString typeName(CardType type)
{
    switch (type) {
    case CardType::attack: return QStringLiteral("attack");
    case CardType::defense: return QStringLiteral("defense");
    case CardType::versatile: return QStringLiteral("versatile");
    case CardType::scheme: return QStringLiteral("scheme");
    }
    return {};
}

QJsonValue orNull(std::uint8_t value)
{
    return value == noValue ? QJsonValue() : QJsonValue(value);
}

/// Kinds of fighters that may use the card, each once.
/// The name of who may use a card: a form, a kind of fighter, or "any" as it stands.
QString userName(const QJsonObject& sheet, const QString& id)
{
    for (const char* list : {"forms", "sidekicks"})
        for (const QJsonValue& value : sheet[QLatin1String(list)].toArray())
            if (value[QLatin1String("id")].toString() == id) return value[QLatin1String("name")].toString();
    return id == sheet[QLatin1String("id")].toString() ? sheet[QLatin1String("name")].toString()
                                                       : SheetWords::word(id);
}

QStringList users(const HeroRules& hero, const CardKind& card)
{
    if (card.forAny()) return {QStringLiteral("any")};
    QStringList ids;
    for (std::size_t i = 0; i < hero.forms.size() && card.forms != 0xFF; ++i)
        if (card.forms >> i & 1) ids << QString::fromStdString(hero.forms[i].id);
    if (!ids.isEmpty()) return ids;
    for (std::size_t i = 0; i < hero.fighters.size(); ++i) {
        const QString kind = QString::fromStdString(hero.fighters[i].kind);
        if ((card.users >> i & 1) && !ids.contains(kind)) ids << kind;
    }
    return ids;
}

QJsonArray forms(const HeroRules& hero, Language language)
{
    QJsonArray all;
    for (const auto& form : hero.forms)
        all.append(QJsonObject{{QStringLiteral("id"), QString::fromStdString(form.id)},
                               {QStringLiteral("name"), QString::fromStdString(form.name.text(language))}});
    return all;
}

QJsonArray sidekicks(const HeroRules& hero, Language language)
{
    QJsonArray all;
    QStringList seen;
    for (std::size_t i = 1; i < hero.fighters.size(); ++i) {
        const FighterKind& fighter = hero.fighters[i];
        const QString kind = QString::fromStdString(fighter.kind);
        if (seen.contains(kind)) continue;
        seen << kind;
        int count = 0;
        for (const FighterKind& other : hero.fighters)
            count += other.kind == fighter.kind;
        all.append(QJsonObject{
            {QStringLiteral("id"), kind},
            {QStringLiteral("name"), QString::fromStdString(fighter.name.text(language))},
            {QStringLiteral("count"), count},
            {QStringLiteral("health"), fighter.health},
            {QStringLiteral("attack"), fighter.ranged ? QStringLiteral("ranged") : QStringLiteral("melee")}});
    }
    return all;
}

QJsonObject cardObject(const HeroRules& hero, std::size_t place, Language language)
{
    const CardKind& card = hero.cards[place];
    QStringList tags;
    for (const std::string& tag : tagNames(hero, card, language))
        tags << QString::fromStdString(tag);
    return {{QStringLiteral("id"), QString::fromStdString(card.id)},
            {QStringLiteral("name"), QString::fromStdString(card.name.text(language))},
            {QStringLiteral("type"), typeName(card.type)},
            {QStringLiteral("value"), orNull(card.value)},
            {QStringLiteral("boost"), orNull(card.boost)},
            {QStringLiteral("copies"), card.copies},
            {QStringLiteral("for"), QJsonArray::fromStringList(users(hero, card))},
            {QStringLiteral("tags"), QJsonArray::fromStringList(tags)},
            {QStringLiteral("text"), joined(cardText(hero, static_cast<CardId>(place), language))}};
}

QJsonObject sheet(const HeroRules& hero, Language language)
{
    QJsonArray abilities;
    QJsonArray abilityNames;
    for (std::size_t i = 0; i < hero.abilities.size(); ++i) {
        if (hero.abilities[i].text < 0) continue;
        abilities.append(joined(abilityText(hero, static_cast<AbilityId>(i), language)));
        abilityNames.append(QString::fromStdString(hero.abilities[i].name.text(language)));
    }
    QJsonArray cards;
    for (std::size_t i = 0; i < hero.cards.size(); ++i)
        cards.append(cardObject(hero, i, language));
    const FighterKind& figure = hero.fighters.front();
    return {{QStringLiteral("id"), QString::fromStdString(hero.id)},
            {QStringLiteral("name"), QString::fromStdString(hero.name.text(language))},
            {QStringLiteral("health"), figure.health},
            {QStringLiteral("move"), hero.move},
            {QStringLiteral("attack"), figure.ranged ? QStringLiteral("ranged") : QStringLiteral("melee")},
            {QStringLiteral("forms"), forms(hero, language)},
            {QStringLiteral("sidekicks"), sidekicks(hero, language)},
            {QStringLiteral("abilities"), abilities},
            {QStringLiteral("abilityNames"), abilityNames},
            {QStringLiteral("cards"), cards}};
}

void printSheet(const QJsonObject& object)
{
    const auto text = [](const QJsonObject& o, const char* key) {
        return o[QLatin1String(key)].toVariant().toString();
    };
    printLine(SheetWords::hero().arg(spokenName(text(object, "name")), text(object, "health"),
                                     text(object, "move"), SheetWords::word(text(object, "attack"))));
    for (const QJsonValue& value : object[QStringLiteral("sidekicks")].toArray()) {
        const QJsonObject one = value.toObject();
        printLine(SheetWords::sidekick().arg(text(one, "count"), spokenName(text(one, "name")),
                                             text(one, "health"), SheetWords::word(text(one, "attack"))));
    }
    const QJsonArray abilities = object[QStringLiteral("abilities")].toArray();
    const QJsonArray names = object[QStringLiteral("abilityNames")].toArray();
    for (qsizetype i = 0; i < abilities.size(); ++i) {
        printLine(QLatin1Char('\n') + spokenName(names[i].toString()));
        printLine(QStringLiteral("    ") + abilities[i].toString());
    }
    for (const QJsonValue& value : object[QStringLiteral("cards")].toArray()) {
        const QJsonObject card = value.toObject();
        const auto number = [&](const char* key) {
            return card[QLatin1String(key)].isNull() ? QStringLiteral("–") : text(card, key);
        };
        QStringList users = card[QStringLiteral("for")].toVariant().toStringList();
        for (QString& user : users)
            user = spokenName(userName(object, user));
        const QString whose = users.join(QStringLiteral(", "));
        printLine(QLatin1Char('\n') + SheetWords::card().arg(text(card, "copies"),
                                                             spokenName(text(card, "name")),
                                                             SheetWords::word(text(card, "type")),
                                                             number("value"), number("boost"), whose));
        const QStringList tags = card[QStringLiteral("tags")].toVariant().toStringList();
        if (!tags.isEmpty()) printLine(QStringLiteral("    ") + tags.join(QStringLiteral(", ")));
        if (!text(card, "text").isEmpty()) printLine(QStringLiteral("    ") + text(card, "text"));
    }
}

QString textOf(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Each word of the rules language with what it means and a line that uses it.
int printWords(Language language, bool json)
{
    const ExampleTexts texts = exampleTexts();
    QJsonArray words;
    Sort before = Sort::none;
    for (const ReferenceEntry& entry : reference()) {
        const Example* example = texts.examples.of(entry.key);
        const QString wording = textOf(entry.key);
        const QString meaning = textOf(helpOf(entry.key, language));
        const QString line = example ? QString::fromStdString(example->line) : QString();
        words.append(QJsonObject{{QStringLiteral("wording"), wording},
                                 {QStringLiteral("meaning"), meaning},
                                 {QStringLiteral("example"), line}});
        if (json) continue;
        if (entry.sort != std::exchange(before, entry.sort) && words.size() > 1) printLine({});
        printLine(wording);
        printLine(QStringLiteral("    ") + meaning);
        if (!line.isEmpty()) printLine(QStringLiteral("    ") + line);
    }
    if (json) printJson({{QStringLiteral("words"), words}});
    return allWell;
}

} // namespace

int runText(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Prints a hero's sheet and deck."));
    parser.addOptions(
        {{QStringLiteral("json"), QStringLiteral("Prints JSON.")},
         {QStringLiteral("list"), QStringLiteral("Lists the shipped heroes instead.")},
         {QStringLiteral("words"), QStringLiteral("Lists the words of heroes' texts instead.")}});
    parser.addPositionalArgument(QStringLiteral("HERO"), QStringLiteral("Id of a shipped hero, or a file."));
    if (const auto status = parseArguments(parser, "text", arguments)) return *status;
    const QStringList names = parser.positionalArguments();
    if (parser.isSet(QStringLiteral("list")))
        return printLine(shippedHeroes().join(QLatin1Char('\n'))), allWell;
    const auto language = languageFromCode(parser.value(QStringLiteral("language")).toStdString());
    if (!language)
        return usageError(
            CommandWords::tr("unknown language %1").arg(parser.value(QStringLiteral("language"))));
    if (parser.isSet(QStringLiteral("words")))
        return printWords(*language, parser.isSet(QStringLiteral("json")));
    if (names.size() != 1) return usageError(CommandWords::tr("text needs one hero"));
    const bool file = names[0].contains(QLatin1Char('/')) || names[0].endsWith(QStringLiteral(".hero"));
    if (!shippedHeroes().contains(names[0]) && !file && !QFile::exists(names[0]))
        return usageError(CommandWords::tr("unknown hero %1").arg(names[0]));
    Diagnostics diagnostics;
    const auto hero = loadHero(names[0], diagnostics);
    printDiagnostics(diagnostics);
    if (!hero) return failed;
    if (parser.isSet(QStringLiteral("json")))
        printJson(sheet(*hero, *language));
    else
        printSheet(sheet(*hero, *language));
    return allWell;
}

} // namespace fabletop
