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
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace fabletop {

namespace {

constexpr int gap = 8;
constexpr int boxBelow = 729;    ///< height of the page, under which battlefields are in a box
constexpr int seatHighest = 430; ///< of a duel: more would only part what belongs together
constexpr int teamHighest = 214;

} // namespace

bool NewMatchPage::fieldsInBox() const
{
    return height() < boxBelow * std::max(1.0, m_theme->scale());
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
    // With the largest letters a seat shows who and which hero, and nothing lies over the rest of the page.
    const int given = std::min(seats, room);
    layOutSeats(QRect(margin, top, inner, given));
    m_fieldsTop = top + given + gap;
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
    layOutHeads();
    for (int side = 0; side < 2; ++side)
        m_teams[static_cast<std::size_t>(side)] =
            teams ? QRect(room.left() + side * (each + gap), room.top(), each, room.height()) : QRect();
}

/// The widest form that has room in every seat, so that no two of them differ.
void NewMatchPage::layOutHeads()
{
    const auto shown = std::span(m_seats).first(static_cast<std::size_t>(m_plan.count));
    int form = 0;
    while (
        form + 1 < SeatChooser::headForms() &&
        !std::all_of(shown.begin(), shown.end(), [form](SeatChooser* seat) { return seat->fitsHead(form); }))
        ++form;
    for (SeatChooser* seat : shown)
        seat->setHead(form);
    alignSeats();
}

/// Abilities in letters of one size, sidekicks on one line.
void NewMatchPage::alignSeats()
{
    const auto shown = std::span(m_seats).first(static_cast<std::size_t>(m_plan.count));
    int step = 0;
    for (const SeatChooser* seat : shown)
        step = std::max(step, seat->abilityStep());
    for (SeatChooser* seat : shown)
        seat->setAbilityStep(step);
    int top = 0;
    for (const SeatChooser* seat : shown)
        top = std::max(top, seat->companionsTop());
    for (SeatChooser* seat : shown)
        seat->setCompanionsTop(top);
}

int NewMatchPage::wordsWide(const QComboBox& box) const
{
    int wide = 0;
    for (int item = 0; item < box.count(); ++item)
        wide = std::max(wide, box.fontMetrics().horizontalAdvance(box.itemText(item)));
    return wide + unit(46) + (box.itemIcon(0).isNull() ? 0 : box.iconSize().width() + 6);
}

/// Fields are as wide as their words, and share what is left; the tick boxes stand one over the other where
/// that gives the fields their words. What is missing even then goes from the widest.
void NewMatchPage::layOutOptions()
{
    struct Part {
        QWidget* field;
        int wide;
        int least; ///< its label
    };
    const int between = unit(fieldsInBox() ? 10 : 16);
    const int room = width() - 2 * margin;
    const QFontMetrics labels(m_theme->font(TextRole::second));
    std::vector<Part> parts;
    const auto add = [&](QWidget* field, int wide) {
        const int label = labels.horizontalAdvance(field->accessibleName()) + 6;
        parts.push_back({field, std::max(wide, label), std::max(label, unit(76))});
    };
    if (fieldsInBox()) add(m_fieldBox, std::min(wordsWide(*m_fieldBox), unit(240)));
    add(m_first, std::min(wordsWide(*m_first), unit(220)));
    add(m_seed, m_seed->fontMetrics().horizontalAdvance(m_seed->placeholderText()) + unit(26));
    add(m_rules, std::min(wordsWide(*m_rules), unit(220)));
    const auto wanted = [&] {
        return std::accumulate(parts.begin(), parts.end(), 0,
                               [&](int sum, const Part& part) { return sum + part.wide + between; });
    };
    const int practice = m_practice->sizeHint().width();
    const int open = m_open->sizeHint().width();
    const bool beside = wanted() + practice + unit(16) + open <= room;
    const int ticks = beside ? practice + unit(16) + open : std::max(practice, open);
    for (int more = wanted() + ticks - room; more > 0;) {
        const auto widest = std::max_element(parts.begin(), parts.end(), [](const Part& x, const Part& y) {
            return x.wide - x.least < y.wide - y.least;
        });
        const int given = std::min({more, widest->wide - widest->least, unit(10)});
        if (given <= 0) break;
        widest->wide -= given;
        more -= given;
    }
    const int spare = std::max(0, room - ticks - wanted()) / static_cast<int>(parts.size());
    const int top = m_optionsTop + unit(18);
    int x = margin;
    for (const Part& part : parts) {
        const int wide = part.wide + std::min(spare, unit(60));
        part.field->setGeometry(x, top, wide, unit(32));
        x += wide + between;
    }
    if (beside) {
        m_practice->setGeometry(x, top, practice, unit(32));
        m_open->setGeometry(x + practice + unit(16), top, open, unit(32));
        return;
    }
    m_practice->setGeometry(x, m_optionsTop, width() - margin - x, unit(26));
    m_open->setGeometry(x, m_optionsTop + unit(26), width() - margin - x, unit(26));
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
    const QString help =
        m_plan.ruleSet == standardRulesId
            ? tr("%1. Apprentice thinks little before a move, Duelist more, Master for up to two seconds.")
                  .arg(field)
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
