// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/seatpanellayout.h"

#include "views/seats/seatpanel.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal sidekickRule = 4; ///< over the sidekicks
constexpr qreal pileRule = 11;
constexpr qreal foldedTop = 122; ///< below the face and the lozenges of a folded panel
constexpr qreal leastRow = 24;   ///< of a sidekick there
constexpr qreal headHigh = 34;
constexpr qreal plateHigh = 164;
constexpr qreal plateLeast = 120; ///< where an ability is long
constexpr qreal plateFace = 60;   ///< where the window is low: a face in it
constexpr qreal plateFoot = 40;
constexpr qreal healthWide = 58;
constexpr int mostLines = 7;         ///< of an ability
constexpr int fewLines = 2;          ///< of one that is cut; fewer say nothing
constexpr qreal mostPlate = 1.55;    ///< how far the plate grows
constexpr qreal mostHealthBox = 1.4; ///< and the box on it
constexpr qreal mostPanel = 1.3;     ///< and all the rest
constexpr qreal mostText = 1.2;      ///< and the letters
const QSizeF pileCard(46, 64);
const QSizeF panelDesign(255, 466);

qreal clampedScale(const Theme& theme)
{
    return std::min(theme.scale(), 1.5);
}

int linesOf(const QFont& font, const QString& text, qreal width)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine(), ++lines)
        line.setLineWidth(width);
    layout.endLayout();
    return lines;
}

} // namespace

QFont seatText(const Theme& theme, qreal grown, QFont::Weight weight)
{
    return theme.interfaceFont(theme.body() * std::min(grown, mostText), weight);
}

QString abilityWord()
{
    return SeatPanel::tr("Ability");
}

qreal figuresWide(const Theme& theme, const SeatPanelLook& look)
{
    const QFontMetricsF metrics(theme.font(TextRole::second));
    const QString reach = look.ranged ? SeatPanel::tr("ranged") : SeatPanel::tr("melee");
    return 16 + 4 + metrics.horizontalAdvance(QString::number(look.move)) + 12 + 16 + 4 +
           metrics.horizontalAdvance(reach) + 2;
}

SeatPanelLayout::SeatPanelLayout(const SeatPanelLook& look, const Theme& theme, QSizeF size, bool half,
                                 SeatPanelShare share)
    : m_size(size), m_half(half), m_share(share)
{
    const qreal e = std::max(theme.scale(), 1.0);
    if (!half)
        m_grown =
            std::clamp(std::min(size.width() / panelDesign.width(), size.height() / panelDesign.height()) / e,
                       1.0, mostPanel);
    if (folded())
        layOutFolded(look);
    else
        half ? layOutHalf(look, theme) : layOutWhole(look, theme);
}

QRectF SeatPanelLayout::rectOf(FighterId fighter) const
{
    for (const SeatPlace& place : m_places)
        if (place.fighter == fighter) return place.rect;
    return {};
}

QRectF SeatPanelLayout::rectOf(SeatPart part) const
{
    for (const SeatPlace& place : m_places)
        if (place.part == part) return place.rect;
    return {};
}

std::vector<qreal> SeatPanelLayout::seams() const
{
    if (m_half || folded()) return {0};
    std::vector<qreal> seams{rectOf(SeatPart::hand).top() - pileRule};
    if (const QRectF first = rectOf(SeatPart::sidekick); !first.isEmpty())
        seams.push_back(first.top() - sidekickRule);
    if (const QRectF ability = rectOf(SeatPart::ability); !ability.isEmpty()) seams.push_back(ability.top());
    seams.insert(seams.end(), {m_plate.bottom() + 2, 0});
    return seams;
}

const SeatPlace* SeatPanelLayout::at(QPointF point) const
{
    for (const SeatPlace& place : m_places)
        if (place.rect.adjusted(-6, -6, 6, place.part >= SeatPart::hand ? 22 : 2).contains(point))
            return &place;
    return nullptr;
}

void SeatPanelLayout::layOutFolded(const SeatPanelLook& look)
{
    const FighterId hero = look.seat == SeatId::none ? FighterId::none : heroOf(look.seat);
    int place = 0;
    m_places.push_back({SeatPart::hero, hero, QRectF(0, 6, m_size.width(), m_half ? 66 : 92)});
    // Where there is little height the piles give way: health and sidekicks are looked at more often.
    const qreal above =
        foldedTop + leastRow * static_cast<qreal>(std::max<std::size_t>(1, look.sidekicks.size()));
    const qreal each = m_half ? 27 : std::clamp((m_size.height() - above) / 3, 40.0, 74.0);
    const qreal high = each - 16;
    const qreal wide = high * 42 / 58;
    for (SeatPart part : {SeatPart::hand, SeatPart::deck, SeatPart::discard}) {
        const QRectF box =
            m_half ? QRectF(6 + each * place, m_size.height() - 42, 21, 29)
                   : QRectF(41 - wide / 2, m_size.height() - 3 * each + 4 + each * place, wide, high);
        m_places.push_back({part, FighterId::none, box});
        ++place;
    }
}

/// The plate, the half figure's side away from the board. Its lower edge.
qreal SeatPanelLayout::placePlate(const SeatPanelLook& look, qreal top, qreal height, qreal healthWide)
{
    const FighterId hero = look.seat == SeatId::none ? FighterId::none : heroOf(look.seat);
    m_plate = QRectF(seatPadding, top, m_size.width() - 2 * seatPadding, height);
    const qreal inset = 7;
    const qreal left = look.figure.right ? m_plate.right() - inset - healthWide : m_plate.left() + inset;
    m_health = QRectF(left, m_plate.top() + inset, healthWide, m_plate.height() - 2 * inset);
    m_places.push_back({SeatPart::hero, hero, m_plate});
    return m_plate.bottom();
}

void SeatPanelLayout::placeSidekicks(const SeatPanelLook& look, QRectF row)
{
    if (look.sidekicks.empty()) return;
    const auto count = static_cast<qreal>(look.sidekicks.size());
    const bool discs = !look.alike.isEmpty();
    const qreal pitch =
        discs ? std::min(46.0 * m_grown, (row.width() - (m_half ? 0 : 90)) / count) : row.width();
    for (const SeatPanelLook::Sidekick& sidekick : look.sidekicks) {
        QRectF box = row;
        if (discs) box.setWidth(pitch);
        m_places.push_back({SeatPart::sidekick, sidekick.fighter, box});
        row.translate(discs ? pitch : 0, discs ? 0 : row.height());
    }
}

void SeatPanelLayout::placePiles(const QRectF& row, QSizeF card, qreal firstLeft)
{
    const qreal last = row.right() - (firstLeft - row.left()) - card.width();
    int place = 0;
    for (SeatPart part : {SeatPart::hand, SeatPart::deck, SeatPart::discard})
        m_places.push_back({part, FighterId::none,
                            QRectF(QPointF(firstLeft + (last - firstLeft) / 2 * place++, row.top()), card)});
}

/// How high the plate is in `room` for it and the ability. The ability is shown whole, else its first lines:
/// two at least, for which the plate shows a face alone; where not even they fit the ability is a link, and
/// the plate has all the room.
qreal SeatPanelLayout::plateFor(qreal room, qreal line, int wanted) const
{
    const int lines = std::min(wanted, mostLines);
    const auto leaves = [&](qreal plate, int count) { return plate + 2 + count * line <= room; };
    qreal plate = 0;
    for (const qreal height : {plateHigh, plateLeast, plateBust})
        if (plate <= 0 && leaves(height, lines)) plate = height;
    for (const qreal height : {plateLeast, plateBust, plateFace})
        if (plate <= 0 && leaves(height, std::min(fewLines, lines))) plate = height;
    if (plate <= 0) return std::min(std::clamp(room - 2, plateFoot, plateLeast), m_share.plate);
    // On a large screen the half figure grows with what is left over, in a low window with what no line
    // fills.
    const int shown = std::clamp(static_cast<int>((room - plate - 2) / line), 0, lines);
    const qreal spare = room - plate - 2 - shown * line - (plate < plateHigh ? 0 : line);
    if (spare > 0) plate = std::min(plate + spare, plate < plateHigh ? plateHigh : plateHigh * mostPlate);
    return std::min(plate, m_share.plate);
}

/// From below: piles, sidekicks; from above: head, plate, name; the ability has what is left, and where that
/// is too little the plate gives way, then the ability.
void SeatPanelLayout::layOutWhole(const SeatPanelLook& look, const Theme& theme)
{
    const qreal e = clampedScale(theme);
    const qreal inner = m_size.width() - 2 * seatPadding;
    const bool low = m_size.height() < 345 * std::max(e, 1.0);
    const QSizeF card = low ? pileCard * 0.8 : pileCard * m_grown;
    const qreal pileTop = m_size.height() - card.height() - 30 * theme.scale();
    placePiles(QRectF(seatPadding, pileTop, inner, card.height()), card, seatPadding + inner * 0.03);

    const qreal seen = look.seen.isEmpty() ? 0 : 22 * theme.scale();
    const qreal rows = look.sidekicks.empty() ? 0
                       : look.alike.isEmpty() ? static_cast<qreal>(look.sidekicks.size())
                                              : 1;
    const qreal rowHigh = (low ? 38 : 48 * m_grown) * (rows > 1 ? 0.8 : 1.0);
    const qreal sidekickTop = pileTop - 13 - seen - rows * rowHigh;
    m_seen = seen > 0 ? QRectF(seatPadding, pileTop - 10 - seen, inner, seen) : QRectF();

    m_beside = m_share.beside &&
               QFontMetricsF(theme.nameFont(TextRole::panelTitle, look.hero)).horizontalAdvance(look.hero) +
                       figuresWide(theme, look) + 10 <=
                   inner;
    placeHero(look, theme, sidekickTop - 10);
    placeSidekicks(look, QRectF(seatPadding, sidekickTop, inner, rowHigh));
}

/// Plate, name and ability, down to `bottom`.
void SeatPanelLayout::placeHero(const SeatPanelLook& look, const Theme& theme, qreal bottom)
{
    const qreal inner = m_size.width() - 2 * seatPadding;
    const qreal plateTop = seatBand + headHigh * theme.scale();
    const QFont text = seatText(theme, m_grown);
    const qreal line = QFontMetricsF(text).lineSpacing();
    const int wanted = look.ability.isEmpty() ? 0 : std::min(linesOf(text, look.ability, inner), mostLines);
    const auto nameHigh = [&] { return (m_beside ? 30 : 46) * theme.scale(); };
    const auto gap = [&] { return m_beside ? 0.0 : 4.0; }; // the lower row ends where its letters do
    const auto room = [&] { return bottom - plateTop - nameHigh() - gap(); };
    const auto linesBelow = [&] {
        const auto fit =
            static_cast<int>((room() - 2 - std::min(plateFor(room(), line, wanted), m_share.plate)) / line);
        return fit < std::min(fewLines, wanted) ? 0 : std::min(fit, wanted);
    };
    m_abilityLines = linesBelow();
    m_abilityLink = wanted > 0 && m_abilityLines == 0;
    if (m_abilityLink) m_beside = false; // the link shares the row of move and reach
    const qreal plate = plateFor(room(), line, wanted);
    const qreal healthBox = healthWide * std::max(std::min(clampedScale(theme), 1.3),
                                                  std::clamp(plate / plateHigh, 1.0, mostHealthBox));
    const qreal lower = placePlate(look, plateTop, plate, std::min(healthBox, inner * 0.3));
    m_name = QRectF(seatPadding, lower + 2, inner, nameHigh());
    if (m_abilityLines > 0)
        m_places.push_back({SeatPart::ability, FighterId::none,
                            QRectF(seatPadding, m_name.bottom() + gap(), inner, m_abilityLines * line + 2)});
    if (!m_abilityLink) return;
    const qreal wide = QFontMetricsF(text).horizontalAdvance(abilityWord()) + 2;
    m_places.push_back(
        {SeatPart::ability, FighterId::none,
         QRectF(m_name.right() - wide, m_name.bottom() - m_name.height() * 0.22 - line / 2, wide, line)});
}

void SeatPanelLayout::layOutHalf(const SeatPanelLook& look, const Theme& theme)
{
    const qreal e = clampedScale(theme);
    const qreal inner = m_size.width() - 2 * seatPadding;
    const qreal plateTop = seatBand + 30 * e;
    const QSizeF card(22, 30);
    const qreal pileTop = m_size.height() - std::max(card.height(), 34 * e) - 5;
    const qreal wanted = look.sidekicks.empty() ? 0 : 34;
    const qreal plate = std::clamp(pileTop - 14 - wanted - plateTop, 53.0, 92.0);
    const qreal bottom = placePlate(look, plateTop, plate, 44 * std::min(e, 1.3));
    const qreal bust = std::min(plate, m_plate.width() * 0.45);
    const qreal room = m_plate.width() - m_health.width() - 14 - bust * 0.86;
    m_name = QRectF(look.figure.right ? m_health.left() - room : m_health.right() + 8, m_plate.top() + 4,
                    room - 8, m_plate.height() - 8);
    // In a low window the faces grow smaller before anything lies over the piles.
    const qreal rowHigh = std::min(wanted, std::max(14.0, pileTop - bottom - 8));
    placeSidekicks(look, QRectF(seatPadding, bottom + 4, inner, rowHigh));
    // Each with its count and name at its side, so they begin where thirds of the row do.
    placePiles(QRectF(seatPadding, pileTop, inner * 2 / 3 + card.width(), card.height()), card, seatPadding);
}

} // namespace fabletop
