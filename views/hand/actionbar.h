#pragma once
/// ActionBar: the three actions as buttons with their keys, and how many actions are left.

#include "model/table/table.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <array>
#include <memory>

class QLabel;

namespace fabletop {

class Button;

class ActionBar : public QWidget {
    Q_OBJECT
public:
    explicit ActionBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setActions(int left, int total);
    /// The one under way; its button is on.
    void setCurrent(ActionKind kind);
    /// Why it cannot be taken; empty: it can.
    void setReason(ActionKind kind, const QString& reason);
    [[nodiscard]] Button* button(ActionKind kind) const;
    /// Buttons side by side, for little room.
    void setFlat(bool flat);
    void retranslate();

Q_SIGNALS:
    void picked(ActionKind kind);
    void refused(const QString& reason);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    std::shared_ptr<const Theme> m_theme;
    std::array<Button*, 3> m_buttons{}; ///< maneuver, attack, scheme
    int m_left = 0;
    int m_total = 0;
    bool m_flat = false;
};

} // namespace fabletop
