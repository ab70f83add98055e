// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/fieldpicker.h"

#include "model/match/words/spokenname.h"

#include <QScrollBar>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int fieldGap = 8;

} // namespace

FieldPicker::FieldPicker(Language language, QWidget* parent)
    : PickArea(Qt::Horizontal, parent), m_language(language)
{}

FieldPick* FieldPicker::add(const QString& choice, Battlefield battlefield,
                            const std::shared_ptr<const Theme>& theme)
{
    const QString name = spokenName(battlefield.name, m_language);
    auto* pick = new FieldPick(choice, std::move(battlefield), name, theme, ground());
    connect(pick, &FieldPick::clicked, this, [this, pick, choice] {
        if (pick->reason().isEmpty()) Q_EMIT picked(choice);
    });
    connect(pick, &FieldPick::refused, this, &FieldPicker::refused);
    m_picks.push_back(pick);
    return pick;
}

void FieldPicker::showChoice(const QString& choice, int seats)
{
    for (FieldPick* pick : m_picks) {
        pick->setReason(
            pick->starts() >= seats
                ? QString()
                : tr("%1 has %n start(s), four are needed", nullptr, pick->starts()).arg(pick->text()));
        pick->setChecked(pick->choice() == choice);
    }
}

QString FieldPicker::fitting(const QString& choice, int seats) const
{
    const auto fits = [seats](const FieldPick* pick) { return pick->starts() >= seats; };
    for (const FieldPick* pick : m_picks)
        if (pick->choice() == choice && fits(pick)) return choice;
    const auto first = std::find_if(m_picks.begin(), m_picks.end(), fits);
    return first == m_picks.end() ? choice : (*first)->choice();
}

int FieldPicker::across(const Theme& theme, int wide) const
{
    return std::clamp(static_cast<int>(m_picks.size()), 1, std::max(6, wide / theme.px(170)));
}

void FieldPicker::layOut(const Theme& theme, const QRect& box)
{
    const int beside = across(theme, box.width());
    const int bar =
        beside < static_cast<int>(m_picks.size()) ? horizontalScrollBar()->sizeHint().height() : 0;
    for (FieldPick* pick : m_picks)
        if (pick->isChecked()) keepInSight(pick);
    setGeometry(box);
    arrange({m_picks.begin(), m_picks.end()},
            QSize((box.width() - (beside - 1) * fieldGap) / beside, box.height() - bar), beside, fieldGap);
}

bool FieldPicker::bakeNext()
{
    const auto next =
        std::find_if(m_picks.begin(), m_picks.end(), [](const FieldPick* pick) { return !pick->baked(); });
    if (next == m_picks.end()) return false;
    (*next)->bake();
    return true;
}

} // namespace fabletop
