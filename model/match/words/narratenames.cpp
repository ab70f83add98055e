// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/languages/phrasebook.h"
#include "model/match/words/catalogue.h"
#include "model/match/words/narrate.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"

#include <QCoreApplication>
#include <QStringList>

namespace fabletop {

namespace {

/// The definite article in front of a name that takes one.
QString withArticle(const LocalName& name, const QString& text, Language language)
{
    if (!name.article) return text;
    const Phrasebook& book = phrasebookOf(language);
    const bool vowel = QStringLiteral("aeiouyhàâéèêëîïôûœæ").contains(text.left(1).toLower());
    if (vowel && !book.elidedThe.empty()) return fromUtf8(std::string(book.elidedThe)) + text;
    const std::string_view article = book.theName[name.gender == Gender::feminine ? 1 : 0];
    return fromUtf8(std::string(article)).replace(QStringLiteral("{0}"), text);
}

bool mirrored(const MatchRules& rules, SeatId seat)
{
    int same = 0;
    for (const SeatRules& other : rules.seats)
        if (other.hero->id == rules.hero(seat).id) ++same;
    return same > 1;
}

} // namespace

QString Narration::tr(const char* text, const char* comment, int number)
{
    if (const auto language = Speaking::now())
        return translated(*language, "fabletop::Narration", text, comment, number);
    return QCoreApplication::translate("fabletop::Narration", text, comment, number);
}

QString sentence(const QString& text)
{
    if (text.isEmpty()) return text;
    return text.left(1).toUpper() + text.mid(1);
}

QString listed(const QStringList& parts)
{
    if (parts.size() < 2) return parts.join(QString());
    return Narration::tr("%1 and %2")
        .arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

Narrator::Narrator(std::shared_ptr<const MatchRules> rules, std::vector<QString> people, Language language)
    : m_rules(std::move(rules)), m_people(std::move(people)), m_language(language)
{
    for (QString& name : m_people)
        name = spokenName(name);
}

QString Narrator::person(SeatId seat) const
{
    const Speaking speaking(m_language);
    if (index(seat) < m_people.size() && !m_people[index(seat)].isEmpty()) return m_people[index(seat)];
    if (seat == SeatId::none) return Narration::tr("nobody");
    return Narration::tr("Player %1").arg(index(seat) + 1);
}

const Name& Narrator::fighterName(FighterId fighter) const
{
    return m_rules->fighter(fighter).name;
}

QString Narrator::fighter(FighterId fighter) const
{
    const Speaking speaking(m_language);
    if (fighter == FighterId::none || !m_rules->exists(fighter)) return Narration::tr("no fighter");
    const FighterKind& kind = m_rules->fighter(fighter);
    QString text = spokenName(kind.name, m_language);
    if (kind.number > 0) text += QStringLiteral(" %1").arg(kind.number);
    if (mirrored(*m_rules, seatOf(fighter))) text += QStringLiteral(" (%1)").arg(person(seatOf(fighter)));
    return text;
}

QString Narrator::named(FighterId id) const
{
    if (id == FighterId::none || !m_rules->exists(id)) return fighter(id);
    if (m_rules->fighter(id).number > 0) return fighter(id);
    return withArticle(fighterName(id).in(m_language), fighter(id), m_language);
}

QString Narrator::card(SeatId seat, CardId card) const
{
    const Speaking speaking(m_language);
    const bool known = index(seat) < m_rules->seats.size() && index(card) < m_rules->hero(seat).cards.size();
    if (known) return spokenName(m_rules->card(seat, card).name, m_language);
    return card == CardId::none ? Narration::tr("no card") : Narration::tr("a card");
}

QString Narrator::space(SpaceId space) const
{
    const Speaking speaking(m_language);
    return index(space) < m_rules->board.ids.size() ? spokenName(m_rules->board.ids[index(space)])
                                                    : QStringLiteral("—");
}

QString Narrator::token(TokenId token) const
{
    const Speaking speaking(m_language);
    const SeatId seat = seatOf(token);
    const std::size_t number = index(token) % tokensPerSeat;
    if (index(seat) >= m_rules->seats.size() || number >= m_rules->hero(seat).tokens.size())
        return Narration::tr("a token");
    const TokenRules& rules = m_rules->hero(seat).tokens[number];
    const QString name = spokenName(rules.name, m_language);
    return rules.id == rules.kind ? name
                                  : QStringLiteral("%1 %2").arg(name, num(static_cast<int>(number) + 1));
}

QString Narrator::ability(SeatId seat, std::uint8_t item) const
{
    const bool known = index(seat) < m_rules->seats.size() && item < m_rules->hero(seat).abilities.size();
    if (!known) return {};
    const AbilityRules& ability = m_rules->hero(seat).abilities[item];
    const QString name = spokenName(ability.name, m_language);
    return name.isEmpty() ? Narration::tr("the ability of %1").arg(named(heroOf(seat))) : name;
}

QString Narrator::source(const Cause& cause) const
{
    const Speaking speaking(m_language);
    switch (cause.kind) {
    case SourceKind::rules: return {};
    case SourceKind::card: return card(cause.seat, static_cast<CardId>(cause.item));
    case SourceKind::ability: return ability(cause.seat, cause.item);
    }
    return {};
}

QString Narrator::step(CombatStep step)
{
    switch (step) {
    case CombatStep::none: return {};
    case CombatStep::declare: return Narration::tr("Declare");
    case CombatStep::choose: return Narration::tr("Choose cards");
    case CombatStep::reveal: return Narration::tr("Reveal");
    case CombatStep::immediately: return Narration::tr("Immediately");
    case CombatStep::during: return Narration::tr("During combat");
    case CombatStep::result: return Narration::tr("Result");
    case CombatStep::after: return Narration::tr("After combat");
    case CombatStep::cleanUp: return Narration::tr("Clean-up");
    case CombatStep::over: return Narration::tr("Over");
    }
    return {};
}

QString Narrator::action(ActionKind kind)
{
    switch (kind) {
    case ActionKind::none: return {};
    case ActionKind::maneuver: return Narration::tr("Maneuver");
    case ActionKind::scheme: return Narration::tr("Scheme");
    case ActionKind::attack: return Narration::tr("Attack");
    }
    return {};
}

} // namespace fabletop
