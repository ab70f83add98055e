// SPDX-License-Identifier: GPL-3.0-or-later
// What a card is seen to do, from its program alone.

#include "model/content/catalogue.h"
#include "model/language/prose/cardact.h"

#include <QSet>
#include <QTest>

using namespace fabletop;

class TestCardAct : public QObject {
    Q_OBJECT

    /// The act of a card of that type whose text does these.
    static CardAct actOf(CardType type, std::initializer_list<Op> ops)
    {
        HeroRules hero;
        hero.program.code = {{Op::end}, {Op::cancelCard}, {Op::end}}; // another card's
        CardKind card;
        card.type = type;
        if (ops.size() > 0)
            card.programs[Timing::after] = static_cast<std::uint16_t>(hero.program.code.size());
        for (const Op op : ops)
            hero.program.code.push_back({op});
        hero.program.code.push_back({Op::end});
        hero.program.code.push_back({Op::cancelCard}); // the next card's
        hero.cards.push_back(card);
        return cardAct(hero, idAt<CardId>(0));
    }

private Q_SLOTS:
    void acts()
    {
        QCOMPARE(actOf(CardType::scheme, {Op::chooseFighter, Op::deal}), CardAct::blow);
        QCOMPARE(actOf(CardType::scheme, {Op::recover, Op::draw}), CardAct::heal);
        QCOMPARE(actOf(CardType::defense, {Op::move}), CardAct::walk);
        QCOMPARE(actOf(CardType::attack, {Op::draw}), CardAct::draw);
        QCOMPARE(actOf(CardType::versatile, {Op::cancelCard}), CardAct::cancel);
        QCOMPARE(actOf(CardType::scheme, {Op::leaveBattlefield, Op::place}), CardAct::vanish);
        QCOMPARE(actOf(CardType::scheme, {Op::chooseSpace, Op::place}), CardAct::place);
        QCOMPARE(actOf(CardType::attack, {Op::playerDiscards}), CardAct::discard);
        QCOMPARE(actOf(CardType::attack, {Op::addToCard}), CardAct::boost);
        QCOMPARE(actOf(CardType::scheme, {Op::lookAtHand}), CardAct::look);
        QCOMPARE(actOf(CardType::defense, {Op::preventDamage}), CardAct::guard);
    }

    void withoutAnythingToDraw()
    {
        QCOMPARE(actOf(CardType::attack, {}), CardAct::blow);
        QCOMPARE(actOf(CardType::versatile, {}), CardAct::blow);
        QCOMPARE(actOf(CardType::defense, {}), CardAct::guard);
        QCOMPARE(actOf(CardType::scheme, {}), CardAct::choose);
        QCOMPARE(actOf(CardType::scheme, {Op::takeForm}), CardAct::choose);
        QCOMPARE(actOf(CardType::attack, {Op::chooseCard}), CardAct::blow);
        QCOMPARE(actOf(CardType::defense, {Op::branch, Op::jump}), CardAct::guard);
    }

    /// The ten decks, as if none of their cards had been drawn.
    void everyCardDoesSomething()
    {
        QSet<int> seen;
        int cards = 0;
        Diagnostics diagnostics;
        for (const QString& id : shippedHeroes()) {
            const auto hero = loadHero(id, diagnostics);
            QVERIFY(hero);
            for (std::size_t card = 0; card < hero->cards.size(); ++card, ++cards) {
                const CardAct act = cardAct(*hero, idAt<CardId>(static_cast<int>(card)));
                QVERIFY(!cardActName(act).empty());
                if (hero->cards[card].scheme()) QVERIFY(act != CardAct::guard);
                seen.insert(static_cast<int>(act));
            }
        }
        QCOMPARE(cards, 133);
        QVERIFY(seen.size() >= 10); // among so many cards nearly everything is done
    }

    void eachIsReachable()
    {
        QSet<int> seen;
        for (const CardType type :
             {CardType::attack, CardType::defense, CardType::versatile, CardType::scheme})
            for (int op = 0; op < static_cast<int>(Op::count); ++op)
                seen.insert(static_cast<int>(actOf(type, {static_cast<Op>(op)})));
        QCOMPARE(seen.size(), cardActCount);
    }

    void names()
    {
        QSet<QString> names;
        for (int act = 0; act < cardActCount; ++act)
            names.insert(QString::fromLatin1(cardActName(static_cast<CardAct>(act)).data()));
        QCOMPARE(names.size(), cardActCount);
    }
};

QTEST_GUILESS_MAIN(TestCardAct)
#include "tst_cardact.moc"
