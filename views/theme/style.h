// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Style: Qt's Fusion style redrawn in the colours and forms of the design.
///
/// Why a proxy style and no style sheets: a sheet cannot follow the desktop's palette, costs a parse a
/// widget and loses focus and disabled states; here each control is drawn from the theme it is given.

#include "views/theme/theme.h"

#include <QProxyStyle>
#include <memory>

class QApplication;

namespace fabletop {

/// What a button says about itself; stored in the dynamic property "role" as this word.
enum class ButtonRole { plain, primary, on, harm, quiet };
enum class ButtonSize { normal, small, large };
[[nodiscard]] ButtonRole roleFromWord(const QString& word);
[[nodiscard]] QString wordOf(ButtonRole role);

class Style final : public QProxyStyle {
    Q_OBJECT
public:
    explicit Style(std::shared_ptr<const Theme> theme);

    [[nodiscard]] const Theme& theme() const { return *m_theme; }
    [[nodiscard]] const std::shared_ptr<const Theme>& sharedTheme() const { return m_theme; }
    void setTheme(std::shared_ptr<const Theme> theme);

    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                       SubControl part, const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

private:
    std::shared_ptr<const Theme> m_theme;
};

/// Gives the application this theme: style, palette, font and tool tips. The style is made once and kept.
void applyTheme(QApplication& application, const std::shared_ptr<const Theme>& theme);
/// The theme the application has; a plain light one where nobody gave it any.
[[nodiscard]] std::shared_ptr<const Theme> themeInForce();
/// Gives the desktop's own palette back, so that its lightness can be read after a theme change.
void releasePalette(QApplication& application);

} // namespace fabletop
