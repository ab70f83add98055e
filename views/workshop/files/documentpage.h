// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DocumentPage: a page on which a document is made: what the menus ask about files goes to its
/// DocumentFiles.

#include "views/pages/page.h"
#include "views/workshop/files/documentfiles.h"

namespace fabletop {

class ToolRow;

class DocumentPage : public Page {
    Q_OBJECT
public:
    using Page::Page;

    [[nodiscard]] virtual DocumentFiles& files() = 0;
    /// The buttons over the document, first of all that is on the page.
    [[nodiscard]] virtual ToolRow* tools() const = 0;
    /// Dialogs for what is asked; without it every question is answered by "cancel".
    void useDialogs() { files().useDialogs(this); }

    /// Such a page arranges itself for the width it has; how it stands in a wide window must not keep that
    /// from being made narrower.
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, Page::minimumSizeHint().height()}; }
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
