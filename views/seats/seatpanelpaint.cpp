// SPDX-License-Identifier: GPL-3.0-or-later
// How a SeatPanel is drawn, and what it says of a table.

#include "model/engine/queries.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/cards/cardpainter.h"
#include "views/seats/seatpanel.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int nearlyExhausted = 3;

/// At most so many lines; what does not fit ends in "…", the whole is in the pane.
void paintLines(QPainter& painter, const QRectF& box, const QString& text, int most)
{
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    qreal top = box.top();
    for (int number = 1; number <= most; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(box.width());
        const bool cut = number == most && line.textStart() + line.textLength() < text.size();
        const QString rest = cut ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        paintText(painter, QRectF(box.left(), top, box.width(), line.height()), rest.trimmed(),
                  TextStyle::of(painter), Fit::elide, Qt::AlignTop | Qt::AlignLeft);
        top += painter.fontMetrics().lineSpacing();
    }
    layout.endLayout();
}

QString seenWords(const Table& table, SeatId seat, SeatId viewer)
{
    if (viewer == SeatId::none || viewer == seat) return {};
    int seen = 0;
    for (const Shown& shown : table.seat(seat).shown)
        seen += (shown.viewers(seat) & bit(viewer)) != 0;
    if (seen == 0) return {};
    return SeatPanel::tr("You have seen %n card(s)", nullptr, seen);
}

} // namespace

SeatPanelLook seatPanelLook(const Looks& looks, const Table& table, SeatId seat, SeatId viewer)
{
    const MatchRules& rules = looks.rules();
    const HeroRules& hero = rules.hero(seat);
    const SeatState& state = table.seat(seat);
    const Language language = looks.narrator().language();
    SeatPanelLook look;
    look.seat = seat;
    look.person = looks.narrator().person(seat);
    look.toMove = table.turn.seat == seat && !table.over();
    if (look.toMove && table.turn.number > 0) {
        look.actions = table.turn.actions;
        look.actionsTotal = std::max<int>(look.actions, rules.numbers.actions);
    }
    look.hero = spokenName(hero.name, language);
    look.dial = looks.dial(table, heroOf(seat));
    look.figures = SeatPanel::tr("%1 of %2 health").arg(look.dial.health).arg(look.dial.maximum);
    look.move = moveValue(rules, table, heroOf(seat)).total();
    look.ranged = hero.fighters.front().ranged;
    QStringList texts;
    for (std::size_t ability = 0; ability < hero.abilities.size(); ++ability)
        texts << looks.ability(seat, idAt<AbilityId>(static_cast<int>(ability)));
    look.ability = texts.join(u' ');
    if (hero.forms.size() > state.form && !hero.forms.empty())
        look.chips << spokenName(hero.forms[state.form].name, language);
    for (std::size_t number = 1; number < hero.fighters.size(); ++number) {
        const FighterId fighter = fighterAt(seat, static_cast<int>(number));
        const FighterState& at = table.fighter(fighter);
        QString where =
            at.space == SpaceId::none ? SeatPanel::tr("not placed yet") : SeatPanel::tr("on the board");
        if (at.status == FighterStatus::defeated) where = SeatPanel::tr("defeated");
        if (at.status == FighterStatus::away) where = SeatPanel::tr("away");
        look.sidekicks.push_back({fighter, looks.disc(table, fighter), looks.narrator().fighter(fighter),
                                  where, at.health, hero.fighters[number].maximum});
    }
    look.seen = seenWords(table, seat, viewer);
    look.hand = static_cast<int>(state.hand().size());
    look.deck = static_cast<int>(state.deck().size());
    look.discard = static_cast<int>(state.discard().size());
    look.exhausted = state.deck().empty();
    look.out = state.out != 0;
    if (!state.discard().empty()) look.top = looks.card(seat, state.discard().back());
    return look;
}

void SeatPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    if (m_look.seat == SeatId::none) return;
    painter.fillRect(QRect(0, 0, width(), 4), m_theme->seat(m_look.seat));
    if (folded()) return paintFolded(painter);
    if (m_half) return paintHalf(painter);
    paintHead(painter);
    paintHero(painter);
    for (const Place& place : m_places) {
        if (place.part == Part::ability) {
            paintAbility(painter, place.rect);
            painter.fillRect(QRectF(pad, place.rect.bottom() + 8, width() - 2 * pad, 1),
                             m_theme->color(Tone::hair));
        }
        if (place.part != Part::sidekick) continue;
        for (const auto& sidekick : m_look.sidekicks)
            if (sidekick.fighter == place.fighter) paintSidekick(painter, sidekick, place.rect);
    }
    paintPiles(painter);
    paintFocus(painter);
}

void SeatPanel::paintAbility(QPainter& painter, const QRectF& box) const
{
    painter.setFont(m_theme->font(TextRole::body));
    painter.setPen(m_theme->color(m_look.out ? Tone::ink3 : Tone::ink));
    paintLines(painter, box, m_look.ability,
               std::max(1, static_cast<int>(box.height() / painter.fontMetrics().lineSpacing())));
}

void SeatPanel::paintFocus(QPainter& painter) const
{
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(pileRect(pileOf(m_focused)).adjusted(-6, -6, 6, 6), 6, 6);
}

/// Actions left and "to move", up to `right`; where the name needs the room the actions say it alone. The
/// left edge.
qreal SeatPanel::paintToMove(QPainter& painter, qreal right, qreal middle, qreal needed) const
{
    const qreal e = m_theme->scale();
    const QString words = tr("to move");
    const QFont font = m_theme->interfaceFont(m_theme->body() * 0.88, QFont::DemiBold);
    const qreal wide = QFontMetricsF(font).horizontalAdvance(words) + 20;
    const qreal lozenges = lozengesWide(*m_theme, m_look.actionsTotal);
    if (lozenges <= 0 || right - wide - lozenges - 12 >= needed) {
        const QRectF badge(right - wide, middle - 9 * e, wide, 18 * e);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme->color(Tone::accent));
        painter.drawRoundedRect(badge, 9 * e, 9 * e);
        paintText(painter, badge, words, {font, m_theme->color(Tone::onAccent)}, Fit::exact, Qt::AlignCenter);
        right = badge.left() - 6;
    }
    paintLozenges(painter, *m_theme, QPointF(right - lozenges, middle), m_look.actions, m_look.actionsTotal);
    return lozenges > 0 ? right - lozenges - 6 : right;
}

void SeatPanel::paintHead(QPainter& painter) const
{
    const qreal e = m_theme->scale();
    const qreal middle = 4 + 19 * e;
    paintSeatForm(painter, *m_theme, m_look.seat, QPointF(pad + 5, middle), 5.5);
    const QRectF icon(width() - pad - 16, middle - 8, 16, 16);
    m_theme->art().paintIcon(painter, icon,
                             m_look.computer ? QStringLiteral("computer") : QStringLiteral("person"),
                             m_theme->color(Tone::ink2));
    qreal right = icon.left() - 8;
    const QFont names = m_theme->font(TextRole::button);
    const qreal needed = pad + 18 + QFontMetricsF(names).horizontalAdvance(m_look.person);
    if (m_look.toMove) right = paintToMove(painter, right, middle, needed);
    painter.setFont(names);
    painter.setPen(m_theme->color(Tone::ink));
    const QRectF name(pad + 18, middle - 12 * e, right - pad - 18, 24 * e);
    paintText(painter, name, m_look.person, TextStyle::of(painter), Fit::elide);
}

void SeatPanel::paintHero(QPainter& painter) const
{
    const QRectF box = fighterRect(heroOf(m_look.seat));
    paintDial(painter, *m_theme, QPointF(box.left() + 48, box.top() + 50), 38, m_look.dial);
    const qreal left = box.left() + 106;
    const qreal wide = box.right() - left;
    QFont serif = m_theme->nameFont(TextRole::panelTitle, m_look.hero);
    painter.setFont(serif);
    painter.setPen(m_theme->color(Tone::ink));
    const QRectF used = paintText(painter, QRectF(left, box.top() - 2, wide, 60), m_look.hero,
                                  TextStyle::of(painter), Fit::wrap, Qt::AlignTop | Qt::AlignLeft)
                            .used;
    painter.setFont(m_theme->font(TextRole::second));
    painter.setPen(m_theme->color(Tone::ink2));
    const qreal line = painter.fontMetrics().lineSpacing() + 3;
    qreal top = used.bottom() + 3;
    paintText(painter, QRectF(left, top, wide, line), m_look.figures, TextStyle::of(painter));
    top += line;
    const QColor ink = m_theme->color(Tone::ink2);
    m_theme->art().paintIcon(painter, QRectF(left, top + line / 2 - 8, 16, 16), QStringLiteral("maneuver"),
                             ink);
    paintText(painter, QRectF(left + 18, top, 20, line), QString::number(m_look.move),
              TextStyle::of(painter));
    m_theme->art().paintIcon(painter, QRectF(left + 31, top + line / 2 - 8, 16, 16),
                             m_look.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"), ink);
    // Long in some languages: it then has a line of its own, across the column.
    const QString reach = m_look.ranged ? tr("ranged") : tr("melee");
    const bool beside = painter.fontMetrics().horizontalAdvance(reach) <= wide - 49;
    if (!beside) top += line - 3;
    const qreal from = beside ? left + 49 : left;
    const QRectF room(from, top, box.right() + 12 - from, line);
    paintText(painter, room, reach, TextStyle::of(painter), Fit::elide);
    top += line;
    if (!m_look.chips.isEmpty())
        paintText(painter, QRectF(left, top, wide, line), m_look.chips.join(QStringLiteral(", ")),
                  TextStyle::of(painter));
}

void SeatPanel::paintSidekick(QPainter& painter, const SeatPanelLook::Sidekick& sidekick,
                              const QRectF& row) const
{
    const qreal radius = std::min(15.0, row.height() / 2 - 2);
    paintDisc(painter, *m_theme, QPointF(row.left() + 16, row.center().y()), radius, sidekick.disc);
    const qreal left = row.left() + 40;
    const bool blocks = sidekick.maximum > 1 && !sidekick.disc.defeated;
    if (row.height() < m_theme->px(30)) {
        paintText(painter, row.adjusted(40, 0, 0, 0), sidekick.name,
                  {m_theme->font(TextRole::second),
                   m_theme->color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink)});
        const QString health =
            sidekick.disc.defeated ? QStringLiteral("–") : QString::number(sidekick.health);
        paintText(painter, row, health, TextStyle::of(painter), Fit::exact,
                  Qt::AlignVCenter | Qt::AlignRight);
        return;
    }
    painter.setFont(m_theme->font(TextRole::body));
    painter.setPen(m_theme->color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink));
    const qreal line = painter.fontMetrics().height();
    paintText(painter,
              QRectF(left, row.center().y() - line - 1, row.right() - left - (blocks ? 30 : 0), line + 2),
              sidekick.name, TextStyle::of(painter));
    if (blocks) {
        paintBlocks(painter, *m_theme, QPointF(left, row.center().y() + 4), m_look.seat, sidekick.health,
                    sidekick.maximum);
        paintText(painter, QRectF(row.right() - 40, row.top(), 40, row.height()),
                  QStringLiteral("%1/%2").arg(sidekick.health).arg(sidekick.maximum),
                  {m_theme->interfaceFont(m_theme->body(), QFont::DemiBold), painter.pen().color()},
                  Fit::exact, Qt::AlignVCenter | Qt::AlignRight);
        return;
    }
    paintText(
        painter, QRectF(left, row.center().y(), row.right() - left, line + 2), sidekick.state,
        {m_theme->font(TextRole::second), m_theme->color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink2)});
}

void SeatPanel::paintPiles(QPainter& painter) const
{
    const qreal top = pileRect(Pile::hand).top();
    const qreal e = m_theme->scale();
    if (!m_look.seen.isEmpty()) {
        const QRectF row(pad, top - 14 * e - 24 * e, width() - 2 * pad, 20 * e);
        m_theme->art().paintIcon(painter, QRectF(row.left(), row.center().y() - 8, 16, 16),
                                 QStringLiteral("eye"), m_theme->color(Tone::ink2));
        paintText(painter, row.adjusted(22, 0, 0, 0), m_look.seen,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)});
    }
    painter.fillRect(QRectF(pad, top - 16 * e, width() - 2 * pad, 1), m_theme->color(Tone::hair));
    for (const Place& place : m_places) {
        if (place.part < Part::hand) continue;
        paintPile(painter, place.part, place.rect);
        paintPileName(painter, place.part, place.rect);
    }
}

void SeatPanel::paintPileName(QPainter& painter, Part part, const QRectF& rect) const
{
    const QString words = part == Part::hand      ? tr("Hand")
                          : part == Part::discard ? tr("Discard")
                          : m_look.exhausted      ? tr("exhausted")
                                                  : tr("Deck");
    paintText(painter, QRectF(rect.center().x() - 45, rect.bottom() + 5, 90, 18 * m_theme->scale()), words,
              {m_theme->font(TextRole::second),
               m_theme->color(part == Part::deck && m_look.exhausted ? Tone::warn : Tone::ink2)},
              Fit::exact, Qt::AlignCenter);
}

void SeatPanel::paintPile(QPainter& painter, Part part, const QRectF& rect) const
{
    const CardPainter cards(*m_theme);
    if (part == Part::hand) return cards.paintPile(painter, rect, m_look.hand);
    if (part == Part::deck) {
        if (m_look.exhausted)
            m_theme->art().paintIcon(painter, QRectF(rect.center().x() - 11, rect.center().y() - 11, 22, 22),
                                     QStringLiteral("exhausted"), m_theme->color(Tone::warn));
        return cards.paintPile(painter, rect, m_look.deck, m_look.deck <= nearlyExhausted);
    }
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(m_look.top ? m_theme->color(Tone::raised) : m_theme->color(Tone::panel));
    painter.drawRoundedRect(rect, 3, 3);
    if (m_look.top) {
        const QString value = m_look.top->value < 0 ? QString() : QString::number(m_look.top->value);
        paintType(painter, *m_theme, m_look.top->type,
                  QRectF(rect.center().x() - 12, rect.top() + 10, 24, 24), value);
        painter.setPen(QPen(m_theme->color(Tone::hair), 1.5));
        for (int row = 0; row < 3; ++row)
            painter.drawLine(QPointF(rect.left() + 8, rect.bottom() - 8 - row * 5),
                             QPointF(rect.right() - 8, rect.bottom() - 8 - row * 5));
    }
    if (m_look.discard > 0) paintCount(painter, *m_theme, CardPainter::pileCountAt(rect), m_look.discard);
}

} // namespace fabletop
