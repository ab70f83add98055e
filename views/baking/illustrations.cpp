// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/baking/illustrations.h"

#include "views/baking/ownpicture.h"
#include "views/baking/tokens.h"

#include <QFile>
#include <QFutureWatcher>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <QTimer>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <cmath>
#include <utility>

/// The library is linked statically, so its resources have to be asked for, outside any namespace.
static void initIllustrations()
{
    Q_INIT_RESOURCE(art);
    Q_INIT_RESOURCE(illustrations);
}

namespace fabletop {

namespace {

constexpr int keptKilobytes = 24 * 1024; ///< on a screen without scaling; by its square on others
constexpr int widthStep = 4;             ///< baked widths are multiples of it, so that resizing bakes less

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject jsonOf(const QString& path)
{
    initIllustrations();
    return QJsonDocument::fromJson(bytesOf(path)).object();
}

QString pathOf(IllustrationKind kind, const QString& stem)
{
    switch (kind) {
    case IllustrationKind::figure: return QStringLiteral(":/art/figures/%1.svg").arg(stem);
    case IllustrationKind::bust: return QStringLiteral(":/art/figures/%1-bust.svg").arg(stem);
    case IllustrationKind::vignette: break;
    }
    return QStringLiteral(":/art/vignettes/%1.svg").arg(stem);
}

/// Printers and SVG or PDF files take outlines.
bool takesOutlines(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() != QPaintEngine::Raster;
}

int bakedWidth(qreal devicePixels)
{
    return std::max(1, static_cast<int>(std::ceil(devicePixels / widthStep))) * widthStep;
}

void draw(QPainter& painter, const QRectF& box, const QByteArray& svg, bool mirrored)
{
    painter.save();
    if (mirrored) {
        painter.translate(2 * box.center().x(), 0);
        painter.scale(-1, 1);
    }
    QSvgRenderer(svg).render(&painter, box);
    painter.restore();
}

/// The author's own picture, or the drawing.
void draw(QPainter& painter, const QRectF& box, const Illustration& illustration, const Inks& inks)
{
    if (illustration.own && drawOwnPicture(painter, box, illustration, inks)) return;
    const QByteArray svg = bytesOf(pathOf(illustration.kind, illustration.stem));
    draw(painter, box, inks.printed(svg, illustration.wash, illustration.lamplight), illustration.mirrored);
}

/// Thread safe: `inks` isn't changed while it lives.
QImage bake(const Illustration& illustration, const Inks& inks, int width)
{
    const QSizeF design = Illustrations::designSize(illustration.kind);
    const QSize size(width,
                     std::max(1, static_cast<int>(std::lround(width * design.height() / design.width()))));
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF(QPointF(), QSizeF(size)), illustration, inks);
    return picture;
}

/// Whether more than a sixth of the upper edge is drawn on.
bool drawnAtTop(const QImage& picture)
{
    const int row = picture.height() / 100;
    int drawn = 0;
    for (int x = 0; x < picture.width(); ++x)
        drawn += qAlpha(picture.pixel(x, row)) > 128;
    return drawn * 6 > picture.width();
}

} // namespace

Illustrations::Illustrations(const std::array<QColor, maxSeats>& seats, QObject* parent)
    : QObject(parent), m_inks(designTokens().value("illustration").toObject(), seats)
{
    for (const QJsonValue stem : jsonOf(QStringLiteral(":/art/figures/facing.json")).value("left").toArray())
        m_left.insert(stem.toString());
    const qreal dpr = qGuiApp ? qGuiApp->devicePixelRatio() : 1;
    m_fading.setSingleShot(true);
    m_kept.setMaxCost(static_cast<int>(keptKilobytes * std::clamp(dpr * dpr, 1.0, 8.0 / 3)));
}

Illustrations::~Illustrations()
{
    // A worker reads the inks of this object.
    for (auto* watcher : findChildren<QFutureWatcherBase*>(QString(), Qt::FindDirectChildrenOnly))
        watcher->waitForFinished();
}

QSizeF Illustrations::designSize(IllustrationKind kind)
{
    switch (kind) {
    case IllustrationKind::figure: return {240, 320};
    case IllustrationKind::bust: return {240, 240};
    case IllustrationKind::vignette: break;
    }
    return {216, 100};
}

bool Illustrations::has(IllustrationKind kind, const QString& stem)
{
    [[maybe_unused]] static const bool there = (initIllustrations(), true);
    return !stem.isEmpty() && QFile::exists(pathOf(kind, stem));
}

Illustrations::Key Illustrations::keyOf(const Illustration& illustration, int width)
{
    const HeroPicture* own = illustration.own.get(); // by its content: an edited picture is another
    const QString stem =
        illustration.stem +
        (own ? u'/' + QString::fromStdString(own->digest) + (illustration.whole ? u'w' : u'c') : QString());
    return QStringLiteral("%1|%2|%3%4%5|%6")
        .arg(stem)
        .arg(static_cast<int>(illustration.kind))
        .arg(static_cast<int>(illustration.wash))
        .arg(illustration.lamplight ? u'n' : u'd')
        .arg(illustration.mirrored ? u'm' : u'-')
        .arg(width);
}

const QPixmap* Illustrations::anySize(const Illustration& illustration) const
{
    const int width = m_lastWidth.value(keyOf(illustration, 0));
    return width > 0 ? m_kept.object(keyOf(illustration, width)) : nullptr;
}

bool Illustrations::paint(QPainter& painter, const QRectF& box, const Illustration& illustration)
{
    if (takesOutlines(painter)) {
        draw(painter, box, illustration, m_inks);
        return true;
    }
    const int width = bakedWidth(box.width() * std::abs(painter.deviceTransform().m11()));
    const QPixmap* picture = m_kept.object(keyOf(illustration, width));
    if (!picture && m_patient) {
        keep(illustration, width, bake(illustration, m_inks, width));
        picture = m_kept.object(keyOf(illustration, width));
    }
    if (!picture) {
        prepare(illustration, width);
        picture = anySize(illustration);
    }
    if (!picture) return false;
    const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(box, *picture, QRectF(picture->rect()));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    return true;
}

void Illustrations::prepare(const Illustration& illustration, qreal width)
{
    const int baked = bakedWidth(width);
    const Key key = keyOf(illustration, baked);
    const bool arrived = std::any_of(m_arrived.begin(), m_arrived.end(), [&](const Arrived& one) {
        return keyOf(one.illustration, one.width) == key;
    });
    if (arrived || m_kept.contains(key) || m_baking.contains(key) ||
        !has(illustration.kind, illustration.stem))
        return;
    m_baking.insert(key);
    start(illustration, baked);
}

void Illustrations::start(const Illustration& illustration, int width)
{
    auto* watcher = new QFutureWatcher<QImage>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, illustration, width] {
        m_baking.remove(keyOf(illustration, width));
        m_arrived.push_back({illustration, width, watcher->result()});
        watcher->deleteLater();
        if (m_arrived.size() == 1) QTimer::singleShot(0, this, &Illustrations::tell);
    });
    watcher->setFuture(QtConcurrent::run(
        [illustration, width, inks = &m_inks] { return bake(illustration, *inks, width); }));
}

void Illustrations::keep(const Illustration& illustration, int width, const QImage& picture)
{
    const int kilobytes = static_cast<int>(picture.sizeInBytes() / 1024);
    m_kept.insert(keyOf(illustration, width), new QPixmap(QPixmap::fromImage(picture)),
                  std::max(1, kilobytes));
    m_lastWidth.insert(keyOf(illustration, 0), width);
    if (drawnAtTop(picture)) m_cutAbove.insert(keyOf(illustration, 0));
}

/// Once for all that come in one pass of the event loop.
void Illustrations::tell()
{
    if (m_fade > 0) {
        Q_EMIT arriving();
        m_fading.start(m_fade);
    }
    for (const Arrived& one : std::exchange(m_arrived, {}))
        keep(one.illustration, one.width, one.picture);
    Q_EMIT baked();
}

bool Illustrations::opaqueAt(const Illustration& illustration, QPointF at) const
{
    const QPixmap* picture = anySize(illustration);
    if (!picture) return true;
    const QPoint pixel(static_cast<int>(at.x() * picture->width()),
                       static_cast<int>(at.y() * picture->height()));
    constexpr int seen = 96; // of 255: less is the shadow of a figure, not the figure
    return picture->rect().contains(pixel) &&
           picture->copy(QRect(pixel, QSize(1, 1))).toImage().pixelColor(0, 0).alpha() > seen;
}

} // namespace fabletop
