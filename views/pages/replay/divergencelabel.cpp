// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/divergencelabel.h"

#include "model/match/branches.h"
#include "model/match/words/divergencewords.h"
#include "views/theme/follow.h"

namespace fabletop {

DivergenceLabel::DivergenceLabel(std::shared_ptr<const Theme> theme, QWidget* parent) : QLabel(parent)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setWordWrap(true);
    setTextFormat(Qt::PlainText); // names of strangers may be in it
    setAutoFillBackground(true);
    setMargin(8);
    hide();
    setTheme(std::move(theme));
}

void DivergenceLabel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::harmWash));
    colours.setColor(QPalette::WindowText, m_theme->color(Tone::ink));
    setPalette(colours);
}

void DivergenceLabel::tell(const Match* trunk, int branch, const Narrator& narrator, Viewer viewer, int until)
{
    const Divergence* found = trunk ? divergenceOf(*trunk, branch) : nullptr;
    if (trunk && !found) found = firstDivergence(*trunk);
    if (found && until >= 0 && found->decision > until) found = nullptr;
    setVisible(found);
    if (!found) return;
    const DivergenceWords words = told(*found, narrator, viewer);
    if (found->kind == Divergence::Kind::hero)
        return setText(tr("“%1” doesn’t work in this version of the rules language: %2. You can watch the "
                          "recording, but to play on, the hero has to be corrected.")
                           .arg(found->recorded, words.now));
    const Branch* line = branchOf(trunk->annotations().branches, found->branch);
    const QString where = found->decision == 0 ? tr("The setup")
                          : line
                              ? tr("Decision %1 of “%2”").arg(QString::number(found->decision), line->title)
                              : tr("Decision %1").arg(found->decision);
    setText(tr("%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can still watch "
               "the recording.")
                .arg(where, words.recorded, words.now));
}

} // namespace fabletop
