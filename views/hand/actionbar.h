// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ActionBar: the three actions as buttons with their keys.

#include "model/table/table.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <array>
#include <memory>

namespace fabletop {

class Button;

class ActionBar : public QWidget {
    Q_OBJECT
public:
    explicit ActionBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setActions(int left);
    /// The one under way; its button is on.
    void setCurrent(ActionKind kind);
    /// Its rank among what a hint would do; 0: none.
    void setAdvised(ActionKind kind, int rank);
    /// Why it cannot be taken; empty: it can.
    void setReason(ActionKind kind, const QString& reason);
    [[nodiscard]] Button* button(ActionKind kind) const;
    /// The width it takes of that room: closer together beyond `easy`, without keys, then without names,
    /// before the sentence has too little.
    [[nodiscard]] int fit(int easy, int room, int tight, int high);
    /// As it was fitted last, it has names and keys.
    [[nodiscard]] bool whole() const { return m_shown == Shown::all; }
    void retranslate();

Q_SIGNALS:
    void picked(ActionKind kind);
    void refused(const QString& reason);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Shown { all, names, icons };
    void renew(Shown shown);
    [[nodiscard]] int each() const;
    void layOut();

    std::shared_ptr<const Theme> m_theme;
    Shown m_shown = Shown::all;
    std::array<Button*, 3> m_buttons{}; ///< maneuver, attack, scheme
    std::array<int, 3> m_ranks{};       ///< what a hint says of them, 0: nothing
    std::array<QWidget*, 3> m_badges{}; ///< their ranks, in their corners
};

} // namespace fabletop
