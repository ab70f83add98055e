// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingscard.h"

#include "views/settings/settingsrow.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int side = 18;
constexpr int head = 12;
constexpr int foot = 10;

} // namespace

SettingsCard::SettingsCard(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_title(new QLabel(this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        dress();
    });
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    dress();
}

void SettingsCard::dress()
{
    m_title->setFont(m_theme->font(TextRole::section));
    for (QLabel* heading : m_headings)
        heading->setFont(m_theme->interfaceFont(m_theme->body() * 0.92, QFont::Bold));
    update();
}

void SettingsCard::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QString SettingsCard::title() const
{
    return m_title->text();
}

void SettingsCard::addHeading(QLabel* words)
{
    words->setForegroundRole(QPalette::PlaceholderText);
    m_headings.push_back(words);
    m_parts.push_back({nullptr, words});
    dress();
}

std::vector<SettingsRow*> SettingsCard::rows() const
{
    std::vector<SettingsRow*> rows;
    for (const Part& part : m_parts)
        if (part.row) rows.push_back(part.row);
    return rows;
}

int SettingsCard::filter(const QString& wanted)
{
    const bool all = containsWords(m_title->text(), wanted);
    int shown = 0;
    for (const Part& part : m_parts) {
        if (!part.row) continue;
        const bool answers = all || part.row->answers(wanted);
        part.row->setVisible(answers);
        shown += answers ? 1 : 0;
    }
    hideIdleHeadings();
    setVisible(shown > 0);
    return shown;
}

/// A heading without rows says nothing.
void SettingsCard::hideIdleHeadings()
{
    bool any = false;
    for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part) {
        if (part->row) {
            any = any || !part->row->isHidden();
        } else {
            part->heading->setVisible(std::exchange(any, false));
        }
    }
}

int SettingsCard::changes() const
{
    const auto all = rows();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const SettingsRow* row) { return row->changed(); }));
}

int SettingsCard::arrange(int width)
{
    const int wide = width - 2 * side;
    const int act = m_act ? m_act->sizeHint().width() : 0;
    const int words = act > 0 ? wide - act - 12 : wide;
    const int titleHigh = m_title->heightForWidth(words);
    m_title->setGeometry(side, head, words, titleHigh);
    int y = head + titleHigh;
    if (m_act) {
        const int high = m_act->sizeHint().height();
        m_act->setGeometry(width - side - act, head - 2, act, high);
        y = std::max(y, head - 2 + high);
    }
    y += 6;
    for (const Part& part : m_parts) {
        QWidget* shown = part.row ? static_cast<QWidget*>(part.row) : part.heading;
        if (shown->isHidden()) continue;
        const int high = part.row ? part.row->arrange(wide) : part.heading->sizeHint().height() + 10;
        shown->setGeometry(side, y, wide, high);
        y += high;
    }
    return y + foot;
}

void SettingsCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1.4));
    painter.setBrush(m_theme->color(Tone::panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace fabletop
