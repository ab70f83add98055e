// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/herohints.h"
#include "model/language/prose/prose.h"
#include "model/match/words/spokenname.h"

#include <algorithm>

namespace fabletop {

namespace {

/// What two versions of one thing differ in, side by side.
class Comparison {
    Q_DECLARE_TR_FUNCTIONS(HeroComparison)
public:
    Comparison(const HeroRules& before, const HeroRules& after, Language language)
        : m_before(before), m_after(after), m_language(language)
    {}

    std::vector<HeroChange> changes;

    void compare()
    {
        heroes();
        fighters();
        abilities();
        cards();
    }

private:
    [[nodiscard]] QString named(const Name& name) const { return spokenName(name, m_language); }

    static void number(QStringList& details, const QString& what, int before, int after)
    {
        if (before != after)
            details << tr("%1 %2 → %3").arg(what, QString::number(before), QString::number(after));
    }

    static void words(QStringList& details, const QString& what, const QString& before, const QString& after)
    {
        if (before != after) details << tr("%1: %2 → %3").arg(what, before, after);
    }

    void note(const QString& what, const QStringList& details)
    {
        if (!details.isEmpty()) changes.push_back({HeroChange::Kind::changed, what, details});
    }

    void heroes()
    {
        QStringList details;
        words(details, tr("name"), named(m_before.name), named(m_after.name));
        number(details, tr("move"), m_before.move, m_after.move);
        note(tr("Hero"), details);
    }

    /// All of a kind are alike: the first stands for them, with their number.
    static std::vector<const FighterKind*> kinds(const HeroRules& hero)
    {
        std::vector<const FighterKind*> list;
        for (const FighterKind& fighter : hero.fighters)
            if (list.empty() || list.back()->kind != fighter.kind) list.push_back(&fighter);
        return list;
    }

    static int countOf(const HeroRules& hero, const std::string& kind)
    {
        return static_cast<int>(std::count_if(hero.fighters.begin(), hero.fighters.end(),
                                              [&](const FighterKind& one) { return one.kind == kind; }));
    }

    static const FighterKind* find(const HeroRules& hero, const std::string& kind)
    {
        for (const FighterKind& fighter : hero.fighters)
            if (fighter.kind == kind) return &fighter;
        return nullptr;
    }

    void fighters()
    {
        for (const FighterKind* now : kinds(m_after)) {
            const bool hero = now == &m_after.fighters.front();
            const FighterKind* then = hero ? &m_before.fighters.front() : find(m_before, now->kind);
            const QString what = tr("Fighter “%1”").arg(named(now->name));
            if (!then) {
                changes.push_back({HeroChange::Kind::added, what, {}});
                continue;
            }
            QStringList details;
            number(details, tr("health"), then->health, now->health);
            words(details, tr("attack"), then->ranged ? tr("ranged") : tr("melee"),
                  now->ranged ? tr("ranged") : tr("melee"));
            number(details, tr("how many"), countOf(m_before, then->kind), countOf(m_after, now->kind));
            note(what, details);
        }
        for (const FighterKind* then : kinds(m_before))
            if (then != &m_before.fighters.front() && !find(m_after, then->kind))
                changes.push_back({HeroChange::Kind::removed, tr("Fighter “%1”").arg(named(then->name)), {}});
    }

    static QString joined(const std::vector<TextPart>& parts)
    {
        QStringList lines;
        for (const TextPart& part : parts) {
            const QString text = QString::fromStdString(part.text);
            lines << (part.label.empty() ? text
                                         : QString::fromStdString(part.label) + QStringLiteral(": ") + text);
        }
        return lines.join(u' ');
    }

    /// An ability is one for each of its moments; those of one name belong together.
    [[nodiscard]] QString abilityTextOf(const HeroRules& hero, const std::string& id) const
    {
        QStringList texts;
        for (std::size_t i = 0; i < hero.abilities.size(); ++i)
            if (hero.abilities[i].id == id && hero.abilities[i].text >= 0)
                texts << joined(abilityText(hero, static_cast<AbilityId>(i), m_language));
        return texts.join(u' ');
    }

    void abilities()
    {
        QStringList seen;
        const auto what = [&](const AbilityRules& ability) {
            return tr("Ability “%1”").arg(named(ability.name));
        };
        for (const AbilityRules& now : m_after.abilities) {
            const QString text = abilityTextOf(m_after, now.id);
            if (seen.contains(QString::fromStdString(now.id)) || text.isEmpty()) continue;
            seen << QString::fromStdString(now.id);
            const QString old = abilityTextOf(m_before, now.id);
            if (old.isEmpty())
                changes.push_back({HeroChange::Kind::added, what(now), {}});
            else if (old != text)
                note(what(now), {tr("its text is now: %1").arg(text)});
        }
        for (const AbilityRules& then : m_before.abilities) {
            const QString id = QString::fromStdString(then.id);
            if (seen.contains(id) || abilityTextOf(m_before, then.id).isEmpty()) continue;
            seen << id;
            changes.push_back({HeroChange::Kind::removed, what(then), {}});
        }
    }

    static QString typeOf(const CardKind& card)
    {
        switch (card.type) {
        case CardType::attack: return tr("attack");
        case CardType::defense: return tr("defense");
        case CardType::versatile: return tr("versatile");
        case CardType::scheme: return tr("scheme");
        }
        return {};
    }

    /// A number, or a dash where none is printed.
    static QString printed(std::uint8_t value)
    {
        return value == noValue ? QStringLiteral("–") : QString::number(value);
    }

    void cards()
    {
        const auto what = [&](const CardKind& card) { return tr("Card “%1”").arg(named(card.name)); };
        for (std::size_t i = 0; i < m_after.cards.size(); ++i) {
            const CardKind& now = m_after.cards[i];
            const int place = m_before.findCard(now.id);
            if (place < 0)
                changes.push_back({HeroChange::Kind::added, what(now), {}});
            else
                note(what(now), differences(static_cast<std::size_t>(place), i));
        }
        for (const CardKind& then : m_before.cards)
            if (m_after.findCard(then.id) < 0) changes.push_back({HeroChange::Kind::removed, what(then), {}});
    }

    [[nodiscard]] QStringList differences(std::size_t before, std::size_t after) const
    {
        const CardKind& then = m_before.cards[before];
        const CardKind& now = m_after.cards[after];
        QStringList details;
        words(details, tr("name"), named(then.name), named(now.name));
        number(details, tr("copies"), then.copies, now.copies);
        words(details, tr("type"), typeOf(then), typeOf(now));
        words(details, tr("value"), printed(then.value), printed(now.value));
        words(details, tr("boost"), printed(then.boost), printed(now.boost));
        words(details, tr("for"), QString::fromStdString(userText(m_before, then, m_language)),
              QString::fromStdString(userText(m_after, now, m_language)));
        const QString text = joined(cardText(m_after, static_cast<CardId>(after), m_language));
        if (joined(cardText(m_before, static_cast<CardId>(before), m_language)) != text)
            details << (text.isEmpty() ? tr("it no longer has a text") : tr("its text is now: %1").arg(text));
        return details;
    }

    const HeroRules& m_before;
    const HeroRules& m_after;
    Language m_language;
};

} // namespace

std::vector<HeroChange> comparison(const HeroRules& before, const HeroRules& after, Language language)
{
    if (before.fighters.empty() || after.fighters.empty()) return {};
    Comparison work(before, after, language);
    work.compare();
    return std::move(work.changes);
}

QString sentenceOf(const HeroChange& change)
{
    switch (change.kind) {
    case HeroChange::Kind::added:
        return QCoreApplication::translate("HeroComparison", "%1 is new.").arg(change.what);
    case HeroChange::Kind::removed:
        return QCoreApplication::translate("HeroComparison", "%1 is gone.").arg(change.what);
    case HeroChange::Kind::changed: break;
    }
    return QCoreApplication::translate("HeroComparison", "%1: %2")
        .arg(change.what, change.details.join(QStringLiteral("; ")));
}

} // namespace fabletop
