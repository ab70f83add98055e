// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/welcomepicture.h"

#include "model/content/catalogue.h"
#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/illustrations/figure.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int besideButtons = 420;
constexpr int leastWide = 300; ///< pages narrower than that have none

/// A hero each, wounded already.
BoardLook scene()
{
    BoardLook look;
    for (int seat = 0; seat < 2; ++seat) {
        PieceLook piece;
        piece.seat = idAt<SeatId>(seat);
        piece.fighter = heroOf(piece.seat);
        piece.space = idAt<SpaceId>(seat == 0 ? 17 : 13);
        piece.hero = true;
        piece.emblem = shippedHeroes().value(seat);
        piece.health = seat == 0 ? 11 : 9;
        piece.maximum = seat == 0 ? 16 : 13;
        piece.figure = {{piece.emblem, piece.emblem}, piece.seat, seat == 0};
        look.pieces.push_back(piece);
    }
    return look;
}

} // namespace

WelcomePicture::WelcomePicture(QObject* parent) : QObject(parent)
{
    connect(&m_grounds, &BackdropCache::ready, this, &WelcomePicture::finish);
}

void WelcomePicture::request(QSize page, qreal dpr, std::shared_ptr<const Theme> theme)
{
    if (page.width() < leastWide) return;
    Diagnostics ignored;
    if (!m_field) m_field = loadBattlefield(shippedBattlefields().value(0), ignored);
    if (!m_field) return;
    const int wide =
        std::max(page.width() - besideButtons, static_cast<int>(page.height() * m_field->aspect));
    m_room = QSize(wide, static_cast<int>(wide / m_field->aspect));
    m_dpr = dpr;
    m_theme = std::move(theme);
    const QSizeF board = BoardGeometry(*m_field, m_room, m_theme->scale()).size();
    m_grounds.request({m_field->backdrop, QString(), (board * m_dpr).toSize()}, m_theme);
}

void WelcomePicture::clear()
{
    m_grounds.clear();
    m_pixmap = {};
}

void WelcomePicture::finish(const QImage& ground)
{
    const Patience complete(*m_theme);
    m_pixmap = QPixmap::fromImage(renderOver(ground, *m_field, scene(), *m_theme, m_room, m_dpr));
    Q_EMIT changed();
}

} // namespace fabletop
