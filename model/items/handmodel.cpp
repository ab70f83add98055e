// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/handmodel.h"

#include "model/engine/queries.h"

namespace fabletop {

namespace {

/// The seat whose card a decision uses.
SeatId ownerOf(const Decision& decision)
{
    return decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
}

/// What somebody means who reaches for this card while `ask` is open.
Decision meant(Ask ask, SeatId seat, CardId id, const CardKind& kind, FighterId fighter)
{
    Decision decision;
    decision.seat = decision.cardSeat = seat;
    decision.card = id;
    decision.fighter = FighterId::none;
    switch (ask) {
    case Ask::action:
        decision.verb = kind.scheme() ? Verb::scheme : Verb::attack;
        decision.fighter = fighter;
        break;
    case Ask::maneuver:
    case Ask::boostAttack: decision.verb = Verb::boost; break;
    case Ask::defend: decision.verb = Verb::defend; break;
    case Ask::discard:
    case Ask::discardLimit: decision.verb = Verb::discard; break;
    default: decision.verb = Verb::choose; break;
    }
    return decision;
}

} // namespace

HandModel::HandModel(QObject* parent) : CardRows(parent) {}

void HandModel::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &Match::cursorMoved, this, &HandModel::refresh);
        connect(m_match, &Match::stepped, this, &HandModel::refresh);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            refresh();
        });
    }
    refresh();
}

void HandModel::setView(SeatId seat, Viewer viewer)
{
    if (seat == m_seat && viewer == m_viewer) return;
    m_seat = seat;
    m_viewer = viewer;
    resetTo({});
    refresh();
}

void HandModel::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void HandModel::refresh()
{
    std::vector<CardId> cards;
    if (m_match && m_seat != SeatId::none) {
        m_table = m_match->tableAtCursor(m_viewer);
        const Pile& hand = m_table.seat(m_seat).hand;
        cards.assign(hand.begin(), hand.end());
    }
    follow(cards);
    // What can be played changes with every question, whether or not a card moved.
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {PlayableRole, ReasonRole, ShownRole});
}

bool HandModel::asked() const
{
    return m_match && m_match->live() && m_match->decides() == m_seat;
}

QList<Decision> HandModel::decisions(int row) const
{
    QList<Decision> result;
    if (!asked() || row < 0 || row >= rowCount() || card(row) == CardId::unseen) return result;
    for (const Decision& decision : m_match->options())
        if (decision.card == card(row) && ownerOf(decision) == m_seat) result.append(decision);
    return result;
}

bool HandModel::playable(CardId id) const
{
    if (!asked() || id == CardId::unseen) return false;
    for (const Decision& decision : m_match->options())
        if (decision.card == id && ownerOf(decision) == m_seat) return true;
    return false;
}

/// The fighter somebody would have use the card: one that may, if there is one.
FighterId HandModel::bearer(const CardKind& kind) const
{
    for (FighterId fighter : members<FighterId>(fightersOf(m_seat) & onBoard(m_table)))
        if (mayUse(m_match->rules(), m_table, fighter, kind)) return fighter;
    return heroOf(m_seat);
}

QString HandModel::reason(CardId id) const
{
    if (!asked() || id == CardId::unseen || !m_narrator.valid() || playable(id)) return {};
    const Prompt prompt = m_match->prompt();
    const CardKind& kind = m_match->rules().card(m_seat, id);
    const Decision decision = meant(prompt.ask, m_seat, id, kind, bearer(kind));
    return m_narrator.refusal(explain(m_match->rules(), m_match->observation(m_seat), decision));
}

int HandModel::shownTo(int row) const
{
    const CardId id = card(row);
    if (id == CardId::unseen || m_seat == SeatId::none) return 0;
    int before = 0; // copies are alike: the first ones are those that were seen
    for (int other = 0; other < row; ++other)
        before += card(other) == id;
    for (const Shown& shown : m_table.seat(m_seat).shown)
        if (shown.card() == id && before-- == 0) return shown.viewers(m_seat);
    return 0;
}

QVariant HandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_match) return {};
    const CardId id = card(index.row());
    const bool known = id != CardId::unseen;
    const CardKind* kind = known ? &m_match->rules().card(m_seat, id) : nullptr;
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return m_narrator.valid() ? m_narrator.card(m_seat, id) : QString();
    case CardRole: return static_cast<int>(id);
    case SeatRole: return static_cast<int>(m_seat);
    case KnownRole: return known;
    case PlayableRole: return playable(id);
    case ReasonRole: return reason(id);
    case ShownRole: return shownTo(index.row());
    case ValueRole: return kind && kind->value != noValue ? kind->value : -1;
    case TypeRole: return kind ? static_cast<int>(kind->type) : -1;
    default: return {};
    }
}

QHash<int, QByteArray> HandModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"}, {CardRole, "card"},
            {SeatRole, "seat"},           {NameRole, "name"},
            {KnownRole, "known"},         {PlayableRole, "playable"},
            {ReasonRole, "reason"},       {ShownRole, "shown"},
            {ValueRole, "value"},         {TypeRole, "type"}};
}

} // namespace fabletop
