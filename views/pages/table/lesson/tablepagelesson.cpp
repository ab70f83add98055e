// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a TablePage that shows a lesson: its sentence in the help line, its tag beside the strip, its
// ring.

#include "views/battlefield/battlefieldview.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"

namespace fabletop {

namespace {

const QString learnedKey = QStringLiteral("lesson/learned");

} // namespace

void TablePage::connectLesson()
{
    connect(m_lesson, &Lesson::changed, this, [this] {
        if (m_lesson->running()) m_settings.setValue(learnedKey, m_lesson->learned());
        refresh();
    });
    connect(m_lesson, &Lesson::finished, this, &TablePage::lessonFinished);
    connect(m_tag, &LessonTag::next, m_lesson, &Lesson::next);
    connect(m_tag, &LessonTag::skipped, m_lesson, &Lesson::skip);
}

/// A match that has been played for a while is one that was taught before.
void TablePage::teach(SeatId seat)
{
    const bool fresh = !match() || match()->timeline().last() == 0;
    m_lesson->setMatch(match(), seat, fresh ? 0 : m_settings.value(learnedKey, 0).toInt());
}

LessonScene TablePage::lessonScene() const
{
    if (!match()) return LessonScene::waiting;
    if (m_sheet->isVisible()) return LessonScene::combat;
    if (!m_controller.asking() || m_controller.playback().busy() || m_controller.looksBack())
        return LessonScene::waiting;
    if (m_controller.table().turn.number == 0) return LessonScene::placing;
    switch (m_controller.staging().ask()) {
    case Ask::action: return LessonScene::action;
    case Ask::maneuver: return LessonScene::maneuver;
    case Ask::defend: return LessonScene::defense;
    default: return LessonScene::question;
    }
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
    const SeatId seat = m_controller.viewer();
    if (seat == SeatId::none) return {};
    switch (m_lesson->aim()) {
    case LessonAim::none: return {};
    case LessonAim::hero: return on(heroOf(seat));
    case LessonAim::sidekick: return on(fighterAt(seat, 1));
    case LessonAim::hand: return inside(m_hand, m_hand->rect().adjusted(12, HandView::lift + 10, -12, -12));
    default: break;
    }
    const ActionKind kind = m_lesson->aim() == LessonAim::maneuver ? ActionKind::maneuver
                            : m_lesson->aim() == LessonAim::attack ? ActionKind::attack
                                                                   : ActionKind::scheme;
    const Button* button = m_actions->button(kind);
    return button->usable() ? inside(button, button->rect()) : QRect();
}

/// Nothing is ringed while things move or somebody else decides.
void TablePage::refreshLesson()
{
    const bool shown = m_lesson->running() && m_cover->isHidden() && m_result->isHidden();
    m_tag->setVisible(shown);
    m_lesson->setScene(lessonScene());
    m_sheet->setHelp(shown ? m_lesson->text() : QString());
    if (!shown) return m_ring->aimAt({}, false);
    m_tag->setNumber(m_lesson->number());
    bool round = false;
    m_ring->aimAt(m_sheet->isHidden() ? lessonTarget(round) : QRect(), round);
}

} // namespace fabletop
