// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingscard.h"

#include "views/settings/settingsrow.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int side = 18;
constexpr int head = 12;
constexpr int foot = 10;
constexpr int ringRoom = 4; ///< a ring of focus may reach into the margin

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

void SettingsCard::setSearch(QLineEdit* search, QLabel* nothing)
{
    m_search = search;
    m_nothing = nothing;
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->hide();
}

int SettingsCard::filter(const QString& wanted)
{
    const bool all = containsWords(m_title->text(), wanted);
    const QString own = m_search ? m_search->text() : QString();
    int found = 0;
    int shown = 0;
    for (const Part& part : m_parts) {
        if (!part.row) continue;
        const bool answers = all || part.row->answers(wanted);
        const bool visible = answers && part.row->answers(own);
        part.row->setVisible(visible);
        found += answers ? 1 : 0;
        shown += visible ? 1 : 0;
    }
    hideIdleHeadings();
    if (m_nothing) m_nothing->setVisible(shown == 0);
    setVisible(found > 0); // its own search never takes it away
    return found;
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

int SettingsCard::inner(int width)
{
    return width - 2 * side;
}

/// Title, what acts on the whole group, and its search. Where the rows begin.
int SettingsCard::arrangeHead(int width)
{
    const int wide = inner(width);
    const int act = m_act ? m_act->sizeHint().width() : 0;
    const int words = act > 0 ? wide - act - 12 : wide;
    const int titleHigh = m_title->heightForWidth(words);
    const int actHigh = m_act ? m_act->sizeHint().height() : 0;
    const int line = std::max(titleHigh, actHigh - 4);
    m_title->setGeometry(side, head + (line - titleHigh) / 2, words, titleHigh);
    if (m_act) m_act->setGeometry(width - side - act, head + (line - actHigh) / 2, act, actHigh);
    int y = head + line + 6;
    if (!m_search) return y;
    const int field = m_search->sizeHint().height();
    m_search->setGeometry(side, y + 2, wide, field);
    y += field + 8;
    if (m_nothing->isHidden()) return y;
    m_nothing->setGeometry(side, y + 4, wide, m_nothing->sizeHint().height());
    return y + m_nothing->height() + 10;
}

int SettingsCard::arrange(int width)
{
    const int wide = inner(width);
    int y = arrangeHead(width);
    for (const Part& part : m_parts) {
        QWidget* shown = part.row ? static_cast<QWidget*>(part.row) : part.heading;
        if (shown->isHidden()) continue;
        const int high = part.row ? part.row->arrange(wide) : part.heading->sizeHint().height() + 12;
        shown->setGeometry(side, y, part.row ? wide + ringRoom : part.heading->sizeHint().width(), high);
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
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QLabel* heading : m_headings) {
        if (heading->isHidden()) continue;
        const QRect words = heading->geometry();
        const int from = words.right() + 8;
        painter.fillRect(QRect(from, words.center().y() + 1, width() - side - from, 1),
                         m_theme->color(Tone::hair));
    }
}

} // namespace fabletop
