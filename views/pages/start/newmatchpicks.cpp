// SPDX-License-Identifier: GPL-3.0-or-later
// The pickers of a NewMatchPage: shipped heroes and battlefields, and what the person has beside them.

#include "model/match/words/spokenname.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/pickarea.h"
#include "views/pages/start/pickbuttons.h"

#include <QScrollBar>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int fieldGap = 8;

/// Pickers as the buttons they are, in their order.
template <typename Pick> std::vector<QAbstractButton*> buttons(const std::vector<Pick*>& picks)
{
    return {picks.begin(), picks.end()};
}

} // namespace

void NewMatchPage::buildHeroes(int seat)
{
    m_rows[static_cast<std::size_t>(seat)].area = new PickArea(Qt::Vertical, this);
    for (const QString& id : shippedHeroes())
        if (const auto hero = m_heroes.value(id)) addHero(seat, id, *hero);
}

HeroPick* NewMatchPage::addHero(int seat, const QString& choice, const HeroRules& hero)
{
    SeatRow& row = m_rows[static_cast<std::size_t>(seat)];
    MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(seat)];
    auto* pick = new HeroPick(choice, hero, m_language, idAt<SeatId>(seat), m_theme, row.area->ground());
    connect(pick, &HeroPick::clicked, this, [this, &planned, choice] {
        planned.hero = choice;
        renew();
    });
    row.heroes.push_back(pick);
    return pick;
}

void NewMatchPage::buildFields()
{
    Diagnostics ignored;
    for (const QString& id : shippedBattlefields())
        if (auto field = loadBattlefield(id, ignored)) addField(id, std::move(*field));
}

FieldPick* NewMatchPage::addField(const QString& choice, Battlefield battlefield)
{
    const QString name = spokenName(battlefield.name, m_language);
    auto* pick = new FieldPick(choice, std::move(battlefield), name, m_theme, m_fieldArea->ground());
    connect(pick, &FieldPick::clicked, this, [this, pick, choice] {
        if (!pick->reason().isEmpty()) return;
        m_plan.battlefield = choice;
        renew();
    });
    connect(pick, &FieldPick::refused, this, [this](const QString& reason) {
        m_refusal = reason;
        update();
    });
    m_fields.push_back(pick);
    return pick;
}

void NewMatchPage::setShelf(const std::vector<CollectedHero>& heroes,
                            const std::vector<CollectedBattlefield>& battlefields)
{
    removeGuests();
    const auto originOf = [](const QString& package) {
        return package.isEmpty() ? tr("Made by you") : tr("From the package “%1”").arg(package);
    };
    for (const CollectedHero& one : heroes) {
        m_heroes.insert(one.path, one.hero);
        for (int seat = 0; seat < maxSeats; ++seat)
            addHero(seat, one.path, *one.hero)->setOrigin(originOf(one.package));
    }
    for (const CollectedBattlefield& one : battlefields)
        addField(one.path, one.battlefield)->setOrigin(originOf(one.package));
    fallBack();
    renew();
    bakeNext();
}

void NewMatchPage::removeGuests()
{
    const auto clear = [](auto& picks) {
        const auto guests = std::stable_partition(
            picks.begin(), picks.end(), [](const auto* pick) { return !looksLikePath(pick->choice()); });
        std::for_each(guests, picks.end(), [](auto* pick) { delete pick; });
        picks.erase(guests, picks.end());
    };
    for (SeatRow& row : m_rows) {
        row.area->keepInSight(nullptr);
        clear(row.heroes);
    }
    m_fieldArea->keepInSight(nullptr);
    clear(m_fields);
    for (const QString& choice : m_heroes.keys())
        if (looksLikePath(choice)) m_heroes.remove(choice);
}

/// A file that is gone, or does not compile any more, can be chosen no longer.
void NewMatchPage::fallBack()
{
    for (int seat = 0; seat < maxSeats; ++seat) {
        QString& hero = m_plan.seats[static_cast<std::size_t>(seat)].hero;
        if (!m_heroes.contains(hero))
            hero = shippedHeroes().value(seat % static_cast<int>(shippedHeroes().size()));
    }
    const bool there = std::any_of(m_fields.begin(), m_fields.end(), [this](const FieldPick* pick) {
        return pick->choice() == m_plan.battlefield && pick->starts() >= m_plan.count;
    });
    if (there) return;
    for (const FieldPick* pick : m_fields)
        if (pick->starts() >= m_plan.count) {
            m_plan.battlefield = pick->choice();
            return;
        }
}

/// Two rows at most, small discs in one; the others are scrolled to.
void NewMatchPage::layOutHeroes(SeatRow& row, int top)
{
    const bool four = m_plan.count > 2;
    const int count = static_cast<int>(row.heroes.size());
    const int room = row.box.width() - 24;
    const int across = four ? (count <= 10 ? 10 : std::clamp(room / unit(44), 6, count))
                            : std::max(5, std::min((count + 1) / 2, room / unit(100)));
    const int rows = (count + across - 1) / across;
    // Down to the figures of the seat: where two rows with names do not fit, names give way and stand in
    // tips.
    const int below = row.box.bottom() - unit(four ? 42 : 54) - top;
    bool compact = four;
    const auto highOf = [&row, &compact] {
        for (HeroPick* pick : row.heroes)
            pick->setCompact(compact);
        return row.heroes.empty() ? 1 : row.heroes.front()->sizeHint().height();
    };
    int high = highOf();
    // A page that is not shown has no size that counts.
    if (isVisible() && !four && std::min(rows, 2) * high > below) {
        compact = true;
        high = highOf();
    }
    const int shown = std::min(rows, four ? 1 : std::clamp(below / high, 1, 2));
    const int bar = rows > shown ? row.area->verticalScrollBar()->sizeHint().width() : 0;
    row.area->setGeometry(row.box.left() + 12, top, room, shown * high);
    row.area->arrange(buttons(row.heroes),
                      QSize(std::min(unit(four ? 58 : 116), (room - bar) / across), high), across);
}

/// All of them, as long as each can still be recognized.
int NewMatchPage::fieldsAcross() const
{
    return std::clamp(static_cast<int>(m_fields.size()), 1, std::max(6, (width() - 2 * margin) / unit(170)));
}

void NewMatchPage::layOutFields(int top, int high)
{
    const int across = fieldsAcross();
    const int inner = width() - 2 * margin;
    const int bar = across < static_cast<int>(m_fields.size())
                        ? m_fieldArea->horizontalScrollBar()->sizeHint().height()
                        : 0;
    for (FieldPick* pick : m_fields)
        if (pick->isChecked()) m_fieldArea->keepInSight(pick);
    m_fieldArea->setGeometry(margin, top, inner, high);
    m_fieldArea->arrange(buttons(m_fields), QSize((inner - (across - 1) * fieldGap) / across, high - bar),
                         across, fieldGap);
}

} // namespace fabletop
