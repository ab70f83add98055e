// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/rulesgutter.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/rules/rulesfolding.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int fewestDigits = 3;

} // namespace

RulesGutter::RulesGutter(RulesEditor& editor, std::shared_ptr<const Theme> theme)
    : QWidget(&editor), m_editor(editor), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setCursor(Qt::ArrowCursor);
}

void RulesGutter::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

int RulesGutter::markWide() const
{
    return m_editor.fontMetrics().height();
}

int RulesGutter::wide() const
{
    const int digits =
        std::max(fewestDigits, static_cast<int>(QString::number(m_editor.blockCount()).size()));
    return m_editor.fontMetrics().horizontalAdvance(u'0') * (digits + 1) + markWide();
}

bool RulesGutter::foldable(int line) const
{
    const std::vector<Fold>& blocks = m_editor.folding().blocks();
    return std::any_of(blocks.begin(), blocks.end(),
                       [line](const Fold& fold) { return fold.firstLine == line; });
}

void RulesGutter::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_theme->color(Tone::panel));
    painter.setFont(m_editor.font());
    painter.setRenderHint(QPainter::Antialiasing);
    const int mark = markWide();
    m_editor.forEachVisibleLine(event->rect(), [&](const QTextBlock& block, const QRectF& place) {
        const int line = block.blockNumber() + 1;
        const qreal high = block.layout()->lineAt(0).height(); // beside the first, where a line goes on below
        paintText(painter, QRectF(0, place.top(), width() - mark, high), QString::number(line),
                  {painter.font(), m_theme->color(line == m_editor.line() ? Tone::ink : Tone::ink2)},
                  Fit::exact, Qt::AlignRight | Qt::AlignVCenter);
        if (!foldable(line)) return;
        // A triangle: down where the block is open, to the right where it is folded.
        const QPointF centre(width() - mark / 2.0, place.top() + high / 2);
        const double half = mark * 0.18;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme->color(Tone::ink2));
        if (m_editor.folding().folded(line))
            painter.drawPolygon(QPolygonF{centre + QPointF(-half, -1.4 * half),
                                          centre + QPointF(1.2 * half, 0),
                                          centre + QPointF(-half, 1.4 * half)});
        else
            painter.drawPolygon(QPolygonF{centre + QPointF(-1.4 * half, -half),
                                          centre + QPointF(1.4 * half, -half),
                                          centre + QPointF(0, 1.2 * half)});
    });
}

void RulesGutter::mousePressEvent(QMouseEvent* event)
{
    m_editor.forEachVisibleLine(rect(), [&](const QTextBlock& block, const QRectF& place) {
        const int line = block.blockNumber() + 1;
        if (place.top() <= event->position().y() && event->position().y() < place.bottom() && foldable(line))
            Q_EMIT foldClicked(line);
    });
}

} // namespace fabletop
