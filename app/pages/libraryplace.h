// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The library in the window: it lists the person's folder, and takes in matches that are dropped on it.

#include "views/library/librarypage.h"

namespace fabletop {

struct Workspace;

class LibraryPlace : public LibraryPage {
    Q_OBJECT
public:
    explicit LibraryPlace(Workspace& workspace);

    [[nodiscard]] QString title() const override { return tr("Matches"); }
    void aboutToShow() override;
    /// Copies matches into the folder.
    bool takeIn(const QStringList& files) override;

private:
    Workspace& m_work;
};

} // namespace fabletop
