// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The workshop in the window: what is made there is tried at the table.

#include "views/workshop/workshophub.h"

namespace fabletop {

struct Workspace;

class WorkshopPlace : public WorkshopHub {
    Q_OBJECT
public:
    explicit WorkshopPlace(Workspace& workspace);

    [[nodiscard]] QString title() const override { return tr("Workshop: %1").arg(WorkshopHub::title()); }
    /// A tab, or a file that one of them edits.
    void goTo(const QString& place) override;
    bool open(const QString& path, int at = -1) override;

private:
    Workspace& m_work;
};

} // namespace fabletop
