// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/button.h"

#include "views/theme/keyboardhome.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QTimer>
#include <algorithm>
#include <chrono>

namespace fabletop {

namespace {

constexpr int arrow = 7;
constexpr const char* noteName = "fabletopNote";

/// The dark note that says why a button cannot be used. A child of the window, so it never steals focus.
constexpr std::chrono::seconds longestShown{7};

class Note final : public QWidget {
public:
    explicit Note(QWidget* window) : QWidget(window)
    {
        setObjectName(QLatin1String(noteName));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
        m_leaving.setSingleShot(true);
        QObject::connect(&m_leaving, &QTimer::timeout, this, &QWidget::hide);
    }

    void showUnder(QWidget& anchor, const QString& text)
    {
        m_text = text;
        setAccessibleName(text);
        const int widest = std::min(360, window()->width() - 16);
        const QRect words = fontMetrics().boundingRect(QRect(0, 0, widest - 24, 400), Qt::TextWordWrap, text);
        const QSize size(words.width() + 26, words.height() + 14 + arrow);
        const QPoint foot = anchor.mapTo(window(), QPoint(anchor.width() / 2, anchor.height()));
        m_above = foot.y() + size.height() + 4 > window()->height();
        const int left =
            std::clamp(foot.x() - size.width() / 2, 8, std::max(8, window()->width() - size.width() - 8));
        const int top = m_above ? foot.y() - anchor.height() - size.height() - 2 : foot.y() + 2;
        m_tip = foot.x() - left;
        setGeometry(QRect(QPoint(left, top), size));
        raise();
        show();
        update();
        m_leaving.start(longestShown);
    }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange) hide(); // it speaks the language before
        QWidget::changeEvent(event);
    }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(0, m_above ? 0 : arrow, 0, m_above ? -arrow : 0);
        QPainterPath path;
        path.addRoundedRect(box, 5, 5);
        const qreal base = m_above ? box.bottom() : box.top();
        const qreal tip = m_above ? box.bottom() + arrow : box.top() - arrow;
        QPainterPath pointer;
        pointer.addPolygon(
            QPolygonF({QPointF(m_tip - arrow, base), QPointF(m_tip, tip), QPointF(m_tip + arrow, base)}));
        painter.fillPath(path.united(pointer), palette().color(QPalette::ToolTipBase));
        paintText(painter, box.adjusted(12, 6, -12, -6), m_text,
                  {painter.font(), palette().color(QPalette::ToolTipText)}, Fit::wrap);
    }

private:
    QTimer m_leaving;
    QString m_text;
    int m_tip = 0;
    bool m_above = false;
};

Note* noteOf(QWidget& anchor)
{
    return static_cast<Note*>(
        anchor.window()->findChild<QWidget*>(QLatin1String(noteName), Qt::FindDirectChildrenOnly));
}

class ButtonAccess final : public QAccessibleWidget {
public:
    explicit ButtonAccess(Button* button)
        : QAccessibleWidget(button, QAccessible::PushButton), m_button(button)
    {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.disabled = !m_button->usable();
        state.checkable = m_button->isCheckable();
        state.checked = m_button->isChecked() || m_button->role() == ButtonRole::on;
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name && m_button->accessibleName().isEmpty())
            return shownText(m_button->text());
        if (kind == QAccessible::Description && !m_button->reason().isEmpty()) return m_button->reason();
        return QAccessibleWidget::text(kind);
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            m_button->press();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    Button* m_button;
};

QAccessibleInterface* buttonAccess(const QString& className, QObject* object)
{
    if (className != QLatin1String("fabletop::Button")) return nullptr;
    auto* button = qobject_cast<Button*>(object);
    return button ? new ButtonAccess(button) : nullptr;
}

/// Qt keeps the size that was asked for until its own text or icon changes.
void measureAnew(QAbstractButton& button)
{
    button.setIcon(button.icon());
}

} // namespace

Button::Button(QWidget* parent) : QPushButton(parent) {}

Button::Button(const QString& text, QWidget* parent) : QPushButton(text, parent) {}

Button::Button(const QString& iconStem, const QString& text, ButtonRole role, QWidget* parent)
    : QPushButton(text, parent)
{
    setIconStem(iconStem);
    setRole(role);
}

void Button::setRole(ButtonRole role)
{
    setProperty("role", wordOf(role));
    update();
}

ButtonRole Button::role() const
{
    return roleFromWord(property("role").toString());
}

void Button::setSize(ButtonSize size)
{
    const bool small = size == ButtonSize::small;
    setProperty("size", small                       ? QStringLiteral("small")
                        : size == ButtonSize::large ? QStringLiteral("large")
                                                    : QString());
    measureAnew(*this);
}

void Button::setIconStem(const QString& stem)
{
    setProperty("artIcon", stem);
    measureAnew(*this);
    update();
}

void Button::setKeyHint(const QString& key)
{
    setProperty("keyHint", key);
    measureAnew(*this);
}

void Button::setReason(const QString& reason)
{
    if (reason == m_reason) return;
    m_reason = reason;
    setProperty("reason", reason);
    if (reason.isEmpty())
        hideNote(*this);
    else if (underMouse() && isVisible())
        showNote(*this, reason);
    update();
    QAccessible::State changed;
    changed.disabled = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

bool Button::event(QEvent* event)
{
    if (!m_reason.isEmpty()) {
        if (event->type() == QEvent::Enter) showNote(*this, m_reason); // a focus alone asks nothing
        if (event->type() == QEvent::Shortcut) {
            refuse();
            return true;
        }
    }
    const QEvent::Type type = event->type();
    if (type == QEvent::Leave || type == QEvent::FocusOut || type == QEvent::Hide) hideNote(*this);
    if (type == QEvent::Hide && hasFocus()) giveKeyboardHome(*this); // and not to whatever button comes next
    return QPushButton::event(event);
}

void Button::nextCheckState()
{
    if (m_reason.isEmpty()) QPushButton::nextCheckState();
}

void Button::mousePressEvent(QMouseEvent* event)
{
    if (m_reason.isEmpty()) return QPushButton::mousePressEvent(event);
    event->accept();
    if (event->button() == Qt::LeftButton) refuse();
}

void Button::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_reason.isEmpty()) QPushButton::mouseReleaseEvent(event);
}

void Button::keyPressEvent(QKeyEvent* event)
{
    const bool press = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return ||
                       event->key() == Qt::Key_Enter || event->key() == Qt::Key_Select;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_reason.isEmpty() && enter) { // of every button, not only of a dialog's: no other takes it then
        if (!event->isAutoRepeat()) click();
        return;
    }
    if (m_reason.isEmpty() || !press) return QPushButton::keyPressEvent(event);
    refuse();
}

void Button::keyReleaseEvent(QKeyEvent* event)
{
    if (m_reason.isEmpty()) QPushButton::keyReleaseEvent(event);
}

void Button::press()
{
    if (m_reason.isEmpty())
        click();
    else
        refuse();
}

void Button::refuse()
{
    showNote(*this, m_reason);
    Q_EMIT refused(m_reason);
}

QString unmarked(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

QString shownText(const QString& text)
{
    QString shown;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'&' && ++at == text.size()) break;
        shown += text[at];
    }
    return shown;
}

void showNote(QWidget& anchor, const QString& text)
{
    Note* note = noteOf(anchor);
    if (!note) note = new Note(anchor.window());
    note->setProperty("anchor", QVariant::fromValue<QObject*>(&anchor));
    note->showUnder(anchor, text);
}

void hideNote(QWidget& anchor)
{
    Note* note = noteOf(anchor);
    if (note && note->property("anchor").value<QObject*>() == &anchor) note->hide();
}

void installButtonAccess()
{
    QAccessible::installFactory(buttonAccess);
}

} // namespace fabletop
