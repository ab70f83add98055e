// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The table in the window: it is laid for the match of the session.

#include "app/session/matchsounds.h"
#include "views/pages/table/tablepage.h"

namespace fabletop {

struct Workspace;

class TablePlace : public TablePage {
    Q_OBJECT
public:
    explicit TablePlace(Workspace& workspace);
    ~TablePlace() override;

    void applySettings() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString turn() const override;
    void aboutToShow() override;
    [[nodiscard]] std::vector<ActScope> keyScopes() const override { return {ActScope::table}; }
    void fillMenu(QMenu& menu) override;
    bool beforeUndo() override;
    [[nodiscard]] bool canZoom() const override { return true; }
    void zoom(int step) override;

private:
    /// The session from now on, and how it stands: the table is made when somebody first sits down.
    void follow();
    void teachLesson();
    void resign();
    void followSounds();

    Workspace& m_work;
    MatchSounds m_sounds;
};

/// What the settings say of how a table looks.
void applyTo(TablePage& table, const Settings& settings);

} // namespace fabletop
