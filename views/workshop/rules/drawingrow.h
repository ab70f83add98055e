// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DrawingRow: what is drawn of the fighter or card whose lines the cursor is in, with a button for each to
/// pick another.

#include "model/documents/rules/drawinglines.h"
#include "model/rules/matchrules.h"
#include "views/illustrations/figure.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>

namespace fabletop {

class Button;

class DrawingRow : public QWidget {
    Q_OBJECT
public:
    explicit DrawingRow(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// Nothing: the cursor is nowhere where something is drawn.
    void setDeclaration(const std::shared_ptr<const HeroRules>& hero,
                        const std::optional<DrawnDeclaration>& at);
    [[nodiscard]] Button* button(Word property) const;
    [[nodiscard]] const FigureLook& look() const { return m_look; }

Q_SIGNALS:
    void pickRequested(Word property);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);
    void retranslate();
    [[nodiscard]] bool ofFighter() const { return m_at && !m_at->card(); }

    std::shared_ptr<const Theme> m_theme;
    std::optional<DrawnDeclaration> m_at;
    FigureLook m_look;
    Button* m_figure;
    Button* m_bust;
    Button* m_picture;
};

} // namespace fabletop
