// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a NewMatchPage stand and how it is drawn.

#include "model/match/words/narration.h"
#include "views/pages/start/fieldpicker.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/seatchooser.h"
#include "views/theme/button.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>
#include <tuple>

namespace fabletop {

namespace {

constexpr int gap = 8;
constexpr int boxBelow = 700;    ///< height of the page, under which battlefields are in a box
constexpr int seatHighest = 430; ///< of a duel: more would only part what belongs together
constexpr int teamHighest = 214;

} // namespace

bool NewMatchPage::fieldsInBox() const
{
    return height() < unit(boxBelow);
}

void NewMatchPage::layOut()
{
    const int inner = width() - 2 * margin;
    const int top = unit(34) + 2 * unit(10);
    const int foot = unit(56);
    const int options = unit(58);
    const bool box = fieldsInBox();
    m_two->setGeometry(margin, unit(10), m_two->sizeHint().width(), unit(34));
    m_four->setGeometry(m_two->geometry().right() + gap, unit(10), m_four->sizeHint().width(), unit(34));
    const int wide = m_surprise->sizeHint().width();
    m_surprise->setGeometry(width() - margin - wide, unit(10), wide, unit(34));

    const int below = height() - foot - options;
    const int rows = m_plan.count / 2;
    const int titles = m_plan.count > 2 ? unit(30) + gap : 0;
    const int least = rows * SeatChooser::leastHeight(*m_theme) + (rows - 1) * gap + titles;
    const int fieldsLeast = box ? 0 : unit(28) + unit(96);
    const int most = box                ? below - top - 2 * gap
                     : m_plan.count > 2 ? 2 * unit(teamHighest) + titles
                                        : unit(seatHighest);
    const int room = below - top - 2 * gap;
    // On a large screen the seats grow when the battlefields have what they want.
    const int across = m_fields->across(*m_theme, inner);
    const int wanted = unit(28) + std::min(static_cast<int>(inner / across / 1.5) + unit(50), unit(260));
    const int seats = std::max(std::clamp(room - fieldsLeast, least, std::max(least, most)),
                               box ? 0 : std::min(room - wanted, most * 8 / 5));
    layOutSeats(QRect(margin, top, inner, seats));
    m_fieldsTop = top + seats + gap;
    m_fields->setVisible(!box);
    m_fieldBox->setVisible(box);
    if (!box)
        m_fields->layOut(*m_theme, QRect(margin, m_fieldsTop + unit(26), inner,
                                         std::min(below - m_fieldsTop - unit(26) - 4, unit(260))));
    m_optionsTop = below;
    layOutOptions();
    m_foot = QRect(0, height() - foot, width(), foot);
    const int start = std::max(unit(132), m_start->sizeHint().width());
    m_start->setGeometry(width() - margin - start, m_foot.top() + (foot - unit(36)) / 2, start, unit(36));
}

/// Two side by side; of four the teams are, each with its seats one over the other.
void NewMatchPage::layOutSeats(QRect room)
{
    const bool teams = m_plan.count > 2;
    const int each = (room.width() - gap) / 2;
    const int title = teams ? unit(30) : 0;
    const int rows = m_plan.count / 2;
    const int inset = teams ? 6 : 0;
    const int high = (room.height() - title - (teams ? inset : 0) - (rows - 1) * gap / 2) / rows;
    for (int seat = 0; seat < m_plan.count; ++seat) {
        const int left = room.left() + (seat % 2) * (each + gap);
        m_seats[static_cast<std::size_t>(seat)]->setGeometry(
            left + inset, room.top() + title + seat / 2 * (high + gap / 2), each - 2 * inset, high);
    }
    for (int side = 0; side < 2; ++side)
        m_teams[static_cast<std::size_t>(side)] =
            teams ? QRect(room.left() + side * (each + gap), room.top(), each, room.height()) : QRect();
}

/// Fields share what the tick boxes leave, up to what they need.
void NewMatchPage::layOutOptions()
{
    const int top = m_optionsTop + unit(18);
    const int boxes = m_practice->sizeHint().width() + m_open->sizeHint().width() + unit(44);
    const int room = width() - 2 * margin - boxes - 2 * unit(16);
    const bool box = fieldsInBox();
    int x = margin;
    const int each = box ? 26 : 37;
    for (const auto& [field, share, most] : {std::tuple<QWidget*, int, int>{m_fieldBox, box ? 28 : 0, 220},
                                             {m_first, each, 220},
                                             {m_seed, box ? 18 : 26, 160},
                                             {m_rules, each, 220}}) {
        if (share == 0) continue;
        const int wide = std::clamp(room * share / 100, unit(76), unit(most));
        field->setGeometry(x, top, wide, unit(32));
        x += wide + unit(box ? 10 : 16);
    }
    x += unit(6);
    for (QCheckBox* tick : {m_practice, m_open}) {
        tick->setGeometry(x, top, tick->sizeHint().width(), unit(32));
        x += tick->sizeHint().width() + unit(16);
    }
}

// -- drawing

void NewMatchPage::paintTeams(QPainter& painter) const
{
    const QString words[] = {tr("on the left, moves first and third"),
                             tr("on the right, moves second and fourth")};
    for (int side = 0; side < 2; ++side) {
        const QRectF frame = QRectF(m_teams[static_cast<std::size_t>(side)]).adjusted(0.5, 0.5, -0.5, -0.5);
        if (frame.width() < 2) continue;
        painter.setPen(QPen(m_theme->color(Tone::edge), 1));
        painter.setBrush(m_theme->color(Tone::panel));
        painter.drawRoundedRect(frame, 7, 7);
        const QString name = side == 0 ? tr("Team A") : tr("Team B");
        const QFont bold = m_theme->font(TextRole::section);
        const QRectF head(frame.left() + 14, frame.top(), frame.width() - 64, unit(30));
        const qreal wide = QFontMetricsF(bold).horizontalAdvance(name);
        paintText(painter, head, name, {bold, m_theme->color(Tone::ink)});
        paintText(painter, head.adjusted(wide + 14, 0, 0, 0), words[side],
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
        for (int row = 0; row < 2; ++row)
            paintSeatForm(painter, *m_theme, idAt<SeatId>(side + 2 * row),
                          QPointF(frame.right() - 38 + 22 * row, head.center().y()), 6);
    }
}

QString NewMatchPage::readyWords() const
{
    if (!m_refusal.isEmpty()) return m_refusal;
    QStringList heroes;
    for (int seat = 0; seat < m_plan.count; ++seat)
        heroes << shownText(m_seats[static_cast<std::size_t>(seat)]->heroName());
    return m_plan.count == 2 ? tr("Ready: %1 against %2").arg(heroes.value(0), heroes.value(1))
                             : tr("Ready: %1 and %2 against %3 and %4")
                                   .arg(heroes.value(0), heroes.value(2), heroes.value(1), heroes.value(3));
}

void NewMatchPage::paintFoot(QPainter& painter) const
{
    const bool refused = !m_refusal.isEmpty();
    painter.fillRect(m_foot, m_theme->color(Tone::panel));
    painter.fillRect(QRect(m_foot.left(), m_foot.top(), m_foot.width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(m_foot.left(), m_foot.top(), 5, m_foot.height()),
                     m_theme->color(refused ? Tone::harm : Tone::accent));
    const QRect room(margin + 8, m_foot.top(), m_start->x() - 2 * margin - 8, m_foot.height());
    const TextStyle ready{m_theme->font(TextRole::prompt), m_theme->color(refused ? Tone::harm : Tone::ink)};
    if (refused) {
        paintText(painter, room, readyWords(), ready, Fit::wrap);
        return;
    }
    const QString field = shownText(m_fields->chosenName());
    const QString help = m_plan.ruleSet == standardRulesId
                             ? tr("%1. Greedy plays the best blow at hand, Random plays anything.").arg(field)
                             : tr("%1. Rule set: %2.").arg(field, m_rules->currentText());
    paintText(painter, QRectF(room.left(), m_foot.top() + unit(6), room.width(), unit(24)), readyWords(),
              ready, Fit::shrink);
    paintText(painter, QRectF(room.left(), m_foot.top() + unit(30), room.width(), unit(20)), help,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
}

void NewMatchPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    paintTeams(painter);
    const TextStyle label{m_theme->font(TextRole::second), m_theme->color(Tone::ink2)};
    if (!fieldsInBox()) {
        const QFont section = m_theme->font(TextRole::section);
        const QString word = tr("Battlefield");
        paintText(painter, QRect(margin, m_fieldsTop, 300, unit(24)), word,
                  {section, m_theme->color(Tone::ink)});
        if (m_plan.count > 2)
            paintText(painter,
                      QRectF(margin + QFontMetricsF(section).horizontalAdvance(word) + 14, m_fieldsTop, 400,
                             unit(24)),
                      tr("two teams need four starts"), label);
    }
    for (const auto& [field, words] : {std::pair<QWidget*, QString>{m_fieldBox, tr("Battlefield")},
                                       {m_first, tr("Goes first")},
                                       {m_seed, tr("Seed")},
                                       {m_rules, tr("Rule set")}})
        if (!field->isHidden())
            paintText(painter, QRect(field->x(), m_optionsTop, field->width() + unit(10), unit(17)), words,
                      label, Fit::shrink);
    paintFoot(painter);
}

} // namespace fabletop
