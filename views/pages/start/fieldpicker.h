// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// FieldPicker: the battlefields a match may be played on, shipped ones and those the person has beside them.

#include "views/pages/start/pickarea.h"
#include "views/pages/start/pickbuttons.h"

#include <memory>
#include <vector>

namespace fabletop {

class FieldPicker : public PickArea {
    Q_OBJECT
public:
    FieldPicker(Language language, QWidget* parent);

    FieldPick* add(const QString& choice, Battlefield battlefield, const std::shared_ptr<const Theme>& theme);
    /// Those that are not shipped.
    void removeGuests() { PickArea::removeGuests(m_picks); }
    [[nodiscard]] const std::vector<FieldPick*>& picks() const { return m_picks; }
    /// As it is written on its picker; empty for none.
    [[nodiscard]] QString chosenName() const { return checkedName(m_picks); }
    void showChoice(const QString& choice, int seats);
    /// `choice` where so many can start on it (R-TEAM-02), else the first such battlefield; where there is
    /// none: `choice`.
    [[nodiscard]] QString fitting(const QString& choice, int seats) const;
    /// So many beside each other in that width: all of them, as long as each can still be recognized.
    [[nodiscard]] int across(const Theme& theme, int wide) const;
    void layOut(const Theme& theme, const QRect& box);
    /// Draws the next thumbnail that is missing; false: none is.
    [[nodiscard]] bool bakeNext();

Q_SIGNALS:
    void picked(const QString& choice);
    void refused(const QString& reason);

private:
    Language m_language;
    std::vector<FieldPick*> m_picks;
};

} // namespace fabletop
