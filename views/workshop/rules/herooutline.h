// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroOutline: what a hero's text declares, as a tree: a click or Enter goes to the line.

#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QTreeView>
#include <memory>

namespace fabletop {

class OutlineDelegate;
class OutlineModel;

class HeroOutline : public QTreeView {
    Q_OBJECT
public:
    explicit HeroOutline(const std::shared_ptr<const Theme>& theme, QWidget* parent = nullptr);

    /// What was open in the tree stays open when its shape changes.
    void setText(const QString& text);
    /// Whose cards are told by shape and value; may be null.
    void setHero(const std::shared_ptr<const HeroRules>& hero);
    /// What the block around that line declares; empty: it is in none.
    [[nodiscard]] QString nameAt(int line) const;
    /// Lights the row of the block around that line, unless one inside that block was picked.
    void showLine(int line);

Q_SIGNALS:
    void lineRequested(int line);

protected:
    void changeEvent(QEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;

private:
    void setTheme(const std::shared_ptr<const Theme>& theme);

    std::shared_ptr<const Theme> m_theme;
    OutlineModel* m_declared;
    OutlineDelegate* m_lines;
};

} // namespace fabletop
