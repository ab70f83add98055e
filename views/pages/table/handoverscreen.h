// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandOverScreen: hides the table until the person whose hand comes next says they are there.
///
/// Why only its own button and Enter: any other key or click may have been meant for what was there before.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class Button;

class HandOverScreen : public QWidget {
    Q_OBJECT
public:
    explicit HandOverScreen(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Who is awaited, what they will be asked, and what happened last.
    void setPerson(SeatId seat, const QString& name, const QString& question, const QString& last);
    /// A combat that all watch comes back: everybody may look again.
    void setEverybody();
    [[nodiscard]] Button* button() const { return m_here; }

Q_SIGNALS:
    void welcomed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void say(const QString& heading, const QString& button);
    [[nodiscard]] QRectF cardRect() const;

    std::shared_ptr<const Theme> m_theme;
    SeatId m_seat = SeatId::none;
    QString m_heading;
    QString m_question;
    QString m_last;
    Button* m_here;
};

} // namespace fabletop
