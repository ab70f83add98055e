// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PressGuard: a press never lands on what has just appeared under a pointer or a focus that did not move.
///
/// Why one filter over the application and no care in each widget: a click that closes a sheet, answers a
/// question or ends a page says nothing about what lies there next; and whoever writes the next button cannot
/// forget the rule.

#include <QElapsedTimer>
#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <functional>
#include <optional>

class QApplication;
class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace fabletop {

/// A widget of several parts says what a press on each of them would mean: a row of cards, for one.
class PressTarget {
public:
    virtual ~PressTarget() = default;
    [[nodiscard]] virtual QString pressMeaning(QPoint at) const = 0;
};

class PressGuard : public QObject {
    Q_OBJECT
public:
    using Clock = std::function<qint64()>; ///< milliseconds
    static constexpr int quiet = 400;      ///< so long after a change a press that did not move is swallowed
    static constexpr int reach = 6;        ///< pixels a pointer moves to mean what lies there now

    /// Watches the application while it lives; without a clock, that of the machine.
    explicit PressGuard(QApplication& application, Clock clock = {});
    ~PressGuard() override;

    /// What everything in `widget` is about now, such as the question that is put: another one makes every
    /// press in it another press.
    static void setMeaning(QWidget& widget, const QString& meaning);
    /// What a press at this place of a widget means, with everything around it.
    [[nodiscard]] static QString meaningOf(const QWidget& widget, QPoint at);

    [[nodiscard]] int swallowed() const { return m_swallowed; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* under(QPoint global) const;
    [[nodiscard]] QString meaningAt(QPoint global) const;
    void sample();
    void moveTo(QPoint global);
    void follow(QObject* watched, const QMouseEvent& event);
    [[nodiscard]] bool stops(QObject* watched, const QMouseEvent& event);
    [[nodiscard]] bool stopsKey(QKeyEvent& event);
    void judgeKey(bool repeated);

    QApplication& m_application;
    Clock m_clock;
    QElapsedTimer m_machine;
    std::optional<QPoint> m_pointer;  ///< where it was seen last, on the screen
    QPointer<QWidget> m_window;       ///< over which
    QString m_meaning;                ///< of what lies there
    std::optional<qint64> m_changed;  ///< when that became another
    QPoint m_anchor;                  ///< where the pointer was then
    std::optional<qint64> m_scrolled; ///< when the person moved what lies there instead of the pointer
    bool m_holding = false;           ///< a press was swallowed: its release is too
    QString m_keyMeaning;             ///< of what Enter or Space was pressed on last
    std::optional<qint64> m_keyTime;  ///< and when
    bool m_keyDown = false;
    quint64 m_keyStamp = 0; ///< of the press under way: several widgets are offered the same one
    bool m_keyStopped = false;
    int m_swallowed = 0;
};

} // namespace fabletop
