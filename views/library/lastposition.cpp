// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/lastposition.h"

#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/renderbattlefield.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int restMilliseconds = 60; ///< keys that hurry through the list bake nothing

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
    m_wait.setSingleShot(true);
    m_wait.setInterval(restMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &LastPosition::begin);
    connect(&m_grounds, &BackdropCache::ready, this, &LastPosition::finish);
}

void LastPosition::setFields(QHash<QString, Battlefield> fields)
{
    m_fields = std::move(fields);
    m_picture = QPixmap();
}

void LastPosition::setMatch(const MatchSummary& summary)
{
    if (summary == m_summary) return;
    m_summary = summary;
    m_picture = QPixmap();
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
    if (theme == m_theme && size == m_size && dpr == m_dpr && !m_picture.isNull()) return m_picture;
    m_theme = theme;
    m_size = size;
    m_dpr = dpr;
    m_picture = QPixmap();
    m_wait.start();
    return {};
}

void LastPosition::begin()
{
    const auto field = m_fields.constFind(m_summary.battlefieldId);
    if (field == m_fields.constEnd() || !m_theme) return;
    const QSizeF board = BoardGeometry(*field, m_size, m_theme->scale()).size() * m_dpr;
    m_grounds.request({field->backdrop, QString(), board.toSize(), QRectF(0, 0, 1, 1)}, m_theme);
}

void LastPosition::finish(const QImage& ground)
{
    const auto field = m_fields.constFind(m_summary.battlefieldId);
    if (field == m_fields.constEnd() || !m_theme || m_wait.isActive()) return; // another match by now
    m_picture =
        QPixmap::fromImage(renderOver(ground, *field, lookOf(m_summary, *field), *m_theme, m_size, m_dpr));
    Q_EMIT ready();
}

} // namespace fabletop
