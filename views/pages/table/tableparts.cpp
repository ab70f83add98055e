// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tableparts.h"

#include "views/battlefield/battlefieldview.h"
#include "views/combat/combataside.h"
#include "views/combat/combatband.h"
#include "views/combat/combatline.h"
#include "views/combat/combatsheet.h"
#include "views/hand/actionbar.h"
#include "views/hand/choicerow.h"
#include "views/hand/detailpane.h"
#include "views/hand/handtabs.h"
#include "views/hand/handview.h"
#include "views/hand/promptbar.h"
#include "views/hand/traybacks.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/pages/table/resultbar.h"
#include "views/seats/deckpanel.h"
#include "views/seats/seatpanel.h"
#include "views/theme/button.h"
#include "views/theme/rulelink.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <vector>

namespace fabletop {

TableParts::TableParts(const std::shared_ptr<const Theme>& theme, QWidget& page)
    : board(new BattlefieldView(&page)), prompt(new PromptBar(theme, &page)),
      actions(new ActionBar(theme, prompt)), choices(new ChoiceRow(theme, prompt)),
      tabs(new HandTabs(theme, &page)), hand(new HandView(theme, &page)), deck(new DeckPanel(theme, &page)),
      pane(new DetailPane(theme, &page)), large(new DetailPane(theme, &page)),
      strip(new TimelineStrip(theme, &page)), column(new TurnColumn(theme, &page)),
      band(new CombatBand(theme, prompt)), aside(new CombatAside(theme, &page)),
      line(new CombatLine(theme, &page)), sheet(new CombatSheet(theme, &page)),
      result(new ResultBar(theme, &page)), cover(new HandOverScreen(theme, &page)),
      tag(new LessonTag(theme, &page)), ring(new LessonRing(theme, &page))
{
    for (SeatPanel*& panel : panels)
        panel = new SeatPanel(theme, &page);
    for (std::size_t seat = 0; seat < trays.size(); ++seat)
        trays[seat] = new TrayBacks(theme, panels[seat]);
    prompt->hold(band, actions, choices);
    choices->hide();
    hideOverlays();
    hand->raise();
    pane->raise();
    large->raise();
    large->hide();
    deck->raise();
    aside->raise();
    line->raise();
    sheet->raise();
    cover->raise();
    orderFocus();
}

void TableParts::hideOverlays()
{
    band->hide();
    aside->hide();
    line->hide();
    sheet->hide();
    result->hide();
    cover->hide();
}

void TableParts::orderFocus()
{
    std::vector<QWidget*> order{board, tabs, hand};
    for (ActionKind kind : {ActionKind::maneuver, ActionKind::attack, ActionKind::scheme})
        order.push_back(actions->button(kind));
    order.insert(order.end(), choices->buttons().begin(), choices->buttons().end());
    order.insert(order.end(), {prompt->settleButton(), prompt->moveNowButton(), prompt->declineButton(),
                               prompt->returnButton(), prompt->confirmButton(), prompt->ruleLink(),
                               prompt->takeBackButton(), pane->newsButton(), strip, column});
    order.insert(order.end(), panels.begin(), panels.end());
    for (std::size_t place = 1; place < order.size(); ++place)
        QWidget::setTabOrder(order[place - 1], order[place]);
}

void TableParts::retranslate()
{
    actions->retranslate();
    result->retranslate();
    tag->retranslate();
}

} // namespace fabletop
