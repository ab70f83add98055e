// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/librarypreview.h"

#include "model/match/words/peoplenames.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"
#include "views/baking/illustrations.h"
#include "views/illustrations/followbaked.h"
#include "views/library/librarydelegate.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFileInfo>
#include <QPainter>

namespace fabletop {

namespace {

constexpr qreal pad = 16;

} // namespace

LibraryPreview::LibraryPreview(const LibraryModel& model, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(std::move(theme)),
      m_open(new Button(QStringLiteral("replay"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    connect(m_open, &Button::clicked, this, &LibraryPreview::openRequested);
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    retranslate();
    setSummary({});
}

void LibraryPreview::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void LibraryPreview::retranslate()
{
    const bool goesOn =
        !m_summary.path.isEmpty() && !m_summary.over() && !m_summary.problem && !m_summary.sample;
    m_open->setText(goesOn ? tr("Go on playing") : tr("Replay"));
    update();
}

void LibraryPreview::setSummary(const MatchSummary& summary)
{
    m_summary = summary;
    m_open->setVisible(!summary.path.isEmpty());
    m_open->setReason(LibraryModel::problemText(summary));
    retranslate();
    setAccessibleName(facts());
}

QString LibraryPreview::facts() const
{
    if (m_summary.path.isEmpty()) return {};
    QStringList lines;
    if (!m_summary.seats.empty()) {
        lines << m_model.fieldName(m_summary);
        lines << tr("%n turn(s), %1", nullptr, m_summary.turns)
                     .arg(tr("%n decision(s)", nullptr, m_summary.decisions));
        lines << (m_summary.over() ? tr("Winner: %1").arg(m_model.resultText(m_summary))
                                   : tr("Not over yet"));
        if (!m_summary.lastCard.isEmpty())
            lines << tr("Ended by %1").arg(m_model.cardName(m_summary.lastCard));
    }
    if (m_summary.torn) lines << tr("The last line is half written; it is left out");
    return lines.join(u'\n');
}

void LibraryPreview::resizeEvent(QResizeEvent*)
{
    const int high = m_theme->px(40);
    m_open->setGeometry(static_cast<int>(pad), height() - high - 16, width() - 2 * static_cast<int>(pad),
                        high);
}

qreal LibraryPreview::paintWords(QPainter& painter, qreal top, const QString& words, TextRole role,
                                 Tone tone) const
{
    if (words.isEmpty()) return top;
    const TextStyle style{m_theme->font(role), m_theme->color(tone)};
    const QRectF room(pad, top, width() - 2 * pad, 2000);
    return paintText(painter, room, words, style, Fit::wrap, Qt::AlignTop | Qt::AlignLeft).used.bottom() + 10;
}

/// The heroes face to face, two in a row, on plates in the tints of their seats.
qreal LibraryPreview::paintSeats(QPainter& painter, qreal top) const
{
    const qreal wide = (width() - 2 * pad - 8) / 2;
    const qreal high = m_summary.seats.size() > 2 ? 92 : 128;
    const qreal words = 42 * m_theme->scale();
    for (std::size_t place = 0; place < m_summary.seats.size(); ++place) {
        const bool right = place % 2 == 1;
        const QRectF plate(pad + (right ? wide + 8 : 0), top, wide, high);
        paintPortrait(painter, plate, place);
        const MatchSummary::Seat& seat = m_summary.seats[place];
        const QString name = m_model.heroName(seat.hero);
        paintSeatForm(painter, *m_theme, idAt<SeatId>(static_cast<int>(place)),
                      QPointF(plate.left() + 5, plate.bottom() + 14 * m_theme->scale()), 4.5);
        paintText(painter, QRectF(plate.left() + 15, plate.bottom() + 3, wide - 15, 22 * m_theme->scale()),
                  name, {m_theme->nameFont(TextRole::section, name), m_theme->color(Tone::ink)}, Fit::shrink);
        const int health = seat.health.empty() ? 0 : seat.health.back().second;
        const QString person = shownName(seat.person, seat.player);
        const QString state = seat.maximum > 0
                                  ? tr("%1, %2 of %3 health")
                                        .arg(person, QString::number(health), QString::number(seat.maximum))
                                  : person;
        paintText(painter,
                  QRectF(plate.left(), plate.bottom() + 24 * m_theme->scale(), wide, 18 * m_theme->scale()),
                  state, {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
        if (right || place + 1 == m_summary.seats.size()) top += high + words + 8;
    }
    return top;
}

/// The half figure, or, where there is none or it isn't baked yet, the disc.
void LibraryPreview::paintPortrait(QPainter& painter, const QRectF& plate, std::size_t place) const
{
    const MatchSummary::Seat& seat = m_summary.seats[place];
    const SeatId id = idAt<SeatId>(static_cast<int>(place));
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(Theme::mix(m_theme->seat(id), m_theme->color(Tone::raised), 0.15));
    painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    Illustrations& drawn = m_theme->art().illustrations();
    const bool lost = m_summary.over() && seat.team != m_summary.winner;
    const bool right = place % 2 == 1;
    // Of two in one hero the first is drawn.
    const QString stem = drawn.has(IllustrationKind::bust, seat.hero)
                             ? seat.hero
                             : seat.hero.section(QStringLiteral("-and-"), 0, 0);
    const Illustration bust{IllustrationKind::bust, stem, washOf(id), m_theme->dark(),
                            drawn.looksLeft(stem) != right};
    const qreal side = plate.height() - 4;
    const QRectF box(plate.center().x() - side / 2, plate.bottom() - side - 1, side, side);
    painter.setOpacity(lost ? 0.55 : 1);
    const bool there = drawn.has(IllustrationKind::bust, stem) && drawn.paint(painter, box, bust);
    painter.setOpacity(1);
    if (there) return;
    DiscLook disc;
    disc.seat = id;
    disc.emblem = seat.hero;
    disc.initial = firstLetter(m_model.heroName(seat.hero));
    disc.defeated = lost;
    paintDisc(painter, *m_theme, plate.center(), plate.height() * 0.32, disc);
}

void LibraryPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::hair));
    if (m_summary.path.isEmpty()) return;
    qreal top = paintSeats(painter, 20);
    if (!m_summary.seats.empty()) {
        paintSmallCurves(painter, *m_theme, QRectF(pad, top + 4, width() - 2 * pad, 72), m_summary);
        top += 92;
    }
    top = paintWords(painter, top, facts(), TextRole::body, Tone::ink);
    top = paintWords(painter, top, shownNote(m_summary.note), TextRole::body, Tone::ink2);
    const QString problem = LibraryModel::problemText(m_summary);
    if (!problem.isEmpty()) {
        const QRectF wash(pad - 6, top - 4, width() - 2 * pad + 12, m_theme->px(64));
        painter.fillRect(wash, m_theme->color(Tone::warnWash));
        top = paintWords(painter, top + 4, problem, TextRole::body, Tone::ink);
    }
    paintWords(painter, std::max(top, height() - m_theme->px(40) - 60.0), spokenFile(m_summary.path),
               TextRole::second, Tone::ink2);
}

} // namespace fabletop
