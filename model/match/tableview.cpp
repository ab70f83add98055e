// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tableview.h"

#include <utility>

namespace fabletop {

TableView::TableView(QObject* parent) : QObject(parent)
{
    connect(&m_cursor, &MatchCursor::moved, this, &TableView::onMoved);
}

void TableView::setMatch(Match* match, Viewer viewer, const Narrator& narrator)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    m_viewer = viewer;
    m_narrator = narrator;
    if (match) { // before the cursor: what is told is said before the place moves
        connect(match, &Match::stepped, this, &TableView::onTold);
        connect(match, &Match::toldChanged, this, &TableView::onTold);
        connect(match, &Match::takenBack, this, &TableView::onTakenBack);
        connect(match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            m_cursor.setMatch(nullptr);
            renew();
        });
    }
    m_cursor.setMatch(match);
    renew();
}

void TableView::setViewer(Viewer viewer)
{
    if (viewer == m_viewer) return;
    m_viewer = viewer;
    renew();
}

void TableView::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    renew();
}

void TableView::setFutureHidden(bool hidden)
{
    if (std::exchange(m_futureHidden, hidden) == hidden) return;
    m_told = told();
    Q_EMIT renewed(); // all that is laid out by the end of the match is laid out anew
}

void TableView::renew()
{
    m_told = told();
    m_now = m_next = {};
    m_sentences.clear();
    m_ledgerEvents = -1;
    Q_EMIT renewed();
}

void TableView::onTakenBack()
{
    renew();
}

void TableView::onTold()
{
    if (std::exchange(m_told, told()) != m_told) Q_EMIT toldChanged();
}

/// What is told is said before the place moves.
void TableView::onMoved()
{
    onTold();
    Q_EMIT moved();
}

TableView::Snapshot TableView::made(int events) const
{
    const Timeline& timeline = m_match->timeline();
    return {events, timeline.seenAt(timeline.cursorAt(events), m_viewer)};
}

const Table& TableView::table() const
{
    const int events = m_cursor.events();
    if (m_now.events != events) m_now = m_next.events == events ? m_next : made(events);
    return m_now.table;
}

const Table& TableView::tableAfter(int events) const
{
    if (m_now.events == events) return m_now.table;
    if (m_next.events != events) m_next = made(events);
    return m_next.table;
}

QString TableView::sentence(int number) const
{
    if (!m_narrator.valid()) return {};
    const auto place = static_cast<std::size_t>(number);
    if (place >= m_sentences.size()) m_sentences.resize(place + 1);
    std::optional<QString>& kept = m_sentences[place];
    if (!kept) kept = m_narrator.event(event(number), m_match->seen(m_viewer).combatBefore(number));
    return *kept;
}

const Ledger& TableView::ledger() const
{
    if (const int events = m_cursor.events(); m_ledgerEvents != events) {
        m_ledger = ledgerAfter(events);
        m_ledgerEvents = events;
    }
    return m_ledger;
}

Ledger TableView::ledgerAfter(int events) const
{
    return ledgerAt(m_match->timeline(), m_match->seen(m_viewer), events, m_narrator);
}

} // namespace fabletop
