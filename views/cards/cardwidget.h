// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardWidget: one card shown large, as in the pane beside the hand; its text is its accessible description.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QWidget>
#include <memory>

namespace fabletop {

class CardWidget : public QWidget {
    Q_OBJECT
public:
    explicit CardWidget(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Nothing: an empty place.
    void setCard(const std::optional<CardLook>& look);
    [[nodiscard]] const std::optional<CardLook>& card() const { return m_look; }
    /// The widest the card is drawn; the text steps down before it would not fit.
    void setMaximumCardWidth(int width);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    std::optional<CardLook> m_look;
    QPixmap m_baked;
    qreal m_bakedWidth = 0;
    int m_maximumWidth = 300;
};

} // namespace fabletop
