// text: a hero's sheet and deck, in words made from the programs.

#include "app/verbs/verb.h"
#include "model/content/catalogue.h"
#include "model/language/prose/prose.h"

#include <QFile>
#include <QJsonArray>

namespace fabletop {

namespace {

QString joined(const std::vector<TextPart>& parts)
{
    QStringList all;
    for (const TextPart& part : parts) {
        const QString text = QString::fromStdString(part.text);
        all << (part.label.empty() ? text : QStringLiteral("%1: %2").arg(QString::fromStdString(part.label), text));
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

QJsonValue orNull(std::uint8_t value) { return value == noValue ? QJsonValue() : QJsonValue(value); }

/// Kinds of fighters that may use the card, each once.
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
        for (const FighterKind& other : hero.fighters) count += other.kind == fighter.kind;
        all.append(QJsonObject{{QStringLiteral("id"), kind}, {QStringLiteral("name"), QString::fromStdString(fighter.name.text(language))},
                               {QStringLiteral("count"), count}, {QStringLiteral("health"), fighter.health},
                               {QStringLiteral("attack"), fighter.ranged ? QStringLiteral("ranged") : QStringLiteral("melee")}});
    }
    return all;
}

QJsonObject cardObject(const HeroRules& hero, std::size_t place, Language language)
{
    const CardKind& card = hero.cards[place];
    return {{QStringLiteral("id"), QString::fromStdString(card.id)}, {QStringLiteral("name"), QString::fromStdString(card.name.text(language))},
            {QStringLiteral("type"), typeName(card.type)}, {QStringLiteral("value"), orNull(card.value)},
            {QStringLiteral("boost"), orNull(card.boost)}, {QStringLiteral("copies"), card.copies},
            {QStringLiteral("for"), QJsonArray::fromStringList(users(hero, card))},
            {QStringLiteral("text"), joined(cardText(hero, static_cast<CardId>(place), language))}};
}

QJsonObject sheet(const HeroRules& hero, Language language)
{
    QJsonArray abilities;
    for (std::size_t i = 0; i < hero.abilities.size(); ++i)
        if (hero.abilities[i].text >= 0) abilities.append(joined(abilityText(hero, static_cast<AbilityId>(i), language)));
    QJsonArray cards;
    for (std::size_t i = 0; i < hero.cards.size(); ++i) cards.append(cardObject(hero, i, language));
    const FighterKind& figure = hero.fighters.front();
    return {{QStringLiteral("id"), QString::fromStdString(hero.id)}, {QStringLiteral("name"), QString::fromStdString(hero.name.text(language))},
            {QStringLiteral("health"), figure.health}, {QStringLiteral("move"), hero.move},
            {QStringLiteral("attack"), figure.ranged ? QStringLiteral("ranged") : QStringLiteral("melee")},
            {QStringLiteral("sidekicks"), sidekicks(hero, language)}, {QStringLiteral("abilities"), abilities}, {QStringLiteral("cards"), cards}};
}

void printSheet(const QJsonObject& object)
{
    const auto text = [](const QJsonObject& o, const char* key) { return o[QLatin1String(key)].toVariant().toString(); };
    printLine(QStringLiteral("%1: health %2, move %3, %4").arg(text(object, "name"), text(object, "health"), text(object, "move"), text(object, "attack")));
    for (const QJsonValue& value : object[QStringLiteral("sidekicks")].toArray()) {
        const QJsonObject one = value.toObject();
        printLine(QStringLiteral("%1 × %2: health %3, %4").arg(text(one, "count"), text(one, "name"), text(one, "health"), text(one, "attack")));
    }
    for (const QJsonValue& ability : object[QStringLiteral("abilities")].toArray()) printLine(ability.toString());
    for (const QJsonValue& value : object[QStringLiteral("cards")].toArray()) {
        const QJsonObject card = value.toObject();
        const auto number = [&](const char* key) { return card[QLatin1String(key)].isNull() ? QStringLiteral("–") : text(card, key); };
        printLine(QStringLiteral("\n%1 × %2  (%3 %4, boost %5, %6)").arg(text(card, "copies"), text(card, "name"), text(card, "type"), number("value"),
                                                                        number("boost"), card[QStringLiteral("for")].toVariant().toStringList().join(QStringLiteral(", "))));
        if (!text(card, "text").isEmpty()) printLine(QStringLiteral("    ") + text(card, "text"));
    }
}

} // namespace

int runText(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Prints a hero's sheet and deck."));
    parser.addOptions({{QStringLiteral("json"), QStringLiteral("Prints JSON.")},
                       {QStringLiteral("list"), QStringLiteral("Lists the shipped heroes instead.")},
                       {QStringLiteral("language"), QStringLiteral("en, es, fr or pt."), QStringLiteral("L"), QStringLiteral("en")}});
    parser.addPositionalArgument(QStringLiteral("HERO"), QStringLiteral("Id of a shipped hero, or a file."));
    if (const auto status = parseArguments(parser, "text", arguments)) return *status;
    const QStringList names = parser.positionalArguments();
    if (parser.isSet(QStringLiteral("list"))) return printLine(shippedHeroes().join(QLatin1Char('\n'))), allWell;
    if (names.size() != 1) return usageError(QStringLiteral("text needs one hero"));
    const auto language = languageFromCode(parser.value(QStringLiteral("language")).toStdString());
    if (!language) return usageError(QStringLiteral("unknown language %1").arg(parser.value(QStringLiteral("language"))));
    const bool file = names[0].contains(QLatin1Char('/')) || names[0].endsWith(QStringLiteral(".hero"));
    if (!shippedHeroes().contains(names[0]) && !file && !QFile::exists(names[0])) return usageError(QStringLiteral("unknown hero %1").arg(names[0]));
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
