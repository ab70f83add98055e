// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/stagepainter.h"

#include "model/match/words/spokenname.h"
#include "views/illustrations/figure.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal lungeFar = 46; ///< of the design
constexpr qreal recoilFar = 20;
constexpr qreal tilt = 14; ///< degrees of a fighter that falls
constexpr qreal paleness = 0.7;

/// The largest font up to that one in which the text stands within the box.
QFont inBox(QFont font, const QSizeF& box, const QString& text)
{
    const auto fits = [&] {
        const QRectF used = QFontMetricsF(font).boundingRect(QRectF(QPointF(), box),
                                                             Qt::AlignHCenter | Qt::TextWordWrap, text);
        return used.height() <= box.height() && used.width() <= box.width();
    };
    while (font.pixelSize() > 11 && !fits())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

} // namespace

// -- what it says

int StagePainter::maximum(int side) const
{
    return at(side).fighter == FighterId::none ? 0 : m_looks.rules().fighter(at(side).fighter).maximum;
}

int StagePainter::lost(int side) const
{
    const bool result = m_ledger.rows[5].status == RowStatus::now;
    if (!result || !m_ledger.decided || side != defenseSide) return 0;
    return std::max(0, m_ledger.healthBefore - m_ledger.healthAfter);
}

int StagePainter::health(int side) const
{
    return at(side).healthNow + (m_blow.struck ? 0 : lost(side));
}

qreal StagePainter::shift(int side) const
{
    const qreal forward = side == attackSide ? m_places.scale : -m_places.scale;
    const LedgerSide& other = at(1 - side);
    if (other.fighter == FighterId::none || m_ledger.winner == SeatId::none) return 0;
    const bool won = m_ledger.winner == seatOf(at(side).fighter);
    return forward * (won ? lungeFar * m_blow.lunge : -recoilFar * m_blow.recoil);
}

QString StagePainter::role(int side) const
{
    return side == attackSide ? tr("attacker") : tr("defender");
}

QString StagePainter::sumWords(int side) const
{
    const LedgerSide& here = at(side);
    if (here.value < 0) return here.card == CardId::none ? tr("no card yet") : tr("face down");
    if (side == defenseSide && m_ledger.noDefense) return tr("no card");
    const QString sum = here.sum.section(QStringLiteral(" = "), 0, 0);
    if (sum == QString::number(here.value)) return tr("%1 printed").arg(sum);
    const bool boosted = here.boost != CardId::none && sum.count(QLatin1Char('+')) == 1 &&
                         !sum.contains(QChar(0x2212)) && !sum.contains(QChar(0x2192));
    return boosted ? tr("%1 boost").arg(sum) : sum;
}

QString StagePainter::chipWords(int side, bool shortly) const
{
    const LedgerSide& here = at(side);
    if (here.cancelled) return shortly ? tr("Effects canceled") : tr("Its effects are canceled");
    if (here.boost != CardId::none) {
        const CardLook boost = m_combat.boost(side);
        return boost.back ? tr("Boost, face down") : tr("Boost: %1").arg(boost.title);
    }
    if (!here.faceUp || here.card == CardId::none || here.card == CardId::unseen) return {};
    const auto& cards = m_looks.rules().hero(seatOf(here.fighter)).cards;
    if (!cards[index(here.card)].protectedFromCancel) return {};
    return shortly ? tr("Can’t be canceled") : tr("Its effects can’t be canceled");
}

QString StagePainter::spoken(int side) const
{
    if (at(side).fighter == FighterId::none) return {};
    QStringList parts{tr("%1, %2").arg(m_combat.name(side), role(side)),
                      tr("%1 of %2 health").arg(at(side).healthNow).arg(maximum(side))};
    if (!m_combat.hasCard(side))
        parts << tr("no card");
    else
        parts << m_combat.card(side).spoken();
    if (at(side).value >= 0) parts << tr("value %1: %2").arg(at(side).value).arg(sumWords(side));
    if (const QString chip = chipWords(side); !chip.isEmpty()) parts << chip;
    return parts.join(QStringLiteral(". "));
}

// -- heading and names

QString StagePainter::allNames() const
{
    QString names = m_combat.heading();
    for (int side : {attackSide, defenseSide})
        if (at(side).fighter != FighterId::none) names += u' ' + m_combat.name(side);
    return names;
}

void StagePainter::paintHeading(QPainter& painter, const QString& where) const
{
    const QString heading = m_combat.heading();
    QFont title = m_theme.nameFont(TextRole::pageTitle, allNames());
    title.setPixelSize(qRound(m_places.px(m_places.busts ? 26 : 27)));
    while (title.pixelSize() > 14 && QFontMetricsF(title).horizontalAdvance(heading) > m_places.title.width())
        title.setPixelSize(title.pixelSize() - 1);
    const QFontMetricsF metrics(title); // the base line is that of the place, whatever face it is
    const qreal base = m_places.title.center().y() + title.pixelSize() * 0.3;
    paintText(
        painter,
        QRectF(m_places.title.left(), base - metrics.ascent(), m_places.title.width(), metrics.height()),
        heading, {title, m_theme.color(Tone::ink)}, Fit::shrink, Qt::AlignHCenter | Qt::AlignTop);
    paintText(painter, m_places.where, where, {words(12.5), m_theme.color(Tone::ink2)}, Fit::elide,
              Qt::AlignCenter);
}

/// One size for both names: each stands beside its role, if that is possible above letters of 11; else
/// neither has its role.
StagePainter::Names StagePainter::names() const
{
    Names names;
    names.serif = m_theme.nameFont(TextRole::panelTitle, allNames());
    const int largest = qRound(m_places.px(20));
    names.serif.setPixelSize(largest);
    const QFontMetricsF second(words(12.5));
    const auto fit = [&](bool roles) {
        const QFontMetricsF metrics(names.serif);
        for (int side : {attackSide, defenseSide}) {
            if (at(side).fighter == FighterId::none) continue;
            const qreal role = roles ? second.horizontalAdvance(this->role(side)) + 10 : 0;
            if (nameLeft(side) + metrics.horizontalAdvance(m_combat.name(side)) + role >
                place(side).name.right())
                return false;
        }
        return true;
    };
    const int least = std::max(14, qRound(largest * 0.7));
    while (names.serif.pixelSize() > least && !fit(true))
        names.serif.setPixelSize(names.serif.pixelSize() - 1);
    names.roles = fit(true);
    if (names.roles) return names;
    names.serif.setPixelSize(largest);
    while (names.serif.pixelSize() > least && !fit(false))
        names.serif.setPixelSize(names.serif.pixelSize() - 1);
    return names;
}

qreal StagePainter::nameLeft(int side) const
{
    const qreal form = std::max<qreal>(5, 6 * m_places.scale);
    return place(side).name.left() + 2 * form + 7 * m_places.scale;
}

void StagePainter::paintName(QPainter& painter, int side) const
{
    if (at(side).fighter == FighterId::none) return;
    const QRectF box = place(side).name;
    const qreal form = std::max<qreal>(5, 6 * m_places.scale);
    paintSeatForm(painter, m_theme, seatOf(at(side).fighter), {box.left() + form, box.center().y()}, form);
    const Names names = this->names();
    const QFont second = words(12.5);
    const qreal roleWide = QFontMetricsF(second).horizontalAdvance(role(side));
    const qreal base = box.center().y() + names.serif.pixelSize() * 0.26;
    const QFontMetricsF serif(names.serif);
    const qreal right = names.roles ? box.right() - roleWide - 8 : box.right();
    const QRectF name(nameLeft(side), base - serif.ascent(), right - nameLeft(side), serif.height());
    paintText(painter, name, m_combat.name(side), {names.serif, m_theme.color(Tone::ink)}, Fit::shrink,
              Qt::AlignLeft | Qt::AlignTop);
    if (names.roles)
        paintText(painter, QPointF(box.right() - roleWide, base), role(side),
                  {second, m_theme.color(Tone::ink2)});
    paintSegments(painter, side);
}

void StagePainter::paintSegments(QPainter& painter, int side) const
{
    const QRectF box = place(side).segments;
    const int all = maximum(side);
    const QString text = tr("%1 of %2").arg(health(side)).arg(all);
    const QFont bold = words(13, QFont::Bold);
    const qreal number = std::max(QFontMetricsF(bold).horizontalAdvance(tr("%1 of %2").arg(88).arg(88)) + 6,
                                  box.width() * 0.25);
    paintText(painter, box.adjusted(0, -4, 0, 4), text, {bold, m_theme.color(Tone::ink)}, Fit::exact,
              Qt::AlignRight | Qt::AlignVCenter);
    const qreal pitch = std::min((box.width() - number) / std::max(1, all), 24 * m_places.scale);
    const qreal gap = pitch > 6 ? 2 : 1;
    const qreal high = std::max<qreal>(6, 9 * m_places.scale);
    const int full = health(side);
    const int harmed = m_blow.struck ? full + lost(side) : full;
    painter.setPen(Qt::NoPen);
    for (int point = 0; point < all; ++point) {
        painter.setBrush(point < full     ? m_theme.seat(seatOf(at(side).fighter))
                         : point < harmed ? m_theme.color(Tone::harm)
                                          : m_theme.color(Tone::hair));
        painter.drawRoundedRect(
            QRectF(box.left() + point * pitch, box.center().y() - high / 2, pitch - gap, high), 1.5, 1.5);
    }
}

// -- fighters

void StagePainter::paintFigure(QPainter& painter, int side) const
{
    if (at(side).fighter == FighterId::none) return;
    const StageSide& here = place(side);
    painter.save();
    const qreal s = m_places.scale;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.shadow(0.26));
    painter.drawEllipse(here.base.translated(0, 3 * s).adjusted(-2 * s, -1, 2 * s, 1));
    painter.setBrush(QColor(0x3A, 0x2E, 0x22));
    painter.drawEllipse(here.base.adjusted(-s, -s, s, s));
    painter.setBrush(Theme::onSeatFill());
    painter.drawEllipse(here.base);
    painter.setBrush(m_theme.seatFill(seatOf(at(side).fighter)));
    painter.drawEllipse(here.base.adjusted(4 * s, 3 * s, -4 * s, -3 * s));
    painter.translate(shift(side), 0);
    if (fallen(side)) {
        painter.setOpacity(1 - paleness * m_blow.down);
        painter.translate(here.feet);
        painter.rotate((side == attackSide ? -1 : 1) * tilt * m_blow.down);
        painter.translate(-here.feet);
    }
    paintStanding(painter, side);
    painter.restore();
}

void StagePainter::paintStanding(QPainter& painter, int side) const
{
    const StageSide& here = place(side);
    const FigureLook look = m_combat.figure(side);
    if (m_places.busts ? paintBust(painter, m_theme, here.bust, look)
                       : fabletop::paintFigure(painter, m_theme, here.feet, here.figure, look))
        return;
    DiscLook disc;
    disc.seat = seatOf(at(side).fighter);
    disc.emblem = m_looks.emblem(at(side).fighter);
    disc.initial = firstLetter(m_combat.name(side));
    disc.number = m_looks.rules().fighter(at(side).fighter).number;
    const qreal radius = m_places.busts ? here.bust.width() * 0.36 : here.figure * 0.22;
    const QPointF centre = m_places.busts ? here.bust.center() : here.feet - QPointF(0, here.figure * 0.36);
    paintDisc(painter, m_theme, centre, radius, disc);
}

void StagePainter::paintChip(QPainter& painter, int side) const
{
    const QString text = at(side).fighter == FighterId::none ? QString() : chipWords(side);
    if (text.isEmpty()) return;
    const QRectF box = place(side).chip;
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const qreal radius = box.height() * 0.32;
    const QPointF centre(box.left() + box.height() * 0.62, box.center().y());
    if (at(side).boost != CardId::none && !at(side).cancelled) {
        const CardLook boost = m_combat.boost(side);
        paintBoost(painter, m_theme, centre + QPointF(0, radius * 0.18), radius,
                   boost.back ? QStringLiteral("?") : boostText(boost.boost));
    } else {
        const QString icon = at(side).cancelled ? QStringLiteral("close") : QStringLiteral("lock");
        m_theme.art().paintIcon(painter,
                                QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                                icon, m_theme.color(Tone::ink2));
    }
    const qreal left = centre.x() + box.height() * 0.55;
    const QRectF room(left, box.top(), box.right() - left - 6, box.height());
    const QFont bold = words(12.5, QFont::DemiBold);
    const bool fits = QFontMetricsF(bold).horizontalAdvance(text) <= room.width();
    paintText(painter, room, fits ? text : chipWords(side, true), {bold, m_theme.color(Tone::ink)},
              Fit::shrink);
}

// -- values

void StagePainter::paintValue(QPainter& painter, int side) const
{
    const StageSide& here = place(side);
    if (at(side).value >= 0)
        paintType(painter, m_theme, side == attackSide ? CardType::attack : CardType::defense, here.value,
                  QString::number(at(side).value), here.value.height() * 0.055);
    else
        m_combat.paintValue(painter, here.value, side, false);
    painter.setPen(QPen(m_theme.color(Tone::hair), 1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(here.pill, here.pill.height() / 2, here.pill.height() / 2);
    paintText(painter, here.pill.adjusted(7, 0, -7, 0), sumWords(side),
              {words(12.5, QFont::DemiBold), m_theme.color(Tone::ink)}, Fit::shrink, Qt::AlignCenter);
}

void StagePainter::paintSum(QPainter& painter) const
{
    const QRectF box = m_places.sum;
    CombatPainter::paintPanel(painter, m_theme, box, Tone::raised, 8);
    const qreal line = box.top() + box.height() * 0.54;
    paintEquation(painter, QRectF(box.left(), box.top(), box.width(), line - box.top()));
    painter.fillRect(QRectF(box.left() + 14, line, box.width() - 28, 1), m_theme.color(Tone::hair));
    paintOutcome(painter, QRectF(box.left() + 10, line + 4, box.width() - 20, box.bottom() - line - 8));
}

void StagePainter::paintEquation(QPainter& painter, const QRectF& box) const
{
    const qreal size = box.height() * 0.33;
    const QFont bold = m_theme.interfaceFont(size, QFont::Bold);
    const QFont plain = m_theme.interfaceFont(size);
    const qreal middle = box.center().y();
    const auto at = [&](qreal share) { return QPointF(box.left() + box.width() * share, middle); };
    const auto number = [&](qreal share, int side, CardType type) {
        const int value = this->at(side).value;
        paintCentred(painter, at(share), value < 0 ? QStringLiteral("?") : QString::number(value), bold,
                     m_theme.type(type));
    };
    number(0.15, attackSide, CardType::attack);
    paintCentred(painter, at(0.265), QStringLiteral("−"), plain, m_theme.color(Tone::ink2));
    number(0.38, defenseSide, CardType::defense);
    paintCentred(painter, at(0.505), QStringLiteral("="), plain, m_theme.color(Tone::ink2));
    paintDrop(painter, at(0.735), box.height() * 0.78);
}

/// Dashed until it is decided; then it falls into its place.
void StagePainter::paintDrop(QPainter& painter, QPointF centre, qreal height) const
{
    const QRectF box(centre.x() - height / 2, centre.y() - height / 2, height, height);
    const bool harms = !m_ledger.decided || m_ledger.damage > 0;
    if (harms && (!m_ledger.decided || m_blow.fall < 1)) {
        painter.setPen(QPen(m_theme.color(Tone::ink2), 1.4, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(
            QTransform(height / 20, 0, 0, height / 20, centre.x(), centre.y()).map(damagePath()));
        if (!m_ledger.decided)
            paintCentred(painter, centre + QPointF(0, 0.14 * height), QStringLiteral("?"),
                         m_theme.interfaceFont(height * 0.36, QFont::Bold), m_theme.color(Tone::ink2));
    }
    if (!m_ledger.decided || m_blow.fall <= 0) return;
    painter.save();
    if (m_blow.fall < 1) {
        painter.setOpacity(std::clamp(m_blow.fall * 2, 0.0, 1.0));
        painter.translate(0, -(1 - m_blow.fall) * m_places.sum.height() * 0.9);
    }
    paintLoss(painter, m_theme, box, m_ledger.damage);
    painter.restore();
}

void StagePainter::paintOutcome(QPainter& painter, const QRectF& box) const
{
    const QString first = told() ? m_combat.outcome() : tr("Not decided yet");
    const QString second = told() ? m_combat.healthLine() : tr("Decided at step %1").arg(6);
    const QSizeF upper(box.width(), box.height() * 0.64);
    const QFont large = told() ? words(14, QFont::Bold) : words(15);
    const QFont font = inBox(large, upper, first);
    paintText(painter, QRectF(box.topLeft(), upper), first,
              {font, m_theme.color(told() ? Tone::ink : Tone::ink2)}, Fit::wrap,
              Qt::AlignCenter | Qt::TextWordWrap);
    paintText(painter,
              QRectF(box.left(), box.top() + upper.height(), box.width(), box.height() - upper.height()),
              second, {words(12.5), m_theme.color(Tone::ink2)}, Fit::shrink, Qt::AlignCenter);
}

} // namespace fabletop
