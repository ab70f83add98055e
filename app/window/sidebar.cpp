// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sidebar.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QAbstractButton>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int narrow = 56;
constexpr int wide = 76;
constexpr qreal letters = 10.5; ///< of a name
constexpr int inset = 2;        ///< beside a name, at least
constexpr int air = 5;          ///< beside the longest name where the rail grows for it
constexpr int leastLetters = 9; ///< of one that is too long even so, in pixels
constexpr int mostSmaller = 1;  ///< pixels, for which the rail doesn't grow
constexpr int narrower = QFont::SemiCondensed;
constexpr int iconRoom = 34; ///< above the name
constexpr int least = 30;    ///< of a button

QFont nameFont(const Theme& theme, bool bold)
{
    return theme.interfaceFont(letters * std::max(1.0, theme.scale()),
                               bold ? QFont::DemiBold : QFont::Normal);
}

/// Narrower letters rather than a name that touches the edges, then smaller ones.
QFont fittedName(const Theme& theme, const QString& name, bool bold, int room)
{
    QFont font = nameFont(theme, bold);
    if (QFontMetrics(font).horizontalAdvance(name) <= room + 2 * inset - 2 * air) return font;
    font.setStretch(narrower);
    while (QFontMetrics(font).horizontalAdvance(name) > room && font.pixelSize() > leastLetters)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

} // namespace

class RailButton final : public QAbstractButton {
public:
    RailButton(QString icon, Sidebar* rail) : QAbstractButton(rail), m_rail(rail), m_icon(std::move(icon))
    {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = *m_rail->m_theme;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked()) {
            painter.fillRect(rect(), theme.color(Tone::accentWash));
            painter.fillRect(QRect(0, 0, 3, height()), theme.color(Tone::accent));
        } else if (underMouse()) {
            painter.fillRect(rect(), Theme::mix(theme.color(Tone::ink), theme.color(Tone::panel), 0.06));
        }
        const QColor ink = theme.color(isChecked() ? Tone::accent : Tone::ink2);
        theme.art().paintIcon(
            painter, QRectF(width() / 2.0 - 11, std::min(9.0, (height() - 22) / 2.0), 22, 22), m_icon, ink);
        if (hasFocus()) {
            painter.setPen(QPen(theme.color(Tone::accent), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 5, 5);
        }
        if (height() < iconRoom + theme.px(16)) return; // a low window: the name is the tip
        const QFont font = fittedName(theme, text(), isChecked(), width() - 2 * inset);
        paintText(painter, QRect(0, iconRoom, width(), height() - iconRoom - 2), text(),
                  {font, theme.color(isChecked() ? Tone::ink : Tone::ink2)}, Fit::exact,
                  Qt::AlignHCenter | Qt::AlignTop);
    }

private:
    Sidebar* m_rail;
    QString m_icon;
};

Sidebar::Sidebar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))

{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
}

void Sidebar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void Sidebar::add(const QString& id, const QString& icon, const QString& name)
{
    auto* button = new RailButton(icon, this);
    button->setObjectName(id);
    connect(button, &QAbstractButton::clicked, this, [this, id] {
        setCurrent(id);
        Q_EMIT picked(id);
    });
    m_buttons.push_back(button);
    setName(id, name);
}

void Sidebar::setName(const QString& id, const QString& name)
{
    for (QAbstractButton* button : m_buttons)
        if (button->objectName() == id) button->setText(name);
    layOut();
    updateGeometry();
}

/// All of them in sight: in a low window closer, then without their names.
void Sidebar::layOut()
{
    const int usual = m_theme->px(20) + 42;
    const int count = std::max(1, static_cast<int>(m_buttons.size()));
    const int pitch = height() > 0 ? std::clamp((height() - 8) / count, least, usual) : usual;
    const int across = sizeHint().width();
    for (std::size_t at = 0; at < m_buttons.size(); ++at) {
        const bool foot = at + 1 == m_buttons.size() && m_buttons[at]->objectName() == m_foot;
        const int top = foot ? std::max(8 + static_cast<int>(at) * pitch, height() - pitch)
                             : 8 + static_cast<int>(at) * pitch;
        m_buttons[at]->setGeometry(0, top, across, pitch - 4);
        m_buttons[at]->setToolTip(pitch - 4 < iconRoom + m_theme->px(16) ? m_buttons[at]->text() : QString());
    }
}

void Sidebar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void Sidebar::setCurrent(const QString& id)
{
    for (QAbstractButton* button : m_buttons)
        button->setChecked(button->objectName() == id);
}

QSize Sidebar::sizeHint() const
{
    // As the chosen one is written, so that nothing moves when another is.
    const QFont font = nameFont(*m_theme, true);
    int widest = narrow;
    for (const QAbstractButton* button : m_buttons) {
        const QString name = button->text();
        const QFont close = fittedName(*m_theme, name, true, narrow - 2 * inset);
        if (close.pixelSize() + mostSmaller >= font.pixelSize() &&
            QFontMetrics(close).horizontalAdvance(name) <= narrow - 2 * inset)
            continue; // a little closer together it fits as it is
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(name) + 2 * air);
    }
    return {std::min(widest, std::max(wide, m_theme->px(wide))), 200};
}

void Sidebar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), m_theme->color(Tone::hair));
}

} // namespace fabletop
