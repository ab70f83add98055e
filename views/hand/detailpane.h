// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DetailPane: what is under the pointer, in full: a card, a fighter, a space, a refusal; else what has
/// happened.
///
/// Why one place: nothing may lie over the board, and the eye learns where to look for the whole text.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>

class QAbstractItemModel;
class QLabel;
class QListView;

namespace fabletop {

class Button;
class CardWidget;

class DetailPane : public QWidget {
    Q_OBJECT
public:
    explicit DetailPane(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// The sentences shown while nothing else is.
    void setLog(QAbstractItemModel* model);
    void showCard(const CardLook& look, const QString& remark);
    /// A small card with a text beside it, for what stays visible while nothing is pointed at.
    void showBrief(const CardLook& look, const QString& heading, const QString& text);
    /// A heading and a text, `harm` for a refusal.
    void showText(const QString& heading, const QString& text, bool harm = false);
    void showLog();
    /// Forgets what it showed, and shows the log.
    void clear();
    /// Backs of cards that lie face down in the combat being declared, by what they are ("attack").
    void setTray(const QStringList& backs);
    [[nodiscard]] const QStringList& tray() const { return m_tray; }
    /// "4 things since your turn" at the foot, in a place that is kept free for it; empty: none now.
    void setNews(const QString& news);
    [[nodiscard]] Button* newsButton() const { return m_news; }
    /// What it needs; it grows upwards over the panel above.
    [[nodiscard]] int wantedHeight(int width, int least) const;

Q_SIGNALS:
    void heightChanged();
    /// A sentence was clicked: the row of the log.
    void sentenceClicked(int row);
    /// The sentence under the pointer: the row of the log, -1 for none any more.
    void sentenceHovered(int row);
    /// A click where nothing is written.
    void emptyClicked();
    void newsRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Shown { log, card, text, brief };
    void turnTo(Shown what);
    void layOut();
    void toEnd();
    void fitNews();
    [[nodiscard]] int trayWide() const;
    void paintTray(QPainter& painter) const;

    std::shared_ptr<const Theme> m_theme;
    Shown m_shown = Shown::log;
    QStringList m_tray;
    QString m_heading;
    bool m_harm = false;
    CardWidget* m_card;
    QLabel* m_text;
    QListView* m_log;
    Button* m_news;
    QString m_newsWords;
    bool m_keepsNews = false; ///< room at the foot
};

} // namespace fabletop
