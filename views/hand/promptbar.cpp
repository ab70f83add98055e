#include "views/hand/promptbar.h"

#include "views/theme/button.h"
#include "views/theme/shapes.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QTimerEvent>

namespace fabletop {

PromptBar::PromptBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_words(new QLabel(this)),
      m_news(new Button(QStringLiteral("info"), QString(), ButtonRole::plain, this)),
      m_settle(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_moveNow(new Button(QStringLiteral("next"), QString(), ButtonRole::plain, this)),
      m_return(new Button(QStringLiteral("last"), QString(), ButtonRole::primary, this)),
      m_decline(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this)),
      m_takeBack(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_confirm(new Button(QStringLiteral("check"), QString(), ButtonRole::primary, this))
{
    auto* row = new QHBoxLayout(this);
    row->setSpacing(8);
    m_words->setTextFormat(Qt::RichText);
    m_words->setWordWrap(true);
    m_words->setAttribute(Qt::WA_TransparentForMouseEvents);
    row->addWidget(m_words, 1);
    for (Button* button : {m_news, m_moveNow, m_return, m_settle, m_decline, m_takeBack, m_confirm}) {
        row->addWidget(button, 0, Qt::AlignVCenter);
        connect(button, &Button::refused, this, &PromptBar::refused);
    }
    connect(m_news, &Button::clicked, this, &PromptBar::newsWanted);
    connect(m_settle, &Button::clicked, this, &PromptBar::showSettling);
    connect(m_moveNow, &Button::clicked, this, &PromptBar::movedNow);
    connect(m_return, &Button::clicked, this, &PromptBar::returned);
    connect(m_decline, &Button::clicked, this, &PromptBar::declined);
    connect(m_takeBack, &Button::clicked, this, &PromptBar::takenBack);
    connect(m_confirm, &Button::clicked, this, &PromptBar::confirmed);
    renew();
}

void PromptBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
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

int PromptBar::heightForWidth(int width) const
{
    int buttons = wordsLeft() + 16;
    for (Button* button : {m_news, m_moveNow, m_return, m_settle, m_decline, m_takeBack, m_confirm})
        if (!button->isHidden()) buttons += button->sizeHint().width() + 8;
    const int words = m_words->heightForWidth(std::max(120, width - buttons - 16));
    return words > m_theme->px(28) ? std::max(m_theme->px(68), words + 12) : m_theme->px(48);
}

void PromptBar::renew()
{
    const auto span = [this](const QString& text, TextRole role, Tone tone) {
        const QFont font = m_theme->font(role);
        return QStringLiteral("<span style=\"font-size:%1px;font-weight:%2;color:%3\">%4</span>")
            .arg(font.pixelSize())
            .arg(font.weight())
            .arg(m_theme->color(tone).name(), text.toHtmlEscaped());
    };
    QString words = span(m_look.text, TextRole::prompt, Tone::ink);
    if (!m_look.help.isEmpty())
        words += QStringLiteral("&nbsp; ") +
                 span(m_look.help, TextRole::body, m_look.harm ? Tone::harm : Tone::ink2);
    m_words->setText(words);
    setAccessibleName(m_look.text);
    setAccessibleDescription(m_look.help);
    m_news->setText(m_look.news);
    m_news->setVisible(!m_look.news.isEmpty());
    m_settle->setVisible(m_look.settles);
    m_settle->setAccessibleName(tr("Always, never or ask"));
    m_settle->setToolTip(tr("Always, never or ask"));
    layout()->setContentsMargins(wordsLeft(), 0, 16, 0);
    m_moveNow->setText(tr("Move now"));
    m_moveNow->setVisible(m_look.moveNow);
    m_return->setText(tr("To the table"));
    m_return->setVisible(m_look.toTable);
    m_decline->setText(m_look.decline);
    m_decline->setVisible(!m_look.decline.isEmpty());
    m_takeBack->setText(m_look.takeBack);
    m_takeBack->setVisible(!m_look.takeBack.isEmpty());
    m_takeBack->setReason(m_look.takeBackReason);
    m_takeBack->setToolTip(m_look.takeBackTip);
    m_confirm->setText(m_look.confirm);
    m_confirm->setVisible(!m_look.confirm.isEmpty());
    m_confirm->setReason(m_look.confirmReason);
    if (m_look.thinking && m_timer == 0) m_timer = startTimer(40);
    if (!m_look.thinking && m_timer != 0) killTimer(std::exchange(m_timer, 0));
    update();
}

int PromptBar::wordsLeft() const
{
    return 52 + (m_look.order.empty() ? 0 : static_cast<int>(m_look.order.size()) * 17 + 12);
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

/// Whose turn follows whose; the one to move is larger and underlined.
void PromptBar::paintOrder(QPainter& painter) const
{
    qreal x = 60;
    for (SeatId seat : m_look.order) {
        const bool now = seat == m_look.toMove;
        paintSeatForm(painter, *m_theme, seat, QPointF(x, height() / 2.0), now ? 6.5 : 4);
        if (now)
            painter.fillRect(QRectF(x - 7, height() / 2.0 + 10, 14, 2), m_theme->color(Tone::accent));
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
    m_theme->art().paintIcon(painter, QRectF(20, (height() - 22) / 2.0, 22, 22), m_look.icon, bar);
}

} // namespace fabletop
