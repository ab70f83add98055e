// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/toolrow.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int sideOfRow = 16;
constexpr int overRow = 5;
constexpr int hintLetters = 30; ///< wide; always the same, so that no button moves for what is undone

} // namespace

ToolRow::ToolRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_row(new QHBoxLayout(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    m_row->setContentsMargins(sideOfRow, overRow, sideOfRow, overRow);
    m_row->setSpacing(8);
    m_row->addStretch(0);
}

void ToolRow::addGap()
{
    m_gap = new QSpacerItem(0, 0, QSizePolicy::Expanding);
    m_row->addItem(m_gap);
}

void ToolRow::add(Button& button)
{
    m_row->addWidget(&button);
}

int ToolRow::rowHigh() const
{
    int high = 0;
    for (const Words& words : m_words)
        high = std::max(high, words.button->sizeHint().height());
    return high + 2 * overRow;
}

void ToolRow::addHint()
{
    m_hint = new QLabel(this);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_hint->setFont(m_theme->font(TextRole::second));
    m_row->addWidget(m_hint);
}

void ToolRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    if (!m_hint) return;
    m_hint->setFont(m_theme->font(TextRole::second));
    setHint(m_hintWords);
}

void ToolRow::setHint(const QString& words)
{
    m_hintWords = words;
    const int wide = hintLetters * m_hint->fontMetrics().averageCharWidth();
    m_hint->setFixedWidth(wide);
    m_hint->setText(m_hint->fontMetrics().elidedText(words, Qt::ElideRight, wide));
}

void ToolRow::setWords(Button& button, const QString& name, const QString& help)
{
    const auto known = std::find_if(m_words.begin(), m_words.end(),
                                    [&button](const Words& one) { return one.button == &button; });
    const Words words{&button, name, help};
    known == m_words.end() ? m_words.push_back(words) : void(*known = words);
    tell(words);
}

/// What a page is for keeps its words.
void ToolRow::tell(const Words& words) const
{
    const bool sign = signsAlone() && !words.button->property("artIcon").toString().isEmpty() &&
                      words.button->role() != ButtonRole::primary;
    words.button->setText(sign ? QString() : words.name);
    words.button->setAccessibleName(words.name);
    words.button->setToolTip(words.help.isEmpty() && words.button->text().isEmpty() ? words.name
                                                                                    : words.help);
}

void ToolRow::nameAll(Room room)
{
    m_room = room;
    if (m_hint) m_hint->setVisible(!signsAlone());
    for (const Words& words : m_words)
        tell(words);
}

void ToolRow::setRoom(Room room, int left, int high)
{
    const bool own = room == Room::own || room == Room::tight;
    if (m_room != room) nameAll(room);
    m_row->setContentsMargins(own ? sideOfRow : left, own ? overRow : 0, sideOfRow, own ? overRow : 0);
    m_row->setStretch(0, own ? 0 : 1);
    if (m_hint) {
        m_row->removeWidget(m_hint);
        m_row->insertWidget(own ? m_row->indexOf(m_gap) + 1 : 1, m_hint);
    }
    m_row->setStretch(m_row->indexOf(m_gap), own ? 1 : 0);
    setMinimumHeight(own ? 0 : high);
    setMaximumHeight(own ? QWIDGETSIZE_MAX : high);
}

/// Among the tabs on what they stand on.
void ToolRow::paintEvent(QPaintEvent*)
{
    if (m_room == Room::own || m_room == Room::tight) return;
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
}

int ToolRow::wideIn(Room room)
{
    const Room before = m_room;
    nameAll(room);
    m_row->invalidate();
    const QMargins margins = m_row->contentsMargins();
    const int wide = m_row->sizeHint().width() - margins.left() - margins.right() + sideOfRow;
    nameAll(before);
    return wide;
}

} // namespace fabletop
