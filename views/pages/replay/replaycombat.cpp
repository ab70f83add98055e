// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaycombat.h"

#include "views/combat/combatplace.h"
#include "views/combat/combatsheet.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaytimeline.h"
#include "views/timeline/turnstrip.h"

#include <QEvent>

namespace fabletop {

ReplayCombat::ReplayCombat(ReplayPage& page, Settings& settings, std::shared_ptr<const Theme> theme)
    : m_page(page), m_settings(settings), m_sheet(new CombatSheet(std::move(theme), &page))
{
    m_sheet->hide();
    m_page.installEventFilter(this);
    m_page.setCanShowCombat(true);
    connect(&m_page, &ReplayPage::combatRequested, this, &ReplayCombat::open);
    connect(&m_page, &ReplayPage::moved, this, [this] {
        if (!m_following) m_sheet->closePast(); // somewhere else is looked at
    });
    connect(&m_page.view(), &TableView::renewed, this, [this] {
        if (!m_following) m_sheet->closePast(); // another match, or other eyes
    });
    connect(m_sheet, &CombatSheet::stepped, this, &ReplayCombat::follow);
    connect(m_sheet, &CombatSheet::closed, &m_page, qOverload<>(&QWidget::setFocus));
    connect(m_sheet, &CombatSheet::ruleActivated, &m_page, &ReplayPage::ruleActivated);
    connect(m_sheet, &CombatSheet::paceChanged, this,
            [this](CombatPace pace) { m_settings.setCombatPace(pace); });
}

void ReplayCombat::open(int event)
{
    const Match* match = m_page.match();
    if (!match || m_following) return;
    const Structure& structure = match->timeline().structure();
    const int place = structure.fightAt(event);
    if (place < 0) return;
    const Fight& fight = structure.fights()[static_cast<std::size_t>(place)];
    if (!fight.over || event >= fight.endEvent) return;
    m_page.setPlaying(false);
    const Ledger ledger = m_page.view().ledgerAfter(fight.endEvent);
    m_sheet->setNarrator(m_page.view().narrator());
    m_sheet->setPace(m_settings.combatPace());
    m_sheet->setSpeed(m_settings.lessMotion() ? 0 : m_settings.speed());
    layOut();
    m_sheet->openPast(ledger, combatPlace(*m_page.view().match(), ledger), tr("Back to replay"));
}

void ReplayCombat::follow(int events)
{
    if (!m_page.match()) return;
    m_following = true;
    const Cursor cursor = m_page.match()->timeline().cursorAt(events);
    m_page.seek(cursor.position, cursor.offset);
    m_following = false;
}

/// Over the page down to the turns, which show where the cursor is.
void ReplayCombat::layOut()
{
    const QWidget& turns = *m_page.timeline()->strip();
    const int bottom = turns.isVisible() ? turns.mapTo(&m_page, QPoint(0, 0)).y() : m_page.height();
    m_sheet->setGeometry(0, 0, m_page.width(), bottom);
}

bool ReplayCombat::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide) m_sheet->closePast();
    if ((event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) && !m_sheet->isHidden())
        layOut();
    return QObject::eventFilter(watched, event);
}

} // namespace fabletop
