// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/pdfpaper.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal fadeDots = 200;    ///< dots an inch of a fill that fades: it has no edges of its own
constexpr qreal widestFade = 2048; ///< pixels
constexpr QPainter::RenderHints allHints =
    QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform |
    QPainter::VerticalSubpixelPositioning | QPainter::LosslessImageRendering |
    QPainter::NonCosmeticBrushPatterns;

bool fades(const QBrush& brush)
{
    const QGradient* gradient = brush.gradient();
    if (!gradient) return false;
    const QGradientStops stops = gradient->stops();
    return std::any_of(stops.begin(), stops.end(),
                       [](const QGradientStop& stop) { return stop.second.alpha() < 255; });
}

/// Hands everything on to a painter on the writer, but fills that fade.
class PdfPaperEngine final : public QPaintEngine {
public:
    explicit PdfPaperEngine(QPdfWriter& writer) : QPaintEngine(featuresOf(writer)), m_writer(writer) {}

    bool begin(QPaintDevice*) override
    {
        setActive(m_painter.begin(&m_writer));
        return isActive();
    }
    bool end() override
    {
        setActive(false);
        return m_painter.end();
    }
    [[nodiscard]] Type type() const override { return Pdf; }

    void updateState(const QPaintEngineState& now) override
    {
        const DirtyFlags dirty = now.state();
        if (dirty & DirtyTransform) m_painter.setTransform(now.transform());
        if (dirty & DirtyPen) m_painter.setPen(now.pen());
        if (dirty & DirtyBrush) m_painter.setBrush(now.brush());
        if (dirty & DirtyBrushOrigin) m_painter.setBrushOrigin(now.brushOrigin());
        if (dirty & DirtyFont) m_painter.setFont(now.font());
        if (dirty & DirtyBackground) m_painter.setBackground(now.backgroundBrush());
        if (dirty & DirtyBackgroundMode) m_painter.setBackgroundMode(now.backgroundMode());
        if (dirty & DirtyHints) {
            m_painter.setRenderHints(allHints, false);
            m_painter.setRenderHints(now.renderHints());
        }
        if (dirty & DirtyCompositionMode) m_painter.setCompositionMode(now.compositionMode());
        if (dirty & DirtyOpacity) m_painter.setOpacity(now.opacity());
        if (dirty & DirtyClipPath) m_painter.setClipPath(now.clipPath(), now.clipOperation());
        if (dirty & DirtyClipRegion) m_painter.setClipRegion(now.clipRegion(), now.clipOperation());
        if (dirty & DirtyClipEnabled) m_painter.setClipping(now.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override
    {
        const QPen pen = m_painter.pen();
        const QBrush brush = m_painter.brush();
        const bool fadingPen = pen.style() != Qt::NoPen && fades(pen.brush());
        if (!fades(brush) && !fadingPen) return m_painter.drawPath(path);
        if (fades(brush))
            drawFade(path, brush);
        else
            m_painter.fillPath(path, brush);
        if (fadingPen)
            drawFade(QPainterPathStroker(pen).createStroke(path), pen.brush());
        else
            m_painter.strokePath(path, pen);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode == PolylineMode) return drawUnfilled(path);
        path.closeSubpath();
        drawPath(path);
    }
    using QPaintEngine::drawPolygon;
    void drawLines(const QLineF* lines, int count) override
    {
        if (!fades(m_painter.pen().brush())) return m_painter.drawLines(lines, count);
        for (int line = 0; line < count; ++line) {
            QPainterPath path(lines[line].p1());
            path.lineTo(lines[line].p2());
            drawUnfilled(path);
        }
    }
    using QPaintEngine::drawLines;
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override
    {
        m_painter.drawPixmap(target, pixmap, source);
    }
    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags flags) override
    {
        m_painter.drawImage(target, image, source, flags);
    }
    void drawTiledPixmap(const QRectF& target, const QPixmap& pixmap, const QPointF& offset) override
    {
        m_painter.drawTiledPixmap(target, pixmap, offset);
    }
    void drawTextItem(const QPointF& place, const QTextItem& text) override
    {
        m_painter.drawTextItem(place, text);
    }

private:
    /// What the writer's own engine can do, so that Qt stands in for the same gaps as without us.
    static PaintEngineFeatures featuresOf(const QPaintDevice& writer)
    {
        PaintEngineFeatures features;
        for (unsigned bit = 1; bit != 0; bit <<= 1)
            if (writer.paintEngine()->hasFeature(PaintEngineFeature(bit)))
                features |= PaintEngineFeature(bit);
        return features;
    }

    void drawUnfilled(const QPainterPath& path)
    {
        const QBrush brush = m_painter.brush();
        m_painter.setBrush(Qt::NoBrush);
        drawPath(path);
        m_painter.setBrush(brush);
    }

    /// The fill as a picture of what it covers, inside the outline.
    void drawFade(const QPainterPath& path, const QBrush& brush)
    {
        const QRectF room = path.boundingRect();
        const QTransform way = m_painter.transform();
        const qreal dots = fadeDots / m_writer.resolution();
        const QSizeF wanted(room.width() * std::hypot(way.m11(), way.m12()) * dots,
                            room.height() * std::hypot(way.m21(), way.m22()) * dots);
        const QSize size = wanted.boundedTo(QSizeF(widestFade, widestFade)).toSize().expandedTo(QSize(1, 1));
        if (room.isEmpty()) return;
        QImage picture(size, QImage::Format_ARGB32);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.scale(size.width() / room.width(), size.height() / room.height());
        painter.translate(-room.topLeft());
        painter.setBrushOrigin(m_painter.brushOrigin());
        painter.fillRect(room, brush);
        painter.end();
        m_painter.save();
        m_painter.setRenderHint(QPainter::LosslessImageRendering);
        m_painter.setClipPath(path, Qt::IntersectClip);
        m_painter.drawImage(room, picture);
        m_painter.restore();
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
};

} // namespace

PdfPaper::PdfPaper(QIODevice& device, int resolution, const QString& title, const QPageSize& page)
    : m_writer(std::make_unique<QPdfWriter>(&device))
{
    m_writer->setResolution(resolution);
    m_writer->setPageSize(page);
    m_writer->setPageMargins(QMarginsF());
    m_writer->setCreator(QStringLiteral("Fabletop"));
    m_writer->setTitle(title);
    m_engine = std::make_unique<PdfPaperEngine>(*m_writer);
}

PdfPaper::~PdfPaper() = default;

bool PdfPaper::newPage()
{
    return m_writer->newPage();
}

QPaintEngine* PdfPaper::paintEngine() const
{
    return m_engine.get();
}

int PdfPaper::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth: return m_writer->width();
    case PdmHeight: return m_writer->height();
    case PdmWidthMM: return m_writer->widthMM();
    case PdmHeightMM: return m_writer->heightMM();
    case PdmNumColors: return m_writer->colorCount();
    case PdmDepth: return m_writer->depth();
    case PdmDpiX: return m_writer->logicalDpiX();
    case PdmDpiY: return m_writer->logicalDpiY();
    case PdmPhysicalDpiX: return m_writer->physicalDpiX();
    case PdmPhysicalDpiY: return m_writer->physicalDpiY();
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    default: return QPaintDevice::metric(metric);
    }
}

} // namespace fabletop
