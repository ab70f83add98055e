// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ToolColumn: the tools of the battlefield editor with their keys, grid and symmetry.

#include "views/preferences/acts.h"
#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QWidget>
#include <memory>
#include <vector>

class QAbstractButton;

namespace fabletop {

/// What turns to that tool by key.
[[nodiscard]] Act actOf(EditorTool tool);

class ToolColumn : public QWidget {
    Q_OBJECT
public:
    ToolColumn(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] QAbstractButton* toolButton(EditorTool tool) const
    {
        return m_tools[static_cast<std::size_t>(tool)];
    }
    [[nodiscard]] QAbstractButton* gridButton() const { return m_grid; }
    [[nodiscard]] QAbstractButton* mirrorButton() const { return m_mirror; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void renew();
    void offerSymmetries();

    BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
    std::vector<QAbstractButton*> m_tools;
    QAbstractButton* m_grid;
    QAbstractButton* m_mirror;
};

} // namespace fabletop
