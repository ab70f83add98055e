// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulesGutter: line numbers beside the rules text, and a mark before every block that can be folded away.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class RulesEditor;

class RulesGutter : public QWidget {
    Q_OBJECT
public:
    RulesGutter(RulesEditor& editor, std::shared_ptr<const Theme> theme);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] int wide() const;

Q_SIGNALS:
    /// The mark of the block that begins in this line was clicked.
    void foldClicked(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] bool foldable(int line) const;
    [[nodiscard]] int markWide() const;

    RulesEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
