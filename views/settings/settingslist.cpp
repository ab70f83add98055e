// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingslist.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QAbstractButton>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

class GroupButton final : public QAbstractButton {
public:
    GroupButton(SettingsGroup group, std::shared_ptr<const Theme> theme, QWidget* parent)
        : QAbstractButton(parent), m_group(group), m_theme(std::move(theme))
    {
        onThemeChange(*this, [this](const auto& other) {
            m_theme = other;
            update();
        });
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
    }

    void show(int changes, bool compact)
    {
        m_changes = changes;
        m_compact = compact;
        setText(groupName(m_group));
        setAccessibleName(changes > 0 ? SettingsList::tr("%1, %n change(s)", nullptr, changes).arg(text())
                                      : text());
        setToolTip(compact ? text() : QString());
        update();
    }
    [[nodiscard]] int changes() const { return m_changes; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked()) {
            painter.fillRect(rect(), m_theme->color(Tone::accentWash));
            painter.fillRect(QRect(0, 0, 3, height()), m_theme->color(Tone::accent));
        } else if (underMouse()) {
            painter.fillRect(rect(),
                             Theme::mix(m_theme->color(Tone::ink), m_theme->color(Tone::panel), 0.06));
        }
        const QColor ink = m_theme->color(isChecked() ? Tone::accent : Tone::ink2);
        const qreal middle = height() / 2.0;
        m_theme->art().paintIcon(painter, QRectF(15, middle - 9, 18, 18), groupIcon(m_group), ink);
        qreal right = width() - 10;
        if (m_changes > 0) right -= paintChanges(painter, middle);
        if (!m_compact)
            paintText(painter, QRectF(42, 0, right - 44, height()), text(),
                      {m_theme->interfaceFont(m_theme->body(), isChecked() ? QFont::DemiBold : QFont::Normal),
                       m_theme->color(Tone::ink)},
                      Fit::wrap);
        if (!hasFocus()) return;
        painter.setPen(QPen(m_theme->color(Tone::accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 5, 5);
    }

private:
    /// How wide it is.
    [[nodiscard]] qreal paintChanges(QPainter& painter, qreal middle) const
    {
        const qreal radius = m_compact ? 8 : m_theme->px(9);
        const QPointF centre = m_compact ? QPointF(width() - 10, 10) : QPointF(width() - 12 - radius, middle);
        painter.setPen(QPen(m_theme->color(Tone::edge), 1.2));
        painter.setBrush(m_theme->color(Tone::raised));
        painter.drawEllipse(centre, radius, radius);
        const qreal letters = m_compact ? 11 : m_theme->body() * 0.88;
        paintText(painter, QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                  QString::number(m_changes),
                  {m_theme->interfaceFont(letters, QFont::DemiBold), m_theme->color(Tone::ink)}, Fit::shrink,
                  Qt::AlignCenter);
        return 2 * radius + 8;
    }

    SettingsGroup m_group;
    std::shared_ptr<const Theme> m_theme;
    int m_changes = 0;
    bool m_compact = false;
};

SettingsList::SettingsList(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_stop(this)
{
    onThemeChange(*this, [this](const auto& other) { m_theme = other; });
    for (int group = 0; group < settingsGroups; ++group) {
        auto* button = new GroupButton(static_cast<SettingsGroup>(group), m_theme, this);
        connect(button, &QAbstractButton::clicked, this, [this, group] {
            setCurrent(static_cast<SettingsGroup>(group));
            Q_EMIT picked(static_cast<SettingsGroup>(group));
        });
        m_buttons.push_back(button);
    }
    m_stop.setButtons({m_buttons.begin(), m_buttons.end()}, 1);
    setCurrent(SettingsGroup::language);
    retranslate();
}

void SettingsList::setCurrent(SettingsGroup group)
{
    m_current = group;
    for (std::size_t place = 0; place < m_buttons.size(); ++place)
        m_buttons[place]->setChecked(place == static_cast<std::size_t>(group));
    m_stop.setCurrent(button(group));
}

void SettingsList::setChanges(SettingsGroup group, int changes)
{
    m_buttons[static_cast<std::size_t>(group)]->show(changes, m_compact);
}

QAbstractButton* SettingsList::button(SettingsGroup group) const
{
    return m_buttons[static_cast<std::size_t>(group)];
}

void SettingsList::setCompact(bool compact)
{
    m_compact = compact;
    retranslate();
}

void SettingsList::retranslate()
{
    for (GroupButton* button : m_buttons)
        button->show(button->changes(), m_compact);
}

int SettingsList::high() const
{
    return settingsGroups * (m_compact ? 42 : std::max(34, m_theme->px(36)));
}

void SettingsList::resizeEvent(QResizeEvent*)
{
    const int each = std::min(high(), height()) / settingsGroups;
    for (std::size_t place = 0; place < m_buttons.size(); ++place)
        m_buttons[place]->setGeometry(0, static_cast<int>(place) * each, width(), each);
}

} // namespace fabletop
