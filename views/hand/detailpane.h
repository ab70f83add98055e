// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DetailPane: what is under the pointer, in words: a fighter, a space, an ability, a refusal; or all that
/// has happened. So low that only a line fits, it says that there is news.
///
/// Why one class: both say what happened, and a click on one opens the other.

#include "views/hand/panelines.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QAbstractItemModel;
class QLabel;
class QListView;

namespace fabletop {

class Button;

class DetailPane : public QWidget {
    Q_OBJECT
public:
    explicit DetailPane(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// The sentences of the log.
    void setLog(QAbstractItemModel* model);
    /// A heading and a text, `harm` for a refusal.
    void showText(const QString& heading, const QString& text, bool harm = false);
    /// A heading and numbered lines.
    void showLines(const QString& heading, std::vector<PaneLine> lines);
    void showLog();
    [[nodiscard]] bool showsLog() const { return m_shown == Shown::log; }
    /// Forgets what it showed, and shows the log.
    void clear();
    /// "4 things since your turn"; empty: none now.
    void setNews(const QString& news);
    /// What has happened last, in a sentence; where there is no room for all of it, it is a tip.
    void setLast(const QString& sentence);
    [[nodiscard]] const QString& last() const { return m_last; }
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
    /// A click on the line.
    void logRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Shown { log, text, lines };
    [[nodiscard]] bool isLine() const;
    void turnTo(Shown what);
    void layOut();
    void toEnd();
    void fitNews();
    void fitLast();
    [[nodiscard]] int lineLink() const;
    void paintLine(QPainter& painter);

    std::shared_ptr<const Theme> m_theme;
    Shown m_shown = Shown::log;
    QString m_heading;
    bool m_harm = false;
    QLabel* m_text;
    PaneLines* m_lines;
    QListView* m_log;
    Button* m_news;
    QString m_newsWords;
    QString m_last;
};

} // namespace fabletop
