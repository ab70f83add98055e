// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/shakemap.h"

#include "model/match/words/spokenname.h"
#include "views/illustrations/figurestem.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int mapPadding = 14;
constexpr int cellGap = 3;
constexpr int leastCell = 46;
constexpr int usualCell = 84;
constexpr int widestCell = 250;
constexpr int leastCellHigh = 25;
constexpr int usualCellHigh = 38;
constexpr int highestCell = 100;
constexpr int usualNames = 168;
constexpr int nameGap = 8;    ///< around a name
constexpr int usualFace = 22; ///< radius
constexpr int largestFace = 30;
constexpr int largeFrom = 900; ///< width of the map

} // namespace

ShakeMap::ShakeMap(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language)
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        updateGeometry();
        update();
    });
    onLanguageChange(*this, [this](Language other) {
        m_language = other;
        readNames();
    });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    readNames();
}

void ShakeMap::readNames()
{
    m_opponents.clear();
    m_battlefields.clear();
    Diagnostics ignored;
    for (const QString& id : m_plan.opponents()) {
        const auto hero = loadHero(id, ignored);
        Opponent one{id, {}};
        if (hero) one.name = spokenName(hero->name, m_language);
        if (hero && !hero->fighters.empty()) one.look.drawing = figureDrawing(*hero, 0, 0);
        one.look.seat = idAt<SeatId>(2); // ink: no seat is meant
        m_opponents.push_back(one);
    }
    for (const QString& id : m_plan.battlefields()) {
        const auto field = loadBattlefield(id, ignored);
        m_battlefields << (field ? spokenName(field->name, m_language) : id);
    }
    describe();
}

void ShakeMap::setResult(const ShakeResult& result)
{
    m_result = result;
    describe();
}

int ShakeMap::played(int opponent, int battlefield) const
{
    return m_plan.gamesBetween(opponent, battlefield, m_result.played);
}

bool ShakeMap::failedAt(int opponent, int battlefield) const
{
    return m_result.failure && m_plan.opponentOf(m_result.failure->game) == opponent &&
           m_plan.battlefieldOf(m_result.failure->game) == battlefield;
}

void ShakeMap::describe()
{
    setAccessibleName(tr("Games by opponent and battlefield"));
    QStringList rows;
    for (std::size_t row = 0; row < m_opponents.size(); ++row) {
        int played = 0;
        int coming = 0;
        for (int field = 0; field < m_battlefields.size(); ++field) {
            played += this->played(static_cast<int>(row), field);
            coming += m_plan.gamesBetween(static_cast<int>(row), field, m_result.asked);
        }
        rows << tr("%1: %2 of %3").arg(m_opponents[row].name).arg(played).arg(coming);
    }
    setAccessibleDescription(rows.join(QStringLiteral(", ")));
    update();
}

// -- where things are

/// As many lines of names as they need over columns so wide.
qreal ShakeMap::headHigh() const
{
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    qreal high = metrics.lineSpacing();
    for (const QString& name : m_battlefields)
        high = std::max(high,
                        metrics.boundingRect(QRectF(0, 0, cellWide(), 999), Qt::TextWordWrap, name).height());
    return high + nameGap;
}

int ShakeMap::largestRadius() const
{
    return m_theme->px(width() < m_theme->px(largeFrom) ? usualFace : largestFace);
}

qreal ShakeMap::cellWide() const
{
    const qreal room = (width() - 2.0 * mapPadding - namesWide()) / static_cast<qreal>(m_battlefields.size());
    return std::min<qreal>(room, m_theme->px(widestCell)) - cellGap;
}

/// The whole names where the columns leave them that; else at least their longest word.
qreal ShakeMap::namesWide() const
{
    const QFontMetricsF metrics(m_theme->font(TextRole::body));
    qreal whole = 0;
    qreal word = 0;
    for (const Opponent& one : m_opponents) {
        whole = std::max(whole, metrics.horizontalAdvance(one.name));
        for (const QString& part : one.name.split(u' '))
            word = std::max(word, metrics.horizontalAdvance(part));
    }
    const qreal around = 2 * largestRadius() + 3 * nameGap;
    const qreal room =
        width() - 2 * mapPadding - static_cast<qreal>(m_battlefields.size()) * m_theme->px(usualCell);
    return std::ceil(std::clamp(room, around + word, around + whole));
}

QSize ShakeMap::sizeFor(int cell, int row) const
{
    const int heading = QFontMetrics(m_theme->font(TextRole::second)).lineSpacing() * 2 + nameGap;
    return {m_theme->px(usualNames) + static_cast<int>(m_battlefields.size()) * m_theme->px(cell) +
                2 * mapPadding,
            heading + static_cast<int>(m_opponents.size()) * m_theme->px(row) + 2 * mapPadding};
}

QSize ShakeMap::sizeHint() const
{
    return sizeFor(usualCell, usualCellHigh);
}

QSize ShakeMap::minimumSizeHint() const
{
    return sizeFor(leastCell, leastCellHigh);
}

QRectF ShakeMap::cellRect(int opponent, int battlefield) const
{
    const qreal left = mapPadding + namesWide();
    const qreal top = mapPadding + headHigh();
    const qreal wide = cellWide() + cellGap;
    const qreal high = std::min<qreal>((height() - mapPadding - top) / static_cast<qreal>(m_opponents.size()),
                                       m_theme->px(highestCell));
    return {left + battlefield * wide, top + opponent * high, wide - cellGap, high - cellGap};
}

// -- painting

void ShakeMap::paintOpponent(QPainter& painter, int opponent) const
{
    const Opponent& one = m_opponents[static_cast<std::size_t>(opponent)];
    const QRectF cell = cellRect(opponent, 0);
    const qreal radius = std::min<qreal>(cell.height() / 2, largestRadius()) - 0.5;
    const QPointF centre(mapPadding + radius + 1, cell.center().y());
    painter.setPen(QPen(m_theme->color(Tone::ink2), 1.2));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    (void)paintFace(painter, *m_theme, centre, radius - 1, one.look);
    const qreal left = centre.x() + radius + nameGap;
    const QFont font = m_theme->font(TextRole::body);
    const bool lines = cell.height() >= 2 * QFontMetricsF(font).lineSpacing();
    paintText(painter, QRectF(left, cell.top(), cell.left() - left - 4, cell.height()), one.name,
              {font, m_theme->color(Tone::ink)}, lines ? Fit::wrap : Fit::shrink);
}

/// Empty with the number that is coming; filled from the left as games are played.
void ShakeMap::paintCell(QPainter& painter, int opponent, int battlefield) const
{
    const QRectF cell = cellRect(opponent, battlefield);
    const int games = played(opponent, battlefield);
    const int coming = m_plan.gamesBetween(opponent, battlefield, m_result.asked);
    const bool failed = failedAt(opponent, battlefield);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(failed ? Tone::harmWash : Tone::ground));
    painter.drawRoundedRect(cell, 3, 3);
    if (!failed && games > 0) {
        const qreal share = std::min(1.0, static_cast<qreal>(games) / std::max(1, coming));
        painter.setBrush(m_theme->color(Tone::accentWash));
        painter.drawRoundedRect(QRectF(cell.topLeft(), QSizeF(cell.width() * share, cell.height())), 3, 3);
    }
    if (failed) {
        painter.setPen(QPen(m_theme->color(Tone::harm), 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cell, 3, 3);
        const qreal sign = std::min<qreal>(16, cell.height() - 4);
        return m_theme->art().paintIcon(painter,
                                        {cell.center() - QPointF(sign, sign) / 2, QSizeF(sign, sign)},
                                        QStringLiteral("error"), m_theme->color(Tone::harm));
    }
    paintText(painter, cell, locale().toString(games > 0 ? games : coming),
              {m_theme->font(games > 0 ? TextRole::button : TextRole::body),
               m_theme->color(games > 0 ? Tone::ink : Tone::ink2)},
              Fit::exact, Qt::AlignCenter);
}

void ShakeMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(m_theme->color(Tone::panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    for (int field = 0; field < m_battlefields.size(); ++field) {
        const QRectF cell = cellRect(0, field);
        paintText(painter, QRectF(cell.left(), mapPadding, cell.width(), headHigh() - nameGap + 2),
                  m_battlefields[field], {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)},
                  Fit::wrap, Qt::AlignHCenter | Qt::AlignBottom);
    }
    for (int opponent = 0; opponent < static_cast<int>(m_opponents.size()); ++opponent) {
        paintOpponent(painter, opponent);
        for (int field = 0; field < m_battlefields.size(); ++field)
            paintCell(painter, opponent, field);
    }
}

void ShakeMap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

} // namespace fabletop
