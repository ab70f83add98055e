// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Art: the shipped drawings (icons, emblems, card back, patterns, backdrops) in any colour and size, and
/// pictures that heroes of packages bring along.
///
/// Why one place: every drawing is one ink on transparent ground, so tinting is replacing that ink in
/// the text of the file; what was drawn once at a size is kept.

#include "model/table/ids.h"

#include <QBrush>
#include <QByteArray>
#include <QCache>
#include <QColor>
#include <QHash>
#include <QIcon>
#include <QPixmap>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <array>
#include <memory>
#include <utility>
#include <vector>

class QPainter;
class QSvgRenderer;

namespace fabletop {

class Illustrations;

class Art {
public:
    /// `pictures`: files, SVG or PNG, that stand for the emblems of these names where none is shipped.
    /// `seats`: a person's own colours, where they are valid.
    explicit Art(QHash<QString, QString> pictures = {}, const std::array<QColor, maxSeats>& seats = {});
    ~Art();
    Art(const Art&) = delete;
    Art& operator=(const Art&) = delete;

    /// Icons are named by the stem of their file: "attack" is :/art/icons/attack.svg.
    void paintIcon(QPainter& painter, const QRectF& box, const QString& stem, const QColor& ink) const;
    [[nodiscard]] QPixmap iconPixmap(const QString& stem, const QColor& ink, qreal size, qreal dpr) const;
    /// An icon for menus and views; sharp at any size, `off` where it is disabled.
    [[nodiscard]] QIcon icon(const QString& stem, const QColor& ink, const QColor& off = QColor()) const;

    [[nodiscard]] const QHash<QString, QString>& pictures() const { return m_guests; }
    [[nodiscard]] const std::array<QColor, maxSeats>& seats() const { return m_seats; }
    [[nodiscard]] bool hasEmblem(const QString& stem) const;
    void paintEmblem(QPainter& painter, const QRectF& box, const QString& stem, const QColor& ink) const;

    void paintCardBack(QPainter& painter, const QRectF& box) const;
    /// The icon of the program, sharp at any size.
    [[nodiscard]] static QIcon appIcon();

    /// A zone's ornament as a 12 × 12 tile brush, `ink` on nothing; a null brush for "plain".
    [[nodiscard]] QBrush patternBrush(const QString& ornament, const QColor& ink, qreal dpr) const;

    /// Figures, half figures and card pictures in the inks of a seat. What it keeps is no part of what this
    /// object is, hence const.
    [[nodiscard]] Illustrations& illustrations() const { return *m_illustrations; }

    /// A shipped backdrop's text, or nothing.
    [[nodiscard]] static QByteArray backdrop(const QString& fileName);
    /// Replaces the fifteen plate inks by their lamplight inks. Thread safe.
    [[nodiscard]] QByteArray lamplit(QByteArray svg) const;
    /// The twelve ornaments, in the order in which a file without patterns takes them.
    [[nodiscard]] static const QStringList& ornaments();

private:
    void paintTinted(QPainter& painter, const QRectF& box, const QString& path, const QColor& ink) const;
    [[nodiscard]] QPixmap tinted(const QString& path, const QColor& ink, QSizeF size, qreal dpr) const;
    void draw(QPainter& painter, const QRectF& box, const QString& path, const QColor& ink) const;
    [[nodiscard]] QSvgRenderer* renderer(const QString& path, const QColor& ink) const;
    [[nodiscard]] QString emblemPath(const QString& stem) const;

    QHash<QString, QString> m_guests;
    mutable QCache<QString, QPixmap> m_pixmaps;
    mutable QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
    std::vector<std::pair<QByteArray, QByteArray>> m_plate;
    std::unique_ptr<Illustrations> m_illustrations;
    std::array<QColor, maxSeats> m_seats;
};

} // namespace fabletop
