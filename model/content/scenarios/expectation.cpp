// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/scenarios/expectation.h"

#include "model/content/records/eventjson.h"
#include "model/content/records/outsidenames.h"
#include "model/content/scenarios/scenariowords.h"
#include "model/engine/queries.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <bit>

namespace fabletop {

namespace {

QString inWords(const QJsonValue& value)
{
    if (value.isUndefined() || value.isNull()) return QStringLiteral("null");
    if (value.isArray()) {
        QStringList items;
        for (const QJsonValue& item : value.toArray())
            items << inWords(item);
        return items.isEmpty() ? ScenarioWords::tr("nothing") : items.join(QStringLiteral(", "));
    }
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        QStringList fields;
        for (auto field = object.begin(); field != object.end(); ++field)
            fields << field.key() + u' ' + inWords(field.value());
        return u'(' + fields.join(QStringLiteral(", ")) + u')';
    }
    const QByteArray boxed = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(boxed.mid(1, boxed.size() - 2));
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

QStringList textsOf(const QJsonValue& value)
{
    QStringList list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue& one : array)
        list.append(one.toString());
    return list;
}

/// Compares one expectation field by field.
class Comparison {
public:
    explicit Comparison(const Situation& situation)
        : m_now(situation), m_rules(situation.rules), m_table(situation.state.table)
    {}

    QStringList run(const QJsonObject& expectation)
    {
        for (auto field = expectation.begin(); field != expectation.end(); ++field)
            compare(field.key(), field.value());
        return m_faults;
    }

private:
    void compare(const QString& key, const QJsonValue& value)
    {
        const QJsonObject object = value.toObject();
        if (key == u"health" || key == u"space" || key == u"form")
            compareFighters(key, object);
        else if (key == u"token")
            compareTokens(object);
        else if (key == u"defeated")
            compareDefeated(value);
        else if (key == u"hand" || key == u"deck" || key == u"discard")
            comparePiles(key, object);
        else if (key.endsWith(QLatin1String("_size")))
            compareSizes(key, object);
        else if (key.endsWith(QLatin1String("_has")))
            comparePresent(key, object);
        else if (key == u"turn")
            same(key, value, seatNumber(m_table.turn.seat));
        else if (key == u"actions")
            same(key, value, m_table.turn.actions);
        else if (key == u"decides")
            same(key, value, seatOrNull(m_now.state.flow.open ? m_now.state.flow.decides : SeatId::none));
        else if (key == u"counter")
            compareCounters(object);
        else if (key == u"winner")
            compareWinner(value);
        else if (key == u"known")
            compareKnown(object);
        else if (key == u"events")
            compareEvents(value.toArray());
        else if (key == u"no_events")
            compareNoEvents(value.toArray());
        else if (key == u"combat")
            compareCombat(object);
    }

    void same(const QString& what, const QJsonValue& expected, const QJsonValue& is)
    {
        if (expected != is) differ(what, inWords(expected), inWords(is));
    }

    void sameCards(const QString& what, const QStringList& expected, const QStringList& is)
    {
        if (expected != is) differ(what, u'[' + expected.join(u", ") + u']', u'[' + is.join(u", ") + u']');
    }

    void differ(const QString& what, const QString& expected, const QString& is)
    {
        m_faults.append(ScenarioWords::tr("%1: expected %2, is %3").arg(what, expected, is));
    }

    static QJsonValue seatOrNull(SeatId seat)
    {
        return seat == SeatId::none ? QJsonValue(QJsonValue::Null) : QJsonValue(seatNumber(seat));
    }

    QJsonValue spaceOrNull(SpaceId space) const
    {
        return space == SpaceId::none ? QJsonValue(QJsonValue::Null) : QJsonValue(spaceName(m_rules, space));
    }

    /// A space as text, so that 12 and "12" are the same.
    QJsonValue asSpace(const QJsonValue& value) const { return spaceOrNull(spaceNamed(m_rules, value)); }

    void compareFighters(const QString& key, const QJsonObject& object)
    {
        for (auto one = object.begin(); one != object.end(); ++one) {
            const auto id = static_cast<FighterId>(std::countr_zero(fightersNamed(m_rules, one.key())));
            const FighterState& fighter = m_table.fighter(id);
            const QString what = ScenarioWords::tr("%1 of %2").arg(key, one.key());
            if (key == u"health") same(what, one.value(), fighter.health);
            if (key == u"space") same(what, asSpace(one.value()), spaceOrNull(fighter.space));
            if (key != u"form") continue;
            const auto& forms = m_rules.hero(seatOf(id)).forms;
            const std::uint8_t form = m_table.seat(seatOf(id)).form;
            same(what, one.value(), form < forms.size() ? QString::fromStdString(forms[form].id) : QString());
        }
    }

    void compareTokens(const QJsonObject& object)
    {
        for (auto one = object.begin(); one != object.end(); ++one) {
            const auto id = static_cast<TokenId>(std::countr_zero(tokensNamed(m_rules, one.key())));
            same(ScenarioWords::tr("token %1").arg(one.key()), asSpace(one.value()),
                 spaceOrNull(m_table.token(id)));
        }
    }

    void compareDefeated(const QJsonValue& value)
    {
        for (const QString& name : textsOf(value)) {
            const auto id = static_cast<FighterId>(std::countr_zero(fightersNamed(m_rules, name)));
            if (m_table.fighter(id).status != FighterStatus::defeated)
                m_faults.append(ScenarioWords::tr("%1 isn’t defeated").arg(name));
        }
    }

    /// The cards of a hand as they came, of a deck or discard pile from the top.
    QStringList cards(const QString& key, SeatId seat) const
    {
        const SeatState& owner = m_table.seat(seat);
        const PileView pile = key.startsWith(u"hand")   ? owner.hand()
                              : key.startsWith(u"deck") ? owner.deck()
                                                        : owner.discard();
        QStringList names;
        for (CardId card : pile)
            names.append(cardName(m_rules, seat, card));
        if (!key.startsWith(u"hand")) std::reverse(names.begin(), names.end());
        return names;
    }

    template <typename Compare>
    void eachSeat(const QString& key, const QJsonObject& object, Compare compareOne)
    {
        for (auto one = object.begin(); one != object.end(); ++one)
            compareOne(ScenarioWords::tr("%1 of seat %2").arg(key, one.key()),
                       seatNumbered(m_rules, one.key()), one.value());
    }

    void comparePiles(const QString& key, const QJsonObject& object)
    {
        eachSeat(key, object, [&](const QString& what, SeatId seat, const QJsonValue& value) {
            const bool anyOrder = key == u"hand";
            const QStringList is = cards(key, seat);
            sameCards(what, anyOrder ? sorted(textsOf(value)) : textsOf(value), anyOrder ? sorted(is) : is);
        });
    }

    void compareSizes(const QString& key, const QJsonObject& object)
    {
        eachSeat(key, object, [&](const QString& what, SeatId seat, const QJsonValue& value) {
            same(what, value, static_cast<int>(cards(key, seat).size()));
        });
    }

    void comparePresent(const QString& key, const QJsonObject& object)
    {
        eachSeat(key, object, [&](const QString& what, SeatId seat, const QJsonValue& value) {
            QStringList is = cards(key, seat);
            for (const QString& card : textsOf(value))
                if (!is.removeOne(card))
                    m_faults.append(ScenarioWords::tr("%1: %2 isn’t among them").arg(what, card));
        });
    }

    void compareCounters(const QJsonObject& object)
    {
        for (auto one = object.begin(); one != object.end(); ++one) {
            const SeatedName name = seatedName(m_rules, one.key());
            const auto& names = m_rules.hero(name.seat).counters;
            const auto place = std::find(names.begin(), names.end(), name.name.toStdString()) - names.begin();
            same(ScenarioWords::tr("counter %1").arg(one.key()), one.value(),
                 m_table.seat(name.seat).counters[place]);
        }
    }

    void compareWinner(const QJsonValue& expected)
    {
        const std::uint8_t winner = m_table.turn.winner;
        const QJsonValue is = winner > 1
                                  ? QJsonValue(QJsonValue::Null)
                                  : QJsonValue(winner == 0 ? QStringLiteral("A") : QStringLiteral("B"));
        const SeatId seat = seatNumbered(m_rules, expected.toInt(0));
        // A seat stands for its team.
        const QJsonValue team =
            seat == SeatId::none
                ? expected
                : QJsonValue(m_rules.team(seat) == 0 ? QStringLiteral("A") : QStringLiteral("B"));
        same(QStringLiteral("winner"), team, is);
    }

    void compareKnown(const QJsonObject& object)
    {
        eachSeat(ScenarioWords::tr("cards known"), object,
                 [&](const QString& what, SeatId viewer, const QJsonValue& value) {
                     QStringList is;
                     for (int s = 0; s < m_rules.seatCount(); ++s) {
                         const SeatId owner = idAt<SeatId>(s);
                         if (m_rules.friends(viewer, owner)) continue;
                         for (const Shown& shown : m_table.seat(owner).shown)
                             if (shown.viewers(owner) & bit(viewer))
                                 is.append(cardName(m_rules, owner, shown.card()));
                     }
                     sameCards(what, sorted(textsOf(value)), sorted(is));
                 });
    }

    void compareEvents(const QJsonArray& expected)
    {
        std::size_t at = 0;
        for (const QJsonValue& one : expected) {
            while (at < m_now.events.size() && !eventAgrees(m_now.events[at], one.toObject()))
                ++at;
            if (at == m_now.events.size())
                return m_faults.append(
                    ScenarioWords::tr("no such event happened here: %1").arg(inWords(one)));
            ++at;
        }
    }

    void compareNoEvents(const QJsonArray& unwanted)
    {
        for (const QJsonValue& one : unwanted)
            if (std::any_of(m_now.events.begin(), m_now.events.end(),
                            [&](const QJsonObject& event) { return eventAgrees(event, one.toObject()); }))
                m_faults.append(ScenarioWords::tr("event %1 happened").arg(inWords(one)));
    }

    void compareCombat(const QJsonObject& expected)
    {
        const Combat& combat = m_table.combat;
        const bool begun = combat.step != CombatStep::none;
        const bool decided = combat.winner != 0xFF;
        const int attack = decided ? combat.attack : begun ? combatValue(m_rules, m_table, attackSide) : 0;
        const int defense = decided ? combat.defense : begun ? combatValue(m_rules, m_table, defenseSide) : 0;
        const bool prevented = combat.sides[defenseSide].has(SideFlag::prevented);
        const int damage = decided ? combat.damage : prevented ? 0 : std::max(0, attack - defense);
        const SeatId winner = decided ? seatOf(combat.sides[combat.winner].fighter) : SeatId::none;
        for (auto one = expected.begin(); one != expected.end(); ++one) {
            const QString what = ScenarioWords::tr("combat %1").arg(one.key());
            if (one.key() == u"attack") same(what, one.value(), attack);
            if (one.key() == u"defense") same(what, one.value(), defense);
            if (one.key() == u"damage") same(what, one.value(), damage);
            if (one.key() == u"won") same(what, one.value(), seatOrNull(winner));
            if (one.key() == u"cancelled")
                sameCards(what, sorted(textsOf(one.value())), sorted(m_now.combat.cancelled()));
        }
    }

    const Situation& m_now;
    const MatchRules& m_rules;
    const Table& m_table;
    QStringList m_faults;
};

} // namespace

void CombatRecord::follow(const MatchRules& rules, const Table& table, const Event& event)
{
    if (std::holds_alternative<CombatBegan>(event.body)) {
        *this = CombatRecord();
    } else if (const auto* moved = std::get_if<CardMoved>(&event.body); moved && moved->to == Place::combat) {
        m_cards[moved->side & 1] = moved->card;
        m_owners[moved->side & 1] = moved->seat;
    } else if (const auto* cancelled = std::get_if<EffectsCancelled>(&event.body);
               cancelled && cancelled->mattered) {
        const int side = cancelled->side & 1;
        const SeatId owner =
            m_owners[side] == SeatId::none ? seatOf(table.combat.sides[side].fighter) : m_owners[side];
        const QString card = cardName(rules, owner, m_cards[side]);
        if (!card.isEmpty() && !m_cancelled.contains(card)) m_cancelled.append(card);
    }
}

QStringList unfulfilled(const Situation& situation, const QJsonObject& expectation)
{
    return Comparison(situation).run(expectation);
}

} // namespace fabletop
