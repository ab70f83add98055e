// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/lastposition.h"

#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/renderbattlefield.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int restMilliseconds = 60; ///< keys that hurry through the list bake the first and the last only

BoardLook lookOf(const MatchSummary& summary, const Battlefield& field)
{
    BoardLook look;
    for (const MatchSummary::Stand& stand : summary.last) {
        const std::string id = stand.space.toStdString();
        const auto space = std::find_if(field.spaces.begin(), field.spaces.end(),
                                        [&](const Space& one) { return one.id == id; });
        if (space == field.spaces.end()) continue;
        PieceLook piece;
        piece.space = idAt<SpaceId>(static_cast<int>(space - field.spaces.begin()));
        piece.seat = idAt<SeatId>(stand.seat);
        piece.hero = stand.hero;
        if (stand.hero) piece.emblem = summary.seats[static_cast<std::size_t>(stand.seat)].hero;
        piece.fighter = idAt<FighterId>(static_cast<int>(look.pieces.size()));
        look.pieces.push_back(piece);
    }
    return look;
}

} // namespace

LastPosition::LastPosition(QObject* parent) : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_asked) begin();
    });
    connect(&m_grounds, &BackdropCache::ready, this, &LastPosition::finish);
}

void LastPosition::setFields(QHash<QString, Battlefield> fields)
{
    m_fields = std::move(fields);
    forget();
}

void LastPosition::setMatch(const MatchSummary& summary)
{
    if (summary == m_summary) return;
    m_summary = summary;
    forget();
}

void LastPosition::forget()
{
    m_picture = QPixmap();
    m_made = {};
    m_wanted = {};
    m_asked = false;
    m_grounds.clear();
}

double LastPosition::aspect() const
{
    const auto field = m_fields.constFind(m_summary.battlefieldId);
    return field == m_fields.constEnd() ? 0 : field->aspect;
}

QPixmap LastPosition::picture(const std::shared_ptr<const Theme>& theme, QSize size, qreal dpr)
{
    if (!known() || size.width() < 40) return {};
    const Wish wish{theme, size, dpr};
    if (wish == m_made || wish == m_wanted) return m_picture;
    m_wanted = wish;
    m_asked = true;
    if (m_rest.isActive())
        m_rest.start();
    else
        begin();
    return m_picture;
}

void LastPosition::begin()
{
    m_asked = false;
    m_rest.start();
    const auto field = m_fields.constFind(m_summary.battlefieldId);
    if (field == m_fields.constEnd() || !m_wanted.theme) return;
    const QSizeF board = BoardGeometry(*field, m_wanted.size, m_wanted.theme->scale()).size() * m_wanted.dpr;
    m_grounds.request({field->backdrop, QString(), board.toSize(), QRectF(0, 0, 1, 1)}, m_wanted.theme);
}

void LastPosition::finish(const QImage& ground)
{
    const auto field = m_fields.constFind(m_summary.battlefieldId);
    if (field == m_fields.constEnd() || !m_wanted.theme || m_asked) return; // another size by now
    m_made = m_wanted;
    m_picture = QPixmap::fromImage(
        renderOver(ground, *field, lookOf(m_summary, *field), *m_made.theme, m_made.size, m_made.dpr));
    Q_EMIT ready();
}

} // namespace fabletop
