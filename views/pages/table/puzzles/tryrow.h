// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TryRow: one answer to a position, or one step of the line that solves it: a sign, what was decided, and
/// what came of it.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>

class QLabel;

namespace fabletop {

enum class TrySign { none, right, wrong, asked, step };

struct TryLook {
    TrySign sign = TrySign::none;
    int number = 0; ///< of a step
    QString text;
    QString detail;
    std::optional<CardLook> card; ///< comes up whole where the pointer rests
    bool operator==(const TryLook&) const = default;
};

class TryRow : public QWidget {
    Q_OBJECT
public:
    TryRow(std::shared_ptr<const Theme> theme, const TryLook& look, QWidget* parent = nullptr);
    [[nodiscard]] const TryLook& look() const { return m_look; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);

    std::shared_ptr<const Theme> m_theme;
    TryLook m_look;
    QLabel* m_text;
    QLabel* m_detail;
};

} // namespace fabletop
