// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RovingFocus: buttons of which one is chosen are one stop of the Tab key; arrows choose among them.

#include <QObject>
#include <QPointer>
#include <vector>

class QAbstractButton;

namespace fabletop {

class RovingFocus : public QObject {
    Q_OBJECT
public:
    explicit RovingFocus(QObject* parent);

    /// In rows of `across`.
    void setButtons(const std::vector<QAbstractButton*>& buttons, int across);
    /// Where Tab arrives.
    void setCurrent(QAbstractButton* button);
    [[nodiscard]] QAbstractButton* current() const;

Q_SIGNALS:
    /// The keyboard has come to that button.
    void reached(QAbstractButton* button);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void renew();
    [[nodiscard]] QAbstractButton* neighbour(const QAbstractButton* from, int key) const;

    std::vector<QPointer<QAbstractButton>> m_buttons;
    QPointer<QAbstractButton> m_current;
    int m_across = 1;
};

} // namespace fabletop
