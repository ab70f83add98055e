// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/matchpicture.h"

#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/geometry.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/illustrations/figure.h"
#include "views/pages/replay/replaylook.h"
#include "views/seats/seatpanel.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <vector>

namespace fabletop {

namespace {

constexpr int headHigh = 62;
constexpr int panelWide = 228;
constexpr int gutter = 8;

} // namespace

QString MatchPicture::title() const
{
    const MatchInfo& info = m_match.info();
    const Language language = m_looks.narrator().language();
    std::array<QStringList, 2> sides;
    for (const MatchSetup::Seat& seat : info.setup.seats)
        sides[seat.team & 1] << spokenName(seat.hero->name, language);
    return tr("%1 against %2, %3")
        .arg(sides[0].join(tr(" and ")), sides[1].join(tr(" and ")),
             spokenName(info.setup.battlefield.name, language));
}

/// The last thing that happened before the cursor and is worth a sentence.
QString MatchPicture::sentence() const
{
    const Timeline& timeline = m_match.timeline();
    for (int event = timeline.flat(m_cursor); event-- > 0;) {
        const QString told =
            m_looks.narrator().event(timeline.seen(event, m_viewer), timeline.seenBefore(event, m_viewer));
        if (!told.isEmpty()) return told;
    }
    return {};
}

void MatchPicture::paintHead(QPainter& painter, const QRectF& box) const
{
    painter.fillRect(box, m_theme->color(Tone::panel));
    const QString words = title();
    paintText(painter, box.adjusted(16, 4, -16, -28), words,
              {m_theme->nameFont(TextRole::panelTitle, words), m_theme->color(Tone::ink)});
    paintText(painter, box.adjusted(16, 32, -16, -4), sentence(),
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)});
    paintText(painter, box.adjusted(16, 4, -16, -28),
              ReplayLook(m_match, m_looks, m_cursor, m_viewer, m_table).place(), TextStyle::of(painter),
              Fit::exact, Qt::AlignVCenter | Qt::AlignRight);
}

void MatchPicture::paintPanels(QPainter& painter, const QRectF& body, int wide) const
{
    std::array<std::vector<SeatId>, 2> sides;
    for (int seat = 0; seat < m_match.rules().seatCount(); ++seat)
        sides[m_match.rules().team(idAt<SeatId>(seat)) & 1].push_back(idAt<SeatId>(seat));
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const int high =
            static_cast<int>(body.height()) / std::max<int>(1, static_cast<int>(sides[side].size()));
        for (std::size_t place = 0; place < sides[side].size(); ++place) {
            SeatPanel panel(m_theme);
            panel.setHalf(sides[side].size() > 1);
            panel.resize(wide, high);
            SeatPanelLook look = seatPanelLook(m_looks, m_table, sides[side][place], m_viewer.place());
            look.computer = !m_match.info().person(sides[side][place]);
            panel.setLook(look);
            const int left =
                side == 0 ? static_cast<int>(body.left()) : static_cast<int>(body.right()) - wide;
            painter.save();
            painter.translate(left, body.top() + high * static_cast<int>(place));
            panel.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
            painter.restore();
        }
    }
}

void MatchPicture::paint(QPainter& painter, const QRectF& sheet) const
{
    const Patience complete(*m_theme); // it goes into a file, as it is now
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(sheet, m_theme->color(Tone::sunken));
    paintHead(painter, QRectF(sheet.left(), sheet.top(), sheet.width(), headHigh));
    const QRectF body = sheet.adjusted(0, headHigh, 0, 0);
    const int wide = body.width() > 3.2 * panelWide ? panelWide : static_cast<int>(body.width() * 0.2);
    paintPanels(painter, body, wide);
    const QRectF room = body.adjusted(wide + gutter, gutter, -wide - gutter, -gutter);
    const Battlefield& battlefield = m_match.info().setup.battlefield;
    const QSizeF size = BoardGeometry(battlefield, room.size(), m_theme->scale()).size();
    const QRectF board(room.center() - QPointF(size.width() / 2, size.height() / 2), size);
    paintBattlefield(painter, board, battlefield,
                     ReplayLook(m_match, m_looks, m_cursor, m_viewer, m_table).board(), *m_theme);
    painter.restore();
}

} // namespace fabletop
