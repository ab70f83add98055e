// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ProblemList: what is wrong with the battlefield; a click leads to the culprit, a button mends what is
/// plain.

#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QWidget>
#include <memory>

class QHBoxLayout;
class QLabel;
class QListWidget;

namespace fabletop {

class Button;

class ProblemList : public QWidget {
    Q_OBJECT
public:
    ProblemList(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] Button* quickFixButton() const { return m_quickFix; }

    /// "Problems (2)"
    [[nodiscard]] QString title() const;
    void showHead(bool shown);

Q_SIGNALS:
    void renewed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void renew();
    void onRow(int row);

    BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
    QLabel* m_head;
    QListWidget* m_list;
    Button* m_quickFix;
    QHBoxLayout* m_row; ///< of head and button
};

} // namespace fabletop
