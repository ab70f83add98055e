// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/linkedwidget.h"

#include <QKeyEvent>
#include <algorithm>

namespace fabletop {

LinkedWidget::LinkedWidget(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
}

void LinkedWidget::setLinks(std::vector<PlacedLink> links)
{
    m_links = std::move(links);
    m_link = -1;
}

const PlacedLink* LinkedWidget::focusedLink() const
{
    return hasFocus() && m_link >= 0 ? &m_links[static_cast<std::size_t>(m_link)] : nullptr;
}

int LinkedWidget::linkAt(QPointF point) const
{
    const auto place = std::find_if(m_links.begin(), m_links.end(),
                                    [&](const PlacedLink& link) { return link.rect.contains(point); });
    return place == m_links.end() ? -1 : static_cast<int>(place - m_links.begin());
}

void LinkedWidget::setLink(int link)
{
    setCursor(link >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (link == m_link) return;
    m_link = link;
    update();
}

void LinkedWidget::mouseMoveEvent(QMouseEvent* event)
{
    setLink(linkAt(event->position()));
}

void LinkedWidget::leaveEvent(QEvent*)
{
    setLink(-1);
}

void LinkedWidget::mousePressEvent(QMouseEvent* event)
{
    if (const int link = linkAt(event->position()); link >= 0)
        Q_EMIT ruleActivated(m_links[static_cast<std::size_t>(link)].rule);
    else
        event->ignore();
}

bool LinkedWidget::focusNextPrevChild(bool next)
{
    const int count = static_cast<int>(m_links.size());
    const int link = next ? m_link + 1 : (m_link < 0 ? count : m_link) - 1;
    if (!hasFocus() || link < 0 || link >= count) {
        setLink(-1);
        return QWidget::focusNextPrevChild(next);
    }
    setLink(link);
    return true;
}

void LinkedWidget::focusInEvent(QFocusEvent* event)
{
    const int count = static_cast<int>(m_links.size());
    if (event->reason() == Qt::TabFocusReason && count > 0) setLink(0);
    if (event->reason() == Qt::BacktabFocusReason && count > 0) setLink(count - 1);
    update();
}

/// On a link Space is the link's and goes no further.
bool LinkedWidget::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && focusedLink() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space)
        event->accept();
    return QWidget::event(event);
}

void LinkedWidget::keyPressEvent(QKeyEvent* event)
{
    const bool enters =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (enters && focusedLink())
        Q_EMIT ruleActivated(focusedLink()->rule);
    else
        event->ignore();
}

} // namespace fabletop
