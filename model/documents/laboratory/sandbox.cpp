// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/laboratory/sandbox.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/match/scenariomatch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <bit>

namespace fabletop {

namespace {

constexpr int handSize = 5; ///< as many as people are dealt (R-SETUP-04)

/// The first fighter that may use the card, by its place in the hero's list.
std::size_t userOf(const HeroRules& hero, const CardKind& card)
{
    for (std::size_t place = 0; place < hero.fighters.size(); ++place)
        if (card.users & (1u << place)) return place;
    return 0;
}

/// `first`, where it is a card, and then one of each kind, so that whatever is asked can be answered.
QJsonArray handOf(const HeroRules& hero, int first)
{
    QJsonArray hand;
    const auto add = [&](const CardKind& card) { hand.append(QString::fromStdString(card.id)); };
    const auto has = [&](const CardKind& card) { return hand.contains(QString::fromStdString(card.id)); };
    if (first >= 0) add(hero.cards[static_cast<std::size_t>(first)]);
    for (const CardType type : {CardType::attack, CardType::versatile, CardType::defense, CardType::scheme})
        for (const CardKind& card : hero.cards)
            if (card.type == type && !has(card)) {
                add(card);
                break;
            }
    for (const CardKind& card : hero.cards)
        if (hand.size() < handSize && !has(card)) add(card);
    return hand;
}

/// A space with as many neighbours as any, and those neighbours.
std::pair<int, std::vector<int>> crossing(const Board& board)
{
    int best = 0;
    for (int space = 0; space < board.count; ++space)
        if (std::popcount(board.adjacent[static_cast<std::size_t>(space)]) >
            std::popcount(board.adjacent[static_cast<std::size_t>(best)]))
            best = space;
    std::vector<int> neighbours;
    for (int space = 0; space < board.count; ++space)
        if (board.adjacent[static_cast<std::size_t>(best)] & bit(idAt<SpaceId>(space)))
            neighbours.push_back(space);
    return {best, neighbours};
}

QJsonObject seatOf(const HeroRules& hero)
{
    QJsonObject seat{{QStringLiteral("hero"), QString::fromStdString(hero.id)}};
    if (!hero.shipped) seat[QStringLiteral("source")] = QString::fromStdString(hero.source);
    return seat;
}

QJsonObject at(const Board& board, int space)
{
    return {{QStringLiteral("space"), QString::fromStdString(board.ids[static_cast<std::size_t>(space)])}};
}

/// A shipped battlefield by its id, any other whole.
QJsonValue fieldOf(const Battlefield& battlefield)
{
    const QString id = QString::fromStdString(battlefield.id);
    Diagnostics ignored;
    if (const auto shipped = shippedBattlefields().contains(id) ? loadBattlefield(id, ignored) : std::nullopt;
        shipped && writeBattlefield(*shipped) == writeBattlefield(battlefield))
        return id;
    Battlefield bare = battlefield;
    bare.backdrop = {}; // a scenario is about rules, and small
    return QJsonDocument::fromJson(QByteArray::fromStdString(writeBattlefield(bare))).object();
}

} // namespace

QJsonObject sandboxScenario(const SandboxQuestion& question)
{
    const HeroRules& hero = *question.hero;
    const HeroRules& other = *question.opponent;
    const int place = static_cast<int>(index(question.card));
    const CardKind& card = hero.cards[static_cast<std::size_t>(place)];
    const Board board = makeBoard(question.battlefield);
    const auto& [centre, around] = crossing(board);

    QJsonObject own = seatOf(hero);
    own[QStringLiteral("hand")] = handOf(hero, place);
    QJsonObject fighters;
    const std::size_t user = userOf(hero, card);
    if (!around.empty()) fighters[QString::fromStdString(hero.fighters[user].id)] = at(board, around[0]);
    // Hero and first sidekick stand together, whoever of them uses the card: many texts ask for somebody
    // near.
    const std::size_t companion = user == 0 ? 1 : 0;
    if (companion < hero.fighters.size() && around.size() > 1)
        fighters[QString::fromStdString(hero.fighters[companion].id)] = at(board, around[1]);
    own[QStringLiteral("fighters")] = fighters;
    for (std::size_t form = 0; form < hero.forms.size(); ++form)
        if (card.forms & (1u << form)) {
            own[QStringLiteral("form")] = QString::fromStdString(hero.forms[form].id);
            break;
        }

    QJsonObject opponent = seatOf(other);
    opponent[QStringLiteral("hand")] = handOf(other, -1);
    opponent[QStringLiteral("fighters")] =
        QJsonObject{{QString::fromStdString(other.fighters[0].id), at(board, centre)}};

    return {{QStringLiteral("name"), QString::fromStdString(card.name.text(Language::en))},
            {QStringLiteral("battlefield"), fieldOf(question.battlefield)},
            {QStringLiteral("seats"), QJsonArray{own, opponent}},
            {QStringLiteral("turn"), QJsonObject{{QStringLiteral("seat"), question.defends ? 2 : 1}}}};
}

std::unique_ptr<Match> makeSandbox(const QJsonObject& scenario, Diagnostics& diagnostics)
{
    const std::string text = QJsonDocument(scenario).toJson().toStdString();
    const auto scenarios =
        readScenarios(text, scenario[QStringLiteral("name")].toString().toStdString(), diagnostics);
    return scenarios && !scenarios->empty() ? matchOf(scenarios->front()) : nullptr;
}

} // namespace fabletop
