// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SettingsCard: the rows of one group under its name.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QLineEdit;

namespace fabletop {

class Button;
class SettingsRow;

class SettingsCard : public QWidget {
    Q_OBJECT
public:
    SettingsCard(std::shared_ptr<const Theme> theme, QWidget* parent);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const;
    /// Below what is there.
    void add(SettingsRow* row) { m_parts.push_back({row, nullptr}); }
    /// A heading between rows.
    void addHeading(QLabel* words);
    /// Narrows the card's own rows down; below the title.
    void setSearch(QLineEdit* search, QLabel* nothing);
    /// At the right end of the title.
    void setAct(Button* act) { m_act = act; }
    [[nodiscard]] std::vector<SettingsRow*> rows() const;

    /// Shows the rows that answer to what the page and the card's own search look for, all of them where the
    /// title does; how many.
    int filter(const QString& wanted);
    [[nodiscard]] int changes() const;
    /// The width that is its rows' in that of the card.
    [[nodiscard]] static int inner(int width);
    /// Lays it out in that width; the height it takes.
    int arrange(int width);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Part {
        SettingsRow* row;
        QLabel* heading;
    };
    void hideIdleHeadings();
    int arrangeHead(int width);
    void dress();

    std::shared_ptr<const Theme> m_theme;
    QLabel* m_title;
    Button* m_act = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_nothing = nullptr; ///< no row answers the card's own search
    std::vector<Part> m_parts;
    std::vector<QLabel*> m_headings;
};

} // namespace fabletop
