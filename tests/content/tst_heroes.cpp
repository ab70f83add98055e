// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped heroes against the numbers of the published decks, and a home-made hero against the engine.

#include "tests/support/duel.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

namespace {

QString typeName(CardType type)
{
    constexpr const char* names[] = {"attack", "defense", "versatile", "scheme"};
    return QLatin1String(names[static_cast<int>(type)]);
}

/// Whom the card is for, in the words of the facts: "any", kinds of fighters, or forms.
QStringList users(const HeroRules& hero, const CardKind& card)
{
    if (card.forAny() && card.forms == 0xFF) return {QStringLiteral("any")};
    QStringList list;
    for (std::size_t f = 0; f < hero.forms.size() && card.forms != 0xFF; ++f)
        if (card.forms >> f & 1) list << QString::fromStdString(hero.forms[f].id);
    for (std::size_t i = 0; i < hero.fighters.size() && card.forms == 0xFF; ++i)
        if ((card.users >> i & 1) && !list.contains(QString::fromStdString(hero.fighters[i].kind)))
            list << QString::fromStdString(hero.fighters[i].kind);
    return list;
}

// A hero that uses many of the language's features at once and belongs to nobody.
const char* const homeMade = R"(hero "Lampwright"
  health 12, move 3, ranged

sidekick "Moth" x2
  plural "Moths"
  health 2, melee

form "Lit"

form "Dark"

token "Lamp" x3

tag "Oil"

ability "Lamps"
  during set-up
    place each Lamp token on a space in a zone of Lampwright without a fighter
    choose a form

ability "Light"
  always
    add 1 to attack cards of Lampwright while you are Lit
    Lampwright may step between Lamp tokens
    your fighters may move 1 further in a maneuver

ability "Dusk"
  at the end of your turn
    you may
      change form

ability "Follow"
  after your fighter attacks
    move the attacker up to 1 space

card "Flare" x6
  attack 3, boost 2, for Lampwright, tagged Oil
  during combat
    add 1 for each Oil card in your discard pile to this card
  after combat
    if you won
      deal 1 damage to each opposing fighter on a Lamp token

card "Shade" x6
  defense 3, boost 1, for any
  immediately
    if the opponent played a card
      cancel the opposing card
  after combat
    the opponent may discard a card in the opponent's hand
    if the opponent did not
      move a Lamp token up to 2 spaces

card "Swarm" x6
  versatile 2, boost 2, for Moth
  during combat
    you may
      boost this card
  after combat
    move each of your fighters up to 2 spaces through opposing fighters

card "Lamplighter" x6
  scheme, boost 3, for Lampwright
  when played
    choose two
      option "Refill"
        draw up to 2 cards
        keep one of the cards drawn and put the others under the deck
      option "Mend"
        your hero recovers 2 health
        return a defeated Moth to a space in a zone of Lampwright
      option "Shift"
        place a Lamp token on a space without a Lamp token
        place Lampwright on that space

card "Blackout" x6
  scheme, boost 1, for any
  when played
    choose an opponent
    name a number
    look at that player's hand
    for each opposing fighter within 2 of this fighter
      deal 1 damage to that fighter
    at the start of your next turn
      gain 1 action
    look at the top 3 cards of your deck
    take 1 of them into your hand
    put the others back on the deck
)";

} // namespace

class TestHeroes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aShippedHeroIsCompiledOnce()
    {
        const QString id = shippedHeroes().front();
        Diagnostics problems;
        const auto hero = loadHero(id, problems);
        QVERIFY(hero && hero->shipped && problems.empty());
        QCOMPARE(loadHero(id, problems), hero);
        QVERIFY(!loadHero(QStringLiteral("/no/such.hero"), problems));
        QVERIFY(!loadHero(id, problems)); // as long as there are errors, there is none
    }

    void numbersAreThoseOfThePublishedDecks()
    {
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/content/decks.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject facts = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(facts.size(), 10);
        for (const QString& id : facts.keys()) {
            const QJsonObject fact = facts[id].toObject();
            Diagnostics diagnostics;
            const auto hero = loadHero(id, diagnostics);
            QVERIFY2(hero && diagnostics.empty(), qPrintable(id));
            QCOMPARE(hero->deckSize(), 30);
            QCOMPARE(static_cast<int>(hero->fighters[0].health), fact[QStringLiteral("health")].toInt());
            QCOMPARE(static_cast<int>(hero->move), fact[QStringLiteral("move")].toInt());
            QCOMPARE(hero->fighters[0].ranged, fact[QStringLiteral("attack")] == QStringLiteral("ranged"));
            compareSidekicks(*hero, fact[QStringLiteral("sidekicks")].toArray());
            const QJsonArray cards = fact[QStringLiteral("cards")].toArray();
            QCOMPARE(static_cast<int>(hero->cards.size()), cards.size());
            for (const QJsonValue& value : cards)
                compareCard(*hero, value.toObject());
        }
    }

    void aHomeMadeHeroPlays()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("lampwright.hero"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(homeMade);
        file.close();
        Diagnostics diagnostics;
        const auto hero = loadHero(path, diagnostics);
        for (const Diagnostic& diagnostic : diagnostics)
            qWarning("%s", toLine(diagnostic).c_str());
        QVERIFY(hero && diagnostics.empty());
        MatchSetup setup = test::duelSetup();
        setup.seats[0].hero = hero;
        const auto rules = test::duel(setup);
        GameRunner runner(*rules, test::bots("random", "random"));
        for (std::uint64_t game = 0; game < 200; ++game)
            QVERIFY(!runner.play(game).fault);
    }

private:
    static void compareSidekicks(const HeroRules& hero, const QJsonArray& facts)
    {
        std::size_t next = 1;
        for (const QJsonValue& value : facts) {
            const QJsonObject fact = value.toObject();
            for (int i = 0; i < fact[QStringLiteral("count")].toInt(); ++i, ++next) {
                QVERIFY(next < hero.fighters.size());
                const FighterKind& fighter = hero.fighters[next];
                QCOMPARE(QString::fromStdString(fighter.kind), fact[QStringLiteral("id")].toString());
                QCOMPARE(static_cast<int>(fighter.health), fact[QStringLiteral("health")].toInt());
                QCOMPARE(fighter.ranged, fact[QStringLiteral("attack")] == QStringLiteral("ranged"));
            }
        }
        QCOMPARE(next, hero.fighters.size());
    }

    static void compareCard(const HeroRules& hero, const QJsonObject& fact)
    {
        const QString id = fact[QStringLiteral("id")].toString();
        const int place = hero.findCard(id.toStdString());
        QVERIFY2(place >= 0, qPrintable(id));
        const CardKind& card = hero.cards[static_cast<std::size_t>(place)];
        QCOMPARE(typeName(card.type), fact[QStringLiteral("type")].toString());
        if (!card.scheme()) QCOMPARE(static_cast<int>(card.value), fact[QStringLiteral("value")].toInt());
        QCOMPARE(static_cast<int>(card.boostValue()), fact[QStringLiteral("boost")].toInt());
        QCOMPARE(card.boost != noValue, fact[QStringLiteral("boost_printed")].toBool());
        QCOMPARE(static_cast<int>(card.copies), fact[QStringLiteral("copies")].toInt());
        QStringList wanted = fact[QStringLiteral("users")].toVariant().toStringList();
        const bool single =
            hero.fighters.size() == 1 && wanted == QStringList{QString::fromStdString(hero.id)};
        if (!single) QCOMPARE(users(hero, card), wanted);
    }
};

QTEST_GUILESS_MAIN(TestHeroes)
#include "tst_heroes.moc"
