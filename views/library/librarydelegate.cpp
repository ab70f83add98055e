// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/librarydelegate.h"

#include "model/match/words/peoplenames.h"
#include "views/library/fieldthumbnail.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/timeline/healthlines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace fabletop {

namespace {

constexpr QSizeF stampSize(68, 44);
constexpr qreal designedRow = 54; ///< height of the row that stamp stands in
constexpr qreal mostStamp = 1.4;
constexpr qreal stampLeft = 10;
constexpr qreal stampGap = 12;
constexpr qreal nameGap = 8; ///< between a hero and the sign before the next

} // namespace

void paintSmallCurves(QPainter& painter, const Theme& theme, const QRectF& box, const MatchSummary& summary)
{
    int top = 1;
    for (const MatchSummary::Seat& seat : summary.seats)
        top = std::max(top, seat.maximum);
    painter.setPen(QPen(theme.color(Tone::hair), 1));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    for (std::size_t place = 0; place < summary.seats.size(); ++place) {
        const auto& health = summary.seats[place].health;
        if (health.empty()) continue;
        const auto y = [&](int value) { return box.bottom() - (box.height() - 2) * value / top; };
        QPainterPath path(QPointF(box.left(), y(health.front().second)));
        qreal last = y(health.front().second);
        for (const auto& [event, value] : health) {
            const qreal x = box.left() + box.width() * event / std::max(1, summary.events);
            path.lineTo(x, last);
            last = y(value);
            path.lineTo(x, last);
        }
        path.lineTo(box.right(), last);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(curvePen(theme, idAt<SeatId>(static_cast<int>(place)), 1.6));
        painter.drawPath(path);
    }
}

void LibraryDelegate::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_stamps.clear();
}

void LibraryDelegate::setFields(QHash<QString, Battlefield> fields)
{
    m_fields = std::move(fields);
    m_stamps.clear();
}

QPixmap LibraryDelegate::stamp(const QString& field, QSizeF size, qreal dpr) const
{
    const auto known = m_fields.constFind(field);
    if (known == m_fields.constEnd()) return {};
    if (size != m_stampSize) m_stamps.clear();
    m_stampSize = size;
    QPixmap& picture = m_stamps[field];
    if (picture.isNull() || picture.devicePixelRatio() != dpr) {
        picture = fieldStamp(*m_theme, size, *known, dpr);
    }
    return picture;
}

/// The middle of a row, no higher than its two lines want, however high the row is.
QRectF LibraryDelegate::linesIn(const QRectF& row) const
{
    const qreal high = std::min(row.height(), designedRow * std::max(1.0, m_theme->scale()));
    return {row.left(), row.center().y() - high / 2, row.width(), high};
}

/// Two lines in the height of the row; the first alone stands in its middle, and takes both where it is long.
void LibraryDelegate::paintTwo(QPainter& painter, const QRectF& box, const QString& first,
                               const QString& second, Tone tone) const
{
    const qreal half = box.height() / 2;
    const QFont body = m_theme->font(TextRole::body);
    if (QFontMetricsF(body).horizontalAdvance(first) > box.width())
        return static_cast<void>(paintText(painter, box, first, {body, m_theme->color(tone)}, Fit::wrap));
    const QRectF upper = second.isEmpty() ? box : QRectF(box.left(), box.top() + 5, box.width(), half - 5);
    paintText(painter, upper, first, {m_theme->font(TextRole::body), m_theme->color(tone)}, Fit::elide);
    if (second.isEmpty()) return;
    paintText(painter, QRectF(box.left(), box.top() + half, box.width(), half - 6), second,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::elide);
}

/// Each hero of the team behind the sign of its seat; who has won in bold. Behind each who played: the name
/// of a person, where there is room; the sign of a computer.
void LibraryDelegate::paintTeam(QPainter& painter, const QRectF& line, const MatchSummary& summary,
                                const QStringList& names, int team) const
{
    constexpr qreal form = 15;
    const qreal sign = 16 * std::max(1.0, m_theme->scale());
    struct Part {
        std::size_t place;
        QString name, person; ///< without a person: a computer
        qreal wide, personWide;
    };
    const bool won = summary.over() && summary.winner == team;
    const QFont font = m_theme->interfaceFont(m_theme->body(), won ? QFont::Bold : QFont::Normal);
    const QFont second = m_theme->font(TextRole::second);
    std::vector<Part> parts;
    qreal needed = 0;
    for (std::size_t place = 0; place < summary.seats.size(); ++place) {
        const MatchSummary::Seat& seat = summary.seats[place];
        if (seat.team != team) continue;
        Part part{place, names.value(static_cast<qsizetype>(place)), {}, 0, sign};
        part.wide = QFontMetricsF(font).horizontalAdvance(part.name) + 1;
        if (seat.player == u"person") {
            part.person = shownName(seat.person, seat.player);
            part.personWide = QFontMetricsF(second).horizontalAdvance(part.person) + 1;
        }
        needed += form + part.wide + nameGap + part.personWide + nameGap;
        parts.push_back(part);
    }
    // Where that is too little, each gives way in the same part; its end, never the size of its letters.
    const qreal share = std::min(1.0, line.width() / std::max(1.0, needed));
    qreal x = line.left();
    for (const Part& part : parts) {
        paintSeatForm(painter, *m_theme, idAt<SeatId>(static_cast<int>(part.place)),
                      QPointF(x + 5, line.center().y()), 4.5);
        paintText(painter, QRectF(x + form, line.top(), part.wide * share, line.height()), part.name,
                  {font, m_theme->color(Tone::ink)}, Fit::elide);
        const qreal after = x + (form + part.wide + nameGap) * share;
        if (part.person.isEmpty())
            m_theme->art().paintIcon(painter, QRectF(after, line.center().y() - sign / 2, sign, sign),
                                     QStringLiteral("computer"), m_theme->color(Tone::ink2));
        else
            paintText(painter, QRectF(after, line.top(), part.personWide * share, line.height()), part.person,
                      {second, m_theme->color(Tone::ink2)}, Fit::elide);
        x = after + (part.personWide + nameGap) * share;
    }
}

/// A line each, with who played behind the hero as far as there is room.
void LibraryDelegate::paintEach(QPainter& painter, const QRectF& words, const MatchSummary& summary,
                                const QStringList& names) const
{
    const qreal high = (words.height() - 10) / 2;
    for (std::size_t place = 0; place < summary.seats.size(); ++place) {
        const MatchSummary::Seat& seat = summary.seats[place];
        const QRectF line(words.left(), words.top() + 5 + static_cast<qreal>(place) * high, words.width(),
                          high);
        const bool won = summary.over() && seat.team == summary.winner;
        paintSeatForm(painter, *m_theme, idAt<SeatId>(static_cast<int>(place)),
                      QPointF(line.left() + 5, line.center().y()), 4.5);
        const PaintedText name =
            paintText(painter, line.adjusted(15, 0, 0, 0), names.value(static_cast<qsizetype>(place)),
                      {m_theme->interfaceFont(m_theme->body(), won ? QFont::Bold : QFont::Normal),
                       m_theme->color(Tone::ink)},
                      Fit::elide);
        const QRectF rest(name.used.right() + nameGap, line.top(), line.right() - name.used.right() - nameGap,
                          high);
        const QFont second = m_theme->font(TextRole::second);
        const QString person = shownName(seat.person, seat.player);
        if (QFontMetricsF(second).horizontalAdvance(person) <= rest.width())
            paintText(painter, rest, person, {second, m_theme->color(Tone::ink2)});
    }
}

int LibraryDelegate::namesLeft(int rowHigh)
{
    const qreal grown = std::clamp(rowHigh / designedRow, 1.0, mostStamp);
    return static_cast<int>(stampLeft + stampSize.width() * grown + stampGap);
}

/// No day, but what it is.
void LibraryDelegate::paintSampleChip(QPainter& painter, const QRectF& box, const QString& words) const
{
    const QFont font = m_theme->font(TextRole::second);
    const QFontMetricsF metrics(font);
    const QSizeF size(std::min(metrics.horizontalAdvance(words) + 18, box.width()), metrics.height() + 6);
    const QRectF chip(QPointF(box.left(), box.center().y() - size.height() / 2), size);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1.2));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawRoundedRect(chip, size.height() / 2, size.height() / 2);
    paintText(painter, chip.adjusted(6, 0, -6, 0), words, {font, m_theme->color(Tone::ink2)}, Fit::shrink,
              Qt::AlignCenter);
}

void LibraryDelegate::paintMatch(QPainter& painter, const QRectF& box, const MatchSummary& summary,
                                 const QModelIndex& index) const
{
    const QSizeF size = stampSize * std::clamp(box.height() / designedRow, 1.0, mostStamp);
    const QRectF stampBox(QPointF(box.left() + stampLeft, box.center().y() - size.height() / 2), size);
    const QPixmap picture = stamp(summary.battlefieldId, size, painter.device()->devicePixelRatioF());
    if (!picture.isNull()) painter.drawPixmap(stampBox.topLeft(), picture);
    const QRectF words = linesIn(
        QRectF(stampBox.right() + stampGap, box.top(), box.right() - stampBox.right() - 18, box.height()));
    if (summary.seats.empty()) return paintTwo(painter, words, index.data().toString(), {}, Tone::ink);
    const qreal half = words.height() / 2;
    const QRectF upper(words.left(), words.top() + 5, words.width(), half - 5);
    const QStringList names = index.data(LibraryModel::NamesRole).toStringList();
    if (summary.seats.size() == 2) return paintEach(painter, words, summary, names);
    for (int team = 0; team < 2; ++team)
        paintTeam(painter, upper.translated(0, team * (half - 6)), summary, names, team);
}

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const MatchSummary summary = index.data(LibraryModel::SummaryRole).value<MatchSummary>();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen) painter->fillRect(option.rect, m_theme->color(Tone::accentWash));
    if (chosen && index.column() == 0)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 4, option.rect.height()),
                          m_theme->color(Tone::accent));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      m_theme->color(Tone::hair));
    const QRectF box = linesIn(QRectF(option.rect).adjusted(2, 0, -8, 0)); // below the words of its head
    switch (index.column()) {
    case LibraryModel::heroes: paintMatch(*painter, option.rect, summary, index); break;
    case LibraryModel::result:
        paintTwo(*painter, box, index.data(LibraryModel::OutcomeRole).toString(),
                 index.data(LibraryModel::CauseRole).toString(),
                 summary.problem || !summary.over() ? Tone::warn : Tone::ink);
        break;
    case LibraryModel::battlefield:
        paintTwo(*painter, box, index.data().toString(),
                 summary.notes > 0 ? tr("%n note(s)", nullptr, summary.notes) : QString(), Tone::ink);
        break;
    case LibraryModel::date:
        if (summary.sample)
            paintSampleChip(*painter, box, index.data().toString());
        else
            paintTwo(*painter, box,
                     option.locale.toString(summary.changed.date(), QStringLiteral("d MMM yyyy")), {},
                     Tone::ink2);
        break;
    case LibraryModel::curves:
        paintSmallCurves(
            *painter, *m_theme,
            QRectF(QPointF(box.left() + 4, box.center().y() - 15 * m_theme->scale()),
                   QSizeF(std::min(68 * m_theme->scale(), box.width() - 4), 30 * m_theme->scale())),
            summary);
        break;
    default: paintTwo(*painter, box, index.data().toString().simplified(), {}, Tone::ink); break;
    }
    painter->restore();
}

} // namespace fabletop
