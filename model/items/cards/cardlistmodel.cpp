// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/cards/cardlistmodel.h"

#include "model/items/foldedtext.h"
#include "model/language/prose/prose.h"
#include "model/match/words/spokenname.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int cardTimings = static_cast<int>(Timing::scheme) + 1;

int timingsOf(const CardKind& card)
{
    int bits = 0;
    for (int timing = 0; timing < cardTimings; ++timing)
        if (card.programs[static_cast<Timing>(timing)] != 0) bits |= 1 << timing;
    return bits;
}

QString clauseOf(const CardKind& card)
{
    if (card.scheme()) return QStringLiteral("R-SCHEME-01");
    if (card.protectedFromCancel) return QStringLiteral("R-CANC-05");
    if (timingsOf(card) != 0) return QStringLiteral("R-COMB-01");
    return card.type == CardType::versatile ? QStringLiteral("R-ATT-09")
           : card.type == CardType::attack  ? QStringLiteral("R-ATT-06")
                                            : QStringLiteral("R-ATT-07");
}

} // namespace

void CardListModel::setHeroes(std::vector<std::shared_ptr<const HeroRules>> heroes)
{
    if (heroes == m_heroes) return;
    beginResetModel();
    m_heroes = std::move(heroes);
    m_rows.clear();
    for (std::size_t owner = 0; owner < m_heroes.size(); ++owner)
        for (std::size_t place = 0; place < m_heroes[owner]->cards.size(); ++place)
            m_rows.push_back({owner, idAt<CardId>(static_cast<int>(place)), {}});
    endResetModel();
}

void CardListModel::setLanguage(Language language)
{
    m_language = language;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void CardListModel::setDecks(std::vector<DeckInMatch> decks)
{
    if (decks == m_decks) return;
    m_decks = std::move(decks);
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {LeftRole});
}

int CardListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CardListModel::typeName(CardType type)
{
    switch (type) {
    case CardType::attack: return tr("attack");
    case CardType::defense: return tr("defense");
    case CardType::versatile: return tr("versatile");
    case CardType::scheme: return tr("scheme");
    }
    return {};
}

QString CardListModel::userKey(const HeroRules& hero, std::size_t fighter)
{
    return QString::fromStdString(hero.id + '/' + hero.fighters[fighter].kind);
}

QStringList CardListModel::userKeys(int row) const
{
    const CardKind& card = kind(row);
    if (card.forAny()) return {anyUser()};
    QStringList keys;
    for (std::size_t fighter = 0; fighter < heroOf(row).fighters.size(); ++fighter)
        if (card.users >> fighter & 1) keys << userKey(heroOf(row), fighter);
    keys.removeDuplicates();
    return keys;
}

QString CardListModel::shown(int row, int column) const
{
    const CardKind& card = kind(row);
    const auto number = [](std::uint8_t amount) {
        return amount == noValue ? QStringLiteral("–") : QString::number(amount);
    };
    switch (column) {
    case title: return spokenName(card.name, m_language);
    case hero: return spokenName(heroOf(row).name, m_language);
    case type: return typeName(card.type);
    case value: return number(card.value);
    case boost: return number(card.boost);
    case copies: return QString::number(card.copies);
    case users: return QString::fromStdString(userText(heroOf(row), card, m_language));
    case timing: {
        QStringList labels;
        for (int at = 0; at < cardTimings; ++at)
            if (timingsOf(card) >> at & 1)
                labels << QString::fromStdString(timingLabel(static_cast<Timing>(at), m_language));
        labels.removeAll(QString());
        return labels.join(QStringLiteral(", "));
    }
    default: return {};
    }
}

QVariant CardListModel::sortKey(int row, int column) const
{
    const CardKind& card = kind(row);
    switch (column) {
    case hero: return static_cast<int>(m_rows[static_cast<std::size_t>(row)].hero);
    case type: return static_cast<int>(card.type);
    case value: return card.value == noValue ? -1 : card.value;
    case boost: return card.boost == noValue ? -1 : card.boost;
    case copies: return card.copies;
    case timing: return timingsOf(card);
    default: return folded(shown(row, column));
    }
}

QString CardListModel::searchText(int row) const
{
    std::string all;
    for (const LanguageRow& language : languageTable) {
        const Language in = language.language;
        all += heroOf(row).name.text(in) + '\n' + kind(row).name.text(in) + '\n';
        for (const TextPart& part : cardText(heroOf(row), card(row), in))
            all += part.label + '\n' + part.text + '\n';
    }
    return folded(QString::fromStdString(all));
}

int CardListModel::left(int row) const
{
    const QString id = QString::fromStdString(heroOf(row).id);
    const auto deck =
        std::find_if(m_decks.begin(), m_decks.end(), [&](const DeckInMatch& one) { return one.hero == id; });
    return deck == m_decks.end() || index(row) >= deck->rows.size() ? -1 : deck->rows[index(row)].left;
}

QVariant CardListModel::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid)) return {};
    const int row = at.row();
    switch (role) {
    case Qt::DisplayRole: return shown(row, at.column());
    case Qt::ToolTipRole:
        return at.column() == users || at.column() == timing ? shown(row, at.column()) : QVariant();
    case Qt::TextAlignmentRole:
        return at.column() == value || at.column() == boost || at.column() == copies
                   ? QVariant(Qt::AlignCenter)
                   : QVariant();
    case SortRole: return sortKey(row, at.column());
    case SearchRole:
        if (m_rows[static_cast<std::size_t>(row)].search.isEmpty())
            m_rows[static_cast<std::size_t>(row)].search = searchText(row);
        return m_rows[static_cast<std::size_t>(row)].search;
    case HeroRole: return QString::fromStdString(heroOf(row).id);
    case TypeRole: return static_cast<int>(kind(row).type);
    case ValueRole: return kind(row).value == noValue ? -1 : kind(row).value;
    case BoostRole: return kind(row).boost == noValue ? -1 : kind(row).boost;
    case TimingsRole: return timingsOf(kind(row));
    case UsersRole: return userKeys(row);
    case CopiesRole: return kind(row).copies;
    case LeftRole: return left(row);
    case RuleRole: return clauseOf(kind(row));
    default: return {};
    }
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case title: return tr("Card");
    case hero: return tr("Hero");
    case type: return tr("Type");
    case value: return tr("Value");
    case boost: return tr("Boost", "what a card lends");
    case copies: return tr("Copies");
    case users: return tr("For");
    case timing: return tr("Timing");
    default: return {};
    }
}

} // namespace fabletop
