// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/librarypreview.h"

#include "model/match/words/peoplenames.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"
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
    m_open->setText(goesOn ? tr("Go on playing") : tr("Review"));
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

qreal LibraryPreview::paintSeats(QPainter& painter, qreal top) const
{
    for (std::size_t place = 0; place < m_summary.seats.size(); ++place) {
        const MatchSummary::Seat& seat = m_summary.seats[place];
        DiscLook disc;
        disc.seat = idAt<SeatId>(static_cast<int>(place));
        disc.emblem = seat.hero;
        disc.initial = firstLetter(m_model.heroName(seat.hero));
        disc.defeated = m_summary.over() && seat.team != m_summary.winner;
        paintDisc(painter, *m_theme, QPointF(pad + 20, top + 22), 20, disc);
        const QString name = m_model.heroName(seat.hero);
        const QRectF room(pad + 50, top, width() - 2 * pad - 50, 24);
        paintText(painter, room, name,
                  {m_theme->nameFont(TextRole::section, name), m_theme->color(Tone::ink)}, Fit::elide);
        const int health = seat.health.empty() ? 0 : seat.health.back().second;
        const QString person = shownName(seat.person, seat.player);
        const QString words = seat.maximum > 0
                                  ? tr("%1, %2 of %3 health")
                                        .arg(person, QString::number(health), QString::number(seat.maximum))
                                  : person;
        paintText(painter, room.translated(0, 22), words,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)});
        top += 56;
    }
    return top;
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
