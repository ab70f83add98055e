// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MenuRow: the row at the head of the window: home, menus, the title of the page, the zoom and the language.

#include "model/rules/names.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QMenu;
class QMenuBar;

namespace fabletop {

/// Code and own name of every language.
[[nodiscard]] std::vector<std::pair<QString, QString>> languageNames();

class MenuRow : public QWidget {
    Q_OBJECT
public:
    MenuRow(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    /// An empty menu behind those that are there.
    [[nodiscard]] QMenu* addMenu(const QString& name);
    void addMenu(QMenu* menu);
    void setTitle(const QString& title);
    /// Which turn is shown; empty where there is none.
    void setTurn(const QString& turn);
    /// The zoom is there where a board is.
    void setZoomVisible(bool visible);

Q_SIGNALS:
    void homeRequested();
    /// One step nearer (1) or further (-1), or the whole board (0): the wheel does it too, but not everybody
    /// has one.
    void zoomRequested(int step);
    void languageRequested(const QString& code);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addHome(QBoxLayout& row);
    void addZoom(QBoxLayout& row);
    void addLabels(QBoxLayout& row);
    void fitTitle();
    [[nodiscard]] QComboBox* languageBox(Language language);

    std::shared_ptr<const Theme> m_theme;
    QMenuBar* m_menus;
    QString m_words; ///< the whole title
    QLabel* m_title;
    QLabel* m_turn;
    std::vector<QWidget*> m_zoom;
};

} // namespace fabletop
