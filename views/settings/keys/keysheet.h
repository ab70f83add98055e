// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// KeySheet: the keys of the page in sight, over it.
///
/// Why over it and not a page: whoever wonders which key it was goes on where they were.

#include "views/preferences/shortcuts.h"
#include "views/theme/theme.h"

#include <QPointer>
#include <QWidget>
#include <memory>

class QLabel;
class QScrollArea;

namespace fabletop {

class Button;

class KeySheet : public QWidget {
    Q_OBJECT
public:
    /// Covers `parent` while it is shown.
    KeySheet(std::shared_ptr<const Theme> theme, QWidget* parent);

    /// The keys of these scopes, in their order, with what they are now.
    void open(const Shortcuts& shortcuts, const std::vector<ActScope>& scopes);
    void leave();
    [[nodiscard]] Button* changeButton() const { return m_change; }
    [[nodiscard]] Button* closeButton() const { return m_close; }
    /// Everything it says, line by line: name, tab, key.
    [[nodiscard]] const QStringList& lines() const { return m_lines; }

Q_SIGNALS:
    /// Somebody wants other keys.
    void changeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const Shortcuts& shortcuts, const std::vector<ActScope>& scopes);
    void layOut();
    void dress();

    std::shared_ptr<const Theme> m_theme;
    QLabel* m_title;
    QScrollArea* m_area;
    QLabel* m_text;
    Button* m_change;
    Button* m_close;
    QStringList m_lines;
    QPointer<QWidget> m_before; ///< had the keyboard
    QRect m_box;
};

} // namespace fabletop
