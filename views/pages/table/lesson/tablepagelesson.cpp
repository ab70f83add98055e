// The part of a TablePage that shows a lesson: where its slip lies, and what its ring goes round.

#include "views/battlefield/battlefieldview.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/pane.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/cover.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/lesson/lessonslip.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"

#include <algorithm>

namespace fabletop {

void TablePage::connectLesson()
{
    connect(m_lesson, &Lesson::changed, this, &TablePage::refreshLesson);
    connect(m_lesson, &Lesson::finished, this, &TablePage::lessonFinished);
    connect(m_slip, &LessonSlip::next, m_lesson, &Lesson::next);
    connect(m_slip, &LessonSlip::skipped, m_lesson, &Lesson::skip);
}

void TablePage::teach(SeatId seat)
{
    m_lesson->setMatch(match(), seat);
}

QRect TablePage::lessonTarget(bool& round) const
{
    const auto inside = [this](const QWidget* widget, const QRect& rect) {
        return QRect(widget->mapTo(this, rect.topLeft()), rect.size());
    };
    const auto on = [&](FighterId fighter) {
        const PieceLook* piece = m_board->look().piece(fighter);
        round = true;
        return piece ? inside(m_board->viewport(), m_board->spaceRect(piece->space)) : QRect();
    };
    const SeatId seat = m_desk.viewer();
    if (seat == SeatId::none) return {};
    switch (m_lesson->aim()) {
    case LessonAim::none: return {};
    case LessonAim::hero: return on(heroOf(seat));
    case LessonAim::sidekick: return on(fighterAt(seat, 1));
    case LessonAim::hand: return inside(m_hand, m_hand->rect().adjusted(4, HandView::lift, -4, -4));
    case LessonAim::confirm:
        return m_desk.asking() && m_desk.staging().ask() == Ask::defend
                   ? inside(m_hand, m_hand->rect().adjusted(4, HandView::lift, -4, -4))
                   : QRect();
    default: break;
    }
    const ActionKind kind = m_lesson->aim() == LessonAim::maneuver ? ActionKind::maneuver
                            : m_lesson->aim() == LessonAim::attack ? ActionKind::attack
                                                                   : ActionKind::scheme;
    const Button* button = m_actions->button(kind);
    return button->usable() ? inside(button, button->rect()) : QRect();
}

/// In the pane's place, over the combat sheet too; nothing is ringed while things move or somebody else decides.
void TablePage::refreshLesson()
{
    const bool shown = m_lesson->running() && m_cover->isHidden() && m_result->isHidden();
    m_slip->setVisible(shown);
    if (!shown) return m_ring->aimAt({}, false);
    m_slip->setWords(m_lesson->number(), m_lesson->text());
    const int wide = std::max(m_pane->width(), unit(228));
    const int high = std::max(m_pane->height(), m_slip->wantedHeight(wide));
    m_slip->setGeometry(m_pane->geometry().right() + 1 - wide, m_pane->geometry().bottom() + 1 - high, wide, high);
    if (m_sheet->isVisible()) { // between the ledger and its buttons, over neither
        const int middle = std::min(560, m_sheet->width() - 40);
        const int tall = m_slip->wantedHeight(middle);
        m_slip->setGeometry((m_sheet->width() - middle) / 2, m_sheet->height() - unit(52) - tall - 4, middle, tall);
    }
    m_slip->raise();
    bool round = false;
    const bool calm = m_desk.asking() && m_sheet->isHidden() && !m_desk.playback().busy();
    m_ring->aimAt(calm ? lessonTarget(round) : QRect(), round);
}

} // namespace fabletop
