// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayCombat: a combat of a replay large, on the sheet of the table; the cursor follows its steps.
///
/// Why apart from the page: the page shows a place; this shows one combat, and asks the page for places.

#include "views/preferences/settings.h"
#include "views/theme/theme.h"

#include <QObject>
#include <memory>

namespace fabletop {

class CombatSheet;
class ReplayPage;

class ReplayCombat : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    ReplayCombat(ReplayPage& page, Settings& settings, std::shared_ptr<const Theme> theme);

    /// The combat that holds this event, once it is over.
    void open(int event);
    [[nodiscard]] CombatSheet* sheet() const { return m_sheet; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void follow(int events);

    ReplayPage& m_page;
    Settings& m_settings;
    CombatSheet* m_sheet;
    bool m_following = false; ///< the place changes because the sheet says so
};

} // namespace fabletop
