// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/art.h"

#include "views/baking/illustrations.h"
#include "views/baking/tokens.h"

#include <QFile>
#include <QIconEngine>
#include <QImageReader>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

/// The library is linked statically, so its resources have to be asked for, outside any namespace.
static void initResources()
{
    Q_INIT_RESOURCE(art);
}

namespace fabletop {

namespace {

constexpr const char* drawnInk = "#241C15";
constexpr int keptKilobytes = 48 * 1024;
constexpr int keptRenderers = 160;

QByteArray fileBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString iconPath(const QString& stem)
{
    return QStringLiteral(":/art/icons/%1.svg").arg(stem);
}
QString shippedEmblem(const QString& stem)
{
    return QStringLiteral(":/art/emblems/%1.svg").arg(stem);
}
QString appIconPath(qreal pixels)
{
    constexpr qreal small = 24; ///< up to which fewer lines are better
    return pixels <= small ? QStringLiteral(":/art/app-icon-small.svg")
                           : QStringLiteral(":/art/app-icon.svg");
}
bool isPixels(const QString& path)
{
    return path.endsWith(QLatin1String(".png"));
}

/// A picture of somebody's own as large as it fits into the box, in its own proportions.
void drawPixels(QPainter& painter, const QRectF& box, const QString& path)
{
    QImageReader reader(path);
    const QImage picture = reader.read();
    if (picture.isNull()) return;
    const QSizeF size = QSizeF(picture.size()).scaled(box.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(0, 0), size);
    place.moveCenter(box.center());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal scale = painter.deviceTransform().m11();
    const QSize pixels = (size * std::max(scale, 0.1)).toSize().expandedTo(QSize(1, 1));
    // Scaled by averaging: a painter alone leaves out most of the pixels of a large picture.
    painter.drawImage(place, picture.scaled(pixels.boundedTo(picture.size()), Qt::IgnoreAspectRatio,
                                            Qt::SmoothTransformation));
    painter.restore();
}

/// Printers and SVG or PDF files take outlines; only pixels are worth keeping.
bool takesOutlines(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() != QPaintEngine::Raster;
}

/// True where the painter only moves and scales evenly, so that a picture may stand for the drawing.
bool upright(const QTransform& transform)
{
    return transform.type() <= QTransform::TxScale && transform.m11() > 0 &&
           qFuzzyCompare(transform.m11(), transform.m22());
}

class TintedIcon final : public QIconEngine {
public:
    TintedIcon(QByteArray svg, QColor ink, QColor off) : m_svg(std::move(svg)), m_ink(ink), m_off(off) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray text = m_svg;
        const QColor ink = mode == QIcon::Disabled && m_off.isValid() ? m_off : m_ink;
        QSvgRenderer renderer(text.replace(drawnInk, ink.name().toLatin1()));
        const int side = std::min(rect.width(), rect.height());
        QRectF box(0, 0, side, side);
        box.moveCenter(QRectF(rect).center());
        renderer.render(painter, box);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return picture;
    }
    QIconEngine* clone() const override { return new TintedIcon(*this); }

private:
    QByteArray m_svg;
    QColor m_ink;
    QColor m_off;
};

/// Each size is drawn when it is first asked for.
class AppIcon final : public QIconEngine {
public:
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int side = std::min(rect.width(), rect.height());
        QRect box(0, 0, side, side);
        box.moveCenter(rect.center());
        const qreal dpr = painter->device()->devicePixelRatio();
        painter->drawPixmap(box, pixmap((QSizeF(box.size()) * dpr).toSize(), mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        const int side = std::max(1, std::min(size.width(), size.height()));
        QPixmap& kept = m_kept[side];
        if (!kept.isNull()) return kept;
        kept = QPixmap(side, side);
        kept.fill(Qt::transparent);
        QPainter painter(&kept);
        QSvgRenderer(fileBytes(appIconPath(side))).render(&painter, QRectF(0, 0, side, side));
        return kept;
    }
    QIconEngine* clone() const override { return new AppIcon(*this); }

private:
    QHash<int, QPixmap> m_kept; ///< by side
};

} // namespace

Art::Art(QHash<QString, QString> pictures, const std::array<QColor, maxSeats>& seats)
    : m_guests(std::move(pictures)), m_pixmaps(keptKilobytes),
      m_illustrations(std::make_unique<Illustrations>(seats)), m_seats(seats)
{
    initResources();
    const QJsonObject plate = designTokens().value("plate").toObject();
    for (auto ink = plate.begin(); ink != plate.end(); ++ink)
        m_plate.emplace_back(ink.key().toLatin1(), ink.value().toString().toLatin1());
}

Art::~Art() = default;

QSvgRenderer* Art::renderer(const QString& path, const QColor& ink) const
{
    const QString key = path + ink.name();
    auto found = m_renderers.find(key);
    if (found == m_renderers.end()) {
        if (m_renderers.size() >= keptRenderers) m_renderers.clear();
        QByteArray text = fileBytes(path);
        if (ink.isValid()) text.replace(drawnInk, ink.name().toLatin1());
        found = m_renderers.insert(key, std::make_shared<QSvgRenderer>(text));
        if (m_guests.values().contains(path)) found.value()->setAspectRatioMode(Qt::KeepAspectRatio);
    }
    return found->get();
}

QPixmap Art::tinted(const QString& path, const QColor& ink, QSizeF size, qreal dpr) const
{
    const QSize pixels(static_cast<int>(std::ceil(size.width() * dpr)),
                       static_cast<int>(std::ceil(size.height() * dpr)));
    const QString key =
        QStringLiteral("%1|%2|%3x%4").arg(path, ink.name()).arg(pixels.width()).arg(pixels.height());
    if (const QPixmap* kept = m_pixmaps.object(key)) return *kept;
    QPixmap picture(pixels.expandedTo(QSize(1, 1)));
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    // In whole pixels: what is kept must not depend on which of two nearly equal sizes was asked for first.
    draw(painter, QRectF(QPointF(0, 0), QSizeF(picture.size())), path, ink);
    painter.end();
    m_pixmaps.insert(key, new QPixmap(picture), std::max(1, pixels.width() * pixels.height() / 256));
    return picture;
}

void Art::draw(QPainter& painter, const QRectF& box, const QString& path, const QColor& ink) const
{
    if (isPixels(path)) return drawPixels(painter, box, path);
    renderer(path, ink)->render(&painter, box);
}

QString Art::emblemPath(const QString& stem) const
{
    const QString shipped = shippedEmblem(stem);
    return QFile::exists(shipped) ? shipped : m_guests.value(stem, shipped);
}

void Art::paintTinted(QPainter& painter, const QRectF& box, const QString& path, const QColor& ink) const
{
    const QTransform device = painter.deviceTransform();
    if (takesOutlines(painter) || !upright(device)) {
        draw(painter, box, path, ink);
        return;
    }
    const qreal scale = device.m11();
    const QPixmap picture = tinted(path, ink, box.size(), scale);
    const QPointF corner = device.map(box.topLeft());
    painter.save();
    painter.setWorldMatrixEnabled(false);
    painter.setViewTransformEnabled(false);
    const QTransform base = painter.deviceTransform(); // what the device itself adds: its pixel ratio
    const qreal ratio = base.m11();
    const QPointF whole(std::round(corner.x()), std::round(corner.y()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawPixmap(QRectF(base.inverted().map(whole), QSizeF(picture.size()) / ratio), picture,
                       QRectF(QPointF(0, 0), QSizeF(picture.size())));
    painter.restore();
}

void Art::paintIcon(QPainter& painter, const QRectF& box, const QString& stem, const QColor& ink) const
{
    paintTinted(painter, box, iconPath(stem), ink);
}

QPixmap Art::iconPixmap(const QString& stem, const QColor& ink, qreal size, qreal dpr) const
{
    QPixmap picture = tinted(iconPath(stem), ink, QSizeF(size, size), dpr);
    picture.setDevicePixelRatio(dpr);
    return picture;
}

QIcon Art::icon(const QString& stem, const QColor& ink, const QColor& off) const
{
    return QIcon(new TintedIcon(fileBytes(iconPath(stem)), ink, off));
}

bool Art::hasEmblem(const QString& stem) const
{
    return !stem.isEmpty() && (QFile::exists(shippedEmblem(stem)) || m_guests.contains(stem));
}

void Art::paintEmblem(QPainter& painter, const QRectF& box, const QString& stem, const QColor& ink) const
{
    paintTinted(painter, box, emblemPath(stem), ink);
}

void Art::paintCardBack(QPainter& painter, const QRectF& box) const
{
    paintTinted(painter, box, QStringLiteral(":/art/card-back.svg"), QColor());
}

QIcon Art::appIcon()
{
    initResources();
    return QIcon(new AppIcon);
}

QBrush Art::patternBrush(const QString& ornament, const QColor& ink, qreal dpr) const
{
    if (ornament == QLatin1String("plain") || !ornaments().contains(ornament)) return QBrush(Qt::NoBrush);
    const int side = std::max(1, static_cast<int>(std::lround(12 * dpr)));
    const QPixmap tile =
        tinted(QStringLiteral(":/art/patterns/%1.svg").arg(ornament), ink, QSizeF(side, side), 1);
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(12.0 / side, 12.0 / side));
    return brush;
}

QByteArray Art::backdrop(const QString& fileName)
{
    initResources();
    if (fileName.contains(QLatin1Char('/')) || fileName.isEmpty()) return {};
    return fileBytes(QStringLiteral(":/art/backdrops/%1").arg(fileName));
}

QByteArray Art::lamplit(QByteArray svg) const
{
    for (const auto& [day, night] : m_plate) {
        svg.replace(day, night);
        svg.replace(day.toLower(), night);
    }
    return svg;
}

const QStringList& Art::ornaments()
{
    static const QStringList names{"plain",  "dots",  "rails", "zigzag", "checks", "diamonds",
                                   "scales", "slant", "teeth", "rays",   "beads",  "crosses"};
    return names;
}

} // namespace fabletop
