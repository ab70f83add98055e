// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Banner: a row over the top of the pages for what went wrong with a file, with buttons named by what they
/// do.
///
/// Why over and not above: a page that moved down under the pointer would take a click that was meant for
/// something else.

#include "app/session/messages.h"
#include "views/theme/theme.h"

#include <QTimer>
#include <QWidget>
#include <memory>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace fabletop {

class Button;

class Banner : public QWidget, public Messages {
    Q_OBJECT
public:
    /// A child of the parent of `pages`, at their upper edge.
    Banner(std::shared_ptr<const Theme> theme, QWidget& pages);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// An answer belongs to its sentence: once another is shown, nobody hears it any more.
    void tell(const QString& sentence, const QStringList& answers = {}, Heard heard = {}) override;
    /// In quiet colours; it stays until it is answered or closed.
    void offer(const QString& sentence, const QStringList& answers, Heard heard = {}) override;
    /// In quiet colours, and gone by itself after some seconds.
    void inform(const QString& sentence) override;
    void dismiss() override { hide(); }
    [[nodiscard]] QString sentence() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void show(const QString& sentence, const QStringList& answers, bool good, Heard heard);
    void answer(int place);

    std::shared_ptr<const Theme> m_theme;
    QWidget& m_pages;
    QWidget* m_close;
    QTimer m_leaving;
    bool m_good = false;
    QHBoxLayout* m_row;
    QLabel* m_words;
    std::vector<Button*> m_buttons;
    Heard m_heard;
};

} // namespace fabletop
