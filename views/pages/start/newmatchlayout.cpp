// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a NewMatchPage stand and how it is drawn.

#include "model/match/words/narration.h"
#include "views/pages/start/fieldpicker.h"
#include "views/pages/start/heropicker.h"
#include "views/pages/start/newmatchpage.h"
#include "views/theme/button.h"
#include "views/theme/fittedtext.h"
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

constexpr int gap = 16;
constexpr int labelLeft = 38; ///< of "Seat 1", after the seat's form

} // namespace

void NewMatchPage::layOutSeat(SeatRow& row)
{
    const bool four = m_plan.count > 2;
    const int top = row.box.top() + unit(four ? 10 : 16);
    const int high = unit(four ? 28 : 34);
    int right = row.box.right() - 16;
    for (Button* button : {row.computer, row.person}) {
        const int wide = std::max(unit(four ? 90 : 104), button->sizeHint().width());
        button->setGeometry(right - wide, top, wide, high);
        right -= wide + 6;
    }
    const QFontMetrics metrics(m_theme->font(TextRole::button));
    const int label = metrics.horizontalAdvance(four ? tr("Team %1, seat %2").arg(u'B').arg(m_rows.size())
                                                     : tr("Seat %1").arg(m_rows.size()));
    const int labelled = row.box.left() + labelLeft + std::max(unit(54), label + 12);
    // Where both do not fit the name stands alone: empty, it says "Player 1" itself.
    const bool alone = right - labelled - 8 < unit(80) && !row.name->isHidden();
    const int left = alone ? row.box.left() + labelLeft : labelled;
    row.name->setGeometry(left, top, std::max(unit(70), std::min(unit(170), right - left - 8)), high);
    row.heroes->layOut(*m_theme, row.box, top + high + unit(four ? 6 : 14),
                       row.box.bottom() - unit(four ? 42 : 54), four);
    const int wide = unit(130);
    const int foot = row.box.bottom() - unit(four ? 38 : 44);
    row.level->setGeometry(row.box.right() - 16 - wide, foot, wide, high);
    const int partner = row.partner->sizeHint().width();
    const bool beside = isLow(row); // above the level it would lie on the heroes
    const int partnerRight = row.box.right() - 16 - (beside && !row.level->isHidden() ? wide + 8 : 0);
    row.partner->setGeometry(partnerRight - partner, beside ? foot : foot - high - unit(8), partner, high);
}

bool NewMatchPage::isLow(const SeatRow& row) const
{
    return row.box.height() < unit(180);
}

/// One row of seats, or the two teams beside each other, two seats each.
void NewMatchPage::layOutSeats(int seats, int inner)
{
    const int each = (inner - gap) / 2;
    const int rows = m_plan.count / 2;
    const int high = std::max((seats - (rows - 1) * 10) / rows, leastSeat());
    const int top = margin + unit(42);
    for (int seat = 0; seat < m_plan.count; ++seat) {
        SeatRow& row = m_rows[static_cast<std::size_t>(seat)];
        row.box = QRect(margin + (seat % 2) * (each + gap), top + seat / 2 * (high + 10), each, high);
        layOutSeat(row);
    }
}

/// Of four seats each has one row of discs, of two it has one with names or two without.
int NewMatchPage::leastSeat() const
{
    return unit(m_plan.count > 2 ? 138 : 200);
}

void NewMatchPage::layOut()
{
    const int inner = width() - 2 * margin;
    const int foot = unit(64);
    const int options = unit(60);
    const int across = m_fields->across(*m_theme, inner);
    const int rows = m_plan.count / 2;
    const int left = height() - foot - options - margin - unit(42 + 38) - 2 * unit(5) - rows * leastSeat() -
                     (rows - 1) * 10;
    const int wanted =
        std::clamp(static_cast<int>((inner / across - 18) / 1.5) + unit(44) + 14, unit(120), unit(260));
    const int fields = std::max(std::min(wanted, left), unit(84));
    const int spare = height() - foot - options - fields - unit(38) - margin - unit(42);
    const int seats = std::max(std::min(spare - unit(24), unit(m_plan.count > 2 ? 460 : 430)),
                               rows * leastSeat() + (rows - 1) * 10);
    const int air = std::max(unit(5), (spare - seats) / 3);
    m_two->setGeometry(margin, unit(16), m_two->sizeHint().width(), unit(34));
    m_four->setGeometry(m_two->geometry().right() + 8, unit(16), m_four->sizeHint().width(), unit(34));
    layOutSeats(seats, inner);
    m_fieldsTop = m_rows[static_cast<std::size_t>(m_plan.count - 1)].box.bottom() + air;
    m_fields->layOut(*m_theme, QRect(margin, m_fieldsTop + unit(26), inner, fields - 8));
    m_optionsTop = m_fieldsTop + unit(26) + fields + air - unit(8);
    layOutOptions();
    m_foot = QRect(0, height() - foot, width(), foot);
    const int start = std::max(unit(150), m_start->sizeHint().width());
    const int surprise = std::max(unit(140), m_surprise->sizeHint().width());
    const int top = m_foot.top() + (foot - unit(38)) / 2;
    m_start->setGeometry(width() - margin - start, top, start, unit(38));
    m_surprise->setGeometry(width() - margin - start - 8 - surprise, top, surprise, unit(38));
}

/// Fields share what the tick boxes leave, up to what they need.
void NewMatchPage::layOutOptions()
{
    const int top = m_optionsTop + unit(20);
    const int boxes = m_practice->sizeHint().width() + m_open->sizeHint().width() + unit(44);
    const int room = width() - 2 * margin - boxes - 2 * unit(16);
    int x = margin;
    for (const auto& [field, share, most] :
         {std::tuple<QWidget*, int, int>{m_first, 37, 220}, {m_seed, 26, 160}, {m_rules, 37, 220}}) {
        const int wide = std::clamp(room * share / 100, unit(80), unit(most));
        field->setGeometry(x, top, wide, unit(34));
        x += wide + unit(16);
    }
    x += unit(8);
    for (QCheckBox* box : {m_practice, m_open}) {
        box->setGeometry(x, top, box->sizeHint().width(), unit(34));
        x += box->sizeHint().width() + unit(20);
    }
}

void NewMatchPage::paintSeat(QPainter& painter, int seat) const
{
    const SeatRow& row = m_rows[static_cast<std::size_t>(seat)];
    const SeatId id = idAt<SeatId>(seat);
    paintShadow(painter, *m_theme, row.box, 6, 1);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(m_theme->color(Tone::panel));
    painter.drawRoundedRect(QRectF(row.box), 6, 6);
    painter.fillRect(QRect(row.box.left(), row.box.top(), row.box.width(), 4), m_theme->seat(id));
    const qreal middle = row.name->geometry().center().y();
    paintSeatForm(painter, *m_theme, id, QPointF(row.box.left() + 24, middle), 6);
    painter.setFont(m_theme->font(TextRole::button));
    painter.setPen(m_theme->color(Tone::ink));
    QString words = m_plan.count == 2
                        ? tr("Seat %1").arg(seat + 1)
                        : tr("Team %1, seat %2").arg(QLatin1Char(seat % 2 ? 'B' : 'A')).arg(seat + 1);
    if (m_plan.holder(seat) != seat) words += QStringLiteral(": ") + nameOf(seat);
    if (row.name->isHidden() || row.name->x() > row.box.left() + labelLeft)
        paintText(painter, QRectF(row.box.left() + labelLeft, middle - 14, unit(260), 28), words,
                  TextStyle::of(painter));
    paintSeatTexts(painter, row);
}

/// The chosen hero's figures at the foot, its abilities above where there is room.
void NewMatchPage::paintSeatTexts(QPainter& painter, const SeatRow& row) const
{
    const bool four = m_plan.count > 2;
    const int line = row.box.bottom() - unit(four ? 42 : 54);
    painter.fillRect(QRect(row.box.left() + 16, line, row.box.width() - 32, 1), m_theme->color(Tone::hair));
    const QString hero = row.heroes->chosenName();
    int room = row.box.width() - 32 - (row.level->isHidden() ? 0 : unit(140));
    if (isLow(row) && !row.partner->isHidden()) room -= row.partner->width() + 12;
    const QString words = four ? hero + QStringLiteral(" · ") + row.figures : row.figures;
    painter.setFont(m_theme->font(TextRole::second));
    painter.setPen(m_theme->color(four ? Tone::ink : Tone::ink2));
    const QRect place(row.box.left() + 16, line + unit(3), room, unit(four ? 38 : 46));
    if (room > unit(80)) // less holds no figures
        paintText(painter, place, words, TextStyle::of(painter), Fit::wrapElide);
    if (row.heroes->picks().empty()) return;
    const int top = row.heroes->geometry().bottom() + unit(10);
    const QRect above(row.box.left() + 20, top, row.box.width() - 40, line - top - 4);
    if (above.height() < painter.fontMetrics().height()) return;
    QFont font = m_theme->font(TextRole::body);
    if (fittedWords(font, above.size(), row.abilities) != row.abilities)
        font = m_theme->font(TextRole::second);
    paintText(painter, above, row.abilities, {font, m_theme->color(Tone::ink)}, Fit::wrapElide,
              Qt::AlignTop | Qt::AlignLeft);
}

QString NewMatchPage::footWords() const
{
    if (!m_refusal.isEmpty()) return m_refusal;
    QStringList heroes;
    for (int seat = 0; seat < m_plan.count; ++seat)
        heroes << shownText(m_rows[static_cast<std::size_t>(seat)].heroes->chosenName());
    const QString field = shownText(m_fields->chosenName());
    const QString ready = m_plan.count == 2 ? tr("Ready. %1 plays %2 against %3 at %4.")
                                                  .arg(nameOf(0), heroes.value(0), heroes.value(1), field)
                                            : tr("Ready. %1 and %2 against %3 and %4 at %5.")
                                                  .arg(heroes.value(0), heroes.value(2), heroes.value(1),
                                                       heroes.value(3), field);
    return m_plan.ruleSet == standardRulesId ? ready
                                             : ready + u' ' + tr("Rule set: %1.").arg(m_rules->currentText());
}

void NewMatchPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    for (int seat = 0; seat < m_plan.count; ++seat)
        paintSeat(painter, seat);
    paintText(painter, QRect(margin, m_fieldsTop, 300, unit(24)), tr("Battlefield"),
              {m_theme->font(TextRole::section), m_theme->color(Tone::ink)});
    paintText(painter, QRect(m_first->x(), m_optionsTop, 220, unit(18)), tr("Goes first"),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)});
    paintText(painter, QRect(m_seed->x(), m_optionsTop, 220, unit(18)), tr("Seed"), TextStyle::of(painter));
    paintText(painter, QRect(m_rules->x(), m_optionsTop, 220, unit(18)), tr("Rule set"),
              TextStyle::of(painter));
    const bool refused = !m_refusal.isEmpty();
    painter.fillRect(m_foot, m_theme->color(Tone::panel));
    painter.fillRect(QRect(m_foot.left(), m_foot.top(), m_foot.width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(m_foot.left(), m_foot.top(), 5, m_foot.height()),
                     m_theme->color(refused ? Tone::harm : Tone::accent));
    const QRect room(margin, m_foot.top(), m_surprise->x() - margin - 12, m_foot.height());
    paintText(painter, room, footWords(),
              {m_theme->font(TextRole::prompt), m_theme->color(refused ? Tone::harm : Tone::ink)}, Fit::wrap);
}

} // namespace fabletop
