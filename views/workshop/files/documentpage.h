// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DocumentPage: a page on which a document is made: what the menus ask about files goes to its
/// DocumentFiles.

#include "views/pages/page.h"
#include "views/workshop/files/documentfiles.h"

namespace fabletop {

class DocumentPage : public Page {
    Q_OBJECT
public:
    using Page::Page;

    [[nodiscard]] virtual DocumentFiles& files() = 0;
    /// Dialogs for what is asked; without it every question is answered by "cancel".
    void useDialogs() { files().useDialogs(this); }

    [[nodiscard]] bool keepsFiles() const override { return true; }
    bool open(const QString& path, int at = -1) override;
    void openByDialog() override { files().openByDialog(); }
    bool save() override;
    bool saveAs() override;
    void offerLeftBehind() override { files().offerLeftBehind(); }
    bool mayLeave() override;

protected:
    /// What was typed and not confirmed yet counts.
    virtual void settle() {}
    /// What the files tell goes on; called by constructors.
    void followFiles();
};

} // namespace fabletop
