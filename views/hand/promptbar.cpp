// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/promptbar.h"

#include "views/hand/actionbar.h"
#include "views/hand/barlabels.h"
#include "views/hand/choicerow.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/rulelink.h"
#include "views/theme/shapes.h"

#include <QAccessible>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QTimerEvent>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int leastWords = 230; ///< room that answers leave for the sentence
constexpr int fewWords = 180;
constexpr int easyWords = 340; ///< room for a sentence with its help, for which named actions are set closer
constexpr int hintLeft = 11;
constexpr int hintSide = 34;
constexpr int linkGap = 10; ///< before the rule

} // namespace

PromptBar::PromptBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_hint(new Button(QStringLiteral("lamp"), QString(), ButtonRole::plain, this)),
      m_settle(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_moveNow(new Button(QStringLiteral("next"), QString(), ButtonRole::plain, this)),
      m_return(new Button(QStringLiteral("last"), QString(), ButtonRole::primary, this)),
      m_decline(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this)),
      m_takeBack(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_confirm(new Button(QStringLiteral("check"), QString(), ButtonRole::primary, this)),
      m_rule(new RuleLink(m_theme, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    for (Button* button : {m_hint, m_moveNow, m_return, m_settle, m_decline, m_takeBack, m_confirm}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
        connect(button, &Button::refused, this, &PromptBar::refused);
    }
    connect(m_hint, &Button::clicked, this, &PromptBar::hintRequested);
    connect(m_settle, &Button::clicked, this, &PromptBar::showSettling);
    connect(m_moveNow, &Button::clicked, this, &PromptBar::movedNow);
    connect(m_return, &Button::clicked, this, &PromptBar::returned);
    connect(m_decline, &Button::clicked, this, &PromptBar::declined);
    connect(m_takeBack, &Button::clicked, this, &PromptBar::takenBack);
    connect(m_confirm, &Button::clicked, this, &PromptBar::confirmed);
    connect(m_rule, &RuleLink::clicked, this, [this] { Q_EMIT ruleActivated(m_look.rule); });
    measure();
    renew();
}

void PromptBar::hold(QWidget* chips, ActionBar* actions, ChoiceRow* choices)
{
    m_chips = chips;
    m_actions = actions;
    m_choices = choices;
}

void PromptBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_rule->setTheme(m_theme);
    measure();
    renew();
}

void PromptBar::setLook(const PromptLook& look)
{
    if (look == m_look) return;
    const bool news = look.text != m_look.text || look.help != m_look.help;
    m_look = look;
    renew();
    if (!news || !QAccessible::isActive()) return;
    QAccessibleEvent spoken(this, QAccessible::Alert); // screen readers say the name and the description
    QAccessible::updateAccessibility(&spoken);
}

void PromptBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        measure();
        renew();
    }
    QWidget::changeEvent(event);
}

void PromptBar::measure()
{
    m_places = barSlots(*m_theme, size());
}

void PromptBar::showEvent(QShowEvent*)
{
    layOut();
}

void PromptBar::resizeEvent(QResizeEvent*)
{
    measure();
    layOut();
}

void PromptBar::renew()
{
    setAccessibleName(m_look.text);
    setAccessibleDescription(m_look.help);
    renewButtons();
    if (m_look.thinking && m_timer == 0) m_timer = startTimer(40);
    if (!m_look.thinking && m_timer != 0) killTimer(std::exchange(m_timer, 0));
    layOut();
}

void PromptBar::renewButtons()
{
    const auto show = [](Button& button, const QString& text, bool shown) {
        button.setText(unmarked(text));
        button.setVisible(shown);
    };
    m_hint->setVisible(m_look.hint != HintLook::none);
    m_hint->setRole(m_look.hint == HintLook::shown ? ButtonRole::on : ButtonRole::plain);
    m_hint->setAccessibleName(tr("Hint"));
    m_hint->setToolTip(m_look.hint == HintLook::offered ? tr("Hint: the best decisions, with their chances")
                                                        : tr("Hide the hint"));
    m_settle->setVisible(m_look.settles);
    m_settle->setAccessibleName(tr("Always, never or ask"));
    m_settle->setToolTip(tr("Always, never or ask"));
    show(*m_moveNow, tr("Move now"), m_look.moveNow);
    show(*m_return, wordOf(PrimaryLabel::toTable), m_look.toTable);
    show(*m_decline, m_look.decline, !m_look.decline.isEmpty());
    show(*m_takeBack, m_look.takeBack, !m_look.takeBack.isEmpty());
    m_takeBack->setReason(m_look.takeBackReason);
    m_takeBack->setToolTip(m_look.takeBackTip);
    show(*m_confirm, m_look.confirm, !m_look.confirm.isEmpty());
    m_confirm->setReason(m_look.confirmReason);
    m_rule->setRule(m_look.rule);
}

// -- places

int PromptBar::wordsLeft() const
{
    const int order = m_look.order.empty() ? 0 : static_cast<int>(m_look.order.size()) * 17 + 12;
    const int chips = m_chips && !m_chips->isHidden() ? m_chips->sizeHint().width() + barGap : 0;
    return 50 + order + chips;
}

/// Left of `right`; where names, keys and an easy sentence have no room there and nothing is in the slot of
/// the primary, as far as that reaches. The left edge.
int PromptBar::layOutActions(int right)
{
    const auto fit = [this](int edge) {
        // Named actions are worth a sentence in two lines.
        return m_actions->fit(edge - wordsLeft() - m_theme->px(easyWords),
                              edge - wordsLeft() - m_theme->px(leastWords),
                              edge - wordsLeft() - m_theme->px(fewWords), m_places.high);
    };
    int wide = fit(right);
    const bool spare = right == m_places.rest && m_confirm->isHidden() && m_return->isHidden();
    if (spare && (!m_actions->whole() || right - wide - wordsLeft() < m_theme->px(easyWords))) {
        right = m_places.primary.right() + 1;
        wide = fit(right);
    }
    m_actions->setGeometry(m_places.before(right, wide));
    return m_actions->geometry().left();
}

/// From the right: the fixed slots, what says no, then the answers. The left edge of all that.
int PromptBar::layOutButtons()
{
    m_hint->setGeometry(hintLeft, (height() - hintSide) / 2, hintSide, hintSide);
    m_takeBack->setGeometry(m_places.takeBack);
    m_confirm->setGeometry(m_places.primary);
    m_return->setGeometry(m_places.primary);
    int right = m_places.rest;
    for (Button* button : {m_decline, m_moveNow, m_settle}) {
        if (button->isHidden()) continue;
        if (button == m_settle) nameSettling(right);
        button->setGeometry(m_places.before(right, button->sizeHint().width()));
        right = button->geometry().left() - barGap;
    }
    const int room = right - wordsLeft() - m_theme->px(leastWords);
    if (m_actions && !m_actions->isHidden()) right = layOutActions(right) - barGap;
    if (m_choices && !m_choices->isHidden()) {
        const int wide = m_choices->fit(room, m_places.high, height());
        m_choices->setGeometry(right - wide, 0, wide, height());
        right = m_choices->geometry().left() - barGap;
    }
    return right;
}

/// What it holds is written on it where half the bar is left for the question.
void PromptBar::nameSettling(int right)
{
    const QString words = tr("Always, never or ask");
    m_settle->setText(words);
    if (right - m_settle->sizeHint().width() - wordsLeft() < width() * 2 / 5) m_settle->setText(QString());
}

void PromptBar::layOut()
{
    if (m_chips && !m_chips->isHidden()) {
        const QSize chips = m_chips->sizeHint();
        m_chips->setGeometry(wordsLeft() - chips.width() - barGap, (height() - chips.height()) / 2,
                             chips.width(), chips.height());
    }
    const int wide = std::max(40, layOutButtons() - wordsLeft() - barGap);
    const int link = m_look.rule.isEmpty() ? 0 : m_rule->sizeHint().width() + linkGap;
    m_words = BarText::fitted(*m_theme, {m_look.text, m_look.help, m_look.harm, m_look.teaches, link}, wide);
    m_rule->resize(m_rule->sizeHint());
    m_rule->move(wordsLeft() + qRound(m_words.link.x()) - 1, qRound(m_words.link.y()) - m_rule->baseLine());
    setToolTip(isVisible() ? m_words.tip : QString()); // a bar that is not shown has no width that counts
    update();
}

void PromptBar::showSettling()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList wishes{tr("Ask each time"), tr("Always use it"), tr("Never use it")};
    for (int wish = 0; wish < wishes.size(); ++wish)
        menu->addAction(wishes[wish], this, [this, wish] { Q_EMIT settled(wish); });
    menu->popup(m_settle->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

// -- drawing

/// Whose turn follows whose; the one to move is larger and underlined.
void PromptBar::paintOrder(QPainter& painter) const
{
    qreal x = 58;
    for (SeatId seat : m_look.order) {
        const bool now = seat == m_look.toMove;
        paintSeatForm(painter, *m_theme, seat, QPointF(x, height() / 2.0), now ? 6.5 : 4);
        if (now) painter.fillRect(QRectF(x - 7, height() / 2.0 + 10, 14, 2), m_theme->color(Tone::accent));
        x += 17;
    }
}

void PromptBar::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer) return;
    m_tick = (m_tick + 1) % 100;
    update(0, height() - 3, width(), 3);
}

void PromptBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
    const QColor bar =
        m_look.seat == SeatId::none ? m_theme->color(Tone::accent) : m_theme->seat(m_look.seat);
    painter.fillRect(QRect(0, 0, 5, height()), bar);
    if (m_look.thinking) {
        const int part = width() / 6;
        painter.fillRect(QRect(5 + (width() - part) * m_tick / 100, height() - 3, part, 3),
                         m_theme->color(Tone::accent));
    }
    if (!m_look.order.empty()) paintOrder(painter);
    if (m_hint->isHidden())
        m_theme->art().paintIcon(painter, QRectF(18, (height() - 22) / 2.0, 22, 22), m_look.icon, bar);
    m_words.paint(painter, *m_theme, wordsLeft(), m_look.harm ? Tone::warn : Tone::ink2);
}

} // namespace fabletop
