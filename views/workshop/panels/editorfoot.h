// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EditorFoot: what stands below the board in the battlefield editor: problems, figures, tests of the starts;
/// where the width is too small for all of them, two tabs.
///
/// Why tabs: whoever makes a battlefield on a small screen wants its figures too.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QTabBar;

namespace fabletop {

class BattlefieldEditor;
class Laboratory;
class ProblemList;

class EditorFoot final : public QWidget {
    Q_OBJECT
public:
    EditorFoot(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    [[nodiscard]] ProblemList* problems() const { return m_problems; }
    [[nodiscard]] Laboratory* laboratory() const { return m_laboratory; }
    /// Hidden where everything is beside each other.
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }

    /// It arranges itself for any width.
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, minimumHeight()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);
    void retranslate();
    void arrange();

    std::shared_ptr<const Theme> m_theme;
    QTabBar* m_tabs;
    ProblemList* m_problems;
    Laboratory* m_laboratory;
};

} // namespace fabletop
