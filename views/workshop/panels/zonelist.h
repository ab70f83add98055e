// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ZoneList: the zones of the battlefield: which one the brush paints, and which the selected spaces lie in.

#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class ZoneList : public QWidget {
    Q_OBJECT
public:
    ZoneList(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, Language language,
             QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    [[nodiscard]] QRect rowRect(int zone) const;
    [[nodiscard]] QRect boxRect(int zone) const; ///< the tick box at the end of a row
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void editRequested(int zone);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int zoneAt(QPoint point) const;
    [[nodiscard]] int count() const { return static_cast<int>(m_editor.battlefield().zones.size()); }
    /// How many of the selected spaces lie in the zone.
    [[nodiscard]] int inside(int zone) const;
    void toggle(int zone);
    void paintRow(QPainter& painter, int zone) const;
    void renew();
    [[nodiscard]] QString nameOf(int zone) const;

    BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
};

/// A pattern's name in the language of the window.
[[nodiscard]] QString patternName(const std::string& pattern);

} // namespace fabletop
