// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/canvas/canvaspainter.h"

#include "model/content/battlefields/colours.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

void CanvasPainter::paintGrid(QPainter& painter) const
{
    if (!m_editor.grid()) return;
    QColor ink = m_theme.color(Tone::ink);
    ink.setAlphaF(0.14F);
    painter.setPen(QPen(ink, 1));
    const qreal step = m_geometry.size().width() * BattlefieldEditor::gridStep;
    for (qreal x = step; x < m_geometry.size().width(); x += step)
        painter.drawLine(QPointF(x, 0), QPointF(x, m_geometry.size().height()));
    for (qreal y = step; y < m_geometry.size().height(); y += step)
        painter.drawLine(QPointF(0, y), QPointF(m_geometry.size().width(), y));
}

void CanvasPainter::paintAxis(QPainter& painter) const
{
    const QSizeF size = m_geometry.size();
    painter.setPen(QPen(m_theme.color(Tone::accent), 2, Qt::DashLine));
    if (m_editor.symmetry() == Symmetry::leftRight)
        painter.drawLine(QPointF(size.width() / 2, 0), QPointF(size.width() / 2, size.height()));
    if (m_editor.symmetry() == Symmetry::topBottom)
        painter.drawLine(QPointF(0, size.height() / 2), QPointF(size.width(), size.height() / 2));
    if (m_editor.symmetry() == Symmetry::halfTurn)
        painter.drawEllipse(QPointF(size.width() / 2, size.height() / 2), 12, 12);
}

void CanvasPainter::paintProposals(QPainter& painter) const
{
    painter.setPen(QPen(m_theme.color(Tone::accent), 2.5, Qt::DashLine, Qt::RoundCap));
    for (const auto& [one, other] : m_editor.proposals()) {
        const auto [from, to] = m_geometry.line(idAt<SpaceId>(one), idAt<SpaceId>(other));
        painter.drawLine(from, to);
    }
}

void CanvasPainter::paintSelection(QPainter& painter) const
{
    const QColor accent = m_theme.color(Tone::accent);
    const qreal half = m_geometry.radius() + 5;
    painter.setBrush(Qt::NoBrush);
    for (int space : m_editor.selected()) {
        const QRectF frame(centre(space) - QPointF(half, half), QSizeF(2 * half, 2 * half));
        painter.setPen(QPen(accent, 2));
        painter.drawRect(frame);
        painter.setPen(QPen(accent, 1.5));
        painter.setBrush(m_theme.color(Tone::raised));
        for (const QPointF& corner :
             {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()})
            painter.drawRect(QRectF(corner - QPointF(3.5, 3.5), QSizeF(7, 7)));
        painter.setBrush(Qt::NoBrush);
        if (m_editor.overlay() == EditorOverlay::none) paintId(painter, space);
    }
    if (const int line = m_editor.selectedLine(); line >= 0) {
        const auto& [one, other] = m_editor.battlefield().lines[static_cast<std::size_t>(line)];
        const auto [from, to] = m_geometry.line(idAt<SpaceId>(one), idAt<SpaceId>(other));
        painter.setPen(QPen(accent, 6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    }
    if (const int place = m_editor.selectedLabel(); place >= 0) {
        const GroundLabel& label = m_editor.battlefield().labels[static_cast<std::size_t>(place)];
        painter.setPen(QPen(accent, 2, Qt::DashLine));
        painter.drawRect(QRectF(m_geometry.at(label.x, label.y) - QPointF(50, 14), QSizeF(100, 28)));
    }
}

/// What the space is called, on a slip over its eye.
void CanvasPainter::paintId(QPainter& painter, int space) const
{
    const QString id =
        QString::fromStdString(m_editor.battlefield().spaces[static_cast<std::size_t>(space)].id);
    const QFont font = m_theme.interfaceFont(std::max(11.0, m_geometry.radius() * 0.42), QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(id) + 12, metrics.height() + 2);
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(m_theme.color(Tone::raised));
    painter.drawRoundedRect(QRectF(centre(space) - QPointF(size.width() / 2, size.height() / 2), size), 4, 4);
    paintCentred(painter, centre(space), id, font, m_theme.color(Tone::ink));
    painter.setBrush(Qt::NoBrush);
}

/// A figure in the eye of a space on a ground that is the darker the higher the share.
void CanvasPainter::paintFigure(QPainter& painter, int space, const QString& text, qreal share) const
{
    const qreal radius = m_geometry.radius() * 0.62;
    QColor fill = Theme::mix(m_theme.color(Tone::ink), m_theme.color(Tone::raised),
                             0.08 + 0.32 * std::clamp(share, 0.0, 1.0));
    painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    painter.setBrush(fill);
    painter.drawEllipse(centre(space), radius, radius);
    paintCentred(painter, centre(space), text,
                 m_theme.interfaceFont(std::max(9.0, radius * 0.8), QFont::DemiBold),
                 m_theme.color(Tone::ink));
}

void CanvasPainter::paintOverlay(QPainter& painter) const
{
    const BattlefieldFigures& figures = m_editor.figures();
    const Places selected = m_editor.selected();
    const int spaces = static_cast<int>(m_editor.battlefield().spaces.size());
    for (int space = 0; space < spaces; ++space) {
        const auto place = static_cast<std::size_t>(space);
        if (m_editor.overlay() == EditorOverlay::exposure)
            paintFigure(painter, space, QString::number(std::lround(figures.exposure[place] * 100)),
                        figures.exposure[place]);
        if (m_editor.overlay() == EditorOverlay::choke)
            paintFigure(painter, space, QString::number(std::lround(figures.choke[place] * 100)),
                        figures.choke[place] * 2);
        if (m_editor.overlay() == EditorOverlay::distance && !selected.empty()) {
            const int steps = figures.distance[static_cast<std::size_t>(selected.front())][place];
            paintFigure(painter, space, steps == unreachable ? QStringLiteral("–") : QString::number(steps),
                        steps / 10.0);
        }
    }
}

/// The sign of a problem at the upper left of its space.
void CanvasPainter::paintProblems(QPainter& painter) const
{
    for (const BattlefieldIssue& problem : m_editor.document().problems()) {
        if (problem.part != BattlefieldPart::space ||
            problem.index >= static_cast<int>(m_editor.battlefield().spaces.size()))
            continue;
        const QPointF at = centre(problem.index) + QPointF(-0.75, -0.75) * m_geometry.radius();
        painter.setPen(QPen(m_theme.color(Tone::raised), 1.5));
        painter.setBrush(m_theme.color(problem.severity == Severity::error ? Tone::harm : Tone::warn));
        painter.drawEllipse(at, 10, 10);
        paintCentred(painter, at, QStringLiteral("!"), m_theme.interfaceFont(13, QFont::Bold),
                     m_theme.color(Tone::raised));
    }
}

void CanvasPainter::paintStroke(QPainter& painter) const
{
    const QColor accent = m_theme.color(Tone::accent);
    if (const QRectF band = m_hand.band(); !band.isEmpty()) {
        QColor wash = accent;
        wash.setAlphaF(0.12F);
        painter.setPen(QPen(accent, 1.5));
        painter.setBrush(wash);
        painter.drawRect(
            QRectF(m_geometry.at(band.left(), band.top()), m_geometry.at(band.right(), band.bottom())));
    }
    if (m_hand.lineFrom() < 0) return;
    painter.setPen(QPen(accent, 3, Qt::DashLine, Qt::RoundCap));
    painter.drawLine(centre(m_hand.lineFrom()), m_geometry.at(m_hand.lineTo().x(), m_hand.lineTo().y()));
}

void seeAs(QImage& picture, EditorOverlay overlay)
{
    if (overlay != EditorOverlay::protanopia && overlay != EditorOverlay::deuteranopia &&
        overlay != EditorOverlay::tritanopia)
        return;
    const Sight sight = overlay == EditorOverlay::protanopia     ? Sight::protanopia
                        : overlay == EditorOverlay::deuteranopia ? Sight::deuteranopia
                                                                 : Sight::tritanopia;
    picture.convertTo(QImage::Format_RGB32);
    // Neighbouring pixels are mostly alike: the last answer is kept.
    QRgb last = 0;
    QRgb answer = 0;
    bool known = false;
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            if (!known || line[x] != last) {
                last = line[x];
                const Colour seen =
                    seenBy({qRed(last) / 255.0, qGreen(last) / 255.0, qBlue(last) / 255.0}, sight);
                answer = qRgb(static_cast<int>(std::lround(seen.red * 255)),
                              static_cast<int>(std::lround(seen.green * 255)),
                              static_cast<int>(std::lround(seen.blue * 255)));
                known = true;
            }
            line[x] = answer;
        }
    }
}

} // namespace fabletop
