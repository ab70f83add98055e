// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingcontrol.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/rovingfocus.h"
#include "views/theme/switchbutton.h"

#include <QLabel>
#include <QSlider>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace fabletop {

namespace {

constexpr int choiceGap = 6;
constexpr int sliderWide = 160;
constexpr int switchRing = 3; ///< room for the ring of focus beside a switch

class Toggle final : public SettingControl {
public:
    Toggle(const SettingEntry& entry, const std::shared_ptr<const Theme>& theme, QWidget* parent)
        : SettingControl(parent), m_switch(new SwitchButton(theme, this))
    {
        m_switch->setAccessibleName(entry.name);
        m_switch->setAccessibleDescription(entry.help);
        setFocusProxy(m_switch);
        connect(m_switch, &QAbstractButton::clicked, this, [this](bool on) { Q_EMIT picked(on); });
    }
    void show(const QVariant& value) override { m_switch->setChecked(value.toBool()); }
    [[nodiscard]] int natural() const override { return m_switch->width() - switchRing; }
    [[nodiscard]] int overhang() const override { return switchRing; }
    int arrange(int width) override
    {
        m_switch->move(std::max(0, width + switchRing - m_switch->width()), 0);
        return m_switch->height();
    }

private:
    SwitchButton* m_switch;
};

/// Beside each other, in as many lines as they need.
class Choices final : public SettingControl {
public:
    Choices(const SettingEntry& entry, QWidget* parent) : SettingControl(parent), m_stop(this)
    {
        for (const SettingChoice& choice : entry.choices) {
            auto* button = new Button(unmarked(choice.name), this);
            button->setCheckable(true);
            button->setAccessibleName(QStringLiteral("%1: %2").arg(entry.name, choice.name));
            connect(button, &Button::clicked, this, [this, button, value = choice.value] {
                light(button);
                Q_EMIT picked(value);
            });
            m_values.push_back(choice.value);
            m_buttons.push_back(button);
        }
        m_stop.setButtons({m_buttons.begin(), m_buttons.end()}, static_cast<int>(m_buttons.size()));
    }
    void show(const QVariant& value) override
    {
        Button* lit = nullptr;
        for (std::size_t place = 0; place < m_values.size(); ++place) {
            QVariant same = value;
            if (same.convert(m_values[place].metaType()) && same == m_values[place]) lit = m_buttons[place];
        }
        light(lit);
    }
    [[nodiscard]] int natural() const override
    {
        int wide = -choiceGap;
        for (const Button* button : m_buttons)
            wide += button->sizeHint().width() + choiceGap;
        return wide;
    }
    int arrange(int width) override
    {
        const int high = m_buttons.front()->sizeHint().height();
        int x = std::max(0, width - natural());
        int y = 0;
        for (Button* button : m_buttons) {
            const int wide = std::min(width, button->sizeHint().width());
            if (x > 0 && x + wide > width) x = 0, y += high + choiceGap;
            button->setGeometry(x, y, wide, high);
            x += wide + choiceGap;
        }
        return y + high;
    }

private:
    void light(const Button* lit)
    {
        for (Button* button : m_buttons) {
            button->setChecked(button == lit);
            button->setRole(button == lit ? ButtonRole::on : ButtonRole::plain);
            if (button != lit) continue;
            m_stop.setCurrent(button);
            setFocusProxy(button);
        }
    }

    RovingFocus m_stop;
    std::vector<QVariant> m_values;
    std::vector<Button*> m_buttons;
};

class Percent final : public SettingControl {
public:
    Percent(const SettingEntry& entry, std::shared_ptr<const Theme> theme, QWidget* parent)
        : SettingControl(parent), m_theme(std::move(theme)), m_slider(new QSlider(Qt::Horizontal, this)),
          m_words(new QLabel(this)), m_step(entry.step), m_share(entry.share)
    {
        onThemeChange(*this, [this](const auto& other) { m_theme = other; });
        m_slider->setRange(entry.least / entry.step, entry.most / entry.step);
        m_slider->setPageStep(2);
        m_slider->setTracking(false); // a text size is taken when it is let go
        m_slider->setAccessibleName(entry.name);
        m_words->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        setFocusProxy(m_slider);
        connect(m_slider, &QSlider::sliderMoved, this, &Percent::tell);
        connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
            tell(place);
            if (m_showing) return;
            const int percent = place * m_step;
            Q_EMIT picked(m_share ? QVariant(percent / 100.0) : QVariant(percent));
        });
    }
    void show(const QVariant& value) override
    {
        m_showing = true;
        const double percent = m_share ? value.toDouble() * 100 : value.toDouble();
        m_slider->setValue(static_cast<int>(std::lround(percent / m_step)));
        tell(m_slider->value());
        m_showing = false;
    }
    [[nodiscard]] int natural() const override { return sliderWide + 8 + wordsWide(); }
    int arrange(int width) override
    {
        const int high = std::max(30, m_theme->px(26));
        const int words = wordsWide();
        const int slider = std::min(sliderWide, width - words - 8);
        m_words->setGeometry(width - words, 0, words, high);
        m_slider->setGeometry(width - words - 8 - slider, 0, slider, high);
        return high;
    }

private:
    [[nodiscard]] int wordsWide() const
    {
        return m_words->fontMetrics().horizontalAdvance(QStringLiteral("200%")) + m_theme->px(12);
    }
    void tell(int place)
    {
        m_words->setText(SettingControl::tr("%1%").arg(place * m_step));
        m_slider->setAccessibleDescription(m_words->text());
    }

    std::shared_ptr<const Theme> m_theme;
    QSlider* m_slider;
    QLabel* m_words;
    int m_step;
    bool m_share;
    bool m_showing = false;
};

} // namespace

SettingControl* makeControl(const SettingEntry& entry, const std::shared_ptr<const Theme>& theme,
                            QWidget* parent)
{
    switch (entry.kind) {
    case SettingKind::toggle: return new Toggle(entry, theme, parent);
    case SettingKind::choice: return new Choices(entry, parent);
    case SettingKind::percent: return new Percent(entry, theme, parent);
    }
    return nullptr;
}

} // namespace fabletop
