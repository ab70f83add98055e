// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ToolRow: the buttons over a document that is being made; in a row of their own, or in the row in which the
/// workshop has its tabs, there as signs without words where the words have no room.
///
/// Why in the row of the tabs: height is dearer than width. A row of its own for five buttons costs a card of
/// the hero its foot and the board a tenth of its size. Why the page keeps them: its keys work for what has
/// the focus in it, and they are among that.

#include "views/theme/theme.h"

#include <QString>
#include <QWidget>
#include <memory>
#include <vector>

class QHBoxLayout;
class QLabel;
class QSpacerItem;

namespace fabletop {

class Button;

class ToolRow : public QWidget {
    Q_OBJECT
public:
    enum class Room {
        own,    ///< the width of the page, and a height of its own
        tight,  ///< the same; what has a sign shows that alone
        shared, ///< beside tabs, with words
        small,  ///< beside tabs; what has a sign shows that alone
    };

    explicit ToolRow(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// Behind the first `left` of the width in a row so high; both mean nothing in a row of its own.
    void setRoom(Room room, int left = 0, int high = 0);
    [[nodiscard]] Room room() const { return m_room; }
    /// How wide its buttons are there. Changes nothing.
    [[nodiscard]] int wideIn(Room room);
    /// So high the row of the tabs is, with buttons in it and without.
    [[nodiscard]] int rowHigh() const;
    /// What a button is called, and says when pointed at; the name again where it has no words.
    void setWords(Button& button, const QString& name, const QString& help = {});

Q_SIGNALS:
    /// Buttons came or went.
    void wideChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void add(Button& button);
    /// In a row of its own what follows stands at the right; among tabs all of it does.
    void addGap();
    /// A line beside the buttons, where it has room.
    void addHint();
    void setHint(const QString& words);

private:
    struct Words {
        Button* button;
        QString name;
        QString help;
    };

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] bool signsAlone() const { return m_room == Room::tight || m_room == Room::small; }
    void tell(const Words& words) const;
    void nameAll(Room room);

    std::shared_ptr<const Theme> m_theme;
    Room m_room = Room::own;
    QHBoxLayout* m_row;
    QSpacerItem* m_gap = nullptr;
    QLabel* m_hint = nullptr;
    QString m_hintWords;
    std::vector<Words> m_words;
};

} // namespace fabletop
