// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/lesson/lessonguide.h"

#include "views/battlefield/battlefieldview.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/handview.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/pages/table/resultbar.h"
#include "views/pages/table/tablecontroller.h"
#include "views/seats/seatpanel.h"
#include "views/theme/button.h"

namespace fabletop {

namespace {

const QString learnedKey = QStringLiteral("lesson/learned");

} // namespace

LessonGuide::LessonGuide(Settings& settings, const TableController& table, TableParts& parts, QWidget& page)
    : m_settings(settings), m_table(table), m_parts(parts), m_page(page)
{
    connect(&m_lesson, &Lesson::changed, this, [this] {
        if (m_lesson.running()) m_settings.setValue(learnedKey, m_lesson.learned());
        Q_EMIT changed();
    });
    connect(&m_lesson, &Lesson::finished, this, &LessonGuide::finished);
    connect(m_parts.tag, &LessonTag::next, &m_lesson, &Lesson::next);
    connect(m_parts.tag, &LessonTag::skipped, &m_lesson, &Lesson::skip);
    connect(m_parts.board, &BattlefieldView::spaceHovered, &m_lesson, &Lesson::seeSpace);
    connect(m_parts.board, &BattlefieldView::cursorMoved, &m_lesson, &Lesson::seeSpace);
    connect(m_parts.board, &BattlefieldView::fighterHovered, &m_lesson, &Lesson::seeFighter);
    for (SeatPanel* panel : m_parts.panels)
        connect(panel, &SeatPanel::fighterHovered, &m_lesson, &Lesson::seeFighter);
}

/// A match that has been played for a while is one that was taught before.
void LessonGuide::teach(SeatId seat)
{
    Match* match = m_table.match();
    const bool fresh = !match || match->timeline().last() == 0;
    m_lesson.setMatch(match, seat, fresh ? 0 : m_settings.value(learnedKey, 0).toInt());
}

void LessonGuide::stop()
{
    m_lesson.setMatch(nullptr, SeatId::none);
}

void LessonGuide::closeLedger(bool onSheet)
{
    if (!onSheet || m_lesson.told() == LessonStep::ledger) m_lesson.closeLedger();
}

LessonScene LessonGuide::scene() const
{
    if (!m_table.match()) return LessonScene::waiting;
    if (m_parts.sheet->isVisible()) return LessonScene::combat;
    if (!m_table.asking() || m_table.playback().busy() || m_table.looksBack()) return LessonScene::waiting;
    if (m_table.table().turn.number == 0) return LessonScene::placing;
    switch (m_table.staging().ask()) {
    case Ask::action: return LessonScene::action;
    case Ask::maneuver: return LessonScene::maneuver;
    case Ask::defend: return LessonScene::defense;
    default: return LessonScene::question;
    }
}

QRect LessonGuide::inside(const QWidget& widget, const QRect& rect) const
{
    return {widget.mapTo(&m_page, rect.topLeft()), rect.size()};
}

QRect LessonGuide::spaceOf(FighterId fighter) const
{
    const PieceLook* piece = m_parts.board->look().piece(fighter);
    return piece ? inside(*m_parts.board->viewport(), m_parts.board->spaceRect(piece->space)) : QRect();
}

QRect LessonGuide::target(bool& round) const
{
    const SeatId seat = m_table.viewer();
    if (seat == SeatId::none) return {};
    const LessonAim aim = m_lesson.aim();
    round = aim == LessonAim::hero || aim == LessonAim::sidekick;
    switch (aim) {
    case LessonAim::none: return {};
    case LessonAim::hero: return spaceOf(heroOf(seat));
    case LessonAim::sidekick: return spaceOf(fighterAt(seat, 1));
    case LessonAim::hand:
        return inside(*m_parts.hand, m_parts.hand->rect().adjusted(12, HandView::lift + 10, -12, -12));
    default: break;
    }
    const ActionKind kind = aim == LessonAim::maneuver ? ActionKind::maneuver
                            : aim == LessonAim::attack ? ActionKind::attack
                                                       : ActionKind::scheme;
    const Button& button = *m_parts.actions->button(kind);
    return button.usable() ? inside(button, button.rect()) : QRect();
}

void LessonGuide::refresh()
{
    const bool shown = m_lesson.running() && m_parts.cover->isHidden() && m_parts.result->isHidden();
    m_parts.tag->setVisible(shown);
    m_lesson.setScene(scene());
    m_parts.sheet->setHelp(shown ? m_lesson.text() : QString());
    if (!shown) return m_parts.ring->aimAt({}, false);
    m_parts.tag->setNumber(m_lesson.number());
    bool round = false;
    m_parts.ring->aimAt(m_parts.sheet->isHidden() ? target(round) : QRect(), round);
}

} // namespace fabletop
