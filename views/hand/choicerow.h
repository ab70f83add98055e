// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ChoiceRow: answers that are neither on the board nor a card: numbers, players, options in words.
///
/// In the bar, before its fixed slots: in one row, or in two where the sentence needs the room.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class Button;

struct ChoiceLook {
    QString text;
    QString icon; ///< file stem, may be empty
    bool operator==(const ChoiceLook&) const = default;
};

class ChoiceRow : public QWidget {
    Q_OBJECT
public:
    explicit ChoiceRow(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// False: they are those that are there.
    bool setChoices(const std::vector<ChoiceLook>& choices);
    [[nodiscard]] bool empty() const { return m_choices.empty(); }
    [[nodiscard]] const std::vector<Button*>& buttons() const { return m_buttons; }
    /// The width it takes of that room; buttons `high`, or so low that two rows fit into `bar`.
    [[nodiscard]] int fit(int room, int high, int bar);

Q_SIGNALS:
    void picked(int place);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    [[nodiscard]] int rowWidth(std::size_t from, std::size_t to) const;
    void cutTo(int room);

    std::shared_ptr<const Theme> m_theme;
    std::vector<ChoiceLook> m_choices;
    std::vector<Button*> m_buttons;
    std::vector<int> m_widths;
    std::size_t m_second = 0; ///< the first button of the second row
    int m_high = 36;
};

} // namespace fabletop
