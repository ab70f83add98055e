// SPDX-License-Identifier: GPL-3.0-or-later
// How a LibraryPreview is drawn: blocks from top to bottom, each as high as the window's height allows.

#include "model/match/words/peoplenames.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"
#include "views/library/librarydelegate.h"
#include "views/library/librarypreview.h"
#include "views/theme/button.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr qreal blockPad = 16;
constexpr qreal blockGap = 10;
constexpr qreal plateGap = 8;        ///< plates
constexpr qreal plateTallest = 0.95; ///< of its width
constexpr qreal curvesTallest = 1.6; ///< of what its grade gives it

} // namespace

qreal LibraryPreview::line(TextRole role) const
{
    return QFontMetricsF(m_theme->font(role)).height();
}

qreal LibraryPreview::inner() const
{
    return width() - 2 * blockPad;
}

qreal LibraryPreview::boardHeight(const Grade& grade) const
{
    const double aspect = m_position.aspect();
    return grade.board == 0 || aspect <= 0 ? 0 : std::min<qreal>(grade.board, inner() / aspect);
}

qreal LibraryPreview::heightOf(const Grade& grade) const
{
    const qreal second = line(TextRole::second);
    const qreal board = boardHeight(grade) > 0 ? boardHeight(grade) + blockGap : 0;
    const qreal result = line(TextRole::panelTitle) + 2 * second + blockGap;
    const qreal seat = seatWordsHigh() + grade.plate + 4 + plateGap;
    const qreal curves = second + 4 + grade.curves + blockGap;
    const qreal figures = line(TextRole::prompt) + second + blockGap;
    const qreal blow = grade.blow ? blowLines() * second + blockGap : 0;
    const int lines = m_summary.note.isEmpty() ? 0 : grade.note;
    const qreal note = lines > 0 ? lines * line(TextRole::body) + blockGap : 0;
    return board + result + seatRows() * seat + curves + figures + blow + note;
}

int LibraryPreview::blowLines() const
{
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    const qreal high = metrics.boundingRect(QRectF(0, 0, inner(), 9999), Qt::TextWordWrap, blow()).height();
    return std::clamp(static_cast<int>(std::ceil(high / metrics.lineSpacing() - 0.1)), 1, 4);
}

LibraryPreview::Grade LibraryPreview::gradeFor(qreal room) const
{
    for (const Grade& grade : grades)
        if (heightOf(grade) <= room) return grown(grade, room - heightOf(grade));
    return grades.back();
}

/// With what is left over: the board first, up to the width there is, then the half figures, then the curves.
LibraryPreview::Grade LibraryPreview::grown(Grade grade, qreal spare) const
{
    const auto take = [&spare](int& part, qreal most, int sharers) {
        const qreal more = std::min(spare / sharers, most - part);
        if (part == 0 || more <= 0) return;
        part += static_cast<int>(more);
        spare -= std::floor(more) * sharers;
    };
    if (boardHeight(grade) > 0) take(grade.board, inner() / m_position.aspect(), 1);
    take(grade.plate, (inner() - plateGap) / 2 * plateTallest, seatRows());
    take(grade.curves, grade.curves * curvesTallest, 1);
    return grade;
}

qreal LibraryPreview::paintBoard(QPainter& painter, qreal top, const Grade& grade)
{
    const qreal high = boardHeight(grade);
    if (high <= 0) return top;
    const QSizeF size(std::min(inner(), high * m_position.aspect()), high);
    const QRectF box(QPointF(blockPad + (inner() - size.width()) / 2, top), size);
    painter.fillRect(box, m_theme->color(Tone::plateCase));
    const QPixmap picture = m_position.picture(m_theme, size.toSize(), painter.device()->devicePixelRatioF());
    if (!picture.isNull()) painter.drawPixmap(box, picture, QRectF(picture.rect()));
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    return box.bottom() + blockGap;
}

/// Who won, by what, where and when.
qreal LibraryPreview::paintResult(QPainter& painter, qreal top) const
{
    const QString outcome = m_model.outcomeText(m_summary);
    const qreal title = line(TextRole::panelTitle);
    const qreal second = line(TextRole::second);
    paintText(painter, QRectF(blockPad, top, inner(), title), outcome,
              {m_theme->nameFont(TextRole::panelTitle, outcome),
               m_theme->color(m_summary.over() ? Tone::ink : Tone::warn)},
              Fit::shrink);
    top += title;
    QString cause = m_model.causeText(m_summary);
    if (!cause.isEmpty()) cause[0] = cause[0].toUpper(); // here it begins a line of its own
    for (const QString& words : {cause, when()}) {
        paintText(painter, QRectF(blockPad, top, inner(), second), words,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::elide);
        top += second;
    }
    return top + blockGap;
}

/// The heroes face to face, two in a row, on plates in the tints of their seats; without plates, discs.
qreal LibraryPreview::paintSeats(QPainter& painter, qreal top, qreal high) const
{
    const qreal wide = (inner() - plateGap) / 2;
    const qreal words = seatWordsHigh() + 4;
    for (std::size_t place = 0; place < m_summary.seats.size(); ++place) {
        const qreal left = blockPad + (place % 2 == 1 ? wide + plateGap : 0);
        if (high > 0) paintPortrait(painter, QRectF(left, top, wide, high), place);
        paintSeatWords(painter, QRectF(left, top + (high > 0 ? high + 4 : 4), wide, words - 4), place);
        if (place % 2 == 1 || place + 1 == m_summary.seats.size()) top += high + words + plateGap;
    }
    return top + (high > 0 ? 0 : 4);
}

QString LibraryPreview::healthOf(std::size_t place) const
{
    const MatchSummary::Seat& seat = m_summary.seats[place];
    const int health = seat.health.empty() ? 0 : seat.health.back().second;
    return seat.maximum == 0
               ? QString()
               : tr("%1 of %2", "health").arg(QString::number(health), QString::number(seat.maximum));
}

QString LibraryPreview::stateOf(std::size_t place) const
{
    QStringList words{shownName(m_summary.seats[place].person, m_summary.seats[place].player),
                      healthOf(place)};
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

QFont LibraryPreview::nameFont(std::size_t place) const
{
    const bool won = m_summary.over() && m_summary.seats[place].team == m_summary.winner;
    return m_theme->interfaceFont(m_theme->body(), won ? QFont::Bold : QFont::Normal);
}

int LibraryPreview::seatLines(bool names) const
{
    const qreal wide = (inner() - plateGap) / 2 - (names ? 15 : 0);
    for (std::size_t place = 0; place < m_summary.seats.size(); ++place) {
        const QFontMetricsF metrics(names ? nameFont(place) : m_theme->font(TextRole::second));
        const QString words = names ? m_model.heroName(m_summary.seats[place].hero) : stateOf(place);
        if (metrics.horizontalAdvance(words) > wide) return 2;
    }
    return 1;
}

qreal LibraryPreview::seatWordsHigh() const
{
    return seatLines(true) * QFontMetricsF(m_theme->font(TextRole::body)).lineSpacing() + 4 +
           seatLines(false) * QFontMetricsF(m_theme->font(TextRole::second)).lineSpacing();
}

void LibraryPreview::paintSeatWords(QPainter& painter, const QRectF& box, std::size_t place) const
{
    const MatchSummary::Seat& seat = m_summary.seats[place];
    const qreal each = QFontMetricsF(m_theme->font(TextRole::body)).lineSpacing();
    const qreal upper = seatLines(true) * each + 2;
    paintSeatForm(painter, *m_theme, idAt<SeatId>(static_cast<int>(place)),
                  QPointF(box.left() + 5, box.top() + each / 2), 4.5);
    paintText(painter, QRectF(box.left() + 15, box.top(), box.width() - 15, upper),
              m_model.heroName(seat.hero), {nameFont(place), m_theme->color(Tone::ink)}, Fit::wrapElide,
              Qt::AlignTop | Qt::AlignLeft);
    const bool two = seatLines(false) > 1;
    const qreal below = QFontMetricsF(m_theme->font(TextRole::second)).lineSpacing();
    const TextStyle style{m_theme->font(TextRole::second), m_theme->color(Tone::ink2)};
    paintText(painter, QRectF(box.left(), box.top() + upper, box.width(), below),
              two ? shownName(seat.person, seat.player) : stateOf(place), style, Fit::elide);
    if (two)
        paintText(painter, QRectF(box.left(), box.top() + upper + below, box.width(), below), healthOf(place),
                  style, Fit::elide);
}

/// The half figure, or, where there is none or it isn't baked yet, the disc.
void LibraryPreview::paintPortrait(QPainter& painter, const QRectF& plate, std::size_t place) const
{
    const MatchSummary::Seat& seat = m_summary.seats[place];
    const SeatId id = idAt<SeatId>(static_cast<int>(place));
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(Theme::mix(m_theme->seat(id), m_theme->color(Tone::raised), 0.15));
    painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    const bool lost = m_summary.over() && seat.team != m_summary.winner;
    const qreal side = plate.height() - 4;
    const QRectF box(plate.center().x() - side / 2, plate.bottom() - side - 1, side, side);
    painter.setOpacity(lost ? 0.55 : 1);
    const bool there = paintBust(painter, *m_theme, box, {m_drawings.at(place), id, place % 2 == 0});
    painter.setOpacity(1);
    if (there) return;
    DiscLook disc;
    disc.seat = id;
    disc.emblem = seat.hero;
    disc.initial = firstLetter(m_model.heroName(seat.hero));
    disc.defeated = lost;
    paintDisc(painter, *m_theme, plate.center(), plate.height() * 0.32, disc);
}

/// With the full health, half of it and none as lines, and how long it took.
qreal LibraryPreview::paintCurves(QPainter& painter, qreal top, qreal high) const
{
    const TextStyle style{m_theme->font(TextRole::second), m_theme->color(Tone::ink2)};
    const qreal second = line(TextRole::second);
    paintText(painter, QRectF(blockPad, top, inner() / 2, second), tr("Health"), style, Fit::elide);
    paintText(painter, QRectF(blockPad + inner() / 2, top, inner() / 2, second),
              tr("%n turn(s)", nullptr, m_summary.turns), style, Fit::elide,
              Qt::AlignRight | Qt::AlignVCenter);
    top += second + 4;
    int most = 1;
    for (const MatchSummary::Seat& seat : m_summary.seats)
        most = std::max(most, seat.maximum);
    const qreal scale = QFontMetricsF(style.font).horizontalAdvance(QStringLiteral("88")) + 8;
    const QRectF box(blockPad + scale, top, inner() - scale, high);
    for (const qreal share : {0.0, 0.5}) {
        const qreal y = box.bottom() - (box.height() - 2) * (1 - share);
        painter.fillRect(QRectF(box.left(), y, box.width(), 1), m_theme->color(Tone::hair));
    }
    for (const auto& [share, health] : {std::pair<qreal, int>{0.0, most}, {1.0, 0}})
        paintText(painter, QRectF(blockPad, box.top() + share * (high - second), scale - 8, second),
                  QString::number(health), style, Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
    paintSmallCurves(painter, *m_theme, box, m_summary);
    return box.bottom() + blockGap;
}

/// What a match comes to, in three columns.
qreal LibraryPreview::paintFigures(QPainter& painter, qreal top) const
{
    const std::pair<QString, QString> figures[] = {
        {QStringLiteral("%1 : %2").arg(suffered(1)).arg(suffered(0)), tr("damage")},
        {QString::number(m_summary.combats), tr("combat(s)", "below their number", m_summary.combats)},
        {QString::number(m_summary.decisions), tr("decision(s)", "below their number", m_summary.decisions)},
    };
    const qreal wide = inner() / static_cast<qreal>(std::size(figures));
    const qreal upper = line(TextRole::prompt);
    qreal x = blockPad;
    for (const auto& [number, words] : figures) {
        paintText(painter, QRectF(x, top, wide - 6, upper), number,
                  {m_theme->font(TextRole::prompt), m_theme->color(Tone::ink)}, Fit::shrink);
        paintText(painter, QRectF(x, top + upper, wide - 6, line(TextRole::second)), words,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
        x += wide;
    }
    return top + upper + line(TextRole::second) + blockGap;
}

qreal LibraryPreview::paintWords(QPainter& painter, qreal top, const QString& words, TextRole role, Tone tone,
                                 int lines) const
{
    if (words.isEmpty() || lines < 1) return top;
    const qreal high = lines * QFontMetricsF(m_theme->font(role)).lineSpacing() + 2;
    const TextStyle style{m_theme->font(role), m_theme->color(tone)};
    return paintText(painter, QRectF(blockPad, top, inner(), high), words, style, Fit::wrapElide,
                     Qt::AlignTop | Qt::AlignLeft)
               .used.bottom() +
           blockGap;
}

/// Why it can't be opened, or that its end is missing.
qreal LibraryPreview::paintProblem(QPainter& painter, qreal top) const
{
    QString words = LibraryModel::problemText(m_summary);
    if (words.isEmpty() && m_summary.torn) words = tr("The last line is incomplete and was skipped");
    if (words.isEmpty()) return top;
    const QFontMetricsF metrics(m_theme->font(TextRole::body));
    const QRectF text(blockPad + 10, top + 8, inner() - 20, 3 * metrics.lineSpacing());
    const qreal high = std::min(text.height(), metrics.boundingRect(text, Qt::TextWordWrap, words).height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::warnWash));
    painter.drawRoundedRect(QRectF(blockPad, top, inner(), high + 16), 5, 5);
    paintText(painter, QRectF(text.topLeft(), QSizeF(text.width(), high + 2)), words,
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink)}, Fit::wrapElide,
              Qt::AlignTop | Qt::AlignLeft);
    return top + high + 16 + blockGap;
}

void LibraryPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::hair));
    if (m_summary.path.isEmpty()) return;
    qreal top = paintProblem(painter, 16);
    const qreal file = line(TextRole::second);
    const qreal bottom = m_open->y() - blockGap - file;
    if (!m_summary.seats.empty()) {
        const Grade grade = gradeFor(bottom - blockGap - top);
        top = paintBoard(painter, top, grade);
        top = paintResult(painter, top);
        top = paintSeats(painter, top, grade.plate);
        top = paintCurves(painter, top, grade.curves);
        top = paintFigures(painter, top);
        if (grade.blow) top = paintWords(painter, top, blow(), TextRole::second, Tone::ink, blowLines());
        paintWords(painter, top, shownNote(m_summary.note), TextRole::body, Tone::ink2, grade.note);
    }
    paintText(painter, QRectF(blockPad, bottom, inner(), file), spokenFile(m_summary.path),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::elide);
}

} // namespace fabletop
