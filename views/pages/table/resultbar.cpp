// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/resultbar.h"

#include "model/match/match.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/illustrations/followbaked.h"
#include "views/illustrations/plate.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

constexpr int buttonsWide = 200;

struct Tally {
    int byAttacks = 0;
    int byEffects = 0;
    int cards = 0;
    int combats = 0;
};

constexpr Viewer anybody = Viewer::spectator(); // the figures are of what lay open

void count(const SeenEvents& open, int events, std::array<Tally, maxSeats>& tallies)
{
    for (int number = 0; number < events; ++number) {
        const Event& event = open.at(number);
        if (const auto* damage = std::get_if<DamageDealt>(&event.body)) {
            if (damage->kind == DamageKind::exhaustion) continue;
            const SeatId hurt = seatOf(damage->fighter);
            SeatId by = damage->source;
            if (damage->kind == DamageKind::combat)
                by = seatOf(open.combatBefore(number).sides[attackSide].fighter);
            if (by == SeatId::none || by == hurt) continue;
            Tally& tally = tallies[index(by)];
            (damage->kind == DamageKind::combat ? tally.byAttacks : tally.byEffects) += damage->amount;
        } else if (const auto* moved = std::get_if<CardMoved>(&event.body)) {
            tallies[index(moved->seat)].cards += moved->to == Place::combat || moved->to == Place::scheme;
        } else if (const auto* decided = std::get_if<CombatDecided>(&event.body)) {
            if (decided->winner < 2)
                ++tallies[index(seatOf(open.combatBefore(number).sides[decided->winner].fighter))].combats;
        }
    }
}

} // namespace

ResultLook resultLook(const Match& match, const Looks& looks)
{
    const Timeline& timeline = match.timeline();
    const Table table = timeline.seenAt(timeline.end(), anybody);
    ResultLook look;
    for (int seat = 0; seat < looks.rules().seatCount(); ++seat)
        if (look.seat == SeatId::none && looks.rules().team(idAt<SeatId>(seat)) == table.turn.winner)
            look.seat = idAt<SeatId>(seat);
    if (look.seat == SeatId::none) return look;
    look.winner = looks.dial(table, heroOf(look.seat));
    look.figure = looks.figure(table, heroOf(look.seat));
    look.figure.right = true; // towards what is said of it
    QStringList winners;
    for (int seat = 0; seat < looks.rules().seatCount(); ++seat)
        if (looks.rules().team(idAt<SeatId>(seat)) == table.turn.winner)
            winners << spokenName(looks.rules().hero(idAt<SeatId>(seat)).name, looks.narrator().language());
    look.title = winners.size() == 1 ? ResultBar::tr("%1 wins").arg(winners.first())
                                     : ResultBar::tr("%1 and %2 win").arg(winners.value(0), winners.value(1));
    look.cause = sentence(looks.narrator().resultCause(timeline));
    look.curves = healthCurves(looks.rules(), timeline, match.seen(anybody));
    look.events = std::max(1, timeline.eventCount());
    std::array<Tally, maxSeats> tallies{};
    count(match.seen(anybody), timeline.eventCount(), tallies);
    const auto figure = [&](const QString& name, int Tally::*part) {
        int sums[2] = {0, 0}; // of a team's seats
        for (int seat = 0; seat < looks.rules().seatCount(); ++seat)
            sums[looks.rules().team(idAt<SeatId>(seat)) & 1] += tallies[static_cast<std::size_t>(seat)].*part;
        look.figures.push_back({name, QString::number(sums[0]), QString::number(sums[1])});
    };
    for (int seat = looks.rules().seatCount(); seat-- > 0;)
        look.heads[looks.rules().team(idAt<SeatId>(seat)) & 1].push_front(idAt<SeatId>(seat));
    figure(ResultBar::tr("Damage by attacks"), &Tally::byAttacks);
    figure(ResultBar::tr("Damage by effects"), &Tally::byEffects);
    figure(ResultBar::tr("Cards played"), &Tally::cards);
    figure(ResultBar::tr("Combats won"), &Tally::combats);
    return look;
}

ResultBar::ResultBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_rematch(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this)),
      m_swap(new Button(QStringLiteral("swap"), QString(), ButtonRole::plain, this)),
      m_review(new Button(QStringLiteral("replay"), QString(), ButtonRole::plain, this)),
      m_new(new Button(QStringLiteral("table"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    setFocusProxy(m_rematch);
    connect(m_rematch, &Button::clicked, this, &ResultBar::rematch);
    connect(m_swap, &Button::clicked, this, &ResultBar::swapSides);
    connect(m_review, &Button::clicked, this, &ResultBar::review);
    connect(m_new, &Button::clicked, this, &ResultBar::newMatch);
    retranslate();
}

void ResultBar::retranslate()
{
    m_rematch->setText(tr("Rematch"));
    m_swap->setText(tr("Swap sides"));
    m_review->setText(tr("Review this match"));
    m_new->setText(tr("New match"));
}

void ResultBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void ResultBar::setLook(const ResultLook& look)
{
    m_look = look;
    setAccessibleName(look.title + QStringLiteral(". ") + look.cause);
    update();
}

void ResultBar::setCanReview(bool can)
{
    m_review->setVisible(can);
    resizeEvent(nullptr);
}

void ResultBar::resizeEvent(QResizeEvent*)
{
    const int high = m_theme->px(36);
    std::vector<Button*> shown;
    for (Button* button : {m_rematch, m_swap, m_review, m_new})
        if (!button->isHidden()) shown.push_back(button);
    const int all = static_cast<int>(shown.size()) * (high + 8) - 8;
    int top = std::max(8, (height() - all) / 2);
    for (Button* button : shown) {
        button->setGeometry(width() - buttonsWide - 16, top, buttonsWide, high);
        top += high + 8;
    }
}

void ResultBar::paintCurves(QPainter& painter, const QRectF& box) const
{
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    int top = 1;
    for (const HealthCurve& curve : m_look.curves)
        top = std::max(top, curve.maximum);
    const std::array<Qt::PenStyle, 4> styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    for (const HealthCurve& curve : m_look.curves) {
        const SeatId seat = seatOf(curve.fighter);
        QPainterPath path;
        qreal y = box.bottom();
        for (std::size_t place = 0; place < curve.points.size(); ++place) {
            const qreal x = box.left() + box.width() * curve.points[place].event / m_look.events;
            const qreal next = box.bottom() - box.height() * curve.points[place].health / top;
            if (place == 0)
                path.moveTo(box.left(), next);
            else
                path.lineTo(x, y), path.lineTo(x, next);
            y = next;
        }
        path.lineTo(box.right(), y);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme->seat(seat), 2, styles[index(seat) % 4]));
        painter.drawPath(path);
        paintSeatForm(painter, *m_theme, seat, QPointF(box.right() + 10, y), 5);
    }
}

void ResultBar::paintFigures(QPainter& painter, const QRectF& box) const
{
    const qreal line = m_theme->px(22);
    qreal top = box.top();
    for (std::size_t team = 0; team < 2; ++team) {
        qreal x =
            box.right() - (team == 0 ? 56 : 16) - 6.0 * static_cast<qreal>(m_look.heads[team].size() - 1);
        for (SeatId seat : m_look.heads[team]) {
            paintSeatForm(painter, *m_theme, seat, QPointF(x, top + line / 2), 5);
            x += 12;
        }
    }
    top += line;
    for (const ResultLook::Figure& figure : m_look.figures) {
        paintText(painter, QRectF(box.left(), top, box.width() - 80, line), figure.name,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)});
        paintText(painter, QRectF(box.right() - 76, top, 40, line), figure.left,
                  {m_theme->interfaceFont(m_theme->body(), QFont::Bold), m_theme->color(Tone::ink)},
                  Fit::exact, Qt::AlignCenter);
        paintText(painter, QRectF(box.right() - 36, top, 40, line), figure.right, TextStyle::of(painter),
                  Fit::exact, Qt::AlignCenter);
        top += line;
    }
}

/// The half figure on a tint of its seat, with the health it has left.
void ResultBar::paintWinner(QPainter& painter, const QRectF& plate) const
{
    const QColor seat = m_theme->seat(m_look.seat);
    paintPlateGround(painter, *m_theme, plate, m_look.seat);
    const qreal side = std::min(plate.height() - 4, plate.width() * 1.1);
    const QRectF bust(plate.center().x() - side / 2, plate.bottom() - side, side, side);
    if (!paintOnPlate(painter, *m_theme, plate, bust, m_look.figure))
        paintDisc(painter, *m_theme, plate.center(), side * 0.36, m_look.winner.disc);
    paintPlateFrame(painter, *m_theme, plate, m_look.seat);
    const QRectF tab(plate.right() - 40, plate.bottom() - 24, 48, 30);
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawRoundedRect(tab, 6, 6);
    m_theme->art().paintIcon(painter, QRectF(tab.left() + 5, tab.center().y() - 7, 14, 14),
                             QStringLiteral("heart"), seat);
    paintText(painter, tab.adjusted(20, 0, -3, 0), QString::number(m_look.winner.health),
              {m_theme->interfaceFont(17, QFont::Bold), m_theme->color(Tone::ink)}, Fit::exact,
              Qt::AlignCenter);
}

void ResultBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    if (m_look.seat == SeatId::none) return;
    painter.fillRect(QRect(0, 0, 5, height()), m_theme->seat(m_look.seat));
    const qreal middle = height() / 2.0;
    paintWinner(painter,
                QRectF(18, middle - std::min(78.0, middle - 10), 128, std::min(156.0, height() - 20.0)));
    const bool roomy = width() >= 980;
    const qreal textWide = roomy ? 260 : width() - 160 - buttonsWide - 40;
    const QRectF title(156, middle - 66, textWide, 68);
    paintText(painter, title, m_look.title,
              {m_theme->nameFont(TextRole::pageTitle, m_look.title), m_theme->color(Tone::ink)}, Fit::wrap,
              Qt::AlignBottom | Qt::AlignLeft);
    paintText(painter, QRectF(156, middle + 8, textWide, 60), m_look.cause,
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)}, Fit::wrap,
              Qt::AlignTop | Qt::AlignLeft);
    if (!roomy) return;
    const qreal right = width() - buttonsWide - 48;
    const qreal figures = 210;
    paintFigures(painter, QRectF(right - figures, middle - m_theme->px(55), figures, m_theme->px(110)));
    const qreal left = 156 + textWide + 16;
    const qreal wide = std::min(300.0, right - figures - 44 - left);
    if (wide > 90) paintCurves(painter, QRectF(left, middle - 48, wide, 96));
}

} // namespace fabletop
