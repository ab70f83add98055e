// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// StripNews: at the right end of the strip: what happened last, and how much since one's own turn.
///
/// Why there: the strip tells what has been; both lists open from the place that is never over anything.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class Button;

class StripNews : public QWidget {
    Q_OBJECT
public:
    explicit StripNews(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// "Medusa moved to 12"; empty: nothing has happened.
    void setLast(const QString& last);
    /// "4 things since your turn"; empty: none.
    void setNews(const QString& news);
    [[nodiscard]] const QString& last() const { return m_last; }
    [[nodiscard]] Button* newsButton() const { return m_news; }

Q_SIGNALS:
    void newsRequested();
    /// All that happened is wanted, or not any more.
    void logRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();

    std::shared_ptr<const Theme> m_theme;
    QString m_last;
    Button* m_news;
};

} // namespace fabletop
